package dev.yaku.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Poker as its rules are written, slowly, and without a class of the library: cards are 4 x rank +
 * suit, hands are arrays of them, and the greater value wins.
 */
final class PlainPoker {
  static final String RANKS = "23456789TJQKA";
  static final String SUITS = "cdhs";
  static final List<String> CATEGORIES =
      List.of(
          "high-card",
          "one-pair",
          "two-pair",
          "three-of-a-kind",
          "straight",
          "flush",
          "full-house",
          "four-of-a-kind",
          "straight-flush");
  private static final List<String> PATTERNS =
      List.of("11111", "2111", "221", "311", "", "", "32", "41");
  static final int WHEEL = 0b1_0000_0000_1111;

  private PlainPoker() {}

  static int[] cards(String text) {
    return text.isEmpty()
        ? new int[0]
        : Arrays.stream(text.split(" ", -1))
            .mapToInt(card -> 4 * RANKS.indexOf(card.charAt(0)) + SUITS.indexOf(card.charAt(1)))
            .toArray();
  }

  static String text(int card) {
    return "" + RANKS.charAt(card / 4) + SUITS.charAt(card % 4);
  }

  static int[] and(int[] some, int... more) {
    int[] all = Arrays.copyOf(some, some.length + more.length);
    System.arraycopy(more, 0, all, some.length, more.length);
    return all;
  }

  /** The cards that are none of these, from the deuce of clubs up. */
  static int[] others(int... known) {
    return IntStream.range(0, 52)
        .filter(card -> Arrays.stream(known).noneMatch(each -> each == card))
        .toArray();
  }

  /** All ways to choose so many cards. */
  static List<int[]> choices(int[] of, int count) {
    List<int[]> all = new ArrayList<>();
    choose(of, 0, new int[count], 0, chosen -> all.add(chosen.clone()));
    return all;
  }

  /** The same for who looks at each way only once: the array is the same. */
  static void choose(int[] of, int count, Consumer<int[]> to) {
    choose(of, 0, new int[count], 0, to);
  }

  private static void choose(int[] of, int from, int[] chosen, int count, Consumer<int[]> to) {
    if (count == chosen.length) {
      to.accept(chosen);
      return;
    }
    for (int i = from; i < of.length; i++) {
      chosen[count] = of[i];
      choose(of, i + 1, chosen, count + 1, to);
    }
  }

  /** The greatest value of five of the cards. */
  static int best(int... cards) {
    return choices(cards, 5).stream().mapToInt(PlainPoker::value).max().orElseThrow();
  }

  /** The value of five cards: the category above what breaks ties. */
  static int value(int... five) {
    int ranks = 0;
    int suits = 0;
    for (int card : five) {
      ranks |= 1 << card / 4;
      suits |= 1 << card % 4;
    }
    boolean isFlush = Integer.bitCount(suits) == 1;
    int high = ranks == WHEEL ? 3 : 31 - Integer.numberOfLeadingZeros(ranks);
    boolean isStraight = ranks == WHEEL || ranks == 0b11111 << high - 4 && high >= 4;
    if (isStraight) {
      return (isFlush ? 8 : 4) << 20 | high;
    }
    int alike = alike(0, five);
    return isFlush ? 5 << 20 | alike & 0xFFFFF : alike;
  }

  static String category(int value) {
    return CATEGORIES.get(value >> 20);
  }

  /** The lowest is best, aces are low, straights and flushes do not count: the smaller value. */
  static int low(int... five) {
    return alike(1, five);
  }

  /** Cards of one rank before others: their pattern above the ranks, most of them first. */
  private static int alike(int shift, int... five) {
    int[] counts = new int[13];
    for (int card : five) {
      counts[(card / 4 + shift) % 13]++;
    }
    int ranks = 0;
    int pattern = 0;
    for (int count = 4; count > 0; count--) {
      for (int rank = 12; rank >= 0; rank--) {
        if (counts[rank] == count) {
          ranks = ranks << 4 | rank;
          pattern = 10 * pattern + count;
        }
      }
    }
    return PATTERNS.indexOf(Integer.toString(pattern)) << 20 | ranks;
  }

  /** In Omaha: the best value, or least low, of two cards of the hole and three of the board. */
  static int ofOmaha(int[] hole, int[] board, boolean isLow) {
    int best = isLow ? Integer.MAX_VALUE : 0;
    for (int[] two : choices(hole, 2)) {
      for (int[] three : choices(board, 3)) {
        int[] five = and(two, three);
        best = isLow ? Math.min(best, low(five)) : Math.max(best, value(five));
      }
    }
    return best;
  }

  /** A player's pot against another: 1, 1/2 or 0. */
  static double pot(int value, int other) {
    return value > other ? 1 : value == other ? 0.5 : 0;
  }

  /** Of two holes on a board with all that may come: each deal's pot, by the cards that come. */
  static double[] pots(int[] hole, int[] other, int[] board, int... dead) {
    int[] deck = others(and(and(and(hole, other), board), dead));
    return choices(deck, 5 - board.length).stream()
        .mapToDouble(
            (ToDoubleFunction<int[]>)
                come -> {
                  int[] all = and(board, come);
                  return pot(best(and(hole, all)), best(and(other, all)));
                })
        .toArray();
  }
}
