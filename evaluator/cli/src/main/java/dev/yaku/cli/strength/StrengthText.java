package dev.yaku.cli.strength;

import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.CardOrder;
import dev.yaku.cli.text.ClassName;
import dev.yaku.equity.NextCards;
import dev.yaku.strength.HandStrength;
import dev.yaku.strength.Potential;
import java.util.List;
import java.util.Locale;

/** Writes the strength of a hand. */
final class StrengthText {
  private static final int BAR = 40;

  /** From one eighth of a character to a whole one. */
  private static final String EIGHTHS = "▏▎▍▌▋▊▉█";

  private StrengthText() {}

  static String header(int bins) {
    StringBuilder text = new StringBuilder("spot\tehs\tehs2");
    for (int bin = 1; bin <= bins; bin++) {
      text.append("\tbin").append(bin);
    }
    return text.toString();
  }

  static String row(long number, HandStrength strength, int bins) {
    StringBuilder row = new StringBuilder();
    row.append(number).append('\t').append(exact(strength.ehs()));
    row.append('\t').append(exact(strength.ehs2()));
    if (bins > 0) {
      for (double part : strength.histogram(bins)) {
        row.append('\t').append(exact(part));
      }
    }
    return row.toString();
  }

  /**
   * One object.
   *
   * @param potential null on the river
   * @param more members, a comma before each
   */
  static String object(
      long number,
      HandStrength strength,
      Potential potential,
      int bins,
      List<NextCards.Outs> outs,
      String more) {
    StringBuilder to = new StringBuilder("{\"spot\":").append(number);
    to.append(",\"ehs\":").append(exact(strength.ehs()));
    to.append(",\"ehs2\":").append(exact(strength.ehs2()));
    to.append(",\"rivers\":").append(strength.rivers());
    if (potential != null) {
      to.append(",\"positivePotential\":").append(exact(potential.positive()));
      to.append(",\"negativePotential\":").append(exact(potential.negative()));
    }
    to.append(",\"histogram\":[");
    String comma = "";
    for (double part : strength.histogram(bins)) {
      to.append(comma).append(exact(part));
      comma = ",";
    }
    to.append(']').append(more).append(",\"outs\":{");
    comma = "";
    for (NextCards.Outs out : outs) {
      to.append(comma).append('"').append(out.category().text()).append("\":\"");
      to.append(CardOrder.byRank(out.cards())).append('"');
      comma = ",";
    }
    to.append("},\"outsEhs\":{");
    comma = "";
    for (NextCards.Outs out : outs) {
      to.append(comma).append('"').append(out.category().text()).append("\":");
      to.append(exact(out.share()));
      comma = ",";
    }
    return to.append("}}\n").toString();
  }

  static String exact(double value) {
    return String.format(Locale.ROOT, "%.12f", value);
  }

  /** For people: figures, the histogram, outs. */
  static String picture(
      HandStrength strength,
      Potential potential,
      int bins,
      List<NextCards.Outs> outs,
      Locale language) {
    boolean japanese = language.equals(Locale.JAPANESE);
    StringBuilder to = new StringBuilder(japanese ? "  強さ      " : "  Strength  ");
    to.append(line("%8.4f %%", 100 * strength.ehs()));
    to.append(line("   EHS %.6f   EHS² %.6f", strength.ehs(), strength.ehs2()));
    if (potential != null) {
      to.append(japanese ? "   伸びしろ" : "   potential");
      to.append(signed(" +", potential.positive())).append(signed("  -", potential.negative()));
    }
    to.append('\n');
    if (strength.rivers() > 1) {
      String heading = japanese ? "\n  リバー%,d通りのエクイティ\n" : "\n  Equity on %,d rivers\n";
      to.append(line(heading, strength.rivers()));
      appendHistogram(to, strength.histogram(bins));
    }
    if (!outs.isEmpty()) {
      to.append(
          japanese
              ? "\n  次に来ると強さが上がるカード（その後：来た後の強さの平均）\n"
              : "\n  Next cards that help; then: its strength after one of them, on average\n");
      for (NextCards.Outs out : outs) {
        String name = ClassName.of(out.category().text(), Words.of(language));
        to.append("  ").append(Columns.left(name, japanese ? 28 : 16));
        to.append(line("%3d", Long.bitCount(out.cards())));
        to.append(line(japanese ? "  その後 %5.1f %%  " : "  then %5.1f %%  ", 100 * out.share()));
        to.append(CardOrder.byRank(out.cards())).append('\n');
      }
    }
    return to.toString();
  }

  /** A percentage after its sign; 0 has none. */
  private static String signed(String sign, double part) {
    String figure = line("%.1f %%", 100 * part);
    return (figure.equals("0.0 %") ? sign.replaceAll("[+-]", "") : sign) + figure;
  }

  private static void appendHistogram(StringBuilder to, double[] parts) {
    double most = 0;
    for (double part : parts) {
      most = Math.max(most, part);
    }
    for (int bin = 0; bin < parts.length; bin++) {
      double from = 100.0 * bin / parts.length;
      double end = 100.0 * (bin + 1) / parts.length;
      String figures = line("  %5.1f – %5.1f %%  %6.2f %%  ", from, end, 100 * parts[bin]);
      to.append((figures + bar(parts[bin] / most, BAR)).stripTrailing()).append('\n');
    }
  }

  /** A bar with at least one visible part. */
  static String bar(double part, int width) {
    int eighths = part == 0 ? 0 : Math.max(1, (int) Math.round(part * width * 8));
    return "█".repeat(eighths / 8) + (eighths % 8 == 0 ? "" : EIGHTHS.charAt(eighths % 8 - 1));
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
