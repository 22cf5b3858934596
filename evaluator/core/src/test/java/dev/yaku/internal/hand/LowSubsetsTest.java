package dev.yaku.internal.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The two cards that count are not of one suit, if that can be avoided. */
public class LowSubsetsTest {
  private static final int LEFT_OUT = 3; // ofSuit counts cards in the lowest bits of a key

  /** The key of a rank, so that all sums of two are different: 1, 2, 4 and 8 for 2, 3, 4 and 5. */
  private static int rankKey(int rank) {
    return rank < 4 ? 1 << rank : 0;
  }

  private static PerfectHash hash(char[] values) {
    return new PerfectHash(new char[2], values, Integer.SIZE - 1, LEFT_OUT, 0);
  }

  private static FlushTable.LowSubsets subsets() {
    long[] cardKeys = new long[Card.JOKER];
    for (int card = 0; card < cardKeys.length; card++) {
      long suit = 1L << KeyLayout.BITS * Card.suit(card);
      cardKeys[card] = (long) rankKey(Card.rank(card)) << LEFT_OUT + Integer.SIZE | 1 << 16 | suit;
    }
    HandLimits limits = new HandLimits("two", Hand.DECK, 1, 0, 8, 8);
    char[] ranks = new char[32];
    ranks[1 + 4] = 50; // 4-2
    ranks[1 + 8] = 40; // 5-2
    char[] flushes = new char[32];
    Arrays.fill(flushes, (char) 10);
    PerfectHash[] bySize = {null, null, hash(flushes)};
    return new FlushTable.LowSubsets(
        WildCards.of(limits, cardKeys).sums(),
        2,
        hash(ranks),
        new HashesBySize(bySize[2], bySize[2], bySize[2], bySize, 0, () -> null));
  }

  @Test
  void best_ofAHandWithAFlushOfEachSuit_isNoFlush() {
    assertEquals(40, subsets().best(Hand.parse("2c 4c 3d 5d 3h 5h 3s 5s")));
    assertEquals(50, subsets().best(Hand.parse("2c 4d 3d 5d 3h 5h 3s 5s")));
  }

  @Test
  void best_ofTwoCardsOfOneSuit_isAFlush() {
    assertEquals(10, subsets().best(Hand.parse("2c 4c")));
  }

  @Test
  void best_ofAHandWithoutAFlush_isNone() {
    assertEquals(0, subsets().best(Hand.parse("2c 4d")));
  }
}
