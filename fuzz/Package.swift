// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that a plain `swift build` of Minilab is not disturbed. It sees the same
// sources through symbolic links and builds them with coverage for libFuzzer.

let features: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let instrumented: [SwiftSetting] =
  features + [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"])]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: instrumented)
}

let package = Package(
  name: "fuzz",
  targets: [
    library("JobSpec"),
    library("AssetFacts", ["JobSpec"]),
    library("MediaFile"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib"),
    .systemLibrary(name: "CBrotli", pkgConfig: "libbrotlidec"),
    .systemLibrary(name: "CExpat", pkgConfig: "expat"),
    .systemLibrary(name: "CNettle", pkgConfig: "nettle"),
    .systemLibrary(name: "CExif", pkgConfig: "libexif"),
    library("Compression", ["CZlib", "CBrotli"]),
    library("XML", ["CExpat"]),
    library("Exif", ["CExif"]),
    library("Hashing", ["CNettle"]),
    library("Privacy", ["JobSpec", "MediaFile", "XML", "Compression", "Hashing"]),
    library("Inspection", ["JobSpec", "AssetFacts", "MediaFile", "XML", "Compression", "Exif"]),
    .executableTarget(
      name: "Fuzz",
      dependencies: ["JobSpec", "MediaFile", "Inspection", "AssetFacts", "Exif", "Privacy"],
      swiftSettings: instrumented,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])]),
  ]
)
