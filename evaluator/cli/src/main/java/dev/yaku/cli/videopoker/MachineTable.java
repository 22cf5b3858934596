package dev.yaku.cli.videopoker;

import dev.yaku.cli.options.Format;
import dev.yaku.cli.text.ProbabilityTable;
import dev.yaku.videopoker.Fraction;
import dev.yaku.videopoker.Frequency;
import dev.yaku.videopoker.VideoPoker;
import java.util.List;
import java.util.Locale;

/** What comes of a machine with best play, class by class. */
public final class MachineTable {
  private static final Fraction HUNDRED = Fraction.of(100);
  private static final int PERCENT_DIGITS = 10;
  private static final int DIGITS = 12;
  private static final int NAME_WIDTH = 28;

  private final VideoPoker machine;
  private final Format format;
  private final StringBuilder text = new StringBuilder();

  public MachineTable(VideoPoker machine, Format format) {
    this.machine = machine;
    this.format = format;
  }

  /** A part of one as a percentage with ten decimals. */
  public static String percent(Fraction share) {
    return share.times(HUNDRED).toDecimal(PERCENT_DIGITS);
  }

  /** All of it, in the format asked for. */
  public String write() {
    List<Frequency> frequencies = machine.frequencies(); // first: the return follows from them
    if (format == Format.TEXT) {
      writeHead();
    } else if (format == Format.TSV) {
      text.append("class\tpay\tdeals\tprobability\tcontribution\n");
    }
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
    text.append("return    ").append(percent(exact)).append(" %\n");
    text.append("          ").append(exact).append('\n');
    text.append("variance  ").append(machine.variance().toDecimal(PERCENT_DIGITS)).append("\n\n");
    String head = "%-" + NAME_WIDTH + "s%6s%22s%15s%15s\n";
    text.append(head.formatted("class", "pay", "deals", "probability", "contribution"));
  }

  private void add(String name, String pay, long deals, Fraction probability, Fraction gives) {
    switch (format) {
      case TEXT -> addLine(name, pay, deals, probability, gives);
      case TSV ->
          text.append(name)
              .append('\t')
              .append(pay)
              .append('\t')
              .append(deals)
              .append('\t')
              .append(probability.toDecimal(DIGITS))
              .append('\t')
              .append(gives.toDecimal(DIGITS))
              .append('\n');
      case JSON ->
          text.append("{\"class\":\"")
              .append(name)
              .append("\",\"pay\":")
              .append(json(pay))
              .append(",\"deals\":")
              .append(deals)
              .append(",\"probability\":")
              .append(probability.toDecimal(DIGITS))
              .append(",\"contribution\":")
              .append(gives.toDecimal(DIGITS))
              .append("}\n");
    }
  }

  private void addLine(String name, String pay, long deals, Fraction probability, Fraction gives) {
    double share = 100 * probability.doubleValue();
    double part = 100 * gives.doubleValue();
    String figures = "%-" + NAME_WIDTH + "s%6s%,22d%13.6f %%%13.6f %%";
    text.append(String.format(Locale.ROOT, figures, name, pay, deals, share, part));
    String bar = name.equals("return") ? "" : "  " + ProbabilityTable.bar(share / 100);
    text.append(bar.stripTrailing()).append('\n');
  }

  /** Whole numbers as they are, fractions in quotes; nothing is null. */
  private static String json(String pay) {
    if (pay.isEmpty()) {
      return "null";
    }
    return pay.contains("/") ? "\"" + pay + "\"" : pay;
  }
}
