"""Every rule set through arrays: the values of the definition in tables/readers/conformance."""
from pathlib import Path

import numpy as np
import pytest

import yaku
from yaku import tables

FOLDER = Path(__file__).resolve().parents[5] / "tables/readers/conformance"
NAMES = sorted(file.stem for file in FOLDER.glob("*.tsv"))


def rows(name):
    _, *lines = (FOLDER / f"{name}.tsv").read_text("utf-8").splitlines()
    return [line.split("\t") for line in lines]


def test_conformance_isThereForEachGame():
    assert NAMES == sorted(yaku.games())


@pytest.mark.parametrize("name", NAMES)
def test_values_areThoseOfTheDefinition(name):
    game, table = yaku.game(name), tables.of(name)
    good = [row for row in rows(name) if row[1] != "bad"]
    assert len(good) > 100
    texts, values = [row[0] for row in good], np.array([int(row[1]) for row in good])
    found = game.evaluate(texts)
    assert found.dtype == np.int32
    np.testing.assert_array_equal(found, values)
    np.testing.assert_array_equal(game.packed(found), [int(row[3], 16) for row in good])
    assert game.category(found).tolist() == [row[2] for row in good]
    if game.low:
        np.testing.assert_array_equal(game.low.evaluate(texts), [int(row[4]) for row in good])
    by_size = {}
    for i, text in enumerate(texts):
        hole, board = table.parse(text)
        by_size.setdefault((len(hole), len(board)), []).append((i, [*hole, *board]))
    for (hole, board), hands in by_size.items():
        of = [i for i, _ in hands]
        cards = np.array([cards for _, cards in hands], np.uint8).reshape(len(hands), hole + board)
        if hole + board == 0:
            continue
        on_board = cards[:, hole:] if board else None
        np.testing.assert_array_equal(game.evaluate(cards[:, :hole], on_board), values[of])
        best = game.best(cards[:, :hole], on_board)
        reader = table.best_cards(cards[:, :hole], on_board) if board else table.best_cards(cards)
        for mine, theirs in zip(best.tolist(), np.asarray(reader).tolist()):
            assert sorted(mine)[-len(theirs):] == sorted(theirs)[-len(mine):] or set(mine) - {-1} == set(theirs) - {-1}
        plain = [k for k, row in enumerate(cards.tolist()) if len(set(row)) == len(row)]
        if not plain or max(map(max, cards.tolist())) >= 64:
            continue
        sets = (np.uint64(1) << cards[plain].astype(np.uint64))
        many = sets[:, :hole].sum(1, dtype=np.uint64)
        boards = sets[:, hole:].sum(1, dtype=np.uint64) if board else None
        np.testing.assert_array_equal(game.evaluate(many, boards), values[of][plain])
        one = game.evaluate(int(many[0])) if boards is None else game.evaluate(int(many[0]), int(boards[0]))
        assert one == values[of][plain][0]


@pytest.mark.parametrize("name", NAMES)
def test_badHands_areRefusedAtTheirColumn(name):
    game = yaku.game(name)
    bad = [row for row in rows(name) if row[1] == "bad"]
    assert bad
    for text, _, column, message in bad:
        if "|" in text and game.name not in ("omaha", "omaha-hi-lo"):
            continue  # a board, in hold'em
        with pytest.raises(ValueError) as refused:
            game.evaluate(text)
        assert (refused.value.args[0], refused.value.column) == (message, int(column)), text
        assert str(refused.value) == (f"column {column}: {message}" if int(column) else message), text


def test_arrays_ofManyBlocks_areThoseOfTheReaderWithoutJava():
    random = np.random.default_rng(1)
    cards = np.argsort(random.random((50_001, 52)), axis=1)[:, :7].astype(np.uint8)
    sets = (np.uint64(1) << cards.astype(np.uint64)).sum(1, dtype=np.uint64)
    game, table = yaku.game(), tables.of("standard")
    expected = table.evaluate(sets)
    np.testing.assert_array_equal(game.evaluate(sets), expected)
    np.testing.assert_array_equal(game.evaluate(sets.view(np.int64)), expected)
    np.testing.assert_array_equal(game.evaluate(cards), expected)
    np.testing.assert_array_equal(game.evaluate(cards[:, :2], cards[:, 2:]), expected)
    np.testing.assert_array_equal(game.evaluate(cards[::-1]), expected[::-1])
    np.testing.assert_array_equal(game.evaluate(sets[::7]), expected[::7])
    np.testing.assert_array_equal(game.evaluate(cards[:50_000].reshape(100, 500, 7)), expected[:50_000].reshape(100, 500))
    assert table.high.category(expected).tolist() == game.category(expected).tolist()
    for wrong in (0, 9_000, 50_000):
        many = sets.copy()
        many[wrong] = 1 << 52
        with pytest.raises(yaku.HandError, match=f"^row {wrong}: ") as refused:
            game.evaluate(many)
        assert refused.value.row == wrong
        rows = cards.copy()
        rows[wrong, 3] = rows[wrong, 4]
        with pytest.raises(yaku.HandError, match=f"^row {wrong}: .* is held 2 times"):
            game.evaluate(rows)
