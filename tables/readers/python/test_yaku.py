"""Tests of yaku.py that need no other program: test_yaku.py FOLDER-OF-TABLES. Conformance is tested by ../test.sh."""
import itertools
import sys
import zlib

import numpy as np

import yaku

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


damaged()
refused_hands()
all_hands_of_five()
