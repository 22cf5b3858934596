package dev.yaku.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A place on a flop in a report: what both players have there, and what the player who acts does;
 * or the same of a class of the hands of that player. Numbers of players are lists of two: out of
 * position, in position. Immutable.
 *
 * @param flop the cards and their weight
 * @param node the actions that lead there; empty for the start
 * @param hands the class of the hands of the player who acts, such as {@code "AKs"}; empty for all
 * @param pots what each player could win there without adding to it: the chips in the pot, less the
 *     part of the opponent's bet that the player has not called
 * @param global how often the place is reached, with these hands, 0 to 1
 * @param equities the parts of the pot that the players would win without further bets; NaN for the
 *     opponent of a class
 * @param values what the players have of the pot in the end less what they add from there on, in
 *     chips; NaN for the opponent of a class
 * @param actions what the player who acts can do; empty if nobody does
 * @param frequencies how often each action is taken
 * @param actionValues the value of each action of the hands that take it, each as often as it does:
 *     frequencies times these are the player's value; NaN for what is never done
 * @param exploitability of the strategies on this flop, in chips
 * @param iterations of the solver
 */
public record FlopRow(
    Flop flop,
    String node,
    String hands,
    List<Double> pots,
    double global,
    List<Double> equities,
    List<Double> values,
    List<String> actions,
    List<Double> frequencies,
    List<Double> actionValues,
    double exploitability,
    int iterations) {
  /**
   * A row of a report.
   *
   * @param flop the cards and their weight
   * @param node the actions that lead there; empty for the start
   * @param hands the class of the hands of the player who acts, such as {@code "AKs"}; empty for
   *     all
   * @param pots what each player could win there without adding to it: the chips in the pot, less
   *     the part of the opponent's bet that the player has not called
   * @param global how often the place is reached, with these hands, 0 to 1
   * @param equities the parts of the pot that the players would win without further bets; NaN for
   *     the opponent of a class
   * @param values what the players have of the pot in the end less what they add from there on, in
   *     chips; NaN for the opponent of a class
   * @param actions what the player who acts can do; empty if nobody does
   * @param frequencies how often each action is taken
   * @param actionValues the value of each action of the hands that take it, each as often as it
   *     does: frequencies times these are the player's value; NaN for what is never done
   * @param exploitability of the strategies on this flop, in chips
   * @param iterations of the solver
   * @throws IllegalArgumentException if there are not two pots, equities and values, or not as many
   *     frequencies and values as actions
   */
  public FlopRow {
    Objects.requireNonNull(flop, "flop");
    Objects.requireNonNull(node, "node");
    Objects.requireNonNull(hands, "hands");
    pots = numbers("pots", pots, 2);
    equities = numbers("equities", equities, 2);
    values = numbers("values", values, 2);
    actions = List.copyOf(Objects.requireNonNull(actions, "actions"));
    frequencies = numbers("frequencies", frequencies, actions.size());
    actionValues = numbers("actionValues", actionValues, actions.size());
  }

  private static List<Double> numbers(String name, List<Double> numbers, int count) {
    List<Double> copy = List.copyOf(Objects.requireNonNull(numbers, name));
    if (copy.size() != count) {
      throw new IllegalArgumentException(
          copy.size() + " numbers as " + name + ": expected " + count);
    }
    return copy;
  }

  /**
   * {@return what a player has of what the equity promises: value over equity times {@link #pots}}
   *
   * @param player 0 for the player out of position, 1 for the other
   * @throws IndexOutOfBoundsException if the player is neither
   */
  public double realized(int player) {
    return values.get(player) / (equities.get(player) * pots.get(player));
  }

  FlopRow of(Flop other) {
    return new FlopRow(
        other,
        node,
        hands,
        pots,
        global,
        equities,
        values,
        actions,
        frequencies,
        actionValues,
        exploitability,
        iterations);
  }

  /**
   * The means over flops of one place, of all hands or of one class: each flop counts by its
   * weight, and its equities, values and frequencies by how often the place is reached there, too.
   *
   * @param rows of one place and the same hands, with the same actions; at least one
   * @return a row whose flop is the first one, with the weight of all
   * @throws IllegalArgumentException if there are no rows, or they are of several places, classes
   *     or lists of actions
   */
  public static FlopRow mean(List<FlopRow> rows) {
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("the mean of no rows: expected at least one");
    }
    FlopRow first = rows.get(0);
    for (FlopRow row : rows) {
      if (!row.node.equals(first.node)
          || !row.hands.equals(first.hands)
          || !row.actions.equals(first.actions)) {
        throw new IllegalArgumentException("rows of several places, hands or lists of actions");
      }
    }
    double weight = rows.stream().mapToDouble(row -> row.flop().weight()).sum();
    ToDoubleFunction<FlopRow> byFlop = row -> row.flop().weight() / weight;
    double global = mean(rows, byFlop, FlopRow::global);
    ToDoubleFunction<FlopRow> byReach =
        row -> byFlop.applyAsDouble(row) * row.global() / (global == 0 ? 1 : global);
    List<Double> frequencies = new ArrayList<>();
    List<Double> actionValues = new ArrayList<>();
    for (int i = 0; i < first.actions().size(); i++) {
      int action = i;
      double often = mean(rows, byReach, row -> row.frequencies().get(action));
      frequencies.add(often);
      actionValues.add(
          mean(
              rows,
              row -> byReach.applyAsDouble(row) * row.frequencies().get(action) / often,
              row -> row.actionValues().get(action)));
    }
    return new FlopRow(
        new Flop(first.flop().cards(), weight),
        first.node(),
        first.hands(),
        first.pots(),
        global,
        byPlayer(rows, byReach, FlopRow::equities),
        byPlayer(rows, byReach, FlopRow::values),
        first.actions(),
        frequencies,
        actionValues,
        mean(rows, byFlop, FlopRow::exploitability),
        (int) Math.round(mean(rows, byFlop, FlopRow::iterations)));
  }

  private static List<Double> byPlayer(
      List<FlopRow> rows,
      ToDoubleFunction<FlopRow> weight,
      Function<FlopRow, List<Double>> numbers) {
    return List.of(
        mean(rows, weight, row -> numbers.apply(row).get(0)),
        mean(rows, weight, row -> numbers.apply(row).get(1)));
  }

  /** The weighted mean of a number; flops of weight 0 do not count, even if they have no number. */
  private static double mean(
      List<FlopRow> rows, ToDoubleFunction<FlopRow> weight, ToDoubleFunction<FlopRow> number) {
    double sum = 0;
    for (FlopRow row : rows) {
      double part = weight.applyAsDouble(row);
      sum += part == 0 ? 0 : part * number.applyAsDouble(row);
    }
    return sum;
  }
}
