package dev.yaku.cli.board;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.board.Draw;
import dev.yaku.board.Made;
import dev.yaku.board.Texture;
import dev.yaku.board.Word;
import dev.yaku.cli.io.FileFault;
import dev.yaku.cli.io.Program;
import dev.yaku.cli.options.Batch;
import dev.yaku.cli.options.FileOption;
import dev.yaku.cli.options.FormatOption;
import dev.yaku.cli.options.Language;
import dev.yaku.cli.options.OptionLimits;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.text.CardOrder;
import dev.yaku.cli.text.SpotText;
import dev.yaku.equity.Range;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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
    name = "board",
    mixinStandardHelpOptions = true,
    versionProvider = Program.Version.class,
    description = {
      "Tells what a board is like: its suits, pairs and straights, the nuts, and how many hands are"
          + " what on it. By rules of hold'em, or of Omaha.",
      "",
      "Invalid boards are reported on standard error; the others are still answered, and the exit"
          + " status is 1. Lines that are blank or begin with # are skipped."
    },
    footer = {
      "",
      "Formats:",
      "  text  for people",
      "  tsv   a header line, then columns: board, suits, pairing, straights (how many are"
          + " possible), high, nuts (the value), nut-category, nut-holes (how many pairs of cards"
          + " make it), line",
      "  json  one object per line, with these columns, the nut holes, and the number of hands for"
          + " each made hand and each draw",
      "",
      "What the words mean: yaku board --words; its columns are kind (made, draw, suits, pairing),"
          + " word, name, meaning.",
      "",
      "Examples:",
      "  yaku board \"9s 8d 2s\"",
      "  yaku board --svg board.svg \"9s 8d 2s\"",
      "  yaku board --rules omaha \"9s 8d 2s Kh\"",
      "  yaku range \"QQ+, AKs, 76s | 9s 8d 2s\"",
      "  yaku eval \"Js Ts | 9s 8d 2s\""
    })
public final class BoardCommand implements Callable<Integer> {
  /** The most nut holes that are listed for people. */
  private static final int SHOWN = 12;

  @Spec private CommandSpec spec;
  @ParentCommand private Program program;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Language language = new Language();

  @Option(
      names = "--words",
      description = "Prints the words for hands and boards, and what they mean.")
  private boolean words;

  @Option(
      names = "--cards",
      paramLabel = "N",
      description = "In Omaha, the number of cards of a hand; default: the fewest.")
  private Integer cards;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Also writes how many hands are what on one board into a file, as a picture.")
  private Path svg;

  @Mixin private FormatOption output = new FormatOption();

  @Parameters(
      paramLabel = "BOARD",
      description =
          "Three to five cards, in quotes; if none is given, boards are read from standard input,"
              + " one per line.")
  private List<String> boardTexts = List.of();

  @Mixin private FileOption file = new FileOption();

  private Evaluator evaluator;
  private Boards boards;
  private int holeCards;
  private BoardWords text;
  private boolean isFirst = true;

  @Override
  public Integer call() throws IOException {
    Path from = file.without("BOARD", boardTexts);
    text = new BoardWords(language.locale());
    if (words) {
      if (!boardTexts.isEmpty() || from != null) {
        throw new ParameterException(spec.commandLine(), "--words: expected no BOARD");
      }
      writeWords();
      return 0;
    }
    if (svg != null && boardTexts.size() != 1) {
      throw new ParameterException(spec.commandLine(), "--svg: expected exactly one BOARD");
    }
    evaluator = ruleSet.evaluator();
    boards = BoardOption.boards("board", evaluator);
    if (cards != null && !(evaluator instanceof OmahaEvaluator)) {
      throw new ParameterException(spec.commandLine(), "--cards: for Omaha only");
    }
    holeCards =
        evaluator instanceof OmahaEvaluator
            ? new OptionLimits(spec.commandLine(), evaluator).cards(cards)
            : 2;
    String[] columns = {
      "board", "suits", "pairing", "straights", "high", "nuts", "nut-category", "nut-holes", "line"
    };
    program.out().write(Rows.header(output.format(), columns));
    return new Batch(program, program.out(), "board", this::answer).run(boardTexts, from);
  }

  private void writeWords() throws IOException {
    program.out().write(Rows.header(output.format(), "kind", "word", "name", "meaning"));
    writeWords("made", Made.values());
    writeWords("draw", Draw.values());
    writeWords("suits", Texture.Suits.values());
    writeWords("pairing", Texture.Pairing.values());
    program.out().flush();
  }

  private void writeWords(String kind, Word... words) throws IOException {
    for (Word word : words) {
      String name = word.describe(language.locale());
      program
          .out()
          .write(
              output.format() == Format.TEXT
                  ? name + " (" + word.text() + ")\n    " + word.definition() + "\n"
                  : new Rows(output.format())
                      .text("kind", kind)
                      .text("word", word.text())
                      .text("name", name)
                      .text("meaning", word.definition())
                      .end());
    }
  }

  private void answer(CharSequence item, long number) throws IOException {
    RuleSet rules = evaluator.ruleSet();
    SpotText spot = SpotText.parse(item.toString(), rules.deck());
    int count = spot.hole().length;
    if (spot.board().length > 0 || count < 3 || count > 5) {
      throw new CardFormatException(
          spot.board().length > 0
              ? "a bar: expected a board of 3 to 5 cards alone"
              : SpotText.count(count) + ": expected a board of 3 to 5",
          spot.board().length > 0
              ? item.toString().indexOf('|') + 1
              : spot.column(Math.min(5, count)));
    }
    BoardHands hands = boards.board(Hand.of(spot.hole()));
    String board = Card.toString(spot.hole());
    switch (output.format()) {
      case TSV -> program.out().write(row(board, hands, number).end());
      case JSON -> program.out().write(object(board, hands, number));
      default -> draw(board, hands);
    }
    if (svg != null) {
      program.out().flush(); // the answer is there even if the picture cannot be written
      String subtitle = text.texture(hands.texture());
      FileFault.writePicture(svg, WordsSvg.of(board, subtitle, text, counts(hands)));
    }
  }

  private WordCounts counts(BoardHands hands) {
    long deck = evaluator.ruleSet().deck();
    return evaluator instanceof OmahaEvaluator
        ? WordCounts.of(hands, deck, holeCards)
        : WordCounts.of(boards, hands, Range.random(deck), null);
  }

  private Rows row(String board, BoardHands hands, long number) {
    Rows row = new Rows(output.format());
    Texture texture = hands.texture();
    int nuts = hands.nuts();
    row.text("board", board).text("suits", texture.suits().text());
    row.text("pairing", texture.pairing().text()).value("straights", texture.straights());
    row.text("high", Card.RANKS.charAt(texture.highRank())).value("nuts", nuts);
    row.text("nutCategory", evaluator.category(nuts).text());
    return row.column(hands.nutHoles().length).value("line", number);
  }

  private String object(String board, BoardHands hands, long number) {
    Rows row = row(board, hands, number);
    row.member(
        "nutHoles",
        Arrays.stream(hands.nutHoles())
            .mapToObj(hole -> Rows.quoted(CardOrder.byRank(hole)))
            .collect(Collectors.joining(",", "[", "]")));
    WordCounts counts = counts(hands);
    row.member("made", object(counts.made())).member("draws", object(counts.draws()));
    return row.end();
  }

  private static String object(List<WordCounts.Line> lines) {
    return lines.stream()
        .map(
            line ->
                Rows.quoted(line.word() == null ? "none" : line.word().text())
                    + ":"
                    + (long) line.combos())
        .collect(Collectors.joining(",", "{", "}"));
  }

  private void draw(String board, BoardHands hands) throws IOException {
    WordCounts counts = counts(hands);
    boolean japanese = language.isJapanese();
    program.out().append(isFirst ? "" : "\n").append(board + ": ");
    program.out().append(text.texture(hands.texture()) + "\n");
    program.out().append(japanese ? "ナッツ: " : "The nuts: ");
    program.out().append(evaluator.describe(hands.nuts(), language.locale()));
    program.out().append(japanese ? "（" : ", with ").append(nutHoles(hands.nutHoles()));
    program.out().append(japanese ? "）\n\n" : "\n\n");
    program.out().append(text.table(counts));
    String form = japanese ? "\n全%,d通り\n" : "\nAll %,d combos\n";
    program.out().append(String.format(Locale.ROOT, form, (long) counts.total().combos()));
    isFirst = false;
  }

  private String nutHoles(long[] holes) {
    String shown =
        Arrays.stream(holes)
            .limit(SHOWN)
            .mapToObj(CardOrder::byRank)
            .collect(Collectors.joining(", "));
    int more = holes.length - SHOWN;
    if (more <= 0) {
      return shown;
    }
    return shown + (language.isJapanese() ? " ほか" + more + "通り" : " and " + more + " more");
  }
}
