package dev.yaku.strength;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.index.HandIndex;
import dev.yaku.strength.internal.RiverValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The example of README.md works as the text says. */
class StrengthReadmeTest {
  // <example>
  static final Strength STRENGTH = Strength.of("standard"); // keep it: it remembers rivers
  static final HandIndex FLOPS = HandIndex.of(2, 3); // or 2, 3, 1, 1; or 2, 5; any rounds

  @Test
  void example_givesWhatItsCommentsSay() {
    long hole = Hand.parse("Js Ts");
    long flop = Hand.parse("9s 8d 2s");
    HandStrength strength = STRENGTH.hand(hole, flop); // 1,081 rivers, 990 opponents on each
    double ehs = strength.ehs(); // 0.706604: wins, and half of the ties
    double ehs2 = strength.ehs2(); // 0.617925: the mean of the river's equity squared
    double[] bars = strength.histogram(20); // the last one is 0.4681: nearly half win
    double catchesUp = STRENGTH.potential(hole, flop).positive(); // 0.640
    double ofAll = STRENGTH.board(flop).ehs(HoleIndex.of(hole)); // all hands at once
    long index = FLOPS.index(hole, flop); // 0 to 1,286,791, the same whatever the suits are
    long[] likeThese = FLOPS.unindex(1, index); // a hole and a flop
    // </example>
    assertEquals(1081, strength.rivers());
    assertEquals(0.706604, ehs, 5e-7);
    assertEquals(0.617925, ehs2, 5e-7);
    assertEquals(0.4681, bars[19], 5e-5);
    assertEquals(0.640, catchesUp, 5e-4);
    assertEquals(ehs, ofAll);
    assertEquals(1_286_791, FLOPS.size(1) - 1);
    assertEquals(index, FLOPS.index(likeThese));
  }

  @Test
  void example_isThisFilesCode() throws IOException {
    String shown = readme().replaceFirst("(?s).*?```java\n", "").replaceFirst("(?s)```.*", "");
    String code =
        Files.readString(Path.of("src/test/java/dev/yaku/strength/StrengthReadmeTest.java"))
            .replaceFirst("(?s).*?// <example>\n", "")
            .replaceFirst("(?s)// </example>.*", "")
            .replaceFirst("(?s)  @Test.*?\\{\n", "");
    assertEquals(unindented(code), unindented(shown));
  }

  private static String readme() throws IOException {
    return Files.readString(Path.of("README.md"));
  }

  private static String unindented(String code) {
    return code.lines().map(String::strip).reduce("", (a, b) -> a + "\n" + b).strip();
  }

  @Test
  void numberOfShapes_isTheShownOne() throws IOException {
    int fiveOfOneRank = 13; // these have numbers, too, but no board
    int shapes = new RiverValues(HandEvaluator.of("standard")).shapes() - fiveOfOneRank;
    assertTrue(readme().contains(String.format(Locale.ROOT, "%,d shapes", shapes)), "" + shapes);
  }
}
