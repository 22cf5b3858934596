package dev.yaku.cli;

import java.util.Arrays;
import java.util.function.ToIntFunction;

/**
 * What a machine of video poker returns with the best way to hold of each deal, without a class of
 * the library. What is drawn to held cards pays as much as all hands with them, less those with
 * others of the deal.
 */
final class PlainMachine {
  private static final int CARDS = 52;

  /** In how many ways so many cards are chosen of so many. */
  private static final int[][] WAYS = new int[CARDS + 1][6];

  static {
    for (int of = 0; of <= CARDS; of++) {
      WAYS[of][0] = 1;
      for (int count = 1; count <= 5 && of > 0; count++) {
        WAYS[of][count] = WAYS[of - 1][count - 1] + WAYS[of - 1][count];
      }
    }
  }

  /** What all hands pay that have some cards, by how many these are and their number. */
  private final long[][] paid = new long[6][];

  private double sum; // of the best ways to hold
  private long deals;

  private PlainMachine() {
    for (int count = 0; count <= 5; count++) {
      paid[count] = new long[WAYS[CARDS][count]];
    }
  }

  /** The return of a coin, if this is what five cards pay. */
  static double returned(ToIntFunction<int[]> pays) {
    PlainMachine machine = new PlainMachine();
    int[] deck = PlainPoker.others();
    PlainPoker.choose(deck, 5, five -> machine.pay(pays.applyAsInt(five), five));
    PlainPoker.choose(deck, 5, machine::hold);
    return machine.sum / machine.deals;
  }

  /** The number of the cards of five that a set names, among all sets as large. */
  private static int number(int set, int... five) {
    int number = 0;
    int count = 0;
    for (int i = 0; i < 5; i++) {
      if ((set >> i & 1) != 0) {
        number += WAYS[five[i]][++count];
      }
    }
    return number;
  }

  private void pay(int pays, int... five) {
    for (int set = 0; pays > 0 && set < 32; set++) {
      paid[Integer.bitCount(set)][number(set, five)] += pays;
    }
  }

  /** One deal of four that are the same but for suits that are exchanged in a circle. */
  private void hold(int... five) {
    if ((five[0] + five[1] + five[2] + five[3] + five[4]) % 4 != 0) {
      return; // each exchange adds 5 to the sum
    }
    long[] drawn = new long[32]; // by what is held
    for (int set = 0; set < 32; set++) {
      drawn[set] = paid[Integer.bitCount(set)][number(set, five)];
    }
    double best = 0;
    for (int card = 1; card < 32; card <<= 1) {
      for (int set = 0; set < 32; set++) {
        drawn[set] -= (set & card) == 0 ? drawn[set | card] : 0;
      }
    }
    for (int set = 0; set < 32; set++) {
      best = Math.max(best, (double) drawn[set] / WAYS[CARDS - 5][5 - Integer.bitCount(set)]);
    }
    sum += best;
    deals++;
  }

  /** What full-pay deuces wild pays for a coin. */
  static int paidWithDeuces(int... five) {
    int[] counts = new int[13];
    int suits = 0;
    int ranks = 0;
    int deuces = 0;
    for (int card : five) {
      if (card / 4 == 0) {
        deuces++;
      } else {
        counts[card / 4]++;
        ranks |= 1 << card / 4;
        suits |= 1 << card % 4;
      }
    }
    int most = Arrays.stream(counts).max().orElseThrow();
    boolean isFlush = Integer.bitCount(suits) <= 1;
    boolean isStraight = most == 1 && isWithinFive(ranks);
    boolean isRoyal = isFlush && most == 1 && ranks >> 8 << 8 == ranks; // from the ten on
    if (deuces == 4) {
      return 200;
    } else if (isRoyal) {
      return deuces == 0 ? 800 : 25;
    } else if (most + deuces == 5) {
      return 15;
    } else if (isFlush && isStraight) {
      return 9;
    } else if (most + deuces == 4) {
      return 5;
    } else if (Integer.bitCount(ranks) == 2) {
      return 3;
    } else if (isFlush || isStraight) {
      return 2;
    }
    return most + deuces == 3 ? 1 : 0;
  }

  /** Whether five ranks in a row, or those of a wheel, have all these among them. */
  private static boolean isWithinFive(int ranks) {
    boolean isWithin = (ranks & ~PlainPoker.WHEEL) == 0;
    for (int low = 0; low <= 8; low++) {
      isWithin |= (ranks & ~(31 << low)) == 0;
    }
    return isWithin;
  }
}
