package dev.yaku.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The example of README.md works as the text says. */
class BoardReadmeTest {
  // <example>
  static final Boards HOLDEM = Boards.of("standard"); // or short-deck, omaha, rules of your own

  @Test
  void example_givesWhatItsCommentsSay() {
    BoardHands flop = HOLDEM.board(Hand.parse("9s 8d 2s")); // prepared once for all holes
    Made made = flop.made(Hand.parse("9h Ac")); // TOP_PAIR_TOP_KICKER
    String words = made.describe(Locale.ENGLISH); // Top pair, top kicker
    int draws = flop.draws(Hand.parse("Js Ts")); // flush draw, open-ended and more, as bits
    boolean strong = (draws & Draw.FLUSHES) != 0 && Draw.OPEN_ENDED.isIn(draws);
    int beatenBy = flop.beatenBy(Hand.parse("8h 8c")); // 3 holes of 1,081: three pairs of nines
    boolean nuts = flop.isNuts(Hand.parse("9h 9c")); // true
    Texture texture = flop.texture(); // two-tone, unpaired, 9 high, 0 straights
    int[] all = new int[HoleIndex.SIZE];
    flop.words(all); // all 1,326 holes at once: made hand and draws in an int
    // </example>
    assertEquals(Made.TOP_PAIR_TOP_KICKER, made);
    assertEquals("Top pair, top kicker", words);
    assertEquals(
        List.of(Draw.FLUSH_DRAW, Draw.OPEN_ENDED, Draw.OVERCARDS, Draw.COMBO_DRAW),
        Draw.list(draws));
    assertTrue(strong);
    assertEquals(3, beatenBy);
    assertTrue(nuts);
    assertEquals("two-tone, unpaired, 9 high, 0 straights", texture.toString());
    assertEquals(flop.words(Hand.parse("9h Ac")), all[HoleIndex.of(Hand.parse("9h Ac"))]);
  }

  @Test
  void example_isThisFilesCode() throws IOException {
    String shown =
        Files.readString(Path.of("README.md"))
            .replaceFirst("(?s).*## What a hand is on a board.*?```java\n", "")
            .replaceFirst("(?s)```.*", "");
    String code =
        Files.readString(Path.of("src/test/java/dev/yaku/board/BoardReadmeTest.java"))
            .replaceFirst("(?s).*?// <example>\n", "")
            .replaceFirst("(?s)// </example>.*", "")
            .replaceFirst("(?s)  @Test.*?\\{\n", "");
    assertEquals(unindented(code), unindented(shown));
  }

  private static String unindented(String code) {
    return code.lines().map(String::strip).reduce("", (a, b) -> a + "\n" + b).strip();
  }
}
