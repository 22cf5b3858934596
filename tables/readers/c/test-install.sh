#!/usr/bin/env bash
# Installs yaku.h into FOLDER, and builds the example by CMake, by find_package and by pkg-config; each must give the
# same answer: test-install.sh FOLDER TABLE CC.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
export CC=$3
rm -rf "$1"; mkdir -p "$1/program"
cmake -S "$here" -B "$1/build" -DYAKU_EXAMPLE=ON -DCMAKE_INSTALL_LIBDIR=lib -DCMAKE_INSTALL_PREFIX="$1/installed" > "$1/log"
cmake --build "$1/build" >> "$1/log"
cmake --install "$1/build" >> "$1/log"
printf '%s\n' 'cmake_minimum_required(VERSION 3.14)' 'project(program C)' 'find_package(yaku REQUIRED)' \
  "add_executable(program $here/example.c)" 'target_link_libraries(program yaku::yaku)' > "$1/program/CMakeLists.txt"
cmake -S "$1/program" -B "$1/found" -DCMAKE_PREFIX_PATH="$1/installed" >> "$1/log"
cmake --build "$1/found" >> "$1/log"
# shellcheck disable=SC2046 # several options
"$CC" -std=c99 -Wall -Wextra -pedantic -Werror $(PKG_CONFIG_PATH="$1/installed/lib/pkgconfig" pkg-config --cflags yaku) \
  -o "$1/configured" "$here/example.c"
expected=$'player 0: full-house, wins\nplayer 1: two-pair'
for program in "$1/build/example" "$1/found/program" "$1/configured"; do
  found=$("$program" "$2")
  [[ $found == "$expected" ]] || { echo "$program: expected '$expected', found '$found'" >&2; exit 1; }
done
