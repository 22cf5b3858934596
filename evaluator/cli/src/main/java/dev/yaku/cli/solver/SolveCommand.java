package dev.yaku.cli.solver;

import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.Fault;
import dev.yaku.cli.io.Interruption;
import dev.yaku.cli.io.StatusLine;
import dev.yaku.cli.options.Converters;
import dev.yaku.cli.options.Options;
import dev.yaku.cli.options.WordsTask;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.solver.Solution;
import dev.yaku.solver.SolutionNode;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import dev.yaku.solver.SolverSpotException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "solve")
public final class SolveCommand extends WordsTask {
  // Seconds that the program goes on when it is told to end: to iterate or measure may take many.
  private static final int SHOWN = 10;
  private static final int KEPT = 600;

  @Parameters(arity = "0..1", paramLabel = "FILE")
  private Path file;

  @Option(names = "--error", paramLabel = "PART", converter = Converters.PotPart.class)
  private Double error;

  @Option(names = "--time", paramLabel = "TIME")
  private Duration time;

  @Option(names = "--iterations", paramLabel = "N")
  private Integer iterations;

  @Mixin private Options.Threads threads = new Options.Threads();

  @Option(names = "--memory", paramLabel = "SIZE", converter = Converters.MemorySize.class)
  private Long memory;

  @Option(names = "--bits", paramLabel = "16|32")
  private Integer bits;

  @Option(names = "--node", paramLabel = "PATH")
  private String node;

  @Mixin private ViewOptions views = new ViewOptions();

  @Option(names = "--svg", paramLabel = "FILE")
  private Path svg;

  @Option(names = "--write", paramLabel = "FILE")
  private Path write;

  @Option(names = "--without", paramLabel = "river")
  private String without;

  @Option(names = "--open", paramLabel = "FILE")
  private Path open;

  @Option(names = "--round", paramLabel = "STEP", converter = Converters.Part.class)
  private Double round;

  @Option(names = "--estimate")
  private boolean estimate;

  private boolean stopped;

  @Override
  protected int run() throws IOException {
    if (estimate) {
      return estimate();
    }
    rejectIf(open != null && file != null, "FILE and --open cannot be combined: give one of them");
    views.ofAllPlaces = node == null;
    rejectIf(views.fault() != null, views.fault());
    boolean isText = views.range != null || views.lock != null;
    rejectIf(svg != null && isText, "--svg: not with --range or --lock, which are text alone");
    boolean isChanged = views.best != null || round != null;
    rejectIf(
        without != null && (!without.equals("river") || write == null || isChanged),
        "--without: expected river, with --write and without --best-answer and --round");
    boolean isKept = write != null; // after a whole iteration: what goes on with it is the same
    try (Interruption interruption = program.interruption(isKept ? KEPT : SHOWN, isKept)) {
      Solution found = solution(interruption);
      Solution solution = round == null ? found : asked("--round", () -> found.rounded(round));
      Solution shown = views.best == null ? solution : solution.answeredBy(views.best);
      try {
        if (write != null) {
          SolutionFiles.write(shown, write, without == null);
        }
      } finally { // what took long to find is shown even if it cannot be kept
        try {
          answer(found, solution, shown);
        } finally {
          program.out().flush();
        }
      }
    }
    return 0;
  }

  /** Tells how large a question is, without solving it. */
  private int estimate() throws IOException {
    rejectIf(write != null, "--estimate: not with --write");
    Solver solver = open == null ? solver() : Solver.of(SolutionFiles.open(open).spot());
    asked(() -> configure(solver));
    answers().header("nodes", "bytes", "bytes16");
    long whole = solver.bits(Float.SIZE).memory();
    Members row = new Members().put("nodes", solver.nodes()).put("bytes", whole);
    long half = solver.bits(Short.SIZE).memory();
    row.put("bytes16", half).member("question", solver.spot().toString());
    Sheet sheet = new Sheet().add(row);
    String size = words().say("solve.estimate", solver.nodes(), whole / 1e6, half / 1e6);
    answers().write(sheet.line(size));
    return 0;
  }

  private Solution solution(Interruption interruption) throws IOException {
    if (open == null) {
      return run(solver(), interruption);
    }
    boolean goesOn = error != null || time != null || iterations != null;
    rejectIf(
        !goesOn && (bits != null || memory != null),
        "--bits and --memory are for solving: with --open, give an end, too: --error, --time or"
            + " --iterations");
    Solution solution = SolutionFiles.open(open);
    boolean needsRivers =
        goesOn || views.best != null || round != null || (write != null && without == null);
    if (needsRivers && !solution.hasRivers()) {
      String fault = ": its rivers were left out: it can be looked at, and written again with ";
      throw new CliException(open + fault + "--without river", null);
    }
    if (!goesOn) {
      return solution;
    }
    Solution further = run(Solver.of(solution), interruption);
    if (further.iterations() == solution.iterations() && !stopped) {
      program.err().println(unchanged(solution));
    }
    return further;
  }

  /** Says that the end that was given had been reached before. */
  private String unchanged(Solution solution) {
    double part = 100 * solution.exploitability() / solution.spot().pot();
    return Words.format(
        "yaku: nothing to do: the solution has %,d iterations, and an exploitability of %.3f %% of"
            + " the pot; --iterations counts those before, too",
        solution.iterations(), part);
  }

  private Solver solver() throws IOException {
    try {
      SolverSpot spot = SolverSpot.parse(program.question(file));
      program.notes("", spot.notes(), words());
      return Solver.of(spot);
    } catch (IllegalArgumentException e) {
      boolean inFile = e instanceof SolverSpotException && file != null;
      throw new CliException((inFile ? file + ": " : "") + e.getMessage(), e);
    }
  }

  private Solution run(Solver solver, Interruption interruption) {
    SolutionNode start = solver.root();
    place(start); // before the work
    rejectIf(
        without != null && start.boardCards().length == 5,
        "--without river: the board is complete");
    asked(() -> configure(solver));
    if (format() == Format.TEXT) {
      double megabytes = solver.memory() / 1e6;
      String size = Words.format("%,d nodes, %,.1f MB of memory", solver.nodes(), megabytes);
      program.err().println(size + process(megabytes));
    }
    StatusLine line = program.statusLine();
    solver.onProgress(
        progress -> {
          line.show(progress, () -> SolutionSheet.progress(progress, solver.spot().pot()));
          return !interruption.isAsked();
        });
    try {
      return solver.run();
    } catch (IllegalStateException e) {
      throw new CliException(Fault.Code.MEMORY, e.getMessage(), e);
    } catch (OutOfMemoryError e) {
      throw new CliException(
          Fault.Code.MEMORY,
          "not enough memory: give the JVM more with -Xmx, or use --bits 16 or fewer sizes",
          e);
    } finally {
      stopped = interruption.finishWork();
      line.erase();
    }
  }

  /**
   * The memory of the whole process in megabytes, with the launcher's options: measured as the JVM,
   * new objects, and the space that the collector leaves free.
   */
  private static String process(double megabytes) {
    double more = 60 + Math.min(2 * megabytes, 60) + Math.min(0.1 * megabytes, 40);
    return System.getProperty("yaku.launcher") == null
        ? ""
        : Words.format("; the process about %,.0f MB", megabytes + more);
  }

  private Solver configure(Solver solver) {
    solver.threads(threads.count);
    if (error != null) {
      solver.untilError(error);
    } else if (time != null || iterations != null) {
      solver.untilError(Solver.LEAST_ERROR);
    }
    ifGiven(time, solver::within);
    ifGiven(iterations, solver::iterations);
    ifGiven(bits, solver::bits);
    ifGiven(memory, solver::memoryLimit);
    return solver;
  }

  private void answer(Solution found, Solution solution, Solution shown) throws IOException {
    SolutionNode place = place(shown.root());
    ViewOptions.View view = views.of(solution, place, words());
    answers().header(view.columns());
    Sheet sheet = new Sheet();
    SolutionSheet.Rounded rounded =
        round == null ? null : SolutionSheet.Rounded.of(round, found, solution);
    new SolutionSheet(shown, place, rounded, words()).write(sheet, view, stopped);
    answers().write(sheet);
    program.draw(svg, sheet);
  }

  /** The place to show, from the start of the hand. */
  private SolutionNode place(SolutionNode start) {
    SolutionNode place;
    try {
      place = start.node(node == null ? "" : node);
    } catch (IllegalArgumentException e) {
      String fault = "--node: " + e.getMessage();
      throw CliException.ofArguments(Fault.Code.NO_PLACE, fault, e);
    }
    views.check(place);
    return place;
  }
}
