package dev.yaku.equity.internal.sampling;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Choices of combos that share no card are drawn as often as the product of their weights says. */
class DrawerTest {
  private static final int DEALS = 1 << 16;
  private static final int[] RANGES = {0, 1, 2};

  private static final String[][] HANDS = {
    {"AsAh", "AsKs", "KsKh", "QsQh"},
    {"AsAd", "AhKs", "KsKd", "QsQd", "JsJh"},
    {"AhAd", "KhKd", "QhQd", "AsQs", "QsJs"}
  };
  private static final double[][] WEIGHTS = {
    {1, 0.5, 1, 0.125}, {1, 0.25, 1, 0.5, 0.0625}, {1, 0.5, 1, 0.25, 0.125}
  };

  private final long[][] holes = new long[RANGES.length][DEALS];
  private final long[] used = new long[DEALS];
  private final Spot spot = spot();
  private final Drawer drawer = new Drawer(spot, RANGES, tables(), holes, 1, new Stop());

  private static Spot spot() {
    List<Seat> seats =
        Arrays.stream(RANGES)
            .mapToObj(
                player -> {
                  long[] hands = Arrays.stream(HANDS[player]).mapToLong(Hand::parse).toArray();
                  return new Seat("", hands, WEIGHTS[player], 0);
                })
            .toList();
    return new Spot(new Game.Holdem(HandEvaluator.of("standard")), seats, Hand.EMPTY, Hand.EMPTY);
  }

  private static AliasTable[] tables() {
    return Arrays.stream(WEIGHTS).map(AliasTable::new).toArray(AliasTable[]::new);
  }

  private long hand(int player, int combo) {
    return spot.seats().get(player).hands()[combo];
  }

  /** By the three combos: the product of their weights, or 0 if they share a card; together 1. */
  private double[][][] expected() {
    double[][][] weights = new double[HANDS[0].length][HANDS[1].length][HANDS[2].length];
    double sum = 0;
    for (int a = 0; a < weights.length; a++) {
      for (int b = 0; b < weights[a].length; b++) {
        for (int c = 0; c < weights[a][b].length; c++) {
          long both = hand(0, a) & hand(1, b);
          boolean shared = (both | (hand(0, a) | hand(1, b)) & hand(2, c)) != 0;
          weights[a][b][c] = shared ? 0 : WEIGHTS[0][a] * WEIGHTS[1][b] * WEIGHTS[2][c];
          sum += weights[a][b][c];
        }
      }
    }
    for (double[][] more : weights) {
      for (double[] some : more) {
        for (int c = 0; c < some.length; c++) {
          some[c] /= sum;
        }
      }
    }
    return weights;
  }

  private void assertDistribution() {
    double[][][] expected = expected();
    int[][][] found = new int[HANDS[0].length][HANDS[1].length][HANDS[2].length];
    for (int deal = 0; deal < DEALS; deal++) {
      int[] combos = new int[RANGES.length];
      long cards = 0;
      for (int player : RANGES) {
        combos[player] = drawer.chosen(player)[deal];
        assertEquals(hand(player, combos[player]), holes[player][deal]);
        cards |= holes[player][deal];
      }
      assertEquals(2 * RANGES.length, Long.bitCount(cards), Hand.toString(cards));
      assertEquals(cards, used[deal]);
      found[combos[0]][combos[1]][combos[2]]++;
    }
    int possible = 0;
    for (int a = 0; a < found.length; a++) {
      for (int b = 0; b < found[a].length; b++) {
        for (int c = 0; c < found[a][b].length; c++) {
          double mean = DEALS * expected[a][b][c];
          String what = HANDS[0][a] + " " + HANDS[1][b] + " " + HANDS[2][c];
          assertEquals(mean, found[a][b][c], 5 * Math.sqrt(mean), what);
          possible += mean > 0 ? 1 : 0;
        }
      }
    }
    assertTrue(possible > 20, possible + " choices are possible");
  }

  @Test
  void drawRanges_everyChoice_hasTheProductOfItsWeights() {
    drawer.drawRanges(used);
    assertDistribution();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 31})
  void redrawRanges_everyChoice_stillHasTheProductOfItsWeights(int times) {
    drawer.drawRanges(used);
    int[] before = drawer.chosen(0).clone();
    for (int i = 0; i < times; i++) {
      drawer.redrawRanges(used);
    }
    assertDistribution();
    int changed = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      changed += before[deal] == drawer.chosen(0)[deal] ? 0 : 1;
    }
    assertTrue(changed > DEALS / 10, changed + " combos have changed");
  }
}
