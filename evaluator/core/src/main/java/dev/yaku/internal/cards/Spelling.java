package dev.yaku.internal.cards;

import java.util.Collection;

/** Finds the word that a misspelling may stand for. */
public final class Spelling {
  /** A word may have one wrong letter for each this many letters. */
  private static final int LETTERS_PER_FAULT = 3;

  private static final int LONG = 100; // whatever is longer is no word

  private Spelling() {}

  /** A hint such as {@code ; did you mean full-house?}; empty if no word is near. */
  public static String hint(String word, Collection<String> words) {
    String near = nearest(word, words);
    return near == null ? "" : "; did you mean " + near + "?";
  }

  /**
   * The word nearest to this one, or the first of several; if none is near, the first that begins
   * with this one, or is its beginning; else null.
   */
  public static String nearest(String word, Collection<String> words) {
    String nearest = null;
    int least = Math.min(word.length(), LONG) / LETTERS_PER_FAULT + 1;
    for (String each : words) {
      if (nearest == null && isBeginning(word, each)) {
        nearest = each;
      }
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

  /** Whether a word of three letters or more is the beginning of the other. */
  private static boolean isBeginning(String word, String other) {
    int shorter = Math.min(word.length(), other.length());
    return shorter >= LETTERS_PER_FAULT
        && word.length() <= LONG
        && word.regionMatches(0, other, 0, shorter);
  }

  /** The number of letters to insert, remove or replace, or of neighbours to swap. */
  private static int faults(String word, String other) {
    int[][] faults = new int[word.length() + 1][other.length() + 1];
    for (int i = 0; i <= word.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        faults[i][j] = i == 0 || j == 0 ? i + j : least(faults, word, i, other, j);
      }
    }
    return faults[word.length()][other.length()];
  }

  /** The faults of the first letters, from those of fewer letters. */
  private static int least(int[][] faults, String word, int i, String other, int j) {
    int replaced = word.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
    int least = Math.min(faults[i - 1][j], faults[i][j - 1]) + 1;
    least = Math.min(least, faults[i - 1][j - 1] + replaced);
    boolean swapped =
        i > 1
            && j > 1
            && word.charAt(i - 1) == other.charAt(j - 2)
            && word.charAt(i - 2) == other.charAt(j - 1);
    return swapped ? Math.min(least, faults[i - 2][j - 2] + 1) : least;
  }
}
