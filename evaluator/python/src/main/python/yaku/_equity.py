"""Equity and ranges: how often each player wins."""

from __future__ import annotations

import json
import os
import re
from typing import TYPE_CHECKING, Any, Callable, Iterator, NamedTuple, Optional, Union

import numpy as np

from . import _command, _java
from ._board import OnBoard
from ._cards import _set, text
from ._java import Array, Here, Receiver, whole, words

if TYPE_CHECKING:
    from ._game import Game


_NUMBER = r"[0-9]+\.?[0-9]*|\.[0-9]+"
_LONGEST = 1e9


def part(of: Union[float, str]) -> float:
    """A part of a pot: 0.001 or "0.1%"."""
    if isinstance(of, str):
        number = re.fullmatch(rf"\s*({_NUMBER})\s*(%?)\s*", of)
        if not number:
            raise ValueError(f'"{of}": expected a part such as 0.001 or "0.1%"')
        return float(number[1]) / (100 if number[2] else 1)
    return float(of)


def duration(of: Union[float, str]) -> Any:
    """Seconds, or "5s", "500ms", "2m"."""
    if isinstance(of, str):
        number = re.fullmatch(rf"\s*({_NUMBER})\s*(ms|s|m|h)\s*", of)
        if not number:
            raise ValueError(f'"{of}": expected seconds, or a time such as "5s", "500ms" or "2m"')
        units = {"ms": 0.001, "s": 1.0, "m": 60.0, "h": 3600.0}
        of = float(number[1]) * units[number[2]]
    if not 0 < float(of) <= _LONGEST:
        raise ValueError(f"{of}: expected seconds above 0, at most {_LONGEST:,.0f}")
    java = _java.library()
    return java("java.time.Duration").ofNanos(java.JLong(round(float(of) * 1e9)))


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Spot:
    """A question about equity with its options."""

    def __init__(
        self, equity: Any, spot: str, exact: bool, sample: Optional[int], error: Union[float, str, None],
        time: Union[float, str, None], seed: int, threads: Optional[int], cards: Optional[int],
    ) -> None:
        if sum((bool(exact), sample is not None, error is not None, time is not None)) > 1:
            raise ValueError("expected at most one of exact, sample, error and time")
        java = _java.library()

        def read() -> Any:
            of = equity.parse(words(spot, "a spot")).seed(java.JLong(whole(seed, "seed")))
            of = of.threads(whole(threads or cores(), "threads"))
            of = of.exact() if exact else of
            of = of.sample(java.JLong(whole(sample, "sample"))) if sample is not None else of
            of = of.untilError(part(error)) if error is not None else of
            of = of.within(duration(time)) if time is not None else of
            return of.cards(whole(cards, "cards")) if cards is not None else of

        self.java = _java.ask(read)

    def run(self, work: Callable[[Any], Any], progress: Optional[Receiver]) -> Any:
        return _java.long(lambda receiver: work(self.java.onProgress(receiver)), progress)


class Equity:
    """How often each player wins. Numbers of players are arrays to read, in the order of the question."""

    _FIRST, _EACH = 6, 12
    _LEFT = "the answer itself was left where it was asked for: here are its numbers"

    def __init__(self, game: Game, spot: str, result: Any, asked: Any = None, numbers: Optional[Array] = None) -> None:
        self._game, self._spot, self._result, self._asked, self._numbers = game, spot, result, asked, numbers

    def __reduce__(self) -> Any:
        left = None if self._result is None else Equity._LEFT
        return Equity, (self._game, self._spot, left, None, self._all())

    @property
    def _java(self) -> Any:
        """The library's answer; what took an instant is asked again for it."""
        if isinstance(self._result, str):
            raise ValueError(self._result)
        if self._result is None:
            self._result = _java.ask(lambda: self._game._of_equity().parse(self._spot).run())
        return self._result

    def _all(self) -> Array:
        if self._numbers is None:
            self._numbers = _java.doubles(_java.library().Numbers.players(self._java, self._game.low is not None))
        return self._numbers

    def _of_players(self, place: int) -> Array:
        return self._all()[self._FIRST + place :: self._EACH]

    @property
    def players(self) -> list[str]:
        """The players as they were asked for."""
        return [" ".join(player.split()) for player in self._spot.split("|")[0].split("/")]

    @property
    def exact(self) -> bool:
        """Whether every deal was counted; else it is a sample."""
        return bool(self._all()[0])

    @property
    def weighted(self) -> bool:
        """Whether a range has weights: then counts have fractions."""
        return bool(self._all()[1])

    @property
    def stopped(self) -> bool:
        """Whether it was ended before its time."""
        return bool(self._all()[2])

    @property
    def deals(self) -> int:
        """The deals that were counted or sampled."""
        return int(self._all()[3])

    @property
    def total(self) -> float:
        """The weight of all deals: their number, if no range has weights."""
        return float(self._all()[4])

    @property
    def shares(self) -> Array:
        """The part of the pot that each player wins, 0 to 1; nan if no deal is possible."""
        return self._of_players(0)

    @property
    def wins(self) -> Array:
        """The deals that each player wins alone."""
        return self._of_players(1)

    @property
    def ties(self) -> Array:
        """The deals that each player ties."""
        return self._of_players(2)

    @property
    def losses(self) -> Array:
        """The deals that each player loses."""
        return self._of_players(3)

    @property
    def errors(self) -> Array:
        """The standard error of each share; 0 if it is exact."""
        return self._of_players(4)

    @property
    def error(self) -> float:
        """The greatest standard error of a share; 0 if it is exact."""
        return float(np.max(self.errors))

    @property
    def highs(self) -> Array:
        """The part of the pot that each player wins by high hands; nan if pots are not split."""
        return self._of_players(5)

    @property
    def lows(self) -> Array:
        """The part of the pot that each player wins by low hands; nan if pots are not split."""
        return self._of_players(6)

    @property
    def low_wins(self) -> Array:
        """The deals whose low half each player wins alone."""
        return self._of_players(7)

    @property
    def low_ties(self) -> Array:
        """The deals whose low half each player ties."""
        return self._of_players(8)

    @property
    def scoops(self) -> Array:
        """The deals of which each player wins all."""
        return self._of_players(9)

    def winners(self) -> dict[int, float]:
        """How many deals each set of players wins together: bit p is set for player p (in split pots also low winners)."""
        most = 1 << len(self.players) * (2 if self._game.low else 1)
        found = ((mask, float(self._java.dealsWithWinners(mask))) for mask in range(most))
        return {mask: deals for mask, deals in found if deals}

    def by_hand(self, player: int = 0) -> Array:
        """The share of each of the 1,326 hands of a player's range; nan for others. yaku.HOLES has their cards."""
        java = _java.library()
        return _java.array(_java.ask(lambda: java.Numbers.byHole(self._java, whole(player, "a player"))), np.float64)

    def __repr__(self) -> str:
        shares = ", ".join(f"{name} {100 * share:.2f} %" for name, share in zip(self.players, self.shares))
        how = "exact: all {:,} deals" if self.exact else f"± {200 * self.error:.2f} %: {{:,}} deals"
        return f"<{shares}; {how.format(self.deals)}>"

    def _repr_html_(self) -> str:
        cells = "".join(
            f'<tr><td style="text-align:left">{_escaped(name)}</td><td>{100 * share:.2f} %</td>'
            '<td style="text-align:left"><span style="display:inline-block;height:0.9em;background:#3a7cc0;'
            f'width:{2 * 100 * share:.0f}px"></span></td></tr>'
            for name, share in zip(self.players, self.shares)
        )
        return f"<table>{cells}</table><small>{_escaped(repr(self)[1:-1].split('; ')[-1])}</small>"

    def svg(self) -> _command.Picture:
        """A heat map as SVG: the equity of each class of the first player's range."""
        answers = _java.library()("dev.yaku.cli.equity.EquityAnswers")
        equity = self._game._of_equity()
        asked = self._asked if self._asked is not None else _java.ask(lambda: equity.parse(self._spot))
        drawn = str(_java.ask(lambda: answers.picture(equity, asked, self._java)))
        if not drawn:
            raise ValueError("no grid to draw: no player has a range of two cards")
        return _command.Picture(drawn)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class Street(NamedTuple):
    """The equity on one street."""

    #: "pre-flop", "flop", "turn" or "river"
    name: str
    #: the cards that are on the board then
    board: str
    equity: Equity


class Outs(NamedTuple):
    """The cards that help a player, by the hand that they give."""

    #: None for all together, if the player's cards are not known
    category: Optional[str]
    cards: list[str]
    #: with one of these cards, on average
    share: float


class NextCards(_command.Drawn, Here):
    """The equity after each card that may come next."""

    def __init__(self, whole: Equity, java: Any) -> None:
        #: the equity now
        self.whole = whole
        self._java = java
        self._answer: Optional[tuple[dict[str, Any], str]] = None
        numbers = _java.array(_java.ask(lambda: _java.library().Numbers.of(java)), np.float64)
        #: by card and player: an array of shape (52, players); nan for cards that cannot come
        self.shares = numbers[:, : len(whole.players)]
        #: the standard errors of the shares
        self.errors = numbers[:, len(whole.players) :]

    def _said(self) -> tuple[dict[str, Any], str]:
        if self._answer is None:
            answers = _java.library()("dev.yaku.cli.equity.EquityAnswers")
            said, drawn = _java.ask(lambda: answers.next(self.whole._asked, self._java))
            self._answer = json.loads(str(said)), str(drawn)
        return self._answer

    def outs(self, player: int = 0) -> list[Outs]:
        """The cards that help a player."""
        most = len(self.whole.players) - 1
        if not 0 <= whole(player, "a player") <= most:
            raise ValueError(f"player {player}: expected 0 to {most}")
        of = self._said()[0]["players"][player]["outs"]
        return [Outs(out["category"], out["cards"].split(), out["share"]) for out in of]

    def __repr__(self) -> str:
        return f"<{repr(self.whole)[1:-1]}, by {int(np.isfinite(self.shares[:, 0]).sum())} next cards>"

    def _repr_svg_(self) -> str:
        return self._said()[1]


class Range(_command.Drawn):
    """The hands that a player may have: game.range(text). In hold'em with weights; in Omaha without."""

    def __init__(self, game: Game, java: Any, cards: Optional[int]) -> None:
        self._game, self._java, self._cards = game, java, cards

    @staticmethod
    def _read(game: Game, hands: Union[str, Array], cards: Optional[int]) -> Range:
        java = _java.library()
        rules = game._rules
        if str(game._java.getClass().getName()).find("Omaha") >= 0:
            count = int(rules.minCards()) if cards is None else whole(cards, "cards")
            of = java("dev.yaku.equity.OmahaRange")
            return Range(game, _java.ask(lambda: of.parse(words(hands, "a range"), count, rules)), count)
        if cards is not None:
            raise ValueError("cards is for Omaha only")
        of = java("dev.yaku.equity.Range")
        if isinstance(hands, str):
            deck = java.JLong(int(rules.deck()) & (1 << 52) - 1)
            return Range(game, _java.ask(lambda: of.parse(hands, deck)), None)
        try:
            weights = np.ascontiguousarray(hands, np.float64)
        except (TypeError, ValueError):
            raise TypeError(f'expected a text such as "QQ+, AKs", or an array of 1326 weights, found {hands!r}') from None
        if weights.shape != (1326,):
            raise ValueError(f"expected an array of 1326 weights, found shape {weights.shape}")
        return Range(game, _java.ask(lambda: of.of(java.jpype.JArray(java.jpype.JDouble)(weights))), None)

    def __reduce__(self) -> Any:
        return Range._read, (self._game, self.weights if self._cards is None else self.text, self._cards)

    @property
    def text(self) -> str:
        """A short text that reads back as the same range."""
        return str(self._java.toString())

    @property
    def weights(self) -> Array:
        """The weights of all 1,326 hands of two cards, in the order of yaku.HOLES."""
        if self._cards is not None:
            raise ValueError("ranges of Omaha have no weights: see sets")
        return _java.array(_java.ask(lambda: self._java.weights()), np.float64)

    @property
    def sets(self) -> Array:
        """The hands, as sets of cards."""
        java = self._java.hands() if self._cards is None else self._java.holes()
        return _java.array(java, np.int64).view(np.uint64)

    @property
    def notes(self) -> list[str]:
        """What may be read otherwise than it was meant."""
        return [str(note) for note in self._java.notes()]

    @property
    def total(self) -> float:
        """The weight of all hands."""
        return float(self._java.totalWeight()) if self._cards is None else float(len(self))

    def __len__(self) -> int:
        return int(self._java.size()) if self._cards is None else int(self.sets.size)

    def __iter__(self) -> Iterator[str]:
        return (text(int(cards)) for cards in self.sets)

    def __contains__(self, hand: Union[str, int]) -> bool:
        java = _java.library()
        cards = java.JLong(_set(hand))
        if self._cards is None:
            return float(_java.ask(lambda: self._java.weight(cards))) > 0
        return bool(_java.ask(lambda: self._java.contains(cards)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Range) and bool(self._java.equals(other._java))

    def __hash__(self) -> int:
        return int(self._java.hashCode())

    def without(self, dead: Union[str, int]) -> Range:
        """The range without hands that have one of these cards."""
        java = _java.library()
        cards = java.JLong(_set(dead))
        return Range(self._game, _java.ask(lambda: self._java.without(cards)), self._cards)

    def on(self, board: Union[str, int], against: Union[str, Range, None] = None) -> OnBoard:
        """What its hands are on a board, and with against the equity of each."""
        if isinstance(against, str) and self._cards is None:
            against = Range._read(self._game, against, None)  # says in which column it is wrong
        on = text(board) if not isinstance(board, str) else board
        return OnBoard(self, on, None if against is None else str(against))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        weight = f" of weight {self.total:g}" if self.total != len(self) else ""
        return f"<range {self.text}: {len(self):,} hands{weight}>"

    def _repr_svg_(self) -> Optional[str]:
        if self._cards is not None:
            return None
        return _command.picture("range", self.text, **self._game._options())
