package dev.yaku.generator.values;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.generator.Cards;
import dev.yaku.generator.RuleSets;
import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.rules.Rules;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("proof")
final class HandValuesTest {
  /**
   * Counts all hands of n cards from a deck with n jokers, without dealing them: every rank
   * multiset as often as suits can be given to it, and instead of those with a flush the better of
   * rank multiset and suit. Never has a second suit a flush: hands are small enough.
   */
  private static Census census(String ruleSet, int cards, int jokers) {
    Rules rules = RuleSets.rules(ruleSet);
    HandValues values = new HandValues(rules);
    Long2IntOpenHashMap packedOfHand = packed(values.hands(cards));
    Census census = new Census(rules);
    packedOfHand.forEach(
        (hand, packed) -> census.add(packed, ways(hand, 4) * jokersGiven(hand, jokers)));
    int[] otherSuits = RankMultisets.limitsOfHand(rules);
    for (int symbol = 0; symbol < otherSuits.length; symbol++) {
      otherSuits[symbol] = symbol == RankMultisets.WILD ? 0 : Math.min(3, otherSuits[symbol]);
    }
    for (int inSuit = rules.best(); inSuit <= cards; inSuit++) {
      Long2IntOpenHashMap packedOfSuit = packed(values.suited(inSuit));
      for (long others : RankMultisets.all(otherSuits, cards - inSuit)) {
        packedOfSuit.forEach(
            (suit, flush) -> {
              long count = 4 * ways(others, 3) * jokersGiven(suit, jokers);
              int ofRanks = packedOfHand.get(suit + others);
              census.add(ofRanks, -count);
              census.add(Math.max(ofRanks, flush), count);
            });
      }
    }
    return census;
  }

  private static Long2IntOpenHashMap packed(HandValues.Level level) {
    return new Long2IntOpenHashMap(level.multisets().toLongArray(), level.packed().toIntArray());
  }

  /** In how many ways the natural cards can have these suits. */
  private static long ways(long multiset, int suits) {
    long ways = 1;
    for (int rank = 0; rank < 13; rank++) {
      ways *= choose(suits, RankMultisets.count(multiset, rank));
    }
    return ways;
  }

  /** The ranks of the hand's cards in these suits, and its jokers. */
  private static long multiset(int[] hand, int... suits) {
    long multiset = 0;
    for (int card : hand) {
      if (card >= 52) {
        multiset += 1L << 52;
      } else if (Arrays.stream(suits).anyMatch(suit -> suit == card / 13)) {
        multiset += 1L << 4 * (card % 13);
      }
    }
    return multiset;
  }

  private static int size(long multiset) {
    return IntStream.rangeClosed(0, 13).map(s -> RankMultisets.count(multiset, s)).sum();
  }

  private static long jokersGiven(long multiset, int jokers) {
    return choose(jokers, RankMultisets.count(multiset, RankMultisets.WILD));
  }

  private static long choose(int of, int count) {
    long ways = 1;
    for (int i = 0; i < count; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return ways;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"standard", "joker-wild", "joker-bug", "short-deck-trips", "eight-or-better"})
  void hands_andSuits_areTogetherWhatTheNaiveEvaluatorSays(String ruleSet) {
    Rules rules = RuleSets.rules(ruleSet);
    HandValues values = new HandValues(rules);
    NaiveEvaluator naive = new NaiveEvaluator(rules);
    int[] deck = Cards.deck(rules, rules.jokers());
    Random random = new Random(1);
    for (int cards = rules.minCards(); cards <= rules.maxCards(); cards++) {
      Long2IntOpenHashMap packedOfHand = packed(values.hands(cards));
      for (int i = 0; i < 1_000; i++) {
        int[] hand = Cards.random(deck, cards, random);
        int best = packedOfHand.get(multiset(hand, 0, 1, 2, 3));
        for (int suit = 0; suit < 4; suit++) {
          long inSuit = multiset(hand, suit);
          best = Math.max(best, packed(values.suited(size(inSuit))).getOrDefault(inSuit, 0));
        }
        assertEquals(naive.packed(hand), best, () -> Cards.text(hand));
      }
    }
  }

  private static Stream<String> sizes() {
    return Golden.titles("hands-of-six-and-more.txt");
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void hands_allOfASize_asPublished(String rulesCardsAndJokers) {
    String[] words = rulesCardsAndJokers.split(", ", -1);
    Census census = census(words[0], Integer.parseInt(words[1]), Integer.parseInt(words[2]));
    String golden = Golden.section("hands-of-six-and-more.txt", rulesCardsAndJokers);
    String values = golden.contains("values") ? "values %d%n".formatted(census.values()) : "";
    assertEquals(golden, census.byCategory() + values);
  }

  @Test
  void hands_ofSevenCardsWithoutAPair_asPublishedByHeight() {
    assertEquals(
        Golden.section("no-pair-by-height.txt", "ace-to-five, 7"),
        census("ace-to-five", 7, 0)
            .linesOf("high-card", packed -> "%02X".formatted(packed >>> 16)));
  }

  /** Eight high, seven high, six high, five high; those of one height are equally many. */
  @Test
  void hands_allSevensOfEightOrBetter_asPublishedByHeight() {
    assertEquals(
        "376320 x 35, 495104 x 15, 630272 x 5, 781824 x 1",
        census("eight-or-better", 7, 0)
            .byPacked()
            .tailMap(1)
            .values()
            .longStream()
            .boxed()
            .collect(Collectors.groupingBy(n -> n, LinkedHashMap::new, Collectors.counting()))
            .entrySet()
            .stream()
            .map(e -> e.getKey() + " x " + e.getValue())
            .collect(Collectors.joining(", ")));
  }
}
