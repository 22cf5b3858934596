package dev.yaku.videopoker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HandEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PayTableTest {
  private static PayTable table(String lines) {
    return PayTable.parse(lines.replace(';', '\n'));
  }

  private static PayTableException fault(String lines) {
    return assertThrows(PayTableException.class, () -> table(lines));
  }

  @Test
  void text_withCommentsAndSpaces_isRead() {
    PayTable table =
        table(
            "# Mine;;title = My machine; rules=standard;full-house  =  9/2;\tone-pair  A,J-K=0.5");
    assertEquals("My machine", table.title());
    assertEquals("standard", table.rules());
    assertEquals(0, table.jokers());
    assertEquals(
        Map.of("full-house", new Fraction(9, 2), "one-pair J-A", new Fraction(1, 2)), table.pays());
    assertEquals(table.toString(), PayTable.parse(table.toString()).toString());
    assertEquals(table, PayTable.parse(table.toString()));
    assertNotEquals(
        table, PayTable.parse(table.toString().replaceFirst("title = .*", "title = x")));
    assertEquals(table.hashCode(), PayTable.parse(table.toString()).hashCode());
  }

  @Test
  void value_endsBeforeAComment_andGoesOnAfterABackslash() {
    PayTable table =
        table("title = My \\ # two lines;machine # mine;rules = standard;flush = 6 # !");
    assertEquals("My machine", table.title());
    assertEquals(Map.of("flush", Fraction.of(6)), table.pays());
    String message = fault("rules = standard;title = a \\;b;flush = x # 6").getMessage();
    assertTrue(message.startsWith("line 4: "), message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one-pair J-A",
        "four-of-a-kind A",
        "four-of-a-kind A with 2-4",
        "four-of-a-kind 2-4 with A-4",
        "four-of-a-kind of deuces",
        "royal-flush natural",
        "royal-flush wild",
        "straight 9-T",
        "flush A,3,9-K",
        "one-pair A-3,5,8-Q",
        "three-of-a-kind 2 natural",
        "four-of-a-kind 2 with 3 wild"
      })
  void class_readAndWritten_isTheSame(String name) {
    String text = table("rules = standard;" + name + " = 1").pays().keySet().iterator().next();
    assertEquals(
        text, table("rules = standard;" + text + " = 1").pays().keySet().iterator().next());
    assertTrue(text.equals(name) || name.contains(","), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rules = standard;fullhouse = 9|2|unknown class \"fullhouse\"; did you mean full-house?;"
            + " allowed: high-card, one-pair,",
        "rules = standard;trips = 3|2|unknown class \"trips\"; did you mean three-of-a-kind?;",
        "rules = standard;quads = 25|2|unknown class \"quads\"; did you mean four-of-a-kind?;",
        "rules = standard;rule = 9|2|unknown class \"rule\"; allowed:",
        "rules = standard;full-house = 9;full-house = 8|3|\"full-house\" is already paid in line 2",
        "rules = standard;one-pair J-A = 1;one-pair A,J,Q,K = 1|3|\"one-pair J-A\" is already paid",
        "rules = standard;full-house = -9|2|expected a pay of 0 or more, found -9",
        "rules = standard;full-house = nine|2|expected a number such as 9, 9/2 or 4.5, found",
        "rules = standard;full-house = 9/0|2|expected a number such as",
        "rules = standard;full-house|2|expected a line such as full-house = 9, found"
            + " \"full-house\"",
        "rules = standard;full-house =|2|expected a line such as full-house = 9",
        "rules = standard;= 9|2|expected a line such as full-house = 9",
        "rules = standard|0|nothing is paid: expected lines such as full-house = 9",
        "full-house = 9|0|rules are missing: expected a line such as rules = standard",
        "rules = standard;rules = standard;flush = 1|2|rules is already set",
        "rules = standard;jokers = -1;flush = 1|2|expected 0 to 12 jokers, found \"-1\"",
        "rules = standard;jokers = 13;flush = 1|2|expected 0 to 12 jokers",
        "rules = standard;one-pair X = 1|2|expected ranks of 23456789TJQKA such as A, J-A or"
            + " A,2-4,",
        "rules = standard;one-pair K-J = 1|2|expected ranks of",
        "rules = standard;one-pair J-Q-K = 1|2|expected ranks of",
        "rules = standard;one-pair J-A wild wild = 1|2|unexpected \"wild\" in",
        "rules = standard;one-pair A with K = 1|2|\"with\" is for the kicker of four of a kind",
        "rules = standard;four-of-a-kind A with = 1|2|\"with\" is for the kicker of four of a kind",
        "rules = deuces-wild;four-of-a-kind of deuces wild = 1|2|unexpected \"wild\" in",
        "rules = standard;four-of-a-kind of = 1|2|\"of\" is for all cards of the wild rank",
        "rules = standard;full-house of deuces = 1|2|\"of\" is for all cards of the wild rank",
      })
  void text_thatIsNoPayTable_isRejected(String lines, int line, String message) {
    PayTableException fault = fault(lines);
    assertEquals(line, fault.line());
    String place = line == 0 ? "" : "line " + line + ": ";
    assertTrue(fault.getMessage().startsWith(place + message), fault.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "standard|five-of-a-kind = 9|line 2: \"five-of-a-kind\" can never happen under the rules"
            + " standard",
        "standard|royal-flush wild = 9|line 2: \"royal-flush wild\" can never happen",
        "standard|four-of-a-kind of deuces = 9|line 2: \"four-of-a-kind of deuces\" can never",
        "deuces-wild|four-of-a-kind of threes = 9|line 2: \"four-of-a-kind of threes\" can never",
        "standard|four-of-a-kind A with A = 9|line 2: \"four-of-a-kind A with A\" can never happen",
        "standard|royal-flush 2-K = 9|line 2: \"royal-flush 2-K\" can never happen",
        "deuces-wild|two-pair wild = 9|line 2: \"two-pair wild\" can never happen",
        "standard|one-pair 2-J = 1;one-pair T-A = 2|line 3: \"one-pair T-A\" shares hands with"
            + " \"one-pair 2-J\" of line 2, and neither is more special",
        "standard|royal-flush = 1;royal-flush natural = 2|line 3: \"royal-flush natural\" shares",
        "deuces-wild|royal-flush wild = 1;royal-flush A = 2;straight 5-A wild = 1;straight 9-A = 1"
            + "|line 5: \"straight 9-A\" shares hands with \"straight 5-A wild\" of line 4",
      })
  void classes_thatDoNotFitTheRules_areRejected(String rules, String pays, String message) {
    PayTable table = table("rules = " + rules + ";" + pays);
    HandEvaluator evaluator = HandEvaluator.of(rules);
    PayTableException fault =
        assertThrows(PayTableException.class, () -> VideoPoker.of(evaluator, table));
    assertTrue(fault.getMessage().startsWith(message), fault.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "three-card|0|video poker is played with hands of five cards: the best hand of three-card"
            + " has 3",
        "standard|1|1 jokers in the deck: standard has 0 to 0",
        "joker-wild|3|3 jokers in the deck: joker-wild has 0 to 2",
      })
  void rules_thatDoNotFit_areRejected(String rules, int jokers, String message) {
    PayTable table = table("rules = " + rules + ";jokers = " + jokers + ";straight = 1");
    HandEvaluator evaluator = HandEvaluator.of(rules);
    IllegalArgumentException fault =
        assertThrows(IllegalArgumentException.class, () -> VideoPoker.of(evaluator, table));
    assertTrue(fault.getMessage().startsWith(message), fault.getMessage());
  }

  @Test
  void open_ofMoreThanAMegabyte_isRejected(@TempDir Path folder) throws Exception {
    String text = "rules = standard\none-pair J-A = 1\n#";
    Path file = folder.resolve("machine.txt");
    Files.writeString(file, text + "x".repeat((1 << 20) - text.length()));
    assertEquals(1, VideoPoker.open(file).payTable().pays().size());
    Files.writeString(file, "x", StandardOpenOption.APPEND);
    IOException e = assertThrows(IOException.class, () -> VideoPoker.open(file));
    assertTrue(e.getMessage().contains("longer than the megabyte"), e.getMessage());
  }

  @Test
  void open_ofAFile_isItsMachine(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("my.pay");
    Files.writeString(file, VideoPoker.of("jacks-9-6").payTable().toString());
    VideoPoker machine = VideoPoker.open(file);
    assertEquals(VideoPoker.of("jacks-9-6").exactReturn(), machine.exactReturn());
    Files.writeString(file, "rules = omaha\nflush = 1\n");
    assertThrows(IllegalArgumentException.class, () -> VideoPoker.open(file));
  }

  @Test
  void bounds_ofPaysAndJokers_areAllowed() {
    PayTable table = table("rules = wild-five;jokers = 12;flush = 0;full-house = 1/3");
    assertEquals(12, table.jokers());
    assertEquals(Fraction.ZERO, table.pay("flush"));
    assertEquals(Fraction.ZERO, table.withPay("full-house", Fraction.ZERO).pay("full-house"));
    assertEquals("wild-five", table.title());
    assertEquals(table, PayTable.parse(table.toString()));
    assertEquals(
        "title = wild-five\nrules = wild-five\njokers = 12\nflush = 0\nfull-house = 1/3\n",
        table.toString());
    assertEquals(0, table("rules = standard;jokers = 0;flush = 1").jokers());
  }

  @Test
  void class_ofAcesDeucesAndKings_namesAcesOnce() {
    assertEquals(
        Set.of("one-pair A-2,Q-K"), table("rules = standard;one-pair A,2,Q,K = 1").pays().keySet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "# nothing", ";;"})
  void text_withoutAnyLine_lacksItsRules(String lines) {
    PayTableException fault = fault(lines);
    assertEquals(0, fault.line());
    assertEquals("rules are missing: expected a line such as rules = standard", fault.getMessage());
  }

  @Test
  void class_ofNoWord_isUnknown() {
    PayTable table = table("rules = standard;flush = 6");
    String message = assertThrows(IllegalArgumentException.class, () -> table.pay("")).getMessage();
    assertTrue(message.startsWith("unknown class \"\"; allowed: high-card, "), message);
    assertEquals(Fraction.of(6), table.pay("  flush "));
  }

  @Test
  void withPay_ofAClassThatIsNotPaid_isRejected() {
    PayTable table = VideoPoker.of("jacks-9-6").payTable();
    IllegalArgumentException fault =
        assertThrows(
            IllegalArgumentException.class, () -> table.withPay("one-pair A", Fraction.of(1)));
    assertTrue(
        fault.getMessage().startsWith("\"one-pair A\" is not paid; paid classes: royal-flush, "),
        fault.getMessage());
    assertThrows(
        IllegalArgumentException.class, () -> table.withPay("full-house", Fraction.of(-1)));
  }
}
