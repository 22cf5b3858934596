package dev.yaku.solver;

import java.util.Locale;

/** A decision of an {@link AllInGame}: to go all-in, or to fold. */
public enum AllInDecision {
  /** The button of three players is the first to act. */
  BUTTON(0b001),
  /** The small blind faces the all-in of the button. */
  SMALL_BLIND_VS_BUTTON(0b011),
  /** The small blind is first to act: of two players, or since the button has folded. */
  SMALL_BLIND(0b010),
  /** The big blind faces the all-ins of both others. */
  BIG_BLIND_VS_BOTH(0b111),
  /** The big blind faces the all-in of the button; the small blind has folded. */
  BIG_BLIND_VS_BUTTON(0b101),
  /** The big blind faces the all-in of the small blind alone. */
  BIG_BLIND_VS_SMALL_BLIND(0b110);

  /** Those who are all-in if the player is, a bit for each: the highest is that of the player. */
  final int set;

  AllInDecision(int set) {
    this.set = set;
  }

  /** {@return who decides: 0 for the button, 1 for the small blind, 2 for the big blind} */
  public int seat() {
    return Integer.numberOfTrailingZeros(Integer.highestOneBit(set));
  }

  /** {@return those who are all-in, as a set: bit 0 for the button, bit 1 for the small blind} */
  public int facing() {
    return set ^ Integer.highestOneBit(set);
  }

  /** The name in texts, such as {@code big-blind-vs-button}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
