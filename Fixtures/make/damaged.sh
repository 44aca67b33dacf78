# Files that must fail by name, and leave nothing behind.

mkdir -p damaged
cut() { head -c "$2" "$1" > "$3"; }
cut orientation/turned-1.jpg 9000 damaged/truncated.jpg
cut formats/export.png 60000 damaged/truncated-png.png
cut formats/phone.heic 20000 damaged/truncated-heic.heic
printf 'Dear diary, this is not a picture.\n' > damaged/not-a-picture.jpg
: > damaged/empty.jpg
# A claim of 60,000 × 60,000 pixels in a file of a few bytes.
python3 "$here/bomb.py" > damaged/bomb.png

# A picture that reads well under the wrong extension.
mkdir -p formats
cp screenshots/screenshot.png formats/wrong-extension.jpg
