package dev.yaku.cli.board;

import dev.yaku.cli.text.Svg;
import java.util.List;
import java.util.Locale;

/** Draws how many hands of a range are what on a board: a bar for each word. */
public final class WordsSvg {
  private static final int WIDTH = 800;
  private static final int LEFT = 24;
  private static final int BARS = 290;
  private static final int LONGEST = 240; // bar
  private static final int COMBOS = 610; // where the figures end
  private static final int SHARE = 690;
  private static final int EQUITY = 776;
  private static final int HEAD = 78;
  private static final int ROW = 24;
  private static final int GAP = 20;

  private final BoardWords words;
  private final Svg svg;
  private final double most;
  private double y = HEAD;

  private WordsSvg(BoardWords words, String title, int height, double most) {
    this.words = words;
    this.most = most;
    svg = new Svg(WIDTH, height, title);
  }

  /**
   * A whole SVG file.
   *
   * @param title the hands, or the board
   * @param subtitle a line below the title
   */
  public static String of(String title, String subtitle, BoardWords words, WordCounts counts) {
    List<WordCounts.Line> made = counts.made();
    List<WordCounts.Line> draws = counts.draws();
    double most = 0;
    for (List<WordCounts.Line> lines : List.of(made, draws)) {
      for (WordCounts.Line line : lines) {
        most = Math.max(most, line.share());
      }
    }
    int rows = 1 + made.size() + (draws.isEmpty() ? 0 : 1 + draws.size());
    int height = HEAD + ROW * rows + GAP + 8;
    WordsSvg drawing = new WordsSvg(words, title, height, most);
    drawing.svg.heading(LEFT, 34, title);
    drawing.svg.text(LEFT, 56, "start", subtitle);
    boolean equity = !Double.isNaN(counts.total().equity());
    drawing.drawHeadings(words.madeHeading(), equity);
    made.forEach(line -> drawing.draw(line, Svg.BLUE));
    drawing.y += GAP;
    if (!draws.isEmpty()) {
      drawing.drawHeadings(words.drawHeading(), equity);
    }
    draws.forEach(line -> drawing.draw(line, line.word() == null ? Svg.PALE : Svg.ORANGE));
    return drawing.svg.toString();
  }

  private void draw(WordCounts.Line line, String colour) {
    svg.text(LEFT, y + 16, "start", words.name(line));
    svg.rect(BARS, y + 3, Math.max(1, LONGEST * line.share() / most), ROW - 6, colour);
    svg.text(COMBOS, y + 16, "end", BoardWords.combos(line.combos()));
    svg.text(SHARE, y + 16, "end", percent(line.share()));
    if (!Double.isNaN(line.equity())) {
      svg.text(EQUITY, y + 16, "end", percent(line.equity()));
    }
    y += ROW;
  }

  private void drawHeadings(String name, boolean equity) {
    svg.line(LEFT, y + ROW - 2, equity ? EQUITY : SHARE, y + ROW - 2, Svg.PALE, 1);
    svg.text(LEFT, y + 16, "start", name);
    svg.text(COMBOS, y + 16, "end", words.combosHeading());
    if (equity) {
      svg.text(EQUITY, y + 16, "end", words.equityHeading());
    }
    y += ROW;
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * part);
  }
}
