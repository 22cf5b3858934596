package dev.yaku.internal.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpellingTest {
  private static final int LONG = 2_000_000;

  @Test
  void nearest_ofFaults_findsTheWord() {
    List<String> words = List.of("standard", "short-deck", "razz");
    assertEquals("standard", Spelling.nearest("standrad", words));
    assertEquals("standard", Spelling.nearest("standar", words));
    assertEquals("razz", Spelling.nearest("razzz", words));
    assertEquals("razz", Spelling.nearest("rzaz", words)); // one fault: two letters swapped
    assertEquals("standard", Spelling.nearest("sta", words));
    assertEquals("razz", Spelling.nearest("razz-hi-lo", words));
    assertNull(Spelling.nearest("st", words));
    assertNull(Spelling.nearest("rxyz", words));
    assertNull(Spelling.nearest("", words));
  }

  /** Comparing each letter with each other would take 10^12 steps and more. */
  @Test
  void nearest_ofLongTexts_comparesNoLetters() {
    String text = "a".repeat(LONG);
    assertNull(Spelling.nearest(text, List.of("a", "a".repeat(LONG / 2), "a".repeat(LONG * 2))));
    assertEquals("", Spelling.hint(text, List.of("a".repeat(LONG - 100))));
  }
}
