package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Started;
import dev.yaku.cli.io.LineReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EvalCommandTest {
  private static final String HEADER = "hand\tvalue\tcategory\tpacked\tbest\tline\n";

  @TempDir private Path folder;

  private static int value(String hand) {
    return HandEvaluator.of("standard").evaluate(Hand.parse(hand));
  }

  private static byte[] standardTable() throws IOException {
    try (InputStream in =
        EvalCommandTest.class.getResourceAsStream("/META-INF/yaku/standard.yaku")) {
      return in.readAllBytes();
    }
  }

  @Test
  void tsv_ofArguments_isExact() {
    String two = "Kd Qs Kc 5h Qh";
    String full = "2c As Ah Ad 2d Ks Kh";
    Run run = Run.of("eval", "--format", "tsv", two, "2cAS,ah a♦ 2d KsKh", "3d5c", "");
    String expected =
        HEADER
            + (two + "\t" + value(two) + "\ttwo-pair\t0x3CB400\tKd Kc Qs Qh 5h\t1\n")
            + (full + "\t" + value(full) + "\tfull-house\t0x7DC000\tAs Ah Ad Ks Kh\t2\n")
            + ("3d 5c\t" + value("3d 5c") + "\thigh-card\t0x142000\t5c 3d\t3\n")
            + "\t0\tnone\t0x000000\t\t4\n";
    assertEquals(new Run(0, expected, ""), run);
  }

  @Test
  void tsv_ofJokersAndRepeats_isExact() {
    HandEvaluator wild = HandEvaluator.of("wild-five");
    Run run = Run.of("eval", "--rules=wild-five", "--format=tsv", "jk As KsX", "2s2s As Ks Qs");
    int aces = wild.evaluateCards(wild.parse("Jo As Ks Jo"));
    int flush = wild.evaluateCards(wild.parse("2s 2s As Ks Qs"));
    String expected =
        HEADER
            + ("Jo As Ks Jo\t" + aces + "\tthree-of-a-kind\t0x4DC000\tAs Ks Jo Jo\t1\n")
            + ("2s 2s As Ks Qs\t" + flush + "\tflush\t0x6DCB11\t2s 2s As Ks Qs\t2\n");
    assertEquals(new Run(0, expected, ""), run);
  }

  @Test
  void percentile_isThePartOfAllHandsOfThisSize() {
    Run run =
        Run.of("eval", "--percentile", "As Ks Qs Js Ts", "Ac Ad Kc Kd Qh 2c 3d", "7c 5d 4h 3s 2c");
    List<String> lines = run.out().lines().toList();
    assertEquals("  beats 99.9998 %, ties 0.0002 % of 2,598,960 hands", lines.get(1));
    int twoPair = value("Ac Ad Kc Kd Qh 2c 3d");
    assertEquals("  " + HandEvaluator.of("standard").percentile(twoPair, 7), lines.get(3));
    assertEquals("  beats 0.0000 %, ties 0.0392 % of 2,598,960 hands", lines.get(5));
    run = Run.of("eval", "--percentile", "--format", "tsv", "7c 5d 4h 3s 2c");
    String row = "7c 5d 4h 3s 2c\t" + value("7c 5d 4h 3s 2c") + "\thigh-card\t0x164321";
    assertEquals(
        HEADER.replace("line", "beats\tties\tline")
            + row
            + "\t7c 5d 4h 3s 2c\t0.0000000000\t0.0003924647\t1\n",
        run.out());
    run = Run.of("eval", "--percentile", "--format", "json", "As Ks Qs Js Ts");
    assertTrue(run.out().endsWith(",\"beats\":0.9999984609,\"ties\":0.0000015391,\"line\":1}\n"));
    run = Run.of("eval", "--percentile", "--lang", "ja", "As Ks Qs Js Ts");
    assertTrue(run.out().endsWith("\n  全2,598,960通りのうち 99.9998 % に勝ち、0.0002 % と引き分け\n"));
    assertEquals("", run.err());
  }

  @Test
  void json_isOneObjectALine() {
    Run run = Run.withInput("Kd Qs Kc 5h Qh\n\n", "eval", "--format=json");
    String expected =
        """
        {"hand":"Kd Qs Kc 5h Qh","value":%d,"category":"two-pair","packed":"0x3CB400",\
        "best":"Kd Kc Qs Qh 5h","description":"Two pair, kings and queens, five kicker","line":1}
        {"hand":"","value":0,"category":"none","packed":"0x000000","best":"",\
        "description":"Nothing","line":2}
        """
            .formatted(value("Kd Qs Kc 5h Qh"));
    assertEquals(new Run(0, expected, ""), run);
  }

  @Test
  void text_showsBestCards_whereThereAreMore() {
    Run run = Run.of("eval", "As Ah Kd Kc Qs", "2c 3c 4c 5c 6c Ah Ad", "");
    String expected =
        """
        As Ah Kd Kc Qs        Two pair, aces and kings, queen kicker
        2c 3c 4c 5c 6c Ah Ad  Straight flush, six high  (6c 5c 4c 3c 2c)
        (no cards)            Nothing
        """;
    assertEquals(new Run(0, expected, ""), run);
  }

  @Test
  void text_onTerminal_isColoured() {
    Run run = Run.onTerminal("eval", "As Kd");
    String red = "\u001b[31mKd\u001b[0m";
    String bold = "\u001b[1mHigh card, ace, king kicker\u001b[0m";
    assertEquals(new Run(0, "As " + red + " ".repeat(17) + bold + "\n", ""), run);
  }

  @Test
  void lines_emptyOnes_areEmptyHands() {
    Run run = Run.withInput("\n \r\nAs", "eval", "--format", "tsv");
    String empty = "\t0\tnone\t0x000000\t\t";
    String ace = "As\t" + value("As") + "\thigh-card\t0x1D0000\tAs\t3\n";
    assertEquals(new Run(0, HEADER + empty + "1\n" + empty + "2\n" + ace, ""), run);
  }

  @Test
  void lines_none_giveHeaderOnly() {
    assertEquals(new Run(0, HEADER, ""), Run.withInput("", "eval", "--format", "tsv"));
  }

  @Test
  void lines_badOnes_areReportedAndSkipped() {
    String input = "As\nAs Kx\nAs Ks As\nKs\n" + "As".repeat(10) + "\n";
    Run run = Run.withInput(input, "eval", "--format", "tsv");
    assertEquals(1, run.status());
    assertEquals(
        HEADER
            + ("As\t" + value("As") + "\thigh-card\t0x1D0000\tAs\t1\n")
            + ("Ks\t" + value("Ks") + "\thigh-card\t0x1C0000\tKs\t4\n"),
        run.out());
    String[] faults = run.err().split("\\R", -1);
    assertEquals(4, faults.length, run.err());
    assertTrue(faults[0].startsWith("line 2, column 4: \"Kx\" is not a card"), faults[0]);
    assertTrue(faults[1].startsWith("line 3, column 7: As is held 2 times"), faults[1]);
    assertTrue(faults[2].startsWith("line 5, column 3: As is held 2 times"), faults[2]);
  }

  @Test
  void lines_withOddBytes_areReported() {
    byte[] input = {'A', 's', '\n', 'A', (byte) 0xFF, '\n'};
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Main.run(new ByteArrayInputStream(input), out, err, Run.PIPE, "eval");
    assertEquals(1, status);
    assertEquals("As                    High card, ace\n", out.toString(StandardCharsets.UTF_8));
    String fault = err.toString(StandardCharsets.UTF_8);
    assertTrue(fault.startsWith("line 2, column 1: \"A\uFFFD\" is not a card"), fault);
  }

  @Test
  void lines_tooLong_areReportedAndSkipped() {
    String spaces = " ".repeat(LineReader.MAX_LENGTH);
    Run run = Run.withInput("As" + spaces + "\n" + spaces + "\n", "eval");
    assertEquals(1, run.status());
    assertEquals("(no cards)            Nothing\n", run.out());
    assertTrue(run.err().startsWith("line 1, column 1001: too long"), run.err());
  }

  @Test
  void arguments_badOnes_areReportedAndSkipped() {
    Run run = Run.of("eval", "As", "As Kx", "Ks", "Jo");
    assertEquals(1, run.status());
    assertEquals(2, run.out().lines().count(), run.out());
    String[] faults = run.err().split("\\R", -1);
    assertTrue(faults[0].startsWith("hand 2, column 4: "), run.err());
    assertTrue(faults[1].startsWith("hand 4, column 1: "), run.err());
  }

  @Test
  void arguments_withAtSign_areNoFiles() throws IOException {
    Path file = Files.writeString(folder.resolve("hands"), "As");
    Run run = Run.of("eval", "@" + file);
    assertEquals(new Run(1, "", run.err()), run);
    assertTrue(run.err().startsWith("hand 1, column 1: \"@"), run.err());
  }

  @Test
  void faults_standBetweenTheAnswers() {
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    Main.run(InputStream.nullInputStream(), both, both, Run.PIPE, "eval", "As Kd", "x", "Ks");
    List<String> lines = both.toString(StandardCharsets.UTF_8).lines().toList();
    assertEquals(3, lines.size(), lines::toString);
    assertTrue(lines.get(1).startsWith("hand 2, column 1: "), lines::toString);
  }

  @Test
  void lines_onTerminal_areAskedFor() {
    Run run = Run.onTerminal("eval");
    assertEquals("Hands, one a line:", run.err().stripTrailing());
  }

  /** Also before anything is written; the system's message may be in any language. */
  @ParameterizedTest
  @CsvSource({"C.UTF-8, 0", "de_DE.UTF-8, 1", "ja_JP.UTF-8, 1"})
  void closedPipe_endsQuietly_withoutReadingOn(String language, int read) throws Exception {
    Path faults = folder.resolve("faults");
    Process process = started(language).redirectError(faults.toFile()).start();
    process.getInputStream().readNBytes(read);
    process.getInputStream().close();
    try (OutputStream in = process.getOutputStream()) {
      for (int i = 0; i < 1 << 20; i++) {
        in.write("As Kd\n".repeat(1000).getBytes(StandardCharsets.US_ASCII));
        in.flush();
      }
      fail("all lines were read");
    } catch (IOException e) {
      assertEquals(0, process.waitFor()); // it reads no more
    }
    assertEquals("", Files.readString(faults));
  }

  @Test
  void fullDisk_isReportedByAProcess() throws Exception {
    File full = new File("/dev/full");
    assumeTrue(full.exists());
    Process process = started("C.UTF-8").redirectOutput(full).start();
    process.getOutputStream().close();
    String faults = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(faults.startsWith("yaku: standard output: "), faults);
    assertEquals(1, process.waitFor());
  }

  private static ProcessBuilder started(String language) {
    ProcessBuilder builder = Started.java(Main.class.getName(), "eval", "--format", "tsv");
    // A locale that is not there would be that of ASCII, in which no folder has an umlaut.
    builder.environment().put("LC_ALL", isInstalled(language) ? language : "C.UTF-8");
    builder.environment().put("LANGUAGE", language.substring(0, 2));
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    return builder;
  }

  private static boolean isInstalled(String language) {
    try {
      Process process = Started.program(List.of("locale", "-a")).redirectErrorStream(true).start();
      String all = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      return all.lines().anyMatch(language.replace("UTF-8", "utf8")::equals);
    } catch (IOException e) {
      return false; // another system
    }
  }

  @Test
  void fullDisk_isReported() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Main.run(endless(), failing("No space left on device"), err, Run.PIPE, "eval");
    assertEquals(1, status);
    assertEquals(
        "yaku: standard output: No space left on device",
        err.toString(StandardCharsets.UTF_8).stripTrailing());
  }

  private static OutputStream failing(String message) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(message);
      }
    };
  }

  /** Empty lines. */
  private static InputStream endless() {
    return new InputStream() {
      @Override
      public int read() {
        return '\n';
      }

      @Override
      public int read(byte[] bytes, int offset, int length) {
        Arrays.fill(bytes, offset, offset + length, (byte) '\n');
        return length;
      }
    };
  }

  @Test
  void table_opensFile() throws IOException {
    Path table = Files.write(folder.resolve("mine.yaku"), standardTable());
    Run run = Run.of("eval", "--table", table.toString(), "As Kd");
    assertEquals(Run.of("eval", "As Kd"), run);
  }

  @Test
  void table_damaged_isRejectedInOneLine() throws IOException {
    byte[] bytes = standardTable();
    bytes[bytes.length / 2] ^= 1;
    Path table = Files.write(folder.resolve("damaged.yaku"), bytes);
    Run run = Run.of("eval", "--table", table.toString(), "As Kd");
    assertRejected(run, "damaged.yaku: expected checksum ");
  }

  @Test
  void table_absent_isRejectedInOneLine() {
    Path table = folder.resolve("absent.yaku");
    assertRejected(
        Run.of("eval", "--table", table.toString(), "As"),
        "absent.yaku: cannot be read: no such file");
  }

  @Test
  void rules_unknown_areRejectedInOneLine() {
    Run run = Run.of("eval", "--rules", "snap", "As");
    assertEquals(new Run(2, "", run.err()), run);
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(
        run.err()
            .startsWith("yaku: no rule set \"snap\"; available: ace-to-five (Ace to five low), "));
  }

  private static void assertRejected(Run run, String message) {
    assertEquals(new Run(1, "", run.err()), run);
    assertEquals(1, run.err().lines().count(), run.err());
    assertTrue(run.err().startsWith("yaku: ") && run.err().contains(message), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--format=xml", "--table=t --rules=standard", "--jokers=1"})
  void arguments_notUnderstood_areUsageError(String options) {
    Run run = Run.of(("eval " + options + " As").split(" ", -1));
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains("Try: yaku eval --help"), run.err());
  }

  @Test
  void lang_ja_describesInJapanese() {
    Run run = Run.of("eval", "--lang", "ja", "As Ah Kd Kc Qs");
    assertEquals(0, run.status());
    assertTrue(run.out().contains("ツーペア"), run.out());
    assertTrue(Run.of("eval", "--lang", "ja", "--format", "json", "As Ah").out().contains("ワンペア"));
    assertTrue(Run.of("compare", "--lang", "ja", "As Ah", "Ks Kh").out().contains("ワンペア"));
  }

  @Test
  void lang_unknown_isUsageError() {
    Run run = Run.of("eval", "--lang", "fr", "As");
    assertEquals(2, run.status());
    assertTrue(run.err().contains("expected en or ja, found \"fr\""), run.err());
  }
}
