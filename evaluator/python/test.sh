#!/usr/bin/env bash
# Tests the wheel that `mvn package -Ppython` has made: installs it into a fresh environment, and runs all tests there.
# It needs python3 with JPype, numpy, pytest and venv (Debian: python3-jpype python3-numpy python3-pytest python3-venv).
# What cannot run here is named in capital letters, and kept in target/NOT-TESTED. With arguments: those of pytest.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
out=$PWD/target
rm -rf "$out/venv" "$out/NOT-TESTED"
missing() { echo "python: $*" >&2; echo "$*" >> "$out/NOT-TESTED"; }
unset PYTHONPATH
export PYTHONDONTWRITEBYTECODE=1 MYPY_CACHE_DIR=$out/mypy

python=
for each in ${PYTHON:-python3 /usr/bin/python3}; do
  if [[ -z $python ]] && "$each" -c 'import jpype, numpy, pytest, venv, ensurepip' 2> /dev/null; then
    python=$(command -v "$each")
  fi
done
if [[ -z $python ]]; then
  missing 'NO python3 WITH jpype, numpy, pytest AND venv: THE PYTHON PACKAGE IS NOT TESTED'
  exit
fi
"$python" -m venv --system-site-packages "$out/venv" # for JPype, numpy and pytest
"$out/venv/bin/python" -m pip install --quiet --no-index --no-deps --disable-pip-version-check "$out"/yaku-*.whl
cd "$out" # not where the sources are
venv/bin/python -m pytest -q -p no:cacheprovider ../src/test/python "$@"
if venv/bin/python -c 'import mypy' 2> /dev/null; then
  installed=$(venv/bin/python -c 'import yaku; print(yaku.__path__[0])')
  venv/bin/python -m mypy --strict --python-version 3.9 "$installed" ../src/test/python/typed.py
else
  missing 'NO mypy: THE TYPES OF THE PYTHON PACKAGE ARE NOT TESTED'
fi
pyright=pyright@1.1.414 # an npm package, and the types of yaku.tables are in its .pyi
if npm install --silent --no-audit --no-fund --prefix "$out/pyright" "$pyright" > /dev/null 2>&1; then
  installed=$(venv/bin/python -c 'import yaku; print(yaku.__path__[0])')
  "$out/pyright/node_modules/.bin/pyright" --pythonpath venv/bin/python --pythonversion 3.9 ../src/test/python/typed.py \
    $(ls "$installed"/*.py | grep -v '/tables[.]py$')
else
  missing "NO npm, OR NO $pyright THERE: THE TYPES WERE NOT TESTED BY pyright"
fi
