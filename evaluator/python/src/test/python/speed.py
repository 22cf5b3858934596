"""What takes how long: python speed.py [FOLDER ...], after the package is installed; the least of many, one thread.

Folders are those of other evaluators, as they are fetched: eval7 (built in place), treys. All must agree with yaku before
any is timed.
"""
import json
import subprocess
import sys
import time

import numpy as np

FIRST = "import time; t = time.perf_counter(); import yaku; yaku.equity('AK / QQ+ / 76s').shares; print(time.perf_counter() - t)"


def least(question, calls, rounds):
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(calls):
            question()
        best = min(best, (time.perf_counter() - start) / calls)
    return best


def main():
    sys.path[:0] = sys.argv[1:]
    print("import and first equity %.3f s" % min(
        float(subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True).stdout) for _ in range(15)))
    import yaku
    from yaku import eval7, tables

    holdem, reader = yaku.game(), tables.of("standard")
    n = 1_000_000
    cards = np.argsort(np.random.default_rng(1).random((n, 52), dtype=np.float32), axis=1)[:, :7].astype(np.uint8)
    sets = (np.uint64(1) << cards.astype(np.uint64)).sum(1, dtype=np.uint64)
    expected = reader.evaluate(sets)
    assert (holdem.evaluate(sets) == expected).all() and (holdem.evaluate(cards) == expected).all()
    one = int(sets[0])
    texts = [yaku.text(int(each)) for each in sets[:1000]]
    mine = [[eval7.Card(name) for name in text.split()] for text in texts]
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
    for name, other in others(texts, expected[:1000]).items():
        contenders[name] = (other, 5, 40, 1000)
    found = {name: least(*of[:3]) / of[3] for name, of in contenders.items()}
    found = {name: min(found[name], least(*of[:3]) / of[3]) for name, of in contenders.items()}
    for name, seconds in found.items():
        print(f"{name:45} {1e9 * seconds:12,.1f} ns")
    print(json.dumps({name: 1e9 * seconds for name, seconds in found.items()}))


def agree(values, expected, sign):
    order = np.sign(np.diff(np.array(values, np.int64))) * sign
    assert (order == np.sign(np.diff(expected.astype(np.int64)))).all(), "the evaluators do not agree"


def others(texts, expected):
    found = {}
    try:
        import eval7

        theirs = [[eval7.Card(name) for name in text.split()] for text in texts]
        agree([eval7.evaluate(hand) for hand in theirs], expected, 1)
        found["eval7: seven Cards, a call"] = lambda: [eval7.evaluate(hand) for hand in theirs]
    except ImportError:
        print("eval7: not here", file=sys.stderr)
    try:
        import treys

        hands = [[treys.Card.new(name) for name in text.split()] for text in texts]
        evaluate = treys.Evaluator().evaluate
        agree([evaluate(hand[:2], hand[2:]) for hand in hands], expected, -1)
        found["treys: seven ints, a call"] = lambda: [evaluate(hand[:2], hand[2:]) for hand in hands]
    except ImportError:
        print("treys: not here", file=sys.stderr)
    return found


if __name__ == "__main__":
    main()
