"""eval7's names: its README's examples, its own tests' figures, and values by a plain calculation that shares no code."""
import itertools

import numpy as np
import pytest

from yaku import eval7

C = lambda text: [eval7.Card(text[i : i + 2]) for i in range(0, len(text), 2)]


def plain(cards):
    """eval7's value of at most five cards."""
    ranks = sorted((card.rank for card in cards), reverse=True)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    flush = len(cards) == 5 and len({card.suit for card in cards}) == 1
    top = ranks[0] if len(set(ranks)) == 5 and ranks[0] - ranks[4] == 4 else 3 if ranks == [12, 3, 2, 1, 0] else None
    shape = [count for count, _ in groups]
    kind = (
        8 if flush and top is not None else 7 if shape[0] == 4 else 6 if shape == [3, 2] else 5 if flush
        else 4 if top is not None else 3 if shape[0] == 3 else 2 if shape[:2] == [2, 2] else 1 if shape[0] == 2 else 0
    )  # fmt: skip
    tells = [top] if top is not None else [rank for _, rank in groups]
    return kind << 24 | sum(rank << 16 - 4 * place for place, rank in enumerate(tells))


def test_values_areEval7s_bitForBit():
    deck, random = eval7.Deck().cards, np.random.default_rng(7)
    for size in (2, 3, 4, 5, 6, 7, 8, 9):  # its page speaks of five to seven; its users ask others, too
        for _ in range(400 if size < 8 else 100):
            hand = [deck[i] for i in random.choice(52, size, replace=False)]
            assert eval7.evaluate(hand) == max(map(plain, itertools.combinations(hand, min(size, 5)))), hand
    for text in ("AsKsQsJsTs", "5s4s3s2sAs", "AsAhAdAcKs", "AsAhAdKcKs", "As2c3d5s4c", "2c3c4c5c7c", "2c2d3h4s5c6d7h"):
        assert eval7.evaluate(C(text)) == max(map(plain, itertools.combinations(C(text), 5))), text


def test_examplesOfItsReadme_runAsTheyStand():
    hand = C("5c9s8d5dAcQc3d")
    assert eval7.evaluate(hand) == 17025648 and eval7.handtype(17025648) == "Pair"
    assert eval7.evaluate(C("As2c3d5s4c")) == 67305472 and eval7.handtype(67305472) == "Straight"
    deck = eval7.Deck()
    deck.shuffle()
    assert len(deck.deal(7)) == 7 and len(deck) == 45 and deck.peek(2) == deck[:2] and len(deck.sample(3)) == 3
    hands = eval7.HandRange("AQs+, 0.4(AsKs)").hands
    assert repr(hands).replace("\n", "") == (
        '[((Card("Ac"), Card("Qc")), 1.0), ((Card("Ad"), Card("Qd")), 1.0), ((Card("Ah"), Card("Qh")), 1.0),'
        ' ((Card("As"), Card("Qs")), 1.0), ((Card("Ac"), Card("Kc")), 1.0), ((Card("Ad"), Card("Kd")), 1.0),'
        ' ((Card("Ah"), Card("Kh")), 1.0), ((Card("As"), Card("Ks")), 1.0), ((Card("As"), Card("Ks")), 0.4)]'
    )
    assert len(eval7.HandRange("AJ+, ATs, KQ+, 33-JJ, 0.8(QQ+, KJs)")) == 144


def test_equities_areThoseOfItsTests():
    board = C("KhJd8c5d2s")
    for hand, villain, expected in (("AcAh", "AA", 0.5), ("AcAh", "AsAd", 0.5), ("AsAd", "AA, A3o, 32s", 0.95)):
        assert eval7.py_hand_vs_range_exact(tuple(C(hand)), eval7.HandRange(villain), board) == pytest.approx(expected)
    villain = eval7.HandRange("AA, A3o, 32s")
    assert eval7.py_hand_vs_range_monte_carlo(map(eval7.Card, ("As", "Ad")), villain, [], 10**7) == pytest.approx(0.85337, abs=0.002)
    found = eval7.py_all_hands_vs_range(eval7.HandRange("AsAd, 3h2c"), villain, [], 10**7)
    assert found[tuple(C("AsAd"))] == pytest.approx(0.85337, abs=0.002)
    assert found[tuple(C("3h2c"))] == pytest.approx(0.22865, abs=0.002) and len(found) == 2
    found = eval7.py_all_hands_vs_range(eval7.HandRange("JsJc,QsJs"), eval7.HandRange("JJ"), tuple(C("KhJd8c")), 10**7)
    assert list(found) == [tuple(C("QsJs"))] and found[tuple(C("QsJs"))] == pytest.approx(0.03687, abs=0.0003)


def test_whatEval7LeavesUnchecked_isAnError():
    for wrong in (lambda: eval7.evaluate(C("AsAsKdQhJc")), lambda: eval7.evaluate(eval7.Deck().deal(10)), lambda: eval7.Card("Xx"),
                  lambda: eval7.HandRange("0.4(AsKs"), lambda: eval7.HandRange("AZ"), lambda: eval7.Deck().deal(53)):
        with pytest.raises(ValueError):
            wrong()
    assert sorted(C("AsKd2c")) == C("2cKdAs") and eval7.Card("As") != "As" and len({*C("AsAs")}) == 1
