package dev.yaku.cli.board;

import dev.yaku.Card;
import dev.yaku.Evaluator;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.board.Draw;
import dev.yaku.board.Made;
import dev.yaku.board.Texture;
import dev.yaku.cli.io.CliException;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Hands, boards and counts in words, in one language. */
public record BoardWords(Words words) {
  private static final int[] WIDTHS = {34, 9, 11, 10};
  private static final int BAR = 30;

  /** The words by these rules; rejects games other than hold'em and Omaha. */
  public static Boards boards(String command, Evaluator evaluator) {
    try {
      return Boards.of(evaluator);
    } catch (IllegalArgumentException e) {
      throw CliException.ofArguments(command + ": " + e.getMessage(), e);
    }
  }

  /** Such as "Two-tone, unpaired, 9 high, no straight possible". */
  public String texture(Texture texture) {
    int straights = texture.straights();
    return words.say(
        "board.texture",
        texture.suits().describe(words.language()),
        small(texture.pairing().describe(words.language())),
        Card.RANKS.charAt(texture.highRank()),
        straights == 0
            ? words.say("board.straights.none")
            : words.count("board.straights", straights, straights));
  }

  private static String small(String words) {
    return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
  }

  /** Such as "Top pair, top kicker; flush draw, gutshot, combo draw". */
  public String hand(int found) {
    String made = Made.of(found & BoardHands.MADE).describe(words.language());
    String draws =
        draws(found).stream()
            .map(draw -> small(draw.describe(words.language())))
            .collect(Collectors.joining(words.say("list")));
    return draws.isEmpty() ? made : words.say("board.hand", made, draws);
  }

  /** Such as "Beaten by 3 of 1,081 holes", or "The nuts". */
  public String standing(int beatenBy, long holes) {
    return beatenBy == 0 ? words.say("board.best") : words.say("board.beaten", beatenBy, holes);
  }

  /** Adds tables of counts with bars, and a line of all, which ends so. */
  public void add(Sheet sheet, WordCounts counts, String end) {
    boolean equity = !Double.isNaN(counts.total().equity());
    sheet.block(bars("board.made", counts.made(), Colour.BLUE, equity));
    if (!counts.draws().isEmpty()) {
      sheet.line("").block(bars("board.draws", counts.draws(), Colour.ORANGE, equity));
    }
    sheet.line("").line(words.say("board.all", combos(counts.total().combos())) + end);
  }

  private Block.Bars bars(String of, List<WordCounts.Line> lines, Colour colour, boolean equity) {
    List<String> heading = new ArrayList<>(List.of(words.say(of), words.say("board.combos"), ""));
    heading.addAll(equity ? List.of(words.say("board.equity")) : List.of());
    List<Block.Bar> bars = new ArrayList<>();
    for (WordCounts.Line line : lines) {
      List<String> figures =
          new ArrayList<>(List.of(combos(line.combos()), Words.percent(line.share())));
      figures.addAll(equity ? List.of(Words.percent(line.equity())) : List.of());
      String name =
          line.word() == null ? words.say("board.no-draw") : line.word().describe(words.language());
      bars.add(
          new Block.Bar(name, figures, line.share(), line.word() == null ? Colour.PALE : colour));
    }
    return new Block.Bars(heading, WIDTHS, BAR, bars);
  }

  /** A number of hands, with a fraction if weights make one. */
  private static String combos(double combos) {
    return combos == Math.rint(combos)
        ? Words.format("%,.0f", combos)
        : Words.format("%,.2f", combos);
  }

  /** Adds the columns {@code made} and {@code draws}, as programs read them. */
  public static Members add(Members row, int found) {
    return row.put("made", made(found))
        .put("draws", draws(found).stream().map(Draw::text).toList());
  }

  public static String made(int found) {
    return Made.of(found & BoardHands.MADE).text();
  }

  public static List<Draw> draws(int found) {
    return Draw.list(found >>> BoardHands.DRAWS_SHIFT);
  }
}
