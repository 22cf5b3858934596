package dev.yaku.cli.solver;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** How views write numbers, players, and what these do. */
final class Figures {
  static final List<String> PLAYERS = List.of("oop", "ip");

  private static final String NUMBER = "%.6f";
  private static final double NUMBERS = 1e6; // in 1 that can be told apart
  private static final double CHIPS = 1e3;
  private static final String SMALL = "%.5e";
  private static final double LEAST_FIXED = 0.1; // has six digits in the other form
  private static final String VALUE = "value:";

  private Figures() {}

  /** A number with all its digits, for programs. */
  static Object number(double number) {
    return Members.figure(NUMBER, positive(number, NUMBERS));
  }

  /** For programs, with six significant digits: rare hands have small weights. */
  static Object significant(double number) {
    boolean isSmall = number != 0 && Math.abs(number) < LEAST_FIXED;
    return Members.figure(isSmall ? SMALL : NUMBER, number);
  }

  static List<Object> numbers(double... numbers) {
    return Arrays.stream(numbers).mapToObj(Figures::number).toList();
  }

  /** Some columns, and those of actions: how often, then what they are worth. */
  static List<String> columns(Collection<String> actions, String... first) {
    List<String> columns = new ArrayList<>(List.of(first));
    columns.addAll(actions);
    actions.forEach(action -> columns.add(VALUE + action));
    return columns;
  }

  /**
   * Adds what is done, how often and what it is worth then, both empty if nobody acts: members, and
   * all actions' columns, empty where those are not possible.
   */
  static Members addActions(
      Members row,
      Collection<String> columns,
      List<String> possible,
      List<Object> often,
      List<Object> worth) {
    for (List<Object> numbers : List.of(often, worth)) {
      for (String action : columns) {
        int at = numbers.isEmpty() ? -1 : possible.indexOf(action);
        row.column(at < 0 ? null : numbers.get(at));
      }
    }
    return often.isEmpty() ? row : row.member("frequencies", often).member("values", worth);
  }

  /** For people, as {@link #chips}. */
  static String percent(double part) {
    return Double.isNaN(part) ? "–" : Words.format("%.1f %%", 100 * part);
  }

  static String chips(double value) {
    return Double.isNaN(value) ? "–" : Words.format("%.3f", positive(value, CHIPS));
  }

  /** A number that is written as 0 loses its sign. */
  private static double positive(double number, double parts) {
    return Math.abs(number) * parts < 0.5 ? 0 : number;
  }

  static double[] array(List<Double> numbers) {
    return numbers.stream().mapToDouble(number -> number).toArray();
  }

  /** Colours of values in chips: blue the least of all, red the greatest. */
  record Colours(double least, double most) {
    private static final int WHOLE = 100; // from here on without digits after the point
    private static final double FROM = 0.1; // the ends of the scale of colours
    private static final double PART = 0.8;

    /** The scale of some values; those that are none do not count. */
    static Colours of(double... values) {
      return new Colours(
          Arrays.stream(values).filter(value -> !Double.isNaN(value)).min().orElse(0),
          Arrays.stream(values).filter(value -> !Double.isNaN(value)).max().orElse(0));
    }

    String figure(double value) {
      return Words.format(most >= WHOLE ? "%.0f" : "%.1f", value);
    }

    /** A cell; an empty one if there is no value. */
    Block.Cell cell(String name, double value) {
      if (Double.isNaN(value)) {
        return Block.Cell.none(name);
      }
      double part = most > least ? (value - least) / (most - least) : PART / 2;
      return Block.Cell.of(name, figure(value), Colour.heat(FROM + PART * part));
    }
  }
}
