package dev.yaku;

import dev.yaku.internal.rules.EnglishWords;
import dev.yaku.internal.rules.JapaneseWords;
import java.util.Locale;

/**
 * The name of a hand's strength: a pair, a flush and so on.
 *
 * <p>The rules decide which categories count and which of two categories is better. Do not rely on
 * the order of these constants: compare values or packed values instead.
 */
public enum Category {
  /** No cards, or a low hand that does not qualify. */
  NONE,
  /** No pair, and nothing better. */
  HIGH_CARD,
  /** Two cards of one rank. */
  ONE_PAIR,
  /** Two cards of one rank, two of another. */
  TWO_PAIR,
  /** Three cards of one rank. */
  THREE_OF_A_KIND,
  /** Five cards whose ranks are in sequence. */
  STRAIGHT,
  /** All of one suit. */
  FLUSH,
  /** Three cards of one rank, two of another. */
  FULL_HOUSE,
  /** Four cards of one rank. */
  FOUR_OF_A_KIND,
  /** Ranks in sequence, all of one suit. */
  STRAIGHT_FLUSH,
  /** The straight flush up to the ace, if the rules distinguish it from others. */
  ROYAL_FLUSH,
  /** Five cards of one rank: with wild cards, or cards held twice. */
  FIVE_OF_A_KIND,
  /** A royal flush without wild cards, if the rules distinguish it from others. */
  NATURAL_ROYAL_FLUSH,
  /** At least four wild cards, if that is a category of the rules. */
  FOUR_WILD,
  /** In badugi: the best set of different ranks and suits has this many cards. */
  ONE_CARD,
  /** Badugi: a hand of two cards, as {@link #ONE_CARD} of one. */
  TWO_CARD,
  /** Badugi: a hand of three cards, as {@link #ONE_CARD} of one. */
  THREE_CARD,
  /** Four cards of different ranks and suits. */
  BADUGI;

  private final String text = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** {@return the spelling of the rules files, such as {@code full-house}} */
  public String text() {
    return text;
  }

  /**
   * {@return the category in words of the locale's language: "Full house", "フルハウス" in Japanese}
   * Languages other than Japanese give English.
   *
   * @param locale English, unless its language is Japanese
   */
  public String describe(Locale locale) {
    return locale.getLanguage().equals("ja") ? JapaneseWords.name(this) : EnglishWords.name(this);
  }
}
