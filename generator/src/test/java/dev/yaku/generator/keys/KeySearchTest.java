package dev.yaku.generator.keys;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.RuleSets;
import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.rules.Rules;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class KeySearchTest {

  /** The sums of all hands of n cards, built by adding one card of the deck after another. */
  private static int[] sums(int[] keys, int[] limits, int cards) {
    IntArrayList[] bySize = new IntArrayList[cards + 1];
    Arrays.setAll(bySize, size -> new IntArrayList());
    bySize[0].add(0);
    for (int symbol = 0; symbol < keys.length; symbol++) {
      for (int size = cards; size > 0; size--) {
        for (int count = 1; count <= Math.min(size, limits[symbol]); count++) {
          for (int sum : bySize[size - count]) {
            bySize[size].add(sum + count * keys[symbol]);
          }
        }
      }
    }
    return bySize[cards].toIntArray();
  }

  /** Whether the sums differ in their upper {@code width} bits. */
  private static boolean distinct(int[] sums, int width) {
    return Arrays.stream(sums).map(sum -> width == 0 ? 0 : sum >>> 32 - width).distinct().count()
        == sums.length;
  }

  @ParameterizedTest
  @CsvSource({
    // rule set, the multisets of its largest hands
    "standard, 270270",
    "wild-five, 8568",
    "multi-deck, 50388",
    "joker-wild, 73775",
    "joker-bug, 67600",
    "deuces-wild, 6175",
    "short-deck, 6030",
    "ace-to-five, 49205",
    "three-card, 455",
    "tiny-wild, 120",
  })
  void find_forRuleSet_sumsOfHandsOfOneSizeAreDistinct(String ruleSet, int largest) {
    Rules rules = RuleSets.rules(ruleSet);
    int[] keys = KeySearch.find(rules);
    for (int cards = 0; cards <= rules.maxCards(); cards++) {
      int[] sums = sums(keys, RankMultisets.limitsOfHand(rules), cards);
      assertTrue(distinct(sums, 32), cards + " cards");
      assertEquals(cards == rules.maxCards() ? largest : sums.length, sums.length);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "wild-five", "deuces-wild"})
  void find_again_sameKeys(String ruleSet) {
    Rules rules = RuleSets.rules(ruleSet);
    assertArrayEquals(KeySearch.find(rules), KeySearch.find(rules));
  }

  @Test
  void find_forRuleSet_keysLeaveRoomForTheFlag() {
    int[] keys = KeySearch.find(RuleSets.rules("joker-bug"));
    for (int symbol = 0; symbol < keys.length; symbol++) {
      assertTrue(keys[symbol] != 0 && (keys[symbol] & 7) == 0, symbol + ": " + keys[symbol]);
    }
  }

  @Test
  void find_symbolThatNoHandHolds_hasNoKey() {
    int[] keys = KeySearch.find(RuleSets.rules("short-deck"));
    assertArrayEquals(new int[4], Arrays.copyOf(keys, 4)); // two to five
    assertEquals(0, keys[RankMultisets.WILD]);
    assertTrue(Arrays.stream(keys, 4, 13).allMatch(key -> key != 0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "short-deck", "ace-to-five", "deuce-to-seven"})
  void find_forSets_keysAreEightTimesThoseThreeRanksBelow(String ruleSet) {
    int[] keys = KeySearch.find(RuleSets.rules(ruleSet));
    for (int rank : new int[] {3, 4, 5, 6, 7, 8, 12}) {
      if (keys[rank - 3] != 0) { // the rank is in the deck
        assertEquals(8 * keys[rank - 3], keys[rank], "rank " + rank);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "no-wheel, 5",
    "no-wheel, 6",
    "no-wheel, 7",
    "wild-five, 0",
    "wild-five, 1",
    "wild-five, 5"
  })
  void narrowest_width_isTheLeastThatTellsSumsApart(String ruleSet, int cards) {
    Rules rules = RuleSets.rules(ruleSet);
    int[] limits = RankMultisets.limitsOfHand(rules);
    int[] keys = KeySearch.find(rules);
    int[] sums = sums(keys, limits, cards);
    int width = KeyMatrix.narrowest(sums);
    assertTrue(distinct(sums, width), width + " bits");
    assertTrue(width == 1 || !distinct(sums, width - 1), width + " bits");
  }

  @Test
  void find_forStandard_sevenCardsAreToldApartByTheBitsThatTheEvaluatorLooksAt() {
    Rules rules = RuleSets.rules("standard");
    int[] sums = sums(KeySearch.find(rules), RankMultisets.limitsOfHand(rules), 7);
    assertTrue(KeyMatrix.narrowest(sums) <= 25);
  }
}
