package dev.yaku.internal.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;

class KeyLineTest {
  @Test
  void lines_areReadWithoutComments_andWithWhatGoesOnInTheNext() {
    String text =
        "\uFEFFa = 1 # one\r\n# none\r\n  \r\nb c=2, \\ # two\r  3\\\n4\n= 5\nx = y = z\n\\\n\\";
    assertEquals(
        List.of(
            new KeyLine(1, "a = 1"),
            new KeyLine(4, "b c=2, 3 4"),
            new KeyLine(7, "= 5"),
            new KeyLine(8, "x = y = z"),
            new KeyLine(9, "\\")),
        KeyLine.of(text));
    assertEquals(List.of(), KeyLine.of("#\n \n"));
  }

  @Test
  void keyAndValue_standAroundTheFirstEqualsSign() {
    KeyLine line = new KeyLine(1, "x = y = z");
    assertEquals("x", line.key());
    assertEquals("y = z", line.value());
    assertEquals("", new KeyLine(1, "= 5").key());
    KeyLine without = new KeyLine(1, "word");
    assertFalse(without.hasEquals());
    assertEquals("word", without.key());
    assertEquals("", without.value());
  }
}
