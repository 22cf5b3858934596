package dev.yaku.cli.solver;

import dev.yaku.Progress;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.Interruption;
import dev.yaku.cli.io.StatusLine;
import dev.yaku.cli.options.Converters;
import dev.yaku.cli.options.Options;
import dev.yaku.cli.options.ThreeHandsFile;
import dev.yaku.cli.options.WordsTask;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.equity.Range;
import dev.yaku.equity.ThreeHands;
import dev.yaku.solver.AllInGame;
import dev.yaku.solver.AllInSolution;
import dev.yaku.solver.AllInSolver;
import dev.yaku.solver.SolverSpotException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "allin")
public final class AllInCommand extends WordsTask {
  @Parameters(arity = "0..1", paramLabel = "FILE")
  private Path file;

  @Option(names = "--stacks", paramLabel = "LIST")
  private String stacks;

  @Option(names = "--blinds", paramLabel = "SMALL,BIG")
  private String blinds;

  @Option(names = "--ante", paramLabel = "CHIPS")
  private String ante;

  @Option(names = "--big-blind-ante", paramLabel = "CHIPS")
  private String bigBlindAnte;

  @Option(names = "--payouts", paramLabel = "LIST")
  private String payouts;

  @Option(names = "--others", paramLabel = "LIST")
  private String others;

  @Option(names = "--lock", paramLabel = "DECISION=RANGE")
  private List<String> locks = List.of();

  @Option(names = "--error", paramLabel = "E", converter = Converters.PotPart.class)
  private Double error;

  @Option(names = "--hands")
  private boolean hands;

  @Option(names = "--svg", paramLabel = "FILE")
  private Path svg;

  @Mixin private Options.Threads threads = new Options.Threads();
  @Mixin private ThreeHandsFile threeHands = new ThreeHandsFile();

  private boolean stopped;

  @Override
  protected int run() throws IOException {
    rejectIf(file != null && stacks != null, "FILE and --stacks: give one of them");
    rejectIf(
        stacks == null && !(keys().isEmpty() && locks.isEmpty()),
        "options of a game: expected --stacks, too");
    if (stacks != null && stacks.contains("..")) {
      rejectIf(hands, "--hands: not with a range of stacks");
      Function<String, AllInSolution> solve = of -> configured(game(of + ", " + of)).run();
      answer(AllInChart.of(stacks, solve, words()), AllInChart.COLUMNS);
      return 0;
    }
    AllInGame game = stacks == null ? read() : game(stacks);
    AllInSolution solution;
    try (Interruption interruption = program.interruption()) {
      solution = solve(game, interruption);
    }
    AllInSheet sheet = new AllInSheet(solution, words(), hands, stopped);
    answer(sheet.write(), sheet.columns());
    return 0;
  }

  private void answer(Sheet sheet, List<String> columns) throws IOException {
    answers().header(columns);
    answers().write(sheet);
    program.draw(svg, sheet);
  }

  /** The options that are keys of a game, as far as they are given. */
  private Map<String, String> keys() {
    Map<String, String> keys = new LinkedHashMap<>();
    ifGiven(blinds, value -> keys.put("blinds", value));
    ifGiven(ante, value -> keys.put("ante", value));
    ifGiven(bigBlindAnte, value -> keys.put("big-blind-ante", value));
    ifGiven(payouts, value -> keys.put("payouts", value));
    ifGiven(others, value -> keys.put("others", value));
    return keys;
  }

  private AllInGame read() throws IOException {
    try {
      return AllInGame.parse(program.question(file));
    } catch (SolverSpotException e) {
      throw new CliException((file == null ? "" : file + ": ") + e.getMessage(), e);
    }
  }

  private AllInGame game(String ofPlayers) {
    Map<String, String> keys = keys();
    keys.put("stacks", ofPlayers);
    try {
      AllInGame.Builder game = AllInGame.of(keys);
      for (String lock : locks) {
        String[] parts = lock.strip().split("\\s*=\\s*", 2);
        rejectIf(parts.length == 1, "--lock " + lock + ": expected DECISION=RANGE");
        game.lock(parts[0], asked("--lock " + parts[0], () -> Range.parse(parts[1])));
      }
      return game.build();
    } catch (SolverSpotException e) {
      boolean isLock = locks.stream().anyMatch(lock -> lock.strip().startsWith(e.key()));
      String option = isLock ? "--lock " : "--";
      throw CliException.ofArguments(option + e.getMessage(), e);
    }
  }

  private AllInSolver configured(AllInGame game) {
    AllInSolver solver = AllInSolver.of(game);
    asked("--threads", () -> solver.threads(threads.count));
    ifGiven(error, most -> asked("--error", () -> solver.untilError(most)));
    return solver;
  }

  private AllInSolution solve(AllInGame game, Interruption interruption) {
    AllInSolver solver = configured(game);
    StatusLine line = program.statusLine();
    Predicate<Progress> goOn =
        progress -> {
          show(line, progress);
          return !interruption.isAsked();
        };
    try {
      ifGiven(game.players() == 3 ? table(goOn) : null, solver::threeHands);
      return solver.onProgress(goOn).run();
    } catch (UncheckedIOException e) {
      threeHands.discard(e, program.err());
      return solve(game, interruption);
    } catch (OutOfMemoryError e) {
      throw new CliException("not enough memory: give the JVM 500 MB with -Xmx500m", e);
    } finally {
      stopped = interruption.finishWork();
      line.erase();
    }
  }

  private ThreeHands table(Predicate<Progress> goOn) {
    ThreeHands table = threeHands.table(program.err());
    if (table == null && format() == Format.TEXT) {
      program.err().println(words().say("allin.counting"));
    }
    return table == null ? program.threeHands(threads.count, goOn) : table;
  }

  /** The pieces of work in all are known only while three hands are counted. */
  private static void show(StatusLine line, Progress progress) {
    if (progress.all() > 0) {
      line.show(progress, 0, 0);
    } else {
      line.show(
          progress, () -> Words.format("iteration %,d, %.6f", progress.done(), progress.error()));
    }
  }
}
