package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.cli.io.StandardInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wrong arguments: one line says what is wrong, and the status is 2. */
class ArgumentsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "count --cards abc | option '--cards': expected a whole number, found \"abc\"",
        "count --cards 99999999999 | option '--cards': expected a whole number of at most"
            + " 2147483647, found \"99999999999\"",
        "deal --seed 1.5 | option '--seed': expected a whole number from",
        "deal 9999999999999999999 | parameter at index 0 (COUNT): expected a whole number from"
            + " -9223372036854775808 to 9223372036854775807, found \"9999999999999999999\"",
        "deal 1e99999999999 | (COUNT): expected a whole number, found \"1e99999999999\"",
        "deal 1e999999999 | (COUNT): expected a whole number from",
        "deal x | (COUNT): expected a whole number, found \"x\"",
        "count --jokers | '--jokers' (J)",
        "count --nokers 1 | Unknown options: '--nokers', '1'; did you mean --jokers?",
        "count --joker=1 | Unknown option: '--joker=1'; did you mean --jokers?",
        "eval --fromat tsv | Unknown option: '--fromat'; did you mean --format?",
        "eval --format xml | but was 'xml'",
        "eval --frobnicate | Unknown option: '--frobnicate'",
        "evil | 'evil'; did you mean eval?",
        "evla As | did you mean eval?",
        "evaluate As | did you mean eval?",
        "str | did you mean strength?",
        "rules standard omaha | 'omaha'",
        "compare As | HAND",
        "eval --rules a --table b As | mutually exclusive",
        "eval --rules a --rules b As | --rules=NAME",
        "eval --format tsv --format tsv As | '--format' (FORMAT) should be specified only once",
        "eval --file a As | HAND and --file cannot be combined: give one of them",
        "rules --table a standard | NAME and --table cannot be combined: give one of them",
        "help evil | 'evil'",
      })
  void wrongArgument_isNamed(String arguments, String message) {
    Run run = Run.of(arguments.split(" +", 0));
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().startsWith("yaku: ") && run.err().contains(message), run.err());
    assertTrue(run.err().contains("\nTry: yaku"), run.err());
  }

  @Test
  void wholeNumber_mayHaveAnExponent() {
    assertEquals(Run.of("deal", "--seed", "1", "10"), Run.of("deal", "--seed", "1e0", "1e1"));
    String[] spot = {"equity", "--trials", "65536", "AA / KK"};
    assertEquals(Run.of(spot), Run.of(spot[0], spot[1], "6.5536E4", spot[3]));
  }

  @Test
  void machine_isFoundByTheStartOfItsName() {
    assertEquals(Run.of("machine", "spreadsheet"), Run.of("machine", "spread"));
    Run several = Run.of("machine", "joker");
    assertEquals(new Run(2, "", several.err()), several);
    assertEquals(
        "yaku: no machine \"joker\"; did you mean joker-kings-20-7-5 or joker-kings-18-7-5?\n",
        several.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "eval --rules standart As",
        "compare --rules standart As Kd",
        "count --rules standart",
        "deal --rules standart",
        "play --rules standart",
        "rules standart",
      })
  void unknownRuleSet_isWrongArgument_withTheOneThatWasMeant(String arguments) {
    Run run = Run.of(arguments.split(" ", 0));
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(
        run.err()
            .startsWith("yaku: no rule set \"standart\"; did you mean \"standard\"? Available: "),
        run.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "count --rules omaha --jokers 1",
        "count --rules omaha --unlimited",
        "count --rules standard --decks 2",
        "count --rules multi-deck --decks 9",
        "count --rules multi-deck --decks 2 --unlimited",
        "play --rules omaha",
        "play --machine nine-six",
        "deal -- -1"
      })
  void whatThereIsNot_isWrongArgument(String arguments) {
    Run run = Run.of(arguments.split(" ", 0));
    assertEquals(new Run(2, "", run.err()), run);
  }

  @Test
  void rulesOfTable_areShown() throws IOException {
    Path table = folder.resolve("mine.yaku");
    try (InputStream in = ArgumentsTest.class.getResourceAsStream("/META-INF/yaku/omaha.yaku")) {
      Files.write(table, in.readAllBytes());
    }
    assertEquals(Run.of("rules", "omaha"), Run.of("rules", "--table", table.toString()));
    Run absent = Run.of("rules", "--table", folder.resolve("absent").toString());
    assertEquals(new Run(1, "", absent.err()), absent);
    assertTrue(absent.err().endsWith("absent: cannot be read: no such file\n"), absent.err());
  }

  @Test
  void handOfSeveralArguments_isToldHowItWasUnderstood() {
    Run run = Run.of("eval", "As", "Ah", "10d");
    assertEquals(0, run.status());
    assertEquals(3, run.out().lines().count());
    assertEquals(
        "yaku: read as 3 hands of one card each; to read them as one hand, put them in quotes: \"As"
            + " Ah 10d\"\n",
        run.err());
    assertEquals("", Run.of("eval", "As").err());
    assertEquals("", Run.of("eval", "As", "Ah Kd").err());
  }

  @Test
  void fileGivenAsHand_isOffered() throws IOException {
    Path file = Files.writeString(folder.resolve("hands.txt"), "As Kd\nAs Kx\nQs\n");
    Run run = Run.of("eval", file.toString());
    assertEquals(1, run.status());
    assertTrue(run.err().endsWith("; to read the file of that name: < " + file + "\n"), run.err());

    Run read = Run.of("eval", "--file", file.toString(), "--format", "tsv");
    assertEquals(Run.withInput(Files.readString(file), "eval", "--format", "tsv"), read);
    assertEquals(3, read.out().lines().count(), read.out());
    assertTrue(read.err().startsWith("line 2, column 4: "), read.err());
  }

  @Test
  void file_thatCannotBeRead_isRejectedInOneLine() {
    Run absent = Run.of("eval", "--file", folder.resolve("absent").toString());
    assertEquals(new Run(1, "", absent.err()), absent);
    assertTrue(absent.err().endsWith("absent: cannot be read: no such file\n"), absent.err());
    Run directory = Run.of("eval", "--file", folder.toString());
    assertEquals(new Run(1, "", "yaku: " + folder + ": cannot be read: is a folder\n"), directory);
  }

  @Test
  void standardInput_closed_isSeenByTheJvmsOwnFileThere() {
    Path jvm = Path.of(System.getProperty("java.home"), "lib", "modules");
    assertTrue(StandardInput.isTakenByJvm(jvm));
    assertFalse(StandardInput.isTakenByJvm(folder));
    assertFalse(StandardInput.isTakenByJvm(folder.resolve("absent")));
  }

  @Test
  void lostCharacters_areExplained_whereTheLocaleIsTheCause() {
    String[] arguments = {"eval", "A\uFFFD\uFFFD"};
    String advice = Main.lostCharacters("ANSI_X3.4-1968", arguments).orElseThrow();
    assertTrue(advice.contains("ANSI_X3.4-1968") && advice.contains("LC_ALL=C.UTF-8"), advice);
    assertTrue(Main.lostCharacters("UTF-8", arguments).isEmpty());
    assertTrue(Main.lostCharacters("ANSI_X3.4-1968", "eval", "As").isEmpty());
  }

  @Test
  void pathThatIsNone_isNamedWithoutJavaTypes() {
    Run run = Run.of("eval", "--table", "a\0b", "As");
    assertEquals(2, run.status());
    assertTrue(
        run.err().contains("'--table': expected a file name, found \"a\\u0000b\""), run.err());
    assertFalse(run.err().contains("java"), run.err());
  }

  @Test
  void escapeSequences_reachNoTerminal_andMessagesAreShort() {
    Run line = Run.withInput("\u001bcAs\u0007\u202e\n", "eval");
    assertTrue(line.err().startsWith("line 1, column 1: \"\\u001bcAs\\u0007\\u202e\""), line.err());
    Run option = Run.of("eval", "--rules", "\u001b]0;x\u0007" + "y".repeat(30_000));
    Run hand = Run.of("eval", "As".repeat(10_000));
    for (Run run : new Run[] {line, option, hand, Run.of("count", "--cards", "z".repeat(30_000))}) {
      assertTrue(run.err().chars().allMatch(c -> c == '\n' || !Character.isISOControl(c)));
      assertTrue(run.err().length() < 1_200, () -> "" + run.err().length());
    }
  }
}
