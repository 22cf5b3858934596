package dev.yaku;

import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.NaiveEvaluator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;

/** The source of the tests' naive evaluators. */
final class Judge {
  private static final Path RULES = Path.of("../../tables/src/main/rules");

  private Judge() {}

  static Rules rules(String name) {
    try {
      return RulesReader.read(RULES.resolve(name + ".rules"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static NaiveEvaluator of(String name) {
    return new NaiveEvaluator(rules(name));
  }

  /**
   * Of hands that differ only in which suit is which, the same one: no suit holds higher cards than
   * the one before. The naive evaluator does not tell suits apart.
   *
   * @param cards ascending, as the result is
   */
  static int[] withSuitsInOrder(int... cards) {
    long[] held = new long[4]; // by suit: how often each rank, in three bits; then the suit
    for (int suit = 0; suit < 4; suit++) {
      held[suit] = 3L - suit;
    }
    for (int card : cards) {
      if (card < Card.JOKER) {
        held[Card.suit(card)] += 1L << 3 * Card.rank(card) + 2;
      }
    }
    Arrays.sort(held);
    int[] place = new int[4];
    for (int i = 0; i < 4; i++) {
      place[3 - (int) (held[i] & 3)] = 3 - i;
    }
    int[] same = new int[cards.length];
    for (int i = 0; i < cards.length; i++) {
      boolean natural = cards[i] < Card.JOKER;
      same[i] = natural ? Card.of(Card.rank(cards[i]), place[Card.suit(cards[i])]) : cards[i];
    }
    Arrays.sort(same);
    return same;
  }
}
