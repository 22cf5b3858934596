package dev.yaku.generator.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.Cards;
import dev.yaku.generator.RuleSets;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RankMultisetsTest {
  private static LongArrayList ofHand(String ruleSet, int cards) {
    return RankMultisets.all(RankMultisets.limitsOfHand(RuleSets.rules(ruleSet)), cards);
  }

  private static LongArrayList ofSuit(String ruleSet, int cards) {
    return RankMultisets.all(RankMultisets.limitsOfSuit(RuleSets.rules(ruleSet)), cards);
  }

  @ParameterizedTest
  @CsvSource({
    // hands of 52 cards
    "standard, 0, 1, 1",
    "standard, 1, 13, 13",
    "standard, 2, 91, 78",
    "standard, 5, 6175, 1287",
    "standard, 6, 18395, 1716",
    "standard, 7, 49205, 1716",
    // any ranks, any times: 13 + n - 1 over n
    "multi-deck, 5, 6188, 6188",
    "multi-deck, 7, 50388, 50388",
    // with any number of jokers: 14 + n - 1 over n
    "wild-five, 5, 8568, 8568",
    // the natural ones, and those of one card less, and of two
    "joker-bug, 5, 7995, 2002",
    "joker-wild, 5, 8450, 2288",
    // twelve ranks, and four wild cards
    "deuces-wild, 5, 6175, 1585",
    "short-deck, 5, 1278, 126",
  })
  void all_ofRuleSet_areAsManyAsThereAre(String ruleSet, int cards, int ofHand, int ofSuit) {
    assertEquals(ofHand, ofHand(ruleSet, cards).size());
    assertEquals(ofSuit, ofSuit(ruleSet, cards).size());
  }

  @Test
  void ofSet_hasEachRankOnce() {
    assertEquals(0, RankMultisets.ofSet(0));
    assertEquals(
        RankMultisets.one(0) + RankMultisets.one(3) + RankMultisets.one(12),
        RankMultisets.ofSet(0b1_0000_0000_1001));
  }

  @Test
  void all_sizesOfWildFive_areTogetherAllOfFiveOfFifteen() {
    assertEquals(
        11_628, IntStream.rangeClosed(0, 5).map(size -> ofHand("wild-five", size).size()).sum());
  }

  @Test
  void all_ofJokerWild_keepLimitsAndSizeAndAscend() {
    long last = -1;
    for (long multiset : ofHand("joker-wild", 7)) {
      assertTrue(multiset > last, () -> Long.toHexString(multiset));
      last = multiset;
      int size = 0;
      for (int symbol = 0; symbol < 16; symbol++) {
        int count = RankMultisets.count(multiset, symbol);
        assertTrue(
            count <= (symbol < 13 ? 4 : symbol == 13 ? 2 : 0), () -> Long.toHexString(multiset));
        size += count;
      }
      assertEquals(7, size, () -> Long.toHexString(multiset));
    }
  }

  @Test
  void limits_ofOneSuit_countCopiesAndEveryWildCard() {
    assertArrayEquals(
        new int[] {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2},
        RankMultisets.limitsOfSuit(RuleSets.rules("joker-wild")));
    assertArrayEquals(
        new int[] {0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4},
        RankMultisets.limitsOfHand(RuleSets.rules("deuces-wild")));
    assertArrayEquals(
        new int[] {0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2},
        RankMultisets.limitsOfSuit(RuleSets.rules("tiny-wild")));
  }

  @Test
  void sum_ofMultiset_addsItsKeysAsOftenAsItsSymbols() {
    int[] keys = new int[14];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = 1 << 2 * i;
    }
    // Two deuces, a trey, three aces, two wild cards.
    assertEquals(
        2 + 4 + 3 * (1 << 24) + 2 * (1 << 26), RankMultisets.sum(0x0023_0000_0000_0012L, keys));
  }

  @Test
  void cards_ofMultiset_areOfOneSuitWithJokersForWildCards() {
    assertEquals(
        "2h 2h 3h Ah Jo Jo", Cards.text(RankMultisets.cards(0x0021_0000_0000_0012L, 6, 2)));
  }
}
