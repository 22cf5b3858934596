package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What README.md says of equity. */
class EquityReadmeTest {
  private static final Path README = Path.of("../../README.md");

  @Test
  void commandInFirstScreen_printsWhatIsShown() throws IOException {
    String out = Run.of("equity", "AK / QQ+ / 76s").out();
    assertTrue(Files.readString(README).contains("yaku equity \"AK / QQ+ / 76s\"\n" + out), out);
  }

  @Test
  void commandsOfSection_answer() {
    Run run = Run.of("equity", "As Ah / KK+, AKs:0.5 / random | 2c 4c 5h | Jc");
    assertEquals("", run.err());
    assertEquals(0, run.status());
  }

  @Test
  void picture_isWhatTheCommandDraws(@TempDir Path folder) throws IOException {
    String picture = "images/equity-matrix.svg";
    Path drawn = folder.resolve("equity.svg");
    Run.of("equity", "--matrix", "--svg", drawn.toString(), "random / QQ+, AK");
    assertEquals(Files.readString(drawn), Files.readString(Path.of("..", picture)));
    assertTrue(Files.readString(README).contains("(evaluator/" + picture + ")"));
  }

  @Test
  void javaExample_runs() throws IOException {
    // <equity>
    Equity holdem = Equity.of("standard"); // any rule set
    EquityResult three =
        holdem
            .deal()
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
    // </equity>
    assertTrue(all);
    assertTrue(deals > together);
    String code =
        strip(Files.readString(Path.of("src/test/java/dev/yaku/cli/EquityReadmeTest.java")));
    String example = code.split("// <equity>\n", -1)[1].split("// </equity>", -1)[0];
    assertTrue(strip(Files.readString(README)).contains(example));
  }

  private static String strip(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }
}
