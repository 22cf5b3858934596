package dev.yaku.cli.equity;

import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.io.Interruption;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.Batch;
import dev.yaku.cli.options.FileOption;
import dev.yaku.cli.options.Format;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.options.Language;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.options.ThreadsOption;
import dev.yaku.cli.options.ThreeHandsFile;
import dev.yaku.cli.text.HandMatrix;
import dev.yaku.cli.text.HandMatrixSvg;
import dev.yaku.cli.text.HandMatrixText;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.NextCards;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
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
      "With --next, each player has a row for each next card: the column card follows spot; in json"
          + " players have outs, and cards has their shares by card. With --streets, each player"
          + " has a row for each street: street and board are the last columns; in json streets has"
          + " an object for each.",
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
      "  yaku equity --next \"Js Ts / QQ+, AK | 9s 8d 2s\"",
      "  yaku equity --streets \"As Ah / Kd Kc | 2c 7d Th 4s 9d\"",
      "  yaku equity --format tsv < spots.txt"
    })
public final class EquityCommand implements Callable<Integer> {
  @ParentCommand private Program program;
  @Spec private CommandSpec spec;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @ArgGroup private EffortOptions effort = new EffortOptions();

  @ArgGroup private ViewOptions view = new ViewOptions();

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
      names = "--svg",
      paramLabel = "FILE",
      description =
          "Writes the grid of --matrix, or those of --next, for one spot into a file, as a"
              + " picture.")
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
    if (svg != null && view.streets) {
      throw new ParameterException(spec.commandLine(), "--svg: not with --streets");
    }
    if (output.format() == Format.TSV) {
      String header = view.next ? NextText.header() : EquityText.header(split);
      program.out().write(view.streets ? header.strip() + "\tstreet\tboard\n" : header);
    }
    int status = new Batch(program, program.out(), "spot", this::answer).run(spots, from);
    if (spots.size() > 1 && spots.stream().noneMatch(spot -> spot.contains("/"))) {
      program.err().println("yaku: " + WrittenSpot.adviceForOneSpot(spots));
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

  private void configure(WrittenSpot read) {
    configure(read.question());
    threeHands.use(read.question(), !read.board().isEmpty(), equity.toString(), program.err());
  }

  private void configure(EquitySpot question) {
    question.seed(seed).threads(threads.count());
    if (cards != null) {
      question.cards(cards);
    }
    effort.configure(question);
  }

  private void answer(CharSequence spot, long number) throws IOException {
    try {
      answerOnce(spot, number);
    } catch (UncheckedIOException e) {
      threeHands.discard(e, program.err());
      answerOnce(spot, number);
    }
  }

  private void answerOnce(CharSequence spot, long number) throws IOException {
    answer.setLength(0);
    try (Interruption interruption = new Interruption()) {
      if (view.streets) {
        answerStreets(spot, number, interruption);
      } else {
        WrittenSpot read = WrittenSpot.parse(equity, spot.toString());
        configure(read);
        if (view.next) {
          answerNext(spot, number, read, interruption);
        } else {
          answer(
              spot,
              number,
              read,
              effort.run(program, read.question(), interruption, EquitySpot::run));
        }
        writeNotes(number, read);
      }
      if (interruption.isAsked()) {
        program.out().flush();
      }
    }
  }

  private void answer(CharSequence spot, long number, WrittenSpot read, EquityResult result)
      throws IOException {
    switch (output.format()) {
      case TEXT -> {
        appendQuestion(spot);
        text.appendTable(read, result, split, language.isJapanese());
        if (view.matrix && result.hasShares()) {
          answer.append('\n').append(HandMatrixText.of(matrix(read, result), program.colours()));
        }
      }
      case TSV -> text.appendRows(number, read, result, split);
      case JSON -> text.appendObject(number, read, result, split);
    }
    program.out().append(answer);
    if (svg != null && result.hasShares()) {
      FileFault.writePicture(svg, HandMatrixSvg.of(matrix(read, result)));
    }
  }

  private void answerNext(
      CharSequence spot, long number, WrittenSpot read, Interruption interruption)
      throws IOException {
    NextCards next = effort.run(program, read.question(), interruption, EquitySpot::byNextCard);
    NextText nextText = new NextText(answer, program.colours(), language.locale());
    switch (output.format()) {
      case TEXT -> {
        appendQuestion(spot);
        nextText.appendGrids(read, next);
      }
      case TSV -> nextText.appendRows(number, read, next);
      case JSON -> nextText.appendObject(number, read, next);
    }
    program.out().append(answer);
    if (svg != null && next.cards() != 0) {
      FileFault.writePicture(svg, NextSvg.of(read, next));
    }
  }

  private void answerStreets(CharSequence spot, long number, Interruption interruption)
      throws IOException {
    Streets streets = new Streets(equity, spot.toString(), language.isJapanese());
    for (WrittenSpot street : streets.spots()) {
      configure(street);
      streets.add(effort.run(program, street.question(), interruption, EquitySpot::run));
    }
    switch (output.format()) {
      case TEXT -> {
        appendQuestion(spot);
        streets.appendTable(answer);
      }
      case TSV -> streets.appendRows(text, number);
      case JSON -> streets.appendObject(answer, text, number);
    }
    program.out().append(answer);
    writeNotes(number, streets.spots().get(0));
  }

  /** Each answer comes after its question, if there are several. */
  private void appendQuestion(CharSequence spot) {
    if (spots.size() != 1) {
      answer.append(isFirst ? "" : "\n").append(spot.toString().strip()).append('\n');
      isFirst = false;
    }
  }

  /** Tables have no place for notes. */
  private void writeNotes(long number, WrittenSpot read) {
    for (String note :
        output.format() == Format.TSV ? read.question().notes() : List.<String>of()) {
      program.err().println("spot " + number + ": Note: " + note);
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
