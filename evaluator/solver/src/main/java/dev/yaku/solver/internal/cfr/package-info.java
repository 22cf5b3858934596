/**
 * Solves by counterfactual regret minimization: keeps a regret and a sum of strategies for each
 * action of each hand, improves them again and again, and finds what the averages are worth. It is
 * for the public face. It is made from the trees of actions and of cards, and does not know what
 * the game is.
 */
package dev.yaku.solver.internal.cfr;
