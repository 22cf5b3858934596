package dev.yaku.jmh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Questions have names that all clocks can take, and each clock prints a whole table. */
public class ClocksTest {
  private static final List<String> NAMES = List.of("a", "b | c");
  private static final double[][] TIMES = {{3, 1, 2}, {4e3, 6e3, 5e3}};

  /** By question and column: these parts of the times. */
  private static double[][][] times(double... parts) {
    double[][][] times = new double[NAMES.size()][parts.length][];
    for (int i = 0; i < times.length; i++) {
      double[] runs = TIMES[i];
      Arrays.setAll(times[i], j -> Arrays.stream(runs).map(time -> time * parts[j]).toArray());
    }
    return times;
  }

  /** The JDK of the head is the first cell. */
  private static void assertTable(String expected, Table table) {
    assertEquals(expected.formatted(Jvm.VERSION), table.toString().replace("\r", ""));
  }

  @Test
  void names_haveNoComma_andAreDifferent() {
    List<String> names = SpeedTable.questions().stream().map(Question::name).toList();
    assertTrue(names.size() > 100, names.size() + " questions");
    for (String name : names) {
      assertFalse(name.contains(","), name + ": JMH splits parameters at commas");
    }
    assertEquals(names.size(), new HashSet<>(names).size());
  }

  @Test
  void rowsOfFigures_askQuestionsThatThereAre() {
    List<String> names = SpeedTable.questions().stream().map(Question::name).toList();
    assertTrue(names.containsAll(Figures.warmQuestions()), Figures.warmQuestions() + "");
    assertEquals(Question.WATCHED.size(), Question.named(Question.WATCHED).size());
  }

  @Test
  void countingCosts_eachText_isASpot() {
    assertTrue(CountingCosts.texts().size() > 20, CountingCosts.texts() + "");
    CountingCosts.texts().forEach(text -> assertTrue(CountingCosts.spot(text).seats().size() > 1));
  }

  @Test
  void trustedKeys_areAskedOnlyForHandsOfTheirSize() {
    List<Question> trusted = Question.warm(" cards: trusted keys");
    assertEquals(3, trusted.size());
    trusted.forEach(one -> assertTrue(one.name().startsWith("constant 7 cards"), one.name()));
  }

  @Test
  void warm_tinyQuestions_areTimed() {
    List<Question> questions =
        NAMES.stream().map(name -> new Question(name, 2, () -> () -> 1)).toList();
    List<String> lines = Warm.table(questions, 1000).toString().lines().toList();
    assertEquals("| " + Jvm.VERSION + " | an operation |", lines.get(0));
    assertEquals("| --- | --- |", lines.get(1));
    assertEquals(4, lines.size());
    String time = " \\| \\d+\\.\\d+ (ns|µs|ms) \\|";
    assertTrue(lines.get(2).matches("\\| a" + time), lines.get(2));
    assertTrue(lines.get(3).matches(Pattern.quote("| b \\| c") + time), lines.get(3));
  }

  @Test
  void mixed_besideAnOlderJar_namesItsColumns() {
    List<String> jars = Jvm.names(List.of("old/yaku.jar"));
    assertTable(
        """
        | %s: least; median | yaku.jar: alone | yaku.jar: in turn | alone | in turn |
        | --- | --- | --- | --- | --- |
        | a | 1.00 ns; 2.00 ns | 1.00 ns; 2.00 ns | 0.50 ns; 1.00 ns | 0.50 ns; 1.00 ns |
        | b \\| c | 4.0 µs; 5.0 µs | 4.0 µs; 5.0 µs | 2.0 µs; 2.5 µs | 2.0 µs; 2.5 µs |
        """,
        Mixed.table(NAMES, jars, times(1, 1, 0.5, 0.5)));
  }

  @Test
  void mixed_alone_hasTwoColumns() {
    assertTable(
        """
        | %s: least; median | alone | in turn |
        | --- | --- | --- |
        | a | 1.00 ns; 2.00 ns | 1.00 ns; 2.00 ns |
        | b \\| c | 4.0 µs; 5.0 µs | 4.0 µs; 5.0 µs |
        """,
        Mixed.table(NAMES, Jvm.names(List.of()), times(1, 1)));
  }

  @Test
  void cold_besideAnOlderJar_subtractsWhatNothingTakes() {
    double[][] cpu = {{5e6, 4e6}, {6e6, 5e6}, {2e6, 3e6}};
    assertTable(
        """
        | %s | yaku.jar: least; median; CPU | least; median; CPU |
        | --- | --- | --- |
        | a | 1.00 ns; 2.00 ns; 3.0 ms | 0.50 ns; 1.00 ns; 1.0 ms |
        | b \\| c | 4.0 µs; 5.0 µs; 4.0 ms | 2.0 µs; 2.5 µs; 2.0 ms |
        """,
        Cold.table(NAMES, Jvm.names(List.of("old/yaku.jar")), times(1, 0.5), cpu));
  }

  @Test
  void cold_launchers_haveNoCpuTime() {
    assertTable(
        """
        | %s | least; median of yaku | least; median of old.jar |
        | --- | --- | --- |
        | a | 1.00 ns; 2.00 ns | 0.50 ns; 1.00 ns |
        | b \\| c | 4.0 µs; 5.0 µs | 2.0 µs; 2.5 µs |
        """,
        Cold.table(NAMES, List.of("yaku", "old.jar"), times(1, 0.5), new double[0][]));
  }

  @Test
  void row_ofAnotherLengthThanTheHead_isRejected() {
    Table table = new Table(List.of("one", "two"));
    assertThrows(IllegalArgumentException.class, () -> table.add(List.of("one")));
    assertThrows(IllegalArgumentException.class, () -> table.add(List.of("one", "two", "three")));
  }
}
