package dev.yaku.solver;

import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.Progress;
import dev.yaku.equity.Range;
import dev.yaku.internal.cards.SuitExchange;
import dev.yaku.solver.internal.spot.NodePath;
import dev.yaku.solver.internal.spot.ParsedSpot;
import dev.yaku.solver.internal.spot.SpotReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Solves one question on many flops, and tells of each what happens at some places.
 *
 * <pre>{@code
 * FlopReport report = FlopReport.of(text).at("", "check").untilError(0.002).threads(2);
 * report.run(Flop.sample(95), rows -> all.addAll(rows)); // one row for each place
 * }</pre>
 *
 * <p>The question is that of {@link SolverSpot} without {@code board}. Two flops are equal if an
 * exchange of suits turns one into the other and leaves the ranges, locks and places as they are.
 * Equal flops are solved once, under the name that comes first; under another name the solution
 * could differ within the error. Rows do not depend on the number of threads, on other flops, or on
 * their order. A report is mutable and belongs to one thread; its work may use several. It needs
 * the memory of one flop at a time.
 *
 * <p>Methods that solve a flop throw a {@link SolverSpotException} if the question is invalid, and
 * an {@link IllegalArgumentException} if a place does not exist, or nobody acts there.
 */
public final class FlopReport {
  private static final int ALL = -1; // in place of a class of hands

  private final String text;
  private List<String> places = List.of("");
  private double error = Solver.DEFAULT_ERROR;
  private int threads = 1;
  private int bits = 32;
  private boolean byHands;
  private long memoryLimit = Long.MAX_VALUE;
  private Predicate<Progress> progress = done -> true;

  private FlopReport(String text) {
    this.text = text;
  }

  /**
   * Makes a report of a question.
   *
   * @param text one key a line, as {@link SolverSpot} explains, without {@code board}
   * @return a report, to be {@linkplain #run run}
   * @throws SolverSpotException if the question has a board; other faults of it are found with the
   *     first flop, before that is solved
   */
  public static FlopReport of(CharSequence text) {
    if (SpotReader.hasBoard(text.toString(), SolverSpotException::new)) {
      throw new SolverSpotException(
          0, "board", "expected none: the flops of a report are given apart", null);
    }
    return new FlopReport(text.toString());
  }

  /**
   * Sets the places to tell of; the start by default.
   *
   * @param nodes as in {@link Solution#node}; empty text for the start
   * @return this
   */
  public FlopReport at(String... nodes) {
    places = List.of(nodes);
    return this;
  }

  /**
   * Solves each flop until this part of the pot; see {@link Solver#untilError}.
   *
   * @param part {@value Solver#LEAST_ERROR} to 1
   * @return this
   */
  public FlopReport untilError(double part) {
    error = Solver.checkedError(part);
    return this;
  }

  /**
   * Sets the number of threads; 1 by default.
   *
   * @param count as {@link Solver#threads} takes it
   * @return this
   */
  public FlopReport threads(int count) {
    threads = count;
    return this;
  }

  /**
   * Chooses how numbers are kept.
   *
   * @param count 16 or 32, the default; see {@link Solver#bits}
   * @return this
   */
  public FlopReport bits(int count) {
    bits = count;
    return this;
  }

  /**
   * Tells of each class of hands, too: for each place a row of all hands, then one for each class
   * that the range of the player who acts has. Where a flop leaves no hand of it, or none comes to
   * the place, {@link FlopRow#global} is 0 and most of the others are NaN.
   *
   * @return this
   */
  public FlopReport byHands() {
    byHands = true;
    return this;
  }

  /**
   * {@return how many rows there are for each flop}
   *
   * @param flop any of the report's
   */
  public int rowsOfFlop(Flop flop) {
    SolutionNode root = solver(flop).root();
    return places.stream().mapToInt(place -> 1 + classes(root.node(place).player()).size()).sum();
  }

  private List<Range> ranges() {
    return SpotReader.ranges(text, SolverSpotException::new);
  }

  /** The classes of a player's hands; none if they are not asked for. */
  private List<Integer> classes(int player) {
    Range range = ranges().get(player);
    return IntStream.range(0, byHands ? HoleIndex.SIZE : 0)
        .filter(hole -> range.weight(hole) > 0)
        .map(HoleClass::of)
        .distinct()
        .sorted()
        .boxed()
        .toList();
  }

  /**
   * {@return the bytes of memory that a flop needs; see {@link Solver#memory}} Nothing is solved.
   *
   * @param flop any of the report's
   */
  public long memory(Flop flop) {
    return solver(flop).memory();
  }

  /**
   * Refuses flops that need more memory.
   *
   * @param bytes as {@link Solver#memoryLimit} takes it
   * @return this
   */
  public FlopReport memoryLimit(long bytes) {
    memoryLimit = bytes;
    return this;
  }

  /**
   * Sets what is told after each iteration on a flop; if it returns false, the report ends.
   *
   * @param receiver returns whether to go on
   * @return this
   */
  public FlopReport onProgress(Predicate<Progress> receiver) {
    progress = Objects.requireNonNull(receiver);
    return this;
  }

  /**
   * {@return what can be done at each place; the same on all flops} Nothing is solved.
   *
   * @param flop any of the report's
   */
  public List<List<String>> actions(Flop flop) {
    SolutionNode root = solver(flop).root();
    return places.stream().map(place -> root.node(place).actions()).toList();
  }

  /**
   * Solves flop after flop.
   *
   * @param flops in the order in which they are to be solved
   * @param receiver told the rows of each flop, those of a place together, when they are known;
   *     returns whether to go on
   * @return false if the report was ended, by a receiver or by an interrupt, which is kept; what a
   *     flop had reached then is not told
   * @throws IllegalStateException if a flop needs more memory than it may
   */
  public boolean run(List<Flop> flops, Predicate<List<FlopRow>> receiver) {
    try {
      return flops.isEmpty() || tell(flops, receiver);
    } catch (CancellationException e) {
      if (Thread.currentThread().isInterrupted()) {
        return false;
      }
      throw e; // a receiver's
    }
  }

  private boolean tell(List<Flop> flops, Predicate<List<FlopRow>> receiver) {
    List<SuitExchange> ways = ways(solver(flops.get(0)));
    Map<Long, List<FlopRow>> known = new HashMap<>();
    for (Flop flop : flops) {
      long alike = SuitExchange.least(flop.set(), ways);
      List<FlopRow> rows = known.get(alike);
      if (rows == null) {
        // by its least name, so that rows do not depend on which of them comes first
        rows = rows(new Flop(Hand.toString(alike), 1));
        if (rows.isEmpty()) {
          return false;
        }
        known.put(alike, rows);
      }
      if (!receiver.test(rows.stream().map(row -> row.of(flop)).toList())) {
        return false;
      }
    }
    return true;
  }

  /** The exchanges of suits that change nothing in the question, nor in the places. */
  private List<SuitExchange> ways(Solver first) {
    List<Range> ranges = ranges();
    return SuitExchange.ALL.stream()
        .filter(way -> places.stream().map(NodePath::steps).allMatch(of -> NodePath.keeps(way, of)))
        .filter(way -> ParsedSpot.keeps(way, ranges, first.spot().parsed().locks()))
        .toList();
  }

  private Solver solver(Flop flop) {
    SolverSpot spot = SolverSpot.parse(text + "\n\nboard = " + flop.cards());
    Solver solver = Solver.of(spot).untilError(error).threads(threads).bits(bits);
    solver.memoryLimit(memoryLimit).onProgress(progress);
    for (String place : places) {
      SolutionNode node = solver.root().node(place);
      if (node.player() < 0) {
        throw new IllegalArgumentException("\"" + place + "\": nobody acts there: " + node);
      }
    }
    return solver;
  }

  /** The rows of a flop; none if the work was ended. */
  private List<FlopRow> rows(Flop flop) {
    Solution solution = solver(flop).run();
    if (solution.exploitability() > error * solution.spot().pot()) {
      return List.of();
    }
    List<FlopRow> rows = new ArrayList<>();
    for (String place : places) {
      SolutionNode node = solution.node(place);
      rows.add(row(flop, solution, node, ALL));
      classes(node.player()).forEach(of -> rows.add(row(flop, solution, node, of)));
    }
    return rows;
  }

  /** The row of a class of hands, or of all: there, of the opponent's, too. */
  private static FlopRow row(Flop flop, Solution solution, SolutionNode node, int of) {
    LongPredicate isOf = hand -> of == ALL || HoleClass.of(HoleIndex.of(hand)) == of;
    HandGroup group = node.group(node.player(), isOf);
    int other = 1 - node.player();
    double equity = of == ALL ? node.equity(other) : Double.NaN;
    double value = of == ALL ? node.value(other) : Double.NaN;
    return new FlopRow(
        flop,
        node.path(),
        of == ALL ? "" : HoleClass.toString(of),
        List.of(pot(node, 0), pot(node, 1)),
        node.reached() * node.share(node.player(), isOf),
        byPlayer(node, group.equity(), equity),
        byPlayer(node, group.value(), value),
        node.actions(),
        group.frequencies(),
        group.actionValues(),
        solution.exploitability(),
        solution.iterations());
  }

  private static List<Double> byPlayer(SolutionNode node, double ofPlayer, double ofOther) {
    return node.player() == 0 ? List.of(ofPlayer, ofOther) : List.of(ofOther, ofPlayer);
  }

  /** Without the part of the opponent's bet that the player has not called. */
  private static double pot(SolutionNode node, int player) {
    return node.pot() - Math.max(0, node.stack(player) - node.stack(1 - player));
  }

  /** {@return the question} */
  @Override
  public String toString() {
    return text;
  }
}
