package dev.yaku.internal.paytable;

import dev.yaku.videopoker.Fraction;

/** A class of hands, what it pays for each coin, and the line of the text that says so. */
public record PayLine(PayClass payClass, Fraction pay, int line) {
  /** The same with another pay. */
  public PayLine with(Fraction other) {
    return new PayLine(payClass, other, line);
  }
}
