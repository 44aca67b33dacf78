"""Reading headers: CPU time beside exiftool's over real files, memory and the first line of many."""
import os
import pathlib
import shutil
import subprocess
import time

from measure import MINILAB, ROOT, cost, interleave, table

RATIO = 1 / 20
BASE_MIB, BYTES_EACH, FIRST_LINE_MS = 16, 200, 1000
VIDEOS, VIDEO_BYTES = 20, 4 << 30


def corpus():
    """The corpus of real files where it is here, else the fixtures."""
    given = pathlib.Path(os.environ.get("MINILAB_CORPUS", ROOT.parent / "shared/corpus"))
    return given if (given / "CATALOGUE.tsv").exists() else ROOT / "Fixtures/Images"


def against_exiftool(options, folder):
    pictures, cache = corpus(), folder / "cache"
    environment = {"XDG_CACHE_HOME": str(cache)}
    inspect = [MINILAB, "inspect", "--jsonl", pictures]

    def cold():
        shutil.rmtree(cache, ignore_errors=True)
        return cost(inspect, environment, watch_memory=False)

    contestants = {
        "minilab, cold": cold,
        "minilab, warm": lambda: cost(inspect, environment, watch_memory=False),
    }
    if shutil.which("exiftool"):
        command = ["exiftool", "-fast2", "-json", "-r", pictures]
        contestants["exiftool -fast2"] = lambda: cost(command, watch_memory=False)
    else:
        print("  SKIPPED: exiftool is not installed")
    costs = interleave(contestants, options.rounds)
    theirs = costs.get("exiftool -fast2")
    table(
        [pictures.name, "CPU s", "of exiftool", "limit", "MiB"],
        [
            [name, f"{c.cpu:.3f}", f"1/{theirs.cpu / max(c.cpu, 0.001):.0f}" if theirs else "",
             f"1/{1 / RATIO:.0f}", f"{c.memory:.1f}"]
            for name, c in costs.items()
        ],
    )
    return {name: {"cpu": c.cpu, "memory": c.memory} for name, c in costs.items()}


def make_small(folder, count):
    """Copies of one tiny picture, a thousand a folder."""
    small = folder / "small.jpg"
    lake = ROOT / "Fixtures/Images/lake.jpg"
    subprocess.run(["vipsthumbnail", lake, "--size", "16x12", "-o", small], check=True)
    contents = small.read_bytes()
    for index in range(count):
        place = folder / "small" / f"{index // 1000:04}"
        if index % 1000 == 0:
            place.mkdir(parents=True)
        (place / f"IMG_{index:07}.jpg").write_bytes(contents)
    return folder / "small"


def box(kind, contents=b""):
    return (8 + len(contents)).to_bytes(4, "big") + kind + contents


def make_videos(folder):
    """Sparse movies of 4 GiB whose movie box comes last."""
    videos = folder / "videos"
    videos.mkdir()
    header = bytes(12) + (600).to_bytes(4, "big") + (6000).to_bytes(4, "big") + bytes(80)
    for index in range(VIDEOS):
        with open(videos / f"{index:02}.mov", "wb") as file:
            file.write(box(b"ftyp", b"qt  " + bytes(4) + b"qt  "))
            start = file.tell()
            file.write((1).to_bytes(4, "big") + b"mdat" + VIDEO_BYTES.to_bytes(8, "big"))
            file.seek(start + VIDEO_BYTES)
            file.write(box(b"moov", box(b"mvhd", header)))
    return videos


def peak(pid):
    """The peak of a process so far, in MiB; what wait tells begins with this program's own."""
    try:
        for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0


def watch(paths, environment):
    """Seconds to the first line and to the end, CPU seconds, and peak memory in MiB."""
    started = time.monotonic()
    process = subprocess.Popen(
        [str(MINILAB), "inspect", "--jsonl", str(paths)], stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, **environment},
    )
    process.stdout.readline()
    first = time.monotonic() - started
    memory = peak(process.pid)
    while process.stdout.read1(1 << 16):
        memory = max(memory, peak(process.pid))
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return first, time.monotonic() - started, usage.ru_utime + usage.ru_stime, memory


def run(options, folder):
    numbers = {"exiftool": against_exiftool(options, folder)}
    count = max(options.files, 100_000)
    rows = []
    for name, paths, assets in (
        (f"{count} small files", make_small(folder, count), count),
        (f"{VIDEOS} videos of 4 GiB", make_videos(folder), VIDEOS),
    ):
        environment = {"XDG_CACHE_HOME": str(folder / f"cache-{assets}")}
        for state in ("cold", "warm"):
            first, wall, cpu, memory = watch(paths, environment)
            numbers[f"{name}, {state}"] = {"first": first, "cpu": cpu, "memory": memory}
            limit = BASE_MIB + BYTES_EACH * assets / (1 << 20)
            rows.append([f"{name}, {state}", f"{first * 1000:.0f}", FIRST_LINE_MS, f"{wall:.1f}",
                         f"{cpu:.2f}", f"{memory:.1f}", f"{limit:.1f}"])
    print()
    table(["", "first ms", "limit ms", "s", "CPU s", "MiB", "limit MiB"], rows)
    return numbers
