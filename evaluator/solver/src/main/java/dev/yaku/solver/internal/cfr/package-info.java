/**
 * Solves by counterfactual regret minimization: keeps a regret and a mean frequency for each action
 * of each hand, improves them in every iteration, and evaluates the mean strategies. It serves the
 * public face. It is made from the trees of actions and of cards, and does not know the game.
 */
package dev.yaku.solver.internal.cfr;
