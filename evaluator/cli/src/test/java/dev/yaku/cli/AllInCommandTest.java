package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllInCommandTest {
  @Test
  void picture_isWhatTheCommandOfTheReadmeDraws(@TempDir Path folder) throws IOException {
    Path drawn = folder.resolve("chart.svg");
    Run run = Run.of("allin", "--stacks", "1..25", "--svg", drawn.toString());
    assertEquals(0, run.status(), run.err());
    Path picture = Path.of("../images/push-or-fold.svg");
    assertEquals(Files.readString(picture), Files.readString(drawn));
    assertTrue(
        Files.readString(Path.of("../solver/README.md"))
            .contains(
                "<!-- yaku allin --stacks 1..25 --svg evaluator/images/push-or-fold.svg -->\n"
                    + "<img src=\"../images/push-or-fold.svg\""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "allin --stacks 10,0 | yaku: --stacks: stack 2 is 0: expected above 0, at most"
            + " 1,000,000,000",
        "allin --stacks 10,10 --payouts 5,3,2 | yaku: --payouts: 3 places for 2 players: expected at most"
            + " one for each",
        "allin --stacks .5,.8 | yaku: --blinds: the big blind, 1, is above all stacks",
        "allin --stacks 9..1 | yaku: --stacks: expected the least first, and steps above 0",
        "allin --stacks 1..x | yaku: --stacks: expected numbers such as 10, 10, 10, or 1..25 or"
            + " 5..10/0.5 for two players",
        "icm --payouts 50,x 1,2 | yaku: --payouts: number 2: expected a number such as 12.5, found"
            + " \"x\"",
        "icm --payouts 50,30,20 1,2 | yaku: STACKS: 3 places for 2 players: expected at most one"
            + " for each"
      })
  void arguments_thatAreWrong_areNamed(String arguments, String message) {
    Run run = Run.of(arguments.split(" ", -1));
    assertEquals(message, run.err().lines().findFirst().orElse(""));
    assertTrue(run.status() > 0);
  }

  @Test
  void file_thatIsWrong_isNamedWithLineAndKey(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("g"), "stacks = 9, 9\n\nbutton = ZZ\n");
    Run run = Run.of("allin", file.toString());
    assertTrue(run.err().startsWith("yaku: " + file + ": line 3, button: \"ZZ\": "), run.err());
    String json = Run.of("allin", file.toString(), "--format", "json").out();
    assertTrue(
        json.startsWith("{\"error\":{\"code\":\"text\",\"line\":3,\"key\":\"button\""), json);
  }
}
