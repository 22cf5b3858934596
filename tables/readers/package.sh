#!/usr/bin/env bash
# Makes the packages for Python and JavaScript, with the tables in them, in FOLDER/python and FOLDER/javascript:
# package.sh TABLES FOLDER; then `pip install FOLDER/python`, or `npm install FOLDER/javascript`.
set -euo pipefail
tables=$(realpath "$1")
mkdir -p "$2/python/yaku_tables" "$2/javascript/tables"
folder=$(realpath "$2")
cd "$(dirname "${BASH_SOURCE[0]}")"
cp python/{yaku.py,pyproject.toml} README.md "$folder/python"
touch "$folder/python/yaku_tables/__init__.py"
cp "$tables"/*.yaku "$folder/python/yaku_tables"
cp javascript/{yaku.mjs,yaku.d.ts,package.json} README.md "$folder/javascript"
cp "$tables"/*.yaku "$folder/javascript/tables"
