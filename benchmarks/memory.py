"""The engine's own memory over many small files: it must not grow with the folder."""
import json
import shutil
import subprocess

from measure import MINILAB, ROOT, table

LIMIT_MIB = 16


def make_files(folder, count):
    """Copies of one small picture, a hundred a folder."""
    source, small = folder / "in", folder / "small.jpg"
    lake = ROOT / "Fixtures/Images/lake.jpg"
    subprocess.run(["vipsthumbnail", lake, "--size", "160x120", "-o", small], check=True)
    for index in range(count):
        place = source / f"{index // 100:04}"
        if index % 100 == 0:
            place.mkdir(parents=True)
        shutil.copy(small, place / f"{index:06}.jpg")
    return source


def run(options, folder):
    rows, numbers = [], {}
    for count in (options.files // 100, options.files):
        source, out = make_files(folder, count), folder / "out"
        process = subprocess.run(
            [MINILAB, "run", ROOT / "benchmarks/one-size.swift", source, "-o", out, "--json"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )
        report = json.loads(process.stdout)
        engine = report["peakRSS"]["engine"] / 1024 / 1024
        worker = report["peakRSS"]["worker"] / 1024 / 1024
        delivered = report["counts"]["delivered"]
        numbers[count] = {"engine": engine, "worker": worker, "delivered": delivered}
        rows.append(
            [f"{count} files", delivered, f"{engine:.1f}", f"{worker:.1f}",
             f"{report['seconds']:.1f}"]
        )
        shutil.rmtree(source)
        shutil.rmtree(out)
    table(["", "delivered", "engine MiB", "worker MiB", "seconds"], rows)
    verdict = "within" if numbers[options.files]["engine"] < LIMIT_MIB else "OVER"
    print(f"\n  {verdict} the engine's limit of {LIMIT_MIB} MiB")
    return numbers
