"""Push or fold before the flop, and what stacks of a tournament are worth."""

from __future__ import annotations

from os import PathLike, fspath
from pathlib import Path
from typing import Any, Mapping, NamedTuple, Optional, Sequence, Union

import numpy as np

from . import _java
from ._command import Drawn
from ._equity import Range, cores, part
from ._game import game as rules_of
from ._java import Array, Here, Receiver, whole
from ._solver import _text

CLASSES = 169


class Decision(NamedTuple):
    """A decision of an all-in game: all-in, or fold. Arrays are charts of shape (13, 13), suited hands above AA to 22."""

    #: such as "small-blind-vs-button"
    name: str
    #: the part of all 1,326 hands that is all-in
    frequency: float
    #: the chance of winning that a call needs; nan if there is nothing to call, or with prizes two opponents
    price: float
    #: "locked" if the strategy was given, "forced" if the player has no choice; else ""
    given: str
    #: the hands that are all-in, with how often as weights
    range: Range
    #: how often each class of hands is all-in
    frequencies: Array
    #: the gain of each class by going all-in instead of folding, in big blinds or in prizes; nan if nobody comes there
    gains: Array

    def __repr__(self) -> str:
        return f"<{self.name}: all-in with {100 * self.frequency:.2f} %>"


class AllIn(Drawn, Here):
    """Strategies of an all-in game: yaku.all_in(stacks). Arrays have the players, button first, and then the others."""

    def __init__(self, java: Any, stopped: bool) -> None:
        self._java, self._game = java, java.game()
        #: whether Ctrl-C or progress ended the work early
        self.stopped = stopped

    __iter__ = None

    @property
    def decisions(self) -> list[str]:
        """The names of the decisions, in the order in which the players act."""
        return [str(decision) for decision in self._game.decisions()]

    def __getitem__(self, name: str) -> Decision:
        """A decision by its name."""
        if name not in self.decisions:
            raise KeyError(f'"{name}": expected one of {", ".join(self.decisions)}')
        of = self._game.decisions()[self.decisions.index(name)]
        charts = [
            np.array([float(ask(of, holes)) for holes in range(CLASSES)]).reshape(13, 13)
            for ask in (self._java.frequency, self._java.gain)
        ]
        given = "forced" if self._game.isForced(of) else "locked" if self._game.isLocked(of) else ""
        hands = Range(rules_of(), self._java.range(of), None)
        return Decision(name, float(self._java.frequency(of)), float(self._game.price(of)), given, hands, *charts)

    @property
    def epsilon(self) -> float:
        """The most that a player gains by another strategy, in big blinds or in prizes, while the others keep theirs."""
        return float(self._java.epsilon())

    @property
    def iterations(self) -> int:
        """The number of iterations."""
        return int(self._java.iterations())

    @property
    def stacks(self) -> Array:
        """The stacks before the hand, in chips."""
        return _java.array(self._game.stacks(), np.float64)

    @property
    def chips(self) -> Array:
        """The chips that each player wins on average, in big blinds."""
        return np.array([float(self._java.chips(player)) for player in range(len(self.stacks))])

    @property
    def values(self) -> Array:
        """The average worth of each stack after the hand, in prizes; the chips if there are no prizes."""
        return np.array([float(self._java.value(player)) for player in range(len(self.stacks))])

    @property
    def gains(self) -> Array:
        """The gain of each player by a best answer; those who have folded are left out."""
        return np.array([float(self._java.gain(player)) for player in range(int(self._game.players()))])

    def __repr__(self) -> str:
        parts = ", ".join(f"{name} {100 * self[name].frequency:.2f} %" for name in self.decisions)
        return f"<all-in: {parts}; epsilon {self.epsilon:.2g}>"

    def _repr_svg_(self) -> str:
        return str(_java.library()("dev.yaku.cli.solver.SolutionAnswers").charts(self._java))


def all_in(
    game: Union[str, PathLike[str], Sequence[float]], *, blinds: tuple[float, float] = (0.5, 1), ante: float = 0,
    big_blind_ante: float = 0, payouts: Sequence[float] = (), others: Sequence[float] = (),
    lock: Mapping[str, Union[str, Range]] = {}, error: Union[float, str, None] = None,
    three_hands: Optional[PathLike[str]] = None, threads: Optional[int] = None, progress: Optional[Receiver] = None,
) -> AllIn:
    """Solves push or fold for two or three players, for chips or prizes.

    game: the stacks in the order in which the players act (button, small blind, big blind; of two the small blind first);
    or the text or path of a game, without the options from blinds to lock (see yaku.command("allin", "--help").out).
    ante: of each; or big_blind_ante, which the big blind pays for all. payouts: what places pay; without, chips count.
    others: stacks of those who have folded. lock: given strategies by the names of their decisions.
    error: ends when no player gains more: in big blinds, 0.0001 if not given; with prizes as a part of all of them, 0.001 %.
    three_hands: the table of yaku.command("matrix", "--three", …) for three players. Without it that of the command line is
    taken; if there is none, three hands are counted first, in a minute or more, which progress hears.
    Ctrl-C, or progress by returning False, ends it, and keeps what there is, unless three hands are still counted.

    >>> import yaku
    >>> found = yaku.all_in([10, 10])
    >>> found.decisions, found.epsilon < 0.0001
    (['small-blind', 'big-blind-vs-small-blind'], True)
    >>> found["big-blind-vs-small-blind"]
    <big-blind-vs-small-blind: all-in with 37.36 %>
    """
    java = _java.library()

    def read() -> Any:
        if isinstance(game, (str, PathLike)):
            if blinds != (0.5, 1) or ante or big_blind_ante or payouts or others or lock:
                raise ValueError("expected the options of a game in its text")
            text = _text(game)
            return java("dev.yaku.solver.AllInGame").parse(text)
        small, big = blinds
        of = java("dev.yaku.solver.AllInGame").of(_doubles(game)).blinds(float(small), float(big))
        of = of.ante(float(ante)).bigBlindAnte(float(big_blind_ante))
        of = of.payouts(_doubles(payouts)).others(_doubles(others))
        for decision, hands in lock.items():
            locked = hands if isinstance(hands, Range) else rules_of().range(hands)
            if locked._cards is not None:
                raise ValueError(f"{decision}: expected a range of hold'em, found {locked!r}")
            of = of.lock(decision, locked._java)
        return of.build()

    def configured() -> Any:
        found = java("dev.yaku.solver.AllInSolver").of(read()).threads(whole(threads or cores(), "threads"))
        found = found if error is None else found.untilError(part(error))
        table = _table(three_hands) if found.needsCounting() else None
        return found if table is None else found.threeHands(table)

    solver = _java.ask(configured)
    heard = _java.Stop(progress)
    return AllIn(_java.long(lambda receiver: solver.onProgress(receiver).run(), heard), heard.stopped)


def icm(payouts: Sequence[float], stacks: Sequence[float]) -> Array:
    """What stacks of a tournament are worth in prizes, by the model of Malmuth and Harville (ICM).

    payouts: what places pay, the first place first.

    >>> import yaku
    >>> yaku.icm([50, 30, 20], [25, 87, 88]).round(4).tolist()
    [25.6945, 37.0893, 37.2162]
    """
    return _java.array(_java.ask(lambda: _icm(payouts).values(_doubles(stacks))), np.float64)


def bubble_factors(payouts: Sequence[float], stacks: Sequence[float]) -> Array:
    """How much more each player loses by losing all-in to each other one than the player gains by winning: 1 in chips.

    An array with a row for each player; the diagonal is nan.

    >>> import yaku
    >>> yaku.bubble_factors([50, 30, 20], [25, 87, 88]).round(3).tolist()[1]
    [1.051, nan, 1.66]
    """
    players = range(len(stacks))
    chips = _doubles(stacks)
    of = _java.ask(lambda: _icm(payouts))
    return np.array([
        [np.nan if i == j else float(_java.ask(lambda: of.bubbleFactor(i, j, chips))) for j in players] for i in players
    ])  # fmt: skip


def _icm(payouts: Sequence[float]) -> Any:
    return _java.library()("dev.yaku.solver.Icm").of(_doubles(payouts))


def _doubles(numbers: Sequence[float]) -> Any:
    return _java.library().Doubles([float(number) for number in numbers])


def _table(file: Optional[PathLike[str]]) -> Any:
    """The table of three hands: of a file, or where the command line has it; None if there is none."""
    java = _java.library()
    place = java("java.nio.file.Path").of(fspath(file), _java.as_java([])) if file is not None else None
    if place is None:
        place = java("dev.yaku.cli.options.ThreeHandsFile").place()
        if place is None or not Path(str(place)).exists():
            return None
    return java("dev.yaku.equity.ThreeHands").open(place)
