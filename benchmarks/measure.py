"""Runs a command and says what it cost: wall time, CPU time, and memory of its process tree."""
import dataclasses
import os
import pathlib
import statistics
import subprocess
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
MINILAB = ROOT / ".build/release/minilab"


@dataclasses.dataclass
class Cost:
    """Seconds, and MiB of the command and all of its children together."""

    wall: float
    cpu: float
    memory: float
    status: int


class MemoryWatch:
    """Samples the proportional memory of a process tree every 20 ms and keeps the peak."""

    def __init__(self, pid):
        self.pid, self.peak, self.done = pid, 0, threading.Event()
        self.thread = threading.Thread(target=self.watch, daemon=True)
        self.thread.start()

    def watch(self):
        while not self.done.wait(0.02):
            self.peak = max(self.peak, sum(map(proportional, tree(self.pid))))

    def stop(self):
        self.done.set()
        self.thread.join()
        return self.peak / 1024


def tree(pid):
    """The process and everything below it."""
    yield pid
    try:
        for task in os.listdir(f"/proc/{pid}/task"):
            for child in pathlib.Path(f"/proc/{pid}/task/{task}/children").read_text().split():
                yield from tree(int(child))
    except OSError:
        return


def proportional(pid):
    """KiB of a process, shared pages counted in parts; 0 once it is gone."""
    try:
        for line in pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1])
    except OSError:
        pass
    return 0


def cost(command, environment=None, watch_memory=True):
    """Runs a command to its end, its output dropped."""
    started = time.monotonic()
    process = subprocess.Popen(
        [str(word) for word in command],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, **(environment or {})},
    )
    watch = MemoryWatch(process.pid) if watch_memory else None
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.monotonic() - started
    process.returncode = os.waitstatus_to_exitcode(status)
    memory = watch.stop() if watch else usage.ru_maxrss / 1024
    return Cost(wall, usage.ru_utime + usage.ru_stime, memory, process.returncode)


def median(costs):
    """The median of each number on its own."""
    return Cost(
        statistics.median(c.wall for c in costs),
        statistics.median(c.cpu for c in costs),
        statistics.median(c.memory for c in costs),
        max(c.status for c in costs),
    )


def interleave(contestants, rounds):
    """name → function that runs once and returns a Cost; every round runs all of them."""
    costs = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, run in contestants.items():
            costs[name].append(run())
    return {name: median(each) for name, each in costs.items()}


def table(header, rows):
    """Prints columns, the first to the left and the others to the right."""
    rows = [header] + [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(header))]
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        print("  " + "  ".join(cells), flush=True)
