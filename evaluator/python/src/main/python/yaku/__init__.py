"""Poker: what hands are worth by any rules, how often they win, and what to do.

    import yaku

    holdem = yaku.game("holdem")                       # or "plo", "razz", Path("mine.yaku") …
    holdem.evaluate("As Ks Qs Js Ts 2c 3d")            # 9841; lists, sets and cards in arrays, too
    holdem.equity("AK / QQ+ / 76s | 9s 8d 2s")         # exact, with .shares, .wins, .ties …
    holdem.range("QQ+, AKs:0.5").on("9s 8d 2s").words()
    holdem.strength("Js Ts | 9s 8d 2s")
    yaku.machine("jacks-9-6").hold("As Ks Qs Js 2c")
    yaku.solve(Path("river.txt"), error="0.1%", progress=yaku.bar).node("check").strategy
    yaku.all_in([10, 12], payouts=[65, 35], others=[20], ante=0.1)["small-blind"].range

The library itself runs on a JVM in this process, which starts at the first question; yaku.tables evaluates hands
without it. Cards are texts, such as "As", or numbers, 13 * suit + rank, suits cdhs, ranks 23456789TJQKA; a set of cards
is an int, whose bit c is set for card c. Arrays of numpy go in and come out. What cannot be read raises a TextError with
its column, what is no hand a HandError with its row; all are ValueErrors. Any number of threads may ask.
"""

from __future__ import annotations

from typing import Any, Union

import numpy as np

from ._allin import AllIn, Decision, all_in, bubble_factors, icm
from ._board import Board, Index, Indexed, OnBoard, Potential, Strength, Strengths, Texture, Words, index
from ._cards import cards, hand, text
from ._command import Picture, Reply, command
from ._command import rows as _rows
from ._equity import Equity, NextCards, Outs, Range, Street
from ._game import Game, Judged, game
from ._java import JavaError, Progress, TextError, bar, start
from ._machine import Frequency, Hold, Machine, machine, machines, sweep
from ._solver import Gain, Node, Row, Solution, estimate, open, report, solve
from ._version import __version__
from .tables import HandError, TableError

__all__ = [
    "AllIn", "Board", "Decision", "Equity", "Frequency", "Gain", "Game", "HOLES", "HandError", "Hold", "Index", "Indexed", "JavaError", "Judged",
    "Machine", "NextCards", "Node", "OnBoard", "Outs", "Picture", "Potential", "Progress", "Range", "Reply", "Row", "Solution",
    "Street", "Strength", "Strengths", "TableError", "TextError", "Texture", "Words", "__version__", "all_in", "bar",
    "bubble_factors", "cards", "command", "equity", "estimate", "game", "games", "hand", "icm", "index", "machine", "machines", "open", "range", "report",
    "solve", "start", "strength", "sweep", "text",
]  # fmt: skip

#: the two cards of each of the 1,326 hands of hold'em, in the order of arrays of all hands: the higher card first
HOLES = np.array([(high, low) for high in np.arange(52) for low in np.arange(high)], np.uint8)


def equity(spot: str, **options: Any) -> Equity:
    """How often each player wins in hold'em: see Game.equity."""
    return game().equity(spot, **options)


def range(hands: str) -> Range:
    """A range of hold'em: see Game.range."""
    return game().range(hands)


def strength(spot: str, against: Union[str, Range, None] = None, bins: int = 20) -> Strength:
    """How strong a hand of hold'em is on a board: see Game.strength."""
    return game().strength(spot, against, bins)


def games() -> list[str]:
    """The names of the rule sets that are built in."""
    return [row["name"] for row in _rows("rules")]

