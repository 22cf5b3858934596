package dev.yaku.internal.ranges;

import dev.yaku.equity.HoleIndex;
import dev.yaku.equity.Range;
import java.util.List;

/**
 * What the text of a range says.
 *
 * @param weights by {@link HoleIndex}
 * @param overlaps the items that have hands in common
 */
public record ParsedRange(double[] weights, List<Range.Overlap> overlaps) {}
