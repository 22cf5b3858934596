"""Reads the table files of yaku, which say what a poker hand is worth. One file; needs numpy. Apache-2.0.

    import numpy, yaku
    table = yaku.open("standard.yaku")
    table.evaluate_cards([51, 50, 49, 48, 47, 0, 1])   # As Ks Qs Js Ts 2c 3c: greater wins, equal ties
    table.evaluate(numpy.array([...], numpy.uint64))   # many sets of cards: bit c is set for card c
    table.high.category(9841)                          # "royal-flush"

A card is 13 * suit + rank, suits cdhs, ranks 23456789TJQKA; jokers are 52 and up. Everything takes arrays: an array of
shape (1000, 7) is a thousand hands of seven cards. The comments name the chapters of tables/FORMAT.md.
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


class TableError(ValueError):
    """The file is not a table, is damaged, or has another version."""


class HandError(ValueError):
    """A hand that the rules do not allow; in text, at this column."""

    column = 0


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
        return self.values.take(slots, mode="clip")


class Scale:
    """What values mean: those of hands, or of one half of a split pot."""

    def __init__(self, categories, packed, low, ace_first, boards):
        self.categories, self.low, self.ace_first, self.boards = ["none"] + categories, low, ace_first, boards
        self.packed_by_value, self.max_value = packed, len(packed) - 1

    def packed(self, value):
        """0xCRRRRR: the category's place and the deciding ranks."""
        return int(self.packed_by_value[value])

    def category(self, value):
        """As the rules spell it; "none" for 0."""
        return self.categories[self.packed(value) >> 20]

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
        straight = np.array([c.startswith("straight") for c in self.categories])[packed >> 20]
        low_ace = straight & (cards[:, 0] % 13 == 12) & (cards[:, 0] < JOKER)
        low_ace &= ((packed >> 16 & 15) != (13 if self.low == self.ace_first else 1))
        return np.where(low_ace[:, None], np.roll(cards, -1, 1), cards)


class Table:
    """An open table. Any number of threads may use it."""

    # ---- Keys and hash ----

    def evaluate(self, sets):
        """The values of sets of cards, in hand tables; a hand that the rules do not allow raises a HandError."""
        sets = np.asarray(sets, np.uint64)
        flat = np.ascontiguousarray(sets.reshape(-1)).view(np.int64)
        values = np.empty(len(flat), np.uint16)
        for start in range(0, len(flat), BLOCK):
            values[start : start + BLOCK] = self._of_sets(flat[start : start + BLOCK])
        return values.reshape(sets.shape)[()]

    def _of_sets(self, sets):
        if (sets & ~self._all).any():
            self._refuse(_unpack(sets[(sets & ~self._all) != 0][0]))
        keys = self._set_keys[0].take(sets & 8191)
        for suit in (1, 2, 3):
            keys += self._set_keys[suit].take(sets >> 13 * suit & 8191)
        if self.jokers:
            keys += self._set_keys[4].take(sets >> 52)
        counts = keys >> np.uint64(16) & np.uint64(15)
        if len(sets) and (counts == counts[0]).all():
            values = self._of_ranks(int(counts[0]), keys, sets)
        else:
            values = np.empty(len(sets), np.uint16)
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
            self._refuse(_unpack(sets[0]))
        return self._ranks[count](keys)

    def _flush_of(self, sets):
        return np.max([self._flushes.take(sets >> shift & 8191) for shift in (0, 13, 26, 39)], axis=0)

    def _with_flush(self, values, flush):  # in low games a flush counts against its holder
        return np.where(flush > 0, flush, values) if self.flags & LOW else np.maximum(values, flush)

    def evaluate_cards(self, cards, board=None, half=None):
        """The values of lists of cards, the last axis; in Omaha of hole and board, for self.high or self.low."""
        flat, boards, shape = _lists(cards, board)
        values = np.empty(len(flat), np.uint16)
        for start in range(0, len(flat), BLOCK):  # by column: all first cards, all second cards, ...
            rows, on_board = (np.asfortranarray(part[start : start + BLOCK]) for part in (flat, boards))
            self._check(rows, on_board)
            values[start : start + BLOCK] = self._value(rows, on_board, half or self.high)
        return values.reshape(shape)[()]

    def _check(self, cards, board):
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
        for row, on_board in zip(cards, board):
            if self.fault(row, on_board):
                self._refuse(row, on_board)

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
            flush = np.zeros(len(cards), np.uint16)
            for n in range(self.best, cards.shape[1] + 1):
                if n in self._flush_ranks:
                    flush[count == n] = self._flush_ranks[n](suited[count == n])
            values = self._with_flush(values, flush)
        return values

    # ---- Tables of games ----

    def _omaha(self, hole, board, half):
        if half is self.low and self._lows is not None:
            sets = [np.bitwise_or.reduce(1 << (c + 1) % 13, axis=1) & 255 for c in (board, hole)]  # bit 0 is the ace
            return self._lows[256 * sets[0] + sets[1]].astype(np.uint16)
        key = self._suit_keys[1 << board % 13].sum(1, dtype=np.uint64) << np.uint64(32)
        row = 91 * self._ranks[board.shape[1]](key).astype(np.int64)
        values = np.zeros(len(hole), np.uint16)
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
        half = half or self.high
        rows, boards, shape = _lists(cards, board)
        values = self.evaluate_cards(rows, boards, half)
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
        best[values > 0] = half.order(values[values > 0], best[values > 0]) if size else best[values > 0]
        return best.reshape(shape + (size,))

    # ---- Hands from outside ----

    def fault(self, cards, board=()):
        """What is wrong with a hand: (index, message), or None. The index is that of a card, of the end if there are
        too few cards, or -1 if there are too few in the hole."""
        both, omaha = [int(card) for card in (*cards, *board)], self.kind == OMAHA
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

    def _refuse(self, cards, board=()):
        shown = " | ".join(" ".join(map(card_name, part)) for part in (cards, board) if len(part))
        raise HandError(f"{(self.fault(cards, board) or (0, 'not a hand'))[1]}: {shown}")

    def parse(self, text):
        """Reads a hand from text and checks it: (cards, board). In Omaha a bar parts them. Raises a HandError."""
        bar, columns, omaha = text.find("|"), [], self.kind == OMAHA
        if omaha and bar < 0:
            example = "hole cards, a bar and the board, as in As Kh Qd Jc | Ts 9s 8d"
            raise _at(f"no bar: {self.name} takes {example}", text, len(text))
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


def _lists(cards, board):
    """Hands and boards as rows, and the shape that their values have."""
    cards, board = np.asarray(cards, np.int64), np.asarray([] if board is None else board, np.int64)
    shape = cards.shape[:-1]
    rows = int(np.prod(shape))
    board = np.broadcast_to(board, shape + board.shape[-1:])
    return cards.reshape(rows, cards.shape[-1]), board.reshape(rows, board.shape[-1]), shape


def _unpack(sets):
    return [card for card in range(64) if int(sets) >> card & 1]


def card_name(card):
    """A card as text, such as "As"; all jokers are "Jo"."""
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
    return open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "yaku_tables", name + ".yaku"))


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
    expect("most cards on the board", range(3, 6) if omaha else 0, t.max_board)
    expect("fewest cards on the board", range(3, t.max_board + 1) if omaha else 0, t.min_board)
    expect("reserved bytes", 0, reserved)
    if t.deck >> 52 or len({t.deck >> shift & 8191 for shift in (0, 13, 26, 39)} - {0}) > 1:
        reject("a deck of the same ranks in every suit", f"{t.deck:016x}")
    least = 52 if badugi else t.max_cards + t.max_board
    expect("cards of the deck", range(least, 1001), bin(t.deck).count("1") * t.copies + t.jokers)
    if not re.fullmatch("[a-z0-9-]+", t.name):
        reject("a name of a-z, 0-9 and -", repr(t.name))

    sections, end, previous = {}, 64 + 16 * count, -1
    t._ranks, t._flush_ranks = {}, {}  # by number of cards
    expect("the end of the directory", range(64, length - 15), end)
    for at in range(64, end, 16):
        section, cards, row, column, zero, offset, size = struct.unpack_from("<BBBBIII", data, at)
        is_hash, boards = 8 <= section <= 11, section in (12, 16)
        expect("section kind", range(1, 12 if hands else 17), section)
        expect("cards of a section", range(10) if is_hash else range(3, 6) if boards else 0, cards)
        expect("sections in ascending order,", range(previous + 1, 65536), cards << 8 | section)
        expect("row bits", range(1, 30) if is_hash else 0, row)
        expect("column bits", range(30 - row) if is_hash else 0, column)
        expect("reserved bytes", 0, zero)
        expect("offset of a section", end + 63 & ~63, offset)
        slots = min(1 << max(size, 2).bit_length() - 1, 2 << row + column)
        multisets = 182 * {3: 455, 4: 1820, 5: 6175}.get(cards, 0)
        right = {3: 4 * (max_value + 1), 4: 8 * (52 + t.jokers), 5: 16, 6: 32768, 7: 16384, 8: 2 << row, 9: slots,
                 10: 2 << row, 11: slots, 12: multisets, 14: max(4, size & ~3), 15: 65536, 16: multisets}  # fmt: skip
        expect("size of a section", right.get(section, size), size)
        end = offset + size
        expect("the end of a section", range(length - 15), end)
        types = {1: "u1", 2: "u1", 3: "<u4", 4: "<u8", 6: "<u4", 13: "u1", 14: "<u4", 15: "u1"}
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

    def text(section):
        return sections.get((section, 0), np.zeros(0, np.uint8)).tobytes().decode("utf-8", "replace")

    def scale(categories, packed, low, ace_first, boards):
        need("sections of categories and packed values", text(categories) and (packed, 0) in sections)
        words, numbers = text(categories).split("\n"), sections[packed, 0].astype(np.int64)
        good = all(re.fullmatch("[a-z-]+", word) for word in words) and numbers[0] == 0 and (np.diff(numbers) > 0).all()
        good = good and (numbers[1:] >> 16 & 15).all() and numbers[-1] >> 20 <= len(words)
        if not good or any((numbers >> shift & 15).max() > 13 for shift in range(0, 20, 4)):
            reject("categories, and ascending packed values of them and the ranks 1 to 13", "others")
        return Scale(words, numbers, low, ace_first, {n: sections.get((boards, n)) for n in (3, 4, 5)})

    t.rules = text(1)
    t.high = scale(2, 3, bool(t.flags & LOW), bool(t.flags & ACE_FIRST), 12)
    t.low = scale(13, 14, True, True, 16) if any(section >= 13 for section, _ in sections) else None
    t._suit_keys, t._flushes, t._lows = (sections.get((section, 0)) for section in (6, 7, 15))
    for n in range(3 if omaha else t.min_cards, 0 if badugi else (t.max_board if omaha else t.max_cards) + 1):
        need(f"sections 8 and 9 of {n} cards", n in t._ranks)
        low = t.low is None or t._lows is not None or t.low.boards[n] is not None
        need(f"boards of {n} cards", not omaha or low and t.high.boards[n] is not None)
    if hands:
        whole = (4, 0) in sections and t.best in t._ranks and (t._flushes is None) == (t._suit_keys is None)
        need("sections 4, 6 and 7, and 8 and 9 of the best cards", whole)
        t._card_keys, t._set_keys = np.concatenate([sections[4, 0], np.zeros(64, np.uint64)])[:64], []
        t._bias = np.uint64((8 - t.best) * 0x1111)
        for first in range(0, 65, 13):  # the sums of the keys of every set of a suit's cards, and of jokers
            t._set_keys.append(np.zeros(1, np.uint64))
            for key in t._card_keys[first : 52 + t.jokers if first == 52 else first + 13]:
                t._set_keys[-1] = np.concatenate([t._set_keys[-1], t._set_keys[-1] + key])
    else:
        need("sections 6 and 7", t._flushes is not None and (badugi or t._suit_keys is not None))
    t._all = t.deck | (1 << JOKER + t.jokers) - (1 << JOKER)
    return t


# ---- The command: python3 yaku.py TABLE < hands.txt, as `yaku eval --format tsv` ----


def _rows(table, hands):
    """The rows of hands of equal sizes, as text."""
    cards, board = (np.array([hand[i] for hand in hands], np.int64).reshape(len(hands), -1) for i in (0, 1))
    names = lambda row: " ".join(card_name(card) for card in row if card >= 0)
    rows = [names(a) + (f" | {names(b)}" if table.kind == OMAHA else "") for a, b in zip(cards, board)]
    for half in (table.high, table.low) if table.low else (table.high,):
        values, best = table.evaluate_cards(cards, board, half), table.best_cards(cards, board, half)
        for i, value in enumerate(values):
            category = f"\t{half.category(value)}" if half is table.high else ""
            rows[i] += f"\t{value}{category}\t0x{half.packed(value):06X}\t{names(best[i])}"
    return rows


def main(arguments=None):
    arguments = sys.argv[1:] if arguments is None else arguments
    if len(arguments) != 1:
        print("usage: python3 yaku.py TABLE < hands.txt", file=sys.stderr)
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
        hands, groups, rows = [], {}, {}
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
                status = 1
                errors.write(f"line {line}, column {e.column}: {e}\n".encode())
        for group in groups.values():
            rows.update(zip((number for number, _ in group), _rows(table, [hand for _, hand in group])))
        out.write("".join(f"{rows[number]}\t{number}\n" for number in sorted(rows)).encode())
        out.flush()
        errors.flush()
    return status


if __name__ == "__main__":
    sys.exit(main())
