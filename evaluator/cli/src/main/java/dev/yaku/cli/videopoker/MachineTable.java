package dev.yaku.cli.videopoker;

import dev.yaku.cli.options.Rows;
import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Words;
import dev.yaku.cli.text.ClassName;
import dev.yaku.cli.text.ProbabilityTable;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.Frequency;
import dev.yaku.videopoker.VideoPoker;
import java.util.List;
import java.util.Locale;

/** The results of a machine with best play, class by class. */
public final class MachineTable {
  private static final Fraction HUNDRED = Fraction.of(100);
  private static final int PERCENT_DIGITS = 10;
  private static final int DIGITS = 12;
  private static final int SHARE_DIGITS = 6;
  private static final int NAME_WIDTH = 28;
  private static final int[] WIDTHS = {6, 22, 15, 15};

  private final VideoPoker machine;
  private final Format format;
  private final Locale language;
  private final boolean japanese;
  private final StringBuilder text = new StringBuilder();

  /**
   * @param language of the format for people
   */
  public MachineTable(VideoPoker machine, Format format, Locale language) {
    this.machine = machine;
    this.format = format;
    this.language = language;
    japanese = language.equals(Locale.JAPANESE);
  }

  /** A share as a percentage with ten decimals. */
  public static String percent(Fraction share) {
    return share.times(HUNDRED).toDecimal(PERCENT_DIGITS);
  }

  /** The whole table, in the requested format. */
  public String write() {
    List<Frequency> frequencies =
        machine.frequencies(); // computed first, since the return follows from them
    if (format == Format.TEXT) {
      writeHead();
    }
    text.append(Rows.header(format, "class", "pay", "deals", "probability", "contribution"));
    for (Frequency each : frequencies) {
      String pay = each.pay().toString();
      add(each.name(), pay, each.deals(), each.probability(), each.contribution());
    }
    add("return", "", machine.total(), Fraction.of(1), machine.exactReturn());
    return text.toString();
  }

  private void writeHead() {
    Fraction exact = machine.exactReturn();
    text.append(machine.payTable().title()).append("\n\n");
    text.append(japanese ? "還元率    " : "return    ").append(percent(exact)).append(" %\n");
    text.append("          ").append(exact).append('\n');
    text.append(japanese ? "分散      " : "variance  ");
    text.append(machine.variance().toDecimal(PERCENT_DIGITS)).append("\n\n");
    if (japanese) {
      columns("役", "配当", "配り方", "確率", "寄与");
    } else {
      columns("class", "pay", "deals", "probability", "contribution");
    }
    text.append('\n');
  }

  private void add(String name, String pay, long deals, Fraction probability, Fraction gives) {
    if (format == Format.TEXT) {
      addLine(name, pay, deals, probability, gives);
      return;
    }
    Rows row = new Rows(format).text("class", name);
    row.value("pay", format == Format.JSON ? json(pay) : pay).value("deals", deals);
    row.value("probability", probability.toDecimal(DIGITS));
    text.append(row.value("contribution", gives.toDecimal(DIGITS)).end());
  }

  private void addLine(String name, String pay, long deals, Fraction probability, Fraction gives) {
    String shown = ClassName.of(name, Words.of(language));
    columns(shown, pay, grouped(deals), share(probability), share(gives));
    String bar =
        name.equals("return") ? "" : "  " + ProbabilityTable.bar(probability.doubleValue());
    text.append(bar.stripTrailing()).append('\n');
  }

  private static String share(Fraction share) {
    return share.times(HUNDRED).toDecimal(SHARE_DIGITS) + " %";
  }

  // Without String.format, whose first use takes dozens of milliseconds.

  private void columns(String name, String... others) {
    text.append(Columns.left(name, NAME_WIDTH));
    for (int i = 0; i < others.length; i++) {
      text.append(Columns.right(others[i], WIDTHS[i]));
    }
  }

  private static String grouped(long number) {
    StringBuilder digits = new StringBuilder(Long.toString(number));
    for (int i = digits.length() - 3; i > 0; i -= 3) {
      digits.insert(i, ',');
    }
    return digits.toString();
  }

  /** Whole numbers unchanged, fractions in quotes; no pay is null. */
  private static String json(String pay) {
    if (pay.isEmpty()) {
      return "null";
    }
    return pay.contains("/") ? "\"" + pay + "\"" : pay;
  }
}
