package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.three.ThreeTable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Look-ups in a table that holds true numbers for hands of the ranks 2 to 4, and else none. */
class ThreeHandsTest {
  private static final Equity HOLDEM = Equity.of("standard");

  /** By winners, the order in which all others tie: 011 if the first one wins, and so on. */
  private static final int[] OTHERS_TIE = {-1, 3, 7, 1, 9, 2, 6, 0};

  private static final String[] SMALL = {
    "22", "32o", "32s", "33", "42o", "42s", "43o", "43s", "44"
  };

  @TempDir private static Path folder;
  private static ThreeHands table;

  @BeforeAll
  static void write() throws IOException {
    Path file = folder.resolve("small");
    ThreeTable.write(file, ThreeHandsTest::rows, done -> true);
    table = ThreeHands.open(file);
  }

  private static int[][] rows(int high, int low) {
    int[][] rows = new int[high == low ? 1 : 2][];
    for (int row = 0; row < rows.length; row++) {
      int z = high * high + 2 * low + row;
      rows[row] = new int[(z + 1) * (z + 2) / 2 * 13];
      for (int y = 0; y <= z && z < SMALL.length; y++) {
        for (int x = 0; x <= y; x++) {
          EquityResult result = counted(SMALL[x] + " / " + SMALL[y] + " / " + SMALL[z]);
          for (int winners = 1; winners <= 7 && result != null; winners++) {
            rows[row][(y * (y + 1) / 2 + x) * 13 + OTHERS_TIE[winners]] =
                (int) result.dealsWithWinners(winners);
          }
        }
      }
    }
    return rows;
  }

  private static EquityResult counted(String spot) {
    try {
      return HOLDEM.parse(spot).exact().run();
    } catch (IllegalArgumentException e) {
      return null; // more than four cards of a rank
    }
  }

  private static void assertSame(String spot) {
    EquityResult counted = HOLDEM.parse(spot).exact().run();
    EquityResult lookedUp = HOLDEM.parse(spot).threeHands(table).threads(2).run();
    assertTrue(lookedUp.isExact());
    assertEquals(counted.deals(), lookedUp.deals());
    for (int mask = 0; mask < 8; mask++) {
      double deals = counted.dealsWithWinners(mask);
      double off = counted.isWeighted() ? 1e-12 * deals : 0;
      assertEquals(deals, lookedUp.dealsWithWinners(mask), off, spot);
    }
    for (int player = 0; player < 3; player++) {
      assertEquals(counted.share(player), lookedUp.share(player), 1e-12, spot);
      double[] weights = Range.parse(spot.split("/", -1)[player]).weights();
      for (int i = 0; i < weights.length; i++) {
        long hole = HoleIndex.hand(i);
        if (weights[i] > 0) {
          assertEquals(counted.shareOf(player, hole), lookedUp.shareOf(player, hole), 1e-12, spot);
        }
      }
    }
  }

  @Test
  void run_withTheTable_isWhatCountingSays() {
    assertSame("44 / 33 / 22");
    assertSame("32s / 43o / 42s");
    assertSame("43s / 43s / 43s");
    assertSame("44, 43s, 32o / 33, 42 / 22, 32, 43");
    assertSame("44:0.5, 43s, 32o:0.25 / 33, 42 / 22, 32:0.75, 43");
  }

  /** The table has no deals of aces: so they must have been counted. */
  @Test
  void run_whatTheTableCannotSay_isCounted() {
    for (String spot :
        new String[] {
          "AsAh / 33 / 22",
          "AA / KK / QQ | 2c 7d Th",
          "AA / KK / QQ | | 2c",
          "AcAd, AhAs / KK / QQ",
          "AA / KK",
          "AA / KK / QQ / JJ",
          "AA, AsKs:0.5 / KK / QQ"
        }) {
      EquityResult counted = HOLDEM.parse(spot).exact().run();
      EquityResult same = HOLDEM.parse(spot).threeHands(table).exact().run();
      assertEquals(counted.deals(), same.deals(), spot);
      assertTrue(same.share(0) > 0.3, spot);
      assertEquals(counted.share(0), same.share(0), spot);
    }
  }

  @Test
  void win_tie_lose_addUp() {
    int twos = HoleClass.parse("22");
    int threes = HoleClass.parse("33");
    int offsuit = HoleClass.parse("43o");
    EquityResult counted = HOLDEM.parse("33 / 43o / 22").exact().run();
    assertEquals(counted.win(0), (double) table.win(threes, offsuit, twos));
    assertEquals(counted.tie(0), (double) table.tie(threes, offsuit, twos));
    assertEquals(counted.lose(0), (double) table.lose(threes, offsuit, twos));
    assertEquals(counted.deals(), table.deals(threes, offsuit, twos));
    assertEquals(counted.share(0), table.share(threes, offsuit, twos), 1e-15);
    assertEquals(
        counted.dealsWithWinners(6), (double) table.dealsWithWinners(3, offsuit, twos, threes));
    assertEquals(0, table.deals(twos, twos, HoleClass.parse("32s")));
    assertTrue(Double.isNaN(table.share(twos, twos, twos)));
  }

  @Test
  void orders_ofThreePlayers_areNumberedByTheirPlaces() {
    StringBuilder all = new StringBuilder();
    for (int order = 0; order < ThreeHands.ORDERS; order++) {
      for (int player = 0; player < 3; player++) {
        all.append(ThreeHands.place(order, player));
      }
      all.append(' ');
    }
    assertEquals("000 001 010 011 012 021 100 101 102 110 120 201 210 ", all.toString());
    int twos = HoleClass.parse("22");
    int fours = HoleClass.parse("44");
    int threes = HoleClass.parse("33");
    long[] orders = table.orders(fours, twos, threes);
    assertEquals(table.win(fours, twos, threes), orders[3]);
    assertEquals(table.win(twos, threes, fours), orders[7]);
    assertEquals(table.dealsWithWinners(5, fours, twos, threes), orders[2]);
    assertEquals(table.deals(fours, twos, threes), Arrays.stream(orders).sum());
  }

  @Test
  void lookUp_whatIsNone_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> table.win(169, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> table.win(0, -1, 0));
    assertThrows(IllegalArgumentException.class, () -> table.orders(0, 0, 169));
    assertThrows(IllegalArgumentException.class, () -> ThreeHands.place(13, 0));
    assertThrows(IllegalArgumentException.class, () -> ThreeHands.place(0, 3));
    assertThrows(IllegalArgumentException.class, () -> table.dealsWithWinners(0, 1, 2, 3));
    assertThrows(IllegalArgumentException.class, () -> table.dealsWithWinners(8, 1, 2, 3));
    assertThrows(
        IllegalArgumentException.class,
        () -> Equity.of("short-deck").parse("AA / KK / QQ").threeHands(table));
    assertThrows(IllegalArgumentException.class, () -> new ThreeHandsWriter(folder).threads(0));
  }
}
