package dev.yaku.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The example of README.md is this file's code. */
class VectorReadmeTest {
  private static final HandEvaluator HOLDEM = HandEvaluator.of("standard");

  @Test
  void example_isThisFilesCode() throws IOException {
    Dealer dealer = Dealer.of(new SplittableRandom(7), Hand.DECK);
    long[] hands = new long[10_000];
    Arrays.setAll(hands, i -> dealer.deal(7));
    int[] values = new int[hands.length];
    // <example>
    boolean used = HOLDEM.useVectors(7); // for hands of seven cards, in this JVM
    HOLDEM.evaluate(hands, values); // the same values as without
    // </example>
    assertTrue(VectorLoop.AVAILABLE || !used); // else as the processor is
    assertArrayEquals(Arrays.stream(hands).mapToInt(HOLDEM::evaluate).toArray(), values);
    String code =
        strip(Files.readString(Path.of("src/test/java/dev/yaku/vector/VectorReadmeTest.java")));
    String example = code.split("// <example>\n", -1)[1].split("// </example>", -1)[0];
    assertTrue(strip(Files.readString(Path.of("README.md"))).contains(example));
  }

  private static String strip(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }
}
