package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class HoldemRiverTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  private final SplittableRandom random = new SplittableRandom(3);

  private static char[] evaluated(HandEvaluator evaluator, long board) {
    char[] values = new char[HoleIndex.SIZE];
    for (int hole = 0; hole < values.length; hole++) {
      long hand = HoleIndex.hand(hole);
      if ((hand & board) == 0 && (hand & ~evaluator.ruleSet().deck()) == 0) {
        values[hole] = (char) evaluator.evaluate(hand | board);
      }
    }
    return values;
  }

  private static char[] values(HandEvaluator evaluator, long board) {
    char[] values = new char[HoleIndex.SIZE];
    HoldemRiver.values(evaluator, board, values);
    return values;
  }

  @Test
  void values_randomBoards_asEvaluated() {
    for (String name : List.of("standard", "no-wheel", "short-deck", "short-deck-trips")) {
      HandEvaluator evaluator = HandEvaluator.of(name);
      Dealer dealer = Dealer.of(random, evaluator.ruleSet().deck());
      for (int i = 0; i < 300; i++) {
        long board = dealer.deal(5);
        assertArrayEquals(evaluated(evaluator, board), values(evaluator, board), name);
      }
    }
  }

  @Test
  void values_boardsOfOneSuit_asEvaluated() {
    long clubs = (1L << 13) - 1;
    for (int suit = 0; suit < 4; suit++) {
      for (int others = 0; others <= 2; others++) {
        for (int i = 0; i < 20; i++) {
          long board = Dealer.of(random, clubs << 13 * suit).deal(5 - others);
          board |= Dealer.of(random, Hand.DECK & ~(clubs << 13 * suit)).deal(others);
          assertArrayEquals(evaluated(STANDARD, board), values(STANDARD, board));
        }
      }
    }
  }

  private static void assertWeighed(HandEvaluator evaluator, long board, double... theirs) {
    double[] win = new double[HoleIndex.SIZE];
    double[] tie = new double[HoleIndex.SIZE];
    HoldemRiver river = HoldemRiver.of(evaluator);
    long deck = evaluator.ruleSet().deck();
    river.setBoard(board ^ Long.lowestOneBit(board) ^ Long.lowestOneBit(deck & ~board));
    river.weigh(theirs, new double[HoleIndex.SIZE], new double[HoleIndex.SIZE]); // leaves no trace
    river.setBoard(board);
    river.weigh(theirs, win, tie);
    char[] values = values(evaluator, board);
    for (int mine = 0; mine < HoleIndex.SIZE; mine++) {
      double wins = 0;
      double ties = 0;
      for (int hole = 0; hole < HoleIndex.SIZE && values[mine] != 0; hole++) {
        boolean apart = (HoleIndex.hand(hole) & HoleIndex.hand(mine)) == 0;
        wins += apart && values[hole] != 0 && values[hole] < values[mine] ? theirs[hole] : 0;
        ties += apart && values[hole] == values[mine] ? theirs[hole] : 0;
      }
      assertEquals(wins, win[mine], 1e-9);
      assertEquals(ties, tie[mine], 1e-9);
    }
  }

  @Tag("proof")
  @Test
  void weigh_anyBoard_asPairByPair() {
    double[] theirs = random.doubles(HoleIndex.SIZE).toArray();
    for (String name : List.of("standard", "short-deck", "short-deck-trips")) {
      HandEvaluator evaluator = HandEvaluator.of(name);
      long deck = evaluator.ruleSet().deck();
      for (int suited = 0; suited <= 5; suited++) {
        for (int i = 0; i < 6; i++) {
          long suit = deck & 0x1FFFL << 13 * (i % 4);
          long board = Dealer.of(random, suit).deal(suited);
          board |= Dealer.of(random, deck & ~suit).deal(5 - suited);
          assertWeighed(evaluator, board, theirs);
        }
      }
    }
  }

  @Test
  void weigh_threePlayers_asChoiceByChoice() {
    double[] one = random.doubles(HoleIndex.SIZE).map(w -> w < 0.8 ? 0 : w).toArray();
    double[] other = random.doubles(HoleIndex.SIZE).map(w -> w < 0.8 ? 0 : w).toArray();
    HoldemRiver river = HoldemRiver.of(STANDARD);
    for (String text : List.of("2c 7c Tc Kd Ks", "Ts Js Qs Ks Ad", "2c 7d Th 4s 4h")) {
      long board = Hand.parse(text);
      char[] values = values(STANDARD, board);
      double[] dealt = new double[HoleIndex.SIZE];
      double[] pots = new double[HoleIndex.SIZE];
      river.setBoard(board);
      river.weighThree(one, other, dealt, pots);
      for (int hole = 0; hole < HoleIndex.SIZE; hole += 37) {
        double all = 0;
        double won = 0;
        for (int a = 0; a < HoleIndex.SIZE && values[hole] != 0; a++) {
          boolean apart = (HoleIndex.hand(a) & HoleIndex.hand(hole)) == 0;
          for (int b = 0; b < HoleIndex.SIZE && apart && values[a] != 0 && one[a] != 0; b++) {
            if (((HoleIndex.hand(a) | HoleIndex.hand(hole)) & HoleIndex.hand(b)) == 0) {
              double weight = values[b] == 0 ? 0 : one[a] * other[b];
              int best = Math.max(values[hole], Math.max(values[a], values[b]));
              int ties = 1 + (values[a] == best ? 1 : 0) + (values[b] == best ? 1 : 0);
              all += weight;
              won += values[hole] == best ? weight / ties : 0;
            }
          }
        }
        assertEquals(all, dealt[hole], 1e-7, text);
        assertEquals(won, pots[hole], 1e-7, text);
      }
    }
  }

  /** What weights of holes win on a board, summed pair by pair. */
  private static void addPairByPair(
      long board, double[] theirs, int step, double[] win, double[] tie) {
    char[] values = values(STANDARD, board);
    for (int mine = 0; mine < HoleIndex.SIZE; mine += step) {
      for (int hole = 0; hole < HoleIndex.SIZE && values[mine] != 0; hole++) {
        boolean apart = (HoleIndex.hand(hole) & HoleIndex.hand(mine)) == 0;
        win[mine] += apart && values[hole] != 0 && values[hole] < values[mine] ? theirs[hole] : 0;
        tie[mine] += apart && values[hole] == values[mine] ? theirs[hole] : 0;
      }
    }
  }

  @Tag("proof")
  @Test
  void weighRunouts_turnAndFlop_asPairByPair() {
    double[][] weights = new double[2][];
    weights[0] = random.doubles(HoleIndex.SIZE).toArray();
    weights[1] = random.doubles(HoleIndex.SIZE).toArray();
    HoldemRiver river = HoldemRiver.of(STANDARD);
    for (String text : List.of("2c 7c Tc Kd", "2c 7d Th Ks", "2c 7c Td")) {
      long known = Hand.parse(text);
      double[][] sums = new double[4][HoleIndex.SIZE];
      river.weighRunouts(known, weights[0], weights[1], sums[0], sums[1], sums[2], sums[3]);
      double[][] expected = new double[4][HoleIndex.SIZE];
      int step = 50;
      Hands.of(Hand.DECK & ~known, 5 - Long.bitCount(known))
          .with(known)
          .forEach(
              board -> {
                addPairByPair(board, weights[1], step, expected[0], expected[1]);
                addPairByPair(board, weights[0], step, expected[2], expected[3]);
              });
      double[] win = new double[HoleIndex.SIZE];
      double[] tie = new double[HoleIndex.SIZE];
      river.weighRunouts(known, weights[1], win, tie);
      assertArrayEquals(sums[0], win, 0, text);
      assertArrayEquals(sums[1], tie, 0, text);
      for (int i = 0; i < sums.length; i++) {
        for (int mine = 0; mine < HoleIndex.SIZE; mine += step) {
          assertEquals(expected[i][mine], sums[i][mine], 1e-6, text);
        }
      }
    }
  }

  @Test
  void sum_river_weightsThatShareNoCard() {
    HoldemRiver river = HoldemRiver.of(STANDARD);
    river.setBoard(Hand.parse("2c 7c Tc Kd Ks"));
    double[] theirs = random.doubles(HoleIndex.SIZE).toArray();
    double[] win = new double[HoleIndex.SIZE];
    double[] tie = new double[HoleIndex.SIZE];
    double[] sums = new double[HoleIndex.SIZE];
    river.weigh(theirs, win, tie);
    river.sum(theirs, sums);
    int best = HoleIndex.of(Hand.parse("Kc Kh"));
    assertEquals(sums[best], win[best], 1e-9);
    assertEquals(0, tie[best], 1e-9);
    assertEquals(0, sums[HoleIndex.of(Hand.parse("2c Ah"))]);
  }

  @Test
  void badBoard_rejected() {
    HoldemRiver river = HoldemRiver.of(STANDARD);
    assertThrows(IllegalArgumentException.class, () -> river.setBoard(Hand.parse("2c 3c 4c 5c")));
    assertThrows(IllegalArgumentException.class, () -> river.setBoard(31L << 60));
    double[] weights = new double[HoleIndex.SIZE];
    assertThrows(
        IllegalArgumentException.class,
        () -> river.weighRunouts(Hand.parse("2c 3c"), weights, weights, weights));
    for (int bit : new int[] {52, 60, 63}) {
      long board = Hand.parse("2c 3c 4c") | 1L << bit;
      String message =
          assertThrows(
                  IllegalArgumentException.class,
                  () -> river.weighRunouts(board, weights, weights, weights))
              .getMessage();
      assertTrue(message.startsWith("expected three to five cards of the deck"), message);
      assertThrows(
          IllegalArgumentException.class,
          () -> river.weighRunouts(board, weights, weights, weights, weights, weights, weights));
    }
    assertThrows(
        IllegalArgumentException.class, () -> HoldemRiver.of(HandEvaluator.of("ace-to-five")));
  }

  @Test
  void arraysOfAnotherLength_areRejected() {
    HoldemRiver river = HoldemRiver.of(STANDARD);
    long flop = Hand.parse("2c 7h Ts");
    river.setBoard(Hand.parse("2c 7h Ts Qc 3d"));
    double[] right = new double[HoleIndex.SIZE];
    double[] wrong = new double[HoleIndex.SIZE + 1];
    List<Executable> calls =
        List.of(
            () -> river.values(new char[3]),
            () -> HoldemRiver.values(STANDARD, flop, new char[3]),
            () -> river.weigh(wrong, right, right),
            () -> river.weigh(right, right, wrong),
            () -> river.sum(right, wrong),
            () -> river.weighThree(right, right, right, wrong),
            () -> river.weighRunouts(flop, right, wrong, right),
            () -> river.weighRunouts(flop, right, right, right, right, right, wrong));
    for (Executable call : calls) {
      String message = assertThrows(IllegalArgumentException.class, call).getMessage();
      assertTrue(message.contains(": expected an array of length 1326, found "), message);
    }
  }

  @Test
  void withoutABoard_isRejected() {
    HoldemRiver river = HoldemRiver.of(STANDARD);
    double[] sums = new double[HoleIndex.SIZE];
    List<Executable> calls =
        List.of(
            () -> river.values(new char[HoleIndex.SIZE]),
            () -> river.weigh(sums, sums, sums),
            () -> river.sum(sums, sums),
            () -> river.weighThree(sums, sums, sums, sums));
    for (Executable call : calls) {
      assertEquals(
          "no board: call setBoard first",
          assertThrows(IllegalStateException.class, call).getMessage());
    }
  }

  @Test
  void toString_rulesAndBoard() {
    HoldemRiver river = HoldemRiver.of(STANDARD);
    assertEquals("standard, no board", river.toString());
    river.setBoard(Hand.parse("Ah Kh Qd 2c 2s"));
    assertEquals("standard, on 2c Qd Kh Ah 2s", river.toString());
  }
}
