#!/usr/bin/env bash
# Tests the readers: test.sh TABLES GENERATOR-JAR YAKU-JAR, as `mvn verify -Preaders` calls it after making all three.
# What cannot run here, since a program is missing, is named in capital letters.
set -euo pipefail
tables=$(realpath "$1") generator=$(realpath "$2") yaku=$(realpath "$3")
cd "$(dirname "${BASH_SOURCE[0]}")"
out=$PWD/target
rm -rf "$out"
mkdir -p "$out/own" "$out/hands"
export LC_ALL=C PYTHONDONTWRITEBYTECODE=1
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
of_python=../../evaluator/python/src # the reader is a part of the Python package, and works alone

fail() { echo "readers: $*" >&2; exit 1; }
missing() { echo "readers: $*" >&2; echo "$*" >> "$out/NOT-TESTED"; }

# ---- What is here ----
readers=()
python=
for each in ${PYTHON:-python3 /usr/bin/python3}; do
  if [[ -z $python ]] && "$each" -c 'import numpy' 2> /dev/null; then python=$(command -v "$each"); fi
done
if [[ -n $python ]]; then readers+=(python); else missing "NO python3 WITH numpy: THE PYTHON READER IS NOT TESTED"; fi
if command -v node > /dev/null; then readers+=(javascript); else missing "NO node: THE JAVASCRIPT READER IS NOT TESTED"; fi
cc=${CC:-cc}
if command -v "$cc" > /dev/null; then
  readers+=(c)
  "$cc" -std=c99 -Wall -Wextra -pedantic -Werror -O2 -o "$out/yaku" c/eval.c
  sanitize=(-fsanitize=address,undefined -fno-sanitize-recover=all)
  if ! "$cc" -std=c99 -O1 "${sanitize[@]}" -o "$out/test" c/test.c 2> /dev/null; then
    missing "NO SANITIZERS: READS OUTSIDE OF TABLES ARE NOT NOTICED"
    "$cc" -std=c99 -O1 -o "$out/test" c/test.c
  fi
  cxx=${CXX:-c++}
  if command -v "$cxx" > /dev/null; then
    "$cxx" -x c++ -std=c++11 -Wall -Wextra -pedantic -Werror -fsyntax-only c/eval.c
  else
    missing "NO C++ COMPILER: c/yaku.h IS TESTED AS C ONLY"
  fi
  if command -v cmake > /dev/null && command -v pkg-config > /dev/null; then
    c/test-install.sh "$out/c" "$tables/standard.yaku" "$cc"
  else
    missing "NO cmake OR pkg-config: HOW c/yaku.h IS FOUND IS NOT TESTED"
  fi
else
  missing "NO C COMPILER: THE C READER IS NOT TESTED"
fi

read_with() { # READER TABLE: the filter
  case $1 in
    python) "$python" "$of_python/main/python/yaku/tables.py" "$2" ;;
    javascript) node javascript/yaku.mjs "$2" ;;
    c) "$out/yaku" "$2" ;;
    java) "$java" -XX:TieredStopAtLevel=1 -jar "$yaku" eval --format tsv --table "$2" ;;
  esac
}

run() { # READER TABLE HANDS RESULT: the rows, and what was on standard error after them
  local status=0
  read_with "$1" "$2" < "$3" > "$4" 2> "$4.errors" || status=$?
  [[ $status == $(test -s "$4.errors" && echo 1 || echo 0) ]] || fail "$1, $2: exit status $status: $(head -1 "$4.errors")"
  cat "$4.errors" >> "$4"
}

# By rules of hold'em, Java's command line takes a bar for that between a hole and its board, which no reader does: what
# readers say to a bar is compared with the definition only.
without_bars() { grep -v '^line [0-9]*, column [0-9]*: .*\<bar\>' "$1"; }

# ---- Help: asked for, on standard output ----
for reader in "${readers[@]}"; do
  for option in --help -h; do
    read_with "$reader" "$option" < /dev/null > "$out/help" 2> "$out/help.errors" || fail "$reader $option: exit status $?"
    if ! grep -q '^usage: .* TABLE < hands.txt$' "$out/help" || [[ -s $out/help.errors ]]; then fail "$reader $option"; fi
  done
done

# ---- Conformance: the values of the definition; then all columns as Java has them ----
for file in conformance/*.tsv; do
  name=$(basename "$file" .tsv)
  tail -n +2 "$file" | cut -f 1 > "$out/hands/$name"
  awk -F '\t' -v OFS='\t' 'NR == 1 { next }
    $2 == "bad" { bad = bad "line " NR - 1 ", column " $3 ": " $4 "\n"; next }
    { print $2, $3, $4, $5, $6, NR - 1 } END { printf "%s", bad }' "$file" > "$out/expected"
  run java "$tables/$name.yaku" "$out/hands/$name" "$out/java"
  for reader in "${readers[@]}"; do
    run "$reader" "$tables/$name.yaku" "$out/hands/$name" "$out/found"
    awk -F '\t' -v OFS='\t' 'NR == 1 { next } /^line / { print; next }
      { print $2, $3, $4, (NF > 6 ? $6 : ""), (NF > 6 ? $7 : ""), $NF }' "$out/found" | diff "$out/expected" - > "$out/difference" ||
      fail "$reader, $name: not as the definition: $(head -5 "$out/difference")"
    diff <(without_bars "$out/java") <(without_bars "$out/found") > "$out/difference" ||
      fail "$reader, $name: not as Java: $(head -5 "$out/difference")"
  done
  echo "$name: $(($(wc -l < "$file") - 1)) hands: ${readers[*]} and Java agree with the definition and each other"
done

# ---- The sketch of README.md ----
if command -v rustc > /dev/null; then
  awk '/^```rust$/ { show = 1; next } /^```$/ { show = 0 } show' README.md > "$out/sketch.rs"
  rustc -O -o "$out/sketch" "$out/sketch.rs"
else
  missing "NO rustc: THE SKETCH IN RUST IS NOT TESTED"
fi
sketch() { # TABLE, after run java: values of the cards as Java spells them
  [[ -x $out/sketch ]] || return 0
  awk -F '\t' 'NR > 1 && !/^line / { print $1 }' "$out/java" | "$out/sketch" "$1" > "$out/found"
  awk -F '\t' 'NR > 1 && !/^line / { print $2 }' "$out/java" | diff - "$out/found" > "$out/difference" ||
    fail "sketch in Rust, $1: not as Java: $(head -5 "$out/difference")"
}
for name in standard joker-bug pai-gow multi-deck wild-five deuce-to-seven eight-or-better; do
  run java "$tables/$name.yaku" "$out/hands/$name" "$out/java"
  sketch "$tables/$name.yaku"
done

# ---- A table of one's own rules: the examples of RULES-SYNTAX.md, compiled now; hands as different as the rules allow ----
cp ../src/main/rules/{standard,short-deck,ace-to-five}.rules "$out/own"
awk -v folder="$out/own/" '/^<!-- / { name = $(NF - 1) } /^```$/ { file = "" } file { print > file }
  /^```properties/ { if (name) file = folder name ".rules"; name = "" }' ../RULES-SYNTAX.md
for name in two-decks joker-of-eight deuces-wild-naturals low-three two-card-low deuce-to-seven-razz twenty-cards greek-six-up seven-card-omaha-lo; do
  "$java" -jar "$generator" "$out/own/$name.rules" "$out/own/$name.yaku" > "$out/generator.log" 2>&1 || fail "$(cat "$out/generator.log")"
  awk -f hands.awk -v seed="${#name}" "$out/own/$name.rules" > "$out/hands/$name"
  run java "$out/own/$name.yaku" "$out/hands/$name" "$out/java"
  for reader in "${readers[@]}"; do
    run "$reader" "$out/own/$name.yaku" "$out/hands/$name" "$out/found"
    diff "$out/java" "$out/found" > "$out/difference" || fail "$reader, $name: not as Java: $(head -5 "$out/difference")"
  done
  if [[ $name != *-*-up && $name != *-omaha-* ]]; then sketch "$out/own/$name.yaku"; fi
  echo "$name, own rules: $(wc -l < "$out/hands/$name") hands: ${readers[*]} and Java agree"
done

# ---- Damaged files, wrong files with correct checksums, all hands of five, and packages ----
CC=$cc PYTHON=$python YAKU=$yaku READERS="${readers[*]}" fuzz/run.sh 600
./package.sh "$tables" "$out/packages"
for reader in "${readers[@]}"; do
  case $reader in
    c) "$out/test" "$tables" || fail "c/test.c" ;;
    javascript)
      node javascript/test.mjs "$tables" || fail "javascript/test.mjs"
      if ! command -v npm > /dev/null; then missing "NO npm: THE JAVASCRIPT PACKAGE IS NOT TESTED"; continue; fi
      mkdir -p "$out/empty"
      (cd "$out/packages/javascript" && npm pack --silent --pack-destination "$out" > /dev/null)
      (cd "$out/empty" && npm init -y --silent > /dev/null && npm install --silent --offline --no-audit --no-fund "$out"/yaku-tables-*.tgz > /dev/null &&
        node --input-type=module -e 'import { of, parseCards } from "yaku-tables";
          const table = await of("standard"); console.log("JavaScript package:", table.high.category(table.evaluate(parseCards("As Ks Qs Js Ts"))));' &&
        printf 'As Ah Kd\n' | npx --offline yaku-eval "$tables/standard.yaku" | grep -q one-pair) || fail "the JavaScript package"
      ;;
    python)
      PYTHONPATH=$of_python/main/python/yaku "$python" "$of_python/test/python/tables_alone.py" "$tables" ||
        fail "tables_alone.py"
      ;;
  esac
done
wc -l "$of_python/main/python/yaku/tables.py" javascript/yaku.mjs c/yaku.h c/eval.c | sed 's/^/readers: lines /'
if [[ -s $out/NOT-TESTED ]]; then cat "$out/NOT-TESTED" >&2; else echo "readers: all tested"; fi
