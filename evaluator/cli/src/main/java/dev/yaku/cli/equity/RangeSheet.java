package dev.yaku.cli.equity;

import dev.yaku.Card;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.cli.board.BoardWords;
import dev.yaku.cli.board.WordCounts;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HandText;
import dev.yaku.cli.text.SpotText;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The answer to questions about ranges: their hands as rows, and the words for these hands on
 * boards.
 */
final class RangeSheet {
  private static final long ONE_RANK = 0x8004002001L; // 1 | 1 << 13 | 1 << 26 | 1 << 39
  private static final int BITS = 3; // of a count of cards, seven at most

  private final Evaluator evaluator;
  private final BoardWords words;
  private final Words language;
  private final Range against; // or null
  private final boolean isWide; // whether there are columns for words
  private Boards boards; // on first use

  RangeSheet(Evaluator evaluator, Words language, Range against, boolean isWide) {
    this.evaluator = evaluator;
    this.language = language;
    this.against = against;
    this.isWide = isWide;
    words = new BoardWords(language);
  }

  /** The board after the bar, prepared; throws if it is not three to five cards of the deck. */
  BoardHands board(String text) {
    if (boards == null) {
      boards = BoardWords.boards("range", evaluator);
    }
    return boards.board(Hand.of(SpotText.board(text, evaluator.ruleSet().deck())));
  }

  private String title(String text) {
    String board = Card.toString(SpotText.board(text, evaluator.ruleSet().deck()));
    return SpotText.beforeBar(text).strip() + " | " + board;
  }

  WordCounts counts(BoardHands hands, Range range) {
    return WordCounts.of(boards, hands, range, against);
  }

  void draw(Sheet sheet, String text, BoardHands hands, WordCounts counts) {
    String texture = words.texture(hands.texture());
    String versus = "";
    if (against != null) {
      versus = language.say("range.against", against, 100 * counts.total().equity());
    }
    sheet.title(title(text), texture + versus).line(title(text) + ": " + texture).line("");
    words.add(sheet, counts, versus);
  }

  /** Adds the combos of a range, their share of all, and on a board those of each word. */
  void addTotals(Sheet sheet, WordCounts counts, double combos, double share, long line) {
    Members object = new Members();
    if (counts == null) {
      object.put("combos", number(combos)).put("share", number(share));
      sheet.rows(sink -> sink.take(total("all", combos, share, Double.NaN, line)));
    } else {
      WordCounts.Line all = counts.total();
      object.put("combos", number(all.combos()));
      if (against != null) {
        object.put("equity", number(all.equity()));
      }
      object.put("made", words(counts.made())).put("draws", words(counts.draws()));
      sheet.rows(sink -> sink.take(total("all", all.combos(), 1, all.equity(), line)));
      sheet.rows(sink -> addTotals(sink, "made:", counts.made(), line));
      sheet.rows(sink -> addTotals(sink, "draw:", counts.draws(), line));
    }
    sheet.object(object.put("line", line));
  }

  private static void addTotals(
      Sheet.Sink sink, String kind, List<WordCounts.Line> lines, long number) throws IOException {
    for (WordCounts.Line each : lines) {
      sink.take(total(kind + word(each), each.combos(), each.share(), each.equity(), number));
    }
  }

  private static Members total(
      String word, double combos, double share, double equity, long number) {
    Members row = new Members().column(word).column(number(combos)).column(number(share));
    return row.column(Double.isNaN(equity) ? null : number(equity)).column(number);
  }

  private List<Members> words(List<WordCounts.Line> lines) {
    List<Members> words = new ArrayList<>();
    for (WordCounts.Line line : lines) {
      Members word = new Members().put("word", word(line)).put("combos", number(line.combos()));
      words.add(against == null ? word : word.put("equity", number(line.equity())));
    }
    return words;
  }

  private static String word(WordCounts.Line line) {
    return line.word() == null ? "none" : line.word().text();
  }

  /** Writes four digits after the point at most: totals are for people and agents. */
  private static Object number(double number) {
    return Double.isNaN(number)
        ? number
        : new Members.Figure(
            BigDecimal.valueOf(number)
                .setScale(4, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString());
  }

  List<String> columns(boolean isTotal) {
    return isTotal ? List.of("word", "combos", "share", "equity", "line") : columns();
  }

  private List<String> columns() {
    List<String> columns = new ArrayList<>(List.of("hand", "weight", "line"));
    columns.addAll(isWide ? List.of("made", "draws") : List.of());
    columns.addAll(against != null ? List.of("equity") : List.of());
    return columns;
  }

  /** A row for each hand; the board and the range's counts on it are null if there are none. */
  Sheet.Source rows(Range range, BoardHands board, WordCounts counts, long line) {
    return sink -> {
      for (int hole = HoleIndex.SIZE - 1; hole >= 0; hole--) {
        long hand = HoleIndex.hand(hole);
        if (range.weight(hole) > 0 && (board == null || (hand & board.board()) == 0)) {
          Members row = row(hand, range.weight(hole), board, line);
          sink.take(against != null ? row.put("equity", counts.equity(hole)) : row);
        }
      }
    };
  }

  /** A row for each hand of Omaha, likewise. */
  Sheet.Source rows(OmahaRange range, BoardHands board, long line) {
    OmahaRange left = range.without(board == null ? 0 : board.board());
    return sink -> left.forEach(hand -> take(sink, row(hand, 1, board, line)));
  }

  private static void take(Sheet.Sink sink, Members row) {
    try {
      sink.take(row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Members row(long hand, Number weight, BoardHands board, long line) {
    Members row = new Members().put("hand", HandText.byRank(hand)).put("weight", weight);
    row.put("line", line);
    if (board != null) {
      BoardWords.add(row, board.words(hand));
    } else if (isWide) {
      row.column("").column("");
    }
    return row;
  }

  /** The range, the number of its hands, and a line for each pattern, the most frequent first. */
  void draw(Sheet sheet, OmahaRange range, OmahaRange left, long all) {
    Map<Long, long[]> patterns = new TreeMap<>();
    left.forEach(
        hand -> {
          long pattern = (long) counts(hand, false) << Integer.SIZE | counts(hand, true);
          patterns.computeIfAbsent(pattern, key -> new long[1])[0]++;
        });
    long hands = patterns.values().stream().mapToLong(count -> count[0]).sum();
    if (hands == 0) {
      throw new IllegalArgumentException(range + ": no hand is left");
    }
    sheet.line(range + "\n").line(language.say("range.omaha"));
    List<Map.Entry<Long, long[]>> sorted = new ArrayList<>(patterns.entrySet());
    sorted.sort(Comparator.comparing(entry -> -entry.getValue()[0]));
    for (Map.Entry<Long, long[]> each : sorted) {
      long pattern = each.getKey();
      long count = each.getValue()[0];
      String ranks = text((int) (pattern >>> Integer.SIZE));
      double share = 100.0 * count / hands;
      sheet.line(
          Words.format("%,14d  %-11s  %-11s  %6.2f %%", count, ranks, text((int) pattern), share));
    }
    double share = 100.0 * hands / all;
    sheet.line("").line(language.say("range.omaha.all", hands, all, range.cards(), share));
    if (range.toString().contains("%")) {
      sheet.line(language.say("range.omaha.percent"));
    }
  }

  /** How many cards of a hand have the same suit or rank: in octal digits, the most first. */
  private static int counts(long hand, boolean ofSuit) {
    int[] bySize = new int[1 + 7];
    int kinds = ofSuit ? Card.SUITS.length() : Card.RANK_COUNT;
    for (int kind = 0; kind < kinds; kind++) {
      long cards =
          ofSuit ? (1L << Card.RANK_COUNT) - 1 << Card.RANK_COUNT * kind : ONE_RANK << kind;
      bySize[Long.bitCount(hand & cards)]++;
    }
    int counts = 0;
    int at = 0;
    for (int size = 1; size <= 7; size++) {
      for (int i = 0; i < bySize[size]; i++) {
        counts |= size << at;
        at += BITS;
      }
    }
    return counts;
  }

  /** Counts as text, such as {@code 2-1-1}. */
  private static String text(int counts) {
    return String.join("-", Integer.toOctalString(counts).split("(?<=.)(?=.)", -1));
  }
}
