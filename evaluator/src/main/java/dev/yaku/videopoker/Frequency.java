package dev.yaku.videopoker;

/**
 * How often a class of pays comes with best play.
 *
 * @param name of the class, as in the pay table; {@code nothing} for what is not paid
 * @param pay for a coin
 * @param deals how often it comes, out of {@link VideoPoker#total()}
 * @param probability the same as a part of one
 * @param contribution what it gives to the return: probability times pay
 */
public record Frequency(
    String name, Fraction pay, long deals, Fraction probability, Fraction contribution) {}
