package dev.yaku.cli;

import java.util.Locale;

/** A table of shares for people, with bars. */
final class ProbabilityTable {
  /** The characters of a full bar. */
  private static final int BAR_WIDTH = 40;

  /** From one eighth of a character to a whole one. */
  private static final String EIGHTHS = "▏▎▍▌▋▊▉█";

  private static final int PARTS = EIGHTHS.length();

  private static final int NAME_WIDTH = 16;

  private final long total;
  private final int nameWidth;

  ProbabilityTable(long total) {
    this(total, NAME_WIDTH);
  }

  /**
   * @param nameWidth how many columns names have
   */
  ProbabilityTable(long total, int nameWidth) {
    this.total = total;
    this.nameWidth = nameWidth;
  }

  static String header(String name, String count) {
    return new ProbabilityTable(0).headerLine(name, count);
  }

  String headerLine(String name, String count) {
    return ("%-" + nameWidth + "s%18s%15s\n").formatted(name, count, "probability");
  }

  String line(String name, long count) {
    return (figures(name, count) + "  " + bar((double) count / total)).stripTrailing() + "\n";
  }

  String totalLine() {
    return figures("total", total) + "\n";
  }

  private String figures(String name, long count) {
    String figures = "%-" + nameWidth + "s%,18d%13.6f %%";
    return String.format(Locale.ROOT, figures, name, count, 100.0 * count / total);
  }

  /** A bar of at least one part, however small the share. */
  static String bar(double share) {
    int parts = share == 0 ? 0 : Math.max(1, (int) Math.round(share * BAR_WIDTH * PARTS));
    int rest = parts % PARTS;
    return "█".repeat(parts / PARTS) + (rest == 0 ? "" : EIGHTHS.charAt(rest - 1));
  }
}
