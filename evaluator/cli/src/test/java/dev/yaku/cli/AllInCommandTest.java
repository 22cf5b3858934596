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
        "allin --stacks 9..1 | yaku: --stacks: expected the least stack first, steps above 0, and at"
            + " most 1000 stacks",
        "allin --stacks 1..x | yaku: --stacks: expected numbers such as 10, 10, 10, or 1..25 or"
            + " 5..10/0.5 for two players",
        "allin --stacks 10,050 | yaku: --stacks: number 2: expected a number such as 12.5, found"
            + " \"050\"",
        "allin --stacks 10,10 --lock stacks=AA | yaku: --lock stacks: unknown: expected one of"
            + " small-blind, big-blind-vs-small-blind",
        "allin --stacks 10,10 --lock button=A | yaku: --lock button, column 2: the text ends:"
            + " expected a second rank after A, as in AK, or a suit",
        "allin --stacks 10,10 --lock button | yaku: --lock button: expected DECISION=RANGE",
        "allin --stacks 10,10 --lock button=AA --lock button=KK | yaku: --lock button: given more"
            + " than once",
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
  void numbers_withThousandsCommas_areRefused() {
    Run run = Run.of("icm", "--payouts", "50,30,20", "12,500, 8,200, 3,300");
    assertEquals(
        "yaku: STACKS: expected a blank after each comma or after none, and thousands without any",
        run.err().lines().findFirst().orElse(""));
  }

  /** Nobody can win or lose: there is no factor, and no price. */
  @Test
  void prizes_thatAreEqual_haveNoFactorsAndNoPrice() {
    Run icm = Run.of("icm", "--payouts", "1,1,1", "5,6,7", "--format", "tsv");
    assertEquals("1\t5.0\t1.000000\t- - -", icm.out().lines().toList().get(1));
    Run game = Run.of("allin", "--stacks", "9,9", "--payouts", "5,5", "--format", "json");
    assertTrue(game.out().contains("\"price\":null,\"given\":\"\",\"range\""), game.out());
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
