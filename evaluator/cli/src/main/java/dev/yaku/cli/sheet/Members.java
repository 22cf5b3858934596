package dev.yaku.cli.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Names and values in their order: the members of an object, and the columns of a row of a table,
 * of which each may have some that the other has not.
 *
 * <p>A value is text, a number, whether something is true, {@link Figure}, a list or a map of
 * these, other members, or null. A number that is not known is NaN.
 */
public final class Members {
  private final Map<String, Object> object = new LinkedHashMap<>();
  private final List<Object> row = new ArrayList<>();

  /** A number as it is to be written. */
  public record Figure(String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  /** A number in a format; NaN is not known, and JSON has nothing infinite, either. */
  public static Object figure(String format, double number) {
    return Double.isFinite(number) ? new Figure(Words.format(format, number)) : number;
  }

  /** Adds a member that is a column, too. */
  public Members put(String name, Object value) {
    return member(name, value).column(value);
  }

  public Members putAll(Members others) {
    object.putAll(others.object);
    row.addAll(others.row);
    return this;
  }

  /** Adds a member that tables do not have. */
  public Members member(String name, Object value) {
    object.put(name, value);
    return this;
  }

  /** Adds a column that objects do not have. */
  public Members column(Object value) {
    row.add(value);
    return this;
  }

  /** The members as programs in the same process read them; {@link Json} writes them. */
  public Map<String, Object> object() {
    return object;
  }

  List<Object> row() {
    return row;
  }
}
