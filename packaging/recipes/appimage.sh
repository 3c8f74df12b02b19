#!/bin/sh
# AppImage out of the frozen folder: packaging/recipes/appimage.sh DIR, after
#   python3 packaging/build.py folder --out DIR
# Never run by us to its end: appimagetool (https://appimage.github.io) is not in any registry.
set -eu
out=$1
root=$(cd "$(dirname "$0")/../.." && pwd)
id=io.github.powergrid_qt.powergrid_qt
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

mkdir -p "$tree/usr/lib" "$tree/usr/bin"
cp -a "$out/powergrid-qt" "$tree/usr/lib/"
ln -s ../lib/powergrid-qt/powergrid-qt "$tree/usr/bin/powergrid-qt"
"$root/.venv/bin/python" "$root/packaging/desktop.py" "$tree/usr/share"
ln -s "usr/share/applications/$id.desktop" "$tree/$id.desktop"
ln -s "usr/share/icons/hicolor/256x256/apps/$id.png" "$tree/$id.png"
ln -s usr/bin/powergrid-qt "$tree/AppRun"
appimagetool "$tree" "$out/powergrid-qt-$(uname -m).AppImage"
