package dev.yaku.generator;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.yaku.generator.tables.HandTable;
import dev.yaku.generator.tables.TableWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MainTest {
  @TempDir private Path directory;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private Path rules;
  private Path tables;
  private Path digests;

  @BeforeEach
  void writeRules() throws IOException {
    rules = Files.createDirectory(directory.resolve("rules"));
    Files.writeString(rules.resolve("tiny.rules"), RuleSets.TINY);
    Files.writeString(rules.resolve("tiny-low.rules"), RuleSets.TINY_LOW);
    Files.writeString(rules.resolve("README.md"), "no rules");
    tables = directory.resolve("tables");
    digests = directory.resolve("digests.sha256");
  }

  private int run(Object... args) {
    String[] texts = new String[args.length];
    for (int i = 0; i < args.length; i++) {
      texts[i] = args[i].toString();
    }
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(texts);
  }

  private static byte[] bytes(String ruleSet) {
    return TableWriter.bytes(new HandTable(RuleSets.rules(ruleSet), stage -> {}));
  }

  private static String digest(String ruleSet) throws NoSuchAlgorithmException {
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes(ruleSet));
    return HexFormat.of().formatHex(digest) + "  " + ruleSet + ".yaku\n";
  }

  @Test
  void rulesAndTable_goodRules_writesTheTableAndSaysHowLarge() throws IOException {
    Path table = directory.resolve("my.yaku");
    assertEquals(0, run(rules.resolve("tiny.rules"), table), err::toString);
    assertArrayEquals(bytes("tiny"), Files.readAllBytes(table));
    assertTrue(
        out.toString().matches("tiny: 110 keys in [\\d,]+ slots, [\\d,]+ bytes, \\d+\\.\\d s\\R"),
        out::toString);
    assertEquals("", err.toString());
  }

  @Test
  void rulesAndTable_badRules_failsWithTheirFaultAndWritesNothing() throws IOException {
    Path bad = rules.resolve("bad.rules");
    Files.writeString(bad, RuleSets.TINY + "wheels = yes\n");
    Path table = directory.resolve("bad.yaku");
    assertEquals(1, run(bad, table));
    assertTrue(
        err.toString()
            .startsWith(
                "yaku-generator: " + bad + ":8: unknown key \"wheels\", did you mean \"wheel\"? "),
        err::toString);
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertFalse(Files.exists(table));
  }

  @Test
  void rulesAndTable_theSameFile_isRejectedAndStaysAsItIs() throws IOException {
    Path file = rules.resolve("tiny.rules");
    assertEquals(1, run(file, rules.resolve("../rules/tiny.rules")));
    assertTrue(err().endsWith(": the table would overwrite its own rules\n"), err::toString);
    assertEquals(RuleSets.TINY, Files.readString(file));
  }

  @Test
  void rulesAndTable_categoryThatNeverCounts_isNamedInAWarning() throws IOException {
    String text = RuleSets.text("three-card");
    Path odd = rules.resolve("odd.rules");
    Files.writeString(
        odd,
        text.replace("one-pair flush straight", "one-pair straight-flush flush straight")
            .replace("three-of-a-kind straight-flush", "three-of-a-kind"));
    assertEquals(0, run(odd, directory.resolve("odd.yaku")));
    assertEquals(
        "yaku-generator: "
            + odd
            + ": warning: categories: no hand is ever straight-flush: another one of them always"
            + " counts\n",
        err());
  }

  @Test
  void rulesAndTable_noSuchRules_failsWithTheirName() {
    Path absent = rules.resolve("absent.rules");
    assertEquals(1, run(absent, directory.resolve("my.yaku")));
    assertEquals("yaku-generator: " + absent + ": no such file\n", err());
  }

  @Test
  void rulesAndTable_rulesAreADirectory_failsWithItsName() {
    assertEquals(1, run(rules, directory.resolve("my.yaku")));
    assertEquals("yaku-generator: " + rules + ": a directory, not a rules file\n", err());
  }

  @Test
  void rulesAndTable_tableInNoDirectory_failsWithItsName() {
    Path table = directory.resolve("absent").resolve("my.yaku");
    assertEquals(1, run(rules.resolve("tiny.rules"), table));
    assertEquals("yaku-generator: " + table + ": no such directory to write it to\n", err());
  }

  @Test
  void rulesAndTable_fullDisk_failsWithItsName() {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full), "another system");
    assertEquals(1, run(rules.resolve("tiny.rules"), full));
    assertTrue(err().startsWith("yaku-generator: /dev/full: "), err::toString);
    assertEquals(1, err().lines().count(), err::toString);
  }

  @Test
  void rulesAndTable_tableIsADirectory_failsWithItsName() {
    assertEquals(1, run(rules.resolve("tiny.rules"), directory));
    assertTrue(err().startsWith("yaku-generator: " + directory + ": "), err::toString);
    assertEquals(1, err().lines().count(), err::toString);
  }

  /** Evaluators map tables: the file that they know must not change under them. */
  @Test
  void rulesAndTable_tableThatIsMapped_isReplacedAndNotOverwritten() throws IOException {
    Path table = directory.resolve("my.yaku");
    byte[] old = bytes("tiny-low");
    Files.write(table, old);
    try (FileChannel channel = FileChannel.open(table)) {
      ByteBuffer mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, old.length);
      assertEquals(0, run(rules.resolve("tiny.rules"), table), err::toString);
      assertArrayEquals(bytes("tiny"), Files.readAllBytes(table));
      assertEquals(ByteBuffer.wrap(old), mapped);
    }
    try (var files = Files.list(directory)) {
      assertEquals(2, files.count()); // the table and the rules
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void rulesAndTable_tableIsASymbolicLink_writesWhatItLeadsTo(boolean exists) throws IOException {
    Path file = directory.resolve("real.yaku");
    if (exists) {
      Files.writeString(file, "old");
    }
    Path inner = Files.createSymbolicLink(rules.resolve("inner.yaku"), Path.of("../real.yaku"));
    Path link = Files.createSymbolicLink(directory.resolve("link.yaku"), inner);
    assertEquals(0, run(rules.resolve("tiny.rules"), link), err::toString);
    assertTrue(Files.isSymbolicLink(link));
    assertTrue(Files.isSymbolicLink(inner));
    assertArrayEquals(bytes("tiny"), Files.readAllBytes(file));
  }

  @Test
  void rulesAndTable_linkToItself_isRejected() throws IOException {
    Path link = directory.resolve("link.yaku");
    Files.createSymbolicLink(link, link);
    assertEquals(1, run(rules.resolve("tiny.rules"), link));
    assertTrue(err().startsWith("yaku-generator: " + link), err::toString);
  }

  @Test
  void rulesAndTable_manyGeneratorsOfOneTable_allSucceedAndLeaveOneTable() throws Exception {
    Path table = directory.resolve("my.yaku");
    byte[] expected = bytes("tiny");
    List<Callable<Integer>> generators =
        Collections.nCopies(
            8, () -> Main.run(rules.resolve("tiny.rules").toString(), table.toString()));
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      for (Future<Integer> each : threads.invokeAll(generators)) {
        assertEquals(0, each.get());
      }
    } finally {
      threads.shutdown();
    }
    assertArrayEquals(expected, Files.readAllBytes(table));
    try (Stream<Path> left = Files.list(directory)) {
      assertEquals(List.of(table, rules), left.sorted().toList());
    }
  }

  @Test
  void all_tablesThatAreMapped_areReplacedAndNotOverwritten() throws IOException {
    Files.createDirectory(tables);
    Path table = tables.resolve("tiny.yaku");
    byte[] old = bytes("tiny-low");
    Files.write(table, old);
    try (FileChannel channel = FileChannel.open(table)) {
      ByteBuffer mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, old.length);
      assertEquals(0, run("--all", rules, tables), err::toString);
      assertArrayEquals(bytes("tiny"), Files.readAllBytes(table));
      assertEquals(ByteBuffer.wrap(old), mapped);
    }
  }

  @Test
  void noArguments_areRejectedWithUsage() {
    assertEquals(2, run());
    assertTrue(err().contains("Missing required parameters: 'RULES', 'TABLE'"), err::toString);
    assertTrue(err().contains("Usage: yaku-generator"), err::toString);
  }

  @Test
  void help_saysHowToUse() {
    assertEquals(0, run("--help"));
    assertTrue(out.toString().contains("Usage: yaku-generator"), out::toString);
    assertTrue(out.toString().contains("Compiles a rules file into a table file"), out::toString);
  }

  @Test
  void version_namesTheProgram() {
    assertEquals(0, run("--version"));
    assertTrue(out.toString().startsWith("yaku-generator "), out::toString);
  }

  @Test
  void all_twoRulesFiles_writesTheirTablesAndAnIndexAndNothingElse() throws IOException {
    Files.createDirectory(tables);
    Path mine = Files.writeString(tables.resolve("mine.yaku"), "of rules that are elsewhere");
    assertEquals(0, run("--all", rules, tables), err::toString);
    assertArrayEquals(bytes("tiny"), Files.readAllBytes(tables.resolve("tiny.yaku")));
    assertArrayEquals(bytes("tiny-low"), Files.readAllBytes(tables.resolve("tiny-low.yaku")));
    assertEquals("tiny\ntiny-low\n", Files.readString(tables.resolve("index")));
    assertEquals("of rules that are elsewhere", Files.readString(mine));
    try (var files = Files.list(tables)) {
      assertEquals(4, files.count());
    }
  }

  /** The build's folder, from which a jar is made. */
  @Test
  void all_withDigests_deletesTablesOfOtherRules() throws IOException, NoSuchAlgorithmException {
    Files.createDirectory(tables);
    Path gone = Files.writeString(tables.resolve("gone.yaku"), "of rules that are gone");
    Files.writeString(digests, digest("tiny") + digest("tiny-low"));
    assertEquals(0, run("--all", rules, tables, "--digests", digests), err::toString);
    assertFalse(Files.exists(gone));
  }

  @Test
  void all_rightDigests_succeeds() throws IOException, NoSuchAlgorithmException {
    Files.writeString(digests, digest("tiny") + digest("tiny-low"));
    assertEquals(0, run("--all", rules, tables, "--digests", digests), err::toString);
    Files.writeString(digests, Files.readString(digests).replace("\n", "\r\n"));
    assertEquals(0, run("--all", rules, tables, "--digests", digests), err::toString);
    assertEquals("", err());
  }

  @Test
  void all_nothingChanged_keepsTheTables() throws IOException, NoSuchAlgorithmException {
    makeAnHourAgo();
    makeAnHourAgo();
    assertTrue(out.toString().endsWith(tables + ": nothing has changed" + System.lineSeparator()));
    assertEquals(0, run("--all", rules, tables), err::toString);
    assertFalse(out.toString().endsWith(": nothing has changed" + System.lineSeparator()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"rules/tiny.rules", "rules", "digests.sha256"})
  void all_somethingYounger_makesTheTablesAnew(String younger)
      throws IOException, NoSuchAlgorithmException {
    makeAnHourAgo();
    Files.setLastModifiedTime(
        directory.resolve(younger), Files.getLastModifiedTime(tables.resolve("index")));
    assertEquals(0, run("--all", rules, tables, "--digests", digests), err::toString);
    assertFalse(out.toString().contains("nothing has changed"), out::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tiny.yaku", "index"})
  void all_somethingMissingOrDamaged_makesTheTablesAnew(String file)
      throws IOException, NoSuchAlgorithmException {
    makeAnHourAgo();
    byte[] right = Files.readAllBytes(tables.resolve(file));
    Files.delete(tables.resolve(file));
    assertEquals(0, run("--all", rules, tables, "--digests", digests), err::toString);
    assertArrayEquals(right, Files.readAllBytes(tables.resolve(file)));
    Files.write(tables.resolve("tiny.yaku"), new byte[] {1});
    assertEquals(0, run("--all", rules, tables, "--digests", digests), err::toString);
    assertArrayEquals(bytes("tiny"), Files.readAllBytes(tables.resolve("tiny.yaku")));
    assertFalse(out.toString().contains("nothing has changed"), out::toString);
  }

  /** Makes the tables of rules and digests that are an hour old. */
  private void makeAnHourAgo() throws IOException, NoSuchAlgorithmException {
    Files.writeString(digests, digest("tiny") + digest("tiny-low"));
    FileTime old = FileTime.from(Instant.now().minus(1, ChronoUnit.HOURS));
    for (String name : List.of("rules/tiny.rules", "rules/tiny-low.rules", "rules/README.md")) {
      Files.setLastModifiedTime(directory.resolve(name), old);
    }
    Files.setLastModifiedTime(rules, old);
    Files.setLastModifiedTime(digests, old);
    assertEquals(0, run("--all", rules, tables, "--digests", digests), err::toString);
  }

  @Test
  void all_wrongDigest_failsAndSaysWhatToDo() throws IOException, NoSuchAlgorithmException {
    String recorded = digest("tiny-low").replace("  tiny-low", "  tiny") + digest("tiny-low");
    Files.writeString(digests, recorded);
    assertEquals(1, run("--all", rules, tables, "--digests", digests));
    assertEquals(
        "yaku-generator: "
            + digests
            + ": the tables or the list of tables have changed.\nExpected:\n"
            + recorded
            + "Found:\n"
            + digest("tiny")
            + digest("tiny-low")
            + "If the change is intended, write the found lines to this file, in a separate"
            + " commit.\n",
        err());
  }

  @Test
  void all_noDigestsYet_failsAndShowsThem() throws NoSuchAlgorithmException {
    assertEquals(1, run("--all", rules, tables, "--digests", digests));
    assertEquals(
        "yaku-generator: "
            + digests
            + ": no such file. To record the digests, write these lines to it:\n"
            + digest("tiny")
            + digest("tiny-low")
            + "\n",
        err());
  }

  @Test
  void all_badRules_failsWithTheirFault() throws IOException {
    Path bad = Files.writeString(rules.resolve("bad.rules"), "");
    assertEquals(1, run("--all", rules, tables));
    assertEquals(
        "yaku-generator: " + bad + ": title: found nothing, allowed: a line of text\n", err());
  }

  @Test
  void all_directoryWithoutRules_isRejectedAndTablesStay() throws IOException {
    Files.createDirectory(tables);
    Path old = Files.writeString(tables.resolve("old.yaku"), "");
    Path empty = Files.createDirectory(directory.resolve("empty"));
    assertEquals(1, run("--all", empty, tables));
    assertEquals("yaku-generator: " + empty + ": no *.rules files in this directory\n", err());
    assertTrue(Files.exists(old));
  }

  @Test
  void all_rulesAreAFile_isRejected() {
    Path file = rules.resolve("tiny.rules");
    assertEquals(1, run("--all", file, tables));
    assertEquals("yaku-generator: " + file + ": not directory\n", err());
  }

  @Test
  void all_tablesAreAFile_isRejected() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    assertEquals(1, run("--all", rules, file));
    assertEquals("yaku-generator: " + file + ": file already exists\n", err());
  }

  @Test
  void digests_withoutAll_areRejected() {
    assertEquals(
        2, run(rules.resolve("tiny.rules"), directory.resolve("my.yaku"), "--digests", digests));
    assertTrue(err().startsWith("--digests is allowed only with --all\n"), err::toString);
  }

  private String err() {
    return err.toString().replace(System.lineSeparator(), "\n");
  }
}
