/**
 * Solves hold'em for two players from the flop, the turn or the river on.
 *
 * <p>A {@link dev.yaku.solver.SolverSpot} is a question, which is text; a {@link
 * dev.yaku.solver.Solver} finds strategies for both players; the {@link dev.yaku.solver.Solution}
 * answers for every {@linkplain dev.yaku.solver.SolutionNode place}: how often each action is
 * taken, what hands and actions are worth, equity, and how likely hands are.
 *
 * <h2>Words</h2>
 *
 * <dl>
 *   <dt>oop, ip
 *   <dd>the player out of position, who acts first on each street, and the player in position.
 *   <dt>value
 *   <dd>of a player, a hand or an action: what the player has of the pot in the end less what the
 *       player adds from now on, in chips.
 *   <dt>exploitability
 *   <dd>the mean of what the two players would gain by the best answer to the other's strategy.
 *   <dt>lock
 *   <dd>a decision whose strategy is given.
 * </dl>
 */
@NullMarked
package dev.yaku.solver;

import org.jspecify.annotations.NullMarked;
