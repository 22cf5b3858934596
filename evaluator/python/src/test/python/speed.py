"""What takes how long: python speed.py [FOLDER ...], after the package is installed; the least of many, CPU time.

Folders are those of other evaluators, as they are fetched: eval7 and phevaluator (built in place), treys, pokerkit. All
must agree with yaku about 10,000 hands before any is timed.
"""
import json
import subprocess
import sys
import time

import numpy as np

FIRST = """import time; t, c = time.perf_counter(), time.process_time(); import yaku; yaku.equity('AK / QQ+ / 76s').shares
print(time.perf_counter() - t, time.process_time() - c)"""


def least(question, calls, rounds):
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(calls):
            question()
        best = min(best, (time.process_time() - start) / calls)
    return best


def main():
    sys.path[:0] = sys.argv[1:]
    first = [subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True).stdout.split() for _ in range(15)]
    print("import and first equity %.3f s, %.3f s of CPU" % tuple(min(map(float, each)) for each in zip(*first)))
    import yaku
    from yaku import eval7, tables

    holdem, reader = yaku.game(), tables.of("standard")
    n = 1_000_000
    cards = np.argsort(np.random.default_rng(1).random((n, 52), dtype=np.float32), axis=1)[:, :7].astype(np.uint8)
    sets = (np.uint64(1) << cards.astype(np.uint64)).sum(1, dtype=np.uint64)
    expected = reader.evaluate(sets)
    assert (holdem.evaluate(sets) == expected).all() and (holdem.evaluate(cards) == expected).all()
    one = int(sets[0])
    texts = [yaku.text(int(each)) for each in sets[:10_000]]
    mine = [[eval7.Card(name) for name in text.split()] for text in texts[:1000]]
    contenders = {
        "a million sets, numpy to numpy": (lambda: holdem.evaluate(sets), 1, 40, n),
        "a million hands as rows of cards": (lambda: holdem.evaluate(cards), 1, 20, n),
        "the same sets by yaku.tables, without Java": (lambda: reader.evaluate(sets), 1, 20, n),
        "one set, a call": (lambda: holdem.evaluate(one), 20000, 30, 1),
        "one text, a call": (lambda: holdem.evaluate(texts[0]), 5000, 20, 1),
        "yaku.eval7: seven Cards, a call": (lambda: [eval7.evaluate(hand) for hand in mine], 5, 40, 1000),
        "two hands, equity": (lambda: yaku.equity("As Ks / Qh Qd").shares, 2000, 40, 1),
        "three ranges, equity": (lambda: yaku.equity("AK / QQ+ / 76s").shares, 5, 100, 1),
    }
    parse = holdem._of_equity().parse
    contenders["three ranges, the library's own call"] = (lambda: parse("AK / QQ+ / 76s").run(), 5, 100, 1)
    for name, other in others(texts, expected[:10_000]).items():
        contenders[name] = (other, 5, 40, 1000)
    found = {name: least(*of[:3]) / of[3] for name, of in contenders.items()}
    found = {name: min(found[name], least(*of[:3]) / of[3]) for name, of in contenders.items()}
    for name, seconds in found.items():
        print(f"{name:45} {1e9 * seconds:12,.1f} ns")
    print(json.dumps({name: 1e9 * seconds for name, seconds in found.items()}))


def agree(values, expected, sign):
    """Whether each value of the one is one of the other, in the same order."""
    pairs = np.unique(np.stack([sign * np.array(values, np.int64), expected.astype(np.int64)], 1), axis=0)
    assert (np.diff(pairs, axis=0) > 0).all(), "the evaluators do not agree"


def others(texts, expected):
    """What other evaluators are asked about the first thousand hands."""
    found = {}

    def contender(name, of, evaluate, sign):
        agree([evaluate(hand) for hand in of], expected, sign)
        found[name] = lambda: [evaluate(hand) for hand in of[:1000]]

    words = [text.split() for text in texts]
    try:
        import eval7

        contender("eval7: seven Cards, a call", [[eval7.Card(name) for name in hand] for hand in words], eval7.evaluate, 1)
    except ImportError:
        print("eval7: not here", file=sys.stderr)
    try:
        import treys

        evaluate = treys.Evaluator().evaluate
        hands = [[treys.Card.new(name) for name in hand] for hand in words]
        contender("treys: seven ints, a call", hands, lambda hand: evaluate(hand[:2], hand[2:]), -1)
    except ImportError:
        print("treys: not here", file=sys.stderr)
    try:
        from phevaluator import evaluate_cards

        contender("phevaluator: seven texts, a call", words, lambda hand: evaluate_cards(*hand), -1)
    except ImportError:
        print("phevaluator: not here", file=sys.stderr)
    try:
        from pokerkit import StandardHighHand

        hands = [("".join(hand[:2]), "".join(hand[2:])) for hand in words]
        contender("pokerkit: two texts, a call", hands, lambda hand: StandardHighHand.from_game(*hand).entry.index, 1)
    except ImportError:
        print("pokerkit: not here", file=sys.stderr)
    return found


if __name__ == "__main__":
    main()
