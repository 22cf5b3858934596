"""The recorded calls: the package answers as the command line did when they were recorded."""
import json
import os
import re

import numpy as np
import pytest
import recorded

import yaku

CALLS = recorded.calls()


@pytest.fixture(autouse=True)
def in_folder(monkeypatch):
    monkeypatch.chdir(recorded.FOLDER)  # for the files that calls name


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.name[:60])
def test_command_answersAsRecorded(call, tmp_path):
    picture = tmp_path / "picture.svg"
    picture.write_text("")
    words = [str(picture) if word == "@svg" else word for word in call.words]
    reply = yaku.command(*words, input=call.input, colours=call.typed)
    assert reply.status == call.status, reply.messages
    assert bool(reply.messages) == call.has_messages, reply.messages
    out = re.sub(r'"seconds":[0-9.]+', '"seconds":0', reply.out)
    out = re.sub("iterations, [0-9.]+ s", "iterations", out)
    for_programs = "tsv" in call.words or "json" in call.words
    expected = recorded.kept(out if for_programs else recorded.numbers(out))
    assert [line for line in expected if line or for_programs] == call.answer
    found = recorded.kept(recorded.numbers_of_picture(picture.read_text("utf-8")))
    assert [line for line in found if line] == call.picture


JSON = [call for call in CALLS if "json" in call.words and call.status == 0 and not call.typed and "--lang" not in call.words]


def test_calls_areThere():
    assert len(CALLS) >= 350 and len(JSON) >= 70


def rows(call):
    if any("SHA-256" in line for line in call.answer):
        reply = yaku.command(*call.words, input=call.input)
        assert recorded.kept(re.sub(r'"seconds":[0-9.]+', '"seconds":0', reply.out)) == call.answer
        return [json.loads(line) for line in reply.out.splitlines()]
    return [json.loads(line) for line in call.answer]


def operands(call, *with_value):
    """The words that are neither the command nor options or their values."""
    found, words = [], iter(call.words[1:])
    for word in words:
        if word in with_value:
            next(words)
        elif not word.startswith("--"):
            found.append(word)
    return found


def game(call):
    table = call.option("--table")
    return yaku.game(call.option("--rules") or "holdem") if table is None else None


def of(command, *without):
    return [c for c in JSON if c.words[0] == command and not set(without) & set(c.words)]


@pytest.mark.parametrize("call", of("eval", "--table"), ids=lambda call: call.name[:60])
def test_values_areThoseRecorded(call):
    poker = game(call)
    found = rows(call)
    hands = [row["hand"] for row in found]
    values = [row["value"] for row in found]
    with_cards = [i for i, hand in enumerate(hands) if hand]
    if with_cards:
        assert poker.evaluate([hands[i] for i in with_cards]).tolist() == [values[i] for i in with_cards]
    for row in found:
        if row["hand"]:
            assert poker.evaluate(row["hand"]) == row["value"]
            assert poker.best(row["hand"]) == row["best"]
        assert poker.category(row["value"]) == row["category"]
        assert poker.packed(row["value"]) == int(row["packed"], 16)
        assert poker.describe(row["value"]) == row["description"]
        if "low" in row:
            assert poker.low.evaluate(row["hand"]) == row["low"]
            assert poker.low.describe(row["low"]) == row["lowDescription"]
    assert poker.evaluate(np.array([], np.uint64)).shape == (0,)


EQUITY = ("--rules", "--trials", "--error", "--time", "--seed", "--cards", "--threads", "--format")


@pytest.mark.parametrize(
    "call", of("equity", "--table", "--three-hands", "--next", "--streets", "--dead"), ids=lambda call: call.name[:60]
)
def test_equity_isThatRecorded(call):
    options = {
        "exact": "--exact" in call.words, "sample": _int(call.option("--trials")), "error": call.option("--error"),
        "time": call.option("--time"), "seed": int(call.option("--seed") or 0), "cards": _int(call.option("--cards")),
    }
    spots = operands(call, *EQUITY) or [line for line in call.input.splitlines() if line and line[0] != "#"]
    assert spots
    for spot, row in zip(spots, rows(call)):
        found = game(call).equity(spot, **options)
        assert (found.exact, found.weighted, found.deals) == (row["exact"], row["weighted"], row["deals"])
        for i, player in enumerate(row["players"]):
            assert found.players[i] == player["hand"]
            assert found.wins[i] == pytest.approx(player["win"], abs=1e-6)
            assert found.ties[i] == pytest.approx(player["tie"], abs=1e-6)
            assert found.losses[i] == pytest.approx(player["lose"], abs=1e-6)
            assert found.shares[i] == pytest.approx(player["share"] if player["share"] is not None else np.nan, abs=1e-10, nan_ok=True)
            if "scoop" in player:
                assert found.scoops[i] == pytest.approx(player["scoop"], abs=1e-6)
                assert found.low_wins[i] == pytest.approx(player["lowWin"], abs=1e-6)
        winners = {int(mask): deals for mask, deals in row["winners"].items()}
        assert found.winners() == pytest.approx(winners, abs=1e-6)


def _int(text):
    return None if text is None else int(float(text))


@pytest.mark.parametrize("call", [c for c in of("equity", "--table") if "--next" in c.words], ids=lambda call: call.name[:60])
def test_nextCards_areThoseRecorded(call):
    for spot, row in zip(operands(call, *EQUITY), rows(call)):
        found = game(call).next_cards(spot, sample=_int(call.option("--trials")), seed=int(call.option("--seed") or 0))
        for card, shares in row["cards"].items():
            number = int(yaku.cards(card)[0])
            assert found.shares[number] == pytest.approx(shares["shares"], abs=1e-10)
        assert [out.cards for out in found.outs(0)] == [out["cards"].split() for out in row["players"][0]["outs"]]


@pytest.mark.parametrize("call", of("range", "--table", "--dead"), ids=lambda call: call.name[:60])
def test_ranges_areThoseRecorded(call):
    against, cards = call.option("--against"), _int(call.option("--cards"))
    for number, text in enumerate(operands(call, "--format", "--rules", "--against", "--cards"), 1):
        hands, _, board = text.partition("|")
        found = game(call).range(hands, cards=cards)
        expected = [row for row in rows(call) if row["line"] == number]
        if board:
            shown = found.on(board, against)
            assert shown.hands.tolist() == [row["hand"] for row in expected]
            assert shown.made.tolist() == [row["made"] for row in expected]
            assert shown.draws == [row["draws"] for row in expected]
            continue
        assert sorted(yaku.hand(hand) for hand in found) == sorted(yaku.hand(row["hand"]) for row in expected)
        if "weight" in expected[0] and game(call).name != "omaha":
            weights = {yaku.hand(row["hand"]): row["weight"] for row in expected}
            for hole, weight in zip(yaku.HOLES, found.weights):
                assert weight == pytest.approx(weights.get(yaku.hand(hole), 0))


@pytest.mark.parametrize("call", of("board", "--words"), ids=lambda call: call.name[:60])
def test_boards_areThoseRecorded(call):
    for text, row in zip(operands(call, "--format", "--rules", "--cards"), rows(call)):
        if call.option("--cards"):
            continue
        found = game(call).board(text)
        assert found.texture == (row["suits"], row["pairing"], row["straights"], row["high"])
        assert found.nuts == row["nutHoles"]
        if game(call).name == "standard":
            names, counts = np.unique(found.made_hands, return_counts=True)
            assert {n: c for n, c in zip(names.tolist(), counts.tolist()) if n} == row["made"]
            nuts = [yaku.hand(hole) for hole in row["nutHoles"]]
            assert all(found.beaten_by[i] == 0 for i, hole in enumerate(yaku.HOLES) if yaku.hand(hole) in nuts)


@pytest.mark.parametrize("call", of("strength", "--ochs", "--what", "--write"), ids=lambda call: call.name[:60])
def test_strengths_areThoseRecorded(call):
    bins = _int(call.option("--bins")) or 20
    for spot, row in zip(operands(call, "--format", "--bins", "--rules", "--against"), rows(call)):
        found = game(call).strength(spot, call.option("--against"), bins)
        assert (found.ehs, found.ehs2) == pytest.approx((row["ehs"], row["ehs2"]), abs=1e-12)
        if "rivers" in row:
            assert found.rivers == row["rivers"]
            assert found.histogram == pytest.approx(np.array(row["histogram"]), abs=1e-12)
        if "positivePotential" in row:
            potential = game(call).potential(spot, call.option("--against"))
            assert potential == pytest.approx((row["positivePotential"], row["negativePotential"]), abs=1e-12)


@pytest.mark.parametrize("call", of("hold", "--file"), ids=lambda call: call.name[:60])
def test_holds_areThoseRecorded(call):
    name, *hands = operands(call, "--format")
    machine = yaku.machine(name)
    for row in rows(call) if "--all" not in call.words else []:
        found = machine.hold(row["hand"])
        assert found.value == pytest.approx(row["ev"]) and str(found.value) == row["fraction"]
        assert yaku.hand(found.held) == yaku.hand(row["hold"])
        sets = np.array([yaku.hand(row["hand"])], np.uint64)
        assert machine.best(sets).tolist() == [yaku.hand(row["hold"])]


@pytest.mark.parametrize("call", of("machine", "--file", "--sweep", "--solve"), ids=lambda call: call.name[:60])
def test_machines_areThoseRecorded(call):
    names = operands(call, "--format")
    if names:
        machine, found = yaku.machine(names[0]), rows(call)
        assert float(machine.returns) == pytest.approx(found[-1]["contribution"], abs=1e-12)
        assert [each.name for each in machine.frequencies] == [row["class"] for row in found[:-1]]
        for each, row in zip(machine.frequencies, found):
            assert float(each.probability) == pytest.approx(row["probability"], abs=1e-12)


@pytest.mark.parametrize("call", of("index", "--rounds", "--unindex"), ids=lambda call: call.name[:60])
def test_indices_areThoseRecorded(call):
    for spot, row in zip(operands(call, "--format"), rows(call)):
        assert yaku.index(spot)[:3] == (row["index"], row["size"], row["representative"])


SOLVE = ("--format", "--error", "--iterations", "--node", "--by", "--range", "--best-answer", "--bits", "--threads", "--memory")


@pytest.mark.parametrize(
    "call", [c for c in of("solve", "--open", "--write", "--runouts", "--estimate", "--round", "--lock") if operands(c, *SOLVE)], ids=lambda call: call.name[:60]
)
def test_solutions_areThoseRecorded(call):
    path = recorded.FOLDER / operands(call, *SOLVE)[0]
    row = rows(call)[0]
    solution = yaku.solve(path, error=call.option("--error"), iterations=_int(call.option("--iterations")))
    best = call.option("--best-answer")
    solution = solution.best_answer(best) if best else solution
    assert [solution.value("oop"), solution.value("ip")] == pytest.approx(row["value"], abs=1e-6)
    assert solution.exploitability == pytest.approx(row["exploitability"], abs=1e-6)
    assert solution.iterations == row["iterations"] and solution.nodes == row["nodes"]
    assert solution.frequencies == pytest.approx(np.array(row["root"]["frequencies"]), abs=1e-6)
    if call.option("--by") in ("made", "draws", "class"):
        assert solution.node(call.option("--node") or "").by(call.option("--by")) == row["groups"]
    for hand in row.get("hands", ()):
        node = solution.node(call.option("--node") or "")
        at = node.sets(hand["player"]).tolist().index(yaku.hand(hand["hand"]))
        assert node.weights(hand["player"])[at] == pytest.approx(hand["weight"], abs=1e-6)
        assert node.values(hand["player"])[at] == pytest.approx(hand["value"], abs=1e-6)
        assert node.equities(hand["player"])[at] == pytest.approx(hand["equity"], abs=1e-6)
        if hand.get("frequencies"):
            assert node.strategy[at] == pytest.approx(np.array(hand["frequencies"]), abs=1e-6)
            assert node.action_values[at] == pytest.approx(np.array(hand["values"], np.float64), abs=1e-6, nan_ok=True)


def test_package_isNotTheSources():
    assert os.sep + "src" + os.sep not in yaku.__file__


GAMES = [call for call in of("allin") if ".." not in (call.option("--stacks") or "")]  # the chart is a command alone


@pytest.mark.parametrize("call", GAMES, ids=lambda call: call.name[:60])
def test_allInGames_areThoseRecorded(call):
    stacks = call.option("--stacks")
    found = yaku.all_in([float(of) for of in stacks.split(",")] if stacks else call.input)
    row, = rows(call)
    assert found.epsilon == pytest.approx(row["epsilon"], abs=1e-9) and found.iterations == row["iterations"]
    assert found.stacks.tolist() == [player["stack"] for player in row["players"]]
    assert found.chips == pytest.approx([player["chips"] for player in row["players"]], abs=1e-6)
    for name, expected in zip(found.decisions, row["decisions"]):
        decision = found[name]
        assert (decision.name, decision.given, decision.range.text) == tuple(expected[k] for k in ("decision", "given", "range"))
        assert decision.frequency == pytest.approx(expected["allIn"], abs=1e-6)
        price = np.nan if expected["price"] is None else expected["price"]
        assert decision.price == pytest.approx(price, abs=1e-6, nan_ok=True)


@pytest.mark.parametrize("call", of("icm"), ids=lambda call: call.name[:60])
def test_prizes_areThoseRecorded(call):
    payouts = [float(of) for of in call.option("--payouts").split(",")]
    stacks = [float(of) for of in operands(call, "--payouts", "--format")[0].split(",")]
    found = rows(call)
    assert yaku.icm(payouts, stacks) == pytest.approx([row["value"] for row in found], abs=1e-6)
    factors = np.array([row["bubbleFactors"] for row in found], float)
    assert yaku.bubble_factors(payouts, stacks) == pytest.approx(factors, abs=1e-6, nan_ok=True)
