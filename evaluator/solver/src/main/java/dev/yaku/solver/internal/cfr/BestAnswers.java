package dev.yaku.solver.internal.cfr;

import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.cfr.ActionNumbers.Kind;
import dev.yaku.solver.internal.cfr.PlayerShape.Group;
import dev.yaku.solver.internal.deals.Deal;
import java.util.Arrays;

/** Makes a strategy of a player's best answer to the other's, whose strategy stays. */
final class BestAnswers implements Evaluation.Answers {
  /** Nothing is regretted yet. */
  static final ActionNumbers.Fixed NO_REGRETS =
      (deal, player, space) -> {
        for (int array = 1; array < space.length; array++) {
          Arrays.fill(space[array], 0);
        }
        return space;
      };

  private final Problem problem;
  private final Averages averages;
  private final int player;
  private final FloatNumbers means;

  private BestAnswers(Problem problem, Averages averages, int player) {
    this.problem = problem;
    this.averages = averages;
    this.player = player;
    means = new FloatNumbers(problem, Kind.MEANS);
  }

  /** The strategies, with the other's as they are. */
  static ActionNumbers of(Solve solve, int player, Team team) {
    BestAnswers answers = new BestAnswers(solve.problem(), solve.averages(), player);
    answers.copy(solve.means());
    new Evaluation(solve, answers).start(player, team);
    return answers.means;
  }

  private void copy(ActionNumbers from) {
    for (int level = 0; level < problem.streets(); level++) {
      PlayerShape shape = problem.shape(level).players[1 - player];
      for (Deal deal : problem.deals(level)) {
        int padded = deal.padded(1 - player);
        float[][] of = from.open(deal, 1 - player, shape.space(Kind.MEANS, padded));
        float[][] into = means.open(deal, 1 - player, of);
        for (int array : shape.kept(Kind.MEANS)) {
          System.arraycopy(of[array], 0, into[array], 0, into[array].length);
        }
      }
    }
  }

  /** What is best is always done; what makes no difference as often as before. */
  @Override
  public void best(Deal deal, double[][] best) {
    float[][] into = means.open(deal, player, new float[0][]);
    double[][] before = averages.of(deal, player);
    int padded = deal.padded(player);
    for (Group group : problem.shape(deal, player).groups) {
      for (int at = 0; at < group.decisions() * padded; at++) {
        int first = group.first();
        int most = first;
        boolean differ = false;
        for (int action = first + 1; action < first + group.actions(); action++) {
          differ |= best[action][at] != best[first][at];
          most = best[action][at] > best[most][at] ? action : most;
        }
        for (int action = first + 1; action < first + group.actions(); action++) {
          into[action][at] = differ ? action == most ? 1 : 0 : (float) before[action][at];
        }
      }
    }
  }
}
