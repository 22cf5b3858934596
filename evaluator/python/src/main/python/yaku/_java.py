"""The library itself, which runs on a JVM in this process: started at the first question, and never seen outside."""

from __future__ import annotations

import operator
import os
import re
import sys
import threading
from typing import TYPE_CHECKING, Any, Callable, Iterable, NamedTuple, NoReturn, Optional, Union

import numpy as np

from . import _jvm
from ._jvm import JavaError as JavaError
from .tables import HandError as HandError, TableError as TableError

if TYPE_CHECKING:
    import numpy.typing as npt

    Array = npt.NDArray[Any]
else:
    Array = np.ndarray
Receiver = Callable[["Progress"], Optional[bool]]

FORKED = (
    "this process was forked after yaku had started, which leaves its threads behind: start it before by"
    ' multiprocessing.get_context("spawn"), or ask yaku in the parent alone'
)


class TextError(ValueError):
    """A text that cannot be read: what was found, what was expected, and where.

    >>> import yaku
    >>> try:
    ...     yaku.equity("AK / QQ+ / 7")
    ... except yaku.TextError as e:
    ...     print(e.column)
    13
    """

    def __init__(self, message: str, line: int = 0, column: int = 0, row: Optional[int] = None) -> None:
        super().__init__(message)
        #: the line of the fault, from 1; 0 if it is not in one line
        self.line = line
        #: the position of the fault in its line, from 1; 0 if it has none
        self.column = column
        #: which text of a list it is, from 0; None if it was the only one
        self.row = row

    def __str__(self) -> str:
        message = super().__str__()
        places = [f"row {self.row}"] if self.row is not None else []
        places += [f"column {self.column}"] if self.column and not message.startswith("line ") else []
        return f"{', '.join(places)}: {message}" if places else message


class Progress(NamedTuple):
    """How far long work is."""

    #: the finished pieces of work: blocks of deals, sampled deals, iterations, flops
    done: int
    #: the pieces of work in all; 0 if that is not known
    all: int
    #: how far the answer may be off: the greatest standard error of a share, or the exploitability in chips; else nan
    error: float
    #: an estimate; infinite if there is none
    seconds_to_go: float


class _Library:
    """The classes that are asked, by their names; there is one, made at the first question."""

    def __init__(self, jpype: Any) -> None:
        self.jpype = jpype
        self._classes: dict[str, Any] = {}
        self.Object = jpype.JClass("java.lang.Object")
        self.TextException = self("dev.yaku.TextException")
        self.RowException = self("dev.yaku.python.RowException")
        self.TableFormatException = self("dev.yaku.TableFormatException")
        self.Numbers = self("dev.yaku.python.Numbers")
        self.Doubles = jpype.JArray(jpype.JDouble)
        self.equity = self.Numbers.equity
        self.JLong = jpype.JLong
        self.JException = jpype.JException

    def __call__(self, name: str) -> Any:
        found = self._classes.get(name)
        if found is None:
            found = self._classes[name] = self.jpype.JClass(name)
        return found


_lock = threading.Lock()
_library: Optional[_Library] = None
_forked = False
_options: list[str] = []


def start(*, memory: Optional[str] = None, vectors: bool = False, options: Iterable[str] = ()) -> None:
    """Chooses how the library runs, before the first question; without it that starts with what suits most.

    memory: the most that it may take, such as "4g"; a quarter of the machine's if not given.
    vectors: lets the solver use the CPU's vectors; the JVM then starts a little later.
    options: more options of the JVM; with "-Xshare:off" it keeps no archive of classes, from which Java 19 and later
    starts faster.
    """
    chosen = [f"-Xmx{memory}"] if memory else []
    chosen += ["--add-modules=jdk.incubator.vector"] if vectors else []
    chosen += options
    with _lock:
        if _library is not None and chosen:
            raise JavaError("yaku has already started: call yaku.start before the first question")
        _options.extend(chosen)
    library()


def library() -> _Library:
    """The classes; starts the JVM if nobody has."""
    if _library is not None and not _forked:
        return _library
    return _begin()


def _begin() -> _Library:
    global _library
    if _forked:
        raise JavaError(FORKED)
    with _lock:
        if _library is not None:
            return _library
        _library = _Library(_jvm.begin(_options))
        os.register_at_fork(after_in_child=_after_fork) if hasattr(os, "register_at_fork") else None
        return _library


def _after_fork() -> None:
    global _forked
    _forked = True


def as_java(texts: Iterable[str]) -> Any:
    """An array of Java's strings."""
    java = library().jpype
    return java.JArray(java.JString)(list(texts))


def words(of: Any, name: str) -> str:
    """What has to be a text."""
    if not isinstance(of, str):
        raise TypeError(f"{name}: expected a text, found {of!r}")
    return of


_index: Callable[[Any], int] = operator.index


def whole(of: Any, name: str) -> int:
    """What has to be a whole number of 64 bits, as Java has it: the highest bit is its sign."""
    try:
        number = int(of) if isinstance(of, float) and of.is_integer() else _index(of)
    except TypeError:
        raise TypeError(f"{name}: expected a whole number, found {of!r}") from None
    if not -1 << 63 <= number < 1 << 64:
        raise ValueError(f"{name}: expected a number of 64 bits, found {number}")
    return number - (number >> 63 << 64) if number > 0 else number


class Here:
    """What Java holds: it stays in its process."""

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"{self!r} stays in its process: it can neither be copied nor pickled, but its arrays can")


def doubles(java: Any) -> Array:
    """An array of Java's to read, without a copy; the view keeps its memory, which numpy 1.21 alone does not."""
    return np.frombuffer(memoryview(java))


def array(java: Any, dtype: Any) -> Array:
    """A copy of an array of numbers, of one or two dimensions."""
    return np.array(memoryview(java), dtype=dtype)


def in_python(message: str) -> str:
    """A message of the command line, whose options are parameters here."""
    return re.sub(r"(?<!\w)--([a-z]+(?:-[a-z]+)*)", lambda option: option[1].replace("-", "_"), message)


def translated(fault: Any) -> Exception:
    """What Python is told of an exception of Java's."""
    java = library()
    row = None
    if isinstance(fault, java.RowException):
        row = int(fault.row())
        fault = fault.getCause()
    message = str(fault.getMessage())
    if isinstance(fault, java.TextException):
        return TextError(message, int(fault.line()), int(fault.column()), row)
    if isinstance(fault, java.TableFormatException):
        return TableError(message)
    kinds: list[tuple[str, type[Exception]]] = [
        ("java.nio.file.NoSuchFileException", FileNotFoundError),
        ("java.io.IOException", OSError),
        ("java.lang.OutOfMemoryError", MemoryError),
        ("java.util.concurrent.CancellationException", KeyboardInterrupt),  # type: ignore[list-item]
        ("picocli.CommandLine$ParameterException", ValueError),
    ]
    for name, kind in kinds:
        if isinstance(fault, java(name)):
            return kind(in_python(message) if kind is ValueError else message)
    if isinstance(fault, java("java.lang.IllegalArgumentException")):
        error = HandError(message)
        error.row = row
        return error if row is not None else ValueError(message)
    if isinstance(fault, java("java.lang.UnsupportedOperationException")):
        return ValueError(message)
    if isinstance(fault, java("java.lang.IllegalStateException")):
        return RuntimeError(message)
    return RuntimeError(f"a fault in yaku, please report it: {fault}")


def ask(question: Callable[[], Any]) -> Any:
    """Asks, and raises exceptions of Python's."""
    java = library()
    try:
        return question()
    except java.JException as e:
        raise translated(e) from None
    except TypeError as e:  # JPype's names classes of Java
        found = re.match(r"No matching overloads found for .*?(\w+)\((.*?)\), options are", str(e), re.DOTALL)
        if found is None:
            raise
        types = [each for each in found[2].split(",") if each not in ("bool", "") and "." not in each]
        given = f"{', '.join(types)} given to {found[1]}" if types else "not for this game"
        raise TypeError(f"expected other types: {given}") from None


class Stop:
    """Whether to go on, and whom to tell how far it is."""

    def __init__(self, progress: Optional[Receiver]) -> None:
        self.progress = progress
        self.stopped = False
        self.fault: Optional[BaseException] = None

    def told(self, java: Any) -> bool:
        if self.progress is not None and not self.stopped:
            try:
                at = Progress(int(java.done()), int(java.all()), float(java.error()), float(java.secondsToGo()))
                if self.progress(at) is False:  # which a Ctrl-C that comes meanwhile may also have said
                    self.stopped = True
            except BaseException as e:
                self.fault, self.stopped = e, True
        return not self.stopped

    def check(self) -> None:
        if self.fault is not None:
            raise self.fault


def long(work: Callable[[Any], Any], progress: Union[Receiver, Stop, None] = None, interrupts: bool = False) -> Any:
    """Does work that may take long, and is told whether to go on: Ctrl-C ends it, and keeps what there is.

    work takes what Java asks whether to go on; what does not ask is interrupted. In the main thread, which alone hears
    Ctrl-C, it is done by another.
    """
    java = library()
    state = progress if isinstance(progress, Stop) else Stop(progress)
    receiver = java.jpype.JProxy("java.util.function.Predicate", dict={"test": state.told})
    if threading.current_thread() is not threading.main_thread():
        try:
            found = ask(lambda: work(receiver))
        finally:
            _clear()
        state.check()
        return found
    outcome: list[Any] = [None, None, None]
    done = threading.Event()

    def run() -> None:
        try:
            outcome[2] = java("java.lang.Thread").currentThread()
            outcome[0] = ask(lambda: work(receiver))
        except BaseException as e:
            outcome[1] = e
        finally:
            java("java.lang.Thread").detach()
            done.set()

    thread = threading.Thread(target=run, name="yaku", daemon=True)
    thread.start()
    ended = False
    while not ended:
        try:
            ended = done.wait(0.2)  # Windows hears no Ctrl-C in a wait without end
        except KeyboardInterrupt:
            if state.stopped:  # the second: as it is
                raise
            state.stopped = True
            if interrupts and outcome[2] is not None:
                outcome[2].interrupt()
    _clear()
    if outcome[1] is not None:
        raise outcome[1]
    state.check()
    return outcome[0]


class Blocks:
    """Buffers for many hands at once, which are asked block by block; any number of threads may ask."""

    _free: list[tuple[Any, Array, Array]] = []

    @staticmethod
    def ask(
        hands: int, width: int, dtype: Any, out: Array, fill: Callable[[Array, int, int], Any],
        question: Callable[[Any, int], Any],
    ) -> Array:
        """The answers for so many hands: fill copies those from one number to another into rows of a buffer."""
        java = library()
        try:
            block, into, of = Blocks._free.pop()
        except IndexError:
            block = java("dev.yaku.python.Block")()
            into, of = (np.asarray(memoryview(b)).view(np.uint8) for b in (block.in_(), block.out()))
        size = int(java("dev.yaku.python.Block").HANDS)
        numbers, answers = into.view(dtype), of.view(out.dtype)
        wide = out.shape[1] if out.ndim > 1 else 1
        try:
            for start in range(0, hands, size):
                count = min(size, hands - start)
                fill(numbers[: count * width], start, start + count)
                try:
                    question(block, count)
                except java.JException as e:
                    fault = translated(e)
                    if getattr(fault, "row", None) is not None:
                        fault.row += start  # type: ignore[attr-defined]
                        fault.args = (f"row {fault.row}: {fault}",)  # type: ignore[attr-defined]
                    raise fault from None
                out[start : start + count] = answers[: count * wide].reshape(out[start : start + count].shape)
        finally:
            Blocks._free.append((block, into, of))
        return out


_WIDTH = 48  # of the longest line of bar
_barred = False


def bar(progress: Progress) -> None:
    """Shows on standard error how far long work is, and clears that at its end: yaku.solve(spot, progress=yaku.bar)."""
    global _barred
    part = f"{100 * progress.done / progress.all:5.1f} %" if progress.all else f"{progress.done:,}"
    error = f", error {progress.error:.4g}" if np.isfinite(progress.error) else ""
    left = f", {progress.seconds_to_go:.0f} s to go" if np.isfinite(progress.seconds_to_go) else ""
    _barred = True
    sys.stderr.write("\r" + f"{part}{error}{left}".ljust(_WIDTH))  # notebooks know no other way to clear a line
    sys.stderr.flush()


def _clear() -> None:
    global _barred
    if _barred:
        _barred = False
        sys.stderr.write("\r" + " " * _WIDTH + "\r")
        sys.stderr.flush()
