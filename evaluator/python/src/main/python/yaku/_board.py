"""Boards, and how strong hands are on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Sequence, Union

import numpy as np

from . import _command, _java
from ._cards import _as_sets, _set, text
from ._java import Array, Blocks, Here, whole, words

if TYPE_CHECKING:
    from ._equity import Range
    from ._game import Game


class Texture(NamedTuple):
    """What a board is like."""

    #: such as "two-tone"
    suits: str
    #: such as "unpaired"
    pairing: str
    #: the number of different straights that somebody may have
    straights: int
    #: the highest rank
    high: str


class Words(NamedTuple):
    """How many hands are something on a board."""

    combos: float
    #: of the range
    share: float
    #: against the other range, if there is one
    equity: Optional[float]


class Board(_command.Drawn):
    """A board of three to five cards: game.board(text)."""

    def __init__(self, game: Game, cards: str) -> None:
        self._game, self._cards = game, cards
        boards = _java.library()("dev.yaku.board.Boards")
        hand = _java.library()("dev.yaku.Hand")
        self._java = _java.ask(lambda: boards.of(game._java).board(hand.parse(cards)))
        self._row: Optional[dict[str, Any]] = None
        self._numbers: Optional[Array] = None

    def __reduce__(self) -> Any:
        return Board, (self._game, self._cards)

    def _said(self) -> dict[str, Any]:
        if self._row is None:
            self._row = _command.rows("board", self._cards, **self._game._options())[0]
        return self._row

    @property
    def texture(self) -> Texture:
        """Suits, pairs, straights and the highest rank."""
        row = self._said()
        return Texture(row["suits"], row["pairing"], row["straights"], row["high"])

    @property
    def nuts(self) -> list[str]:
        """The best holes."""
        return list(self._said()["nutHoles"])

    @property
    def made(self) -> dict[str, int]:
        """How many holes are what."""
        return dict(self._said()["made"])

    @property
    def draws(self) -> dict[str, int]:
        """How many holes have which draw; a hole may have several."""
        return dict(self._said()["draws"])

    def _all(self) -> Array:
        if self._numbers is None:
            self._numbers = _java.array(_java.ask(lambda: _java.library().Numbers.of(self._java)), np.int32)
        return self._numbers

    @property
    def made_hands(self) -> Array:
        """What each of the 1,326 holes is: an array of names, "" for holes with a card of the board."""
        java = _java.library()
        made = java("dev.yaku.board.Made")
        names = np.array([str(word.text()) for word in made.values()] + [""])
        words = self._all()[0]
        return np.asarray(names[np.where(words < 0, -1, words & 255)])

    @property
    def beaten_by(self) -> Array:
        """How many holes beat each of the 1,326 holes; -1 for holes with a card of the board."""
        return np.asarray(self._all()[1])

    def hand(self, hole: str) -> str:
        """What a hole is, such as "No pair; flush draw, gutshot"."""
        return self._game.judge(f"{hole} | {self._cards}")[0].made or ""

    def __repr__(self) -> str:
        of = self.texture
        return f"<board {self._cards}: {of.suits}, {of.pairing}, {of.high} high, {of.straights} straights>"

    def _repr_svg_(self) -> str:
        return _command.picture("board", self._cards, **self._game._options())


class OnBoard(_command.Drawn):
    """A range on a board: range.on(board). Rows are its hands, in arrays."""

    def __init__(self, range: Range, board: str, against: Optional[str]) -> None:
        self._range, self._board, self._against = range, board, against
        self._rows = _command.rows(
            "range", f"{range.text} | {board}", against=against, cards=range._cards, **range._game._options()
        )
        #: the hands, as texts
        self.hands = np.array([row["hand"] for row in self._rows])
        #: the weight of each
        self.weights = np.array([row.get("weight", 1.0) for row in self._rows])
        #: what each is, such as "overpair"
        self.made = np.array([row["made"] for row in self._rows])
        #: the draws of each
        self.draws: list[list[str]] = [row["draws"] for row in self._rows]
        #: the equity of each against the other range; nan without one
        self.equities = np.array([_number(row.get("equity")) for row in self._rows])

    def words(self) -> dict[str, Words]:
        """What the hands are: made hands and then draws, the most frequent words with the most combos.

        >>> import yaku
        >>> yaku.game("holdem").range("QQ+, AKs:0.5").on("9s 8d 2s").words()["overpair"]
        Words(combos=18.0, share=0.9, equity=None)
        """
        found: dict[str, list[int]] = {}
        for i, row in enumerate(self._rows):
            for word in (row["made"], *row["draws"]):
                found.setdefault(word, []).append(i)
        total = self.weights.sum()
        words = {}
        for word, rows in found.items():
            weights, known = self.weights[rows], np.isfinite(self.equities[rows])
            mass = weights[known].sum()
            equity = float((weights[known] * self.equities[rows][known]).sum() / mass) if mass else None
            words[word] = Words(float(weights.sum()), float(weights.sum() / total), equity)
        return dict(sorted(words.items(), key=lambda item: -item[1].combos))

    def __repr__(self) -> str:
        return "<" + ", ".join(f"{word} {100 * of.share:.1f} %" for word, of in self.words().items()) + ">"

    def _repr_svg_(self) -> str:
        return _command.picture(
            "range", f"{self._range.text} | {self._board}", against=self._against, cards=self._range._cards,
            **self._range._game._options()
        )


def _number(value: Any) -> float:
    return np.nan if value is None else float(value)


class Potential(NamedTuple):
    """How the standing of a hand changes until the river."""

    #: of the deals where it is behind now, the part that it wins
    positive: float
    #: of the deals where it is ahead now, the part that it loses
    negative: float

    @staticmethod
    def _of(game: Game, spot: str, against: Union[str, Range, None]) -> Potential:
        hole, board = _spot(spot)
        found = _java.ask(lambda: _strength(game, against).potential(hole, board))
        return Potential(float(found.positive()), float(found.negative()))


class Strength(NamedTuple):
    """How strong a hand is on a board."""

    #: the share against the opponent's hand, over all rivers
    ehs: float
    #: the mean of the square of the river's share
    ehs2: float
    #: the rivers that there may be
    rivers: int
    #: how likely which share on the river is, from 0 to 1
    histogram: Array


def strength(game: Game, spot: str, against: Union[str, Range, None], bins: int) -> Strength:
    hole, board = _spot(spot)
    found = _java.ask(lambda: _strength(game, against).hand(hole, board))
    bars = _java.array(_java.ask(lambda: found.histogram(whole(bins, "bins"))), np.float64)
    return Strength(float(found.ehs()), float(found.ehs2()), int(found.rivers()), bars)


class Strengths(NamedTuple):
    """How strong all 1,326 hands are on a board; nan for those with a card of it."""

    ehs: Array
    ehs2: Array

    @staticmethod
    def _of(game: Game, board: Any, against: Union[str, Range, None]) -> Strengths:
        java = _java.library()
        cards = java.JLong(_set(board))
        found = _java.ask(lambda: java.Numbers.of(_strength(game, against).board(cards)))
        return Strengths(*_java.array(found, np.float64))


def histograms(game: Game, board: Any, bins: int, against: Union[str, Range, None]) -> Array:
    java = _java.library()
    cards = java.JLong(_set(board))
    number = whole(bins, "bins")
    found = _java.ask(lambda: java.Numbers.rows(number, _strength(game, against).histograms(cards, number)))
    return _java.array(found, np.float64)


def clusters(game: Game, board: Any, of: Sequence[Union[str, Range]]) -> Array:
    java = _java.library()
    cards = java.JLong(_set(board))
    if isinstance(of, str) or len(of) == 0:
        raise ValueError(f"expected a list of ranges, found {of!r}")
    weights = java.jpype.JArray(java.jpype.JDouble, 2)([_weights(game, each) for each in of])
    found = _java.ask(lambda: java.Numbers.rows(len(of), _strength(game, None).clusters(cards, weights)))
    return _java.array(found, np.float64)


def _strength(game: Game, against: Union[str, Range, None]) -> Any:
    if game._strength is None:
        if not isinstance(game._java, _java.library()("dev.yaku.HandEvaluator")):
            raise ValueError(f"{game.name}: expected high hands of natural cards, the best five of seven")
        game._strength = _java.ask(lambda: _java.library()("dev.yaku.strength.Strength").of(game._java))
    return game._strength if against is None else game._strength.against(_weights(game, against))


def _weights(game: Game, against: Union[str, Range]) -> Any:
    weights = game.range(against).weights if isinstance(against, (str, list)) else against.weights
    java = _java.library()
    return java.jpype.JArray(java.jpype.JDouble)(weights)


def _spot(spot: str) -> tuple[Any, Any]:
    hole, bar, board = words(spot, "a spot").partition("|")
    java = _java.library()
    if not bar:
        raise _java.TextError("no bar: expected a hole, a bar and a board, as in Js Ts | 9s 8d 2s", 1, len(spot) + 1)
    blank = " " * (len(hole) + 1)  # columns stay
    parse = java("dev.yaku.Hand").parse
    return java.JLong(_java.ask(lambda: parse(hole))), java.JLong(_java.ask(lambda: parse(blank + board)))


class Index(Here):
    """A number for each situation, the same whatever the suits are: Index(2, 3) of a hole and a flop.

    >>> import yaku
    >>> flops = yaku.Index(2, 3)
    >>> flops.size, flops("Js Ts", "9s 8d 2s"), flops("Jh Th", "9h 8c 2h")
    (1286792, 125806, 125806)
    """

    def __init__(self, *rounds: int) -> None:
        cards = [whole(each, "the cards of a round") for each in rounds]
        self._java = _java.ask(lambda: _java.library()("dev.yaku.index.HandIndex").of(*cards))
        self._rounds = len(rounds)
        #: the number of classes
        self.size = int(self._java.size(self._rounds - 1))

    def __call__(self, *deal: Any) -> Any:
        """The number of a deal, a set or a text for each round; of arrays of sets an array of int64."""
        java = _java.library()
        if not any(isinstance(each, np.ndarray) for each in deal):
            sets = java.jpype.JArray(java.jpype.JLong)([_set(each) for each in deal])
            return int(_java.ask(lambda: self._java.index(sets)))
        all_rounds = np.stack(np.broadcast_arrays(*(np.asarray(_array(each)) for each in deal)))
        shape = all_rounds.shape[1:]
        flat = all_rounds.reshape(len(deal), -1)
        out = np.empty(flat.shape[1], np.int64)
        Blocks.ask(
            flat.shape[1], len(deal), np.int64, out,
            lambda into, a, b: np.copyto(into, flat[:, a:b].reshape(-1)),
            lambda block, n: block.index(self._java, n, len(deal)),
        )
        return out.reshape(shape)

    def unindex(self, index: int) -> list[str]:
        """One of the deals of a number: a text for each round."""
        java = _java.library()
        found = _java.ask(lambda: self._java.unindex(self._rounds - 1, java.JLong(whole(index, "an index"))))
        return [text(int(cards)) for cards in found]

    def deals(self, index: int) -> int:
        """How many deals share a number."""
        java = _java.library()
        return int(_java.ask(lambda: self._java.deals(self._rounds - 1, java.JLong(whole(index, "an index")))))

    def __repr__(self) -> str:
        return f"<{self._java.toString()}: {self.size:,} classes>"


def _array(of: Any) -> Array:
    return _as_sets(of) if isinstance(of, np.ndarray) else np.array(_set(of), np.int64)


class Indexed(NamedTuple):
    """The number of a situation."""

    number: int
    #: how many deals share it
    size: int
    #: one of them
    representative: str
    #: the number of classes
    classes: int


def index(spot: str) -> Indexed:
    """The number of a situation: a hole, or a hole, a bar and a board, which may have a bar before turn and river.

    >>> import yaku
    >>> yaku.index("Js Ts | 9s 8d 2s")
    Indexed(number=125806, size=12, representative='Js Ts | 9s 8h 2s', classes=1286792)
    """
    row = _command.rows("index", spot)[0]
    return Indexed(row["index"], row["size"], row["representative"], row["classes"])
