# Photographs as cameras and phones write them.

vips jpegsave "$work/scene.v" lake.jpg --Q 78 --strip
camera lake.jpg

# One upright picture, stored in each of the eight ways.
mkdir -p orientation
turn() { vips "$2" "$work/small.v" "$work/turned-$1.v" $3; }
vips copy "$work/small.v" "$work/turned-1.v"
turn 2 flip horizontal
turn 3 rot d180
turn 4 flip vertical
vips rot "$work/turned-2.v" "$work/turned-5.v" d270
turn 6 rot d270
vips rot "$work/turned-2.v" "$work/turned-7.v" d90
turn 8 rot d90
for n in 1 2 3 4 5 6 7 8; do
  vips jpegsave "$work/turned-$n.v" "orientation/turned-$n.jpg" --Q 75 --strip
  camera "orientation/turned-$n.jpg" "$n"
done

mkdir -p formats
vips jpegsave "$work/medium.v" formats/progressive.jpg --Q 75 --strip --interlace
# exiftool puts JPEG's "Exif" prefix into WebP, as many writers do; the specification wants none.
# private/everything-webp.webp is of the first kind, this one of the second.
vips webpsave "$work/medium.v" "$work/plain.webp" --Q 75 --strip
exiftool -b -Exif lake.jpg > "$work/block.exif"
webpmux -set exif "$work/block.exif" "$work/plain.webp" -o formats/web.webp 2> "$work/log"
vips heifsave "$work/medium.v" "$work/lake.heic" --Q 55 --compression hevc --strip
cp "$work/lake.heic" formats/phone.heic
camera formats/phone.heic
vips heifsave "$work/medium.v" formats/small.avif --Q 50 --compression av1 --effort 2 --strip
camera formats/small.avif
vips tiffsave "$work/small.v" formats/scan.tif --compression jpeg --Q 85 --strip
place formats/scan.tif
vips pngsave "$work/small.v" formats/export.png --compression 9 --strip
camera formats/export.png

# Every carrier at once, for privacy.
mkdir -p private
vips jpegsave "$work/small.v" private/everything.jpg --Q 75 --strip
everything private/everything.jpg
iptc private/everything.jpg
exiftool -q -q -overwrite_original -Comment="SENTINEL-COMMENT" private/everything.jpg
vips pngsave "$work/tiny.v" private/everything-png.png --compression 9 --strip
everything private/everything-png.png
iptc private/everything-png.png
exiftool -q -q -overwrite_original -PNG:Comment="SENTINEL-COMMENT" private/everything-png.png
vips webpsave "$work/small.v" private/everything-webp.webp --Q 75 --strip
everything private/everything-webp.webp
