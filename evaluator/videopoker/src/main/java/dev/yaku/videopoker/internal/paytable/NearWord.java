package dev.yaku.videopoker.internal.paytable;

import dev.yaku.internal.cards.Spelling;
import java.util.Collection;

/** Suggests an allowed word for a misspelt one. */
public final class NearWord {
  private NearWord() {}

  /** A hint such as {@code ; did you mean full-house?}; empty if no word is near. */
  public static String hint(String word, Collection<String> allowed) {
    String near = Spelling.nearest(word, allowed);
    return near == null ? "" : "; did you mean " + near + "?";
  }
}
