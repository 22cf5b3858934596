package dev.yaku.internal.paytable;

import java.util.List;

/** What the text of a pay table says. */
public record PayLines(String title, String rules, int jokers, List<PayLine> lines) {
  public PayLines {
    lines = List.copyOf(lines);
  }

  /** The same with other lines. */
  public PayLines with(List<PayLine> others) {
    return new PayLines(title, rules, jokers, others);
  }
}
