package dev.yaku;

/** Hands over hands with their values, each evaluated: for few live cards runs would be short. */
final class OneByOne {
  private final HandEvaluator evaluator;
  private final Hands hands;
  private final ValueAction action;
  private final long[] cards;
  private final long[] keys;

  OneByOne(HandEvaluator evaluator, Hands hands, ValueAction action) {
    evaluator.ruleSet().deck().check(hands);
    this.evaluator = evaluator;
    this.hands = hands;
    this.action = action;
    cards = new long[Long.bitCount(hands.live())];
    keys = new long[cards.length];
    long rest = hands.live();
    for (int i = 0; i < cards.length; i++) {
      cards[i] = Long.lowestOneBit(rest);
      keys[i] = evaluator.key(Long.numberOfTrailingZeros(rest));
      rest ^= cards[i];
    }
  }

  void start() {
    add(hands.held(), evaluator.keyOf(hands.held()), hands.cards(), cards.length);
  }

  /** Adds so many of the lowest cards to a hand. */
  private void add(long hand, long key, int more, int lowest) {
    if (more == 0) {
      action.accept(hand, evaluator.evaluateKey(key, hand));
    } else if (more == 1) {
      addOne(hand, key, lowest);
    } else {
      for (int i = more - 1; i < lowest; i++) {
        add(hand | cards[i], key + keys[i], more - 1, i);
      }
    }
  }

  private void addOne(long hand, long key, int lowest) {
    for (int i = 0; i < lowest; i++) {
      long whole = hand | cards[i];
      action.accept(whole, evaluator.evaluateKey(key + keys[i], whole));
    }
  }
}
