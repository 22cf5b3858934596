package dev.yaku.videopoker;

import java.util.Map;

/**
 * One way to play a deal.
 *
 * @param held the cards that are held, as a set
 * @param value what it returns for a coin, on average over all draws; exactly
 * @param variance of what it returns
 * @param draws how many draws give each class of pays, by its name, weakest first, with {@code
 *     nothing}
 */
public record Hold(long held, Fraction value, Fraction variance, Map<String, Long> draws) {}
