#!/usr/bin/env bash
# Copies the page, the reader and the tables into a folder: copy.sh TABLES FOLDER. The folder can be opened from a disk, or
# put on any web space. Browsers let a page from a disk read no files beside it but scripts, so each file is there twice.
set -euo pipefail
mkdir -p "$2"
here=$(dirname "${BASH_SOURCE[0]}")
cp "$here/index.html" "$here/../yaku.mjs" "$1"/*.yaku "$2"
for file in "$2"/*.yaku "$2/yaku.mjs"; do
  printf 'yakuFile("%s","%s")\n' "$(basename "$file")" "$(base64 -w 0 "$file")" > "$file.js"
done
