#!/bin/sh
# Makes the pictures of Fixtures/Images, Assets and Kinds from nothing, with libvips, exiftool, ffmpeg and Python.
#
#   Fixtures/make/make.sh            about a minute; the results are committed
#
# Fixture.swift says what each is for and what a reader must find in it.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
images=$here/../Images
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export VIPS_CONCURRENCY=1 TZ=UTC LC_ALL=C

rm -rf "$images"
mkdir -p "$images"
cd "$images"

. "$here/metadata.sh"

ffmpeg() { command ffmpeg -nostdin -v error -y "$@"; }

# The one picture that all others are made from, at the sizes that are needed.
python3 "$here/scene.py" 1600 1200 > "$work/scene.ppm"
vips copy "$work/scene.ppm" "$work/scene.v"
vips resize "$work/scene.v" "$work/medium.v" 0.5
vips resize "$work/scene.v" "$work/small.v" 0.3
vips resize "$work/scene.v" "$work/tiny.v" 0.1
vips jpegsave "$work/tiny.v" "$work/thumbnail.jpg" --Q 70 --strip

. "$here/photographs.sh"
. "$here/colours.sh"
. "$here/screenshots.sh"
. "$here/animations.sh"
. "$here/videos.sh"
. "$here/damaged.sh"
. "$here/assets.sh"
. "$here/kinds.sh"

du -sh "$images"
