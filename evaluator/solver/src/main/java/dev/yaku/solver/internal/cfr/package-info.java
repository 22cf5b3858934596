/**
 * Solves by counterfactual regret minimization: keeps a regret and a mean frequency for each action
 * of each hand, improves them in every iteration, and evaluates the mean strategies. It serves the
 * public face. It is made from the trees of actions and of cards, and does not know the game.
 *
 * <p>There are two walks through the tree. Iterations use floats, and the strategies that they
 * reach are measured in doubles: the exploitability differs by at most 9e-7 chips between both, but
 * a walk in doubles costs 2.5 to 9.6 times as much.
 *
 * <p>Vectors are used by reflection: this module runs without the JDK's incubating one, and a river
 * ends before its loops pay. {@code yaku-vector} requires that module, and so is an artifact of its
 * own.
 */
package dev.yaku.solver.internal.cfr;
