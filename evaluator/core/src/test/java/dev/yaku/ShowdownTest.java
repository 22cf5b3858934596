package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class ShowdownTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final OmahaEvaluator HI_LO = OmahaEvaluator.of("omaha-hi-lo");

  private static void assertRejected(String message, Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }

  private static double[] shares(Showdown showdown) {
    double[] shares = new double[showdown.players()];
    Arrays.setAll(shares, showdown::share);
    return shares;
  }

  @Test
  void values_theGreatestWins_andEqualOnesShare() {
    assertArrayEquals(new double[] {0, 1, 0}, shares(Showdown.of(3, 9, 8)));
    Showdown tie = Showdown.of(9, 3, 9, 9);
    assertEquals(0b1101, tie.winners());
    assertEquals(3, tie.allParts());
    assertEquals(1, tie.parts(3));
    assertFalse(tie.wins(1));
    assertEquals("player 0: 1/3, player 2: 1/3, player 3: 1/3", tie.toString());
    assertEquals("player 1", Showdown.of(1, 2).toString().split(":", -1)[0]);
  }

  @Test
  void valueOfNothing_neverWins() {
    Showdown nobody = Showdown.of(0, 0);
    assertEquals(0, nobody.winners());
    assertArrayEquals(new double[2], shares(nobody));
    assertArrayEquals(new long[2], nobody.chips(100));
    assertEquals("nobody", nobody.toString());
    assertArrayEquals(
        new double[] {1, 0}, shares(Showdown.ofHalves(new int[] {7, 6}, new int[] {0, 0})));
    assertArrayEquals(
        new double[] {0, 1}, shares(Showdown.ofHalves(new int[] {0, 0}, new int[] {2, 3})));
  }

  /** Player 0 is quartered: one of two low hands, not the high one. */
  @Test
  void halves_areDividedSeparately() {
    Showdown showdown = Showdown.ofHalves(new int[] {5, 9, 1}, new int[] {4, 4, 3});
    assertEquals(4, showdown.allParts());
    assertArrayEquals(new double[] {0.25, 0.75, 0}, shares(showdown));
    assertEquals("player 0: 1/4, player 1: 3/4", showdown.toString());
    Showdown equal = Showdown.ofHalves(new int[] {5, 5, 1}, new int[] {4, 4, 3});
    assertEquals(8, equal.allParts());
    assertEquals("player 0: 1/2, player 1: 1/2", equal.toString());
    assertTrue(showdown.winsLow(0));
    assertFalse(showdown.winsLow(2));
    assertEquals(showdown, new Showdown(3, 0b10, 0b11));
  }

  /** 1,003: 502 high, 501 low; the low half's odd chip goes to the first of the two. */
  @Test
  void chips_oddOnes_goToTheHighHalfAndTheFirst() {
    Showdown halves = Showdown.ofHalves(new int[] {5, 9, 1}, new int[] {0, 4, 4});
    assertArrayEquals(new long[] {0, 502 + 251, 250}, halves.chips(1_003));
    assertArrayEquals(new long[] {34, 0, 33, 33}, Showdown.of(2, 1, 2, 2).chips(100));
    assertArrayEquals(new long[] {0, Long.MAX_VALUE}, Showdown.of(1, 2).chips(Long.MAX_VALUE));
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 10_000; i++) {
      int[] high = random.ints(6, 0, 3).toArray();
      int[] low = random.ints(6, 0, 3).toArray();
      Showdown showdown = Showdown.ofHalves(high, low);
      long pot = random.nextLong(1_000);
      long[] chips = showdown.chips(pot);
      boolean nobody = showdown.winners() == 0 && showdown.lowWinners() == 0;
      assertEquals(nobody ? 0 : pot, Arrays.stream(chips).sum());
      for (int player = 0; player < 6; player++) {
        assertEquals(pot * showdown.share(player), (double) chips[player], nobody ? 0 : 2);
      }
    }
  }

  /** By the order of the categories and of the ranks, and by the rule "two of the hole". */
  @Test
  void showdown_ofHands_isWonByTheBestOfEachHalf() {
    long board = Hand.parse("2c 7d 8h Ts Qs");
    long[] holes = {
      Hand.parse("As Kh"), Hand.parse("Qc 3d"), Hand.parse("Qd 4c"), Hand.parse("Jh 9c")
    }; // the last: a straight
    assertEquals(new Showdown(4, 0b1000, 0), STANDARD.showdown(board, holes));
    holes[3] = Hand.parse("Jh 3c");
    assertEquals(new Showdown(4, 0b0110, 0), STANDARD.showdown(board, holes)); // kickers T 8 7

    long river = Hand.parse("4d 6h 8s Qd Ts");
    Showdown split = HI_LO.showdown(river, Hand.parse("As 2h Kd Kc"), Hand.parse("Ac 2d Qh Qs"));
    assertEquals(new Showdown(2, 0b10, 0b11), split); // three queens; 8-6-4-2-A twice
    assertEquals(
        new Showdown(2, 0b10, 0),
        OmahaEvaluator.of("omaha")
            .showdown(river, Hand.parse("As 2h Kd Kc"), Hand.parse("Ac 2d Qh Qs")));
    assertRejected(
        "As of player 1 is held or dealt twice",
        () -> HI_LO.showdown(river, Hand.parse("As 2h Kd Kc"), Hand.parse("As 2d Qh Qs")));
    assertTrue(HI_LO.isSplit());
    assertFalse(STANDARD.isSplit());
  }

  @Test
  void showdown_ofHandsThatCannotMeet_isRejected() {
    long board = Hand.parse("2c 3c 4c 5d 9h");
    long aces = Hand.parse("As Ah");
    assertRejected("0 players: expected 1 to 64", () -> STANDARD.showdown(board, new long[0]));
    assertRejected(
        "Ah of player 1 is held or dealt twice",
        () -> STANDARD.showdown(board, aces, Hand.parse("Ah Kh")));
    assertRejected(
        "2c of player 1 is on the board, too",
        () -> STANDARD.showdown(board, aces, Hand.parse("2c Kh")));
    assertRejected(
        "players with 2 and 1 cards", () -> STANDARD.showdown(board, aces, Hand.parse("Kh")));
    assertRejected(
        "1 card, short-deck takes 5 to 7: As",
        () -> HandEvaluator.of("short-deck").showdown(Hand.EMPTY, Hand.parse("As")));
    assertEquals(1.0 / 2, HandEvaluator.of("multi-deck").showdown(0L, aces, aces).share(0));
    assertRejected("65 players: expected 1 to 64", () -> Showdown.of(new int[65]));
    assertRejected("value -1 of player 1: expected 0 or more", () -> Showdown.of(1, -1));
    assertRejected(
        "1 high values and 2 low values", () -> Showdown.ofHalves(new int[1], new int[2]));
    assertRejected("player 2 wins: expected 0 to 1", () -> new Showdown(2, 0b100, 0));
    assertRejected("a pot of -1: expected 0 or more", () -> Showdown.of(1).chips(-1));
    assertEquals(
        "player 2: expected 0 to 1",
        assertThrows(IndexOutOfBoundsException.class, () -> Showdown.of(1, 2).share(2))
            .getMessage());
    assertEquals(-1L, Showdown.of(filled(64)).winners());
  }

  @Test
  void omaha_holeAndBoard_areAHand() {
    long hole = Hand.parse("As 2h Kd Kc");
    long board = Hand.parse("4d 6h 8s Qd Ts");
    OmahaHand hand = OmahaHand.ofHole(hole).withBoard(board);
    assertEquals(HI_LO.evaluate(hand), HI_LO.evaluate(hole, board));
    assertEquals(HI_LO.lowHalf().evaluate(hand), HI_LO.lowHalf().evaluate(hole, board));
    assertEquals("8-6-4-2-A low", HI_LO.lowHalf().describe(HI_LO.lowHalf().evaluate(hole, board)));
  }

  private static int[] filled(int players) {
    int[] values = new int[players];
    Arrays.fill(values, 5);
    return values;
  }
}
