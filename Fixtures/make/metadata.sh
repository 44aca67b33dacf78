# What cameras write. Values that must never leave are words of their own ("SENTINEL-…"), so that a
# test can search the bytes of an output for them.

# camera FILE [ORIENTATION]: a phone's block, with a place, serial numbers and a thumbnail.
camera() {
  exiftool -q -q -overwrite_original -n \
    -Make="Minilab" -Model="Fixture One" -LensModel="Fixture 26mm f/1.8" \
    -Orientation="${2:-1}" -Software="Minilab fixtures" \
    -DateTimeOriginal="2026:05:03 14:02:11" -CreateDate="2026:05:03 14:02:11" \
    -OffsetTimeOriginal="+02:00" -SubSecTimeOriginal="123" \
    -ExposureTime=0.004 -FNumber=1.8 -ISO=64 -FocalLength=5.1 \
    -SerialNumber="SENTINEL-BODY-SERIAL" -LensSerialNumber="SENTINEL-LENS-SERIAL" \
    -Artist="Ansel Fixture" -Copyright="© 2026 Ansel Fixture" \
    "-ThumbnailImage<=$work/thumbnail.jpg" "$1"
  place "$1"
}

# place FILE: a lake in the mountains, as phones write it.
place() {
  exiftool -q -q -overwrite_original -n \
    -GPSLatitude=46.5763 -GPSLatitudeRef=N -GPSLongitude=7.9904 -GPSLongitudeRef=E \
    -GPSAltitude=1578 -GPSAltitudeRef=0 -GPSDateStamp="2026:05:03" -GPSTimeStamp="12:02:11" \
    -GPSImgDirection=211.5 -GPSImgDirectionRef=T "$1"
}

# everything FILE: Exif, XMP and IPTC together, every private group with its sentinel.
everything() {
  camera "$1"
  exiftool -q -q -overwrite_original -n \
    -XMP-exif:GPSLatitude=46.5763 -XMP-exif:GPSLongitude=7.9904 \
    -XMP-photoshop:City="SENTINEL-XMP-CITY" -XMP-photoshop:Country="SENTINEL-XMP-COUNTRY" \
    -XMP-iptcCore:Location="SENTINEL-XMP-LOCATION" \
    -XMP-iptcExt:PersonInImage="SENTINEL-XMP-PERSON" \
    -XMP-iptcCore:CreatorWorkEmail="SENTINEL-EMAIL@example.org" \
    -XMP-dc:Creator="Ansel Fixture" -XMP-dc:Rights="© 2026 Ansel Fixture" \
    -XMP-dc:Description="SENTINEL-XMP-CAPTION" -XMP-dc:Subject="SENTINEL-XMP-KEYWORD" \
    -XMP-xmpMM:DocumentID="SENTINEL-DOCUMENT-ID" -XMP-xmpMM:InstanceID="SENTINEL-INSTANCE-ID" \
    -XMP-xmp:Rating=4 -XMP-aux:SerialNumber="SENTINEL-XMP-SERIAL" "$1"
}

# iptc FILE: the older block, which JPEG, TIFF and PNG can carry.
iptc() {
  exiftool -q -q -overwrite_original -n \
    -IPTC:City="SENTINEL-IPTC-CITY" -IPTC:Sub-location="SENTINEL-IPTC-PLACE" \
    -IPTC:Caption-Abstract="SENTINEL-IPTC-CAPTION" -IPTC:Keywords="SENTINEL-IPTC-KEYWORD" \
    -IPTC:By-line="Ansel Fixture" -IPTC:CopyrightNotice="© 2026 Ansel Fixture" "$1"
}
