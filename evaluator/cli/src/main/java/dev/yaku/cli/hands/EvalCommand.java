package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.EvaluatedHand;
import dev.yaku.Evaluator;
import dev.yaku.HandResult;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.io.LineReader;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.Format;
import dev.yaku.cli.options.Language;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.text.HandText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HexFormat;
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
    name = "eval",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Tells what hands are worth.",
      "",
      "An empty line is the empty hand, where the rules have one. Invalid hands are reported on"
          + " standard error; the others are still evaluated, and the exit status is 1.",
      "",
      "In Omaha a hand is hole, bar, board."
    },
    footer = {
      "",
      "Formats:",
      "  text  for people",
      "  tsv   a header line, then columns: hand, value, category, packed, best",
      "  json  one object a line, with the columns of tsv and a description",
      "",
      "Where the pot is split, value, category, packed and best are the high half's; in tsv the"
          + " columns low, low-packed and low-best follow, and in json low, lowPacked, lowBest and"
          + " lowDescription. A low of 0 does not qualify.",
      "",
      "Of two hands the one with the greater value wins; equal values tie. Packed values order"
          + " hands in the same way, and show category and ranks as hexadecimal digits.",
      "",
      "Examples:",
      "  yaku eval \"As Ah Kd Kc Qs\"",
      "  yaku eval --file hands.txt",
      "  yaku eval --format json < hands.txt | jq 'select(.value > 7000)'",
      "  yaku eval --format tsv < hands.txt | cut -f 3 | sort | uniq -c",
      "  yaku eval --rules omaha \"As Kh Qd Jc | Ts 9s 8d 2c 2h\"",
      "  yaku eval --rules badugi --lang ja \"9s 5h 3d Ac\""
    })
public final class EvalCommand implements Callable<Integer> {
  private static final HexFormat HEX = HexFormat.of().withUpperCase();
  private static final int PACKED_DIGITS = 6;

  @Spec private CommandSpec spec;
  @ParentCommand private Program program;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Language language = new Language();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, tsv or json; default: text.")
  private Format format = Format.TEXT;

  @Parameters(
      paramLabel = "HAND",
      description =
          "A hand, in quotes; without any, hands are read from standard input, one a line.")
  private List<String> hands = List.of();

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "Reads hands from a file instead of standard input, one a line.")
  private Path file;

  private Evaluator evaluator;
  private HandText text;
  private final StringBuilder row = new StringBuilder();
  private boolean allGood = true;

  @Override
  public Integer call() throws IOException {
    if (file != null && !hands.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(), "HAND and --file exclude each other: give one of them");
    }
    evaluator = ruleSet.evaluator();
    text = new HandText(program.colours(), language.locale());
    if (format == Format.TSV) {
      program.out().write("hand\tvalue\tcategory\tpacked\tbest");
      program.out().write(evaluator.isSplit() ? "\tlow\tlow-packed\tlow-best\n" : "\n");
    }
    for (int i = 0; i < hands.size(); i++) {
      evaluate(hands.get(i), "hand", i + 1);
    }
    if (file != null) {
      evaluateFile();
    } else if (hands.isEmpty()) {
      evaluateInput();
    }
    program.out().flush();
    if (hands.size() > 1 && hands.stream().allMatch(EvalCommand::isOneCard)) {
      program
          .err()
          .println(
              "yaku: these were "
                  + hands.size()
                  + " hands of one card each; one hand of them is in quotes: \""
                  + String.join(" ", hands)
                  + "\"");
    }
    return allGood ? 0 : 1;
  }

  private static boolean isOneCard(String hand) {
    try {
      return Card.parseAll(hand).length == 1;
    } catch (CardFormatException e) {
      return false;
    }
  }

  private void evaluateFile() throws IOException {
    try (InputStream in = open()) {
      evaluateLines(new LineReader(in, program.out()));
    }
  }

  private InputStream open() {
    if (Files.isDirectory(file)) {
      throw new CliException(file + ": a directory", null);
    }
    try {
      return Files.newInputStream(file);
    } catch (IOException e) {
      throw new CliException(RuleSetOption.reason(e, file), e);
    }
  }

  private void evaluateInput() throws IOException {
    if (program.terminal()) {
      program.err().println("Hands, one a line:");
    }
    evaluateLines(new LineReader(program.in(), program.out()));
  }

  private void evaluateLines(LineReader lines) throws IOException {
    for (String line = lines.next(); line != null; line = lines.next()) {
      if (line.length() > LineReader.MAX_LENGTH) {
        report("line", lines.lines(), LineReader.MAX_LENGTH + 1, "too long for a hand");
      } else {
        evaluate(line, "line", lines.lines());
      }
    }
  }

  private void evaluate(String hand, String unit, long number) throws IOException {
    try {
      EvaluatedHand judged = evaluator.judge(hand);
      row.setLength(0);
      appendRow(judged);
      program.out().append(row);
    } catch (CardFormatException e) {
      boolean named = unit.equals("hand") && isFile(hand);
      String advice = named ? "; there is a file of that name: --file " + hand + " reads it" : "";
      report(unit, number, e.column(), e.getMessage() + advice);
    }
  }

  private static boolean isFile(String name) {
    try {
      return !name.isBlank() && Files.isRegularFile(Path.of(name));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private void report(String unit, long number, int column, String fault) throws IOException {
    allGood = false;
    program.out().flush(); // keeps answers and faults in the order of the hands
    program.err().println(unit + " " + number + ", column " + column + ": " + fault);
  }

  private void appendRow(EvaluatedHand hand) {
    switch (format) {
      case TEXT -> text.append(row, "", hand);
      case TSV -> appendColumns(hand);
      case JSON -> appendObject(hand);
    }
  }

  private void appendColumns(EvaluatedHand hand) {
    HandResult high = hand.high();
    row.append(hand.text()).append('\t');
    row.append(high.value()).append('\t');
    row.append(high.category().text()).append('\t');
    row.append(packed(high)).append('\t');
    row.append(Card.toString(high.best()));
    hand.low()
        .ifPresent(
            low -> {
              row.append('\t').append(low.value());
              row.append('\t').append(packed(low));
              row.append('\t').append(Card.toString(low.best()));
            });
    row.append('\n');
  }

  private void appendObject(EvaluatedHand hand) {
    HandResult high = hand.high();
    row.append("{\"hand\":\"").append(hand.text());
    row.append("\",\"value\":").append(high.value());
    row.append(",\"category\":\"").append(high.category().text());
    row.append("\",\"packed\":\"").append(packed(high));
    row.append("\",\"best\":\"").append(Card.toString(high.best()));
    row.append("\",\"description\":\"").append(high.describe(language.locale())).append('"');
    hand.low().ifPresent(this::appendLow);
    row.append("}\n");
  }

  private void appendLow(HandResult low) {
    row.append(",\"low\":").append(low.value());
    row.append(",\"lowPacked\":\"").append(packed(low));
    row.append("\",\"lowBest\":\"").append(Card.toString(low.best()));
    row.append("\",\"lowDescription\":\"").append(low.describe(language.locale())).append('"');
  }

  private static String packed(HandResult result) {
    return "0x" + HEX.toHexDigits(result.packed(), PACKED_DIGITS);
  }
}
