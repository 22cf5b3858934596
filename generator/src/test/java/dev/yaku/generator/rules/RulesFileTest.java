package dev.yaku.generator.rules;

import static dev.yaku.generator.rules.RulesReaderTest.BASE;
import static dev.yaku.generator.rules.RulesReaderTest.SOME_RANKS;
import static dev.yaku.generator.rules.RulesReaderTest.assertRejected;
import static dev.yaku.generator.rules.RulesReaderTest.mistake;
import static dev.yaku.generator.rules.RulesReaderTest.parse;
import static dev.yaku.generator.rules.RulesReaderTest.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The syntax of rules files, whatever their keys are; tested through the reader of hand rules. */
final class RulesFileTest {
  @TempDir private Path directory;

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  @Test
  void text_ofMoreThanAMegabyte_isRejected() throws IOException {
    Path most = write("most.rules", "#".repeat(1 << 20));
    assertEquals(1 << 20, RulesFile.text(most).length());
    Path more = write("more.rules", "#".repeat((1 << 20) + 1));
    RulesException e = assertThrows(RulesException.class, () -> RulesFile.text(more));
    assertEquals(more + ": longer than the megabyte that rules may have", e.getMessage());
  }

  @Test
  void parse_unknownKey_isRejectedWithTheKnownOnes() {
    String allowed =
        "did you mean \"wheel\"? allowed: title, game, ranks, suits, copies, jokers, cards, best,"
            + " categories, wheel, wild, wild-rank, wild-doubles, direction, qualifier";
    assertRejected("6: unknown key \"Wheel\", " + allowed, "Wheel = yes");
    assertEquals(
        "my.rules:1: unknown key \"no\", " + allowed.replaceFirst(".*\\? ", ""),
        mistake("no such file\n"));
  }

  @Test
  void parse_keyTwice_isRejectedWithBothLines() {
    assertEquals(
        "my.rules:7: ranks: found a second time, allowed: once (first in line 3)",
        mistake(BASE + "\nranks = 23456789TJQKA\n"));
    assertEquals(
        "my.rules:6: title: found a second time, allowed: once (first in line 2)",
        mistake(BASE + "title = Test"));
  }

  @Test
  void parse_commentsBlanksAndContinuedLines_areReadAsPropertiesAre() {
    String text =
        """
        ! Comments are not continued \\
        title = One, \\
            two, \\
            # three

          # An indented comment, and a line of blanks:
        \s\s
        ranks : 23456789TJQKA
        cards 5
        categories \\
          = high-card, one-pair two-pair,three-of-a-kind \\

        full-house = here?
        """;
    assertEquals(
        "my.rules:13: unknown key \"full-house\"", mistake(text).replaceFirst(", allowed.*", ""));
    Rules rules = parse(text.replaceFirst("\n\nfull-house.*", "\n  full-house, four-of-a-kind"));
    assertEquals("One, two, # three", rules.title());
    assertEquals("23456789TJQKA", rules.ranks());
    assertEquals(5, rules.maxCards());
    assertEquals(6, rules.categories().size());
  }

  @Test
  void parse_faultInContinuedEntry_isNamedByItsFirstLine() {
    assertEquals(
        "my.rules:5: categories: found \"quads\", did you mean \"four-of-a-kind\"? allowed: ",
        mistake(with(BASE, "categories = high-card \\\n \\\n  quads", "wheel = yes"))
            .replaceFirst("high-card,.*", ""));
    assertEquals(
        "my.rules:8: wheel: found \"maybe\", allowed: yes, no, second",
        mistake(with(BASE, "title = 1 \\\n 2 \\\n  3", "wheel = maybe")));
  }

  @Test
  void parse_lineEndingInEscapedBackslash_isNotContinued() {
    assertEquals("Test \\", parse(with(BASE, "title = Test \\\\")).title());
    assertRejected("3: ranks: found \"1\"" + SOME_RANKS, "title = Test \\\\", "ranks = 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"# a \\", "! a \\", " \t # a \\"})
  void parse_commentEndingInBackslash_isNotContinued(String comment) {
    assertEquals(
        "my.rules:2: wheel: found \"on\", allowed: yes, no, second",
        mistake(comment + "\nwheel = on\n" + BASE));
  }

  @Test
  void parse_lastLineEndingInBackslash_isRead() {
    assertEquals(Rules.Wheel.LOWEST, parse(BASE + "wheel = yes\\").wheel());
    assertEquals(Rules.Wheel.LOWEST, parse(BASE + "wheel = yes\\\n").wheel());
  }

  @Test
  void parse_unicodeEscape_isItsCharacter() {
    assertEquals("\u5f79", parse(with(BASE, "title = \\u5f79")).title());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\\u", "\\u12", "\\u12g4", "a \\\n \\uxyz"})
  void parse_faultyUnicodeEscape_isRejectedWithLine(String escape) {
    assertRejected(
        "2: found \"\\u\" without four hexadecimal digits, allowed: for example \\u0041",
        "title = " + escape);
  }

  @Test
  void read_linesEndingInCrLf_sameRulesAsWithLf() throws IOException {
    Rules expected = RulesReader.read(write("lf.rules", with(BASE, "title = a \\\n  b")));
    Path file = write("crlf.rules", with(BASE, "title = a \\\n  b").replace("\n", "\r\n"));
    Rules found = RulesReader.read(file);
    assertEquals("a b", found.title());
    assertEquals(expected.text(), found.text());
    String fault = with(BASE, "wheel = on").replace("\n", "\r\n");
    assertEquals(
        file + ":6: wheel: found \"on\", allowed: yes, no, second",
        assertThrows(RulesException.class, () -> RulesReader.read(write("crlf.rules", fault)))
            .getMessage());
  }

  @Test
  void read_byteOrderMark_isLeftOut() throws IOException {
    assertEquals(BASE, RulesReader.read(write("mark.rules", "\uFEFF" + BASE)).text());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "My.rules",
        "a_b.rules",
        "-a.rules",
        ".rules",
        "a b.rules",
        "my.txt",
        "abcdefghijklmnopqrstuvwxy.rules"
      })
  void read_fileNameThatIsNoRuleSetName_isRejected(String name) throws IOException {
    Path file = write(name, BASE);
    assertEquals(
        file
            + ": the file's name without \".rules\" is the rule set's name: found \""
            + name.replace(".rules", "")
            + "\", allowed: 1 to 24 of a-z, 0-9 and \"-\"",
        assertThrows(RulesException.class, () -> RulesReader.read(file)).getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"my.rules", "2-7.rules", "abcdefghijklmnopqrstuvwx.rules", "my"})
  void read_goodFileName_isTheName(String name) throws IOException {
    assertEquals(name.replace(".rules", ""), RulesReader.read(write(name, BASE)).name());
  }

  @Test
  void read_notUtf8_isRejected() throws IOException {
    Path file = directory.resolve("latin.rules");
    Files.write(file, with(BASE, "title = caf\u00e9").getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(
        file + ": not a text file in UTF-8",
        assertThrows(RulesException.class, () -> RulesReader.read(file)).getMessage());
  }

  @Test
  void read_directory_isRejectedByName() {
    assertEquals(
        directory + ": a directory, not a rules file",
        assertThrows(FileSystemException.class, () -> RulesReader.read(directory)).getMessage());
  }
}
