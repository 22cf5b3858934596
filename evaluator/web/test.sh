#!/usr/bin/env bash
# Tests what "mvn verify -Pweb" has built: the same answers as on the JVM, and the npm package,
# packed, installed into an empty folder and used there: in the oldest Node that it allows, without code made of text, by
# require, in bundlers, in pages with a policy and in a browser extension. Nothing is uploaded. Where there is no Node
# 24.15 or later, npm fetches one; where that cannot be, target/NOT-TESTED says what was not tested.
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
if [ "$("$node" -p 'const [a, b] = process.versions.node.split("."); a > 24 || a == 24 && b >= 15')" != true ]; then
  npm install --prefix "$target/node" node@24 || miss "no Node 24.15 or later, and npm cannot fetch one"
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
example() {
  timeout 120 "$@" example.mjs | tee printed
  diff - printed <<'END'
Two pair, aces and kings, queen kicker
AK 26.42 %, QQ+ 50.57 %, 76s 23.01 %
hold As Ks Qs Js
check, bet 60, all-in 450
168 hands
spot 1, column 7: "z": expected a second rank after K, as in AK, or a suit
END
}
example "$node" --disallow-code-generation-from-strings
cp "$here/src/test/js/worker.mjs" .
"$node" worker.mjs
cp "$here/src/test/js/arguments.mjs" .
"$node" arguments.mjs
"$node" -e 'require("yaku-poker").open().then((yaku) => yaku.close())'

# Node 22.19 is the oldest that is allowed, and its compiler once never ended; 24.14 is told what is needed.
npm install --prefix "$target/oldest" node@22.19.0 || miss "the oldest Node: npm cannot fetch it"
example "$target/oldest/node_modules/.bin/node"
npm install --prefix "$target/older" node@24.14.0 || miss "an older Node: npm cannot fetch it"
if "$target/older/node_modules/.bin/node" example.mjs 2>refused; then exit 1; fi
grep -q "yaku-poker needs Node 24.15 or later (of Node 22: 22.19).*; this is Node v24.14.0" refused

npm install typescript@5.9.3 || miss "its types: npm cannot fetch TypeScript"
cp "$here/src/test/js/types.mts" .
cp example.mjs example.mts
cp "$here/src/test/js/answers.mjs" .
"$node" answers.mjs >answers.mts
"$node" node_modules/typescript/bin/tsc --strict --noEmit --module nodenext --target es2022 --lib es2022,dom types.mts \
  example.mts answers.mts
npm install pokersolver@2.1.4 || miss "beside pokersolver: npm cannot fetch it"
cp "$here/src/test/js/pokersolver.mjs" .
"$node" pokersolver.mjs "$package/README.md"

browser=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
[ -n "$browser" ] || miss "bundlers: there is no Chromium"
npm install vite@6.4.6 esbuild@0.25.12 webpack@5.103.0 webpack-cli@6.0.1 playwright-core@1.56.1 || miss "bundlers: npm cannot fetch them"
"$node" "$here/src/test/bundlers/test.mjs" "$empty" "$browser"
echo "yaku-web: installed into an empty folder, its example runs, its types are right, and bundlers know its files"
