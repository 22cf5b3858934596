package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {
  private static final Pattern CARDS =
      Pattern.compile("(?m)^((?:  (?:[2-9TJQKA][cdhs]|Jo)  )+)  (.*)$");

  /** A line of cards with what is said about them. */
  private record EvaluatedHand(List<String> cards, String words) {}

  private static List<EvaluatedHand> shown(Run run) {
    Matcher matcher = CARDS.matcher(run.out());
    return matcher
        .results()
        .map(m -> new EvaluatedHand(List.of(m.group(1).strip().split(" +", -1)), m.group(2)))
        .toList();
  }

  @Test
  void game_piped_isExact() {
    Run run = Run.withInput("13\n3\n13d\n", "play", "--rules=three-card", "--seed=1");
    List<EvaluatedHand> shown = shown(run);
    assertEquals(5, shown.size(), run.out());
    List<String> dealt = shown.get(0).cards();
    String header = "within reach                 draws    probability\n";
    String keys = "  1     2     3\n";
    String cards = "  %s    %s    %s    %s\n";
    String first = cards.formatted(dealt.get(0), dealt.get(1), dealt.get(2), shown.get(0).words());
    assertTrue(run.out().startsWith("Hand 1\n\n" + keys + first + "\n" + header), run.out());
    assertTrue(run.out().contains(keys + first + " held        held\n\n" + header), run.out());
    assertTrue(run.out().contains(keys + first + " held\n\n" + header), run.out());
    String last = run.out().substring(run.out().lastIndexOf("\n\n") + 2);
    assertTrue(last.startsWith("1 hand played: 1 "), last);
    assertEquals(new Run(0, run.out(), ""), run);
    assertTrue(run.out().contains("\n\nHand 2\n\n"), run.out());
  }

  @Test
  void holds_areToggled_andKept() {
    Run run = Run.withInput("1 2\n2,3\n\n", "play", "--rules=three-card", "--seed=1");
    List<EvaluatedHand> shown = shown(run);
    List<String> dealt = shown.get(0).cards();
    List<String> drawn = shown.get(3).cards();
    assertEquals(dealt.get(0), drawn.get(0));
    assertNotEquals(dealt.get(1), drawn.get(1));
    assertEquals(dealt.get(2), drawn.get(2));
  }

  @Tag("proof")
  @ParameterizedTest
  @CsvSource({
    "three-card, 0, 3, 5000",
    "standard, 0, 5, 100",
    "joker-wild, 2, 5, 50",
    "ace-to-five, 0, 5, 50",
  })
  void cards_neverRepeat_andAreNamedRightly(String rules, int jokers, int size, int hands) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < hands; i++) {
      input.append(i % 3 == 0 ? "" : i % 3 == 1 ? "2" : "13").append("d\n");
    }
    Run run =
        Run.withInput(
            input.toString(), "play", "--rules", rules, "--jokers", "" + jokers, "--seed=3");
    assertEquals(0, run.status(), run.err());
    List<EvaluatedHand> shown = shown(run);
    assertEquals(2 * hands + 1, shown.size());
    Set<List<String>> games = new HashSet<>();
    for (int i = 0; i < hands; i++) {
      List<String> dealt = shown.get(2 * i).cards();
      List<String> drawn = shown.get(2 * i + 1).cards();
      games.add(dealt);
      Set<String> different = new HashSet<>(dealt);
      different.addAll(drawn);
      int held = i % 3;
      assertEquals(size, dealt.size(), dealt::toString);
      // All jokers look alike.
      long alike = Math.max(0, count(dealt, drawn, held, "Jo") - 1);
      assertEquals(2 * size - held, different.size() + alike, () -> dealt + " " + drawn);
      assertTrue(held != 1 || dealt.get(1).equals(drawn.get(1)), () -> dealt + " " + drawn);
      assertTrue(held != 2 || dealt.get(2).equals(drawn.get(2)), () -> dealt + " " + drawn);
    }
    assertTrue(games.size() > hands - hands / 20, games.size() + " different deals");
    for (EvaluatedHand each : shown) {
      int value = evaluator.evaluate(Hand.parse(String.join(" ", each.cards())));
      assertEquals(evaluator.describe(value), each.words(), each.cards()::toString);
    }
  }

  /** How often a card was dealt or drawn, if this many were held, in the places of the test. */
  private static long count(List<String> dealt, List<String> drawn, int held, String card) {
    long before = dealt.stream().filter(card::equals).count();
    return before
        + IntStream.range(0, drawn.size())
            .filter(i -> held == 0 || (held == 1 ? i != 1 : i != 0 && i != 2))
            .filter(i -> drawn.get(i).equals(card))
            .count();
  }

  @Test
  void reach_ofAllCards_isCertain() {
    Run run = Run.withInput("12345\n", "play", "--seed=1");
    String last = run.out().substring(run.out().lastIndexOf("within reach"));
    assertTrue(last.contains(" 1   100.000000 %  ████"), last);
    assertEquals(5, last.lines().count(), last);
  }

  @Test
  void reach_ofNoCards_isOfAllDraws() {
    Run run = Run.of("play", "--seed=1");
    assertTrue(
        run.out().contains("\ntotal                    1,533,939   100.000000 %\n"), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "q\n", "Q", "1q\n", "1\n2\nq\nd\nd\n"})
  void endOfInput_orQ_quits(String input) {
    Run run = Run.withInput(input, "play", "--rules=three-card");
    assertEquals(new Run(0, run.out(), ""), run);
    assertTrue(run.out().endsWith("\n\n0 hands played\n"), run.out());
  }

  @Test
  void seed_dealsTheSameCards() {
    String[] play = {"play", "--rules=three-card", "--seed=5"};
    Run run = Run.withInput("d\n1d\n", play);
    assertEquals(run, Run.withInput("\n1d", play));
    String[] other = {"play", "--rules=three-card", "--seed=6"};
    assertNotEquals(shown(run), shown(Run.withInput("d\n1d\n", other)));
  }

  @ParameterizedTest
  @CsvSource({"x, 1", "1 6, 3", "0, 1", "d1, 1", "1d2, 2", "1qd, 2", "'  -', 3"})
  void lines_notUnderstood_areReportedAndChangeNothing(String line, int column) {
    Run run = Run.withInput(line + "\n1\n", "play", "--seed=1");
    Run without = Run.withInput("1\n", "play", "--seed=1");
    String fault = "line 1, column " + column + ": expected 1 to 5, d or q";
    assertEquals(fault, run.err().stripTrailing());
    assertEquals(without.out(), run.out());
    assertEquals(1, run.status());
  }

  @Test
  void piped_isPlainText() {
    Run run = Run.withInput("12\n\n", "play", "--seed=1");
    assertFalse(run.out().contains("\u001b") || run.out().contains("Enter"), run.out());
  }

  @Test
  void terminal_hasColoursAndPrompt_andForgivesTypingErrors() {
    Run run = Run.typed("12\nx\n\n", "play", "--seed=1");
    assertEquals(0, run.status());
    assertTrue(run.out().contains("\u001b[31m"), run.out());
    assertTrue(run.out().contains("1 to 5 hold, Enter draws, q quits: "), run.out());
    assertTrue(run.err().startsWith("line 2, column 1: "), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--jokers=1", "--seed=x", "--cards=5"})
  void options_outsideTheRules_areUsageErrors(String option) {
    Run run = Run.of("play", option);
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains(option.substring(0, option.indexOf('='))), run.err());
  }

  @ParameterizedTest
  @CsvSource({
    "omaha, 'eval, compare, count or deal'",
    "omaha-hi-lo, 'eval, compare, count or deal'",
    "badugi, 'eval, compare, count or deal'",
  })
  void play_otherGame_isRejectedByName(String rules, String others) {
    String fault = "yaku: play does not support " + rules + ": use " + others;
    assertEquals(new Run(2, "", fault + "\n"), Run.of("play", "--rules", rules));
  }
}
