package dev.yaku.solver.internal.spot;

import dev.yaku.HandEvaluator;
import dev.yaku.equity.Range;
import dev.yaku.solver.internal.betting.BettingRules;
import java.util.List;

/**
 * A question as it was read.
 *
 * @param text as given
 * @param boardCards the cards of the board as given
 * @param ranges by player, without the hands that the board makes impossible
 * @param notes what the writer may not expect
 */
public record Spot(
    String text,
    HandEvaluator evaluator,
    long board,
    int[] boardCards,
    List<Range> ranges,
    BettingRules rules,
    List<SpotLock> locks,
    List<String> notes) {}
