package dev.yaku.cli.equity;

import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.io.Interruption;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.io.StatusLine;
import dev.yaku.cli.options.Batch;
import dev.yaku.cli.options.FileOption;
import dev.yaku.cli.options.Format;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.options.Language;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.options.ThreadsOption;
import dev.yaku.cli.options.ThreeHandsFile;
import dev.yaku.cli.options.Times;
import dev.yaku.cli.text.HandMatrix;
import dev.yaku.cli.text.HandMatrixSvg;
import dev.yaku.cli.text.HandMatrixText;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "equity",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Tells how often each player wins.",
      "",
      "A spot is the players, separated by slashes; then, if known, a bar and the board, and"
          + " another bar and dead cards. A player is cards, a range of hands, or \"random\"."
          + " Invalid spots are reported on standard error; the others are still answered, and the"
          + " exit status is 1.",
      "",
      "Besides the rule sets, --rules takes stud and stud-hi-lo (and razz for ace-to-five): a"
          + " player is two to seven known cards, and the others are drawn. An unknown card is left"
          + " out. In Omaha a player is a whole hand, or a pattern: AA for aces and any others,"
          + " AAxKx with a suit twice, AA:$ds double suited, KQJ* with any card, [T-7] one of"
          + " several ranks.",
      "",
      "By default every deal is counted if that takes about a second or less; otherwise ten million"
          + " deals are sampled. The output says which. Three ranges before the flop are always"
          + " counted if \"yaku matrix --three\" has written its table. Ctrl-C ends the work: the"
          + " answer is then that of the deals so far, with its error, and the exit status is 130."
    },
    footer = {
      "",
      "Formats:",
      "  text  for people",
      "  tsv   a header line, then a row for each player: spot, player, hand, win, tie, lose,"
          + " share, error, exact, deals; if the pot is split, also low_win, low_tie, scoop",
      "  json  one object per line, with the columns of tsv, and the number of deals for each set"
          + " of winners, written as a number: bit i is player i + 1, higher bits the low half",
      "",
      "win, tie and lose count deals and are integers unless a range has weights; error is the"
          + " standard error of the share. spot is the number of the input line, or of the"
          + " argument. Lines that are blank or begin with # are skipped.",
      "",
      "By the rules eight-or-better alone, a deal in which no hand qualifies is lost by all"
          + " players, so that the shares may add up to less than 100 %%.",
      "",
      "Examples:",
      "  yaku equity \"As Ah / Kd Kc\"",
      "  yaku equity \"As Ah / KK+, AKs:0.5 / random | 2c 4c 5h | Jc\"",
      "  yaku equity --rules omaha-hi-lo \"As 2s Kc Kd / Qc Qd 3s 4h | 5c 6d 7h\"",
      "  yaku equity --rules omaha --cards 5 \"AA:$ds / [A-T][A-T][A-T][A-T][A-T]\"",
      "  yaku equity --rules stud \"As Ah Kd / 2c 2d 7h | | Ks Kh\"",
      "  yaku equity --matrix \"random / QQ+, AK\"",
      "  yaku equity --format tsv < spots.txt"
    })
public final class EquityCommand implements Callable<Integer> {
  @ParentCommand private Program program;
  @Spec private CommandSpec spec;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @ArgGroup private Effort effort = new Effort();

  /** The options for the way to find the answer. */
  static final class Effort {
    @Option(
        names = "--exact",
        description = "Counts every deal; fails if that takes half an hour or more.")
    private boolean exact;

    @Option(names = "--trials", paramLabel = "N", description = "Samples this many deals.")
    private Long trials;

    @Option(
        names = "--error",
        paramLabel = "E",
        description = "Samples until every standard error is at most E, such as 1e-4.")
    private Double error;

    @Option(
        names = "--time",
        paramLabel = "TIME",
        converter = Times.class,
        description =
            "Counts every deal if that takes no longer, by estimate, or else samples for this time:"
                + " 10s, 500ms, 2m.")
    private Duration time;
  }

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "The seed of the random numbers; default: 0.")
  private long seed;

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Option(
      names = "--cards",
      paramLabel = "N",
      description =
          "The number of cards of a complete hand; default: in Omaha that of the players whose"
              + " cards are all given, or the fewest; in games without a board the most, up to"
              + " seven.")
  private Integer cards;

  @Mixin private FormatOption output = new FormatOption();
  @Mixin private Language language = new Language();

  @Option(
      names = "--matrix",
      description = "In text, also draws the equity of each hand of the first range as a grid.")
  private boolean matrix;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Writes the grid of --matrix for one spot into a file, as a picture.")
  private Path svg;

  @Parameters(
      paramLabel = "SPOT",
      description =
          "A spot, in quotes; if none is given, spots are read from standard input, one per line.")
  private List<String> spots = List.of();

  @Mixin private FileOption file = new FileOption();
  @Mixin private ThreeHandsFile threeHands = new ThreeHandsFile();

  private Equity equity;
  private boolean split;
  private boolean isFirst = true;
  private final StringBuilder answer = new StringBuilder();
  private final EquityText text = new EquityText(answer);

  @Override
  public Integer call() throws IOException {
    Path from = file.without("SPOT", spots);
    equity = ruleSet.equity();
    split = equity.isSplit();
    text.setBoard(equity.boardCards() > 0);
    check();
    if (svg != null && spots.size() != 1) {
      throw new ParameterException(spec.commandLine(), "--svg: expected exactly one SPOT");
    }
    if (output.format() == Format.TSV) {
      program.out().write(EquityText.header(split));
    }
    int status = new Batch(program, program.out(), "spot", this::answer).run(spots, from);
    if (spots.size() > 1 && spots.stream().noneMatch(spot -> spot.contains("/"))) {
      program
          .err()
          .println(
              "yaku: read as "
                  + spots.size()
                  + " spots of one player each; to read them as one spot, put slashes between"
                  + " players, before any bar: \""
                  + spots.stream()
                      .map(spot -> spot.split("[|]", 2)[0].strip())
                      .collect(Collectors.joining(" / "))
                  + "\"");
    }
    return status;
  }

  /** Rejects options before the first spot. */
  private void check() {
    try {
      configure(equity.spot());
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }

  private void configure(EquitySpot question) {
    question.seed(seed).threads(threads.count());
    if (cards != null) {
      question.cards(cards);
    }
    if (effort.exact) {
      question.exact();
    } else if (effort.trials != null) {
      question.sample(effort.trials);
    } else if (effort.error != null) {
      question.untilError(effort.error);
    } else if (effort.time != null) {
      question.within(effort.time);
    }
  }

  private void answer(CharSequence spot, long number) throws IOException {
    WrittenSpot read = WrittenSpot.parse(equity, spot.toString());
    configure(read.question());
    threeHands.use(read.question(), !read.board().isEmpty(), equity.toString(), program.err());
    try (Interruption interruption = new Interruption()) {
      EquityResult result;
      try {
        result = run(read.question(), interruption);
      } catch (UncheckedIOException e) {
        threeHands.discard(e, program.err());
        answer(spot, number);
        return;
      }
      answer(spot, number, read, result);
      if (interruption.isAsked()) {
        program.out().flush();
      }
    }
  }

  private EquityResult run(EquitySpot question, Interruption interruption) {
    double limit = effort.time == null ? 0 : effort.time.toNanos() / 1e9;
    double error = effort.error == null ? 0 : effort.error;
    ProgressText text = new ProgressText(limit, error);
    StatusLine line = program.statusLine();
    question.onProgress(
        progress -> {
          line.show(() -> text.of(progress, line.passed()));
          return !interruption.isAsked();
        });
    EquityResult result = question.run();
    Thread.interrupted(); // by the interruption: the answer is to be written all the same
    line.erase();
    return result;
  }

  private void answer(CharSequence spot, long number, WrittenSpot read, EquityResult result)
      throws IOException {
    answer.setLength(0);
    switch (output.format()) {
      case TEXT -> appendText(spot, read, result);
      case TSV -> text.appendRows(number, read, result, split);
      case JSON -> text.appendObject(number, read, result, split);
    }
    program.out().append(answer);
    if (output.format() == Format.TSV) {
      for (String note : read.question().notes()) {
        program.err().println("spot " + number + ": Note: " + note);
      }
    }
    if (svg != null && result.hasShares()) {
      FileFault.writePicture(svg, HandMatrixSvg.of(matrix(read, result)));
    }
  }

  private void appendText(CharSequence spot, WrittenSpot read, EquityResult result) {
    if (spots.size() != 1) { // each answer after its question
      answer.append(isFirst ? "" : "\n").append(spot.toString().strip()).append('\n');
      isFirst = false;
    }
    text.appendTable(read, result, split, language.isJapanese());
    if (matrix && result.hasShares()) {
      answer.append('\n').append(HandMatrixText.of(matrix(read, result), program.colours()));
    }
  }

  private static HandMatrix matrix(WrittenSpot read, EquityResult result) {
    HandMatrix drawn = EquityMatrix.of(read.players(), result);
    if (drawn == null) {
      throw new IllegalArgumentException(
          "no grid to draw: no player has a range of two-card hands");
    }
    return drawn;
  }
}
