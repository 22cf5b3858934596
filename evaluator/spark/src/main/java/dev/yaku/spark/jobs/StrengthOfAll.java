package dev.yaku.spark.jobs;

import dev.yaku.HoleIndex;
import dev.yaku.index.HandIndex;
import dev.yaku.spark.Loaded;
import dev.yaku.spark.run.Columns;
import dev.yaku.spark.run.RangeJob;
import dev.yaku.strength.Measure;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The strength of every class of hands and boards against a uniform hand. A row is a class: its
 * {@code index} in the last round of {@link HandIndex} of the deck, and its {@code ehs}, {@code
 * ehs2}, {@code positive} and {@code negative} potential, {@code histogram}, or {@code ochs}, from
 * 0 to 1.
 *
 * <p>A unit is a board up to suits: its rows are those of all hands on it, by index.
 */
public final class StrengthOfAll implements RangeJob {
  private static final long serialVersionUID = 1;
  private static final int HOLE_BITS = 11;
  private static final long ROWS_PER_FILE = 2_000_000;

  private final String rules;
  private final Measure.Kind kind;
  private final int values;
  private final int[] rounds;

  /**
   * Creates a job.
   *
   * @param rounds as in {@link Measure#checkRounds}
   * @throws IllegalArgumentException if the rules, rounds or number of clusters are invalid
   */
  public StrengthOfAll(String rules, Measure measure, int... rounds) {
    this.rules = rules;
    kind = measure.kind();
    values = measure.values();
    this.rounds = rounds.clone();
    measure.checkRounds(rounds);
    Loaded.measurer(rules, measure);
  }

  private static String text(int... rounds) {
    String text = Arrays.toString(rounds);
    return text.substring(1, text.length() - 1);
  }

  private static HandIndex index(String rules, int... rounds) {
    return Loaded.index(text(rounds), Loaded.evaluator(rules).ruleSet().deck());
  }

  /** The index of boards; only if there are boards. */
  private HandIndex boards() {
    return index(rules, Arrays.copyOfRange(rounds, 1, rounds.length));
  }

  /** The measure of the job. */
  public Measure measure() {
    return new Measure(kind, values);
  }

  @Override
  public SortedMap<String, String> description() {
    SortedMap<String, String> job = new TreeMap<>();
    job.put("job", "strength");
    job.put("rules", rules);
    job.put("measure", measure().toString());
    job.put("rounds", text(rounds));
    job.put("index", Integer.toString(HandIndex.VERSION));
    job.put("units", Long.toString(units()));
    return job;
  }

  @Override
  public long units() {
    return rounds.length == 1 ? 1 : boards().size(rounds.length - 2);
  }

  @Override
  public long unitsPerFile() {
    return Math.max(1, ROWS_PER_FILE / HoleIndex.SIZE / values);
  }

  @Override
  public Columns columns() {
    List<String> index = List.of("index");
    return switch (kind) {
      case EHS, EHS2 -> Columns.of(index, List.of(measure().toString()));
      case POTENTIAL -> Columns.of(index, List.of("positive", "negative"));
      case HISTOGRAM -> Columns.withList(index, "histogram");
      case OCHS -> Columns.withList(index, "ochs");
    };
  }

  @Override
  public void rows(long unit, RowSink sink) throws IOException {
    long[] cards = new long[rounds.length];
    long board = 0;
    if (rounds.length > 1) {
      long[] dealt = boards().unindex(rounds.length - 2, unit);
      System.arraycopy(dealt, 0, cards, 1, dealt.length);
      board = Arrays.stream(dealt).sum();
    }
    double[][] numbers = Loaded.measurer(rules, measure()).numbers(board);
    long previous = -1;
    for (long entry : holesByIndex(board, cards)) {
      long index = entry >>> HOLE_BITS;
      if (index != previous) {
        sink.add(new long[] {index}, numbers[(int) entry & (1 << HOLE_BITS) - 1]);
      }
      previous = index;
    }
  }

  /**
   * All possible holes on a board, by the index of their class; holes of the same class are
   * consecutive.
   */
  private long[] holesByIndex(long board, long... cards) {
    long live = Loaded.evaluator(rules).ruleSet().deck() & ~board;
    HandIndex deals = index(rules, rounds);
    long[] entries = new long[HoleIndex.SIZE];
    int count = 0;
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      cards[0] = HoleIndex.hand(hole);
      if ((cards[0] & ~live) == 0) {
        entries[count++] = deals.index(cards) << HOLE_BITS | hole;
      }
    }
    long[] sorted = Arrays.copyOf(entries, count);
    Arrays.sort(sorted);
    return sorted;
  }

  /** The work of the job: {@code "ehs of rounds 2, 3 of standard"}. */
  @Override
  public String toString() {
    return measure() + " of rounds " + text(rounds) + " of " + rules;
  }
}
