package dev.yaku.spark.jobs;

import dev.yaku.Evaluator;
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
  private final String measure;
  private final int[] rounds;

  /**
   * Creates a job that measures all classes of hands.
   *
   * @param rounds as in {@link Measure#checkRounds}
   * @throws IllegalArgumentException if the rules, rounds or number of clusters are invalid
   */
  public StrengthOfAll(String rules, Measure measure, int... rounds) {
    this.rules = rules;
    this.measure = measure.toString();
    this.rounds = rounds.clone();
    measure.checkRounds(rounds);
    Loaded.measurer(rules, measure);
  }

  private String text() {
    String text = Arrays.toString(rounds);
    return text.substring(1, text.length() - 1);
  }

  private HandIndex index(int... ofRounds) {
    return Loaded.index(Evaluator.of(rules).ruleSet().deck(), ofRounds);
  }

  /** The index of boards; only if there are boards. */
  private HandIndex boards() {
    return index(Arrays.copyOfRange(rounds, 1, rounds.length));
  }

  /** The measure of the job. */
  public Measure measure() {
    return Measure.parse(measure);
  }

  @Override
  public SortedMap<String, String> description() {
    SortedMap<String, String> job = new TreeMap<>();
    job.put("job", "strength");
    job.put("rules", rules);
    job.put("measure", measure);
    job.put("rounds", text());
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
    return Math.max(1, ROWS_PER_FILE / HoleIndex.SIZE / measure().values());
  }

  @Override
  public Columns columns() {
    List<String> index = List.of("index");
    return switch (measure().kind()) {
      case EHS, EHS2 -> Columns.of(index, List.of(measure));
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
    HandIndex deals = index(rounds);
    double[][] numbers = Loaded.measurer(rules, measure()).numbers(board);
    long[] entries = new long[HoleIndex.SIZE]; // index and hole, of hands that are possible
    int count = 0;
    for (int hole = 0; hole < entries.length; hole++) {
      if (numbers[hole] != null) {
        cards[0] = HoleIndex.hand(hole);
        entries[count++] = deals.index(cards) << HOLE_BITS | hole;
      }
    }
    Arrays.sort(entries, 0, count);
    long previous = -1;
    for (int i = 0; i < count; i++) {
      long index = entries[i] >>> HOLE_BITS;
      if (index != previous) {
        sink.add(new long[] {index}, numbers[(int) entries[i] & (1 << HOLE_BITS) - 1]);
      }
      previous = index;
    }
  }

  /** The work of the job: {@code "ehs of rounds 2, 3 of standard"}. */
  @Override
  public String toString() {
    return measure + " of rounds " + text() + " of " + rules;
  }
}
