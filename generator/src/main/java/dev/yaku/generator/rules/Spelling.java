package dev.yaku.generator.rules;

import java.util.Collection;
import java.util.Comparator;

/** Suggests the word that a misspelt one stands for. */
public final class Spelling {
  private Spelling() {}

  /** {@code did you mean "wheel"? }, or an empty text if no word is similar. */
  static String suggestion(String found, Collection<String> words) {
    int most = Math.max(1, found.length() / 3);
    return words.stream()
        .filter(word -> distance(found, word) <= most)
        .min(Comparator.comparingInt(word -> distance(found, word)))
        .map(word -> "did you mean \"" + word + "\"? ")
        .orElse("");
  }

  /** The number of letters to insert, delete or replace (Levenshtein distance). */
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j <= other.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= other.length(); j++) {
        int replaced = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
