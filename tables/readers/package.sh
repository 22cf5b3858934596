#!/usr/bin/env bash
# Makes the package for JavaScript, with the tables in it, in FOLDER/javascript: package.sh TABLES FOLDER; then
# `npm install FOLDER/javascript`. Python's package is that of evaluator/python.
set -euo pipefail
tables=$(realpath "$1")
mkdir -p "$2/javascript/tables"
folder=$(realpath "$2")
cd "$(dirname "${BASH_SOURCE[0]}")"
cp javascript/{yaku.mjs,yaku.d.ts,package.json} README.md "$folder/javascript"
cp "$tables"/*.yaku "$folder/javascript/tables"
