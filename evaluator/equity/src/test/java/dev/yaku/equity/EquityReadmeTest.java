package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The example of README.md is this file's code. */
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
    String code =
        strip(Files.readString(Path.of("src/test/java/dev/yaku/equity/EquityReadmeTest.java")));
    String example = code.split("// <example>\n", -1)[1].split("// </example>", -1)[0];
    assertTrue(strip(Files.readString(Path.of("README.md"))).contains(example));
  }

  private static String strip(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }
}
