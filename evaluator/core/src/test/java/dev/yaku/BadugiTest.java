package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BadugiTest {
  private static final BadugiEvaluator BADUGI = BadugiEvaluator.of("badugi");

  /**
   * The judge: goes through all subsets of the cards. A badugi is the list of its ranks from 1
   * (ace) to 13, highest first.
   */
  private static List<Integer> bestBadugi(int... cards) {
    List<Integer> best = List.of();
    for (int subset = 1; subset < 1 << cards.length; subset++) {
      List<Integer> ranks = new ArrayList<>();
      List<Integer> suits = new ArrayList<>();
      for (int i = 0; i < cards.length; i++) {
        if ((subset >> i & 1) != 0) {
          ranks.add("A23456789TJQK".indexOf(Card.toString(cards[i]).charAt(0)) + 1);
          suits.add(cards[i] / 13);
        }
      }
      if (ranks.stream().distinct().count() == ranks.size()
          && suits.stream().distinct().count() == suits.size()) {
        ranks.sort(Comparator.reverseOrder());
        if (STRONGER.compare(ranks, best) > 0) {
          best = ranks;
        }
      }
    }
    return best;
  }

  /** More cards are better, then the lower highest card, and so on. */
  private static final Comparator<List<Integer>> STRONGER =
      (a, b) -> {
        if (a.size() != b.size()) {
          return a.size() - b.size();
        }
        for (int i = 0; i < a.size(); i++) {
          if (!a.get(i).equals(b.get(i))) {
            return b.get(i) - a.get(i);
          }
        }
        return 0;
      };

  @Tag("proof")
  @Test
  void evaluate_allHands_ordersThemAsTheJudge() {
    Map<List<Integer>, Integer> values = new HashMap<>();
    Map<String, Integer> counts = new TreeMap<>();
    int[] visited = new int[1];
    Subsets.forEach(
        Hand.DECK,
        4,
        hand -> {
          List<Integer> best = bestBadugi(Hand.cards(hand));
          int value = BADUGI.evaluate(hand);
          Integer before = values.putIfAbsent(best, value);
          assertTrue(before == null || before == value, Hand.toString(hand));
          counts.merge(best.size() + "-card", 1, Integer::sum);
          if (best.size() == 4) {
            counts.merge("high " + best.get(0), 1, Integer::sum);
          }
          visited[0]++;
        });
    assertEquals(270_725, visited[0]);
    assertEquals(1092, values.size());
    List<List<Integer>> ascending = new ArrayList<>(values.keySet());
    ascending.sort(STRONGER);
    for (int i = 0; i < ascending.size(); i++) {
      assertEquals(i + 1, values.get(ascending.get(i)), ascending.get(i)::toString);
    }
    assertEquals(
        Map.ofEntries(
            Map.entry("1-card", 2873),
            Map.entry("2-card", 96_252),
            Map.entry("3-card", 154_440),
            Map.entry("4-card", 17_160),
            Map.entry("high 4", 24),
            Map.entry("high 5", 96),
            Map.entry("high 6", 240),
            Map.entry("high 7", 480),
            Map.entry("high 8", 840),
            Map.entry("high 9", 1344),
            Map.entry("high 10", 2016),
            Map.entry("high 11", 2880),
            Map.entry("high 12", 3960),
            Map.entry("high 13", 5280)),
        counts);
  }

  @Test
  void evaluate_allHandsOfFiveCards_isTheBestOfFourOfThem() {
    BitSet found = new BitSet();
    int[] visited = new int[1];
    Subsets.forEach(
        Hand.DECK,
        5,
        hand -> {
          int best = 0;
          for (int card : Hand.cards(hand)) {
            best = Math.max(best, BADUGI.evaluate(hand & ~(1L << card)));
          }
          if (BADUGI.evaluate(hand) != best) {
            assertEquals(best, BADUGI.evaluate(hand), Hand.toString(hand));
          }
          found.set(best);
          visited[0]++;
        });
    assertEquals(2_598_960, visited[0]);
    assertEquals(1092 - 4, found.cardinality()); // of five of a suit the lowest is no T to K
  }

  @Test
  void evaluate_randomHandsOfFiveCards_areWorthWhatTheJudgeFinds() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 20_000; i++) {
      long hand = StandardProofTest.random(random, Hand.DECK, 5);
      StringBuilder letters = new StringBuilder();
      for (int rank : bestBadugi(Hand.cards(hand))) {
        letters.append(letters.isEmpty() ? "" : "-").append("A23456789TJQK".charAt(rank - 1));
      }
      String words = BADUGI.describe(BADUGI.evaluate(hand));
      assertEquals(letters.toString(), words.replaceFirst("[ ,].*", ""), Hand.toString(hand));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Ac 2d 3h 4s    | 4 | badugi     | 4-3-2-A badugi      | 4s 3h 2d Ac",
        "9s 5h 3d Ac    | 4 | badugi     | 9-5-3-A badugi      | 9s 5h 3d Ac",
        "Kc Qd Jh Ts    | 4 | badugi     | K-Q-J-T badugi      | Kc Qd Jh Ts",
        "2s 3s 4d 7h    | 3 | three-card | 7-4-2, three cards  | 7h 4d 2s",
        "As Ad 2s 2d    | 2 | two-card   | 2-A, two cards      | 2s Ad",
        "Ac 2c 3c 4c    | 1 | one-card   | A, one card         | Ac",
        "Kc Kd Kh Ks    | 1 | one-card   | K, one card         | Kc",
        "As Ah Ad 2s    | 2 | two-card   | 2-A, two cards      | 2s Ad",
        "As 2s 3s Ah    | 2 | two-card   | 2-A, two cards      | 2s Ah",
        "2s 4c 5d 6h Ks | 4 | badugi     | 6-5-4-2 badugi      | 6h 5d 4c 2s",
        "As 2s 3s Ad 2h | 3 | three-card | 3-2-A, three cards  | 3s 2h Ad",
      })
  void everyForm_ofAHand_saysTheSame(
      String hand, String packed, String category, String words, String best) {
    int[] cards = BADUGI.parse(hand);
    int value = BADUGI.evaluateCards(cards);
    assertEquals(BADUGI.evaluate(Hand.of(cards)), value);
    assertEquals(packed.charAt(0) - '0', BADUGI.packed(value) >> 20);
    assertEquals(category, BADUGI.category(value).text());
    assertEquals(words, BADUGI.describe(value));
    assertEquals(best, Card.toString(BADUGI.bestCards(cards)));
    assertEquals(Hand.parse(best), BADUGI.bestHand(Hand.of(cards)));
  }

  @Test
  void packed_ofTheBestHand_isItsRanks() {
    assertEquals(0x4ABCD0, BADUGI.packed(BADUGI.ruleSet().maxValue()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "As Kd Qh             | 3 cards, badugi takes 4 to 5: Kd Qh As",
        "As Kd Qh Jc Ts 9d    | 6 cards, badugi takes 4 to 5: Jc 9d Kd Qh Ts As",
        "As Kd Qh Jo          | joker 1 (card 52) is not in the deck of badugi, at index 3 of Kd Qh"
            + " As Jo",
      })
  void evaluate_whatIsNoHand_isRejected(String hand, String message) {
    Exception e =
        assertThrows(
            IllegalArgumentException.class, () -> BADUGI.evaluate(Hand.parse(hand)), message);
    assertEquals(message, e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(ints = {52, 60, 63})
  void evaluate_bitThatIsNoCard_isRejected(int bit) {
    assertThrows(IllegalArgumentException.class, () -> BADUGI.evaluate(7 | 1L << bit));
    assertThrows(IllegalArgumentException.class, () -> BADUGI.evaluate(15 | 1L << bit));
  }

  @Test
  void evaluateCards_repeatedOrUnknownCard_isRejected() {
    Exception e =
        assertThrows(IllegalArgumentException.class, () -> BADUGI.evaluateCards(1, 2, 3, 1));
    assertEquals(
        "3c is held 2 times, badugi has it once, at index 3 of 3c 4c 5c 3c", e.getMessage());
    assertThrows(IllegalArgumentException.class, () -> BADUGI.evaluateCards(1, 2, 3, -1));
    assertThrows(IllegalArgumentException.class, () -> BADUGI.evaluateCards(1, 2, 3, 64));
  }
}
