package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.yaku.Started;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest {
  private static final String SPOT =
      """
      board = Td 9d 6h Qc 3s
      oop   = 66+, A8s+, KQo, JTs, 87s
      ip    = QQ-22, ATs+, KJo+, 98s
      pot   = 200
      stack = 900
      bets  = 60%
      raises = 2.5x
      """;

  @TempDir private Path folder;
  private String spot;

  @BeforeEach
  void write() throws IOException {
    Path file = folder.resolve("spot.txt");
    Files.writeString(file, SPOT);
    spot = file.toString();
  }

  @Test
  void text_hasValuesActionsAndGrid() {
    Run run = Run.of("solve", spot);
    assertEquals(0, run.status(), run.err());
    assertEquals("10 nodes, 0.1 MB of memory\n", run.err());
    assertTrue(
        run.out().matches("(?s)Exploitability 0\\.[0-9]+ chips \\(0\\.[0-9]+ % of .*"), run.out());
    assertTrue(run.out().contains("start, oop to act; board"), run.out());
    assertTrue(
        run.out()
            .matches(
                "(?s).*\naction +share +value\n"
                    + "a check +[0-9.]+ % +[0-9.]+\nb bet 120 +[0-9.]+ % +[0-9.]+\n.*"),
        run.out());
    List<String> lines = run.out().lines().toList();
    assertEquals("A ", lines.get(lines.size() - 13).substring(0, 2));
    assertEquals("2 ", lines.get(lines.size() - 1).substring(0, 2));
  }

  @Test
  void tsv_hasARowForEachHand() {
    Run run = Run.of("solve", spot, "--format", "tsv", "--node", "bet 120");
    List<String> lines = run.out().lines().toList();
    assertEquals(
        "node\tplayer\thand\tweight\tequity\tvalue\tfold\tcall\traise 300"
            + "\tvalue:fold\tvalue:call\tvalue:raise 300",
        lines.get(0));
    assertEquals("", run.err());
    double value = 0;
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split("\t", -1);
      assertEquals(12, cells.length, line);
      assertEquals("bet 120", cells[0]);
      if (cells[1].equals("ip")) {
        double sum = 0;
        for (int i = 6; i < 9; i++) {
          sum += Double.parseDouble(cells[i]);
        }
        assertEquals(1, sum, 1e-5, line);
        value = Math.max(value, Double.parseDouble(cells[5]));
      } else {
        assertEquals("", String.join("", List.of(cells).subList(6, 12)));
      }
    }
    assertTrue(value > 320, value + "");
  }

  @Test
  void tsv_withoutNode_hasAllPlaces() throws IOException {
    String text =
        """
        board = Td 9d 6h Qc
        oop   = QQ, AKs
        ip    = 99, KJs
        pot   = 100
        stack = 60
        bets  = all-in
        """;
    Run run = Run.withInput(text, "solve", "--iterations", "3", "--format", "tsv");
    List<String> lines = run.out().lines().toList();
    assertEquals(
        "node\tplayer\thand\tweight\tequity\tvalue\tcheck\tall-in 60\tfold\tcall"
            + "\tvalue:check\tvalue:all-in 60\tvalue:fold\tvalue:call",
        lines.get(0));
    Map<String, Integer> rows = new HashMap<>();
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split("\t", -1);
      assertEquals(14, cells.length, line);
      rows.merge(cells[0], 1, Integer::sum);
    }
    // the turn's start, check, bet, check and bet; the same on each of 48 rivers
    assertEquals(4 + 48 * 4, rows.size());
    assertEquals(3 + 4 + 3 + 4, rows.get("check / all-in 60"));
    assertEquals(3 + 3 + 3 + 3, rows.get("check / check / Ks / check"));
    for (String node : List.of("", "check / all-in 60", "check / check / 2s / all-in 60")) {
      Run one =
          Run.withInput(text, "solve", "--iterations", "3", "--format", "tsv", "--node", node);
      assertEquals((long) rows.get(node), one.out().lines().count() - 1);
      one.out()
          .lines()
          .skip(1)
          .forEach(row -> assertTrue(lines.stream().anyMatch(any -> any.startsWith(first(row)))));
    }
  }

  /** A rare hand's weight has its digits. */
  @Test
  void tsv_weights_haveSignificantDigits() {
    String text =
        "board = Td 9d 6h Qc 3s\noop = QQ:0.0000001234567, AK\nip = 99\npot = 9\nstack = 9";
    Run run = Run.withInput(text, "solve", "--iterations", "1", "--format", "tsv");
    assertTrue(run.out().contains("\toop\tQd Qh\t1.23457e-07\t"), run.out());
    assertTrue(run.out().contains("\tip\t9c 9h\t1.000000\t"), run.out());
  }

  /** What a row has in common with that of the same hand among all places. */
  private static String first(String row) {
    return String.join("\t", List.of(row.split("\t", -1)).subList(0, 6));
  }

  @Test
  void json_isOneObject() {
    Run run = Run.of("solve", spot, "--format", "json", "--iterations", "10", "--node", "check");
    String number = "-?[0-9.]+";
    assertTrue(
        run.out()
            .matches(
                ("\\{\"value\":\\[N,N\\],\"exploitability\":N,\"iterations\":10,\"seconds\":N,"
                        + "\"nodes\":10,\"root\":\\{\"actions\":\\[\"check\",\"bet 120\"\\],"
                        + "\"frequencies\":\\[N,N\\],\"values\":\\[N,N\\]\\},"
                        + "\"node\":\\{\"path\":\"check\",.*\\}\\}\n")
                    .replace("N", number)),
        run.out());
  }

  @Test
  void solution_canBeWrittenOpenedAndContinued() {
    String file = folder.resolve("s").toString();
    assertEquals(0, Run.of("solve", spot, "--iterations", "5", "--write", file).status());
    Run opened = Run.of("solve", "--open", file, "--format", "json");
    assertTrue(opened.out().contains("\"iterations\":5,"), opened.out() + opened.err());
    String[] more = {"solve", "--open", file, "--iterations", "30", "--format", "json"};
    Run continued = Run.of(more);
    Run whole = Run.of("solve", spot, "--iterations", "30", "--format", "json");
    String seconds = "\"seconds\":[0-9.]+";
    assertEquals(whole.out().replaceAll(seconds, ""), continued.out().replaceAll(seconds, ""));
    assertEquals("", continued.err());
    for (String end : List.of("--iterations=3", "--iterations=5")) {
      Run ended = Run.of("solve", "--open", file, end, "--format", "json");
      assertEquals(opened.out().replaceAll(seconds, ""), ended.out().replaceAll(seconds, ""));
      String said = "yaku: nothing to do: the solution has 5 iterations, and an exploitability of ";
      assertTrue(ended.err().startsWith(said), ended.err());
    }
  }

  @Test
  void grid_onATerminalAndAsPicture_hasColoursOfActions() throws IOException {
    Run run = Run.onTerminal("solve", spot, "--svg", folder.resolve("g.svg").toString());
    assertTrue(run.out().contains(";48;5;151m"), run.out()); // checks
    String svg = Files.readString(folder.resolve("g.svg"), StandardCharsets.UTF_8);
    assertTrue(svg.startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""), svg);
    assertTrue(svg.contains("#b4dcbb") && svg.contains("#e8833a") && svg.contains(">AKs<"), svg);
  }

  @Test
  void faults_areReportedInOneLine() throws IOException {
    Run missing = Run.of("solve", folder.resolve("none").toString());
    assertEquals(1, missing.status());
    assertTrue(missing.err().endsWith("none: cannot be read: no such file\n"), missing.err());
    Run bad = Run.withInput("board = 2c\n", "solve");
    assertEquals(1, bad.status());
    assertEquals("yaku: line 1, board: expected 3, 4 or 5 cards, found 1\n", bad.err());
    Run node = Run.of("solve", spot, "--iterations", "1", "--node", "bet 7");
    assertEquals(2, node.status());
    assertEquals("yaku: --node: \"bet 7\": expected check, bet 120\n", node.err());
    Run over = Run.of("solve", spot, "--iterations", "1", "--node", "bet 120/fold");
    assertTrue(over.err().endsWith("yaku: --node: the hand is over there\n"), over.err());
    Run memory = Run.of("solve", spot, "--memory", "10k");
    assertEquals(1, memory.status());
    assertTrue(memory.err().contains("of memory, more than the limit of 1 MB"), memory.err());
    for (String[] option :
        List.of(
            new String[] {"--error", "x"},
            new String[] {"--error", "0"},
            new String[] {"--memory", "10"},
            new String[] {"--bits", "8"},
            new String[] {"--threads", "0"},
            new String[] {"--open", "other"})) {
      Run run = Run.of("solve", spot, option[0], option[1]);
      assertEquals(2, run.status(), run.err());
    }
    Path text = folder.resolve("text");
    Files.writeString(text, "hello, this is no solution at all, but long enough for one, it seems");
    Run open = Run.of("solve", "--open", text.toString());
    assertEquals(1, open.status());
    assertEquals(
        "yaku: "
            + text
            + ": expected a solution, found [104, 101, 108, 108, 111, 44, 32, 116]: not a file that"
            + " yaku has written\n",
        open.err());
  }

  @Test
  void question_throughAPipe_isRead() throws Exception {
    Process process =
        Started.java("-XX:-UsePerfData", "dev.yaku.cli.Main", "solve")
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().write(SPOT.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    assertTrue(printed.contains("Exploitability 0."), printed);
  }

  @Test
  void question_tooLongOrNoText_isRejected() throws IOException {
    String line = "# " + "x".repeat(1022) + "\n";
    Path file = folder.resolve("long.txt");
    Files.writeString(file, SPOT + line.repeat(1024));
    String tooLong = "longer than the megabyte that a question may have\n";
    assertEquals(
        new Run(1, "", "yaku: " + file + ": cannot be read: " + tooLong),
        Run.of("solve", file.toString()));
    assertEquals(
        new Run(1, "", "yaku: " + tooLong), Run.withInput(Files.readString(file), "solve"));
    Files.write(file, new byte[] {(byte) 0xff});
    assertEquals(
        new Run(1, "", "yaku: " + file + ": cannot be read: not text in UTF-8\n"),
        Run.of("solve", file.toString()));
    assertEquals(
        new Run(1, "", "yaku: " + folder + ": cannot be read: is a folder\n"),
        Run.of("solve", folder.toString()));
  }

  /** What took long to find is not lost. */
  @Test
  void answer_thatCannotBeKept_isShown() {
    String nowhere = folder.resolve("none").resolve("s").toString();
    for (String option : List.of("--write", "--svg")) {
      Run run = Run.of("solve", spot, "--iterations", "5", option, nowhere);
      assertEquals(1, run.status());
      assertTrue(run.out().startsWith("Exploitability "), run.out());
      assertTrue(
          run.err().endsWith("yaku: " + nowhere + ": cannot be written: no such folder\n"),
          run.err());
    }
  }

  /** Before anything is solved: the error of the place comes without the figures of the tree. */
  @Test
  void node_thatIsNone_isRefusedBeforeTheWork() {
    for (String format : List.of("text", "tsv", "json")) {
      Run run = Run.of("solve", spot, "--node", "bet 120 / rise", "--format", format);
      assertEquals(2, run.status());
      String error =
          "{\"error\":{\"code\":\"no-place\",\"message\":\"--node: \\\"rise\\\": expected fold, call,"
              + " raise 300\"}}\n";
      assertEquals(format.equals("json") ? error : "", run.out());
      assertTrue(
          run.err().contains("yaku: --node: \"rise\": expected fold, call, raise 300\n"),
          run.err());
      assertFalse(run.err().contains("nodes"), run.err());
    }
  }

  @Test
  void node_writtenShorter_isTheOneThatIsMeant() {
    Run whole =
        Run.of("solve", spot, "--format", "tsv", "--node", "bet 120 / raise 300 / raise 750");
    for (String node :
        List.of("b120/r300/r750", "BET/raise/Raise 750", "b / r / r", "bet120/r/raise")) {
      Run run = Run.of("solve", spot, "--format", "tsv", "--node", node);
      assertEquals(whole.out(), run.out(), run.err());
    }
    assertTrue(whole.out().contains("\nbet 120 / raise 300 / raise 750\t"), whole.out());
  }

  @Test
  void board_isPrintedAsGiven() {
    String turn = SPOT.replace("Td 9d 6h Qc 3s", "6h Td 9d 2c");
    String[] more = {"solve", "--iterations", "1", "--node", "x/x/Ks/x"};
    assertTrue(Run.withInput(turn, more).out().contains("; board 6h Td 9d 2c Ks, pot 200"));
    Run json = Run.withInput(turn, "solve", "--iterations", "1", "--node", "x", "--format", "json");
    assertTrue(json.out().contains("\"board\":\"6h Td 9d 2c\""), json.out());
  }

  @Test
  void notes_areLinesOnStandardError() {
    String bare = SPOT.replace("60%", "50").replace("JTs, 87s", "JTs, 98s+");
    Run run = Run.withInput(bare, "solve", "--iterations", "1", "--format", "tsv");
    List<String> notes = run.err().lines().toList();
    assertEquals(2, notes.size(), run.err());
    assertTrue(notes.get(0).startsWith("Note: oop: 98s+: a plus "), run.err());
    assertEquals(
        "Note: bets without a unit are chips: 50 is 25 % of a pot of 200; for parts of the pot"
            + " write 50%",
        notes.get(1));
    assertEquals("", Run.withInput(SPOT, "solve", "--format", "tsv").err());
  }

  /** What the program prints is what it takes. */
  @Test
  void memory_hasOneUnit() {
    String turn = SPOT.replace("Td 9d 6h Qc 3s", "Td 9d 6h Qc");
    Run refused = Run.withInput(turn, "solve", "--memory", "1m");
    Matcher needs =
        Pattern.compile("the tree needs ([0-9]+) MB .* limit of 1 MB").matcher(refused.err());
    assertTrue(needs.find(), refused.err());
    int megabytes = Integer.parseInt(needs.group(1));
    String[] enough = {"solve", "--iterations", "1", "--memory", megabytes + "mb"};
    assertEquals(0, Run.withInput(turn, enough).status());
    String[] less = {"solve", "--iterations", "1", "--memory", (megabytes - 1) + "m"};
    assertEquals(1, Run.withInput(turn, less).status());
    String[] binary = {
      "solve", "--iterations", "1", "--memory", Math.ceil(megabytes / 1.048576) + "mib"
    };
    assertEquals(0, Run.withInput(turn, binary).status());
  }

  @Test
  void write_throughALink_keepsTheLink() throws IOException {
    Path link = folder.resolve("link");
    try {
      Files.createSymbolicLink(link, folder.resolve("s"));
    } catch (IOException | UnsupportedOperationException e) {
      assumeTrue(false, "no links here");
    }
    Files.createFile(folder.resolve("s"));
    Run run = Run.of("solve", spot, "--iterations", "1", "--write", link.toString());
    assertEquals(0, run.status(), run.err());
    assertTrue(Files.isSymbolicLink(link));
    assertEquals(0, Run.of("solve", "--open", folder.resolve("s").toString()).status());
  }

  /** A socket of its own: a fault here would put a file in the place of a device. */
  @Test
  void write_toWhatIsNoFile_isRejected() throws IOException {
    Path socket = folder.resolve("socket");
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(socket));
      Run run = Run.of("solve", spot, "--iterations", "1", "--write", socket.toString());
      assertEquals(1, run.status());
      String fault = "yaku: " + socket + ": cannot be written: not a regular file\n";
      assertTrue(run.err().endsWith(fault), run.err());
      assertFalse(Files.isRegularFile(socket));
    }
  }

  @Test
  void open_withOptionsForSolvingOnly_isRejected() {
    for (String[] option : new String[][] {{"--bits", "16"}, {"--memory", "1g"}}) {
      Run run = Run.of("solve", "--open", "any", option[0], option[1]);
      assertEquals(2, run.status());
      assertTrue(run.err().contains("--error, --time or --iterations"), run.err());
    }
  }
}
