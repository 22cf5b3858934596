package dev.yaku.spark.run;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A range of consecutive units of a job: the contents of one file.
 *
 * @param from the first unit
 * @param to the unit after the last
 */
public record UnitRange(long from, long to) implements Serializable {
  private static final Pattern PATTERN = Pattern.compile("range-([0-9]{12})-([0-9]{12})\\.parquet");

  public UnitRange {
    if (from < 0 || to <= from) {
      throw new IllegalArgumentException(
          "units " + from + " to " + to + ": expected some, from 0 on");
    }
  }

  /** The range of the file with this name; empty for other files. */
  static Optional<UnitRange> of(String file) {
    Matcher matcher = PATTERN.matcher(file);
    return matcher.matches()
        ? Optional.of(
            new UnitRange(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))))
        : Optional.empty();
  }

  /** The name of the file of this range. */
  public String file() {
    return String.format(Locale.ROOT, "range-%012d-%012d.parquet", from, to);
  }

  /** This range without others, which must not overlap, in parts of at most this many units. */
  public List<UnitRange> without(List<UnitRange> others, long most) {
    List<UnitRange> left = new ArrayList<>();
    long at = from;
    for (UnitRange other : sorted(others)) {
      if (other.to > at && other.from < to) {
        addParts(left, at, other.from, most);
        at = other.to;
      }
    }
    addParts(left, at, to, most);
    return left;
  }

  private static void addParts(List<UnitRange> parts, long from, long to, long most) {
    for (long at = from; at < to; at = Math.min(to, at + most)) {
      parts.add(new UnitRange(at, Math.min(to, at + most)));
    }
  }

  static List<UnitRange> sorted(List<UnitRange> ranges) {
    return ranges.stream().sorted(Comparator.comparingLong(UnitRange::from)).toList();
  }
}
