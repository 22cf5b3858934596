package dev.yaku.cli.equity;

import dev.yaku.Card;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.equity.OmahaRange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts the hands of a range of Omaha, in all and by their ranks and suits. */
final class OmahaRangeText {
  private static final long ONE_RANK = 0x8004002001L; // 1 | 1 << 13 | 1 << 26 | 1 << 39
  private static final int BITS = 3; // of a count of cards, seven at most

  private OmahaRangeText() {}

  /** The range, the number of its hands, and a line for each pattern, the most frequent first. */
  static void draw(Sheet sheet, OmahaRange range, long dead, long all, Words words) {
    long[] hands = new long[1];
    Map<Long, long[]> patterns = new TreeMap<>();
    range
        .without(dead)
        .forEach(
            hand -> {
              hands[0]++;
              long pattern = (long) counts(hand, false) << Integer.SIZE | counts(hand, true);
              patterns.computeIfAbsent(pattern, key -> new long[1])[0]++;
            });
    if (hands[0] == 0) {
      throw new IllegalArgumentException(range + ": no hand is left");
    }
    sheet.line(range + "\n").line(words.say("range.omaha"));
    List<Map.Entry<Long, long[]>> sorted = new ArrayList<>(patterns.entrySet());
    sorted.sort(Comparator.comparing(entry -> -entry.getValue()[0]));
    for (Map.Entry<Long, long[]> each : sorted) {
      long pattern = each.getKey();
      long count = each.getValue()[0];
      String ranks = text((int) (pattern >>> Integer.SIZE));
      double share = 100.0 * count / hands[0];
      sheet.line(
          Words.format("%,14d  %-11s  %-11s  %6.2f %%", count, ranks, text((int) pattern), share));
    }
    double share = 100.0 * hands[0] / all;
    sheet.line("").line(words.say("range.omaha.all", hands[0], all, range.cards(), share));
    if (range.toString().contains("%")) {
      sheet.line(words.say("range.omaha.percent"));
    }
  }

  /** How many cards of a hand have the same suit or rank: in octal digits, the most first. */
  private static int counts(long hand, boolean ofSuit) {
    int[] bySize = new int[1 + 7];
    int kinds = ofSuit ? Card.SUITS.length() : Card.RANK_COUNT;
    for (int kind = 0; kind < kinds; kind++) {
      long cards =
          ofSuit ? (1L << Card.RANK_COUNT) - 1 << Card.RANK_COUNT * kind : ONE_RANK << kind;
      bySize[Long.bitCount(hand & cards)]++;
    }
    int counts = 0;
    int at = 0;
    for (int size = 1; size <= 7; size++) {
      for (int i = 0; i < bySize[size]; i++) {
        counts |= size << at;
        at += BITS;
      }
    }
    return counts;
  }

  /** Counts as text, such as {@code 2-1-1}. */
  private static String text(int counts) {
    return String.join("-", Integer.toOctalString(counts).split("(?<=.)(?=.)", -1));
  }
}
