"""How Java is found and started, and the archive of classes from which Java 19 and later starts faster."""
import os
import subprocess
import sys
from pathlib import Path

import pytest

import yaku
from yaku import _java, _jvm

QUESTION = "import yaku; print(yaku.equity('AK / QQ+ / 76s').deals)"
ANSWER = "1052739072\n"


def archives(folder):
    return sorted(Path(folder, "yaku").glob("*.jsa"))


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(os, "name", "posix")
    return tmp_path


def option(version=25, jars=("a.jar",), chosen=()):
    found = _jvm._archive(version, "jvm", list(jars), list(chosen))
    return found[1].split("=", 1)[1] if found else None


def test_archive_liesWhereCommandsKeepTheirs_oneForEachPlaceAndChoice(cache, monkeypatch):
    place = option()
    assert Path(place).parent == cache / "yaku"
    assert Path(place).name.startswith(f"yaku-{yaku.__version__}-java-25-python-")
    assert cache.joinpath("yaku").stat().st_mode & 0o777 == 0o700
    assert option() == place
    others = {option(jars=[f"{i}.jar"]) for i in range(99)} | {option(chosen=[f"-Xmx{i}g"]) for i in range(99)}
    assert 1 < len(others) <= 8
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    monkeypatch.setenv("HOME", str(cache / "home"))
    assert option() is None
    cache.joinpath("home").mkdir()
    assert Path(option()).parent == cache / "home" / ".cache" / "yaku"


@pytest.mark.skipif(os.name == "nt", reason="owners of POSIX")
def test_archive_isNone_whereSomebodyElseCouldLayOne_orNobodyCanWrite(cache, monkeypatch):
    place = Path(option())
    place.write_bytes(b"of the user's own")
    assert option() == str(place)
    place.unlink()
    place.symlink_to(cache / "elsewhere")
    assert option() is None
    place.unlink()
    with monkeypatch.context() as others:
        others.setattr(os, "geteuid", lambda: 12345)
        assert option() is None
    with monkeypatch.context() as locked:
        locked.setattr(os, "access", lambda *_: False)
        assert option() is None
    place.parent.rmdir()
    place.parent.symlink_to(cache, target_is_directory=True)
    assert option() is None
    place.parent.unlink()
    place.parent.write_text("a file")
    assert option() is None
    monkeypatch.setenv("XDG_CACHE_HOME", f"{cache}:b")
    assert option() is None
    monkeypatch.setenv("XDG_CACHE_HOME", f"{cache}/\udcff")  # a byte that is no letter
    assert option() is None


def test_archive_isNone_forOldJava_andWhereTheUserChooses(cache):
    assert option(version=18) is None
    assert option(version=19) is not None
    assert option(chosen=["-Xshare:off"]) is None
    assert option(chosen=["-XX:SharedArchiveFile=mine.jsa"]) is None


def test_archive_whoseWriterWasKilled_isMadeAnew(cache):
    place = Path(option())
    for left in b"", bytes(5000):
        place.write_bytes(left)
        assert option() == str(place)
        assert not place.exists()


def newer():
    """The environment of a Java that has archives: the one that runs, or one beside it."""
    running = Path(str(_java.library()("java.lang.System").getProperty("java.home"))).resolve()
    for home in (running, *sorted(running.parent.iterdir())):
        found = _jvm._jvms(str(home))
        if found and _jvm._version(found[0]) >= 19:
            return {**os.environ, "JAVA_HOME": str(home)}
    pytest.skip("no Java from 19 on beside the one that runs: ARCHIVES ARE NOT TESTED")


def asked(env):
    done = subprocess.run([sys.executable, "-c", QUESTION], env=env, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_archive_isMadeAtTheEnd_used_andNeverTrusted(tmp_path):
    folder = tmp_path / "a blank and é"
    env = {**newer(), "XDG_CACHE_HOME": str(folder)}
    assert asked(env) == ANSWER
    (archive,) = archives(folder)
    whole = archive.read_bytes()
    made = archive.stat().st_mtime_ns
    assert len(whole) > 1_000_000
    assert asked(env) == ANSWER
    assert archive.stat().st_mtime_ns == made
    for at in 0, len(whole) // 2:
        damaged = bytearray(whole)
        damaged[at : at + 64] = bytes(byte ^ 0x55 for byte in damaged[at : at + 64])
        archive.write_bytes(damaged)
        assert asked(env) == ANSWER
    for length in 3, len(whole) // 2:
        archive.write_bytes(whole[:length])
        assert asked(env) == ANSWER


def test_archive_isUsed(tmp_path):
    env = {**newer(), "XDG_CACHE_HOME": str(tmp_path)}
    text = (
        "import yaku; yaku.start(options=['-Xlog:class+load:stdout']);"
        " print('deals', yaku.equity('AK / QQ+ / 76s').deals)"
    )

    def sources():
        done = subprocess.run([sys.executable, "-c", text], env=env, capture_output=True, text=True, timeout=300)
        assert f"deals {ANSWER}" in done.stdout
        return [line.split(" source: ")[1] for line in done.stdout.splitlines() if " dev.yaku.equity.Equity source: " in line]

    (before,), (after,) = sources(), sources()
    assert before.startswith("file:")
    assert after.startswith("shared objects file")


def test_archive_ofProcessesAtOnce(tmp_path):
    env = {**newer(), "XDG_CACHE_HOME": str(tmp_path)}
    for _ in range(2):
        started = [subprocess.Popen([sys.executable, "-c", QUESTION], env=env, stdout=-1, stderr=-2, text=True) for _ in range(3)]
        assert [each.communicate(timeout=300)[0] for each in started] == [ANSWER] * 3
    assert len(archives(tmp_path)) == 1


def test_java_isFoundInAnyFolder(tmp_path):
    home = tmp_path / "a [b] é"
    library = home / "lib/server/libjvm.so"
    library.parent.mkdir(parents=True)
    library.touch()
    (home / "release").write_text('IMPLEMENTOR="x"\nJAVA_VERSION="21.0.2"\n')
    assert _jvm._jvms(str(home)) == [str(library)]
    assert _jvm._version(str(library)) == 21


@pytest.mark.parametrize("how", ["options", "environment"])
def test_collector_mayBeChosen(how):
    options = ["-XX:+UseParallelGC"] if how == "options" else []
    text = f"""import yaku
yaku.start(options={options})
beans = yaku._java.library()("java.lang.management.ManagementFactory").getGarbageCollectorMXBeans()
print(any("PS" in str(bean.getName()) for bean in beans))"""
    env = {**os.environ, **({} if options else {"_JAVA_OPTIONS": "-XX:+UseParallelGC"})}
    done = subprocess.run([sys.executable, "-c", text], env=env, capture_output=True, text=True, timeout=300)
    assert done.stdout == "True\n", done.stderr
