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
import dev.yaku.cli.options.BatchTask;
import dev.yaku.cli.options.OptionLimits;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HandText;
import dev.yaku.cli.text.SpotText;
import dev.yaku.equity.Range;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "board")
public final class BoardCommand extends BatchTask {
  private static final int SHOWN = 12; // nut holes, to people

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @Option(names = "--words")
  private boolean words;

  @Option(names = "--cards", paramLabel = "N")
  private Integer cards;

  @Option(names = "--svg", paramLabel = "FILE")
  private Path svg;

  @Parameters(paramLabel = "BOARD")
  private List<String> boardTexts = List.of();

  private Evaluator evaluator;
  private Boards boards;
  private int holeCards;
  private BoardWords text;
  private boolean isFirst = true;

  @Override
  protected int run() throws IOException {
    text = new BoardWords(words());
    if (words) {
      rejectIf(!boardTexts.isEmpty() || hasFile(), "--words: expected no BOARD");
      writeWords();
      return 0;
    }
    rejectIf(svg != null && boardTexts.size() != 1, "--svg: expected exactly one BOARD");
    evaluator = ruleSet.evaluator();
    boards = BoardWords.boards("board", evaluator);
    rejectIf(cards != null && !(evaluator instanceof OmahaEvaluator), "--cards: for Omaha only");
    holeCards =
        evaluator instanceof OmahaEvaluator
            ? new OptionLimits(spec.commandLine(), evaluator.ruleSet()).cards(cards)
            : 2;
    String columns = "board suits pairing straights high nuts nut-category nut-holes line";
    answers().header(columns.split(" ", -1));
    return answerAll("board", boardTexts, this::answer);
  }

  private void writeWords() throws IOException {
    answers().header("kind", "word", "name", "meaning");
    Sheet sheet = new Sheet();
    addWords(sheet, "made", Made.values());
    addWords(sheet, "draw", Draw.values());
    addWords(sheet, "suits", Texture.Suits.values());
    addWords(sheet, "pairing", Texture.Pairing.values());
    answers().write(sheet);
  }

  private void addWords(Sheet sheet, String kind, Word... words) {
    for (Word word : words) {
      String name = word.describe(words().language());
      Members row = new Members().put("kind", kind).put("word", word.text()).put("name", name);
      sheet.add(row.put("meaning", word.definition()));
      sheet.line(name + " (" + word.text() + ")\n    " + word.definition());
    }
  }

  private void answer(CharSequence item, long number) throws IOException {
    RuleSet rules = evaluator.ruleSet();
    SpotText spot = SpotText.parse(item.toString(), rules.deck());
    int count = spot.hole().length;
    if (spot.text().parts() > 1) {
      throw new CardFormatException(
          "a bar: expected a board of 3 to 5 cards alone", spot.text().bar(0));
    }
    if (count < 3 || count > 5) {
      throw spot.text()
          .fault(SpotText.count(count) + ": expected a board of 3 to 5", Math.min(5, count));
    }
    BoardHands hands = boards.board(Hand.of(spot.hole()));
    String board = Card.toString(spot.hole());
    Sheet sheet = new Sheet();
    Members row = row(board, hands, number);
    if (answers().format() != Format.TSV || svg != null) {
      WordCounts counts =
          evaluator instanceof OmahaEvaluator
              ? WordCounts.of(hands, rules.deck(), holeCards)
              : WordCounts.of(boards, hands, Range.random(rules.deck()), null);
      row.member("made", members(counts.made())).member("draws", members(counts.draws()));
      draw(sheet, board, hands, counts);
    }
    answers().write(sheet.add(row));
    isFirst = false;
    program.draw(svg, sheet);
  }

  private Members row(String board, BoardHands hands, long number) {
    Texture texture = hands.texture();
    List<String> holes = Arrays.stream(hands.nutHoles()).mapToObj(HandText::byRank).toList();
    Members row = new Members().put("board", board).put("suits", texture.suits().text());
    row.put("pairing", texture.pairing().text()).put("straights", texture.straights());
    row.put("high", Card.RANKS.charAt(texture.highRank())).put("nuts", hands.nuts());
    row.put("nutCategory", evaluator.category(hands.nuts()).text()).column(holes.size());
    return row.put("line", number).member("nutHoles", holes);
  }

  private static Members members(List<WordCounts.Line> lines) {
    Members members = new Members();
    for (WordCounts.Line line : lines) {
      members.put(line.word() == null ? "none" : line.word().text(), (long) line.combos());
    }
    return members;
  }

  private void draw(Sheet sheet, String board, BoardHands hands, WordCounts counts) {
    Words words = words();
    String texture = text.texture(hands.texture());
    sheet.title(board, texture).line((isFirst ? "" : "\n") + board + ": " + texture);
    String nuts = evaluator.describe(hands.nuts(), words.language());
    sheet.line(words.say("board.nuts", nuts, nutHoles(hands.nutHoles()))).line("");
    text.add(sheet, counts, "");
  }

  private String nutHoles(long[] holes) {
    String shown =
        Arrays.stream(holes)
            .limit(SHOWN)
            .mapToObj(HandText::byRank)
            .collect(Collectors.joining(", "));
    int more = holes.length - SHOWN;
    return more <= 0 ? shown : words().say("board.more", shown, more);
  }
}
