package dev.yaku.videopoker;

import java.util.Objects;

/**
 * How often a class of the pay table occurs with best play.
 *
 * @param name the class's name in the pay table, or {@code nothing} for hands that are not paid
 * @param pay for each coin
 * @param deals how often the class occurs, out of {@link VideoPoker#total()}
 * @param probability {@code deals} divided by that total
 * @param contribution the class's part of the return: probability times pay
 */
public record Frequency(
    String name, Fraction pay, long deals, Fraction probability, Fraction contribution) {
  /**
   * A class and its numbers, none of them null.
   *
   * @param name the class's name in the pay table, or {@code nothing} for hands that are not paid
   * @param pay for each coin
   * @param deals how often the class occurs, out of {@link VideoPoker#total()}
   * @param probability {@code deals} divided by that total
   * @param contribution the class's part of the return: probability times pay
   */
  public Frequency {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(pay, "pay");
    Objects.requireNonNull(probability, "probability");
    Objects.requireNonNull(contribution, "contribution");
  }
}
