package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.cli.sheet.Colour;
import org.junit.jupiter.api.Test;

/** What is written on a colour can be read. */
class ColourTest {
  /** What WCAG 2 asks for: 4.5, and 3 for large or bold text. */
  private static final double READABLE = 4.5;

  @Test
  void contrast_isThatOfWcag() {
    assertEquals(21, new Colour(0).contrast(new Colour(0xFFFFFF)), 1e-9);
    assertEquals(1, new Colour(0x4FA36A).contrast(new Colour(0x4FA36A)), 1e-9);
    assertEquals(4.54, new Colour(0x767676).contrast(Colour.WHITE), 0.005); // known as the limit
  }

  @Test
  void ink_isReadOnEveryColourOfAScale() {
    for (int i = 0; i <= 1000; i++) {
      for (Colour colour : new Colour[] {Colour.heat(i / 1000.0), Colour.part(i / 1000.0)}) {
        assertTrue(colour.contrast(colour.ink()) >= READABLE, colour.toString());
      }
    }
  }
}
