package dev.yaku.generator.values;

import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.PackedValue;
import dev.yaku.generator.rules.Rules;
import java.util.Arrays;

/** The definition of badugi's values: of all cards of different ranks and suits the best. */
public final class NaiveBadugi {
  private static final int RANK_COUNT = Rules.RANKS.length();

  private final GameRules.Badugi game;

  public NaiveBadugi(GameRules.Badugi game) {
    this.game = game;
  }

  /** The packed value of a hand: how many cards count, then their ranks, the highest first. */
  public int packed(int[] hand) {
    int best = 0;
    for (int chosen = 1; chosen < 1 << hand.length; chosen++) {
      best = Math.max(best, packed(chosen, hand));
    }
    return best;
  }

  /** The packed value of some cards of a hand; 0 if two are of one rank or of one suit. */
  private int packed(int chosen, int[] hand) {
    int[] places = new int[Integer.bitCount(chosen)];
    int ranks = 0;
    int suits = 0;
    int count = 0;
    for (int i = 0; i < hand.length; i++) {
      if ((chosen >> i & 1) != 0) {
        ranks |= 1 << hand[i] % RANK_COUNT;
        suits |= 1 << hand[i] / RANK_COUNT;
        places[count++] = game.ranks().indexOf(Rules.RANKS.charAt(hand[i] % RANK_COUNT)) + 1;
      }
    }
    if (Integer.bitCount(ranks) < count || Integer.bitCount(suits) < count) {
      return 0;
    }
    Arrays.sort(places);
    int packed = count << PackedValue.CATEGORY_SHIFT;
    for (int i = 0; i < count; i++) { // not as BadugiTable packs them, which this proves
      int shift = PackedValue.CATEGORY_SHIFT - PackedValue.RANK_BITS * (i + 1);
      packed |= RANK_COUNT + 1 - places[count - 1 - i] << shift;
    }
    return packed;
  }
}
