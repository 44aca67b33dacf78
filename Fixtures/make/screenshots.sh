# What a phone's screen gives: flat areas, sharp edges, and the words that mark it.

mkdir -p screenshots
vips black "$work/dark.v" 390 844 --bands 3
vips linear "$work/dark.v" "$work/white.v" 1 "250 250 252" --uchar
vips copy "$work/white.v" "$work/screen.v" --interpretation srgb
for row in 120 220 320 420 520; do
  vips draw_rect "$work/screen.v" "60 120 220" 24 $row 60 60 --fill
  vips draw_rect "$work/screen.v" "40 40 48" 104 $row 240 14 --fill
  vips draw_rect "$work/screen.v" "160 160 168" 104 $((row + 30)) 180 10 --fill
done
vips pngsave "$work/screen.v" screenshots/screenshot.png --compression 9 --strip
exiftool -q -q -overwrite_original -EXIF:UserComment="Screenshot" \
  -EXIF:DateTimeOriginal="2026:05:04 09:41:00" screenshots/screenshot.png
