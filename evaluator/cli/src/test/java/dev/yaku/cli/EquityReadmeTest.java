package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
}
