"""What to do: strategies for two players in hold'em, from the flop, the turn or the river on."""

from __future__ import annotations

import json
from os import PathLike, fspath
from pathlib import Path
from typing import Any, Mapping, NamedTuple, Optional, Sequence, Union

import numpy as np

from . import _java
from ._cards import text
from ._command import Drawn, Picture
from ._equity import Range, cores, duration, part
from ._game import game
from ._java import Array, Here, Receiver, whole, words

PLAYERS = ("oop", "ip")
VIEWS = ("values", "runouts", "made", "draws", "class")
Question = Union[str, "PathLike[str]", Mapping[str, object], "Solution"]


def _place(player: str) -> int:
    if player not in PLAYERS:
        raise ValueError(f'"{player}": expected a player, "oop" or "ip"')
    return PLAYERS.index(player)


class Gain(NamedTuple):
    """What a best answer gains at a place."""

    node: str
    #: in chips
    gain: float
    #: how often the place is reached
    reached: float


class Node(Drawn, Here):
    """A place in a solution: solution.node(path). Players are "oop" and "ip"; what is by hand has the order of hands."""

    def __init__(self, solution: Solution, java: Any) -> None:
        self._solution, self._java = solution, java
        self._arrays: dict[tuple[str, str], Array] = {}

    # ---- Where it is ----

    @property
    def path(self) -> str:
        """The actions and cards that lead here; "" for the start."""
        return str(self._java.path())

    @property
    def board(self) -> str:
        """The cards on the board, in the order in which they came."""
        return text(_java.array(self._java.boardCards(), np.int32))

    @property
    def pot(self) -> int:
        """The chips in the pot."""
        return int(self._java.pot())

    @property
    def stacks(self) -> tuple[int, int]:
        """The chips that oop and ip have left."""
        return int(self._java.stack(0)), int(self._java.stack(1))

    @property
    def player(self) -> Optional[str]:
        """The player who acts; None if a card comes, or the hand is over."""
        player = int(self._java.player())
        return PLAYERS[player] if player >= 0 else None

    @property
    def actions(self) -> list[str]:
        """What the player can do, such as "check" and "bet 20"."""
        return [str(action) for action in self._java.actions()]

    @property
    def cards(self) -> list[str]:
        """The cards that may come here; none if somebody acts."""
        return text(int(self._java.cards())).split()

    @property
    def reached(self) -> float:
        """How often this place is reached."""
        return float(self._java.reached())

    def node(self, path: str) -> Node:
        """The place that actions and cards lead to from here: "bet 20 / call / 7s"."""
        return Node(self._solution, _java.ask(lambda: self._java.node(words(path, "a path"))))

    __getitem__ = node
    __iter__ = None

    # ---- Both players ----

    def hands(self, player: Optional[str] = None) -> list[str]:
        """The hands of a player, of who acts if none is given."""
        return [text(int(cards)) for cards in self.sets(player)]

    def sets(self, player: Optional[str] = None) -> Array:
        """The hands as sets of cards."""
        return self._array("sets", player, np.int64, lambda of: self._java.hands(of)).view(np.uint64)

    def weights(self, player: Optional[str] = None) -> Array:
        """How often a player comes here with each hand, times its weight in the range."""
        return np.asarray(self._both(player)[0])

    def equities(self, player: Optional[str] = None) -> Array:
        """The part of the pot that each hand would win without further bets."""
        return np.asarray(self._both(player)[1])

    def _both(self, player: Optional[str]) -> Array:
        return self._array("weights", player, np.float64, lambda of: _numbers().weights(self._java, of))

    def values(self, player: Optional[str] = None) -> Array:
        """What each hand has of the pot in the end less what is added from here on, in chips."""
        return self._array("values", player, np.float64, lambda of: _numbers().values(self._java, of))

    def _array(self, name: str, player: Optional[str], dtype: Any, question: Any) -> Array:
        of = player or self._acting()
        place = _place(of)
        if (name, of) not in self._arrays:
            self._arrays[name, of] = _java.array(_java.ask(lambda: question(place)), dtype)
        return self._arrays[name, of]

    def value(self, player: str) -> float:
        """The value of a player's range."""
        return float(_java.ask(lambda: self._java.value(_place(player))))

    def equity(self, player: str) -> float:
        """The part of the pot that a player's range would win without further bets."""
        return float(_java.ask(lambda: self._java.equity(_place(player))))

    def range(self, player: Optional[str] = None) -> Range:
        """The hands that a player has here, as a range with weights."""
        of = _place(player or self._acting())
        return Range(game(), _java.ask(lambda: self._java.range(of)), None)

    # ---- Who acts ----

    def _acting(self) -> str:
        if self.player is None:
            raise ValueError(f"nobody acts here: {self!r}")
        return self.player

    @property
    def strategy(self) -> Array:
        """How often each hand takes each action: an array of shape (hands, actions)."""
        self._acting()
        return self._array("strategy", None, np.float64, lambda _: _numbers().strategy(self._java))

    @property
    def action_values(self) -> Array:
        """What each action of each hand is worth, in chips: an array of shape (hands, actions)."""
        self._acting()
        return self._array("actions", None, np.float64, lambda _: _numbers().actionValues(self._java))

    @property
    def frequencies(self) -> Array:
        """How often each action is taken by all hands."""
        self._acting()
        return _java.array(_java.ask(lambda: self._java.frequencies()), np.float64)

    # ---- Views ----

    def by(self, words: str) -> list[dict[str, Any]]:
        """The hands by what they are: "made", "draws" or "class"; a row each, with what they have and do."""
        return list(self._said(f"--by={words}")["groups"])

    def runouts(self) -> list[dict[str, Any]]:
        """Where a card comes: what happens after each card."""
        return list(self._said("--runouts")["cards"])

    def _said(self, *options: str) -> dict[str, Any]:
        return dict(json.loads(self._solution._view(self.path, *options)[0]))

    def svg(self, view: str = "") -> Picture:
        """A picture as SVG: the strategy, "values", "runouts", or by "made", "draws" or "class"."""
        if view and view not in VIEWS:
            raise ValueError(f'"{view}": expected a view, one of {", ".join(VIEWS)}')
        option = f"--by={view}" if view in ("made", "draws", "class") else f"--{view}"
        return Picture(self._solution._view(self.path, *([option] if view else []))[1])

    def _repr_svg_(self) -> Optional[str]:
        if bool(self._java.isEnd()):
            return None
        return self.svg("runouts" if bool(self._java.isDeal()) else "")

    def __repr__(self) -> str:
        if self.player is None:
            return f"<place {self.path or 'start'}: {self._java.toString()}>"
        often = ", ".join(f"{name} {100 * of:.1f} %" for name, of in zip(self.actions, self.frequencies))
        return f"<place {self.path or 'start'}, board {self.board}, pot {self.pot}; {self.player}: {often}>"


class Solution(Node):
    """Strategies for both players, and how far they are from perfect ones; it is its own first place."""

    def __init__(self, java: Any, stopped: bool = False) -> None:
        super().__init__(self, java.root())
        self._whole = java
        #: whether it was ended before its time
        self.stopped = stopped

    @property
    def question(self) -> str:
        """The question, as text."""
        return str(self._whole.spot().toString())

    @property
    def exploitability(self) -> float:
        """The mean of what the best answers to both strategies gain, in chips."""
        return float(_java.ask(lambda: self._whole.exploitability()))

    @property
    def iterations(self) -> int:
        """The number of iterations."""
        return int(self._whole.iterations())

    @property
    def seconds(self) -> float:
        """The seconds of the work."""
        return float(self._whole.seconds())

    @property
    def nodes(self) -> int:
        """The number of nodes of the tree."""
        return int(self._whole.nodes())

    def best_answer(self, player: str) -> Solution:
        """The best answer of a player to the other's strategy, which stays."""
        return Solution(_java.ask(lambda: self._whole.answeredBy(_place(player))))

    def rounded(self, step: Union[float, str]) -> Solution:
        """The solution with simple strategies: each frequency a multiple of a step, such as 0.25 or "25%"."""
        return Solution(_java.ask(lambda: self._whole.rounded(part(step))))

    def best_value(self, player: str) -> float:
        """The value of a player's best answer."""
        return float(_java.ask(lambda: self._whole.bestAnswer(_place(player))))

    def gains(self, player: str) -> list[Gain]:
        """Where the best answer of a player gains, most first."""
        found = _java.ask(lambda: list(self._whole.gains(_place(player))))
        return [Gain(str(of.node()), float(of.gain()), float(of.reached())) for of in found]

    def write(self, file: Union[str, PathLike[str]], rivers: bool = True) -> None:
        """Writes a file; without rivers a small one, whose rivers are solved again when they are looked at."""
        path = _path(file)
        _java.long(lambda _: self._whole.write(path) if rivers else self._whole.writeWithoutRivers(path))

    def _view(self, path: str, *options: str) -> tuple[str, str]:
        answers = _java.library()("dev.yaku.cli.solver.SolutionAnswers")
        found = _java.ask(lambda: answers.of(self._whole, path, _java.as_java(options)))
        return str(found[0]), str(found[1])

    def __repr__(self) -> str:
        oop, ip = self.value("oop"), self.value("ip")
        left = f"exploitability {self.exploitability:.4g} chips after {self.iterations:,} iterations"
        return f"<solution of {self.board}: oop {oop:.3f}, ip {ip:.3f} of {self.pot} chips; {left}>"


def solve(
    question: Question, *, error: Union[float, str, None] = None, time: Union[float, str, None] = None,
    iterations: Optional[int] = None, threads: Optional[int] = None, bits: int = 32, memory: Optional[int] = None,
    progress: Optional[Receiver] = None,
) -> Solution:
    """Finds strategies for two players.

    question: text of keys and values, a dict of them, or the path of a file (see yaku.command("solve", "--help").out);
    or a solution, to go on with it.
    error: ends at this exploitability, a part of the pot such as 0.001 or "0.1%"; 0.5 % if no end is given.
    time: ends after these seconds, or "30s". iterations: ends after so many.
    bits: 16 halve the memory. memory: refuses what needs more bytes.
    progress: hears how far it is, and ends it by returning False; Ctrl-C does, too: what there is is the answer.

    >>> import yaku
    >>> river = {"board": "Ts 9s 6h Qc 2d", "oop": "22+, A2s+, KTs+", "ip": "55+, A8s+", "pot": 60, "stack": 170, "bets": "75%"}
    >>> solution = yaku.solve(river, error="0.1%")
    >>> solution.exploitability < 0.06, solution.actions
    (True, ['check', 'bet 45'])
    >>> solution.node("check").strategy.shape == (len(solution.node("check").hands()), 2)
    True
    """
    java = _java.library()
    solver = _java.ask(lambda: java("dev.yaku.solver.Solver").of(_read(question)))

    def configure() -> Any:
        of = solver.threads(whole(threads or cores(), "threads"))
        if error is not None:
            of = of.untilError(part(error))
        elif time is not None or iterations is not None:
            of = of.untilError(float(java("dev.yaku.solver.Solver").LEAST_ERROR))
        of = of.within(duration(time)) if time is not None else of
        of = of.iterations(whole(iterations, "iterations")) if iterations is not None else of
        of = of.bits(whole(bits, "bits")) if bits != 32 else of
        return of.memoryLimit(java.JLong(whole(memory, "memory"))) if memory is not None else of

    _java.ask(configure)
    heard = _java.Stop(progress)
    return Solution(_java.long(lambda receiver: solver.onProgress(receiver).run(), heard), heard.stopped)


def estimate(question: Question) -> tuple[int, int]:
    """How many places the tree of a question has, and how many bytes of memory it takes to solve it."""
    java = _java.library()
    solver = _java.ask(lambda: java("dev.yaku.solver.Solver").of(_read(question)))
    return int(_java.ask(lambda: solver.nodes())), int(_java.ask(lambda: solver.memory()))


def open(file: Union[str, PathLike[str]]) -> Solution:
    """Opens a solution that was written."""
    path = _path(file)
    return Solution(_java.ask(lambda: _java.library()("dev.yaku.solver.Solution").open(path)))


def _read(question: Question) -> Any:
    if isinstance(question, Solution):
        return question._whole
    return _java.library()("dev.yaku.solver.SolverSpot").parse(_text(question))


def _text(question: Union[str, PathLike[str], Mapping[str, object]]) -> str:
    if isinstance(question, PathLike):
        return Path(question).read_text("utf-8-sig")
    if isinstance(question, Mapping):
        return "".join(f"{key} = {value}\n" for key, value in question.items())
    if words(question, "a question").strip() and "=" not in question and "\n" not in question:
        raise _java.TextError(f'"{question}": expected lines such as pot = 60; a file is given as Path("{question}")', 1, 1)
    return question


def _path(file: Union[str, PathLike[str]]) -> Any:
    return _java.library()("java.nio.file.Path").of(fspath(file), _java.as_java([]))


def _numbers() -> Any:
    return _java.library().Numbers


class Row(NamedTuple):
    """A place on a flop of a report. Pairs are of oop and ip."""

    flop: str
    weight: float
    node: str
    #: the class of hands, such as "AKs"; "" for all
    hands: str
    reached: float
    equities: tuple[float, float]
    values: tuple[float, float]
    actions: list[str]
    frequencies: list[float]
    action_values: list[float]
    exploitability: float


def report(
    question: Union[str, PathLike[str], Mapping[str, object]], flops: Union[str, int, Sequence[str]] = 25, *,
    nodes: Sequence[str] = ("",), error: Union[float, str] = 0.005, hands: bool = False, threads: Optional[int] = None,
    bits: int = 32, progress: Optional[Receiver] = None,
) -> list[Row]:
    """Solves one question, without a board, on many flops, and tells of some places.

    flops: a sample of so many that stand for all 1,755, "all", or a list of texts. hands: of each class of hands, too.
    Ctrl-C keeps the flops that are done.
    """
    java = _java.library()
    flop = java("dev.yaku.solver.Flop")
    if isinstance(flops, int):
        chosen = _java.ask(lambda: flop.sample(flops))
    elif flops == "all":
        chosen = flop.all()
    else:
        texts = [flops] if isinstance(flops, str) else flops
        chosen = _java.ask(lambda: flop.list("\n".join(texts)))
    of = _java.ask(lambda: java("dev.yaku.solver.FlopReport").of(_text(question)))
    places = [nodes] if isinstance(nodes, str) else nodes
    of = of.at(_java.as_java(places)).untilError(part(error)).threads(whole(threads or cores(), "threads"))
    of = of.bits(whole(bits, "bits"))
    of = of.byHands() if hands else of
    rows: list[Row] = []

    def told(flop_rows: Any) -> bool:
        rows.extend(_row(row) for row in flop_rows)
        return True

    receiver = java.jpype.JProxy("java.util.function.Predicate", dict={"test": told})
    _java.long(lambda goes_on: of.onProgress(goes_on).run(chosen, receiver), progress)
    return rows


def _row(java: Any) -> Row:
    def pair(of: Any) -> tuple[float, float]:
        return float(of[0]), float(of[1])

    return Row(
        str(java.flop().cards()), float(java.flop().weight()), str(java.node()), str(java.hands()),
        float(java.global_()), pair(java.equities()), pair(java.values()), [str(a) for a in java.actions()],
        [float(f) for f in java.frequencies()], [float(v) for v in java.actionValues()], float(java.exploitability()),
    )
