package dev.yaku.cli.videopoker;

import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Colour;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.ClassText;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.Frequency;
import dev.yaku.videopoker.VideoPoker;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The return of a machine with best play, class by class. */
public final class MachineSheet {
  private static final Fraction HUNDRED = Fraction.of(100);
  private static final int PERCENT_DIGITS = 10;
  private static final int DIGITS = 12;
  private static final int SHARE_DIGITS = 6;
  private static final int MOST_POINTS = 200;
  private static final int[] WIDTHS = {28, 6, 22, 15, 15};

  private final Words words;
  private final Sheet sheet = new Sheet();
  private final List<Block.Bar> bars = new ArrayList<>();

  private MachineSheet(Words words) {
    this.words = words;
  }

  /** A share as a percentage with ten decimals. */
  public static String percent(Fraction share) {
    return share.times(HUNDRED).toDecimal(PERCENT_DIGITS);
  }

  static Sheet of(VideoPoker machine, Words words) {
    return new MachineSheet(words).sheet(machine);
  }

  private Sheet sheet(VideoPoker machine) {
    List<Frequency> frequencies = machine.frequencies(); // first: the return follows from them
    Fraction exact = machine.exactReturn();
    for (Frequency each : frequencies) {
      String pay = each.pay().toString();
      add(each.name(), pay, each.deals(), each.probability(), each.contribution());
    }
    add("return", "", machine.total(), Fraction.of(1), exact);
    String title = machine.payTable().title();
    sheet.title(title, words.say("machine.returns", percent(exact)));
    sheet.line(title).line("").line(words.say("machine.return", percent(exact)));
    sheet.line("          " + exact);
    sheet.line(words.say("machine.variance", machine.variance().toDecimal(PERCENT_DIGITS)));
    List<String> heading = words.all("machine.", "class", "pay", "deals", "share", "contribution");
    return sheet.line("").block(new Block.Bars(heading, WIDTHS, ClassText.BAR, bars));
  }

  private void add(String name, String pay, long deals, Fraction share, Fraction gives) {
    Members row = new Members().put("class", name);
    // whole numbers unchanged, fractions in quotes
    Object member = pay.isEmpty() ? null : pay.contains("/") ? pay : new Members.Figure(pay);
    row.member("pay", member).column(pay).put("deals", deals);
    row.put("probability", new Members.Figure(share.toDecimal(DIGITS)));
    sheet.add(row.put("contribution", new Members.Figure(gives.toDecimal(DIGITS))));
    String count = Words.format("%,d", deals);
    List<String> figures = List.of(pay, count, sixDigits(share), sixDigits(gives));
    double length = name.equals("return") ? Double.NaN : share.doubleValue();
    bars.add(new Block.Bar(ClassText.of(name, words), figures, length, Colour.BLUE));
  }

  private static String sixDigits(Fraction share) {
    return share.times(HUNDRED).toDecimal(SHARE_DIGITS) + " %";
  }

  /** The returns with whole pays of a class in a range such as 5..12; throws if one is wrong. */
  static Sheet sweep(VideoPoker machine, String name, String range, Words words) {
    int dots = range.indexOf("..");
    if (dots < 0) {
      throw new IllegalArgumentException("expected pays such as 5..12, found \"" + range + "\"");
    }
    Fraction pay = Fraction.parse(range.substring(0, dots));
    Fraction last = Fraction.parse(range.substring(dots + 2));
    if (pay.compareTo(last) > 0 || last.minus(pay).compareTo(Fraction.of(MOST_POINTS)) >= 0) {
      throw new IllegalArgumentException(
          "expected 1 to " + MOST_POINTS + " pays such as 5..12, found \"" + range + "\"");
    }
    Map<Fraction, Fraction> returns = new LinkedHashMap<>();
    for (; pay.compareTo(last) <= 0; pay = pay.plus(Fraction.of(1))) {
      returns.put(pay, machine.withPay(name, pay).exactReturn());
    }
    List<String> pays = returns.keySet().stream().map(Fraction::toString).toList();
    double[] percents =
        returns.values().stream().mapToDouble(result -> 100 * result.doubleValue()).toArray();
    String title = machine.payTable().title();
    String said = words.say("machine.sweep", ClassText.of(name, words));
    String across = words.say("machine.sweep.across", ClassText.of(name, words));
    Sheet sheet = new Sheet().title(title, said).line(title).line("").line(said).line("");
    sheet.block(new Block.Plot(across, pays, percents)).line("");
    returns.forEach(
        (of, result) -> {
          Members row = new Members().put("pay", of.toString());
          row.put("return", new Members.Figure(result.toDecimal(DIGITS)));
          sheet.add(row.put("fraction", result.toString()));
          sheet.line("%10s  %16s %%".formatted(of, percent(result)));
        });
    return sheet;
  }
}
