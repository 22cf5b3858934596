"""Games: what hands are worth by any rules."""

from __future__ import annotations

import math
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, List, Optional, Sequence, Tuple, Union, overload

import numpy as np

from . import _board, _cards, _command, _java
from ._board import Board, Potential, Strength, Strengths, strength
from ._cards import _are_sets, _as_sets, _set, _sets, cards, text
from ._equity import Equity, NextCards, Range, Spot, Street
from ._java import Array, Blocks, HandError, Receiver, whole, words

Hand = Union[int, str]
Hands = Union[List[str], Tuple[str, ...], Array]


@dataclass(frozen=True)
class Judged:
    """A hand in words."""

    hand: str
    value: int
    category: str
    packed: int
    #: the cards that count, the most important first
    best: str
    description: str
    #: the low half of a split pot; None if the game has none, 0 if the hand does not qualify
    low: Optional[int] = None
    low_best: Optional[str] = None
    low_description: Optional[str] = None
    #: which part of all hands of as many cards it beats, and ties with, if that was asked for
    beats: Optional[float] = None
    ties: Optional[float] = None
    #: what the hole is on the board, and how many other holes beat it, if there is a board
    made: Optional[str] = None
    draws: Sequence[str] = ()
    beaten_by: Optional[int] = None
    #: of the pot, if it was compared
    share: Optional[float] = None

    @staticmethod
    def _of(row: dict[str, Any]) -> Judged:
        names = {"lowBest": "low_best", "lowDescription": "low_description", "beatenBy": "beaten_by"}
        fields = {names.get(key, key): value for key, value in row.items()}
        fields["packed"] = int(row["packed"], 16)
        fields["draws"] = tuple(row.get("draws", ()))
        return Judged(**{name: fields[name] for name in Judged.__dataclass_fields__ if name in fields})


class Game:
    """Poker by one set of rules: yaku.game(name). Any number of threads may use it."""

    def __init__(self, name: Optional[str], table: Optional[Path], evaluator: Any = None) -> None:
        java = _java.library()
        self._name, self._table = name, table
        if evaluator is None:
            evaluator = java("dev.yaku.Evaluator")
            if table is None:
                evaluator = _java.ask(lambda: evaluator.of(name))
            else:
                path = java("java.nio.file.Path").of(str(table), _java.as_java([]))
                evaluator = _java.ask(lambda: evaluator.open(path, java("dev.yaku.Evaluator").class_))
        self._java = evaluator
        self._values = java("dev.yaku.python.Values")(evaluator)
        self._set = self._values.set
        self._rules = evaluator.ruleSet()
        self._packed: Optional[Array] = None
        self._equity: Any = None
        self._strength: Any = None
        #: the rule set's name
        self.name = str(self._rules.name())
        self._has_board = int(self._rules.maxBoard()) > 0
        #: the greatest value
        self.max_value = int(self._rules.maxValue())
        #: the categories by their places; the first is that of value 0
        self.categories = ("none", *(str(c.text()) for c in self._rules.categories()))
        #: the game of the low half of a split pot, or None
        self.low: Optional[Game] = Game(None, None, evaluator.lowHalf()) if bool(evaluator.isSplit()) else None

    def __repr__(self) -> str:
        return f"<yaku game {self.name}: values 0 to {self.max_value}>"

    def __reduce__(self) -> Any:
        if self._name is None and self._table is None:
            raise TypeError(f"{self!r} is the low half of a game, and cannot be copied or sent: send that")
        return game, (self._name or self._table,)

    @property
    def rules(self) -> str:
        """The rules as text, see tables/RULES-SYNTAX.md."""
        return str(self._rules.text())

    # ---- Values ----

    @overload
    def evaluate(self, hand: Hand, board: Optional[Hand] = None) -> int: ...
    @overload
    def evaluate(self, hand: Hands, board: Union[Hand, Array, None] = None) -> Array: ...

    def evaluate(self, hand: Union[Hand, Hands], board: Union[Hand, Array, None] = None) -> Union[int, Array]:
        """The value of a hand: the greater one wins, equal ones tie, 0 is nothing.

        A text or a set of cards has an int. A list of texts, an array of sets (uint64 or int64), or of cards (uint8, a
        row each) has an array of int32. In Omaha a text has a bar before the board; sets and cards have the board apart.

        >>> import numpy, yaku
        >>> holdem = yaku.game("holdem")
        >>> holdem.evaluate("As Ks Qs Js Ts 2c 3d")
        9841
        >>> holdem.evaluate(numpy.array([[51, 50, 49, 48, 47, 0, 14], [0, 1, 2, 3, 17, 30, 31]], numpy.uint8))
        array([9841, 8222], dtype=int32)
        >>> yaku.game("omaha").evaluate("As Kh Qd Jc | Ts 9s 8d")
        8227
        """
        if type(hand) is int and board is None:
            if _java._forked:
                raise _java.JavaError(_java.FORKED)
            try:
                return self._set(hand) + 0  # type: ignore[no-any-return]
            except Exception as e:
                raise _one_fault(e, hand) from None
        if isinstance(hand, str):
            spot = _spot(hand, board)
            return int(_java.ask(lambda: self._values.text(self._readable(spot))))
        if isinstance(hand, (int, np.integer)):
            if board is None:
                return self.evaluate(int(hand))
            return int(_java.ask(lambda: self._values.spot(_set(hand), _set(board))))
        if not isinstance(hand, np.ndarray):
            if not hasattr(hand, "__array__"):
                return self._of_texts(hand, board)
            hand = np.asarray(hand)  # such as a column of pandas
        if hand.dtype.kind in "OU":
            return self._of_texts(hand.reshape(-1).tolist(), board).reshape(hand.shape)
        return self._of_arrays(hand, board)

    def _readable(self, text: str) -> str:
        """Where all cards are alike, a bar before the board is a space: columns stay."""
        return text if self._has_board else text.replace("|", " ")

    def _of_texts(self, hands: Union[List[str], Tuple[str, ...]], board: Any) -> Array:
        if not hasattr(hands, "__iter__"):
            raise TypeError(f"expected a hand: a text, an int, a list of texts or an array, found {hands!r}")
        texts = list(hands)
        if any(not isinstance(each, str) for each in texts):
            raise TypeError(
                "expected texts in a list; numbers are cards as numpy.array([[51, 50, …], …], numpy.uint8), or sets as"
                " numpy.array([…], numpy.uint64)"
            )
        if len(texts) > 1 and all(map(_SINGLE.fullmatch, texts)):
            raise TypeError(f'one hand, or hands of one card each? One hand is one text, "{" ".join(texts)}"')
        spots = [_spot(each, board) for each in texts]
        return _java.array(_java.ask(lambda: self._values.texts(_java.as_java(map(self._readable, spots)))), np.int32)

    def _of_arrays(self, hands: Array, board: Any) -> Array:
        if _are_sets(hands):
            if hands.dtype.kind == "i" and hands.size and 0 <= hands.min() and hands.max() < 64:
                raise TypeError("cards or sets? Cards have the type uint8, a row for each hand, and sets the type uint64")
            shape = hands.shape
            sets = _as_sets(hands.reshape(-1))
            out = np.empty(sets.size, np.int32)
            if board is None:
                Blocks.ask(sets.size, 1, np.int64, out, lambda into, a, b: np.copyto(into, sets[a:b]),
                           lambda block, n: block.sets(self._values, n))
            else:
                boards = np.broadcast_to(_sets(board), shape).reshape(-1)

                def fill(into: Array, start: int, end: int) -> None:
                    into[: end - start] = sets[start:end]
                    into[end - start :] = boards[start:end]

                Blocks.ask(sets.size, 2, np.int64, out, fill, lambda block, n: block.spots(self._values, n))
            return out.reshape(shape)
        rows, on_board = _rows(hands, board)
        out = np.empty(len(rows), np.int32)
        width = rows.shape[1]
        Blocks.ask(len(rows), width, np.uint8, out, lambda into, a, b: np.copyto(into, rows[a:b].reshape(-1)),
                   lambda block, n: block.cards(self._values, n, width, on_board))
        return out.reshape(hands.shape[:-1])

    @overload
    def best(self, hand: str, board: Optional[Hand] = None) -> str: ...
    @overload
    def best(self, hand: Array, board: Optional[Array] = None) -> Array: ...

    def best(self, hand: Union[str, Array], board: Union[Hand, Array, None] = None) -> Union[str, Array]:
        """The cards that count, the most important first: a text of a text, rows of rows of cards (-1 where one lacks).

        >>> import yaku
        >>> yaku.game("holdem").best("2c As Ks Qs 3d Js Ts")
        'As Ks Qs Js Ts'
        """
        if isinstance(hand, str):
            spot = _spot(hand, board)
            return text(_java.array(_java.ask(lambda: self._values.bestOf(self._readable(spot))), np.int32))
        if not isinstance(hand, np.ndarray):
            raise TypeError(f"expected a text, or an array of cards, a row for each hand, found {hand!r}")
        rows, on_board = _rows(hand, board)
        most = int(self._rules.bestCards())
        out = np.empty((len(rows), most), np.int8)
        width = rows.shape[1]
        Blocks.ask(len(rows), width, np.uint8, out, lambda into, a, b: np.copyto(into, rows[a:b].reshape(-1)),
                   lambda block, n: block.best(self._values, n, width, on_board, most))
        return out.reshape(*hand.shape[:-1], most)

    @overload
    def packed(self, value: int) -> int: ...
    @overload
    def packed(self, value: Array) -> Array: ...

    def packed(self, value: Union[int, Array]) -> Union[int, Array]:
        """0xCRRRRR of values: the category's place and the ranks that decide.

        >>> import yaku
        >>> hex(yaku.game("holdem").packed(9841))
        '0xadcba9'
        """
        if self._packed is None:
            self._packed = _java.array(_java.ask(lambda: _java.library().Numbers.packed(self._java)), np.int32)
        found = self._packed[self._checked(value)]
        return int(found) if isinstance(value, (int, np.integer)) else found

    def _checked(self, value: Union[int, Array]) -> Array:
        values = np.asarray(value)
        if values.size and values.dtype.kind not in "iu":
            raise TypeError(f"expected values of hands, whole numbers, found {value!r}")
        wrong = (values < 0) | (values > self.max_value)
        if wrong.any():
            first = values.reshape(-1)[np.argmax(wrong)]
            raise ValueError(f"{first} is no value of {self.name}: expected 0 to {self.max_value}")
        return values.astype(np.int64)

    @overload
    def category(self, value: int) -> str: ...
    @overload
    def category(self, value: Array) -> Array: ...

    def category(self, value: Union[int, Array]) -> Union[str, Array]:
        """The category of values, such as "full-house"; "none" of 0."""
        place = self.packed(value) >> 20
        return self.categories[place] if isinstance(place, int) else np.array(self.categories)[place]

    def describe(self, value: int, lang: str = "en") -> str:
        """A value in words, English or Japanese ("ja").

        >>> import yaku
        >>> yaku.game("holdem").describe(9651)
        'Full house, aces over deuces'
        """
        if lang not in ("en", "ja"):
            raise ValueError(f'lang {lang!r}: expected "en" or "ja"')
        one = whole(value, "a value")
        self._checked(one)
        locale = _java.library()("java.util.Locale").forLanguageTag(lang)
        return str(_java.ask(lambda: self._java.describe(one, locale)))

    def _options(self) -> dict[str, Any]:
        if self._name is None and self._table is None:
            raise ValueError(f"{self.name} is the low half of a game: ask that")
        return _command.game_options(self._name, self._table)

    def judge(self, *hands: str, percentile: bool = False, lang: str = "en") -> list[Judged]:
        """Hands in words, on a board if there is one after a bar; percentile: among all hands of as many cards."""
        rows = _command.rows("eval", *_texts(hands), percentile=percentile, lang=lang, **self._options())
        return [Judged._of(row) for row in rows]

    def compare(self, *hands: str, lang: str = "en") -> list[Judged]:
        """Which hand wins: each with its share of the pot.

        >>> import yaku
        >>> [hand.share for hand in yaku.game("omaha-hi-lo").compare("As 2h Kd Kc | 4d 6h 8s Qd Ts", "Qs Qh Js 9d | 4d 6h 8s Qd Ts")]
        [0.5, 0.5]
        """
        texts = _texts(hands)
        if len(texts) < 2:
            raise ValueError(f"expected two hands or more, found {len(texts)}")
        return [Judged._of(row) for row in _command.rows("compare", *texts, lang=lang, **self._options())]

    def count(self, cards: Optional[int] = None, *, decks: Optional[int] = None, jokers: Optional[int] = None,
              unlimited: bool = False) -> dict[str, int]:
        """How many hands of so many cards have each category.

        >>> import yaku
        >>> yaku.game("holdem").count(7)["royal-flush"]
        4324
        """
        found = _command.rows("count", cards=cards, decks=decks, jokers=jokers, unlimited=unlimited, **self._options())
        return {row["category"]: row["hands"] for row in found}

    def deal(self, hands: int, cards: Optional[int] = None, seed: Optional[int] = None) -> list[str]:
        """Random hands, as texts."""
        return [row["hand"] for row in _command.rows("deal", hands, cards=cards, seed=seed, **self._options())]

    # ---- Equity and ranges ----

    def _of_equity(self) -> Any:
        if self._equity is None:
            of = _java.library()("dev.yaku.equity.Equity")
            self._equity = _java.ask(lambda: of.of(self._name) if self._name else of.of(self._java))
        return self._equity

    def equity(
        self, spot: str, *, exact: bool = False, sample: Optional[int] = None,
        error: Union[float, str, None] = None, time: Union[float, str, None] = None, seed: int = 0,
        threads: Optional[int] = None, cards: Optional[int] = None, progress: Optional[Receiver] = None,
    ) -> Equity:
        """How often each player wins: PLAYER / PLAYER … | BOARD | DEAD, players being cards, ranges or "random".

        Every deal is counted if that takes a second or less, or with exact; else deals are sampled: ten million, so many
        as sample says, until every share has at most this standard error (0.001 or "0.1%"), or for some time (seconds or
        "5s"). progress hears how far it is, and ends it by returning False; so does Ctrl-C: what there is is the answer.

        >>> import yaku
        >>> yaku.game("holdem").equity("AK / QQ+ / 76s")
        <AK 26.42 %, QQ+ 50.57 %, 76s 23.01 %; exact: all 1,052,739,072 deals>
        """
        equity = self._equity if self._equity is not None else self._of_equity()
        plain = not (exact or progress or seed or threads) and sample is None and error is None and time is None and cards is None
        if plain:
            java = _java.library()
            try:
                found = java.equity(equity, words(spot, "a spot"), self.low is not None)
            except java.JException as e:
                raise _java.translated(e) from None
            if found.__class__ is java.Doubles:
                return Equity(self, spot, None, None, _java.doubles(found))
        asked = Spot(equity, spot, exact, sample, error, time, seed, threads, cards)
        return Equity(self, spot, asked.run(lambda of: of.run(), progress), asked.java)

    def next_cards(
        self, spot: str, *, exact: bool = False, sample: Optional[int] = None,
        error: Union[float, str, None] = None, time: Union[float, str, None] = None, seed: int = 0,
        threads: Optional[int] = None, cards: Optional[int] = None, progress: Optional[Receiver] = None,
    ) -> NextCards:
        """The equity after each card that may come next; options as of equity."""
        asked = Spot(self._of_equity(), spot, exact, sample, error, time, seed, threads, cards)
        found = asked.run(lambda of: of.byNextCard(), progress)
        return NextCards(Equity(self, spot, found.whole(), asked.java), found)

    def streets(self, spot: str, *, seed: int = 0, **options: Any) -> list[Street]:
        """The equity before the flop and on each street of a board of three to five cards; options as of equity."""
        players, bar, rest = words(spot, "a spot").partition("|")
        board, dead_bar, dead = rest.partition("|")
        known = text(cards(board)).split()
        if not 3 <= len(known) <= 5:
            raise ValueError(f"{len(known)} cards on the board: expected 3 to 5, in the order in which they came")
        found = []
        for name, count in (("pre-flop", 0), ("flop", 3), ("turn", 4), ("river", 5)):
            if count <= len(known):
                so_far = " ".join(known[:count])
                spot = f"{players} | {so_far} {dead_bar} {dead}" if count or dead_bar else players
                found.append(Street(name, so_far, self.equity(spot, seed=seed, **options)))
        return found

    def range(self, hands: Union[str, Array], cards: Optional[int] = None) -> Range:
        """A range: a text, or an array of 1,326 weights from 0 to 1; in Omaha of so many cards.

        >>> import yaku
        >>> yaku.game("holdem").range("QQ+, AKs:0.5")
        <range QQ+, AKs:0.5: 22 hands of weight 20>
        """
        return Range._read(self, hands, cards)

    # ---- Boards and strength ----

    def board(self, cards: Hand) -> Board:
        """A board of three to five cards, and what all hands are on it."""
        return Board(self, cards if isinstance(cards, str) else text(cards))

    def strength(self, spot: str, against: Union[str, Range, None] = None, bins: int = 20) -> Strength:
        """How strong a hand is on a board: against any hand, or a range.

        >>> import yaku
        >>> round(yaku.game("holdem").strength("Js Ts | 9s 8d 2s").ehs, 6)
        0.706604
        """
        return strength(self, spot, against, bins)

    def strengths(self, board: Hand, against: Union[str, Range, None] = None) -> Strengths:
        """EHS and EHS² of all 1,326 hands on a board."""
        return Strengths._of(self, board, against)

    def histograms(self, board: Hand, bins: int = 20, against: Union[str, Range, None] = None) -> Array:
        """How likely which share on the river is, of all hands on a board: an array of shape (1326, bins)."""
        return _board.histograms(self, board, bins, against)

    def clusters(self, board: Hand, of: Sequence[Union[str, Range]]) -> Array:
        """The share of all hands on a board against each of several ranges: an array of shape (1326, ranges)."""
        return _board.clusters(self, board, of)

    def potential(self, spot: str, against: Union[str, Range, None] = None) -> Potential:
        """How likely a hand that is behind wins, and one that is ahead loses."""
        return Potential._of(self, spot, against)


def game(name: Union[str, os.PathLike[str]] = "holdem") -> Game:
    """A game by its name, as everywhere: "holdem", "plo", "razz", "short-deck" …; a path is a table of your own rules.

    >>> import yaku
    >>> yaku.game("razz").describe(yaku.game("razz").evaluate("Ah 2c 3d 4s 6h Kd Ks"))
    '6-4-3-2-A low'
    """
    if not isinstance(name, str):
        return Game(None, Path(name))
    if name.endswith(".yaku"):
        raise ValueError(f'no rule set "{name}": a file is given as Path("{name}")')
    found = _games.get(name)
    if found is None:
        found = _games[name] = Game(name, None)
    return found


_games: dict[str, Game] = {}


def _rows(cards: Array, board: Any) -> tuple[Array, int]:
    """Rows of bytes, and how many of them are the board's."""
    if cards.dtype.kind not in "iu" or cards.ndim == 0:
        raise TypeError(f"expected cards, a row for each hand, of type uint8, found {cards.dtype}, shape {cards.shape}")
    rows = _bytes(cards)
    if board is None:
        return rows, 0
    is_array = isinstance(board, np.ndarray) and board.ndim > 0
    boards = _bytes(board if is_array else _cards.cards(board))
    if len(boards) not in (1, len(rows)):
        raise ValueError(f"{len(boards)} boards: expected one, or one for each of {len(rows)} hands")
    wide = np.broadcast_to(boards, (len(rows), boards.shape[1]))
    return np.concatenate([rows, wide], axis=1), boards.shape[1]


def _bytes(cards: Array) -> Array:
    """Rows of cards as bytes."""
    if cards.dtype.kind not in "iu":
        raise TypeError(f"expected cards as numbers, of type uint8, found {cards.dtype}")
    if cards.size and (cards.min() < 0 or cards.max() > 127):
        raise HandError("cards are numbers from 0 to 63: 13 * suit + rank")
    return cards.reshape(math.prod(cards.shape[:-1]), cards.shape[-1]).astype(np.uint8, copy=False)


_SINGLE = re.compile(r"\s*(?:10|[2-9TJQKA])[cdhs]\s*", re.IGNORECASE)


def _spot(hand: str, board: Any) -> str:
    """A hand as text, with its board after a bar."""
    if board is None:
        return hand
    return f"{hand} | {board if isinstance(board, str) else text(board)}"


def _texts(hands: Sequence[str]) -> list[str]:
    """The hands, which are all texts, and no list of them."""
    return [words(each, "a hand") for each in hands]


def _one_fault(fault: Exception, hand: int) -> Exception:
    java = _java.library()
    if isinstance(fault, java.JException):
        return HandError(str(_java.translated(fault)))
    if isinstance(fault, OverflowError):
        return HandError(f"{hand} is no set of cards: expected an int of 64 bits")
    return fault

