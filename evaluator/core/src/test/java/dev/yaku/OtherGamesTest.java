package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.generator.Main;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.NaiveEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Short decks, lows and three cards: proofs of what their rules files say. */
@Tag("proof")
@Execution(ExecutionMode.CONCURRENT)
class OtherGamesTest {
  private static void assertSameAsNaive(HandEvaluator evaluator, NaiveEvaluator naive, long hand) {
    int value = evaluator.evaluate(hand);
    int expected = naive.packed(Hand.cards(hand));
    if (evaluator.packed(value) != expected) {
      assertEquals(
          "%06X".formatted(expected),
          "%06X".formatted(evaluator.packed(value)),
          evaluator + ": " + Hand.toString(hand));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "no-wheel, 5, 2598960",
    "short-deck, 5, 376992",
    "short-deck-trips, 5, 376992",
    "short-deck, 6, 1947792",
    "short-deck-trips, 6, 1947792",
    "ace-to-five, 5, 2598960",
    "eight-or-better, 5, 2598960",
    "deuce-to-seven, 5, 2598960",
    "three-card, 3, 22100"
  })
  void evaluate_allHands_equalsNaive(String rules, int size, int hands) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    NaiveEvaluator naive = Judge.of(rules);
    int[] visited = new int[1];
    Subsets.forEach(
        evaluator.ruleSet().deck(),
        size,
        hand -> {
          long same = size < 6 ? hand : Hand.of(Judge.withSuitsInOrder(Hand.cards(hand)));
          if (same == hand) {
            assertSameAsNaive(evaluator, naive, hand);
          } else if (evaluator.evaluate(hand) != evaluator.evaluate(same)) {
            throw new AssertionError(
                Hand.toString(hand) + " and " + Hand.toString(same) + " differ");
          }
          visited[0]++;
        });
    assertEquals(hands, visited[0]);
  }

  /** Without flushes only ranks matter; a hand without four of a suit represents its multiset. */
  @ParameterizedTest
  @CsvSource({
    "ace-to-five, 6",
    "ace-to-five, 7",
    "eight-or-better, 6",
    "eight-or-better, 7",
    "no-wheel, 6",
    "no-wheel, 7"
  })
  void evaluate_everyRankMultiset_equalsNaive(String rules, int size) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    NaiveEvaluator naive = Judge.of(rules);
    Subsets.forEachRankMultiset(
        size,
        held -> {
          long hand = 0;
          int turn = 0;
          for (int rank = 0; rank < held.length; rank++) {
            for (int i = 0; i < held[rank]; i++) {
              hand |= 1L << Card.of(rank, turn++ % 4);
            }
          }
          assertSameAsNaive(evaluator, naive, hand);
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "no-wheel | 5 | 7462 | high-card 1303560, one-pair 1098240, two-pair 123552,"
            + " three-of-a-kind 54912, straight 9180, flush 5112, full-house 3744, four-of-a-kind"
            + " 624, straight-flush 32, royal-flush 4",
        "no-wheel | 6 | 6086 | high-card 6641040, one-pair 9738360, two-pair 2532816,"
            + " three-of-a-kind 732160, straight 325860, flush 205976, full-house 165984,"
            + " four-of-a-kind 14664, straight-flush 1472, royal-flush 188",
        "no-wheel | 7 | 4892 | high-card 23620800, one-pair 58877280, two-pair 31456080,"
            + " three-of-a-kind 6466680, straight 5576460, flush 4051784, full-house 3473184,"
            + " four-of-a-kind 224848, straight-flush 33120, royal-flush 4324",
        "short-deck | 5 | 1404 | high-card 122400, one-pair 193536, two-pair 36288, three-of-a-kind"
            + " 16128, straight 6120, flush 480, full-house 1728, four-of-a-kind 288,"
            + " straight-flush 20, royal-flush 4",
        "short-deck | 6 | 1060 | high-card 261300, one-pair 914400, two-pair 453600,"
            + " three-of-a-kind 129024, straight 122100, flush 13220, full-house 48960,"
            + " four-of-a-kind 4464, straight-flush 600, royal-flush 124",
        "short-deck | 7 | 752 | high-card 233100, one-pair 2316600, two-pair 3157056,"
            + " three-of-a-kind 607200, straight 1169940, flush 175560, full-house 633024,"
            + " four-of-a-kind 44640, straight-flush 8700, royal-flush 1860",
        "short-deck-trips | 5 | 1404 | high-card 122400, one-pair 193536, two-pair 36288,"
            + " three-of-a-kind 16128, straight 6120, flush 480, full-house 1728, four-of-a-kind"
            + " 288, straight-flush 20, royal-flush 4",
        "short-deck-trips | 6 | 1060 | high-card 261300, one-pair 914400, two-pair 453600,"
            + " three-of-a-kind 129024, straight 122100, flush 13220, full-house 48960,"
            + " four-of-a-kind 4464, straight-flush 600, royal-flush 124",
        "short-deck-trips | 7 | 762 | high-card 233100, one-pair 2316600, two-pair 3157056,"
            + " three-of-a-kind 637560, straight 1139580, flush 175560, full-house 633024,"
            + " four-of-a-kind 44640, straight-flush 8700, royal-flush 1860",
        "ace-to-five | 7 | 5083 | high-card 127615488, one-pair 5948800, two-pair 219648,"
            + " full-house 624",
        "eight-or-better | 5 | 57 | none 2541616, high-card 57344",
        "eight-or-better | 7 | 57 | none 109253616, high-card 24530944",
        "deuce-to-seven | 5 | 7462 | high-card 1303560, one-pair 1098240, two-pair 123552,"
            + " three-of-a-kind 54912, straight 9180, flush 5112, full-house 3744, four-of-a-kind"
            + " 624, straight-flush 32, royal-flush 4",
        "three-card | 3 | 741 | high-card 16440, one-pair 3744, flush 1096, straight 720,"
            + " three-of-a-kind 52, straight-flush 48",
      })
  void evaluate_allHands_haveTheKnownCounts(String rules, int size, int distinct, String expected) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    long[] counts = Counts.byValue(evaluator, 0, size);
    assertEquals(Counts.parse(expected), Counts.byCategory(evaluator, counts));
    assertEquals(distinct, Arrays.stream(counts).filter(count -> count > 0).count());
    assertArrayEquals(counts, evaluator.countByValue(Hands.of(evaluator.ruleSet().deck(), size)));
  }

  /** The highest rank of hands without a pair: how many hands have it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ace-to-five    | 5 | 5=1024 6=5120 7=15360 8=35840 9=71680 J=215040 K=506880 Q=337920"
            + " T=129024",
        "ace-to-five    | 7 | 5=781824 6=3151360 7=7426560 8=13171200 9=19174400 J=24837120"
            + " K=13939200 Q=21457920 T=23675904",
        "deuce-to-seven | 5 | 7=4080 8=14280 9=34680 A=503880 J=127500 K=335580 Q=213180 T=70380",
      })
  void lowHands_byTheirHighestRank_haveTheKnownCounts(String rules, int size, String expected) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    long[] counts = Counts.byValue(evaluator, 0, size);
    Map<String, Long> byHighest = new TreeMap<>();
    for (int value = 1; value < counts.length; value++) {
      if (counts[value] > 0 && evaluator.category(value) == Category.HIGH_CARD) {
        byHighest.merge(evaluator.describe(value).substring(0, 1), counts[value], Long::sum);
      }
    }
    StringBuilder found = new StringBuilder();
    byHighest.forEach((rank, count) -> found.append(rank).append('=').append(count).append(' '));
    assertEquals(expected, found.toString().strip());
  }

  @Test
  void eightOrBetter_ofSevenCards_hasTheKnownCountOfEachClass() {
    HandEvaluator evaluator = HandEvaluator.of("eight-or-better");
    assertEquals(56, evaluator.ruleSet().maxValue());
    long[] counts = Counts.byValue(evaluator, 0, 7);
    for (int place = 1; place <= 56; place++) {
      int expected = place == 1 ? 781_824 : place <= 6 ? 630_272 : place <= 21 ? 495_104 : 376_320;
      assertEquals(expected, counts[57 - place], "class " + place + " from the best");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "short-deck       | As 6h 7d 8c 9c Kd Kh | straight        | Straight, nine high | 9c 8c 7d"
            + " 6h As",
        "short-deck       | As Ks Qs 9s 7s Kd Kh | flush           | Flush, ace, king, queen, nine"
            + " and seven | As Ks Qs 9s 7s",
        "short-deck       | Ts Th Td Jc Qc 8d 9s | straight        | Straight, queen high | Qc Jc"
            + " Ts 9s 8d",
        "short-deck-trips | Ts Th Td Jc Qc 8d 9s | three-of-a-kind | Three of a kind, tens, queen"
            + " and jack kickers | Ts Th Td Qc Jc",
        "ace-to-five      | As 2h 3d 4c 5c Kd Kh | high-card       | 5-4-3-2-A, number one | 5c 4c"
            + " 3d 2h As",
        "ace-to-five      | As 2s 4s 6s 8s       | high-card       | 8-6-4-2-A low | 8s 6s 4s 2s"
            + " As",
        "ace-to-five      | Ks Kh Kd Kc 2c       | four-of-a-kind  | Four of a kind, kings, deuce"
            + " kicker | Ks Kh Kd Kc 2c",
        "eight-or-better  | As 2h 3d 4c 9c Kd Kh | none            | Nothing | ",
        "eight-or-better  | As 2h 3d 4c 8c Kd Kh | high-card       | 8-4-3-2-A low | 8c 4c 3d 2h"
            + " As",
        "deuce-to-seven   | 7s 5h 4d 3c 2c       | high-card       | 7-5-4-3-2, number one | 7s 5h"
            + " 4d 3c 2c",
        "deuce-to-seven   | As 2h 3d 4c 5c       | high-card       | A-5-4-3-2 low | As 5c 4c 3d"
            + " 2h",
        "deuce-to-seven   | 6s 2h 3d 4c 5c       | straight        | Straight, six high | 6s 5c 4c"
            + " 3d 2h",
        "deuce-to-seven   | 7s 5s 4s 3s 2s       | flush           | Flush, seven, five, four,"
            + " three and deuce | 7s 5s 4s 3s 2s",
        "three-card       | As 2h 3d             | straight        | Straight, three high | 3d 2h"
            + " As",
        "three-card       | As Kh Qd             | straight        | Straight, ace high | As Kh Qd",
        "three-card       | As Ah Qd             | one-pair        | One pair, aces, queen kicker |"
            + " As Ah Qd",
        "wild-five        | 2s 2s As Ks Qs       | flush           | Flush, ace, king, queen, deuce"
            + " and deuce | 2s 2s As Ks Qs",
        "wild-five        | Jo Js 9s 8s Ts       | straight-flush  | Straight flush, queen high |"
            + " Js Ts 9s 8s Jo",
        "wild-five        | Jo 2d Ac Jo Jo       | four-of-a-kind  | Four of a kind, aces, deuce"
            + " kicker | Ac 2d Jo Jo Jo",
        "wild-five-wheel  | As 3d 4c Jo 5c       | straight        | Straight, five high | 5c 4c 3d"
            + " Jo As",
        "pai-gow          | As 2d 3c 4h 5s       | straight        | Straight, ace to five | As 5s"
            + " 4h 3c 2d",
        "pai-gow          | As Kd Qc Jh Ts       | straight        | Straight, ace high | As Kd Qc"
            + " Jh Ts",
        "pai-gow          | Jo 2d 3c 4h 5s 6d 7h | straight        | Straight, ace to five | 5s 4h"
            + " 3c 2d Jo",
        "pai-gow          | As 2s 3s Jo 5s       | straight-flush  | Straight flush, ace to five |"
            + " As 5s 3s 2s Jo",
        "pai-gow          | Jo Ks Qs Js 9s       | straight-flush  | Straight flush, king high | Ks"
            + " Qs Js 9s Jo",
        "pai-gow          | As Ks Qs Js Ts       | royal-flush     | Royal flush | As Ks Qs Js Ts",
        "joker-wild       | Kd Kh 2c Jo 2d 7s 9h | full-house      | Full house, kings over deuces"
            + " | Kh Kd 2d 2c Jo",
      })
  void hands_inWordsAndCards(
      String rules, String hand, String category, String words, String best) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    int[] cards = evaluator.parse(hand);
    int value = evaluator.evaluateCards(cards);
    assertEquals(category, evaluator.category(value).text());
    assertEquals(words, evaluator.describe(value));
    assertEquals(best == null ? "" : best, Card.toString(evaluator.bestCards(cards)));
  }

  /** The deck of 36 cards has no deuces: a form that takes one must reject it. */
  @Test
  void shortDeck_cardsBelowSix_areRejectedInEveryForm() {
    HandEvaluator evaluator = HandEvaluator.of("short-deck");
    long good = Hand.parse("6c 7d 8h 9s Tc Jd");
    for (int card = 0; card < Card.JOKER; card++) {
      if (Card.rank(card) < 4) {
        long bad = good | 1L << card;
        String text = Hand.toString(bad);
        assertThrows(IllegalArgumentException.class, () -> evaluator.evaluate(bad), text);
        assertThrows(
            IllegalArgumentException.class, () -> evaluator.evaluateCards(Hand.cards(bad)), text);
        assertThrows(IllegalArgumentException.class, () -> evaluator.handKey(bad), text);
        assertThrows(CardFormatException.class, () -> evaluator.parse(text), text);
      }
    }
  }

  /** Decks that no built-in rules have: fewer suits, and low with repeated cards. */
  @ParameterizedTest
  @CsvSource({"suits = cdh, four-of-a-kind, 39, 5", "copies = 2, no-category, 52, 3"})
  void evaluate_lowRulesOfOtherDecks_equalsNaive(
      String line, String impossible, int cards, int distinct, @TempDir Path folder)
      throws IOException {
    String text =
        Files.readString(Path.of("../../tables/src/main/rules/deuce-to-seven.rules"))
            .replace(
                "categories = ", cards == 52 ? "categories = five-of-a-kind " : "categories = ")
            .replace(impossible + " ", "");
    Path rules = Files.writeString(folder.resolve("other.rules"), text + line + "\n");
    Path table = folder.resolve("other.yaku");
    assertEquals(0, Main.run(rules.toString(), table.toString()));
    HandEvaluator evaluator = HandEvaluator.open(table);
    NaiveEvaluator naive = new NaiveEvaluator(RulesReader.read(rules));
    int[] visited = new int[1];
    Subsets.forEach(
        evaluator.ruleSet().deck(),
        distinct,
        hand -> {
          int[] held = Hand.cards(hand);
          int[] five = Arrays.copyOf(held, 5); // cards of three: the first two a second time
          System.arraycopy(held, 0, five, distinct, 5 - distinct);
          int expected = naive.packed(five);
          int value = evaluator.evaluateCards(five);
          if (evaluator.packed(value) != expected) {
            assertEquals(
                "%06X".formatted(expected),
                "%06X".formatted(evaluator.packed(value)),
                Card.toString(five));
          }
          visited[0]++;
        });
    assertEquals(distinct == 5 ? 575_757 : 22_100, visited[0]);
  }
}
