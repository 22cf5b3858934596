package dev.yaku.cli.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.equity.EquityProgress;
import org.junit.jupiter.api.Test;

class ProgressLineTest {
  @Test
  void text_saysHowFarAndHowLong() {
    assertEquals("42 %, 6 s to go", ProgressLine.text(new EquityProgress(42, 100), 4.2, 0));
    assertEquals("1 %, 3 min 18 s to go", ProgressLine.text(new EquityProgress(1, 100), 2, 0));
    assertEquals("30 %, 7 s to go", ProgressLine.text(new EquityProgress(65_536, 0), 3, 10));
    assertEquals("100 %, 0 s to go", ProgressLine.text(new EquityProgress(65_536, 0), 11, 10));
    assertEquals("65,536 deals", ProgressLine.text(new EquityProgress(65_536, 0), 3, 0));
  }
}
