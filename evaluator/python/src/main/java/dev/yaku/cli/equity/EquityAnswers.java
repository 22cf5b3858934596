package dev.yaku.cli.equity;

import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Picture;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.NextCards;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;

/** Answers that are in memory, as {@code equity} writes and draws them. */
public final class EquityAnswers {
  private static final Words ENGLISH = Words.of(Locale.ENGLISH);

  private EquityAnswers() {}

  /** The picture of the first range, by class; empty if no player has a range of two cards. */
  public static String picture(Equity equity, EquitySpot spot, EquityResult result) {
    WrittenSpot written = WrittenSpot.of(spot);
    Block.Grid grid = new EquitySheet(equity, ENGLISH).grid(written.players(), result);
    return grid == null ? "" : Picture.of(new Sheet().drawn(grid));
  }

  /** The JSON and the picture of what comes next. */
  public static String[] next(EquitySpot spot, NextCards next) throws IOException {
    Sheet sheet = new Sheet();
    NextSheet.write(sheet, 1, WrittenSpot.of(spot), next, ENGLISH);
    StringWriter json = new StringWriter();
    new Answers(Format.JSON, false, json, null).write(sheet);
    return new String[] {json.toString(), sheet.isDrawn() ? Picture.of(sheet) : ""};
  }
}
