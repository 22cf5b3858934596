package dev.yaku.internal.hand;

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

  static IllegalArgumentException notAKey(int size, RuleSet rules, RuntimeException cause) {
    return new IllegalArgumentException(
        "not the key of " + size + " cards of " + rules + ", or not their set", cause);
  }
}
