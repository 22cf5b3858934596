package dev.yaku.internal.hand;

import dev.yaku.Hand;
import dev.yaku.RuleSet;
import dev.yaku.internal.table.KeyLayout;

/** Describes the fault of a key that is given without its hand. */
final class KeyErrors {
  private KeyErrors() {}

  static IllegalArgumentException rejection(long key, RuleSet rules) {
    int size = KeyLayout.size(key);
    return new IllegalArgumentException(
        size == 0
            ? "not the key of a hand of " + rules + ": it counts no card; is it a set of cards?"
            : "a key alone does not determine the flush of " + size + " cards: pass the hand, too");
  }

  static IllegalArgumentException notAKey(RuleSet rules, RuntimeException cause) {
    return new IllegalArgumentException("not the key of a hand of " + rules, cause);
  }

  /** Rejects a key that is not that of a set; or the set, if that is an invalid hand. */
  static IllegalArgumentException notTheKey(
      HandTableEvaluator evaluator, long hand, RuntimeException cause) {
    if (evaluator.repeats() > 0) { // no set tells the hand
      return notAKey(evaluator.ruleSet(), cause);
    }
    evaluator.evaluate(hand); // rejects the hand, if the hand is invalid
    return new IllegalArgumentException("not the key of " + Hand.toString(hand), cause);
  }

  /** Rejects a key of another number of cards than the set has; or the set, as above. */
  static IllegalArgumentException otherSize(HandTableEvaluator evaluator, long key, long hand) {
    evaluator.evaluate(hand);
    return new IllegalArgumentException(
        "a key of " + KeyLayout.size(key) + " cards is not the key of " + Hand.toString(hand));
  }

  static IllegalArgumentException notAKey(int size, RuleSet rules, RuntimeException cause) {
    return new IllegalArgumentException(
        "not the key of " + size + " cards of " + rules + ", or not their set", cause);
  }
}
