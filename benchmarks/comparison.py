"""One folder of photographs, made smaller by Minilab and by the tools people would use instead.

Minilab does more in the same time: it verifies every output, proves that nothing private is in
it, and waits until it is on disk. vipsthumbnail is the bar, because it is the fastest of them.
"""
import dataclasses
import shutil
import subprocess

from measure import MINILAB, ROOT, cost, interleave, table

COPIES = 12


def pictures(options, folder):
    """The folder to work on: the one that was given, or large pictures made from the fixture."""
    if options.pictures:
        return options.pictures
    made = folder / "pictures"
    made.mkdir()
    lake = ROOT / "Fixtures/Images/lake.jpg"
    subprocess.run(["vips", "resize", lake, made / "lake-0.jpg[Q=88]", "2.5"], check=True)
    for copy in range(1, COPIES):
        shutil.copy(made / "lake-0.jpg", made / f"lake-{copy}.jpg")
    return made


def one_after_another(tool, files, out):
    """ImageMagick and its kin take one picture at a time."""
    return [
        "/bin/sh", "-c",
        f'out=$1; shift; for file; do {tool} "$file" -auto-orient -thumbnail "1024x1024>" '
        '-quality 82 "$out/${file##*/}" || exit 1; done',
        "sh", out, *files,
    ]


def contestants(files, source, folder):
    def fresh(name):
        out = folder / name
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir()
        return out

    def minilab():
        out = fresh("minilab")
        return cost([MINILAB, "run", "-q", ROOT / "benchmarks/one-size.swift", source, "-o", out])

    def vipsthumbnail():
        out = fresh("vipsthumbnail")
        return cost(
            ["vipsthumbnail", *files, "--size", "1024x1024>", "-o", f"{out}/%s.jpg[Q=82,strip]"]
        )

    found = {"minilab": minilab, "vipsthumbnail": vipsthumbnail}
    for name, tool in {"ImageMagick": "convert", "GraphicsMagick": "gm convert"}.items():
        if shutil.which(tool.split()[0]):
            found[name] = lambda name=name, tool=tool: cost(
                one_after_another(tool, files, fresh(name))
            )
    return found


def run(options, folder):
    source = pictures(options, folder)
    files = sorted(source.glob("*.jp*g")) + sorted(source.glob("*.JP*G"))
    costs = interleave(contestants(files, source, folder), options.rounds)
    bar = costs["vipsthumbnail"]
    print(f"  {len(files)} pictures to JPEG 82 within 1024 × 1024; ratios to vipsthumbnail\n")
    table(
        ["", "wall s", "CPU s", "MiB", "wall ×", "CPU ×", "memory ×"],
        [
            [
                name + ("" if c.status == 0 else f" (exit {c.status})"),
                f"{c.wall:.2f}", f"{c.cpu:.2f}", f"{c.memory:.0f}",
                f"{c.wall / bar.wall:.2f}", f"{c.cpu / bar.cpu:.2f}",
                f"{c.memory / bar.memory:.2f}",
            ]
            for name, c in costs.items()
        ],
    )
    return {name: dataclasses.asdict(c) for name, c in costs.items()}
