"""Puts an Exif block with Apple's maker note into a JPEG: exiftool edits such notes, but makes none."""

import argparse
import struct

parser = argparse.ArgumentParser()
parser.add_argument("source")
parser.add_argument("result")
parser.add_argument("--time", required=True)
parser.add_argument("--fraction", default="000")
parser.add_argument("--pair")
parser.add_argument("--burst")
arguments = parser.parse_args()


def ascii_value(text):
    return 2, text.encode() + b"\0"


def directory(start, entries, following=0):
    """A big-endian directory at an offset, its long values behind it."""
    place = start + 2 + 12 * len(entries) + 4
    head, values = struct.pack(">H", len(entries)), b""
    for tag, (kind, value) in sorted(entries.items()):
        count = len(value) // {2: 1, 4: 4, 7: 1}[kind]
        head += struct.pack(">HHI", tag, kind, count)
        if len(value) <= 4:
            head += value.ljust(4, b"\0")
        else:
            head += struct.pack(">I", place + len(values))
            values += value + b"\0" * (len(value) % 2)
    return head + struct.pack(">I", following) + values


note = {}
if arguments.burst:
    note[0x000B] = ascii_value(arguments.burst)
if arguments.pair:
    note[0x0011] = ascii_value(arguments.pair)
header = b"Apple iOS\0\0\x01MM"
maker = header + directory(len(header), note)

main = {0x010F: ascii_value("Minilab"), 0x0110: ascii_value("Fixture One")}
main[0x8769] = (4, struct.pack(">I", 0))
exif_start = 8 + len(directory(8, main))
main[0x8769] = (4, struct.pack(">I", exif_start))
exif = {
    0x9003: ascii_value(arguments.time),
    0x9011: ascii_value("+02:00"),
    0x9291: ascii_value(arguments.fraction),
    0x927C: (7, maker),
}
block = b"Exif\0\0MM\0\x2a\0\0\0\x08" + directory(8, main) + directory(exif_start, exif)

with open(arguments.source, "rb") as file:
    jpeg = file.read()
with open(arguments.result, "wb") as file:
    file.write(jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(block) + 2) + block + jpeg[2:])
