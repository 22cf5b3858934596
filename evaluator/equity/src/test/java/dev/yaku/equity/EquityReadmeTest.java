package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.equity.internal.three.ThreeTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of README.md are this file's code. */
class EquityReadmeTest {
  @Test
  void example_isThisFilesCode() throws IOException {
    // <example>
    Equity holdem = Equity.of("standard"); // any rule set
    EquityResult three =
        holdem
            .spot()
            .player("QQ+, AKs:0.5") // a range with weights
            .player("Ah Kh") // known cards
            .random() // any cards
            .board("2c 4c 5h")
            .dead("Jc")
            .threads(2) // the same result for any number
            .run();
    boolean all = three.isExact(); // every deal counted, or a sample with a standard error
    double deals = three.win(0); // in which player 0 alone has the best hand
    double together = three.dealsWithWinners(0b011); // in which players 0 and 1 tie
    // </example>
    assertTrue(all);
    assertTrue(deals > together);
    assertIsInReadme("example");
  }

  @Test
  void nextCard_isThisFilesCode() throws IOException {
    Equity holdem = Equity.of("standard");
    // <next>
    NextCards next = holdem.parse("Js Ts / QQ+, AK | 9s 8d 2s").byNextCard();
    double withQueen = next.result(Card.parse("Qh")).share(0); // player 0's share on 9s 8d 2s Qh
    double now = next.whole().share(0); // the mean of all, each card as likely as it is
    long flushes = next.outs(0).get(0).cards(); // cards that help, by the hand that they give
    // </next>
    assertTrue(withQueen > now);
    assertEquals(Hand.parse("As Ks Qs 8s 7s 6s 5s 4s 3s"), flushes);
    assertIsInReadme("next");
  }

  @Test
  void threeHands_areThisFilesCode(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("three-hands");
    ThreeTable.write(
        file,
        (high, low) -> {
          int z = high * high + 2 * low;
          int[] row = IntStream.range(0, (z + 1) * (z + 2) / 2 * 13).map(i -> 1).toArray();
          int[] next = IntStream.range(0, (z + 2) * (z + 3) / 2 * 13).map(i -> 1).toArray();
          return high == low ? new int[][] {row} : new int[][] {row, next};
        },
        done -> true);
    Equity holdem = Equity.of("standard");
    // <three>
    ThreeHands table = ThreeHands.open(file); // that yaku matrix --three has written
    int aces = HoleClass.parse("AA");
    double share = table.share(aces, HoleClass.parse("KK"), HoleClass.parse("T9s")); // of the aces
    EquityResult ranges = holdem.parse("AA-JJ, AK / TT+:0.5 / random").threeHands(table).run();
    // </three>
    assertEquals(1.0 / 3, share, 1e-15);
    assertTrue(ranges.isExact());
    assertIsInReadme("three");
  }

  @Test
  void percentagesOfOmaha_areThisFilesCode() throws IOException {
    // <omaha>
    RuleSet split = OmahaEvaluator.of("omaha-hi-lo").ruleSet();
    OmahaRange tenth =
        OmahaRange.parse("10%, AA2$ss", 4, split); // the strongest tenth, or these aces
    EquityResult omaha =
        Equity.of("omaha-hi-lo").parse("10%-30% / As2sKhKd | 3c 8s Td Qh 4h").run();
    // </omaha>
    assertTrue(tenth.contains(Hand.parse("Ac Ad 2c 9s")));
    assertTrue(omaha.isExact());
    assertIsInReadme("omaha");
  }

  private static void assertIsInReadme(String name) throws IOException {
    String code =
        strip(Files.readString(Path.of("src/test/java/dev/yaku/equity/EquityReadmeTest.java")));
    String example = code.split("// <" + name + ">\n", -1)[1].split("// </" + name + ">", -1)[0];
    assertTrue(strip(Files.readString(Path.of("README.md"))).contains(example), example);
  }

  private static String strip(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }
}
