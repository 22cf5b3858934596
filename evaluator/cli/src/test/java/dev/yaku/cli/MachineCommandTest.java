package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MachineCommandTest {
  private static final String PAYS = "rules = standard\nfull-house = 9\nflush = 6\n";

  @Test
  void machines_areListed() {
    Run run = Run.of("machine");
    assertEquals(0, run.status());
    assertTrue(run.out().startsWith("jacks-9-6                9/6 Jacks or Better\n"), run.out());
    assertEquals(15, run.out().lines().count());
  }

  @Test
  void text_hasReturnVarianceAndClasses() {
    Run run = Run.of("machine", "jacks-9-6");
    assertEquals("", run.err());
    assertTrue(run.out().startsWith("9/6 Jacks or Better\n\n"), run.out());
    assertTrue(run.out().contains("\nreturn    99.5439043695 %\n"), run.out());
    assertTrue(run.out().contains("  1653526326983/1661102543100\n"), run.out());
    assertTrue(run.out().contains("\nvariance  19.5146764"), run.out());
    assertTrue(run.out().contains("229,475,482,596     1.151221 %    10.360987 %  ▌\n"), run.out());
  }

  @Test
  void help_namesEachArgumentOnce() {
    String help = Run.of("machine", "--help").out().replaceAll("\\s+", " ");
    assertTrue(
        help.contains("[--solve=CLASS RETURN] [--svg=FILE] [--sweep=CLASS PAYS] [NAME]"), help);
  }

  @Test
  void tsv_isAsDocumented() {
    List<String> lines = Run.of("machine", "jacks-9-6", "--format=tsv").out().lines().toList();
    assertEquals("class\tpay\tdeals\tprobability\tcontribution", lines.get(0));
    assertEquals("nothing\t0\t10872274993896\t0.545434669233\t0.000000000000", lines.get(1));
    assertEquals("one-pair J-A\t1\t4277372890968\t0.214585031126\t0.214585031126", lines.get(2));
    assertEquals("return\t\t19933230517200\t1.000000000000\t0.995439043695", lines.get(11));
    assertEquals(12, lines.size());
  }

  @Test
  void json_isAnObjectALine() {
    List<String> lines = Run.of("machine", "jacks-9-6", "--format=json").out().lines().toList();
    assertEquals(
        "{\"class\":\"nothing\",\"pay\":0,\"deals\":10872274993896,"
            + "\"probability\":0.545434669233,\"contribution\":0.000000000000}",
        lines.get(0));
    assertEquals(
        "{\"class\":\"return\",\"pay\":null,\"deals\":19933230517200,"
            + "\"probability\":1.000000000000,\"contribution\":0.995439043695}",
        lines.get(10));
  }

  @Test
  void file_isSolvedAsWell(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("my.pay"), PAYS + "two-pair = 1/2\n");
    Run run = Run.of("machine", "--file", file.toString(), "--format=tsv");
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains("\ntwo-pair\t1/2\t"), run.out());
    String json = Run.of("machine", "--file", file.toString(), "--format=json").out();
    assertTrue(json.contains("{\"class\":\"two-pair\",\"pay\":\"1/2\","), json);
  }

  @Test
  void sweep_isDrawnWithItsFigures() {
    Run run = Run.of("machine", "jacks-9-6", "--sweep", "full-house", "8..10");
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains("return % against the pay of full-house\n"), run.out());
    assertTrue(run.out().contains("         9     99.5439043695 %\n"), run.out());
    assertEquals(3, run.out().chars().filter(c -> c == '●').count(), run.out());
    Run tsv = Run.of("machine", "jacks-9-6", "--sweep", "full-house", "9..9", "--format=tsv");
    assertEquals(
        "pay\treturn\tfraction\n9\t0.995439043695\t1653526326983/1661102543100\n", tsv.out());
  }

  @Test
  void solve_findsThePay() {
    Run run = Run.of("machine", "jacks-9-6", "--solve", "full-house", "98%", "--format=tsv");
    assertEquals(
        "class\tpay\tfraction\nfull-house\t7.6588951260\t146460134395/19122880257\n", run.out());
    Run same = Run.of("machine", "jacks-9-6", "--solve", "full-house", "0.98", "--format=tsv");
    assertEquals(run, same);
  }

  @ParameterizedTest
  @CsvSource({"'', royal-flush", "--sweep;royal-flush;100..900, pay of royal-flush"})
  void svg_isAPictureOfIt(String options, String words, @TempDir Path folder) throws Exception {
    Path svg = folder.resolve("picture.svg");
    String line = "machine;jacks-9-6;--svg;" + svg + (options.isEmpty() ? "" : ";" + options);
    line = line.replace("100..900", "795..800");
    Run run = Run.of(line.split(";", -1));
    assertEquals(0, run.status(), run.err());
    String picture = Files.readString(svg);
    assertTrue(picture.startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""), picture);
    assertTrue(picture.contains(words) && picture.endsWith("</svg>\n"), picture);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "machine;jack-9-6|2|yaku: no machine \"jack-9-6\"; did you mean jacks-9-6? Available: ",
        "machine;--file;nowhere.pay|1|yaku: nowhere.pay: cannot be read: no such file",
        "machine;jacks-9-6;--sweep;flash;1..2|2|yaku: unknown class \"flash\"; did you mean flush?",
        "machine;jacks-9-6;--sweep;flush;2..1|2|yaku: expected 1 to 200 pays such as 5..12, found",
        "machine;jacks-9-6;--sweep;flush;2|2|yaku: expected pays such as 5..12, found \"2\"",
        "machine;jacks-9-6;--solve;flush;10%|2|yaku: no pay of flush returns 1/10: with best play",
        "machine;jacks-9-6;--solve;flush;x|2|yaku: expected a number such as 9, 9/2 or 4.5, found",
        "machine;jacks-9-6;--file;my.pay|2|yaku: expected NAME or --file, found both",
        "machine;--sweep;flush;1..2|2|yaku: expected the NAME of a machine or --file",
        "hold|2|yaku: expected a MACHINE or --file",
        "hold;jack|2|yaku: no machine \"jack\"",
        "play;--machine;jack|2|yaku: no machine \"jack\"",
        "play;--machine;jacks-9-6;--jokers;1|2|yaku: --jokers: a machine has its own rules",
        "play;--teach|2|yaku: --teach: only on a machine, with --machine or --file",
        "play;--machine;jacks-9-6;--bet;0|2|yaku: expected a --bet of 1 or more",
      })
  void whatCannotBeDone_isToldInOneLine(String line, int status, String message) {
    Run run = Run.of(line.split(";", -1));
    assertEquals(status, run.status(), run.err());
    assertTrue(run.err().startsWith(message), run.err());
    assertEquals("", run.out());
    assertTrue(run.err().lines().count() <= 2, run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rules = standard;full-house = 9;flash = 6|, line 3: unknown class \"flash\"; did you mean",
        "rules = standard;flush = 6;flush = 5|, line 3: \"flush\" is already paid in line 2",
        "rules = standard;one-pair 2-J = 1;one-pair T-A = 2|, line 3: \"one-pair T-A\" shares hands"
            + " with \"one-pair 2-J\" of line 2, and neither is more special",
        "rules = standard;flush = -6|, line 2: expected a pay of 0 or more, found -6",
        "rules = standard;title = Nothing|: nothing is paid: expected lines such as full-house = 9",
        "rules = three-card;flush = 6|: video poker is played with hands of five cards: the best",
        "rules = omaha;flush = 6|: rule set \"omaha\" is for OmahaEvaluator",
        "rules = standart;flush = 6|: no rule set \"standart\"; did you mean \"standard\"?",
        "rules = standard;flush 6|, line 2: expected a line such as full-house = 9, found \"flush 6\"",
        "rules = standard;five-of-a-kind = 6|, line 2: \"five-of-a-kind\" can never happen",
      })
  void fileWithAFault_isToldWithItsPlace(String lines, String message, @TempDir Path folder)
      throws Exception {
    Path file = Files.writeString(folder.resolve("my.pay"), lines.replace(';', '\n'));
    for (String command : List.of("machine", "hold", "play")) {
      Run run = Run.withInput("", command, "--file", file.toString());
      assertEquals(1, run.status(), run.err());
      assertTrue(run.err().startsWith("yaku: " + file + message), run.err());
      assertEquals(1, run.err().lines().count(), run.err());
      assertEquals("", run.out());
    }
  }
}
