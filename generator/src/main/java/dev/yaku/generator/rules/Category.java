package dev.yaku.generator.rules;

import java.util.Arrays;
import java.util.Optional;

/** The categories that a rules file can order; the constants' order means nothing. */
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
  FIVE_OF_A_KIND;

  /** The spelling of the rules files: {@code full-house}. */
  public String text() {
    return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  static Optional<Category> of(String text) {
    return Arrays.stream(values()).filter(c -> c.text().equals(text)).findFirst();
  }

  /** Whether only five (or three) cards of one suit make it. */
  public boolean isFlush() {
    return this == FLUSH || this == STRAIGHT_FLUSH || this == ROYAL_FLUSH;
  }

  /** Whether its ranks are a run. */
  public boolean isStraight() {
    return this == STRAIGHT || this == STRAIGHT_FLUSH || this == ROYAL_FLUSH;
  }
}
