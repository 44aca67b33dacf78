# Files that are one asset together: a Live Photo, a burst, an edit with its recipe, RAW + JPEG. They
# lie apart from the pictures, because names that are alike are the point here.

assets=$here/../Assets
rm -rf "$assets"
mkdir -p "$assets"

# moment FILE SECOND: when and by which camera.
moment() {
  exiftool -q -q -overwrite_original -n -Make="Minilab" -Model="Fixture One" \
    -DateTimeOriginal="2026:05:03 14:02:$2" -OffsetTimeOriginal="+02:00" "$1"
}

pair=0A1B2C3D-1111-4222-8333-444455556666
python3 "$here/apple_note.py" "$work/thumbnail.jpg" "$assets/IMG_0001.JPG" \
  --time "2026:05:03 14:02:11" --pair "$pair"
ffmpeg -i video/walk.mov -c copy -map_metadata 0 -fflags +bitexact \
  -movflags +use_metadata_tags+faststart \
  -metadata com.apple.quicktime.content.identifier="$pair" "$assets/IMG_0001.MOV"

for frame in 1 2 3; do
  python3 "$here/apple_note.py" "$work/thumbnail.jpg" "$assets/IMG_001$frame.JPG" \
    --time "2026:05:03 14:03:00" --fraction "${frame}00" --burst 5E5E5E5E-1111-4222-8333-444455556666
done
exiftool -q -q -overwrite_original -n -XMP-xmp:Rating=5 "$assets/IMG_0012.JPG"

cp "$work/thumbnail.jpg" "$assets/IMG_0020.JPG"
moment "$assets/IMG_0020.JPG" 20
vips rot "$work/thumbnail.jpg" "$work/turned.jpg" d180
cp "$work/turned.jpg" "$assets/IMG_E0020.JPG"
moment "$assets/IMG_E0020.JPG" 20
cat > "$assets/IMG_0020.AAE" <<'END'
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>adjustmentBaseVersion</key>
	<integer>0</integer>
	<key>adjustmentData</key>
	<data>
	Y2M=
	</data>
	<key>adjustmentEditorBundleID</key>
	<string>com.apple.mobileslideshow</string>
	<key>adjustmentFormatIdentifier</key>
	<string>com.apple.photo</string>
	<key>adjustmentFormatVersion</key>
	<string>1.5</string>
	<key>adjustmentTimestamp</key>
	<date>2026-05-03T12:05:00Z</date>
</dict>
</plist>
END

cp "$work/thumbnail.jpg" "$assets/IMG_0030.JPG"
moment "$assets/IMG_0030.JPG" 30
python3 "$here/tiny_dng.py" "$assets/IMG_0030.DNG"
moment "$assets/IMG_0030.DNG" 30

cp video/walk.mov "$assets/IMG_0040.MOV"
sed 's/com.apple.photo/com.apple.video.slomo/' "$assets/IMG_0020.AAE" > "$assets/IMG_0040.AAE"
