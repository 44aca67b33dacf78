#!/usr/bin/env python3
"""Paints a lake in the mountains as a binary PPM: scene.py WIDTH HEIGHT > scene.ppm

The picture is a stand-in for a photograph. It has smooth gradients, fine texture, sharp edges and
sensor noise, as photographs do, and no symmetry, so that a turned or mirrored copy is told apart.
The same size always gives the same bytes.
"""
import math
import random
import sys


class Ridge:
    """A mountain line: smooth random heights over 0…1, summed over octaves."""

    def __init__(self, seed, base, height, octaves):
        rng = random.Random(seed)
        self.base, self.height = base, height
        self.octaves = [[rng.random() for _ in range(3 * 2**o + 2)] for o in range(octaves)]

    def __call__(self, x):
        total, weight = 0.0, 0.5
        for values in self.octaves:
            place = x * (len(values) - 2)
            left = int(place)
            t = place - left
            t = t * t * (3 - 2 * t)
            total += weight * (values[left] * (1 - t) + values[left + 1] * t)
            weight /= 2
        return self.base - self.height * total


class Texture:
    """Smooth noise over the plane, for clouds, rock and grass."""

    def __init__(self, seed, cells):
        rng = random.Random(seed)
        self.cells = cells
        rows = [[rng.random() for _ in range(cells)] for _ in range(cells)]
        # The edges meet, so that a texture repeats without a seam.
        self.values = [row + row[:2] for row in rows + rows[:2]]

    def __call__(self, x, y):
        x, y = (x % 1) * self.cells, (y % 1) * self.cells
        i, j = int(x), int(y)
        s, t = x - i, y - j
        s, t = s * s * (3 - 2 * s), t * t * (3 - 2 * t)
        top = self.values[j][i] * (1 - s) + self.values[j][i + 1] * s
        bottom = self.values[j + 1][i] * (1 - s) + self.values[j + 1][i + 1] * s
        return top * (1 - t) + bottom * t


def mix(a, b, t):
    return tuple(p + (q - p) * t for p, q in zip(a, b))


SHORE = 0.62
FAR, NEAR = Ridge(3, 0.55, 0.42, 6), Ridge(11, 0.66, 0.26, 7)
CLOUDS, ROCK, GRASS = Texture(5, 9), Texture(6, 60), Texture(8, 140)
SUN = (0.78, 0.17)


def sky(x, y):
    colour = mix((58, 112, 190), (246, 214, 178), min(1.0, y / 0.55) ** 1.4)
    cloud = CLOUDS(x, y * 2.2) * 0.65 + CLOUDS(x * 2.7, y * 5.1) * 0.35
    colour = mix(colour, (250, 244, 238), max(0.0, cloud - 0.52) * 1.9)
    distance = math.hypot((x - SUN[0]) * 1.33, y - SUN[1])
    return mix(colour, (255, 250, 226), max(0.0, 1 - distance / 0.055) ** 0.4 if distance < 0.055
               else 0.55 * math.exp(-distance * 9))


def land(x, y):
    """What stands above the shore, or None where the sky shows."""
    if NEAR(x) <= y:
        forest = mix((22, 48, 34), (66, 98, 52), ROCK(x * 3, y * 3))
        return mix(forest, (120, 132, 92), max(0.0, y - 0.56) * 4)
    crest = FAR(x)
    if crest <= y:
        rock = mix((84, 96, 124), (140, 146, 160), ROCK(x * 1.4, y * 2))
        snow = y - crest < 0.05 * ROCK(x * 2, y) + 0.012
        return (236, 240, 248) if snow else mix(rock, (176, 178, 186), max(0.0, y - 0.35))
    return None


def cabin(x, y):
    """A hut with a red roof on the left shore, the one saturated thing in the picture."""
    u, v = (x - 0.17) / 0.06, (y - 0.555) / 0.075
    if abs(u) < 1 and 0 < v < 1:
        if abs(u - 0.3) < 0.22 and 0.25 < v < 0.6:
            return (250, 214, 120)
        return (104, 70, 48) if int(v * 9) % 2 else (122, 84, 58)
    if -0.75 < v <= 0 and abs(u) < 1.25 * (1 + v / 0.8):
        return (186, 34, 30)
    return None


def scene(x, y):
    if y < SHORE:
        return cabin(x, y) or land(x, y) or sky(x, y)
    meadow = 0.86 + 0.05 * math.sin(x * 5) - 0.08 * x
    if y < meadow:
        depth = (y - SHORE) / (meadow - SHORE)
        ripple = (GRASS(x * 0.5, y * 3) - 0.5) * 0.02 * (0.3 + depth)
        mirrored = scene(min(max(x + ripple, 0.0), 1.0), SHORE - (y - SHORE) * 1.6 - 0.004)
        return mix(mirrored, (24, 58, 84), 0.28 + 0.3 * depth)
    blade = GRASS(x, y) * 0.6 + ROCK(x * 9, y * 2) * 0.4
    grass = mix((38, 66, 18), (150, 168, 60), blade)
    flower = GRASS(x * 1.7 + 0.3, y * 1.7) > 0.93
    return (238, 222, 90) if flower else grass


def main():
    width, height = int(sys.argv[1]), int(sys.argv[2])
    noise = random.Random(42)
    rows = bytearray()
    for row in range(height):
        y = (row + 0.5) / height
        for column in range(width):
            x = (column + 0.5) / width
            grain = (noise.random() + noise.random() - 1) * 5
            for sample in scene(x, y):
                rows.append(min(255, max(0, int(sample + grain))))
    sys.stdout.buffer.write(b"P6\n%d %d\n255\n" % (width, height) + bytes(rows))


main()
