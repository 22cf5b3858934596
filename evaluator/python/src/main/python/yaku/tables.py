"""Reads the table files of yaku, which say what a poker hand is worth, without Java. One file; needs numpy. Apache-2.0.

    import numpy
    from yaku import tables
    table = tables.of("standard")                      # or tables.open("mine.yaku")
    table.evaluate_cards([51, 50, 49, 48, 47, 0, 1])   # As Ks Qs Js Ts 2c 3c: greater wins, equal ties
    table.evaluate(numpy.array([...], numpy.uint64))   # many sets of cards: bit c is set for card c
    table.high.category(9841)                          # "royal-flush"

A card is 13 * suit + rank, suits cdhs, ranks 23456789TJQKA; jokers are 52 and up. All that evaluates hands, names cards
or says what values mean takes arrays: an array of shape (1000, 7) is a thousand hands of seven cards, and has a thousand
values, of type int32. What is no hand raises a HandError, which in arrays names the row, and cards that are no whole
numbers a TypeError. The comments name the chapters of tables/FORMAT.md.
"""
import builtins
import itertools
import os
import re
import struct
import sys
import unicodedata
import zlib

import numpy as np

VERSION = 2
RANKS = "23456789TJQKA"
SUITS = "cdhs"
JOKER = 52
HANDS, OMAHA, BADUGI = 1, 2, 3
LOW, ACE_FIRST, AVOID = 1, 2, 4
BLOCK = 1 << 14  # hands at once, so that everything stays in the cache
FOREIGN = "written by another version of yaku"
USAGE = """usage: python3 tables.py TABLE < hands.txt

Evaluates hands, one a line, as `yaku eval --format tsv` does: As Kd Qh, in Omaha As Kh Qd Jc | Ts 9s 8d. TABLE is a
.yaku file. Bad lines are reported on standard error, and the exit status is 1; it is 2 if the table cannot be used."""
FIVE_CARDS = """high-card one-pair two-pair three-of-a-kind straight flush full-house four-of-a-kind straight-flush
    royal-flush five-of-a-kind natural-royal-flush four-wild""".split()
OF_BADUGI = ["one-card", "two-card", "three-card", "badugi"]
MULTISETS = [1, 13, 91, 455, 1820, 6175, 18395, 49205]  # of ranks, each at most four times, by number of cards


class TableError(ValueError):
    """The file is not a table, is damaged, or has another version."""


class HandError(ValueError):
    """A hand that the rules do not allow; in text, at this column, in an array in this row."""

    column = 0
    row = None


class _Hash:
    """Keys and hash: ROWS or FLUSH_ROWS, and the values that follow them."""

    def __init__(self, rows, values, row_bits, column_bits, one_by_one):
        unit = 1 if one_by_one else max(1, len(values) >> 16)
        self.row, self.column = np.uint64(64 - row_bits), np.uint64(64 - row_bits - column_bits)
        self.rows, self.values, self.mask = rows.astype(np.int64) * unit, values, len(values) - 1

    def __call__(self, keys):
        slots = self.rows.take((keys >> self.row).view(np.int64), mode="clip")
        slots += (keys >> self.column).view(np.int64)
        slots &= self.mask
        return self.values.take(slots, mode="clip").astype(np.int32)


class Scale:
    """What values mean: those of hands, or of one half of a split pot."""

    def __init__(self, name, categories, packed, low, ace_first, boards):
        self.name, self.low, self.ace_first, self.boards = name, low, ace_first, boards
        self.categories, self._categories = ["none"] + categories, np.array(["none"] + categories)
        self.packed_by_value, self.max_value = packed.astype(np.int32), len(packed) - 1

    def packed(self, values):
        """0xCRRRRR: the category's place and the deciding ranks. What is no value raises a ValueError."""
        values = _integers(values, "values", "")
        wrong = np.flatnonzero((values.reshape(-1) < 0) | (values.reshape(-1) > self.max_value))
        if len(wrong):
            fault = f"{values.reshape(-1)[wrong[0]]} is no value of {self.name}: expected 0 to {self.max_value}"
            raise ValueError(_in_row(wrong[0], values.shape) + fault)
        return _plain(self.packed_by_value[values])

    def category(self, values):
        """As the rules spell it; "none" for 0. What is no value raises a ValueError."""
        return _plain(self._categories[np.asarray(self.packed(values)) >> 20])

    def __repr__(self):
        return f"<values 0 to {self.max_value} of {self.name}: {', '.join(self.categories[1:])}>"

    def sort(self, cards):
        """Sorts each row: by how many are of the rank, by rank, by suit, the highest first; jokers and then -1 last."""
        ranks = np.where((cards >= 0) & (cards < JOKER), cards % 13, -1 - np.arange(cards.shape[1]))
        times = (ranks[:, :, None] == ranks[:, None, :]).sum(2)
        strength = np.where((ranks == 12) & self.ace_first, 0, ranks + 1)
        place = np.where(cards < 0, -1000, np.where(ranks < 0, -cards, times << 10 | strength << 6 | cards))
        return np.take_along_axis(cards, np.argsort(-place, axis=1, kind="stable"), 1)

    def order(self, values, cards):
        """The same for cards that make these values; in A-2-3-4-5 the ace is last."""
        cards = self.sort(cards)
        packed = self.packed_by_value[values]
        straight = np.char.startswith(self._categories, "straight")[packed >> 20]
        low_ace = straight & (cards[:, 0] % 13 == 12) & (cards[:, 0] < JOKER)
        low_ace &= ((packed >> 16 & 15) != (13 if self.low == self.ace_first else 1))
        return np.where(low_ace[:, None], np.roll(cards, -1, 1), cards)


class Table:
    """An open table. Any number of threads may use it."""

    def __repr__(self):
        hole = f"{self.min_cards} to {self.max_cards}"
        cards = f"{hole} in the hole, {self.min_board} to {self.max_board}" if self.kind == OMAHA else hole
        return f"<table {self.name}: {cards} cards, values 0 to {self.high.max_value}>"

    # ---- Keys and hash ----

    def evaluate(self, sets):
        """The values of sets of cards, in hand tables; a hand that the rules do not allow raises a HandError."""
        if self.kind != HANDS:
            raise TypeError(f"sets are hands of cards, and {self.name} is another game: use evaluate_cards")
        sets = _integers(sets, "sets of cards", ": bit c is set for card c")
        for row in np.flatnonzero(sets < 0)[: self.jokers < 12]:  # with so many jokers any number may be a set
            raise HandError(f"{_in_row(row, sets.shape)}{sets.reshape(-1)[row]} is no set of cards: bit c is set for card c")
        flat = np.ascontiguousarray(sets.reshape(-1)).view(np.int64)
        values = np.empty(len(flat), np.int32)
        for start in range(0, len(flat), BLOCK):
            try:
                values[start : start + BLOCK] = self._of_sets(flat[start : start + BLOCK])
            except HandError:  # find the first
                for row in range(start, len(flat)):
                    if flat[row] & ~self._all or self.fault(_unpack(flat[row])):
                        self._refuse(_unpack(flat[row]), (), row, sets.shape)
                raise
        return values.reshape(sets.shape)[()]

    def _of_sets(self, sets):
        if (sets & ~self._all).any():
            raise HandError("a card that is not in the deck")
        keys = self._set_keys[0].take(sets & 8191)
        for suit in (1, 2, 3):
            keys += self._set_keys[suit].take(sets >> 13 * suit & 8191)
        if self.jokers:
            keys += self._set_keys[4].take(sets >> 52)
        counts = keys >> np.uint64(16) & np.uint64(15)
        if len(sets) and (counts == counts[0]).all():
            values = self._of_ranks(int(counts[0]), keys, sets)
        else:
            values = np.empty(len(sets), np.int32)
            for count in np.unique(counts):
                values[counts == count] = self._of_ranks(int(count), keys[counts == count], sets[counts == count])
        some = np.flatnonzero(keys + self._bias & np.uint64(0x8888))
        if len(some):
            if self._flushes is not None:
                values[some] = self._with_flush(values[some], self._flush_of(sets[some]))
            else:
                for i in some:
                    values[i] = self.evaluate_cards(_unpack(sets[i]))
        return values

    def _of_ranks(self, count, keys, sets):
        if not self.min_cards <= count <= self.max_cards:
            raise HandError("a wrong number of cards")
        return self._ranks[count](keys)

    def _flush_of(self, sets):
        return np.max([self._flushes.take(sets >> shift & 8191) for shift in (0, 13, 26, 39)], axis=0)

    def _with_flush(self, values, flush):  # in low games a flush counts against its holder
        return np.where(flush > 0, flush, values) if self.flags & LOW else np.maximum(values, flush)

    def evaluate_cards(self, cards, board=None, half=None):
        """The values of lists of cards, the last axis; in Omaha of hole and board, for self.high or self.low."""
        if half is not None and half is not self.high and half is not self.low:
            raise TypeError(f"half is table.high or table.low, found {half!r}")
        flat, boards, shape = _lists(cards, board)
        values = np.empty(len(flat), np.int32)
        for start in range(0, len(flat), BLOCK):  # by column: all first cards, all second cards, ...
            rows, on_board = (np.asfortranarray(part[start : start + BLOCK]) for part in (flat, boards))
            self._check(rows, on_board, start, shape)
            values[start : start + BLOCK] = self._value(rows, on_board, half or self.high)
        return values.reshape(shape)[()]

    def _check(self, cards, board, start, shape):
        both = np.concatenate([cards.T, board.T]) if board.shape[1] else cards.T
        good = self.min_cards <= cards.shape[1] <= self.max_cards and self.min_board <= board.shape[1] <= self.max_board
        if good and both.view(np.uint64).max(initial=0) < 64:
            bits = np.left_shift(1, both)
            held = np.bitwise_or.reduce(bits, axis=0)
            good = np.bitwise_or.reduce(held) & ~self._all == 0
            if good and self.copies == 1:
                good = (bits.sum(0) == held).all()
            elif good:
                ordered = np.sort(both, axis=0)
                good = (ordered[self.copies :] != ordered[: max(0, len(both) - self.copies)]).all()
            if good:
                return
        for row, (own, on_board) in enumerate(zip(cards, board), start):
            if self.fault(own, on_board):
                self._refuse(own, on_board, row, shape)

    def _value(self, cards, board, half):
        """Without checks; hand tables take as many cards as the best hand has, too."""
        if self.kind == OMAHA:
            return self._omaha(cards, board, half)
        if self.kind == BADUGI:
            return np.max([self._choice(cards, c) for c in range(1 << cards.shape[1])], axis=0)
        keys = self._card_keys.take(np.ascontiguousarray(cards.T), mode="clip")
        key = keys.sum(0, dtype=np.uint64)
        values = self._ranks[cards.shape[1]](key)
        some = np.flatnonzero(key + self._bias & np.uint64(0x8888))
        if len(some) and self._flushes is not None:
            values[some] = self._with_flush(values[some], self._flush_of((1 << cards[some]).sum(1)))
        elif len(some):
            values[some] = self._flush(cards[some], keys.T[some], values[some])
        return values

    def _flush(self, cards, keys, values):
        if self.flags & AVOID and cards.shape[1] > self.best:  # the best of all choices
            choices = itertools.combinations(range(cards.shape[1]), self.best)
            return np.max([self._value(cards[:, list(choice)], None, None) for choice in choices], axis=0)
        for suit in range(4):
            of = keys >> np.uint64(4 * suit) & np.uint64(15) != 0  # of the suit, or wild
            suited, count = np.where(of, keys, np.uint64(0)).sum(1, dtype=np.uint64), of.sum(1)
            flush = np.zeros(len(cards), np.int32)
            for n in range(self.best, cards.shape[1] + 1):
                if n in self._flush_ranks:
                    flush[count == n] = self._flush_ranks[n](suited[count == n])
            values = self._with_flush(values, flush)
        return values

    # ---- Tables of games ----

    def _omaha(self, hole, board, half):
        if half is self.low and self._lows is not None:
            sets = [np.bitwise_or.reduce(1 << (c + 1) % 13, axis=1) & 255 for c in (board, hole)]  # bit 0 is the ace
            return self._lows[256 * sets[0] + sets[1]].astype(np.int32)
        key = self._suit_keys[1 << board % 13].sum(1, dtype=np.uint64) << np.uint64(32)
        number = self._ranks[board.shape[1]](key)
        row = 91 * np.where(number < MULTISETS[board.shape[1]], number, 0)  # empty slots: only wrong keys lead there
        values = np.zeros(len(hole), np.int32)
        for a, b in itertools.combinations(range(hole.shape[1]), 2):
            high, low = np.maximum(hole[:, a] % 13, hole[:, b] % 13), np.minimum(hole[:, a] % 13, hole[:, b] % 13)
            values = np.maximum(values, half.boards[board.shape[1]][row + high * (high + 1) // 2 + low])
        for suit in range(4 if half is self.high else 0):
            of_hole = np.where(hole // 13 == suit, 1 << hole % 13, 0)
            on_board = np.where(board // 13 == suit, 1 << board % 13, 0)
            some = np.flatnonzero(((of_hole > 0).sum(1) > 1) & ((on_board > 0).sum(1) > 2))
            for two in itertools.combinations(range(hole.shape[1]), 2):
                for three in itertools.combinations(range(board.shape[1]), 3):  # fewer than five bits are no flush
                    ranks = of_hole[some][:, list(two)].sum(1) | on_board[some][:, list(three)].sum(1)
                    values[some] = np.maximum(values[some], self._flushes[ranks])
        return values

    def _choice(self, cards, choice):
        """Badugi: the values of some of the cards, bit i of the choice for card i; 0 if two are of one suit."""
        some = cards[:, [i for i in range(cards.shape[1]) if choice >> i & 1]]
        places = (some + 1) % 13 if self.flags & ACE_FIRST else some % 13
        ranks = np.bitwise_or.reduce(1 << places, axis=1, initial=0)
        suits = np.sort(some // 13, axis=1)
        clash = (suits[:, 1:] == suits[:, :-1]).any(1)
        return np.where(clash, 0, self._flushes[ranks])

    # ---- The best cards ----

    def best_cards(self, cards, board=None, half=None):
        """The cards that make each value, the most significant first, and then -1; -1 only if the value is 0."""
        values = np.asarray(self.evaluate_cards(cards, board, half)).reshape(-1)
        half, (rows, boards, shape) = half or self.high, _lists(cards, board)
        given, on_board = rows, boards
        half.packed(values.reshape(shape))  # a wrong table has values that mean nothing
        size = min(self.best, rows.shape[1] + boards.shape[1])
        best, left = np.full((len(values), size), -1), values > 0
        if self.kind == BADUGI:
            rows, choices = np.sort(rows, axis=1), range(1, 1 << rows.shape[1])
        elif self.kind == OMAHA:
            rows, boards = -np.sort(-rows, axis=1), -np.sort(-boards, axis=1)
            twos, threes = (itertools.combinations(range(of.shape[1]), n) for of, n in ((rows, 2), (boards, 3)))
            choices = itertools.product(twos, threes)
        else:
            rows = half.sort(rows)
            choices = itertools.combinations(range(rows.shape[1]), size)
        for choice in choices:
            if not left.any():
                break
            some = np.flatnonzero(left)
            if self.kind == BADUGI:
                cards = np.where([choice >> i & 1 for i in range(rows.shape[1])], rows[some], -1)
                cards, found = half.sort(cards)[:, :size], self._choice(rows[some], choice)
            elif self.kind == OMAHA:
                two, three = rows[some][:, list(choice[0])], boards[some][:, list(choice[1])]
                cards, found = np.concatenate([two, three], axis=1), self._omaha(two, three, half)
            else:
                cards = rows[some][:, list(choice)]
                found = values[some] if rows.shape[1] <= self.best else self._value(cards, None, half)
            good = found == values[some]
            best[some[good]] = cards[good]
            left[some[good]] = False
        for row in np.flatnonzero(left)[:1]:
            fault = f"no cards of {_shown(given[row], on_board[row])} have its value {values[row]}"
            raise TableError(_in_row(row, shape) + fault)
        best[values > 0] = half.order(values[values > 0], best[values > 0]) if size else best[values > 0]
        return best.reshape(shape + (size,))

    # ---- Hands from outside ----

    def fault(self, cards, board=()):
        """What is wrong with a hand: (index, message), or None. The index is that of a card, of the end if there are
        too few cards, or -1 if there are too few in the hole."""
        both, omaha = _integers([*cards, *board], "cards", READ_TEXT).tolist(), self.kind == OMAHA
        for i, card in enumerate(both):
            held, name = both[: i + 1].count(card), card_name(card)
            if not (0 <= card < JOKER and self.deck >> card & 1 or JOKER <= card < JOKER + self.jokers):
                has = "one joker" if self.jokers == 1 else f"{self.jokers} jokers"
                which = f", which has {has}" if card >= JOKER and self.jokers else ""
                return i, f"{name} is not in the deck of {self.name}{which}"
            if held > self.copies:
                times = "once" if self.copies == 1 else f"{self.copies} times"
                held = "given twice" if omaha else f"held {held} times, {self.name} has it {times}"
                return i, f"{name} is {held}"
        for found, of, least, most, few, many in (
            (len(cards), "hole " if omaha else "", self.min_cards, self.max_cards, -1 if omaha else len(both), 0),
            (len(board), "board ", self.min_board, self.max_board, len(both), len(cards)),
        ):
            if not least <= found <= most:
                takes = f"{most}" if least == most else f"{least} to {most}"
                message = f"{found} {of}card{'' if found == 1 else 's'}, {self.name} takes {takes}"
                return (many + most if found > most else few), message
        return None

    def _refuse(self, cards, board, row, shape):
        fault = self.fault(cards, board)
        error = HandError(f"{_in_row(row, shape)}{fault[1]}: {_shown(cards, board)}")
        error.row = int(row) if shape else None
        raise error

    def parse(self, text):
        """Reads a hand from text and checks it: (cards, board). In Omaha a bar parts them. Raises a HandError."""
        bar, columns, omaha = text.find("|"), [], self.kind == OMAHA
        second = text.find("|", bar + 1) if bar >= 0 else -1
        if omaha and (bar < 0 or second >= 0):
            fault = "no bar" if bar < 0 else "a second bar"
            example = "hole cards, a bar and the board, as in As Kh Qd Jc | Ts 9s 8d"
            raise _at(f"{fault}: {self.name} takes {example}", text, len(text) if bar < 0 else second)
        try:
            cards = parse_cards(text[:bar] if omaha else text, columns)
        except HandError:
            if omaha or bar < 0:
                raise
            message = f"a bar separates hole and board in Omaha, but {self.name} takes all cards as one hand"
            raise _at(message, text, bar) from None
        board = parse_cards(text, columns, bar + 1) if omaha else []
        fault = self.fault(cards, board)
        if fault:
            raise _at(fault[1], text, bar if fault[0] < 0 else (columns + [len(text)])[min(fault[0], len(columns))])
        return cards, board


READ_TEXT = ": 13 * suit + rank; parse_cards reads text such as As Kd"


def _integers(data, what, hint):
    """An array of whole numbers; a TypeError if they are others."""
    try:
        array = np.asarray(data)
    except ValueError as e:  # rows of different lengths
        raise TypeError(f"{what} are arrays of numbers, with rows of one length: {e}") from None
    if array.size == 0:
        return array.astype(np.int64)
    ones = array.reshape(-1)
    if isinstance(data, (list, tuple)):  # numpy takes True for 1 among numbers
        ones = np.asarray(data, object).reshape(-1)
    if array.dtype.kind not in "iu" or (ones.dtype == object and any(isinstance(one, (bool, np.bool_)) for one in ones)):
        found = [one for one in ones if not isinstance(one, (int, np.integer)) or isinstance(one, bool)] + ["too large"]
        raise TypeError(f"{what} are whole numbers{hint}; found {array.dtype}: {found[0]!s:.40}")
    if what == "cards" and array.dtype == np.uint64:  # what is no card stays none
        array = np.minimum(array, np.uint64(1 << 62))
    return array.astype(np.int64)


def _lists(cards, board):
    """Hands and boards as rows, and the shape that their values have."""
    cards, board = _integers(cards, "cards", READ_TEXT), _integers([] if board is None else board, "cards", READ_TEXT)
    if not cards.ndim or not board.ndim:
        raise TypeError("a hand is a list of cards, found one number: [card] is a hand of one card")
    try:
        shape = np.broadcast_shapes(cards.shape[:-1], board.shape[:-1])
    except ValueError:
        found = f"found {cards.shape[:-1]} hands and {board.shape[:-1]} boards"
        raise TypeError(f"expected one board for all hands, or one for each: {found}") from None
    rows, cards, board = int(np.prod(shape)), *(np.broadcast_to(of, shape + of.shape[-1:]) for of in (cards, board))
    return cards.reshape(rows, cards.shape[-1]), board.reshape(rows, board.shape[-1]), shape


def _plain(array):
    """An array; of a single element, that element as Python has it."""
    return array if np.ndim(array) else np.asarray(array).item()


def _in_row(row, shape):
    """The row of an array in front of a message; nothing for a single hand."""
    if len(shape) < 2:
        return f"row {row}: " if shape else ""
    return f"row {tuple(int(i) for i in np.unravel_index(row, shape))}: "


def _shown(cards, board=()):
    return " | ".join(" ".join(map(card_name, part)) for part in (cards, board) if len(part))


def _unpack(sets):
    return [card for card in range(64) if int(sets) >> card & 1]


def card_name(card):
    """A card as text, such as "As"; all jokers are "Jo"."""
    if np.ndim(card):
        return np.array([card_name(one) for one in np.ravel(card).tolist()]).reshape(np.shape(card))
    return RANKS[card % 13] + SUITS[card // 13] if 0 <= card < JOKER else "Jo" if card >= JOKER else str(card)


def _at(message, text, index):
    error = HandError(message)
    error.column = len(text[:index].encode("utf-16-le", "surrogatepass")) // 2 + 1
    return error


_SIGNS = "♣♦♥♠♧♢♡♤"
_CARD = re.compile(
    f"([{_SIGNS}])\ufe0f?(10|[2-9TJQKAtjqka])|(10|[2-9TJQKAtjqka])(?:([cdhsCDHS])|([{_SIGNS}])\ufe0f?)|[Xx]|[Jj][OKok]"
)
_SEPARATORS = re.compile("[ ,\t\r\n\u00a0\u3000]*")
_WORD = re.compile("[^ ,\t\r\n\u00a0\u3000]{0,20}")


def parse_cards(text, columns=None, at=0):
    """Reads cards: As, aS, 10h, Th, A♠, ♠A; jokers Jo, Jk, X; between them spaces, commas or nothing."""
    cards, jokers = [], 0
    while True:
        at = _SEPARATORS.match(text, at).end()
        if at == len(text):
            return cards
        found = _CARD.match(text, at)
        if not found:
            word = "".join(
                f"\\u{ord(c):04x}" if unicodedata.category(c) in ("Cc", "Cf", "Cn", "Zl", "Zp") else c
                for c in _WORD.match(text, at)[0]
            )
            expected = f"a rank of {RANKS} and a suit of {SUITS}, such as As, or Jo for a joker"
            raise _at(f'"{word}" is not a card: expected {expected}', text, at)
        if columns is not None:
            columns.append(at)
        rank, sign = found[2] or found[3], found[1] or found[5]
        if rank is None:
            cards.append(JOKER + jokers)
            jokers += 1
        else:
            suit = _SIGNS.index(sign) % 4 if sign else SUITS.index(found[4].lower())
            cards.append(13 * suit + RANKS.index(rank.upper().replace("10", "T")))
        at = found.end()


# ---- Opening a table: "Checks", "Header", "Directory", "Footer", "Sections" ----


def open(path):
    """Opens a table file; raises a TableError if it is not one, is damaged, or has another version."""
    with builtins.open(path, "rb") as file:
        return read(file.read(), str(path))


def of(name):
    """Opens a table that comes with the package, such as "standard"."""
    import zipfile  # which takes longer than all other imports

    jar = os.path.join(os.path.dirname(os.path.abspath(__file__)), "jars", "yaku.jar")
    with zipfile.ZipFile(jar) as packed:
        try:
            data = packed.read(f"META-INF/yaku/{name}.yaku")
        except KeyError:
            known = sorted(file[14:-5] for file in packed.namelist() if re.fullmatch("META-INF/yaku/.*[.]yaku", file))
            raise FileNotFoundError(f"no table {name}: expected one of {', '.join(known)}") from None
    return read(data, name)


def read(data, file="table"):
    """Checks a table in memory. The elements of large sections are trusted."""

    def reject(expected, found, cause=FOREIGN):
        raise TableError(f"{file}: expected {expected}, found {found}: {cause}")

    def expect(what, good, found, cause=FOREIGN):
        if isinstance(good, range) and found not in good:
            reject(f"{what} {good.start} to {good.stop - 1}", found, cause)
        if not isinstance(good, range) and found != good:
            reject(f"{what} {good}", found, cause)

    def need(what, there):
        if not there:
            reject(what, "none")

    length, magic = len(data), b"YAKU\r\n\x1a\n"
    expect("a file of bytes,", range(80, 1 << 32), length, "truncated, or not a yaku table")
    converted = data[:4] == magic[:4]
    cause = "line ends were converted, as in a text file" if converted else "not a yaku table"
    expect("the first bytes", magic, data[:8], cause)
    version, kind, stated, max_value, count = struct.unpack_from("<HHIIH", data, 8)
    expect("format version", VERSION, version)
    expect("table kind", range(HANDS, BADUGI + 1), kind)
    expect("length", stated, length, "truncated, or something was appended")
    complement, checksum_kind, checksum = struct.unpack_from("<8sII", data, length - 16)
    expect("the footer", bytes(byte ^ 255 for byte in magic), complement, "damaged")
    expect("checksum kind", 1, checksum_kind, "damaged")
    expect("checksum", checksum, zlib.crc32(memoryview(data)[: length - 4]), "damaged")

    t = Table()
    t.min_cards, t.max_cards, t.best, t.copies, t.jokers, t.flags, t.min_board, t.max_board = data[22:30]
    reserved, t.deck = struct.unpack_from("<HQ", data, 30)
    t.kind, omaha, badugi, hands = kind, kind == OMAHA, kind == BADUGI, kind == HANDS
    t.name = data[40:64].rstrip(b"\0").decode("latin1")
    expect("greatest value", range(65535), max_value)
    expect("cards of the best hand", 4 if badugi else 5 if omaha else range(1, 6), t.best)
    expect("most cards", range(2 if omaha else t.best, 8 if omaha else 6 if badugi else 10), t.max_cards)
    expect("fewest cards", range(2 if omaha else 4 if badugi else 0, t.max_cards + 1), t.min_cards)
    expect("copies", range(1, t.max_cards + 1) if hands else 1, t.copies)
    expect("jokers", range(t.max_cards + 1) if hands else 0, t.jokers)
    expect("flags", 0 if omaha else range(1, 4) if badugi else range(8), t.flags)
    expect("flag of low rules", LOW if badugi else t.flags & LOW, t.flags & LOW)
    expect("most cards on the board", range(3, 6) if omaha else 0, t.max_board)
    expect("fewest cards on the board", range(3, t.max_board + 1) if omaha else 0, t.min_board)
    expect("reserved bytes", 0, reserved)
    if t.deck >> 52 or len({t.deck >> shift & 8191 for shift in (0, 13, 26, 39)} - {0}) > 1:
        reject("a deck of the same ranks in every suit", f"{t.deck:016x}")
    least, cards = 52 if badugi else t.max_cards + t.max_board, bin(t.deck).count("1")
    expect("cards of the deck but jokers", range(1, 53), cards)
    expect("cards of the deck", range(least, 1001), cards * t.copies + t.jokers)
    if not re.fullmatch("[a-z0-9-]+", t.name):
        reject("a name of a-z, 0-9 and -", repr(t.name))

    sections, end, previous, widest = {}, 64 + 16 * count, -1, 0
    t._ranks, t._flush_ranks = {}, {}  # by number of cards
    expect("the end of the directory", range(64, length - 15), end)
    for at in range(64, end, 16):
        section, cards, row, column, zero, offset, size = struct.unpack_from("<BBBBIII", data, at)
        is_hash, boards = 8 <= section <= 11, section in (12, 16)
        expect("section kind", range(1, 12 if hands else 17), section)
        expect("cards of a section", range(10) if is_hash else range(3, 6) if boards else 0, cards)
        expect("sections in ascending order,", range(previous + 1, 65536), cards << 8 | section)
        common = section == 8 and 4 <= cards <= 7  # the same in all tables
        expect("row bits", 7 + cards if common else range(1, 30) if is_hash else 0, row)
        expect("column bits", 25 - row if common else range(30 - row) if is_hash else 0, column)
        widest = max(widest, row + column)
        expect("reserved bytes", 0, zero)
        expect("offset of a section", end + 63 & ~63, offset)
        slots = min(1 << max(size, 2).bit_length() - 1, 2 << row + column)
        multisets = 182 * MULTISETS[cards] if boards else 0
        right = {3: 4 * (max_value + 1), 4: 8 * (52 + t.jokers), 5: 16, 6: 32768, 7: 16384, 8: 2 << row, 9: slots,
                 10: 2 << row, 11: slots, 12: multisets, 14: max(4, size & ~3), 15: 65536, 16: multisets}  # fmt: skip
        expect("size of a section", right.get(section, size), size)
        end = offset + size
        expect("the end of a section", range(length - 15), end)
        types = {1: "u1", 2: "u1", 3: "<u4", 4: "<u8", 5: "<u4", 6: "<u4", 13: "u1", 14: "<u4", 15: "u1"}
        sections[section, cards] = np.frombuffer(data[offset:end], types.get(section, "<u2"))
        if section in (9, 11):
            expect("rows before values,", (cards << 8 | section) - 1, previous)
            expect("bits of the rows before,", data[at - 14 : at - 12], data[at + 2 : at + 4])
            hashes, ranks = (t._ranks, 4 <= cards <= 7) if section == 9 else (t._flush_ranks, False)
            hashes[cards] = _Hash(sections[section - 1, cards], sections[section, cards], row, column, ranks)
        previous = cards << 8 | section
    expect("length", (end + 63 & ~63) + 16, length)
    if (8, 6) in sections and 6 not in t._ranks and 7 in t._ranks:  # with the bits that they always have
        t._ranks[6] = _Hash(sections[8, 6], t._ranks[7].values, 13, 12, True)

    # exactly the sections of this kind of table, for exactly these numbers of cards
    kinds, numbers = {section for section, _ in sections}, lambda of: {n for section, n in sections if section == of}
    flushes, sets, low = numbers(10), (6, 0) in sections, any(section > 12 for section, _ in sections)
    if hands:
        factors, avoided = flushes and t.copies > 1 and t.max_cards > t.best, bool(t.flags & AVOID)
        expect("sections", {1, 2, 3, 4, 8, 9} | ({5} if factors else set()) | ({6, 7} if sets else set())
               | ({10, 11} if flushes else set()), kinds)  # fmt: skip
        every = set(range(t.min_cards, t.max_cards + 1)) | {t.best}  # even if hands must be larger
        expect("rows for hands of", every, numbers(8))
        expect("values for hands of", every, numbers(9) | ({6} & every if 7 in every else set()))
        if factors:
            expect("row and column bits", range(26), widest)  # the bits below are those of factors
        if sets or avoided:
            expect("copies and jokers", (1, 0), (t.copies, t.jokers))
        expect("flag of flushes", bool(t.flags & LOW and flushes and t.max_cards > t.best), avoided)
        need("keys of sets only if flushes are not avoided", not (sets and avoided))
        most = _most_of_suit(t, sections, bool(flushes))
        need("keys of cards as their ranks and suits have them", most >= 0)
        if flushes:
            expect("flush rows for hands of", set(range(t.best, (t.best if sets else most) + 1)), flushes)
        expect("flush values for hands of", flushes, numbers(11))
    else:
        lows = {13, 14, 16 if (16, 3) in sections else 15} if low else set()
        expect("sections", {1, 2, 3, 7} | ({6, 8, 9, 12} if omaha else set()) | lows, kinds)
        every = set(range(min(3, t.min_cards), max(t.max_cards, t.max_board) + 1)) if omaha else set()
        on_board = set(range(3, t.max_board + 1))
        for of in (8, 9, 12, 16):
            right = every if of < 12 else on_board if omaha and of in kinds else set()
            expect(f"numbers of cards of sections {of},", right, numbers(of))
        for n in every:
            found = np.sort(sections[9, n][sections[9, n] < 65535])
            need(f"each number of {n} cards once", np.array_equal(found, np.arange(MULTISETS[n])))
        if 15 in kinds:
            expect("greatest low value", range(57), len(sections[14, 0]) - 1)

    def scale(categories, packed, of_flushes, low, ace_first, boards):
        words = sections[categories, 0].tobytes().decode("utf-8", "replace").split("\n")
        numbers = sections[packed, 0].astype(np.int64)
        ranks = np.stack([numbers >> shift & 15 for shift in range(0, 20, 4)])
        need("known categories", words == OF_BADUGI if badugi else set(words) <= set(FIVE_CARDS))
        need("each category once", len(set(words)) == len(words))
        expect("a category of flushes", of_flushes, any("flush" in word for word in words))
        good = numbers[0] == 0 and (np.diff(numbers) > 0).all() and ranks[4][1:].all() and ranks.max() <= 13
        good = good and numbers[-1] >> 20 <= len(words) and (not badugi or ((ranks > 0).sum(0) == numbers >> 20).all())
        need("ascending packed values of the categories and the ranks 1 to 13", good)
        return Scale(t.name, words, numbers, low, ace_first, {n: sections.get((boards, n)) for n in (3, 4, 5)})

    t.rules = sections[1, 0].tobytes().decode("utf-8", "replace")
    t.high = scale(2, 3, bool(flushes) if hands else omaha, bool(t.flags & LOW), bool(t.flags & ACE_FIRST), 12)
    t.low = scale(13, 14, False, True, True, 16) if low else None
    t._suit_keys, t._flushes, t._lows = (sections.get((section, 0)) for section in (6, 7, 15))
    if hands:
        t._card_keys, t._set_keys = np.concatenate([sections[4, 0], np.zeros(64, np.uint64)])[:64], []
        t._bias = np.uint64((8 - t.best) * 0x1111)
        for first in range(0, 65, 13):  # the sums of the keys of every set of a suit's cards, and of jokers
            t._set_keys.append(np.zeros(1, np.uint64))
            for key in t._card_keys[first : 52 + t.jokers if first == 52 else first + 13]:
                t._set_keys[-1] = np.concatenate([t._set_keys[-1], t._set_keys[-1] + key])
    t._all = t.deck | (1 << JOKER + t.jokers) - (1 << JOKER)
    return t


def _most_of_suit(t, sections, flushes):
    """The most cards of one suit, with all wild ones, that a hand may hold; -1 if a key does not count one card of its
    suit, or cards of one rank, or wild ones, have different keys."""
    factors, shift = sections.get((5, 0)), 39 if (5, 0) in sections else 35
    of_symbol, by_suit, wild_ranks = {}, [0] * 4, set()
    for card, key in enumerate(sections[4, 0].tolist()):
        joker, suit, rank, counts = card >= JOKER, card // 13, key >> shift, key & 0xFFFFF
        if not joker and not t.deck >> card & 1:
            if key:
                return -1
            continue
        wild = flushes and counts == 0x11111
        if not wild and counts != (0x10000 if not flushes else -1 if joker else 0x10000 | 1 << 4 * suit):
            return -1
        if wild and not joker:
            wild_ranks.add(card % 13)
        symbol = JOKER if wild or joker else card % 13
        factor = int(factors[suit]) * rank & 0xFFFF if factors is not None and symbol != JOKER else 0
        if key >> 20 & (1 << shift - 20) - 1 != factor or of_symbol.setdefault(symbol, rank) != rank:
            return -1
        for s in range(4):
            if wild or not joker and s == suit:
                by_suit[s] += 1 if joker else t.copies
    if wild_ranks and ((6, 0) in sections or t.flags & LOW or len(wild_ranks) > 1 or wild_ranks & set(of_symbol)):
        return -1
    return min(t.max_cards, max(by_suit))


# ---- The command: python3 tables.py TABLE < hands.txt, as `yaku eval --format tsv` ----


def _rows(table, hands):
    """The rows of hands of equal sizes, as text."""
    cards, board = (np.array([hand[i] for hand in hands], np.int64).reshape(len(hands), -1) for i in (0, 1))
    names = lambda row: " ".join(card_name(card) for card in row.tolist() if card >= 0)
    rows = [names(a) + (f" | {names(b)}" if table.kind == OMAHA else "") for a, b in zip(cards, board)]
    for half in (table.high, table.low) if table.low else (table.high,):
        values, best = table.evaluate_cards(cards, board, half), table.best_cards(cards, board, half)
        for i, value in enumerate(values):
            category = f"\t{half.category(value)}" if half is table.high else ""
            rows[i] += f"\t{value}{category}\t0x{half.packed(value):06X}\t{names(best[i])}"
    return rows


def main(arguments=None):
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments in (["--help"], ["-h"]):
        print(USAGE)
        return 0
    if len(arguments) != 1:
        print(USAGE, file=sys.stderr)
        return 2
    try:
        table = open(arguments[0])
    except (OSError, TableError) as e:
        print(f"yaku: {e}", file=sys.stderr)
        return 2
    out, errors, status, line, rest, more = sys.stdout.buffer, sys.stderr.buffer, 0, 0, b"", True
    low = b"\tlow\tlow-packed\tlow-best" if table.low else b""
    out.write(b"hand\tvalue\tcategory\tpacked\tbest" + low + b"\tline\n")
    while more:
        chunk = sys.stdin.buffer.read1(1 << 16)
        more = bool(chunk)
        lines = (rest + chunk).split(b"\n")
        if more or lines[-1] == b"":  # the last line may have no end
            rest = lines.pop()[:8192]
        groups, rows, faults = {}, {}, {}
        for data in lines:
            line += 1
            data = data[3:] if line == 1 and data[:3] == b"\xef\xbb\xbf" else data
            text = (data[:-1] if data[-1:] == b"\r" else data).decode("utf-8", "replace")
            if re.match("[ \t\v\f\r\u3000]*#", text):  # a comment
                continue
            try:
                if len(text.encode("utf-16-le")) > 2000:
                    raise _at("too long: expected at most 1000 characters", text, 1000)
                hand = table.parse(text)
                groups.setdefault((len(hand[0]), len(hand[1])), []).append((line, hand))
            except HandError as e:
                faults[line] = f"line {line}, column {e.column}: {e}\n"
        for group in groups.values():
            try:
                rows.update(zip((number for number, _ in group), _rows(table, [hand for _, hand in group])))
            except ValueError:  # of a wrong table: which of them?
                for number, hand in group:
                    try:
                        rows[number] = _rows(table, [hand])[0]
                    except ValueError as e:
                        faults[number] = f"line {number}: {re.sub('^row 0: ', '', str(e))}\n"
        out.write("".join(f"{rows[number]}\t{number}\n" for number in sorted(rows)).encode())
        out.flush()
        errors.write("".join(faults[number] for number in sorted(faults)).encode())
        errors.flush()
        status = 1 if faults else status
    return status


if __name__ == "__main__":
    sys.exit(main())
