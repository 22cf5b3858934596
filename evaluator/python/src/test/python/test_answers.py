"""The face of the package: what is asked in which form, and what is refused."""
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import yaku

RIVER = Path(__file__).resolve().parents[5] / "evaluator/images/river.txt"


def refused(kind, part, question, **places):
    with pytest.raises(kind) as found:
        question()
    assert part in str(found.value), found.value
    for name, value in places.items():
        assert getattr(found.value, name) == value
    assert "java" not in str(found.value).lower()


def test_hands_areTextsIntsAndNumbers():
    assert yaku.text(yaku.hand("As Kd 2c")) == "2c Kd As"
    assert yaku.hand(yaku.cards("As Kd 2c")) == yaku.hand("2c Kd As") == yaku.hand([0, 24, 51])
    assert [yaku.hand(hole) for hole in yaku.HOLES[[0, 1325]]] == [yaku.hand("2c 3c"), yaku.hand("Ks As")]


def test_wrongQuestions_sayWhatIsWrongAndWhere():
    holdem, omaha = yaku.game(), yaku.game("omaha")
    refused(yaku.TextError, '"Ax" is not a card', lambda: holdem.evaluate("As Ax"), line=1, column=4, row=None)
    refused(yaku.TextError, "is held 2 times", lambda: holdem.evaluate(["As", "As As"]), column=4, row=1)
    refused(yaku.TextError, "column 13: the text ends: expected a second rank", lambda: yaku.equity("AK / QQ+ / 7"), column=13)
    refused(yaku.TextError, 'row 1, column 4: "Ax" is not a card', lambda: holdem.evaluate(["As Kd", "As Ax"]), row=1)
    refused(yaku.TextError, 'row 1, column 4: "Ax" is not a card', lambda: holdem.judge("As Kd", "As Ax"), row=1)
    refused(yaku.TextError, 'column 4: "Ax" is not a card', lambda: holdem.judge("As Ax"), row=None)
    refused(yaku.TextError, "", lambda: yaku.range("QQ+, A"), line=1)
    refused(yaku.HandError, "is not in the deck", lambda: holdem.evaluate(1 << 60))
    refused(yaku.HandError, "64 bits", lambda: holdem.evaluate(1 << 70))
    refused(yaku.HandError, "row 1: ", lambda: holdem.evaluate(np.array([[1, 2], [1, 1]], np.uint8)), row=1)
    refused(yaku.HandError, "cards are numbers", lambda: holdem.evaluate(np.array([[1, 300]], np.int32)))
    refused(TypeError, "cards or sets", lambda: holdem.evaluate(np.array([[51, 50, 49, 48, 47]])))
    refused(TypeError, "expected texts in a list", lambda: holdem.evaluate([51, 50]))
    refused(TypeError, "a row for each hand", lambda: holdem.evaluate(np.array([[0.5]])))
    refused(ValueError, "takes a hole and a board", lambda: omaha.evaluate(15))
    refused(TypeError, "boards as sets", lambda: omaha.evaluate(np.array([15], np.uint64), [1, 2]))
    refused(ValueError, "9842 is no value of standard", lambda: holdem.category(np.array([1, 9842])))
    refused(ValueError, 'no rule set "nonsense"', lambda: yaku.game("nonsense"))
    refused(FileNotFoundError, "none.yaku", lambda: yaku.game(Path("none.yaku")))
    refused(ValueError, "at most one of", lambda: yaku.equity("AA / KK", exact=True, sample=5))
    refused(ValueError, "expected a part", lambda: yaku.equity("AA / KK", error="much"))
    refused(ValueError, "1326", lambda: holdem.range(np.ones(5)))
    refused(ValueError, "", lambda: holdem.range(np.full(1326, 2.0)))
    refused(yaku.TextError, "no bar", lambda: yaku.strength("As Ks"), column=6)
    refused(ValueError, "no machine", lambda: yaku.machine("nonsense"))
    refused(ValueError, "board", lambda: yaku.solve({"oop": "AA", "ip": "KK"}))
    refused(yaku.TextError, "", lambda: yaku.solve("board = 2c 3c 4x\npot = 5"), line=1)
    refused(ValueError, "nobody acts here", lambda: yaku.solve(RIVER, iterations=1).node("check / check").strategy)
    refused(ValueError, "expected check", lambda: yaku.solve(RIVER, iterations=1).node("jump"))
    refused(ValueError, 'a player, "oop" or "ip"', lambda: yaku.solve(RIVER, iterations=1).hands("me"))


def test_arrays_ofOtherKinds_areReadOrRefused():
    holdem, omaha, flops = yaku.game(), yaku.game("omaha"), yaku.Index(2, 3)
    sets = np.array([yaku.hand("As Ks Qs Js Ts 2c 3d"), yaku.hand("2c 3d 4h 5s 7c"), 3, 5], np.uint64)
    cards = np.array([[51, 50, 49, 48, 47, 0, 14], [0, 1, 2, 3, 17, 30, 31]], np.uint8)
    expected = [9841, 46, holdem.evaluate("2c 3c"), holdem.evaluate("2c 4c")]
    for of in (sets, sets.astype(">u8"), sets.astype(">i8"), sets.astype("<i8"), np.repeat(sets, 2)[::2], sets[::-1][::-1]):
        assert holdem.evaluate(of).tolist() == expected
    assert holdem.evaluate(np.array([3, 5], ">u8")).tolist() == expected[2:]  # two sets, not a row of two cards
    for of in (cards, np.asfortranarray(cards), cards.astype(">i4"), cards[:, ::-1], np.repeat(cards, 2, axis=1)[:, ::2]):
        assert holdem.evaluate(of).tolist() == [9841, 8222]
    assert holdem.evaluate(np.empty((3, 0), np.uint8)).tolist() == [0, 0, 0]
    for texts in (np.array(["As Ks", "2c 3c"]), np.array(["As Ks", "2c 3c"], object), np.array([["As Ks"], ["2c 3c"]])):
        assert holdem.evaluate(texts).tolist() == holdem.evaluate(["As Ks", "2c 3c"]).reshape(texts.shape).tolist()
    for array in (sets, cards, np.array(["As Ks", "2c 3c"], object)):

        class Column:  # as pandas and polars have them
            def __array__(self, *_, **__):
                return array

        assert holdem.evaluate(Column()).tolist() == holdem.evaluate(array).tolist()
    hole, board = np.array([[51, 37, 23, 9]], np.uint8), "Ts 9s 8d 2c 2h"
    as_set, numbers = yaku.hand(board), yaku.cards(board)
    for of in (board, as_set, np.uint64(as_set), numbers, numbers.tolist(), board.split(), numbers.astype(">i2")):
        assert omaha.evaluate(hole, of).tolist() == [8227]
        assert omaha.evaluate("As Kh Qd Jc", of) == 8227
    refused(yaku.HandError, "cards are numbers", lambda: omaha.evaluate(hole, np.array([300, 46, 19, 0, 26])))
    refused(TypeError, "cards as numbers", lambda: omaha.evaluate(hole, np.array([47.9, 46, 19, 0, 26])))
    refused(ValueError, "2 boards: expected one, or one for each of 3 hands",
            lambda: omaha.evaluate(np.repeat(hole, 3, axis=0), np.zeros((2, 5), np.uint8)))
    holes = np.array([yaku.hand("Js Ts")], ">u8")
    assert flops(holes, yaku.hand("9s 8d 2s")).tolist() == [125806]
    for of in (np.array([3.0]), np.zeros(8, np.uint8)):
        refused(TypeError, "sets of cards of type uint64", lambda: flops(of, of))
    assert yaku.machine("jacks-9-6").best(np.array([31], ">u8")).tolist() == [31]


def test_listsOfCards_areCards():
    holdem, royal = yaku.game(), "As Ks Qs Js Ts"
    assert yaku.hand(royal.split()) == yaku.hand(royal) and yaku.text(royal.split()) == royal
    assert yaku.cards(royal.split()).tolist() == yaku.cards(royal).tolist()
    assert holdem.board(royal.split()[:3]).texture == holdem.board("As Ks Qs").texture
    assert yaku.text(holdem.best(np.array([[51, 0]], np.uint8))[0]) == "As 2c"  # of five, three lack
    assert holdem.best("As Ks", "Qs Js Ts 2c 3c") == royal and yaku.game("omaha").best("As Kh Qd Jc", "Ts 9s 8d")[:2] == "Qd"
    refused(TypeError, f'One hand is one text, "{royal}"', lambda: holdem.evaluate(royal.split()))
    for wrong in (1.5, None, [1.7, 2.2], object()):
        for ask in (yaku.hand, yaku.text, yaku.cards, yaku.machine("jacks-9-6").hold, yaku.range("AA").without):
            with pytest.raises(TypeError, match="expected a"):
                ask(wrong)
    refused(ValueError, "from 0 to 63", lambda: yaku.text([99]))
    refused(ValueError, "64 bits", lambda: yaku.cards(1 << 70))
    refused(ValueError, "64 bits", lambda: yaku.text(1 << 64))


def test_argumentsOfWrongKinds_areRefusedInPythonsWords():
    holdem, omaha = yaku.game(), yaku.game("omaha")
    for kind, part, question in [
        (TypeError, "a spot: expected a text", lambda: yaku.equity(["AA", "KK"])),
        (TypeError, "a spot: expected a text", lambda: yaku.equity(None)),
        (TypeError, "a spot: expected a text", lambda: holdem.next_cards(yaku.range("AA"))),
        (ValueError, "0 trials", lambda: yaku.equity("AA / KK", sample=0)),
        (ValueError, "error 0", lambda: yaku.equity("AA / KK", error=0)),
        (ValueError, "seconds above 0", lambda: yaku.equity("AA / KK", time=0)),
        (ValueError, "0 cards", lambda: yaku.equity("AA / KK", cards=0)),
        (ValueError, "64 bits", lambda: yaku.equity("AA / KK", sample=2**70)),
        (ValueError, "64 bits", lambda: yaku.equity("AA / KK", seed=2**64)),
        (TypeError, "seed: expected a whole number", lambda: yaku.equity("AA / KK", seed=1.5)),
        (TypeError, "threads: expected a whole number", lambda: yaku.equity("AA / KK", threads="x")),
        (ValueError, "expected a part", lambda: yaku.equity("AA / KK", error="1.2.3")),
        (TypeError, "a player: expected a whole number", lambda: yaku.equity("AA / KK").by_hand("x")),
        (ValueError, "player 5: expected 0 to 1", lambda: holdem.next_cards("Js Ts / QQ | 9s 8d 2s").outs(5)),
        (TypeError, "expected a text such as", lambda: holdem.range(["AA", "KK"])),
        (TypeError, "a range: expected a text", lambda: omaha.range(np.ones(1326))),
        (yaku.TextError, "expected a comma", lambda: yaku.range("QQ").on("9s 8d 2s", against="AAx")),
        (ValueError, "omaha: expected high hands", lambda: omaha.strength("Js Ts 2c 3c | 9s 8d 2s")),
        (ValueError, "a list of ranges", lambda: holdem.clusters("9s 8d 2s", "AA")),
        (TypeError, "bins: expected a whole number", lambda: yaku.strength("Js Ts | 9s 8d 2s", bins="x")),
        (TypeError, "a hand: expected a text", lambda: holdem.judge(["As Ks", "2c 3c"])),
        (ValueError, "two hands or more, found 1", lambda: holdem.compare("As Ks")),
        (TypeError, "values of hands", lambda: holdem.category(9651.0)),
        (TypeError, "a value: expected", lambda: holdem.describe(9651.5)),
        (ValueError, 'expected "en" or "ja"', lambda: holdem.describe(9651, "xx")),
        (ValueError, "cards -1: standard allows", lambda: holdem.count(-1)),
        (ValueError, '"IP": expected a player', lambda: yaku.solve(RIVER, iterations=1).value("IP")),
        (TypeError, "a path: expected a text", lambda: yaku.solve(RIVER, iterations=1)[5]),
        (TypeError, "not iterable", lambda: "check" in yaku.solve(RIVER, iterations=1)),
        (ValueError, "option 'by': expected made", lambda: yaku.solve(RIVER, iterations=1).by("x")),
        (ValueError, "expected a view", lambda: yaku.solve(RIVER, iterations=1).svg("x")),
        (TypeError, "iterations: expected a whole number", lambda: yaku.solve(RIVER, iterations=1.5)),
        (ValueError, 'given as Path("river.txt")', lambda: yaku.solve("river.txt")),
        (ValueError, 'given as Path("mine.yaku")', lambda: yaku.game("mine.yaku")),
        (ValueError, 'given as Path("own.pay")', lambda: yaku.machine("own.pay")),
        (TypeError, "a question: expected a text", lambda: yaku.solve(None)),
        (TypeError, "a machine: expected a text", lambda: yaku.machine(5)),
        (TypeError, "the cards of a round", lambda: yaku.Index("2")),
        (ValueError, "64 bits", lambda: yaku.Index(2).unindex(2**70)),
        (TypeError, "not iterable", lambda: list(yaku.all_in([10, 10]))),
        (ValueError, "a range of hold'em", lambda: yaku.all_in([10, 10], lock={"small-blind": omaha.range("AAxx")})),
        (TypeError, "one by one", lambda: yaku.command(["equity", "AA / KK"])),
    ]:
        refused(kind, part, question)
    assert yaku.equity("AA / KK", sample=1e3).deals == 1000
    assert yaku.solve(RIVER, iterations=2).rounded("50%").nodes > 0


def test_whatNumbersHold_isPickled():
    import copy
    import pickle

    holdem, omaha = yaku.game(), yaku.game("omaha")
    instant, sampled = holdem.equity("AKs / QQ+"), holdem.equity("AKs / QQ+", sample=1000)
    for of in (holdem, holdem.range("QQ+, AKs:0.3"), omaha.range("AAKK"), holdem.board("9s 8d 2s"), instant, sampled,
               holdem.range("QQ+").on("9s 8d 2s"), yaku.machine("jacks-9-6").with_pay("flush", Fraction(13, 2)),
               holdem.judge("As Ks")[0], holdem.streets("AsAh / KsKh | 2c 3c 4c")):
        for again in (pickle.loads(pickle.dumps(of)), copy.deepcopy(of)):
            assert type(again) is type(of) and repr(again) == repr(of)
    of = holdem.range("QQ+, AKs:0.3")
    assert pickle.loads(pickle.dumps(of)) == of
    again = pickle.loads(pickle.dumps(instant))
    assert again.shares.tolist() == instant.shares.tolist() and again.winners() == instant.winners()
    again = pickle.loads(pickle.dumps(sampled))
    assert again.wins.tolist() == sampled.wins.tolist() and again._repr_html_() == sampled._repr_html_()
    refused(ValueError, "left where it was asked", lambda: again.winners())  # no other sample in its place
    for of in (yaku.solve(RIVER, iterations=1), yaku.Index(2, 3), holdem.next_cards("AsAh / KsKh | 2c 3c 4c"), yaku.all_in([5, 5])):
        refused(TypeError, "stays in its process", lambda: pickle.dumps(of))


def test_ownTables_evaluate(tmp_path):
    import zipfile

    jar = Path(yaku.__file__).parent / "jars" / "yaku.jar"
    table = tmp_path / "mine.yaku"
    data = zipfile.ZipFile(jar).read("META-INF/yaku/ace-to-five.yaku")
    table.write_bytes(data)
    mine = yaku.game(table)
    assert mine.evaluate("Ah 2c 3d 4s 5h Kd Ks") == yaku.game("ace-to-five").evaluate("Ah 2c 3d 4s 5h") == mine.max_value
    assert mine.judge("Ah 2c 3d 4s 5h")[0].category == "high-card"
    table.write_bytes(data[:-1])
    refused(yaku.TableError, "", lambda: yaku.game(table))


@pytest.mark.parametrize(
    "game, spot",
    [("holdem", "As Ks / Qh Qd"), ("omaha-hi-lo", "As Ks 2d 3d / Qh Qd 4c 5c | 6s 7s 8h"), ("holdem", "QQ+, AK:0.5 / JJ | 2c 7d 9h")],
)
def test_equityOfAnInstant_isThatOfLongWork(game, spot):
    short, long = yaku.game(game).equity(spot), yaku.game(game).equity(spot, exact=True)
    for name in ("shares", "wins", "ties", "losses", "errors", "highs", "lows", "low_wins", "low_ties", "scoops"):
        assert np.array_equal(getattr(short, name), getattr(long, name), equal_nan=True), name
        assert not getattr(short, name).flags.writeable and not getattr(long, name).flags.writeable, name
    for name in ("exact", "weighted", "stopped", "deals", "total", "players"):
        assert getattr(short, name) == getattr(long, name), name
    assert short.winners() == long.winners()
    if game == "holdem":
        assert np.array_equal(short.by_hand(), long.by_hand(), equal_nan=True)


def test_equity_inAllForms():
    three = yaku.equity("AK / QQ+ / 76s")
    assert three.exact and three.deals == 1_052_739_072 and not three.stopped
    assert three.shares.sum() == pytest.approx(1) and three.error == 0
    assert sum(three.winners().values()) == three.deals
    sample = yaku.equity("AK / QQ+ / 76s", sample=100_000, seed=7)
    assert not sample.exact and sample.deals == 100_000 and 0 < sample.error < 0.01
    assert sample.shares.tolist() == yaku.equity("AK / QQ+ / 76s", sample=100_000, seed=7, threads=2).shares.tolist()
    assert sample.shares.tolist() != yaku.equity("AK / QQ+ / 76s", sample=100_000, seed=8).shares.tolist()
    assert yaku.equity("random / random / random / random", error=0.01).error <= 0.01
    aces = yaku.equity("AA / random")
    assert np.nansum(aces.by_hand(0) > 0.84) == 6 and np.isnan(aces.by_hand(0)).sum() == 1320
    split = yaku.game("omaha-hi-lo").equity("As2sKhKd / 3c4c5h6d | 7c 8d Ts")
    assert (split.highs + split.lows) == pytest.approx(split.shares) and split.scoops.shape == (2,)


def test_numbersOfAnEquity_areReadByAView_whichKeepsThem(monkeypatch):
    """numpy 1.21 keeps the object that it is given, and not its memory, which is Java's."""
    read = []
    frombuffer = np.frombuffer
    monkeypatch.setattr(np, "frombuffer", lambda of: read.append(type(of)) or frombuffer(of))
    assert yaku.equity("As Ks / Qh Qd").exact
    assert not yaku.equity("As Ks / Qh Qd", sample=100_000).exact
    assert read == [memoryview, memoryview]


def test_progress_isHeard_andEndsWhatIsLong():
    heard = []

    def stop(progress):
        heard.append(progress)
        return len(heard) < 3

    ended = yaku.equity("random / random / random / random", sample=10**9, progress=stop)
    assert ended.stopped and not ended.exact and 0 < ended.deals < 10**9 and len(heard) >= 3
    assert heard[1].done <= heard[2].done <= heard[2].all == 10**9 and ended.shares.sum() == pytest.approx(1)

    def fault(progress):
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        yaku.equity("random / random / random / random", sample=10**9, progress=fault)
    solution = yaku.solve(RIVER, error=0.0001, progress=lambda progress: progress.done < 5)
    assert solution.stopped and solution.iterations < 20
    assert not yaku.solve(RIVER, iterations=3).stopped


def test_bar_leavesNoLine(capsys):
    heard = []

    def both(progress):
        yaku.bar(progress)
        heard.append(progress)

    yaku.equity("random / random / random", sample=3_000_000, progress=both)
    lines = capsys.readouterr().err.split("\r")
    assert len(lines) == len(heard) + 3 and {len(line) for line in lines[1:-1]} == {48}
    assert lines[1].endswith(" ") and not "".join(lines[-2:]).strip()
    yaku.equity("AA / KK")
    assert capsys.readouterr().err == ""


def test_ranges_areWeights_andReadBack():
    holdem = yaku.game()
    of = holdem.range("QQ+, AKs:0.5")
    assert holdem.range(of.weights) == of == yaku.range(str(of)) and hash(of) == hash(yaku.range(str(of)))
    assert of != yaku.range("QQ+") and "As Ks" in of and "2c 3d" not in of
    assert len(of) == 22 == len(list(of)) == len(of.sets) and of.total == 20
    assert of.without("Ah").total == 20 - 3 - 0.5
    short = yaku.game("short-deck").range("random")
    assert len(short) == 630
    board = of.on("9s 8d 2s", against="22+")
    words = board.words()
    assert words["overpair"].combos == 18 and 0 < words["overpair"].equity < 1
    assert board.weights.sum() == 20 and board.equities.shape == (22,)
    omaha = yaku.game("omaha").range("AAKK:$ds")
    assert len(omaha) == 6 and "As Ah Ks Kh" in omaha


def test_strength_ofOneAndOfAll_agree():
    holdem = yaku.game()
    one = holdem.strength("Js Ts | 9s 8d 2s")
    at = next(i for i, hole in enumerate(yaku.HOLES) if yaku.hand(hole) == yaku.hand("Js Ts"))
    all_hands = holdem.strengths("9s 8d 2s")
    assert (all_hands.ehs[at], all_hands.ehs2[at]) == pytest.approx(one[:2])
    assert np.isnan(all_hands.ehs).sum() == 1326 - 1176
    bars = holdem.histograms("9s 8d 2s", 20)
    assert bars.shape == (1326, 20) and bars[at] == pytest.approx(one.histogram)
    against = holdem.strength("Js Ts | 9s 8d 2s", against="22+")
    assert holdem.clusters("9s 8d 2s", ["22+", "random"])[at] == pytest.approx([against.ehs, one.ehs])
    assert 0 < against.ehs < one.ehs


def test_index_ofArrays_isThatOfOne():
    flops = yaku.Index(2, 3)
    holes = np.array([yaku.hand(hole) for hole in yaku.HOLES], np.uint64)
    board = yaku.hand("9s 8d 2s")
    free = holes[(holes & np.uint64(board)) == 0]
    found = flops(free, board)
    assert found.shape == free.shape and found[7] == flops(int(free[7]), board)
    assert len(flops.unindex(int(found[7]))[1].split()) == 3
    with pytest.raises(yaku.HandError, match="^row 0: "):
        flops(np.array([board], np.uint64), board)


def test_machines_areExact():
    machine = yaku.machine("jacks-9-6")
    assert machine.returns == Fraction(1653526326983, 1661102543100)
    assert sum(each.contribution for each in machine.frequencies) == machine.returns
    assert machine.with_pay("full-house", 8).returns < machine.returns
    assert len(machine.holds("As Ks Qs Js 2c")) == 32
    deals = np.array([yaku.hand(deal) for deal in ("As Ks Qs Js 2c", "5c 6c 7c 8c Kd")], np.uint64)
    assert [yaku.text(int(held)) for held in machine.best(deals)] == [machine.hold(int(deal)).held for deal in deals]
    own = yaku.machine("title = Mine\nrules = standard\nroyal-flush = 800\none-pair J-A = 1\n")
    assert own.title == "Mine" and 0 < own.returns < machine.returns
    assert len(yaku.machines()) == 15 and [row["pay"] for row in yaku.sweep("jacks-9-6", "flush", "5..6")] == ["5", "6"]


def test_solution_isArrays_viewsAndFiles(tmp_path):
    solution = yaku.solve(RIVER, error="0.5%")
    node = solution.node("check")
    assert solution.exploitability <= 0.3 and node.player == "ip" and node.board == "Ts 9s 6h Qc 2d"
    assert node.strategy.sum(1) == pytest.approx(1) and node.strategy.shape == (len(node.hands()), len(node.actions))
    weights = node.weights() / node.weights().sum()
    worth = (node.strategy * node.action_values).sum(1)
    assert worth == pytest.approx(node.values(), abs=1e-4)
    assert solution.value("oop") + solution.value("ip") == pytest.approx(solution.pot)
    assert sum(of["combos"] for of in node.by("made") if of["player"] == "ip") == pytest.approx(node.weights().sum(), abs=1e-3)
    assert weights.shape == node.equities().shape == node.sets().shape
    assert solution["check"]["bet 20"].path == "check / bet 20" and solution.reached == pytest.approx(1)
    gains = solution.gains("ip")
    assert sum(of.gain for of in gains) == pytest.approx(solution.best_value("ip") - solution.value("ip"), abs=1e-6)
    assert solution.best_answer("ip").value("ip") == pytest.approx(solution.best_value("ip"), abs=1e-4)
    file = tmp_path / "river.yakusolution"
    solution.write(file)
    simple = solution.rounded(0.25)
    assert set((4 * simple["check"].strategy).round(6).ravel().tolist()) <= {0, 1, 2, 3, 4}
    again = yaku.open(file)
    assert again.value("oop") == solution.value("oop") and (again["check"].strategy == node.strategy).all()
    better = yaku.solve(again, error="0.1%")
    assert better.iterations > solution.iterations and better.exploitability <= 0.06
    nodes, memory = yaku.estimate(RIVER)
    assert nodes == solution.nodes and 10_000 < memory < 10**7
    locked = yaku.solve({**_pairs(RIVER), "lock": "check : check = 22+"}, error="1%")
    assert all(locked["check"].strategy[locked["check"].sets() == np.uint64(yaku.hand("Ah Ad"))][0] == [1, 0, 0, 0])
    turn = yaku.solve({"board": "Ts 9s 6h Qc", "oop": "AA, 76s", "ip": "KK, JJ", "pot": 60, "stack": 60, "bets": "all-in"})
    assert len(turn["check / check"].runouts()) == len(turn["check / check"].cards) == 48
    assert turn["check / check / 2c"].board.endswith("2c") and "<svg" in turn["check / check"].svg("runouts")
    flops = yaku.report({"oop": "AA, 76s", "ip": "KK, JJ", "pot": 60, "stack": 60, "bets": "all-in"},
                        ["As 7h 2c", "Td 9d 6h"], nodes=["", "check"], error="5%")
    assert [(row.flop, row.node) for row in flops] == [(f, n) for f in ("As 7h 2c", "Td 9d 6h") for n in ("", "check")]


def _pairs(file):
    return dict(map(str.strip, line.split("=")) for line in file.read_text().splitlines())


def test_pictures_areTheLibrarys():
    holdem = yaku.game()
    solution = yaku.solve(RIVER, error="5%")
    for drawn in (
        holdem.range("QQ+")._repr_svg_(), holdem.range("QQ+").on("9s 8d 2s")._repr_svg_(), holdem.board("9s 8d 2s")._repr_svg_(),
        holdem.next_cards("Js Ts / QQ+, AK | 9s 8d 2s")._repr_svg_(), solution._repr_svg_(), solution.svg("values"),
        solution.svg("made"), holdem.equity("random / QQ+").svg(),
    ):
        assert drawn.startswith("<svg") and drawn.rstrip().endswith("</svg>") and "<text" in drawn
    assert holdem.range("QQ+")._repr_html_().startswith('<img alt="" src="data:image/svg+xml;base64,')
    html = holdem.equity("AK / QQ+")._repr_html_()
    assert html.startswith("<table>") and "AK" in html


def test_representations_areRead():
    holdem = yaku.game()
    assert repr(holdem) == "<yaku game standard: values 0 to 9841>"
    assert "26.42 %" in repr(yaku.equity("AK / QQ+ / 76s")) and "two-tone" in repr(holdem.board("9s 8d 2s"))
    assert "exploitability" in repr(yaku.solve(RIVER, iterations=2)) and "ip:" in repr(yaku.solve(RIVER, iterations=2)["check"])
    for each in (holdem, yaku.range("QQ+"), yaku.machine("jacks-9-6"), yaku.Index(2, 3), holdem.next_cards("AsAh / KsKd | 2c 3c 4c")):
        assert "java" not in repr(each).lower() and "dev.yaku" not in repr(each)
    assert type(holdem.evaluate(7)) is int and type(holdem.evaluate("As")) is int


def test_allInGames_takeLocksPrizesAndOthers():
    found = yaku.all_in([3, 8], ante=0.5, payouts=[65, 35], others=[10], lock={"big-blind": "22+, A2+:0.5"})
    locked = found["big-blind-vs-small-blind"]
    assert locked.given == "locked" and locked.range == yaku.range("22+, A2+:0.5") and locked.price > 0.2
    assert locked.frequencies[0, 0] == 1 and locked.frequencies[0, 1] == 0.5 == locked.frequencies[1, 0]
    assert found.values.sum() == pytest.approx(100) and abs(found.chips.sum()) < 1e-9 and found.gains.shape == (2,)
    assert found.epsilon <= 0.001 and "<svg" in found._repr_svg_() and "small-blind" in repr(found)
    said = []
    stopped = yaku.all_in([10, 10], error=1e-9, progress=lambda at: said.append(at) or False)
    assert stopped.stopped and stopped.iterations == said[0].done < 100
    text = "stacks = 10, 0.75\nbig-blind-ante = 1"
    assert yaku.all_in(text)["small-blind"].frequency == 1


def test_allInGames_thatAreWrong_sayWhatAndWhere(tmp_path):
    refused(yaku.TextError, "stacks: stack 2 is 0: expected above 0", lambda: yaku.all_in([10, 0]))
    refused(yaku.TextError, "line 2, payouts: 3 places for 2 players", lambda: yaku.all_in("stacks = 5, 5\npayouts = 5, 3, 2"), line=2)
    refused(ValueError, "in its text", lambda: yaku.all_in("stacks = 5, 5", ante=1))
    refused(yaku.TextError, "unknown: expected one of small-blind", lambda: yaku.all_in([5, 5], lock={"middle": "AA"}))
    refused(KeyError, "expected one of small-blind, big-blind-vs-small-blind", lambda: yaku.all_in([5, 5])["button"])
    refused(ValueError, "3 places for 2 players", lambda: yaku.icm([50, 30, 20], [1, 2]))
    refused(ValueError, "stack 1 is -1", lambda: yaku.bubble_factors([1], [-1, 5]))
    damaged = tmp_path / "three-hands"
    damaged.write_bytes(b"none")
    refused(yaku.TableError, "", lambda: yaku.all_in([5, 5, 5], three_hands=damaged))
