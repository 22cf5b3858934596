/**
 * The tree of cards, whatever the actions: which boards come, those that differ only in suits once,
 * and what the players may hold with each. It is for the room that solves. It is made from a game
 * of cards and two lists of hands.
 */
package dev.yaku.solver.internal.deals;
