package dev.yaku.solver;

import java.util.Locale;

/** A decision of an {@link AllInGame}: to go all-in, or to fold. */
public enum AllInDecision {
  /** The button of three players is the first to act. */
  BUTTON(0, 0, 0),
  /** The small blind faces the all-in of the button. */
  SMALL_BLIND_VS_BUTTON(1, 1, 1),
  /** The small blind is first to act: of two players, or since the button has folded. */
  SMALL_BLIND(2, 1, 0),
  /** The big blind faces the all-ins of both others. */
  BIG_BLIND_VS_BOTH(3, 2, 0b011),
  /** The big blind faces the all-in of the button; the small blind has folded. */
  BIG_BLIND_VS_BUTTON(4, 2, 0b001),
  /** The big blind faces the all-in of the small blind alone. */
  BIG_BLIND_VS_SMALL_BLIND(5, 2, 0b010);

  final int number;
  private final int seat;
  private final int facing;

  AllInDecision(int number, int seat, int facing) {
    this.number = number;
    this.seat = seat;
    this.facing = facing;
  }

  /** {@return who decides: 0 for the button, 1 for the small blind, 2 for the big blind} */
  public int seat() {
    return seat;
  }

  /** {@return those who are all-in, as a set: bit 0 for the button, bit 1 for the small blind} */
  public int facing() {
    return facing;
  }

  /** Whether two players have this decision, too: all but those with a button of its own. */
  boolean isOfTwo() {
    return this == SMALL_BLIND || this == BIG_BLIND_VS_SMALL_BLIND;
  }

  /** The name in texts, such as {@code big-blind-vs-button}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
