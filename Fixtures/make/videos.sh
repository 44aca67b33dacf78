# A clip as an iPhone writes it: its place in the movie's own keys.

mkdir -p video
vips jpegsave "$work/small.v" "$work/still.jpg" --Q 90 --strip
ffmpeg -loop 1 -framerate 25 -i "$work/still.jpg" -t 1 \
  -vf "crop=320:240:x=n*2:y=40" -c:v libx264 -threads 1 -preset slow -crf 30 \
  -pix_fmt yuv420p -fflags +bitexact -flags:v +bitexact \
  -movflags +use_metadata_tags+faststart \
  -metadata com.apple.quicktime.location.ISO6709="+46.5763+007.9904+1578.000/" \
  -metadata com.apple.quicktime.make=Minilab \
  -metadata com.apple.quicktime.model="Fixture One" \
  -metadata com.apple.quicktime.creationdate="2026-05-03T14:02:11+0200" \
  video/walk.mov
