"""Makes small files of the kinds that cameras tell apart, from a JPEG, two plain movies and a DNG.

Each holds the marks of its kind where a camera writes them, and nothing else that would decide.
"""

import struct
import sys

jpeg_path, mov_path, mp4_path, dng_path, folder = sys.argv[1:]
with open(jpeg_path, "rb") as file:
    jpeg = file.read()
with open(mov_path, "rb") as file:
    mov = file.read()
with open(mp4_path, "rb") as file:
    mp4 = file.read()
with open(dng_path, "rb") as file:
    dng = file.read()


def save(name, data):
    with open(f"{folder}/{name}", "wb") as file:
        file.write(data)


# JPEG


def ascii_value(text):
    return 2, text.encode() + b"\0"


def short(number):
    return 3, struct.pack(">H", number)


def directory(start, entries):
    """A big-endian directory at an offset, its long values behind it."""
    place = start + 2 + 12 * len(entries) + 4
    head, values = struct.pack(">H", len(entries)), b""
    for tag, (kind, value) in sorted(entries.items()):
        count = len(value) // {2: 1, 3: 2, 4: 4, 5: 8, 7: 1}[kind]
        head += struct.pack(">HHI", tag, kind, count)
        if len(value) <= 4:
            head += value.ljust(4, b"\0")
        else:
            head += struct.pack(">I", place + len(values))
            values += value + b"\0" * (len(value) % 2)
    return head + struct.pack(">I", 0) + values


def apple_note(entries):
    header = b"Apple iOS\0\0\x01MM"
    return 7, header + directory(len(header), entries)


def tiff(main, exif):
    main = dict(main)
    main[0x8769] = (4, struct.pack(">I", 0))
    start = 8 + len(directory(8, main))
    main[0x8769] = (4, struct.pack(">I", start))
    return b"MM\0\x2a\0\0\0\x08" + directory(8, main) + directory(start, exif)


def segment(marker, data):
    return bytes([0xFF, marker]) + struct.pack(">H", len(data) + 2) + data


def with_exif(make, exif):
    main = {0x010F: ascii_value(make), 0x0110: ascii_value("Fixture One")}
    taken = {0x829A: (5, struct.pack(">II", 1, 100)), **exif}
    return jpeg[:2] + segment(0xE1, b"Exif\0\0" + tiff(main, taken)) + jpeg[2:]


def with_xmp(properties, picture=jpeg):
    packet = (
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF '
        'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" '
        'xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" '
        'xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" '
        'xmlns:Container="http://ns.google.com/photos/1.0/container/" '
        'xmlns:Item="http://ns.google.com/photos/1.0/container/item/" '
        'xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">'
        f"{properties}</rdf:Description></rdf:RDF></x:xmpmeta>"
    )
    data = b"http://ns.adobe.com/xap/1.0/\0" + packet.encode()
    return picture[:2] + segment(0xE1, data) + picture[2:]


def samsung(*blocks):
    """A trailer of blocks, each a type, a name and data."""
    body, entries = b"", []
    for kind, name, data in blocks:
        block = struct.pack("<HHI", 0, kind, len(name)) + name.encode() + data
        entries.append((kind, len(body), len(block)))
        body += block
    head = b"SEFH" + struct.pack("<II", 106, len(entries))
    for kind, start, size in entries:
        head += struct.pack("<HHII", 0, kind, len(body) - start, size)
    return body + head + struct.pack("<I", len(head)) + b"SEFT"


save("portrait.jpg", with_exif("Apple", {0x927C: apple_note({0x14: (4, struct.pack(">I", 2))})}))
save("plain.jpg", with_exif("Apple", {0x927C: apple_note({0x14: (4, struct.pack(">I", 10))}),
                                      0xA434: ascii_value("Fixture back camera")}))
save("selfie.jpg", with_exif("Apple", {0x927C: apple_note({0x2E: (4, struct.pack(">I", 6))})}))
save("panorama.jpg", with_exif("Apple", {0xA401: short(6)}))
save("not-apples-six.jpg", with_exif("Minilab", {0xA401: short(6)}))
save("night.jpg", with_exif("Minilab", {0x829A: (5, struct.pack(">II", 4, 1))}))
save("edited.jpg", with_xmp(
    "<xmpMM:History><rdf:Seq><rdf:li>saved</rdf:li></rdf:Seq></xmpMM:History>"))
sphere = (
    "<GPano:ProjectionType>equirectangular</GPano:ProjectionType>"
    "<GPano:FullPanoWidthPixels>160</GPano:FullPanoWidthPixels>"
    "<GPano:FullPanoHeightPixels>120</GPano:FullPanoHeightPixels>"
    "<GPano:CroppedAreaImageWidthPixels>160</GPano:CroppedAreaImageWidthPixels>"
    "<GPano:CroppedAreaImageHeightPixels>120</GPano:CroppedAreaImageHeightPixels>"
)
save("sphere.jpg", with_xmp(sphere))
save("part-of-a-sphere.jpg", with_xmp(sphere.replace("FullPanoWidthPixels>160", "FullPanoWidthPixels>320")))
save("google-portrait.jpg", with_xmp(
    "<GCamera:SpecialTypeID><rdf:Bag><rdf:li>com.google.android.apps.camera.gallery.specialtype."
    "SpecialType-PORTRAIT</rdf:li></rdf:Bag></GCamera:SpecialTypeID>"))
motion = (
    "<GCamera:MotionPhoto>1</GCamera:MotionPhoto><Container:Directory><rdf:Seq>"
    '<rdf:li rdf:parseType="Resource"><Container:Item Item:Mime="image/jpeg" '
    'Item:Semantic="Primary"/></rdf:li><rdf:li rdf:parseType="Resource"><Container:Item '
    f'Item:Mime="video/mp4" Item:Semantic="MotionPhoto" Item:Length="{len(mp4)}"/></rdf:li>'
    "</rdf:Seq></Container:Directory>"
)
save("motion.jpg", with_xmp(motion) + mp4)
save("motion-without-clip.jpg", with_xmp(motion))
save("motion-unsaid.jpg", jpeg + mp4)
save("motion-samsung.jpg", jpeg + samsung((0x0A30, "MotionPhoto_Data", mp4)))
save("depth-samsung.jpg", jpeg + samsung((0x0AB1, "DepthMap", b"\x80" * 16)))
save("screen-samsung.jpg", jpeg + samsung((0x0DA1, "Captured_App_Info", b"app")))

# ProRAW: a DNG whose directory grows by a maker and a directory of Exif, behind the samples.


def proraw(note):
    start = struct.unpack_from("<I", dng, 4)[0]
    count = struct.unpack_from("<H", dng, start)[0]
    entries = [dng[start + 2 + 12 * i:start + 14 + 12 * i] for i in range(count)]
    data = bytearray(dng)

    def put(value):
        place = len(data)
        data.extend(value + b"\0" * (len(value) % 2))
        return place

    note_place = put(note)
    exif = struct.pack("<H", 1) + struct.pack("<HHII", 0x927C, 7, len(note), note_place)
    exif_place = put(exif + struct.pack("<I", 0))
    entries.append(struct.pack("<HHII", 0x010F, 2, 6, put(b"Apple\0")))
    entries.append(struct.pack("<HHII", 0x8769, 4, 1, exif_place))
    entries.sort(key=lambda entry: struct.unpack_from("<H", entry)[0])
    main = put(struct.pack("<H", len(entries)) + b"".join(entries) + struct.pack("<I", 0))
    struct.pack_into("<I", data, 4, main)
    return bytes(data)


save("proraw.dng", proraw(apple_note({0x14: (4, struct.pack(">I", 1))})[1]))

# Movies: `moov` stands last, so that it can grow without moving a sample.


def box(kind, *content):
    data = b"".join(content)
    return struct.pack(">I", len(data) + 8) + kind + data


def full(kind, *content):
    return box(kind, b"\0\0\0\0", *content)


def boxes(data):
    place = 0
    while place < len(data):
        size, kind = struct.unpack_from(">I4s", data, place)
        yield kind, data[place:place + size]
        place += size


def keys(values):
    """A `meta` box of QuickTime keys with one text or number each."""
    names, items = b"", b""
    for number, (key, value) in enumerate(values.items(), 1):
        names += box(b"mdta", key.encode())
        if isinstance(value, float):
            kind, data = 23, struct.pack(">f", value)
        elif isinstance(value, int):
            kind, data = 21, struct.pack(">b", value)
        else:
            kind, data = 1, value.encode()
        items += box(struct.pack(">I", number), box(b"data", struct.pack(">II", kind, 0), data))
    handler = full(b"hdlr", b"\0\0\0\0mdta" + b"\0" * 13)
    count = struct.pack(">I", len(values))
    return box(b"meta", handler, full(b"keys", count, names), box(b"ilst", items))


def grown(movie, path, *added):
    """The movie with boxes added to the one at a path of types."""

    def grow(data, path):
        if not path:
            return data + b"".join(added)
        result, is_done = b"", False
        for kind, part in boxes(data):
            if kind == path[0] and not is_done:
                part, is_done = box(kind, grow(part[8:], path[1:])), True
            result += part
        return result

    return grow(movie, path)


def track(handler, sample, enabled=True):
    """A track without samples."""
    times = struct.pack(">III", 0, 0, 0)
    header = struct.pack(">II", 0, 0) + struct.pack(">II", 9, 0) + struct.pack(">I", 0) + b"\0" * 16
    matrix = struct.pack(">9I", 1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30)
    tkhd = box(b"tkhd", b"\0\0\0" + (b"\1" if enabled else b"\0"), header, matrix, b"\0" * 8)
    mdhd = full(b"mdhd", struct.pack(">IIIIHH", 0, 0, 600, 0, 0x55C4, 0))
    hdlr = full(b"hdlr", b"\0\0\0\0", handler, b"\0" * 13)
    stsd = full(b"stsd", struct.pack(">I", 1), sample)
    tables = [full(b"stts", times[:4]), full(b"stsc", times[:4]), full(b"stsz", times[:8]),
              full(b"stco", times[:4])]
    media = box(b"mdia", mdhd, hdlr, box(b"minf", box(b"stbl", stsd, *tables)))
    return box(b"trak", tkhd, media)


def timed(*names):
    """A description of metadata that comes frame by frame."""
    entries = b"".join(
        box(struct.pack(">I", number), box(b"keyd", b"mdta", name.encode()))
        for number, name in enumerate(names, 1))
    return box(b"mebx", b"\0" * 6 + b"\0\1", box(b"keys", entries))


apple = "com.apple.quicktime."
moov = [b"moov"]
save("plain.mov", mov)
save("slow.mp4", grown(mp4, moov, keys({"com.android.capture.fps": 240.0})))
save("slow-samsung.mp4", grown(
    mp4, [b"moov", b"udta"], full(b"smta", full(b"saut", bytes([0, 12, 1, 0])))))
save("lapse-android.mp4", grown(mp4, moov, keys({"com.android.capture.fps": 1.0})))
save("lapse.mov", grown(mov, [b"moov", b"trak"], keys({"com.apple.photos.captureMode": "Time-lapse"})))
save("intent.mov", grown(mov, moov, keys({apple + "full-frame-rate-playback-intent": 1})))
save("cinematic.mov", grown(mov, moov, keys({apple + "cinematic-video": 1})))
save("cinematic-tracks.mov", grown(
    mov, moov, track(b"meta", timed(apple + "cinematic-video.rendering"), enabled=False)))
save("recording.mp4", grown(mp4, moov, keys({apple + "author": "ReplayKitRecording"})))
save("spatial.mov", grown(mov, moov, keys({apple + "spatial.format-version": "1.0"})))
save("live-clip.mov", grown(mov, moov, track(b"meta", timed(apple + "still-image-time"))))
sphere_box = bytes.fromhex("ffcc8263f8554a938814587a02521fdd")
save("sphere.mp4", grown(mp4, [b"moov", b"trak"], box(b"uuid", sphere_box, b"<rdf:SphericalVideo/>")))
