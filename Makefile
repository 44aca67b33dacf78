# The daily commands. `make` alone lists them; CONTRIBUTING.md says more.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

# Debug builds serve the tests, release builds everything that is run or measured. They have
# folders of their own in .build and never rebuild each other.
RELEASE = $(SWIFT) build -c release --static-swift-stdlib
BIN = .build/release
FORMATTED = Package.swift Sources Tests Fixtures $(wildcard pipelines fuzz)

.DEFAULT_GOAL := help
.PHONY: help dependencies demo release test torture lint format layers bench docs \
	install uninstall clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

dependencies: ## install the Debian packages that are missing
	@scripts/install-dependencies

demo: dependencies release ## develop the Fixtures folder through pipelines/web-gallery.swift
	@scripts/demo

release: ## build minilab and minilab-worker, optimised, the Swift runtime linked in
	$(RELEASE) --product minilab
	$(RELEASE) --product minilab-worker

test: dependencies ## run all tests
	$(SWIFT) test --disable-xctest

torture: dependencies ## what takes longer: sanitizers, fuzzing, hundreds of kills
	@scripts/torture

lint: ## check the formatting and the doc comments
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)

format: ## format everything in place
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

layers: ## check that every target imports only what it may
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	@scripts/check-layers --self-test
	@scripts/check-layers

bench: release ## compare with vipsthumbnail in the same run
	@benchmarks/run

docs: ## make the reference of the public libraries in out/docs
	@scripts/make-docs

install: release ## install below PREFIX (/usr/local)
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/libexec/minilab"
	install $(BIN)/minilab "$(DESTDIR)$(PREFIX)/bin"
	install $(BIN)/minilab-worker "$(DESTDIR)$(PREFIX)/libexec/minilab"
	install -d "$(DESTDIR)$(PREFIX)/share/minilab"
	cd "$(DESTDIR)$(PREFIX)/share/minilab" && rm -rf JobSpec SpecDriver CSpecDriver pipelines
	cp -R Sources/JobSpec Sources/SpecDriver Sources/CSpecDriver pipelines "$(DESTDIR)$(PREFIX)/share/minilab"

uninstall: ## remove what install put below PREFIX
	rm -f "$(DESTDIR)$(PREFIX)/bin/minilab"
	rm -rf "$(DESTDIR)$(PREFIX)/libexec/minilab" "$(DESTDIR)$(PREFIX)/share/minilab"

clean: ## remove everything that was built
	rm -rf .build out fuzz/.build
