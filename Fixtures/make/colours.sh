# Colour spaces, depths and transparency.

mkdir -p colour
vips icc_export "$work/small.v" "$work/p3.v" --output-profile p3
vips jpegsave "$work/p3.v" colour/display-p3.jpg --Q 80
vips colourspace "$work/small.v" "$work/grey.v" b-w
vips jpegsave "$work/grey.v" colour/grey.jpg --Q 80 --strip
vips icc_export "$work/tiny.v" "$work/cmyk.v" --output-profile cmyk
# Without its profile, which would be most of the file: so are many of them.
vips jpegsave "$work/cmyk.v" colour/cmyk.jpg --Q 80 --strip
vips pngsave "$work/small.v" colour/palette.png --palette --Q 80 --strip

# 16 bits a sample: a ramp that 8 bits cannot hold.
vips grey "$work/ramp.v" 320 240
vips linear "$work/ramp.v" "$work/ramp16.v" 65535 0
vips cast "$work/ramp16.v" "$work/deep.v" ushort
vips copy "$work/deep.v" "$work/deep-grey.v" --interpretation grey16
vips pngsave "$work/deep-grey.v" colour/sixteen-bit.png --compression 9 --strip

# A red disc on nothing, its edge soft.
vips gaussmat "$work/bell.v" 40 0.02 --precision integer
# The bell's peak is 20; the alpha's is 255.
vips linear "$work/bell.v" "$work/alpha.v" 12.75 0 --uchar
side=$(vipsheader -f width "$work/alpha.v")
vips black "$work/black.v" "$side" "$side" --bands 3
vips linear "$work/black.v" "$work/red.v" 1 "200 40 30" --uchar
vips copy "$work/red.v" "$work/red-srgb.v" --interpretation srgb
vips bandjoin "$work/red-srgb.v $work/alpha.v" "$work/disc.v"
vips pngsave "$work/disc.v" colour/alpha.png --compression 9 --strip
vips webpsave "$work/disc.v" colour/alpha-webp.webp --lossless --strip
