package dev.yaku.solver.internal.spot;

import dev.yaku.HandEvaluator;
import dev.yaku.equity.Range;
import dev.yaku.solver.internal.betting.BettingRules;
import java.util.List;

/**
 * A question as it was read.
 *
 * @param text as given
 * @param ranges by player, without the hands that the board makes impossible
 */
public record Spot(
    String text,
    HandEvaluator evaluator,
    long board,
    List<Range> ranges,
    BettingRules rules,
    List<SpotLock> locks) {}
