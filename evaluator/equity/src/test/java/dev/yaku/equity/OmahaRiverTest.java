package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class OmahaRiverTest {
  private static final OmahaEvaluator OMAHA = OmahaEvaluator.of("omaha");
  private static final int OPPONENTS = 123_410; // four of 43 cards

  private final SplittableRandom random = new SplittableRandom(19);
  private final double[] theirs = new double[OmahaRiver.SIZE];
  private final double[] win = new double[OmahaRiver.SIZE];
  private final double[] tie = new double[OmahaRiver.SIZE];

  /** Weights that are whole, so that sums are exact. */
  private void check(OmahaEvaluator evaluator, long board) {
    Arrays.setAll(theirs, i -> random.nextInt(4));
    Arrays.fill(win, 0);
    Arrays.fill(tie, 0);
    OmahaRiver river = OmahaRiver.of(evaluator);
    river.setBoard(board);
    river.weigh(theirs, win, tie);
    for (int i = 0; i < 4; i++) {
      long hole = Dealer.of(random, Hand.DECK).deal(4, board);
      int value = evaluator.evaluate(OmahaHand.ofHole(hole).withBoard(board));
      double[] sums = new double[2]; // of those that are worse, and equal
      Hands.of(Hand.DECK & ~board & ~hole, 4)
          .forEach(
              other -> {
                int found = evaluator.evaluate(OmahaHand.ofHole(other).withBoard(board));
                double weight = theirs[OmahaRiver.index(other)];
                sums[0] += found < value ? weight : 0;
                sums[1] += found == value && value > 0 ? weight : 0;
              });
      String message = Hand.toString(hole) + " | " + Hand.toString(board);
      assertEquals(sums[0], win[OmahaRiver.index(hole)], message);
      assertEquals(sums[1], tie[OmahaRiver.index(hole)], message);
    }
  }

  @Test
  void weigh_someHoles_asEveryOpponentEvaluated() {
    for (String board : new String[] {"Ah Kh Qd 2c 2s", "9h 8h 7h 6h 2c", "2c 2d 2h 2s Ac"}) {
      check(OMAHA, Hand.parse(board));
    }
    check(OMAHA, Dealer.of(random, Hand.DECK).deal(5));
  }

  @Test
  void weigh_lowHalf_asEveryOpponentEvaluated() {
    OmahaEvaluator low = OmahaEvaluator.of("omaha-hi-lo").lowHalf();
    check(low, Hand.parse("4d 6h 8s Qd Ts"));
    check(low, Hand.parse("2c 3d 4h 5s Ac"));
    check(low, Hand.parse("9c Td Jh Ks 2c")); // no low is possible
  }

  /** What some win, others lose; and of two equal holes each ties with the other. */
  @Test
  void weigh_anyHoleAgainstAny_isSymmetric() {
    OmahaRiver river = OmahaRiver.of(OMAHA);
    Arrays.fill(theirs, 1);
    for (int i = 0; i < 3; i++) {
      long board = Dealer.of(random, Hand.DECK).deal(5);
      Arrays.fill(win, 0);
      Arrays.fill(tie, 0);
      river.setBoard(board);
      river.weigh(theirs, win, tie);
      double won = Arrays.stream(win).sum();
      double tied = Arrays.stream(tie).sum();
      assertEquals(178_365.0 * OPPONENTS, 2 * won + tied, Hand.toString(board));
      int[] dead = {0};
      Hands.of(Hand.DECK, 4)
          .forEach(
              hole -> {
                int index = OmahaRiver.index(hole);
                if ((hole & board) != 0) {
                  dead[0]++;
                  assertEquals(0, win[index] + tie[index], "a hole with a card of the board");
                }
              });
      assertEquals(OmahaRiver.SIZE - 178_365, dead[0]);
    }
  }

  @Test
  void index_ofEveryHole_isItsPlaceInOrder() {
    boolean[] seen = new boolean[OmahaRiver.SIZE];
    Hands.of(Hand.DECK, 4).forEach(hole -> seen[OmahaRiver.index(hole)] = true);
    for (boolean each : seen) {
      assertTrue(each);
    }
    assertEquals(0, OmahaRiver.index(Hand.parse("2c 3c 4c 5c")));
    assertEquals(OmahaRiver.SIZE - 1, OmahaRiver.index(Hand.parse("As Ks Qs Js")));
  }

  @Test
  void wrongArguments_sayWhatWasExpected() {
    OmahaRiver river = OmahaRiver.of(OMAHA);
    assertEquals(
        "no board: call setBoard first",
        assertThrows(IllegalStateException.class, () -> river.weigh(theirs, win, tie))
            .getMessage());
    river.setBoard(Hand.parse("Ah Kh Qd 2c 2s"));
    assertEquals(
        "\"2c 3c 4c 5c\": expected a board of five cards",
        assertThrows(
                IllegalArgumentException.class, () -> river.setBoard(Hand.parse("2c 3c 4c 5c")))
            .getMessage());
    assertEquals(
        "tie: expected an array of length 270725, found 3",
        assertThrows(IllegalArgumentException.class, () -> river.weigh(theirs, win, new double[3]))
            .getMessage());
    assertEquals(
        "\"Qs Ks As\": expected four cards without jokers",
        assertThrows(IllegalArgumentException.class, () -> OmahaRiver.index(Hand.parse("As Ks Qs")))
            .getMessage());
  }
}
