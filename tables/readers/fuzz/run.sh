#!/usr/bin/env bash
# Shows wrong tables with correct checksums to Java and to readers, which must agree on all of them:
# run.sh COUNT [SEED], after `mvn verify -Preaders`; READERS, TABLES, YAKU, PYTHON, CC and JAVA_HOME name others.
set -euo pipefail
count=$1 seed=${2:-1}
cd "$(dirname "${BASH_SOURCE[0]}")/.."
out=$PWD/target/fuzz
mkdir -p "$out"
yaku=${YAKU:-../../evaluator/cli/target/yaku.jar}
built=../target/classes/META-INF/yaku
read -ra tables <<< "${TABLES:-$(echo $built/{three-card,badugi,deuces-wild,short-deck,eight-or-better,wild-five,deuce-to-seven}.yaku \
  $built/{joker-bug,multi-deck,omaha-hi-lo}.yaku target/own/{joker-of-eight,low-three,two-card-low,twenty-cards,two-decks}.yaku)}"
for reader in ${READERS:-c javascript python}; do
  case $reader in
    c)
      sanitize=(-fsanitize=address,undefined -fno-sanitize-recover=all)
      "${CC:-cc}" -std=c99 -O1 -g "${sanitize[@]}" -o "$out/mutants" c/mutants.c 2> /dev/null ||
        "${CC:-cc}" -std=c99 -O1 -g -o "$out/mutants" c/mutants.c
      program=("$out/mutants") ;;
    javascript) program=(node javascript/mutants.mjs) ;;
    python) 
      python=../../evaluator/python/src
      program=(env PYTHONPATH=$python/main/python/yaku "${PYTHON:-python3}" $python/test/python/mutants.py) ;;
  esac
  "${JAVA_HOME:+$JAVA_HOME/bin/}java" -XX:+UseSerialGC -cp "$yaku" fuzz/Mutants.java "$seed" "$count" "$out/answers" "${tables[@]}" \
    2> "$out/log" | "${program[@]}" > "$out/found" || { cat "$out/log" >&2; exit 1; }
  awk -f fuzz/compare.awk "$out/answers" "$out/found" || { echo "readers: $reader: not as Java, seed $seed" >&2; exit 1; }
  echo "$reader: $count wrong tables, $(grep -c '^opened' "$out/found") of them opened, $(grep -c wrong "$out/found") with hands without a meaning: as Java"
done
