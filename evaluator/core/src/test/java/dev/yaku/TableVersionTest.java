package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * Tables that programs have compiled are read by later versions: each version of the format that
 * FORMAT.md says is read has a file here, which is never made again.
 */
class TableVersionTest {
  private static final Path FORMAT = Path.of("..", "..", "tables", "FORMAT.md");

  @Test
  void tableOfVersion2_isRead() throws IOException {
    try (InputStream table = TableVersionTest.class.getResourceAsStream("version-2.yaku")) {
      HandEvaluator tiny = Evaluator.open(table, HandEvaluator.class);
      int[] pair = tiny.parse("6c 6d");
      assertEquals("One pair, sixes", tiny.describe(tiny.evaluateCards(pair)));
      assertEquals(tiny.ruleSet().maxValue(), tiny.evaluateCards(pair));
      assertEquals(0x154000, tiny.packed(tiny.evaluateCards(tiny.parse("6c 5d"))));
      assertTrue(tiny.evaluate(Hand.parse("2c 2d")) > tiny.evaluate(Hand.parse("6c 5c")));
    }
  }

  @Test
  void format_saysWhichVersionsAreRead() throws IOException {
    String format = Files.readString(FORMAT);
    assertTrue(format.contains("\n| 2 | the limits of Omaha's board"), "versions");
    assertTrue(format.contains("yaku 0.1 and later read version 2."), "readers");
  }
}
