"""The names of eval7 over yaku: `from yaku import eval7` is all that a script changes. Values are eval7's, bit for bit.

Differences: equity is exact wherever counting takes an instant, and what eval7 leaves unchecked is an error: a card held
twice, a hand of more than nine cards, a range that the board leaves no hand of.

    >>> from yaku import eval7
    >>> hand = [eval7.Card(s) for s in ("As", "2c", "3d", "5s", "4c")]
    >>> eval7.evaluate(hand), eval7.handtype(67305472)
    (67305472, 'Straight')
    >>> len(eval7.HandRange("AJ+, ATs, KQ+, 33-JJ, 0.8(QQ+, KJs)"))
    144
"""

from __future__ import annotations

import random
import re
from functools import total_ordering
from typing import Any, Dict, Iterable, Iterator, List, Optional, Sequence, Tuple

import numpy as np

from . import _java
from ._cards import text
from ._game import Game, game

ranks = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
suits = ("c", "d", "h", "s")
_NAMES = ("High Card", "Pair", "Two Pair", "Trips", "Straight", "Flush", "Full House", "Quads", "Straight Flush")
_SHIFT = 24


@total_ordering
class Card:
    """A card: Card("As"); mask is its set, as yaku's."""

    __slots__ = ("mask",)

    def __init__(self, card_string: str) -> None:
        if len(card_string) != 2 or card_string[0] not in ranks or card_string[1] not in suits:
            raise ValueError(f'"{card_string}": expected a rank of {"".join(ranks)} and a suit of {"".join(suits)}')
        self.mask = 1 << 13 * suits.index(card_string[1]) + ranks.index(card_string[0])

    @property
    def rank(self) -> int:
        return (self.mask.bit_length() - 1) % 13

    @property
    def suit(self) -> int:
        return (self.mask.bit_length() - 1) // 13

    def __str__(self) -> str:
        return ranks[self.rank] + suits[self.suit]

    def __repr__(self) -> str:
        return f'Card("{self}")'

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.mask == other.mask

    def __lt__(self, other: Card) -> bool:
        return (self.rank, self.suit) < (other.rank, other.suit)

    def __hash__(self) -> int:
        return hash(self.mask)


Pair = Tuple[Card, Card]
Weighted = Tuple[Pair, float]


class Deck:
    """The 52 cards."""

    def __init__(self) -> None:
        self.cards = [Card(rank + suit) for rank in ranks for suit in suits]

    def __repr__(self) -> str:
        return f"Deck({self.cards})"

    def __len__(self) -> int:
        return len(self.cards)

    def __getitem__(self, i: Any) -> Any:
        return self.cards[i]

    def shuffle(self) -> None:
        """Puts the cards in random order."""
        random.shuffle(self.cards)

    def _check(self, n: int) -> None:
        if n > len(self.cards):
            raise ValueError("Insufficient cards in deck")

    def deal(self, n: int) -> List[Card]:
        """Takes the first n cards out of the deck."""
        self._check(n)
        dealt = self.cards[:n]
        del self.cards[:n]
        return dealt

    def peek(self, n: int) -> List[Card]:
        """The first n cards, which stay."""
        self._check(n)
        return self.cards[:n]

    def sample(self, n: int) -> List[Card]:
        """n random cards, which stay."""
        self._check(n)
        return random.sample(self.cards, n)


_holdem: Optional[Game] = None
_values: List[int] = []


def _game() -> Game:
    """Hold'em, and eval7's values by yaku's."""
    global _holdem
    if _holdem is None:
        holdem = game()
        packed = holdem.packed(np.arange(holdem.max_value + 1))
        kind = np.clip((packed >> 20) - 1, 0, 8)  # a royal flush is a straight flush
        values = kind << _SHIFT
        for place in (16, 12, 8, 4, 0):
            rank = packed >> place & 15
            tells = (place == 16) | ((kind != 4) & (kind != 8))  # of a straight the highest card alone
            values = values | np.where(tells & (rank > 0), rank - 1, 0) << place
        _values[:] = values.tolist()
        _holdem = holdem
    return _holdem


def _mask(cards: Iterable[Card]) -> Tuple[int, int]:
    found = count = 0
    for card in cards:
        if found & card.mask:
            raise ValueError(f"{card} is held twice")
        found |= card.mask
        count += 1
    return found, count


def evaluate(cards: Iterable[Card]) -> int:
    """The value of at most nine cards, of the best five: the greater one wins."""
    mask, count = _mask(cards)
    if count > 9:
        raise ValueError(f"{count} cards: expected at most nine")
    holdem = _holdem or _game()
    return _values[holdem.evaluate(mask)]


def handtype(value: int) -> str:
    """The name of a value's category."""
    return _NAMES[min(value >> _SHIFT, 8)]


class HandRange:
    """A range by eval7's text: HandRange("JJ+, AT+, 80%(A8s+)"). hands are pairs of cards with weights."""

    def __init__(self, s: str) -> None:
        self.string = s
        self.tokens = list(_tokens(s))
        self.hands = [(hand, weight) for token, weight in self.tokens for hand in _hands(token)]

    def __iter__(self) -> Iterator[Weighted]:
        return iter(self.hands)

    def __len__(self) -> int:
        return len(self.hands)


def _tokens(s: str) -> Iterator[Tuple[str, float]]:
    """The tokens, those in brackets with the weight before them: a part, or a percentage."""
    at = 0
    group = re.compile(r"\s*(?:(\d*\.?\d+)(%?)\s*\(([^()]*)\)|([^,()]+))\s*(?:,|$)")
    while at < len(s):
        match = group.match(s, at)
        if match is None:
            raise _java.TextError(f'"{s[at:]}": expected hands, or a weight and hands in brackets', 1, at + 1)
        weight = float(match[1]) / (100 if match[2] else 1) if match[1] else 1.0
        for token in (match[3] if match[1] else match[4]).split(","):
            yield token.strip(), weight
        at = match.end()


def _hands(token: str) -> List[Pair]:
    if re.fullmatch("(?:[2-9TJQKA][cdhs]){2}", token):
        return [(Card(token[:2]), Card(token[2:]))]
    pairs = []
    for cards in game().range(token).sets.tolist():
        low, high = sorted(map(Card, text(cards).split()))
        pairs.append((low, high) if low.rank == high.rank else (high, low))
    return sorted(pairs, key=lambda pair: (pair[0].rank, pair[1].rank, pair[0].suit, pair[1].suit))


def _equity(hero: Iterable[Weighted], villain: Iterable[Weighted], board: Iterable[Card]) -> Any:
    """The answer of yaku; weights are left out, as by eval7, but for hands that are there twice."""
    holdem = _game()
    java = _java.library()
    asked = holdem._of_equity()
    cards = java.JLong(_mask(board)[0])
    spot = _java.ask(lambda: asked.spot().player(_range(holdem, hero)).player(_range(holdem, villain)).board(cards))
    return _java.long(lambda receiver: spot.onProgress(receiver).run())


def _range(holdem: Game, hands: Iterable[Weighted]) -> Any:
    from . import HOLES

    counts: Dict[int, int] = {}
    for hand, _ in hands:
        mask, _ = _mask(hand)
        counts[mask] = counts.get(mask, 0) + 1
    if not counts:
        raise ValueError("a range without hands")
    most = max(counts.values())
    masks = (np.uint64(1) << HOLES.astype(np.uint64)).sum(1, dtype=np.uint64)
    return holdem.range(np.array([counts.get(mask, 0) / most for mask in masks.tolist()]))._java


def py_hand_vs_range_exact(py_hand: Iterable[Card], py_villain: Iterable[Weighted], py_board: Iterable[Card]) -> float:
    """The equity of a hand against a range on a board."""
    return float(_equity([(tuple(py_hand), 1.0)], py_villain, py_board).share(0))  # type: ignore[list-item]


def py_hand_vs_range_monte_carlo(
    py_hand: Iterable[Card], py_villain: Iterable[Weighted], py_board: Iterable[Card], py_iterations: int
) -> float:
    """The equity of a hand against a range; counted, not sampled, where that takes a second or less."""
    return py_hand_vs_range_exact(py_hand, py_villain, py_board)


def py_all_hands_vs_range(
    py_hero: Iterable[Weighted], py_villain: Iterable[Weighted], py_board: Sequence[Card], py_iterations: int
) -> Dict[Pair, float]:
    """The equity of each hand of a range against another; hands that the other range makes impossible are left out."""
    villain, hero, board = list(py_villain), list(py_hero), list(py_board)
    on_board = _mask(board)[0]
    free = [of for of in hero if not _mask(of[0])[0] & on_board]
    if not free:
        return {}
    result = _equity(free, villain, board)
    java = _java.library()
    possible = {int(cards) for cards in result.hands(0)}
    found = {}
    for hand, _ in free:
        mask = _mask(hand)[0]
        if mask in possible:
            share = float(result.shareOf(0, java.JLong(mask)))
            if share == share:  # a number
                found[hand] = share
    return found
