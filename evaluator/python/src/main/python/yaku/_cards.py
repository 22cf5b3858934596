"""Cards and sets of cards, from text and to text."""

from __future__ import annotations

from typing import Any, Sequence, Union

import numpy as np

from . import _java
from ._java import Array, whole


def hand(cards: Union[str, Sequence[int], Sequence[str], Array]) -> int:
    """A set of cards as an int: bit 13 * suit + rank is set for each card, suits cdhs, ranks 23456789TJQKA.

    >>> import yaku
    >>> yaku.hand("2c 3c As")
    2251799813685251
    """
    if isinstance(cards, str):
        return int(_java.ask(lambda: _java.library()("dev.yaku.Hand").parse(cards)))
    found = 0
    for card in _numbers(cards):
        if found >> card & 1:
            raise ValueError(f"{card}: expected different cards from 0 to 63")
        found |= 1 << card
    return found


def _numbers(of: Any) -> list[int]:
    """The numbers of the cards of a list of numbers or of texts."""
    if isinstance(of, str) or not hasattr(of, "__iter__"):
        raise TypeError(f"expected a list of cards, found {of!r}")
    each = list(of)
    if each and all(isinstance(card, str) for card in each):
        return [int(card) for text in each for card in cards(text)]
    numbers = [whole(card, "a card") for card in each]
    for card in numbers:
        if not 0 <= card < 64:
            raise ValueError(f"{card}: expected cards from 0 to 63")
    return numbers


def text(cards: Union[int, Sequence[int], Sequence[str], Array]) -> str:
    """Cards, a set or a list of numbers, as text; -1, which best has where a card lacks, is left out.

    >>> import yaku
    >>> yaku.text(3), yaku.text([51, 0])
    ('2c 3c', 'As 2c')
    """
    java = _java.library()
    of: Any = cards
    if not hasattr(of, "__iter__"):
        bits = java.JLong(whole(of, "a set of cards"))
        return str(_java.ask(lambda: java("dev.yaku.Hand").toString(bits)))
    there = of if isinstance(of, str) else [card for card in of if np.ndim(card) > 0 or card != -1]
    numbers = java.jpype.JArray(java.jpype.JInt)(_numbers(there))
    return str(_java.ask(lambda: java("dev.yaku.Card").toString(numbers)))


def cards(of: Union[int, str, Sequence[int], Sequence[str], Array]) -> Array:
    """The numbers of cards in a text, in its order, or of a set, in ascending order.

    >>> import yaku
    >>> yaku.cards("As Kd 2c")
    array([51, 24,  0], dtype=uint8)
    """
    java = _java.library()
    if isinstance(of, str):
        return _java.array(_java.ask(lambda: java("dev.yaku.Card").parseAll(of)), np.uint8)
    if hasattr(of, "__iter__"):
        return np.array(_numbers(of), np.uint8)
    bits = whole(of, "a set of cards")
    return np.array([card for card in range(64) if bits >> card & 1], np.uint8)


def _set(of: Any) -> int:
    return hand(of) if isinstance(of, (str, list, tuple)) else whole(of, "a set of cards")


def _are_sets(of: Any) -> bool:
    return isinstance(of, np.ndarray) and of.dtype.kind in "iu" and of.dtype.itemsize == 8


def _as_sets(of: Any) -> Array:
    """An array of sets in the machine's own order of bytes."""
    if not _are_sets(of):
        raise TypeError(f"expected sets of cards of type uint64, found {getattr(of, 'dtype', repr(of))}")
    native: Array = of.astype(of.dtype.newbyteorder("="), copy=False).view(np.int64)
    return native


def _sets(of: Any) -> Array:
    if _are_sets(of):
        return _as_sets(of)
    if isinstance(of, (str, int, np.integer)):
        return np.array(_set(of), np.int64)
    raise TypeError("expected boards as sets, like the hands: an array of uint64, an int or a text")
