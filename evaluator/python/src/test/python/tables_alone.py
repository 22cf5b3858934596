"""Tests of yaku.tables that need no other program: tables_alone.py FOLDER-OF-TABLES; tables/readers/test.sh runs it."""
import itertools
import sys
import zlib

import numpy as np

import tables as yaku  # the reader alone: its folder is on the path

FOLDER = sys.argv[1]
EXPECTED = {
    "high-card": 1302540, "one-pair": 1098240, "two-pair": 123552, "three-of-a-kind": 54912, "straight": 10200,
    "flush": 5108, "full-house": 3744, "four-of-a-kind": 624, "straight-flush": 36, "royal-flush": 4,
}  # fmt: skip


def load(name):
    with open(f"{FOLDER}/{name}.yaku", "rb") as file:
        return bytearray(file.read())


def refusal(data):
    try:
        yaku.read(bytes(data), "copy")
        return None
    except yaku.TableError as e:
        return str(e)


def changed(data, at, by):
    copy = bytearray(data)
    copy[at] ^= by
    return copy


def fixed(data):
    data[-4:] = zlib.crc32(data[:-4]).to_bytes(4, "little")
    return data


def damaged():
    tried = strange = opened = 0
    for name in ("badugi", "three-card", "standard", "omaha-hi-lo"):
        data = load(name)
        head = 64 + 16 * data[20]
        assert refusal(data) is None, refusal(data)
        for at in itertools.chain(range(head), range(head, len(data), len(data) >> 7)):
            assert refusal(changed(data, at, 1 << at % 8)), f"{name}, byte {at}"
            tried += 1
        for length in range(0, len(data), len(data) >> 5):
            assert refusal(data[:length]), f"{name}, cut at {length}"
            tried += 1
        assert refusal(data + b"\0"), name
        for at, by in itertools.product(range(8, head) if len(data) < 100000 else (), (1, 128, 255)):
            strange += 1
            opened += refusal(fixed(changed(data, at, by))) is None
        message = refusal(fixed(changed(data, 8, yaku.VERSION ^ yaku.VERSION + 1)))
        assert f"expected format version {yaku.VERSION}, found {yaku.VERSION + 1}" in message, message
    print(f"Python: {tried} damaged files refused; {strange} strange ones, {opened} of them opened")


def all_hands_of_five():
    table = yaku.open(f"{FOLDER}/standard.yaku")
    bits = (np.uint64(1) << np.arange(52, dtype=np.uint64)).tolist()
    sets = np.fromiter(map(sum, itertools.combinations(bits, 5)), np.uint64, 2598960)
    counts = np.bincount(table.high.packed_by_value[table.evaluate(sets)] >> 20)
    found = {table.high.categories[i]: int(count) for i, count in enumerate(counts) if count}
    print("Python: all hands of five:", found)
    assert found == EXPECTED


def refused_hands():
    table, several = yaku.open(f"{FOLDER}/standard.yaku"), yaku.open(f"{FOLDER}/short-deck.yaku")
    for call, part in (
        (lambda: table.evaluate_cards([51, 51, 3]), "As is held 2 times"),
        (lambda: table.evaluate_cards([[1, 2], [1, 52]]), "Jo is not in the deck"),
        (lambda: several.evaluate(np.array([1], np.uint64)), "2c is not in the deck of short-deck"),
        (lambda: several.evaluate(np.array([1 << 12], np.uint64)), "1 card, short-deck takes 5 to 7"),
    ):
        try:
            call()
            raise AssertionError(f"no error: {part}")
        except yaku.HandError as e:
            assert part in str(e), e
    random = np.random.default_rng(1)
    for name in ("standard", "short-deck", "joker-bug", "deuces-wild", "ace-to-five", "three-card"):
        table = yaku.open(f"{FOLDER}/{name}.yaku")
        known = [card for card in range(64) if table._all >> card & 1]
        cards = np.array([random.choice(known, table.max_cards, replace=False) for _ in range(3000)])
        sets = (np.uint64(1) << cards.astype(np.uint64)).sum(1, dtype=np.uint64)
        assert (table.evaluate(sets) == table.evaluate_cards(cards)).all(), name
    print("Python: sets and lists have the same values; bad hands are named")


def refusal_of(call, kind, part):
    try:
        found = call()
    except kind as e:
        assert part in str(e), e
        return e
    raise AssertionError(f"no error, but {found!r}: {part}")


def arrays():
    """Everything takes arrays, values can be subtracted, and errors say which row."""
    table, omaha = yaku.open(f"{FOLDER}/standard.yaku"), yaku.open(f"{FOLDER}/omaha-hi-lo.yaku")
    hands = np.array([[51, 50, 49, 48, 47], [0, 1, 2, 3, 17], [51, 38, 25, 11, 0]], np.uint8)
    values = table.evaluate_cards(hands)
    sets = (np.uint64(1) << hands.astype(np.uint64)).sum(1, dtype=np.uint64)
    for one in (values, table.evaluate(sets), omaha.evaluate_cards([[51, 50, 3, 4]] * 3, [[1, 2, 5]] * 3, omaha.low)):
        assert one.dtype == np.int32, one.dtype
    assert np.sign(values[1:] - values[:-1]).tolist() == [-1, -1], values
    assert np.sign(table.evaluate_cards(hands[1]) - table.evaluate_cards(hands[0])) == -1
    assert table.high.category(values).tolist() == ["royal-flush", "straight", "three-of-a-kind"]
    assert table.high.packed(values.reshape(3, 1)).tolist() == [[0xADCBA9], [0x554321], [0x4DC100]]
    assert (table.high.category(9841), table.high.packed(9841), table.high.category(0)) == ("royal-flush", 0xADCBA9, "none")
    assert yaku.card_name(table.best_cards(hands)).tolist()[0] == ["As", "Ks", "Qs", "Js", "Ts"]
    assert table.evaluate_cards(np.zeros((0, 5), int)).shape == (0,) and table.evaluate_cards([]) == 0
    assert table.evaluate_cards(hands.reshape(3, 1, 5)).shape == (3, 1)
    assert omaha.evaluate_cards([51, 50, 3, 4], [[1, 2, 5], [6, 7, 8]]).shape == (2,)
    assert "standard" in repr(table) and "9841" in repr(table) and "royal-flush" in repr(table.high)
    text, bad = "parse_cards", TypeError
    for wrong in (51.7, np.float64(3), "As", True, None, 2**70):
        refusal_of(lambda: table.evaluate_cards([wrong, 4]), bad, text)
        refusal_of(lambda: table.evaluate([wrong]) if wrong != 2**70 else table.evaluate("x"), bad, "bit c is set for card c")
        refusal_of(lambda: omaha.evaluate_cards([1, 2, 3, 4], [wrong, 5, 6]), bad, text)
    refusal_of(lambda: table.evaluate_cards("As Kd"), bad, text)
    refusal_of(lambda: table.evaluate_cards(51), bad, "found one number")
    refusal_of(lambda: table.evaluate_cards([[1, 2], [3]]), bad, "rows of one length")
    refusal_of(lambda: omaha.evaluate_cards([[1, 2, 3, 4]] * 2, [[5, 6, 7]] * 3), bad, "one board for all hands")
    refusal_of(lambda: omaha.evaluate([1]), bad, "evaluate_cards")
    refusal_of(lambda: table.evaluate_cards([1, 2], half="low"), bad, "half is table.high or table.low")
    refusal_of(lambda: table.high.category(3.5), bad, "whole numbers")
    refusal_of(lambda: table.high.category([0, 9842]), ValueError, "row 1: 9842 is no value of standard: expected 0 to 9841")
    refusal_of(lambda: table.high.packed(-1), ValueError, "-1 is no value of standard")
    refusal_of(lambda: table.evaluate_cards([-1, 3]), yaku.HandError, "-1 is not in the deck")
    refusal_of(lambda: table.evaluate_cards(np.array([1, 2**64 - 1], np.uint64)), yaku.HandError, "is not in the deck")
    refusal_of(lambda: table.evaluate([3, -1]), yaku.HandError, "row 1: -1 is no set of cards")
    many = np.tile(hands, (20000, 1))
    many[50001, 3] = many[50001, 4]
    error = refusal_of(lambda: table.evaluate_cards(many), yaku.HandError, "row 50001: ")
    assert error.row == 50001, error.row
    refusal_of(lambda: table.evaluate_cards(many.reshape(-1, 3, 5)), yaku.HandError, "row (16667, 0): ")
    sets = np.tile(sets, 20000)
    sets[50001] = 1 << 52
    assert refusal_of(lambda: table.evaluate(sets), yaku.HandError, "row 50001: Jo is not in the deck").row == 50001
    print("Python: arrays give arrays of int32, and wrong ones name what is wrong and in which row")


damaged()
arrays()
refused_hands()
all_hands_of_five()
