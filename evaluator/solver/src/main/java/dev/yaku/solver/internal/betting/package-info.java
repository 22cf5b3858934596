/**
 * The tree of actions, whatever the cards: what may be bet, and what that leads to. It is for the
 * rooms that read questions and that solve. It is made from a few rules of betting, and knows
 * nothing about cards but their number.
 */
package dev.yaku.solver.internal.betting;
