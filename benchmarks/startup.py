"""How long nothing takes: starting, planning an empty folder, compiling a spec."""
import shutil

from measure import MINILAB, ROOT, cost, interleave, table

LIMITS_MS = {"--version": 10, "warm plan of nothing": 20, "cold spec": 500}


def run(options, folder):
    empty, cache = folder / "empty", folder / "cache"
    empty.mkdir()
    environment = {"XDG_CACHE_HOME": str(cache), "XDG_STATE_HOME": str(folder / "state")}
    spec = folder / "job.swift"
    shutil.copy(ROOT / "benchmarks/one-size.swift", spec)
    plan = [MINILAB, "plan", spec, empty]
    edits = 0

    def warm():
        return cost(plan, environment, watch_memory=False)

    def version():
        return cost([MINILAB, "--version"], watch_memory=False)

    def cold():
        nonlocal edits
        edits += 1
        changed = folder / f"job-{edits}.swift"
        changed.write_text(spec.read_text() + f"// edit {edits}\n")
        return cost([MINILAB, "plan", changed, empty], environment, watch_memory=False)

    warm()  # builds JobSpec for this toolchain, once
    costs = interleave(
        {"--version": version, "warm plan of nothing": warm, "cold spec": cold},
        max(options.rounds, 15),
    )
    table(
        ["", "ms", "limit ms", "MiB"],
        [
            [name, f"{c.wall * 1000:.1f}", LIMITS_MS[name], f"{c.memory:.1f}"]
            for name, c in costs.items()
        ],
    )
    return {name: c.wall * 1000 for name, c in costs.items()}
