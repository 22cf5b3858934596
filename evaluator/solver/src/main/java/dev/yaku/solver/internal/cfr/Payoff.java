package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.betting.BettingNode;
import dev.yaku.solver.internal.betting.BettingRules;

/**
 * What an end is worth to a player: chips won since the start, less half of the pot at the start.
 * Without rake, what one player has the other lacks.
 *
 * @param ofLead the factor of the weight of worse hands less that of better hands
 * @param ofAll the factor of the weight of all hands
 */
record Payoff(double ofLead, double ofAll) {
  static Payoff of(BettingRules rules, BettingNode end, int player) {
    int called = Math.min(end.put0(), end.put1());
    double half = rules.pot() / 2.0 + called;
    double rake = rules.rake(called);
    if (end.kind() == BettingNode.Kind.FOLD) {
      return new Payoff(0, end.player() == player ? -half : half - rake);
    }
    // The winner has half less the rake, the other loses half, and a tie costs half of the rake:
    // that is linear in the lead, since wins, ties and losses are all hands.
    return new Payoff(half - rake / 2, -rake / 2);
  }
}
