package dev.yaku.cli.text;

import dev.yaku.Category;
import dev.yaku.cli.sheet.Columns;
import java.util.Locale;

/** A table of shares for people, with bars. */
public final class ProbabilityTable {
  /** The characters of a full bar. */
  private static final int BAR_WIDTH = 40;

  /** From one eighth of a character to a whole one. */
  private static final String EIGHTHS = "▏▎▍▌▋▊▉█";

  private static final int PARTS = EIGHTHS.length();

  private static final int NAME_WIDTH = 16;
  private static final int JAPANESE_NAME_WIDTH = 28;
  private static final int COUNT_WIDTH = 18;
  private static final int PROBABILITY_WIDTH = 15;

  private final long total;
  private final int nameWidth;
  private final boolean japanese;

  /** With the names of categories. */
  public ProbabilityTable(long total, Locale language) {
    this.total = total;
    japanese = language.getLanguage().equals("ja");
    nameWidth = japanese ? JAPANESE_NAME_WIDTH : NAME_WIDTH;
  }

  /**
   * @param nameWidth the width of the names in columns
   */
  public ProbabilityTable(long total, int nameWidth) {
    this.total = total;
    this.nameWidth = nameWidth;
    japanese = false;
  }

  /** The name of a category in this table: that of rules files, or in Japanese. */
  public String name(Category category) {
    return japanese ? category.describe(Locale.JAPANESE) : category.text();
  }

  public String headerLine(String name, String count) {
    return Columns.left(name, nameWidth)
        + Columns.right(count, COUNT_WIDTH)
        + Columns.right(japanese ? "確率" : "probability", PROBABILITY_WIDTH)
        + "\n";
  }

  public String line(String name, long count) {
    return (figures(name, count) + "  " + bar((double) count / total)).stripTrailing() + "\n";
  }

  public String totalLine() {
    return figures(japanese ? "合計" : "total", total) + "\n";
  }

  private String figures(String name, long count) {
    return Columns.left(name, nameWidth)
        + String.format(Locale.ROOT, "%,18d%13.6f %%", count, 100.0 * count / total);
  }

  /** A bar of at least one part, however small the share. */
  public static String bar(double share) {
    return bar(share, BAR_WIDTH);
  }

  /**
   * As {@link #bar(double)}, of another width.
   *
   * @param width the characters of a full bar
   */
  public static String bar(double share, int width) {
    int parts = share == 0 ? 0 : Math.max(1, (int) Math.round(share * width * PARTS));
    int rest = parts % PARTS;
    return "█".repeat(parts / PARTS) + (rest == 0 ? "" : EIGHTHS.charAt(rest - 1));
  }
}
