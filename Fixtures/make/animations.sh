# Three frames that differ, in every container that can hold them.

mkdir -p animated
for n in 0 1 2; do
  vips copy "$work/tiny.v" "$work/frame-$n.v"
  vips draw_rect "$work/frame-$n.v" "230 30 40" $((20 + n * 45)) 30 30 30 --fill
  vips pngsave "$work/frame-$n.v" "$work/frame-$n.png" --strip
done
roll() { ffmpeg -framerate 5 -i "$work/frame-%d.png" "$@"; }
exact="-fflags +bitexact -flags:v +bitexact"
roll -vf "split[a][b];[a]palettegen[p];[b][p]paletteuse" $exact animated/moving-gif.gif
roll -c:v libwebp_anim -loop 0 -quality 70 $exact animated/moving-webp.webp
roll -plays 0 $exact -f apng animated/moving-png.png
