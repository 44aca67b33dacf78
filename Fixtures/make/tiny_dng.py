"""Makes a DNG of 8 × 8 samples of a colour filter array, uncompressed."""

import struct
import sys

samples = struct.pack("<64H", *[(x * 4096) % 65536 for x in range(64)])
entries = [
    (0x00FE, 4, 1, struct.pack("<I", 0)),
    (0x0100, 4, 1, struct.pack("<I", 8)),
    (0x0101, 4, 1, struct.pack("<I", 8)),
    (0x0102, 3, 1, struct.pack("<H", 16)),
    (0x0103, 3, 1, struct.pack("<H", 1)),
    (0x0106, 3, 1, struct.pack("<H", 32803)),
    (0x0111, 4, 1, None),
    (0x0115, 3, 1, struct.pack("<H", 1)),
    (0x0116, 4, 1, struct.pack("<I", 8)),
    (0x0117, 4, 1, struct.pack("<I", len(samples))),
    (0x828D, 3, 2, struct.pack("<HH", 2, 2)),
    (0x828E, 1, 4, bytes([0, 1, 1, 2])),
    (0xC612, 1, 4, bytes([1, 4, 0, 0])),
]
start = 8 + 2 + 12 * len(entries) + 4
directory = struct.pack("<H", len(entries))
for tag, kind, count, value in entries:
    value = struct.pack("<I", start) if value is None else value
    directory += struct.pack("<HHI", tag, kind, count) + value.ljust(4, b"\0")

with open(sys.argv[1], "wb") as file:
    file.write(b"II\x2a\0\x08\0\0\0" + directory + struct.pack("<I", 0) + samples)
