package dev.yaku.internal.cards;

import java.util.Collection;

/** Finds the word that a misspelling may stand for. */
public final class Spelling {
  /** A word may have one wrong letter for each this many letters. */
  private static final int LETTERS_PER_FAULT = 3;

  private Spelling() {}

  /** A hint such as {@code ; did you mean full-house?}; empty if no word is near. */
  public static String hint(String word, Collection<String> words) {
    String near = nearest(word, words);
    return near == null ? "" : "; did you mean " + near + "?";
  }

  /** The word nearest to this one, or the first of several; null if none is near. */
  public static String nearest(String word, Collection<String> words) {
    String nearest = null;
    int least = Math.min(word.length(), 100) / LETTERS_PER_FAULT + 1;
    for (String each : words) {
      if (Math.abs(word.length() - each.length()) >= least) {
        continue; // at least so many faults: a long text costs nothing
      }
      int faults = faults(word, each);
      if (faults < least) {
        nearest = each;
        least = faults;
      }
    }
    return nearest;
  }

  /** The number of letters to insert, remove or replace. */
  private static int faults(String word, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= word.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int replaced = diagonal + (word.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
      }
    }
    return row[other.length()];
  }
}
