/**
 * Solves hold'em for two players from the flop, the turn or the river on, and push or fold before
 * the flop for two or three.
 *
 * <p>A {@link dev.yaku.solver.SolverSpot} is a question, which is text; a {@link
 * dev.yaku.solver.Solver} finds strategies for both players; the {@link dev.yaku.solver.Solution}
 * answers for every {@linkplain dev.yaku.solver.SolutionNode place}: how often each action is
 * taken, the values of hands and actions, equity, and how likely hands are. An {@link
 * dev.yaku.solver.AllInGame} is a question of its own, which an {@link dev.yaku.solver.AllInSolver}
 * solves; {@link dev.yaku.solver.Icm} values stacks in prizes.
 *
 * <h2>Words</h2>
 *
 * <dl>
 *   <dt>oop, ip
 *   <dd>the player out of position, who acts first on each street, and the player in position.
 *   <dt>value
 *   <dd>of a player, a hand or an action: the player's part of the pot in the end less the chips
 *       that the player adds from now on.
 *   <dt>exploitability
 *   <dd>the mean of the two players' gains by the best answer to the other's strategy.
 *   <dt>lock
 *   <dd>a decision whose strategy is given.
 * </dl>
 */
@NullMarked
package dev.yaku.solver;

import org.jspecify.annotations.NullMarked;
