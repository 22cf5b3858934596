package dev.yaku.cli.equity;

import dev.yaku.cli.io.Interruption;
import dev.yaku.cli.io.LineReader;
import dev.yaku.cli.io.StatusLine;
import dev.yaku.cli.options.BatchTask;
import dev.yaku.cli.options.Converters;
import dev.yaku.cli.options.Options;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.options.ThreeHandsFile;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.NextCards;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "equity")
public final class EquityCommand extends BatchTask {
  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @ArgGroup private EffortOptions effort = new EffortOptions();
  @ArgGroup private ViewOptions view = new ViewOptions();

  @Option(names = "--seed", paramLabel = "S")
  private long seed;

  @Mixin private Options.Threads threads = new Options.Threads();

  @Option(names = "--cards", paramLabel = "N")
  private Integer cards;

  @Option(names = "--svg", paramLabel = "FILE")
  private Path svg;

  @Parameters(paramLabel = "SPOT")
  private List<String> spots = List.of();

  @Mixin private ThreeHandsFile threeHands = new ThreeHandsFile();

  private Equity equity;
  private EquitySheet one;
  private boolean isFirst = true;

  @Override
  protected int run() throws IOException {
    equity = ruleSet.equity();
    one = new EquitySheet(equity, words());
    asked(() -> configure(equity.spot())); // before the first spot
    rejectIf(svg != null && spots.size() != 1, "--svg: expected exactly one SPOT");
    rejectIf(svg != null && view.streets, "--svg: not with --streets");
    List<String> columns = view.streets ? one.columns("street", "board") : one.columns();
    answers().header(view.next ? NextSheet.columns() : columns);
    int status = answerAll("spot", LineReader.MAX_OF_RANGES, spots, this::answer);
    if (spots.size() > 1 && spots.stream().noneMatch(spot -> spot.contains("/"))) {
      program.err().println("yaku: " + WrittenSpot.adviceForOneSpot(spots));
    }
    return status;
  }

  private void configure(WrittenSpot read) {
    configure(read.question());
    threeHands.use(read.question(), !read.board().isEmpty(), equity.toString(), program.err());
  }

  private EquitySpot configure(EquitySpot question) {
    question.seed(seed).threads(threads.count);
    if (effort.exact) {
      question.exact();
    }
    ifGiven(cards, question::cards);
    ifGiven(effort.trials, question::sample);
    ifGiven(effort.error, question::untilError);
    ifGiven(effort.time, question::within);
    return question;
  }

  /** Answers a question, with a line that shows its progress. */
  private <T> T run(
      EquitySpot question, Interruption interruption, Function<EquitySpot, T> answering) {
    double limit = effort.time == null ? 0 : effort.time.toNanos() / 1e9;
    double error = effort.error == null ? 0 : effort.error;
    StatusLine line = program.statusLine();
    question.onProgress(
        progress -> {
          line.show(progress, limit, error);
          return !interruption.isAsked();
        });
    T result = answering.apply(question);
    Thread.interrupted(); // by the interruption: the answer is to be written all the same
    line.erase();
    return result;
  }

  private void answer(CharSequence spot, long number) throws IOException {
    try {
      answerOnce(spot.toString(), number);
    } catch (UncheckedIOException e) {
      threeHands.discard(e, program.err());
      answerOnce(spot.toString(), number);
    }
  }

  private void answerOnce(String spot, long number) throws IOException {
    try (Interruption interruption = program.interruption()) {
      Sheet sheet = new Sheet();
      if (spots.size() != 1) { // each answer comes after its question
        sheet.line((isFirst ? "" : "\n") + number + ": " + spot.strip());
      }
      WrittenSpot read =
          view.streets
              ? streets(sheet, spot, number, interruption)
              : spot(sheet, spot, number, interruption);
      answers().write(sheet);
      isFirst = false;
      if (svg != null && !view.next && !sheet.isDrawn()) {
        throw noGrid(); // the answer is written all the same
      }
      program.draw(svg, sheet);
      program.notes("spot " + number + ": ", read.notes(), words());
      if (interruption.isAsked()) {
        program.out().flush();
      }
    }
  }

  private static IllegalArgumentException noGrid() {
    return new IllegalArgumentException("no grid to draw: no player has a range of two-card hands");
  }

  private WrittenSpot spot(Sheet sheet, String spot, long number, Interruption interruption) {
    WrittenSpot read = WrittenSpot.of(equity.parse(spot));
    configure(read);
    if (view.next) {
      NextCards next = run(read.question(), interruption, EquitySpot::byNextCard);
      NextSheet.write(sheet, number, read, next, words());
      return read;
    }
    EquityResult result = run(read.question(), interruption, EquitySpot::run);
    one.write(sheet, number, read, result);
    if ((view.matrix || svg != null) && result.hasShares()) {
      Block.Grid grid = one.grid(read.players(), result);
      if (view.matrix && grid == null) {
        throw noGrid();
      } else if (view.matrix) {
        sheet.line("").block(grid);
      } else if (grid != null) {
        sheet.drawn(grid);
      }
    }
    return read;
  }

  private WrittenSpot streets(Sheet sheet, String spot, long number, Interruption interruption) {
    Streets streets = new Streets(equity, spot);
    for (WrittenSpot street : streets.spots()) {
      configure(street);
      streets.add(run(street.question(), interruption, EquitySpot::run));
    }
    streets.write(sheet, one, number, words());
    return streets.spots().get(0);
  }

  /** The options for what to answer besides who wins how often, of which one may be given. */
  private static final class ViewOptions {
    @Option(names = "--matrix")
    boolean matrix;

    @Option(names = "--next")
    boolean next;

    @Option(names = "--streets")
    boolean streets;
  }

  /** The options for the way to find an answer, of which one may be given. */
  private static final class EffortOptions {
    @Option(names = "--exact")
    boolean exact;

    @Option(names = "--trials", paramLabel = "N")
    Long trials;

    @Option(names = "--error", paramLabel = "E", converter = Converters.PotPart.class)
    Double error;

    @Option(names = "--time", paramLabel = "TIME")
    Duration time;
  }
}
