package dev.yaku.cli;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.HandEvaluator;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "eval",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = {
      "Tells what hands are worth.",
      "",
      "An empty line is the empty hand, where the rules have one. What is no hand is reported on"
          + " standard error, the others are evaluated all the same, and the exit status is 1."
    },
    footer = {
      "",
      "Formats:",
      "  text  for people",
      "  tsv   a header line, then columns: hand, value, category, packed, best",
      "  json  one object a line, with the columns of tsv and a description",
      "",
      "Of two hands the one with the greater value wins; equal values tie. Packed values order"
          + " hands in the same way, and show category and ranks as hexadecimal digits.",
      "",
      "Examples:",
      "  yaku eval \"As Ah Kd Kc Qs\"",
      "  yaku eval --format json < hands.txt | jq 'select(.value > 7000)'",
      "  yaku eval --format tsv < hands.txt | cut -f 3 | sort | uniq -c"
    })
final class EvalCommand implements Callable<Integer> {
  private static final HexFormat HEX = HexFormat.of().withUpperCase();
  private static final int PACKED_DIGITS = 6;

  @ParentCommand private Main main;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Language language = new Language();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, tsv or json; text if not given.")
  private Format format = Format.TEXT;

  @Parameters(
      paramLabel = "HAND",
      description =
          "A hand, in quotes; without any, hands are read from standard input, one a line.")
  private List<String> hands = List.of();

  private HandEvaluator evaluator;
  private HandText text;
  private final StringBuilder row = new StringBuilder();
  private boolean allGood = true;

  @Override
  public Integer call() throws IOException {
    evaluator = ruleSet.evaluator();
    text = new HandText(evaluator, main.terminal(), language.locale());
    if (format == Format.TSV) {
      main.out().write("hand\tvalue\tcategory\tpacked\tbest\n");
    }
    for (int i = 0; i < hands.size(); i++) {
      evaluate(hands.get(i), "hand", i + 1);
    }
    if (hands.isEmpty()) {
      evaluateLines();
    }
    main.out().flush();
    return allGood ? 0 : 1;
  }

  private void evaluateLines() throws IOException {
    if (main.terminal()) {
      main.err().println("Hands, one a line:");
    }
    LineReader lines = new LineReader(main.in(), main.out());
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
      int[] cards = evaluator.parse(hand);
      row.setLength(0);
      appendRow(cards, evaluator.evaluateCards(cards));
      main.out().append(row);
    } catch (CardFormatException e) {
      report(unit, number, e.column(), e.getMessage());
    }
  }

  private void report(String unit, long number, int column, String fault) throws IOException {
    allGood = false;
    main.out().flush(); // so that answers and faults stand in the order of the hands
    main.err().println(unit + " " + number + ", column " + column + ": " + fault);
  }

  private void appendRow(int[] cards, int value) {
    switch (format) {
      case TEXT -> {
        text.append(row, cards, value);
        row.append('\n');
      }
      case TSV -> {
        row.append(Card.toString(cards)).append('\t');
        row.append(value).append('\t');
        row.append(evaluator.category(value).text()).append('\t');
        row.append(packed(value)).append('\t');
        row.append(Card.toString(evaluator.bestCards(cards))).append('\n');
      }
      case JSON -> {
        row.append("{\"hand\":\"").append(Card.toString(cards));
        row.append("\",\"value\":").append(value);
        row.append(",\"category\":\"").append(evaluator.category(value).text());
        row.append("\",\"packed\":\"").append(packed(value));
        row.append("\",\"best\":\"").append(Card.toString(evaluator.bestCards(cards)));
        row.append("\",\"description\":\"").append(text.describe(value)).append("\"}\n");
      }
    }
  }

  private String packed(int value) {
    return "0x" + HEX.toHexDigits(evaluator.packed(value), PACKED_DIGITS);
  }
}
