package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the READMEs say of the command. */
class EquityReadmeTest {

  @Test
  void commandInFirstScreen_printsWhatIsShown() throws IOException {
    String out = Run.of("equity", "AK / QQ+ / 76s").out();
    assertTrue(
        Files.readString(Path.of("../../README.md"))
            .contains("yaku equity \"AK / QQ+ / 76s\"\n" + out),
        out);
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
    assertTrue(Files.readString(Path.of("../equity/README.md")).contains("(../" + picture + ")"));
  }

  /** The command stands in a comment before the picture. */
  @Test
  void strategy_isWhatTheCommandBeforeItDraws(@TempDir Path folder) throws IOException {
    String readme = Files.readString(Path.of("../../README.md"));
    Matcher command =
        Pattern.compile("<!-- yaku (solve .+) --svg (\\S+) -->\n<img src=\"(\\S+)\"")
            .matcher(readme);
    assertTrue(command.find(), "no command before the picture");
    assertEquals(command.group(2), command.group(3));
    Path drawn = folder.resolve("strategy.svg");
    List<String> words = new ArrayList<>(List.of(command.group(1).split(" ", -1)));
    words.set(1, "../../" + words.get(1));
    words.addAll(List.of("--svg", drawn.toString()));
    Run run = Run.of(words.toArray(String[]::new));
    assertEquals(0, run.status(), run.err());
    assertEquals(Files.readString(Path.of("../..", command.group(2))), Files.readString(drawn));
  }
}
