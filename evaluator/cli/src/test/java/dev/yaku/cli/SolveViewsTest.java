package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The views of a solution: what they say agrees, whatever the view, the format, the language. */
class SolveViewsTest {
  private static final double DIGIT = 2e-6; // the last of six after the point
  private static final String[] PLACES = {"", "check", "bet 60", "check / check / Kd"};

  @TempDir private static Path folder;
  private static String file;

  @BeforeAll
  static void solve() throws IOException {
    Path spot = folder.resolve("spot.txt");
    Files.writeString(
        spot,
        """
        board = Td 9d 6h Qc
        oop   = QQ:0.3, TT, AQs, KJs, 87s:0.75, Ad5d, 76s
        ip    = 99, 66, AT, KJo, 98s:0.5, Ad4d, 75s
        pot   = 100
        stack = 150
        bets  = 60%
        raises = all-in
        """);
    file = folder.resolve("s").toString();
    Run run = Run.of("solve", spot.toString(), "--iterations", "40", "--write", file);
    assertEquals(0, run.status(), run.err());
  }

  private static Run open(String node, String... more) {
    List<String> call = new ArrayList<>(List.of("solve", "--open", file, "--node", node));
    call.addAll(List.of(more));
    Run run = Run.of(call.toArray(String[]::new));
    assertEquals(0, run.status(), run.err());
    return run;
  }

  /** The rows of a table, by column. */
  private static List<Map<String, String>> table(String node, String... more) {
    List<String> call = new ArrayList<>(List.of(more));
    call.addAll(List.of("--format", "tsv"));
    List<String> lines = open(node, call.toArray(String[]::new)).out().lines().toList();
    String[] names = lines.get(0).split("\t", -1);
    List<Map<String, String>> rows = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split("\t", -1);
      assertEquals(names.length, cells.length, line);
      Map<String, String> row = new LinkedHashMap<>();
      for (int i = 0; i < names.length; i++) {
        row.put(names[i], cells[i]);
      }
      rows.add(row);
    }
    return rows;
  }

  private static double number(Map<String, String> row, String column) {
    return Double.parseDouble(row.get(column));
  }

  /** Frequencies times values of actions; returns how many actions there are. */
  private static int checkValue(Map<String, String> row, String value) {
    double sum = 0;
    double often = 0;
    int actions = 0;
    double open = DIGIT; // a frequency is right to half of its last digit
    for (String column : row.keySet()) {
      if (column.startsWith("value:") && !row.get(column).isEmpty()) {
        actions++;
        double part = number(row, column.substring("value:".length()));
        often += part;
        if (!row.get(column).equals("nan")) {
          sum += part * number(row, column);
          open += DIGIT / 4 * Math.abs(number(row, column));
        }
      }
    }
    if (actions > 0) {
      assertEquals(1, often, DIGIT * actions, row + "");
      assertEquals(number(row, value), sum, open, row + "");
    }
    return actions;
  }

  @Test
  void everyHand_hasTheValueOfItsActions() {
    for (String node : PLACES) {
      int found = 0;
      for (Map<String, String> row : table(node)) {
        found += row.get("value").equals("nan") ? 0 : checkValue(row, "value");
      }
      assertTrue(found > 20, node);
    }
  }

  @Test
  void words_haveAllHandsAndTheirValues() {
    for (String node : PLACES) {
      List<Map<String, String>> hands = table(node.isEmpty() ? "check" : node);
      for (String by : List.of("made", "draws", "class")) {
        if (by.equals("draws") && node.endsWith("Kd")) {
          continue;
        }
        List<Map<String, String>> rows = table(node, "--by", by);
        for (String player : List.of("oop", "ip")) {
          double share = 0;
          double combos = 0;
          int actions = 0;
          for (Map<String, String> row : rows) {
            if (row.get("player").equals(player)) {
              share += number(row, "share");
              combos += number(row, "combos");
              actions += checkValue(row, "value");
            }
          }
          if (!by.equals("draws")) { // of which a hand may have several
            assertEquals(1, share, 1e-4, by);
          } else {
            assertTrue(share >= 1 - 1e-4, share + "");
          }
          if (!by.equals("draws") && node.startsWith("check /")) {
            double all =
                hands.stream()
                    .filter(row -> row.get("player").equals(player))
                    .mapToDouble(row -> number(row, "weight"))
                    .sum();
            assertEquals(all, combos, 1e-4);
          }
          boolean isOop = !node.equals("check") && !node.equals("bet 60");
          assertEquals(player.equals("oop") == isOop, actions > 0, node + player);
        }
      }
    }
    String text = open("", "--by", "made").out();
    assertTrue(text.matches("(?s).*\nSet +3.90 +[0-9.]+ % +[0-9.]+ +[0-9.]+ %.*"), text);
    assertTrue(open("", "--by", "made", "--lang", "ja").out().contains("セット"));
    assertTrue(open("", "--by", "draws").out().contains("\nFlush draw "));
    String json = open("", "--by", "draws", "--format", "json").out();
    assertTrue(json.contains("\"player\":\"oop\",\"word\":\"flush-draw\",\"combos\":"), json);
  }

  /** What a card leads to is what its place says; all cards together are the action before. */
  @Test
  void runouts_areThePlacesAfterThem() {
    List<Map<String, String>> rows = table("check/check", "--runouts");
    assertEquals(48, rows.size());
    double likely = 0;
    double value = 0;
    for (Map<String, String> row : rows) {
      likely += number(row, "likelihood");
      value += number(row, "likelihood") * number(row, "ip_value");
      assertEquals(2, checkValue(row, "oop_value"));
      assertEquals(100, number(row, "oop_value") + number(row, "ip_value"), DIGIT);
      assertEquals(1, number(row, "oop_equity") + number(row, "ip_equity"), DIGIT);
    }
    assertEquals(1, likely, 1e-4);
    String json = open("check", "--format", "json").out();
    String check = json.replaceAll("(?s).*\"path\":\"check\".*?\"values\":\\[([0-9.]+),.*", "$1");
    assertEquals(Double.parseDouble(check), value, 1e-2); // of 48 numbers of six digits
    Map<String, String> king =
        rows.stream().filter(row -> row.get("card").equals("Kd")).findFirst().orElseThrow();
    String place = open("check/check/Kd", "--format", "json").out();
    String values = "\"value\":[%s,%s]".formatted(king.get("oop_value"), king.get("ip_value"));
    String equity = "\"equity\":[%s,%s]".formatted(king.get("oop_equity"), king.get("ip_equity"));
    assertTrue(place.contains(values + "," + equity), place + king);
    String text = open("check/check", "--runouts").out();
    assertEquals(3, text.split("\n +A +K +Q ", -1).length - 1, text);
    assertTrue(open("check/check", "--runouts", "--lang", "ja").out().contains("のエクイティ"));
    String cards = open("check/check", "--runouts", "--format", "json").out();
    assertTrue(cards.contains("\"cards\":[{\"card\":\"2c\",\"likelihood\":"), cards);
  }

  /** Rivers that are solved again are worth what they were, all together. */
  @Test
  void withoutRiver_turnsAreTheSame_andRiversWorthAsMuch() throws IOException {
    String small = folder.resolve("small").toString();
    open("check", "--write", small, "--without", "river");
    assertTrue(Files.size(Path.of(file)) > 20 * Files.size(Path.of(small)));
    String[] call = {"solve", "--open", small, "--node", "check", "--format", "tsv"};
    assertEquals(open("check", "--format", "tsv").out(), Run.of(call).out());
    String text = Run.of("solve", "--open", small).out();
    assertTrue(text.contains("Rivers were left out of the file: each is solved again"), text);
    assertTrue(Run.of("solve", "--open", small, "--lang", "ja").out().contains("解き直す"));
    String json = Run.of("solve", "--open", small, "--format", "json").out();
    assertEquals(open("", "--format", "json").out(), json.replace("\"without\":\"river\",", ""));
    String whole = file;
    double most = 0.5; // chips: what 40 iterations leave to exploit
    List<Map<String, String>> before = table("check/check", "--runouts");
    file = small;
    List<Map<String, String>> after = table("check/check", "--runouts");
    file = whole;
    for (String player : List.of("oop", "ip")) {
      double sum = 0;
      for (int card = 0; card < 48; card++) {
        assertEquals(before.get(card).get("likelihood"), after.get(card).get("likelihood"));
        double change =
            number(after.get(card), player + "_value")
                - number(before.get(card), player + "_value");
        sum += number(before.get(card), "likelihood") * change;
      }
      assertEquals(0, sum, most, player);
    }
  }

  @Test
  void withoutRiver_whatNeedsThem_isRefused() throws IOException {
    String small = folder.resolve("small2").toString();
    open("", "--write", small, "--without", "river");
    String[][] calls = {
      {"--open", small, "--iterations", "50", "its rivers were left out"},
      {"--open", small, "--best-answer", "oop", "its rivers were left out"},
      {"--open", small, "--write", small + "3", "its rivers were left out"},
      {"--open", file, "--without", "river", "--without: expected river, with --write"},
      {"--open", file, "--write", small, "--without", "turn", "--without: expected river"},
    };
    for (String[] call : calls) {
      List<String> words = new ArrayList<>(List.of("solve"));
      words.addAll(List.of(call).subList(0, call.length - 1));
      Run run = Run.of(words.toArray(String[]::new));
      assertTrue(run.status() > 0 && run.out().isEmpty(), run.out());
      assertTrue(run.err().contains(call[call.length - 1]), run.err());
    }
    Run river =
        Run.of(
            "solve", "src/test/recorded/river.txt", "--write", small + "3", "--without", "river");
    assertTrue(river.err().contains("the board is complete"), river.err());
    byte[] bytes = Files.readAllBytes(Path.of(small));
    for (int length : new int[] {10, bytes.length / 2, bytes.length - 1}) {
      Path cut = Files.write(folder.resolve("cut"), Arrays.copyOf(bytes, length));
      Run run = Run.of("solve", "--open", cut.toString());
      assertTrue(run.err().startsWith("yaku: " + cut + ": expected "), run.err());
    }
  }

  /** Nobody acts any more, but both have something. */
  @Test
  void runouts_afterAllIn_haveEquitiesAndValues() {
    List<Map<String, String>> rows = table("bet 60/all-in/call", "--runouts");
    for (Map<String, String> row : rows) {
      double value = 400 * number(row, "oop_equity");
      assertEquals(value, number(row, "oop_value"), 400 * DIGIT, row + "");
    }
    assertTrue(open("bet 60/all-in/call", "--runouts").out().contains("Equity of oop"));
  }

  @Test
  void range_readsBack() {
    for (String node :
        new String[] {"", "check", "bet 60", "check / check", "bet 60 / call / Kd"}) {
      for (String player : List.of("oop", "ip")) {
        String text = open(node, "--range", player).out();
        assertEquals(1, text.lines().count());
        double[] expected = new double[1326];
        String place = node.isEmpty() || node.endsWith("check / check") ? "check" : node;
        if (node.equals(place)) {
          for (Map<String, String> row : table(node)) {
            if (row.get("player").equals(player)) {
              int hole = HoleIndex.of(Hand.parse(row.get("hand")));
              expected[hole] = Math.round(1000 * number(row, "weight")) / 1000.0;
            }
          }
          assertArrayEquals(expected, Range.parse(text.strip()).weights(), 1e-3, node + player);
        }
        Run again = Run.of("range", text.strip());
        assertEquals(0, again.status(), again.err());
        assertTrue(text.matches("[2-9TJQKAcdhso:.,0-9]+\n"), text);
        assertEquals(text.strip(), Range.parse(text.strip()).plainText());
        String shorter = open(node, "--range", player, "--short").out().strip();
        assertEquals(Range.parse(text.strip()).toString(), shorter);
        String tsv = table(node, "--range", player).get(0).get("range");
        assertEquals(text.strip(), tsv);
        String json = open(node, "--range", player, "--format", "json").out();
        assertTrue(json.contains("\"range\":{\"" + player + "\":\"" + tsv + "\"}"), json);
      }
    }
  }

  /** All views of it, a file of it, and where it gains. */
  @Test
  void bestAnswer_isASolutionWithItsGains() {
    String first = open("", "--format", "json").out();
    for (String player : List.of("oop", "ip")) {
      String place = open("", "--best-answer", player, "--by", "place", "--format", "json").out();
      double best =
          Double.parseDouble(place.replaceFirst("(?s).*\"bestAnswer\":([0-9.]+),.*", "$1"));
      List<Map<String, String>> gains = table("", "--best-answer", player, "--by", "place");
      double gain = gains.stream().mapToDouble(row -> number(row, "gain")).sum();
      double share = gains.stream().mapToDouble(row -> number(row, "share")).sum();
      assertEquals(1, share, 1e-4);
      assertTrue(gain > 0 && gain < best, gain + "");
      String copy = folder.resolve(player).toString();
      String again = open("", "--best-answer", player, "--write", copy, "--format", "json").out();
      String value = again.replaceFirst("(?s)\\{\"value\":\\[(.*?)\\].*", "$1");
      int number = player.equals("oop") ? 0 : 1;
      assertEquals(best, Double.parseDouble(value.split(",", -1)[number]), DIGIT);
      String before = first.replaceFirst("(?s)\\{\"value\":\\[(.*?)\\].*", "$1");
      assertEquals(best - gain, Double.parseDouble(before.split(",", -1)[number]), 1e-4);
      Run opened = Run.of("solve", "--open", copy, "--format", "json");
      assertEquals(again, opened.out(), opened.err());
      for (Map<String, String> row : table("check", "--best-answer", player)) {
        if (!row.get("value").equals("nan")) {
          checkValue(row, "value");
        }
      }
      assertEquals(48, table("check/check", "--best-answer", player, "--runouts").size());
      assertTrue(!table("", "--best-answer", player, "--by", "made").isEmpty());
    }
    String text = open("", "--best-answer", "ip", "--by", "place").out();
    assertTrue(text.contains("\nThe best answer of ip has "), text);
    assertTrue(text.contains("\ncheck / check / * / bet 60 "), text);
    String japanese = open("", "--best-answer", "ip", "--by", "place", "--lang", "ja").out();
    assertTrue(japanese.contains("\nip の最適応答は "), japanese);
  }

  @Test
  void pictures_haveWhatTheirViewsHave() throws IOException {
    for (String[] view :
        new String[][] {
          {"", "--by", "made"},
          {"", "--by", "draws"},
          {"", "--values"},
          {"", "--best-answer", "ip", "--by", "place"},
          {"check/check", "--runouts"},
          {"", "--lang=ja"}
        }) {
      Path svg = folder.resolve("view.svg");
      String[] more = Arrays.copyOfRange(view, 1, view.length + 2);
      more[view.length - 1] = "--svg";
      more[view.length] = svg.toString();
      open(view[0], more);
      String picture = Files.readString(svg, StandardCharsets.UTF_8);
      assertTrue(picture.startsWith("<svg ") && !picture.contains("NaN"), picture);
      assertTrue(picture.split("<rect ", -1).length > 10, picture);
    }
  }

  @Test
  void valuesGrid_hasTheValuesOfClasses() {
    String grid = open("", "--values").out();
    Map<String, String> tens =
        table("", "--by", "class").stream()
            .filter(row -> row.get("word").equals("TT"))
            .findFirst()
            .orElseThrow();
    String value = "%.0f".formatted(number(tens, "value"));
    assertTrue(grid.matches("(?s).*\nT[ .]+ " + value + " .*"), grid);
    assertTrue(grid.contains("Value of oop in chips, from "), grid);
    assertTrue(open("", "--values", "--lang", "ja").out().contains("oop の期待値（チップ）"));
  }

  @Test
  void faults_areSaid() {
    for (String[] call :
        new String[][] {
          {"--by", "x", "expected made, draws"},
          {"--by", "place", "--by place: expected --best-answer"},
          {"--best-answer", "both", "expected oop or ip, found \"both\""},
          {"--by", "made", "--values", "expected at most one of"},
          {"--runouts", "--runouts: expected a place where a card comes"},
          {"--short", "--values", "--short: expected --range, too"},
          {"--range", "me", "expected oop or ip, found \"me\""},
          {"--range", "ip", "--svg", "x.svg", "--svg: not with --range"},
          {"--node", "check/check/2c", "--by", "draws", "--by draws: the board is complete"},
          {"--node", "check/check", "--by", "made", "a card comes there"}
        }) {
      List<String> all = new ArrayList<>(List.of("solve", "--open", file));
      all.addAll(List.of(call).subList(0, call.length - 1));
      Run run = Run.of(all.toArray(String[]::new));
      assertEquals(2, run.status(), run.err());
      assertTrue(run.err().contains(call[call.length - 1]), run.err());
      assertEquals("", run.out());
    }
  }
}
