package dev.yaku.cli.board;

import dev.yaku.Card;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Draw;
import dev.yaku.board.Made;
import dev.yaku.board.Texture;
import dev.yaku.cli.options.Rows;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.text.ProbabilityTable;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Hands, boards and counts in words, in one language. */
public final class BoardWords {
  private static final int NAME_WIDTH = 34;
  private static final int BAR = 30;

  private final Locale language;
  private final boolean japanese;

  public BoardWords(Locale language) {
    this.language = language;
    japanese = language.getLanguage().equals("ja");
  }

  /** Such as "Two-tone, unpaired, 9 high, no straight possible". */
  public String texture(Texture texture) {
    String suits = texture.suits().describe(language);
    String pairing = texture.pairing().describe(language);
    char high = Card.RANKS.charAt(texture.highRank());
    int straights = texture.straights();
    if (japanese) {
      return suits + "、" + pairing + "、" + high + "ハイ、可能なストレート" + straights;
    }
    String possible =
        switch (straights) {
          case 0 -> "no straight possible";
          case 1 -> "1 straight possible";
          default -> straights + " straights possible";
        };
    return suits + ", " + small(pairing) + ", " + high + " high, " + possible;
  }

  private static String small(String words) {
    return words.substring(0, 1).toLowerCase(Locale.ROOT) + words.substring(1);
  }

  /** Such as "Top pair, top kicker; flush draw, gutshot, combo draw". */
  public String hand(int words) {
    List<Draw> draws = Draw.list(words >>> BoardHands.DRAWS_SHIFT);
    String made = Made.of(words & BoardHands.MADE).describe(language);
    if (draws.isEmpty()) {
      return made;
    }
    if (japanese) {
      return made
          + "、"
          + draws.stream().map(draw -> draw.describe(language)).collect(Collectors.joining("、"));
    }
    return made
        + "; "
        + draws.stream()
            .map(draw -> small(draw.describe(language)))
            .collect(Collectors.joining(", "));
  }

  /** Such as "Beaten by 3 of 1,081 holes", or "The nuts". */
  public String standing(int beatenBy, long holes) {
    if (beatenBy == 0) {
      return japanese ? "ナッツ" : "The nuts: no hole beats it";
    }
    String form = japanese ? "%2$,d通りのうち%1$,d通りに負けている" : "Beaten by %,d of %,d holes";
    return String.format(Locale.ROOT, form, beatenBy, holes);
  }

  /** A table of counts with bars. */
  public String table(WordCounts counts) {
    StringBuilder text = new StringBuilder();
    boolean equity = !Double.isNaN(counts.total().equity());
    appendHeading(text, madeHeading(), equity);
    counts.made().forEach(line -> append(text, line, equity));
    if (!counts.draws().isEmpty()) {
      text.append('\n');
      appendHeading(text, drawHeading(), equity);
      counts.draws().forEach(line -> append(text, line, equity));
    }
    return text.toString();
  }

  private void appendHeading(StringBuilder text, String name, boolean equity) {
    text.append(Columns.left(name, NAME_WIDTH)).append(Columns.right(combosHeading(), 9));
    text.append(equity ? Columns.right(equityHeading(), 21) : "").append('\n');
  }

  String madeHeading() {
    return japanese ? "役" : "Made hand";
  }

  String drawHeading() {
    return japanese ? "ドロー（重複あり）" : "Draws (a hand may have several)";
  }

  String combosHeading() {
    return japanese ? "通り" : "combos";
  }

  String equityHeading() {
    return japanese ? "エクイティ" : "equity";
  }

  private void append(StringBuilder text, WordCounts.Line line, boolean equity) {
    String row =
        Columns.left(name(line), NAME_WIDTH)
            + Columns.right(combos(line.combos()), 9)
            + String.format(Locale.ROOT, "%9.2f %%", 100 * line.share())
            + (equity ? String.format(Locale.ROOT, "%8.2f %%", 100 * line.equity()) : "")
            + "  "
            + ProbabilityTable.bar(line.share(), BAR);
    text.append(row.stripTrailing()).append('\n');
  }

  /** The word of a line, or that there is no draw. */
  String name(WordCounts.Line line) {
    return line.word() != null ? line.word().describe(language) : japanese ? "ドローなし" : "No draw";
  }

  /** A number of hands, with a fraction if weights make one. */
  public static String combos(double combos) {
    return combos == Math.rint(combos)
        ? String.format(Locale.ROOT, "%,.0f", combos)
        : String.format(Locale.ROOT, "%,.2f", combos);
  }

  /** Adds the columns {@code made} and {@code draws}. */
  public static Rows add(Rows row, int words) {
    String draws = draws(words);
    row.text("made", made(words)).column(draws);
    String quoted = draws.isEmpty() ? "" : "\"" + draws.replace(",", "\",\"") + "\"";
    return row.member("draws", "[" + quoted + "]");
  }

  /** The made hand as programs read it. */
  public static String made(int words) {
    return Made.of(words & BoardHands.MADE).text();
  }

  /** The draws as programs read them, separated by commas. */
  public static String draws(int words) {
    return Draw.list(words >>> BoardHands.DRAWS_SHIFT).stream()
        .map(Draw::text)
        .collect(Collectors.joining(","));
  }
}
