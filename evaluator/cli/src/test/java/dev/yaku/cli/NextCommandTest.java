package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The equity command with {@code --next} and {@code --streets}. */
class NextCommandTest {
  private static final String SPOT = "Js Ts / QQ+, AK | 9s 8d 2s";
  private static final String HEADER =
      "spot\tcard\tplayer\thand\twin\ttie\tlose\tshare\terror\texact\tdeals";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "equity --next \"" + SPOT + "\"",
        "equity --streets \"As Ah / Kd Kc | 2c 7d Th 4s 9d\""
      })
  void command_inTheReadme_printsWhatIsShown(String command) throws IOException {
    String[] words = command.split("\"", -1);
    Run run = Run.of("equity", words[0].split(" ", -1)[1], words[1]);
    String shown = command + "\n```\n\n```text\n" + run.out() + "```\n";
    assertTrue(Files.readString(Path.of("README.md")).contains(shown), run.out());
  }

  @Test
  void next_tsv_rowForEachCardAndPlayer() {
    Run run = Run.of("equity", "--next", "--format", "tsv", SPOT);
    List<String> lines = run.out().lines().toList();
    assertEquals(HEADER, lines.get(0));
    assertEquals(1 + 47 * 2, lines.size());
    assertEquals("1\t2c\t1\tJs Ts\t555\t0\t941\t0.3709893048\t0\ttrue\t1496", lines.get(1));
    String asked = Run.of("equity", "--format", "tsv", "Js Ts / QQ+, AK | 9s 8d 2s 2c").out();
    assertTrue(asked.contains("\t555\t0\t941\t0.3709893048\t0\ttrue\t1496\n"), asked);
  }

  @Test
  void next_json_oneObject() {
    String out = Run.of("equity", "--next", "--format", "json", SPOT).out();
    assertTrue(
        out.startsWith(
            "{\"spot\":1,\"exact\":true,\"weighted\":false,\"deals\":33660,\"players\":[{\"hand\":\"Js"
                + " Ts\",\"share\":0.5802733214,\"outs\":[{\"category\":\"flush\",\"cards\":\"As Ks Qs"
                + " 8s 7s 6s 5s 4s 3s\",\"share\":0.9029569047},"),
        out);
    assertTrue(
        out.contains(
            "\"cards\":{\"2c\":{\"deals\":1496,\"shares\":[0.3709893048,0.6290106952],"
                + "\"errors\":[0,0]},"),
        out);
    assertEquals(1, out.lines().count());
  }

  @Test
  void next_threePlayers_aGridForEach() {
    String out = Run.of("equity", "--next", "AA / KK / QQ | 2c 7d Th").out();
    assertEquals(3, out.lines().filter(line -> line.endsWith(", by the next card")).count());
    assertFalse(out.contains("NaN"), out);
  }

  @Test
  void next_shortDeck_itsRanksOnly() {
    String out = Run.of("equity", "--rules", "short-deck", "--next", "AA / KK | 6c 7d Th").out();
    assertTrue(out.contains("     A    K    Q    J    T    9    8    7    6\n"), out);
  }

  @Test
  void next_sampled_saysSo() {
    String spot = "random / random / random / random | 2c 7d Th";
    String out = Run.of("equity", "--next", "--trials", "490000", spot).out();
    assertTrue(out.contains("Sampled: 10,000 deals a card; each share is within ± "), out);
  }

  @Test
  void next_svg_cellForEachCard(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("next.svg");
    assertEquals(0, Run.of("equity", "--next", "--svg", file.toString(), SPOT).status());
    String svg = Files.readString(file);
    assertTrue(svg.contains("Js Ts / QQ+, AK | 9s 8d 2s</text>"), svg);
    assertEquals(1 + 2 * 52, svg.split("<rect ", -1).length - 1);
  }

  @Test
  void next_badSpots_reportedAndOthersAnswered() {
    Run run =
        Run.withInput(
            "AA / KK | 2c 7d Th 4s 9d\n# AA / KK\n" + SPOT + "\nAA / KK | 2c 7d Th 2c\n",
            "equity",
            "--next",
            "--format",
            "tsv");
    assertEquals(1, run.status());
    assertEquals(1 + 2 * 47, run.out().lines().count(), run.out());
    assertTrue(
        run.err().startsWith("line 1: the board is complete: no card is to come\n"), run.err());
    assertTrue(run.err().contains("line 4, column "), run.err());
  }

  @Test
  void next_gameWithoutABoard_isRejected() {
    Run run = Run.of("equity", "--rules", "stud", "--next", "As Ah / Kd Kc");
    assertEquals(1, run.status());
    assertEquals("spot 1: stud has no board: no next card\n", run.err());
    Run streets = Run.of("equity", "--rules", "stud", "--streets", "As Ah / Kd Kc");
    assertEquals("spot 1: stud has no board: no streets\n", streets.err());
  }

  @Test
  void streets_tsv_columnsAtTheEnd() {
    String spot = "As Ah / Kd Kc | 2c 7d Th 4s";
    List<String> lines =
        Run.of("equity", "--streets", "--format", "tsv", spot).out().lines().toList();
    assertTrue(lines.get(0).endsWith("\tdeals\tstreet\tboard"), lines.get(0));
    assertEquals(1 + 3 * 2, lines.size());
    assertEquals(
        "1\t2\tKd Kc\t2\t0\t42\t0.0454545455\t0\ttrue\t44\tturn\t2c 7d Th 4s", lines.get(6));
  }

  @Test
  void streets_json_anObjectForEach() {
    String out =
        Run.of("equity", "--streets", "--format", "json", "As Ah / Kd Kc | 2c 7d Th").out();
    assertTrue(
        out.startsWith("{\"spot\":1,\"streets\":[{\"street\":\"pre-flop\",\"board\":\"\","), out);
    assertTrue(out.contains("{\"street\":\"flop\",\"board\":\"2c 7d Th\",\"exact\":true,"), out);
  }

  @Test
  void streets_boardWithoutAFlopOrTooLong_isRejected() {
    Run run = Run.of("equity", "--streets", "AA / KK | 2c 7d");
    assertEquals(1, run.status());
    assertEquals(
        "spot 1: 2 cards on the board: expected 3 to 5, in the order in which they came\n",
        run.err());
    Run six = Run.of("equity", "--streets", "AA / KK | 2c 7d Th 4s 9d 8h");
    assertEquals(1, six.status());
    assertEquals(
        "spot 1: 6 cards on the board: expected 3 to 5, in the order in which they came\n",
        six.err());
    assertEquals(2, Run.of("equity", "--streets", "--next", "AA / KK").status());
    assertEquals(2, Run.of("equity", "--streets", "--svg", "x.svg", "AA / KK").status());
  }

  @Test
  void japanese_bothViews() {
    String next = Run.of("equity", "--lang", "ja", "--next", SPOT).out();
    assertTrue(next.contains("フラッシュ"), next);
    String streets = Run.of("equity", "--lang=ja", "--streets", "AA / KK | 2c 7d Th").out();
    assertTrue(streets.contains("プリフロップ"), streets);
  }
}
