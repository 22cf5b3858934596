package dev.yaku.cli.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Progress;
import dev.yaku.cli.io.StatusLine;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.sheet.Words;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private static String text(long done, long all, double error, double... figures) {
    Progress progress = new Progress(done, all, error, Double.POSITIVE_INFINITY);
    return StatusLine.text(progress, figures[1], figures[2], figures[0]);
  }

  @Test
  void text_saysHowFar_howAccurate_andHowLong() {
    assertEquals("42 %, 6 s to go", text(42, 100, Double.NaN, 4.2, 0, 0));
    assertEquals("1 %, 3 min 18 s to go", text(1, 100, Double.NaN, 2, 0, 0));
    assertEquals("50 %, ± 0.30 %, 2 s to go", text(65_536, 131_072, 0.0015, 2, 0, 0));
    assertEquals("30 %, ± 0.20 %, 7 s to go", text(65_536, 0, 0.001, 3, 10, 0));
    assertEquals("100 %, ± 0.20 %, 0 s to go", text(65_536, 0, 0.001, 11, 10, 0));
    assertEquals("25 %, ± 0.20 %, 9 s to go", text(65_536, 0, 0.001, 3, 0, 0.0005));
    assertEquals("0 %", text(1, 0, Double.POSITIVE_INFINITY, 3, 0, 0.0005));
  }

  @Test
  void resultWithoutShares_isWritten() throws IOException {
    EquitySpot deal = Equity.of("standard").spot().player("TT+,AQ+").player("QQ+,AK").player("TT");
    EquityResult result = deal.exact().onProgress(progress -> false).run();
    WrittenSpot spot = WrittenSpot.of(deal);
    Sheet sheet = new Sheet();
    Words words = Words.of(Locale.ENGLISH);
    new EquitySheet(Equity.of("standard"), words).write(sheet, 1, spot, result);
    String text = written(sheet, Format.TEXT);
    assertTrue(text.matches("Stopped after [0-9,]+ deals: too few for shares\\n"), text);
    String rows = written(sheet, Format.TSV);
    assertTrue(rows.contains("\tnan\tnan\tfalse\t"), rows);
    String object = written(sheet, Format.JSON);
    assertTrue(object.contains(",\"share\":null,\"error\":null}"), object);
  }

  private static String written(Sheet sheet, Format format) throws IOException {
    StringWriter to = new StringWriter();
    new Answers(format, false, to, null).write(sheet);
    return to.toString();
  }

  @Test
  void progress_ofASample_hasItsError() {
    EquitySpot deal = Equity.of("standard").spot().player("AA").player("KK").sample(65_536);
    double[] error = {0};
    EquityResult result =
        deal.onProgress(
                progress -> {
                  error[0] = progress.error();
                  return true;
                })
            .run();
    assertEquals(Math.max(result.standardError(0), result.standardError(1)), error[0]);
  }
}
