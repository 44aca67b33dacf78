# Files of the kinds that cameras tell apart, each with the marks of its kind and no others.

kinds=$here/../Kinds
rm -rf "$kinds"
mkdir -p "$kinds"

vips jpegsave "$work/tiny.v" "$work/kind.jpg" --Q 70 --strip
for container in mov mp4; do
  ffmpeg -loop 1 -framerate 30 -i "$work/kind.jpg" -t 0.2 -vf scale=64:48 \
    -c:v libx264 -threads 1 -pix_fmt yuv420p -fflags +bitexact -flags:v +bitexact \
    "$work/kind.$container"
done
python3 "$here/tiny_dng.py" "$work/kind.dng"
python3 "$here/kinds.py" "$work/kind.jpg" "$work/kind.mov" "$work/kind.mp4" "$work/kind.dng" "$kinds"
