package dev.yaku.cli.options;

import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.ThreeHands;
import java.io.PrintWriter;
import java.io.UncheckedIOException;

/** In place of the command line's: there is no such table here. */
public final class ThreeHandsFile {
  public void use(EquitySpot question, boolean hasBoard, String rules, PrintWriter err) {}

  public ThreeHands table(PrintWriter err) {
    return null;
  }

  public void discard(UncheckedIOException e, PrintWriter err) {
    throw e;
  }
}
