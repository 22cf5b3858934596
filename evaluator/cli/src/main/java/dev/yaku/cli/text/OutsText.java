package dev.yaku.cli.text;

import dev.yaku.cli.sheet.Columns;
import dev.yaku.cli.sheet.Words;
import dev.yaku.equity.NextCards;

/** Writes which cards help in the same way. */
public final class OutsText {
  private static final int WIDTH = 79; // of a terminal

  private OutsText() {}

  /** The hand that they make, how many, what follows, and which; in several lines if needed. */
  public static String line(String indent, NextCards.Outs out, Words words) {
    String name =
        out.category() == null
            ? words.say("next.other")
            : ClassName.of(out.category().text(), words);
    String shown = indent + Columns.left(name, words.width("category.width"));
    String line = words.say("next.out", shown, Long.bitCount(out.cards()), 100 * out.share());
    return Columns.wrapped(line + CardOrder.byRank(out.cards()), WIDTH, Columns.width(line));
  }
}
