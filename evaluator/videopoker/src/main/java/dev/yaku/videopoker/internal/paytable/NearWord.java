package dev.yaku.videopoker.internal.paytable;

import java.util.Collection;
import java.util.Comparator;

/** Suggests an allowed word for a misspelt one. */
public final class NearWord {
  private static final int FAR = 3;

  private NearWord() {}

  /** A hint such as {@code ; did you mean full-house?}; empty if no word is near. */
  public static String hint(String word, Collection<String> allowed) {
    return allowed.stream()
        .filter(each -> distance(word, each) <= Math.min(FAR, each.length() / 2))
        .min(Comparator.comparingInt(each -> distance(word, each)))
        .map(each -> "; did you mean " + each + "?")
        .orElse("");
  }

  /** The number of letters to insert, delete or replace. */
  private static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
