package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Three hands before the flop, counted plainly: every combination of each class, every board, three
 * hands of seven cards evaluated and compared. Combinations that differ in the names of suits only
 * are dealt once.
 */
public final class PlainThree {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  /** The places of the first, the second and the third, by the number of the order. */
  private static final List<String> ORDERS =
      List.of(
          "000", "001", "010", "011", "012", "021", "100", "101", "102", "110", "120", "201",
          "210");

  private PlainThree() {}

  /** The deals of three classes by order. */
  public static long[] count(int first, int second, int third) {
    Map<String, long[]> dealt = new TreeMap<>(); // holes by a name that all suits share, and times
    for (int a = 0; a < HoleIndex.SIZE; a++) {
      for (int b = 0; HoleClass.of(a) == first && b < HoleIndex.SIZE; b++) {
        for (int c = 0; HoleClass.of(b) == second && c < HoleIndex.SIZE; c++) {
          long[] holes = {HoleIndex.hand(a), HoleIndex.hand(b), HoleIndex.hand(c), 0};
          if (HoleClass.of(c) == third && Long.bitCount(holes[0] | holes[1] | holes[2]) == 6) {
            dealt.computeIfAbsent(nameless(holes), name -> holes)[3]++;
          }
        }
      }
    }
    long[] byPlaces = new long[27]; // three digits of three
    for (long[] holes : dealt.values()) {
      Hands.of(Hand.DECK & ~(holes[0] | holes[1] | holes[2]), 5)
          .forEach(
              board -> {
                int x = STANDARD.evaluate(board | holes[0]);
                int y = STANDARD.evaluate(board | holes[1]);
                int z = STANDARD.evaluate(board | holes[2]);
                int places = 9 * place(x, y, z) + 3 * place(y, x, z) + place(z, x, y);
                byPlaces[places] += holes[3];
              });
    }
    long[] counts = ORDERS.stream().mapToLong(of -> byPlaces[Integer.parseInt(of, 3)]).toArray();
    if (Arrays.stream(counts).sum() != Arrays.stream(byPlaces).sum()) {
      throw new AssertionError("places that no order has: " + Arrays.toString(byPlaces));
    }
    return counts;
  }

  /** How many different values are better. */
  private static int place(int value, int one, int other) {
    int better = (one > value ? 1 : 0) + (other > value ? 1 : 0);
    return one == other ? Math.min(1, better) : better;
  }

  /** The ranks that each hole has in a suit, sorted: the same whatever the suits' names are. */
  private static String nameless(long... holes) {
    String[] suits = new String[4];
    for (int suit = 0; suit < suits.length; suit++) {
      suits[suit] = "";
      for (int hole = 0; hole < 3; hole++) {
        suits[suit] += " " + (holes[hole] >>> 13 * suit & 0x1FFF);
      }
    }
    Arrays.sort(suits);
    return String.join("/", suits);
  }

  /**
   * Compares entries of a table, chosen at random: {@code FILE [ENTRIES [SEED]]}; by default 1,000.
   */
  public static void main(String[] args) throws IOException {
    ThreeHands table = ThreeHands.open(Path.of(args[0]));
    int entries = args.length > 1 ? Integer.parseInt(args[1]) : 1000;
    SplittableRandom random = new SplittableRandom(args.length > 2 ? Long.parseLong(args[2]) : 35);
    for (int i = 1; i <= entries; i++) {
      int[] classes = random.ints(3, 0, HoleClass.SIZE).toArray();
      long[] counts = count(classes[0], classes[1], classes[2]);
      String names =
          String.join(
              " / ", Arrays.stream(classes).mapToObj(HoleClass::toString).toArray(String[]::new));
      long[] found = table.orders(classes[0], classes[1], classes[2]);
      if (!Arrays.equals(counts, found)) {
        throw new AssertionError(
            names + ": expected " + Arrays.toString(counts) + ", was " + Arrays.toString(found));
      }
      System.out.println(i + " " + names + " " + Arrays.toString(counts));
    }
  }
}
