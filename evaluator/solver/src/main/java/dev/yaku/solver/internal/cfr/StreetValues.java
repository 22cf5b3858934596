package dev.yaku.solver.internal.cfr;

/**
 * The values of a street's places to a player with one deal, each times the probability that the
 * opponent comes there.
 *
 * @param values by array, row and hand: of actions and of the street's starts
 * @param own by first array of a group of decisions, row and hand: of decisions
 * @param best by row and hand: of the street's starts, with the best answer from there on
 */
record StreetValues(double[][] values, double[][] own, double[] best) {}
