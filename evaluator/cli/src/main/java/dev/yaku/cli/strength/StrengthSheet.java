package dev.yaku.cli.strength;

import static dev.yaku.cli.sheet.Members.figure;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.HandText;
import dev.yaku.equity.NextCards;
import dev.yaku.strength.HandStrength;
import dev.yaku.strength.Potential;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Describes the strength of a hand; the potential is null on the river. */
record StrengthSheet(
    HandStrength strength, Potential potential, int bins, List<NextCards.Outs> outs, Words words) {
  private static final String EXACT = "%.12f";
  private static final int[] WIDTHS = {17, 10};
  private static final int BAR = 40;

  static Object exact(double value) {
    return figure(EXACT, value);
  }

  static Members row(long number, HandStrength strength, int bins) {
    Members row = new Members().column(number).column(exact(strength.ehs()));
    row.column(exact(strength.ehs2()));
    if (bins > 0) {
      Arrays.stream(strength.histogram(bins)).forEach(part -> row.column(exact(part)));
    }
    return row;
  }

  Members object(long number, Members more) {
    Members object = new Members().put("spot", number).put("ehs", exact(strength.ehs()));
    object.put("ehs2", exact(strength.ehs2())).put("rivers", strength.rivers());
    if (potential != null) {
      object.put("positivePotential", exact(potential.positive()));
      object.put("negativePotential", exact(potential.negative()));
    }
    object.put(
        "histogram",
        Arrays.stream(strength.histogram(bins)).mapToObj(StrengthSheet::exact).toList());
    Members cards = new Members();
    Members shares = new Members();
    for (NextCards.Outs out : outs) {
      cards.put(out.category().text(), HandText.byRank(out.cards()));
      shares.put(out.category().text(), exact(out.share()));
    }
    return object.putAll(more).put("outs", cards).put("outsEhs", shares);
  }

  /** For people: figures, the histogram, outs. */
  void draw(Sheet sheet) {
    double ehs = strength.ehs();
    String line = words.say("strength.ehs", 100 * ehs, ehs, strength.ehs2());
    if (potential != null) {
      String up = signed(" +", potential.positive());
      line += words.say("strength.potential", up, signed("  -", potential.negative()));
    }
    sheet.line(line);
    Block.Bars histogram = histogram();
    if (strength.rivers() > 1) {
      sheet.line("").line(words.say("strength.rivers", strength.rivers())).written(histogram);
    }
    sheet.drawn(histogram);
    if (!outs.isEmpty()) {
      sheet.line("").line(words.say("strength.help"));
      outs.forEach(out -> sheet.line(HandText.outs("  ", out, words)));
    }
  }

  /** A percentage after its sign; 0 has none. */
  private static String signed(String sign, double part) {
    String figure = Words.format("%.1f %%", 100 * part);
    return (figure.equals("0.0 %") ? sign.replaceAll("[+-]", "") : sign) + figure;
  }

  /** The longest bar is a whole one. */
  private Block.Bars histogram() {
    double[] parts = strength.histogram(bins);
    double most = Arrays.stream(parts).max().orElse(1);
    List<Block.Bar> bars = new ArrayList<>();
    for (int bin = 0; bin < parts.length; bin++) {
      double from = 100.0 * bin / parts.length;
      double end = 100.0 * (bin + 1) / parts.length;
      String name = Words.format("  %5.1f – %5.1f %%", from, end);
      Colour colour = Colour.heat((bin + 0.5) / parts.length);
      bars.add(new Block.Bar(name, List.of(Words.percent(parts[bin])), parts[bin] / most, colour));
    }
    return new Block.Bars(null, WIDTHS, BAR, bars);
  }
}
