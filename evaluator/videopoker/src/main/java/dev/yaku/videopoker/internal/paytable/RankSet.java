package dev.yaku.videopoker.internal.paytable;

import dev.yaku.Card;
import java.util.List;
import java.util.Locale;

/**
 * Converts sets of ranks from and to text: {@code A}, {@code J-A}, {@code A-4} with the ace low,
 * {@code A,2,5-K}.
 */
public final class RankSet {
  private static final int ACE = Card.RANK_COUNT - 1;
  private static final List<String> PLURALS =
      List.of(
          "deuces", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens",
          "jacks", "queens", "kings", "aces");

  private RankSet() {}

  /** The plural of a rank: {@code deuces}. */
  static String plural(int rank) {
    return PLURALS.get(rank);
  }

  /** The rank of a plural, or -1. */
  static int ofPlural(String word) {
    return PLURALS.indexOf(word.toLowerCase(Locale.ROOT));
  }

  /** Reads a set of ranks, and rejects any other text. */
  static int parse(String text) {
    int set = 0;
    for (String part : text.split(",", -1)) {
      String[] ends = part.split("-", -1);
      int low = rank(ends[0], text);
      int high = rank(ends[ends.length - 1], text);
      low = low == ACE && ends.length == 2 ? -1 : low;
      if (ends.length > 2 || low > high) {
        throw error(text);
      }
      for (int rank = low; rank <= high; rank++) {
        set |= 1 << (rank < 0 ? ACE : rank);
      }
    }
    return set;
  }

  private static int rank(String text, String all) {
    String name = text.equals("10") ? "T" : text.toUpperCase(Locale.ROOT);
    int rank = name.length() == 1 ? Card.RANKS.indexOf(name) : -1;
    if (rank < 0) {
      throw error(all);
    }
    return rank;
  }

  private static IllegalArgumentException error(String text) {
    return new IllegalArgumentException(
        "expected ranks of " + Card.RANKS + " such as A, J-A or A,2-4, found \"" + text + "\"");
  }

  /** A set as text, which {@link #parse} reads as the same set. */
  static String toString(int set) {
    boolean aceLow = (set >>> ACE & 1) != 0 && (set & 1) != 0;
    StringBuilder text = new StringBuilder();
    for (int rank = aceLow ? -1 : 0; rank <= (aceLow ? ACE - 1 : ACE); rank++) {
      int low = rank;
      while (rank < ACE - (aceLow ? 1 : 0) && has(set, rank) && has(set, rank + 1)) {
        rank++;
      }
      if (has(set, rank)) {
        text.append(text.isEmpty() ? "" : ",").append(name(low));
        text.append(low == rank ? "" : "-" + name(rank));
      }
    }
    return text.toString();
  }

  private static boolean has(int set, int rank) {
    return (set >>> (rank < 0 ? ACE : rank) & 1) != 0;
  }

  private static char name(int rank) {
    return Card.RANKS.charAt(rank < 0 ? ACE : rank);
  }
}
