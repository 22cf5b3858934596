#!/usr/bin/env bash
# Tests what "mvn verify -Pweb" has built: the same answers as on the JVM, and the npm package,
# packed, installed into an empty folder and used there. Nothing is uploaded. Where there is no Node
# 22 or later, npm fetches one; where that cannot be, target/NOT-TESTED says what was not tested.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
target=$here/target
package=$target/yaku
cli=$here/../cli
java=${JAVA_HOME:+$JAVA_HOME/bin/}
rm -f "$target/NOT-TESTED"

miss() {
  echo "yaku-web was built, but NOT tested: $1" | tee "$target/NOT-TESTED" >&2
  exit 0
}

npm() {
  command npm --silent --no-audit --no-fund --no-update-notifier "$@"
}

command -v npm >/dev/null || miss "there is no npm"
node=$(command -v node)
if [ "$("$node" -p 'parseInt(process.versions.node)')" -lt 22 ]; then
  npm install --prefix "$target/node" node@24 || miss "no Node 22 or later, and npm cannot fetch one"
  node=$target/node/node_modules/.bin/node
fi
echo "yaku-web: tested with Node $("$node" --version)"

mkdir -p "$target/jvm"
"${java}javac" -nowarn -cp "$cli/target/yaku.jar" -d "$target/jvm" \
  "$here/src/test/java/dev/yaku/cli/Answers.java"
"$node" "$here/src/test/js/calls.mjs" "$package" "$cli" "${java}java" -XX:TieredStopAtLevel=1 \
  -Dyaku.threads=1 -cp "$cli/target/yaku.jar:$target/jvm" dev.yaku.cli.Answers

# Installed into an empty folder.
empty=$target/empty
rm -rf "$empty"
mkdir "$empty"
cd "$empty"
npm pack --pack-destination "$target" "$package" >/dev/null
npm init -y >/dev/null
npm install "$target"/yaku-poker-*.tgz
awk '/^```js/ {on = 1; next} /^```/ {on = 0} on' "$package/README.md" >example.mjs
"$node" example.mjs | tee printed
diff - printed <<'END'
Two pair, aces and kings, queen kicker
AK 26.42 %, QQ+ 50.57 %, 76s 23.01 %
hold As Ks Qs Js
check, bet 60, all-in 450
168 hands
spot 1, column 7: "z": expected a second rank after K, as in AK, or a suit
END
cp "$here/src/test/js/worker.mjs" .
"$node" worker.mjs
npm install typescript@5.9 || miss "its types: npm cannot fetch TypeScript"
cp "$here/src/test/js/types.mts" .
"$node" node_modules/typescript/bin/tsc --strict --noEmit --module nodenext --target es2022 --lib es2022,dom types.mts
echo "yaku-web: installed into an empty folder, its example runs, and its types are right"
