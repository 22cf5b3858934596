package dev.yaku.generator.proof;

import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.NaiveBadugi;
import java.util.Random;

/**
 * Compares the bytes of a badugi table with the definition: all hands of four cards, and many of
 * five.
 */
final class BadugiProof {
  private static final int RANKS = 13;
  private static final int HANDS_OF_FIVE = 20_000;
  private static final long SEED = 1;

  private final GameRules.Badugi game;
  private final TableReader table;
  private final NaiveBadugi naive;

  BadugiProof(GameRules.Badugi game, byte[] bytes) {
    this.game = game;
    table = new TableReader(bytes);
    naive = new NaiveBadugi(game);
  }

  /** Compares hands of every size; a table with another value must not be used. */
  void check() {
    if (game.minCards() == GameRules.Badugi.MOST) {
      for (int a = 3; a < Rules.JOKER; a++) {
        for (int b = 2; b < a; b++) {
          for (int c = 1; c < b; c++) {
            for (int d = 0; d < c; d++) {
              check(a, b, c, d);
            }
          }
        }
      }
    }
    if (game.maxCards() > GameRules.Badugi.MOST) {
      Random random = new Random(SEED);
      for (int i = 0; i < HANDS_OF_FIVE; i++) {
        check(random.ints(0, Rules.JOKER).distinct().limit(game.maxCards()).toArray());
      }
    }
  }

  private void check(int... hand) {
    int found = table.int32(TableReader.PACKED, best(0, 0, hand));
    TableProof.expect(naive.packed(hand), found, "hand %s", hand);
  }

  /** The greatest value of one card of each suit from this one on, and these ranks of others. */
  private int best(int suit, int ranks, int[] hand) {
    if (suit == Rules.SUITS.length()) {
      return table.int16(TableReader.FLUSHES, 0, ranks);
    }
    int best = -1;
    for (int card : hand) {
      if (card / RANKS == suit) {
        int place = game.ranks().indexOf(Rules.RANKS.charAt(card % RANKS));
        best = Math.max(best, best(suit + 1, ranks | 1 << place, hand));
      }
    }
    return best < 0 ? best(suit + 1, ranks, hand) : best;
  }
}
