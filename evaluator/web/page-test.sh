#!/usr/bin/env bash
# Builds the page from what "mvn verify -Pweb" has built, and tests it in a browser: page-test.sh FOLDER-OF-THE-PROJECT.
# Pictures of every tab are in target/pictures. Where there is no browser or no Node, it says so, and tests nothing.
set -euo pipefail

root=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
out=$here/target

browser=${CHROMIUM:-}
for each in chromium chromium-browser google-chrome; do
  if [[ -z $browser ]]; then browser=$(command -v "$each" || true); fi
done
if [[ -z $browser ]] || ! command -v node >/dev/null || ! command -v npm >/dev/null; then
  echo "NO chromium, NO node OR NO npm: THE PAGE IS NOT TESTED" | tee -a "$out/NOT-TESTED" >&2
  exit 0
fi
node "$here/page.mjs" "$out/yaku" "$out"
npm install --silent --no-audit --no-fund --prefix "$out/browser" playwright-core@1.56.1 eslint@9.39.1 \
  @eslint/js@9.39.1 @stylistic/eslint-plugin@5.6.1 globals@16.5.0 axe-core@4.10.2
cp "$here"/src/test/page/*.mjs "$out/browser/"
rm -rf "$out/browser/lint" && cp -r "$here/src/main/page" "$out/browser/lint"
(cd "$out/browser" && node node_modules/eslint/bin/eslint.js lint)
cp "$here/src/main/page/words.js" "$out/browser/words.mjs"
java=${JAVA_HOME:+$JAVA_HOME/bin/}java
mkdir -p "$out/jvm"
"${java}c" -nowarn -cp "$root/evaluator/cli/target/yaku.jar" -d "$out/jvm" "$here/src/test/java/dev/yaku/cli/Answers.java"
awk '/^<!-- twenty-cards -->/ {here = 1} /^```$/ {on = 0} on; here && /^```properties/ {on = 1; here = 0}' \
  "$root/tables/RULES-SYNTAX.md" >"$out/browser/twenty.rules"
"$java" -jar "$root/generator/target/yaku-generator.jar" "$out/browser/twenty.rules" "$out/browser/twenty.yaku" >/dev/null
CHROMIUM=$browser JAVA=$java node "$out/browser/test.mjs" "$out" "$root/evaluator/cli/target/yaku.jar" "$out/browser/twenty.yaku"
