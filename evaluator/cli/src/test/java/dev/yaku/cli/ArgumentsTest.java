package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.cli.io.LostCharacters;
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

/** Wrong arguments: one line says what is wrong, in our words, and the status is 2. */
class ArgumentsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "count --cards abc             | --cards: expected a whole number, found \"abc\"",
        "count --cards 99999999999     | --cards: expected a whole number of at most 2147483647,"
            + " found \"99999999999\"",
        "deal --seed 1.5               | --seed: expected a whole number, found \"1.5\"",
        "deal 9999999999999999999      | COUNT: expected a whole number from -9223372036854775808"
            + " to 9223372036854775807, found \"9999999999999999999\"",
        "deal x                        | COUNT: expected a whole number, found \"x\"",
        "count --jokers                | --jokers needs J",
        "count --nokers 1              | unknown option \"--nokers\"; did you mean --jokers?",
        "count --joker=1               | unknown option \"--joker=1\"; did you mean --jokers?",
        "eval --fromat tsv             | unknown option \"--fromat\"; did you mean --format?",
        "eval --frobnicate             | unknown option \"--frobnicate\"",
        "evil                          | unknown command \"evil\"; did you mean eval?",
        "evla As                       | unknown command \"evla\"; did you mean eval?",
        "evaluate As                   | unknown command \"evaluate\"; did you mean eval?",
        "str                           | unknown command \"str\"; did you mean strength?",
        "rules standard omaha          | unexpected argument \"omaha\"",
        "compare As                    | expected at least 2 of HAND",
        "eval --rules a --table b As   | --rules and --table cannot be combined: give one of them",
        "eval --rules a --rules b As   | --rules is given more than once",
        "eval --format tsv --format tsv As | --format is given more than once",
        "eval --file a As              | HAND and --file cannot be combined: give one of them",
        "rules --table a standard      | NAME and --table cannot be combined: give one of them",
      })
  void wrongArgument_isNamedInOurWords(String arguments, String message) {
    Run run = Run.of(arguments.split(" +", 0));
    assertEquals("yaku: " + message, run.err().lines().findFirst().orElseThrow());
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains("\nTry: yaku"), run.err());
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
        "yaku: read as 3 hands of one card each; to read them as one hand, put them in quotes: \"As Ah 10d\"\n",
        run.err());
    assertEquals("", Run.of("eval", "As").err());
    assertEquals("", Run.of("eval", "As", "Ah Kd").err());
  }

  @Test
  void fileGivenAsHand_isOffered() throws IOException {
    Path file = Files.writeString(folder.resolve("hands.txt"), "As Kd\nAs Kx\nQs\n");
    Run run = Run.of("eval", file.toString());
    assertEquals(1, run.status());
    assertTrue(
        run.err().endsWith("; to read the file of that name, give --file " + file + "\n"),
        run.err());

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
    assertEquals(
        new Run(1, "", "yaku: " + folder + ": cannot be read: is a folder\n"), directory);
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
    String advice = LostCharacters.advice("ANSI_X3.4-1968", arguments).orElseThrow();
    assertTrue(advice.contains("ANSI_X3.4-1968") && advice.contains("LC_ALL=C.UTF-8"), advice);
    assertTrue(LostCharacters.advice("UTF-8", arguments).isEmpty());
    assertTrue(LostCharacters.advice("ANSI_X3.4-1968", "eval", "As").isEmpty());
  }

  @Test
  void pathThatIsNone_isNamedWithoutJavaTypes() {
    Run run = Run.of("eval", "--table", "a\0b", "As");
    assertEquals(2, run.status());
    assertTrue(
        run.err().startsWith("yaku: --table: expected a file name, found \"a\\u0000b\""),
        run.err());
    assertFalse(run.err().contains("java"), run.err());
  }

  @Test
  void escapeSequences_reachNoTerminal_andMessagesAreShort() {
    Run line = Run.withInput("\u001b[31mAs\u0007\u202e\n", "eval");
    assertTrue(
        line.err().startsWith("line 1, column 1: \"\\u001b[31mAs\\u0007\\u202e\""), line.err());
    Run option = Run.of("eval", "--rules", "\u001b]0;x\u0007" + "y".repeat(30_000));
    Run hand = Run.of("eval", "As".repeat(10_000));
    for (Run run : new Run[] {line, option, hand, Run.of("count", "--cards", "z".repeat(30_000))}) {
      assertTrue(run.err().chars().allMatch(c -> c == '\n' || !Character.isISOControl(c)));
      assertTrue(run.err().length() < 1_200, () -> "" + run.err().length());
    }
  }
}
