package dev.yaku.generator.rules;

import java.util.Locale;

/** The categories that a rules file can order; the order of the constants has no meaning. */
public enum Category {
  HIGH_CARD,
  ONE_PAIR,
  TWO_PAIR,
  THREE_OF_A_KIND,
  STRAIGHT,
  FLUSH,
  FULL_HOUSE,
  FOUR_OF_A_KIND,
  STRAIGHT_FLUSH,
  ROYAL_FLUSH,
  FIVE_OF_A_KIND,
  /** A royal flush without wild cards. */
  NATURAL_ROYAL_FLUSH,
  /** At least four wild cards. */
  FOUR_WILD;

  /** The number of wild cards of {@link #FOUR_WILD}. */
  public static final int MANY_WILD = 4;

  /** The spelling of the rules files: {@code full-house}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Whether the category needs five (or three) cards of one suit. */
  public boolean isFlush() {
    return this == FLUSH || this == STRAIGHT_FLUSH || isRoyal();
  }

  /** Whether the ranks of the category are consecutive. */
  public boolean isStraight() {
    return this == STRAIGHT || this == STRAIGHT_FLUSH || isRoyal();
  }

  private boolean isRoyal() {
    return this == ROYAL_FLUSH || this == NATURAL_ROYAL_FLUSH;
  }

  /** Whether a rules file may omit the category even if hands can have it. */
  public boolean isOptional() {
    return isStraight() || isFlush() || this == FOUR_WILD;
  }
}
