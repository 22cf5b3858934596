"""Cards and sets of cards, from text and to text."""

from __future__ import annotations

from typing import Any, Sequence, Union

import numpy as np

from . import _java
from ._java import Array


def hand(cards: Union[str, Sequence[int], Array]) -> int:
    """A set of cards as an int: bit 13 * suit + rank is set for each card, suits cdhs, ranks 23456789TJQKA.

    >>> import yaku
    >>> yaku.hand("2c 3c As")
    2251799813685251
    """
    if isinstance(cards, str):
        return int(_java.ask(lambda: _java.library()("dev.yaku.Hand").parse(cards)))
    found = 0
    for card in cards:
        if not 0 <= int(card) < 64 or found >> int(card) & 1:
            raise ValueError(f"{card}: expected different cards from 0 to 63")
        found |= 1 << int(card)
    return found


def text(cards: Union[int, Sequence[int], Array]) -> str:
    """Cards, a set or a list of numbers, as text.

    >>> import yaku
    >>> yaku.text(3), yaku.text([51, 0])
    ('2c 3c', 'As 2c')
    """
    java = _java.library()
    if isinstance(cards, (int, np.integer)):
        whole = java.JLong(int(cards))
        return str(_java.ask(lambda: java("dev.yaku.Hand").toString(whole)))
    numbers = java.jpype.JArray(java.jpype.JInt)(np.asarray(cards).astype(int).tolist())
    return str(_java.ask(lambda: java("dev.yaku.Card").toString(numbers)))


def cards(of: Union[int, str]) -> Array:
    """The numbers of cards in a text, in its order, or of a set, in ascending order.

    >>> import yaku
    >>> yaku.cards("As Kd 2c")
    array([51, 24,  0], dtype=uint8)
    """
    java = _java.library()
    if isinstance(of, str):
        return _java.array(_java.ask(lambda: java("dev.yaku.Card").parseAll(of)), np.uint8)
    return np.array([card for card in range(64) if int(of) >> card & 1], np.uint8)


def _set(of: Any) -> int:
    return hand(of) if isinstance(of, str) else int(of)


def _sets(of: Any) -> Array:
    if isinstance(of, np.ndarray) and of.dtype in (np.int64, np.uint64):
        return of.view(np.int64)
    if isinstance(of, (str, int, np.integer)):
        return np.array(_set(of), np.int64)
    raise TypeError("expected boards as sets, like the hands: an array of uint64, an int or a text")
