package dev.yaku.randomrules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OwnRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules all of whose hands have more cards than count. */
final class LargerHandsTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final String HIGH =
      """
      ranks = 23456789TJQKA
      wheel = yes
      categories = high-card one-pair two-pair three-of-a-kind straight flush full-house \\
          four-of-a-kind straight-flush royal-flush
      """;

  @TempDir private static Path folder;
  private static HandEvaluator eight;
  private static HandEvaluator seven;

  @BeforeAll
  static void compile() throws IOException {
    eight = OwnRules.compiled(folder, "eight", HIGH + "cards = 8\n");
    seven = OwnRules.compiled(folder, "seven", HIGH + "cards = 7\n");
  }

  /** As many as totals_high.csv of the reference data says. */
  @Test
  void countDeals_exactlyEightCards_areThePublishedOnes() {
    long[] counts = eight.countDeals(8, 0);
    assertEquals(3_729, eight.ruleSet().maxValue());
    assertEquals(3_729, Arrays.stream(counts).filter(count -> count > 0).count());
    Map<Category, Long> byCategory = new EnumMap<>(Category.class);
    for (int value = 1; value < counts.length; value++) {
      byCategory.merge(eight.category(value), counts[value], Long::sum);
    }
    assertEquals(
        "[53476080, 236092500, 257760900, 38493000, 67072620, 50850320, 45652128, 2529262, 546480,"
            + " 64860]",
        byCategory.values().toString());
  }

  @Test
  void evaluate_sevenCardsAlone_areWorthWhatTheyAreInStandard() {
    Random random = new Random(1);
    long[] hands = random.longs(2_000).map(LargerHandsTest::sevenCards).toArray();
    int[] values = new int[hands.length];
    seven.evaluate(hands, values);
    for (int i = 0; i < hands.length; i++) {
      int packed = STANDARD.packed(STANDARD.evaluate(hands[i]));
      assertEquals(packed, seven.packed(values[i]), Hand.toString(hands[i]));
      assertEquals(values[i], seven.evaluate(hands[i]));
      assertArrayEquals(
          STANDARD.bestCards(Hand.cards(hands[i])), seven.bestCards(Hand.cards(hands[i])));
    }
  }

  private static long sevenCards(long seed) {
    return Hand.of(new Random(seed).ints(0, 52).distinct().limit(7).toArray());
  }

  @Test
  void evaluate_asManyCardsAsCount_isRejectedInEveryForm() {
    int[] five = Hand.cards(Hand.parse("As Ks Qs Js Ts"));
    long key = Arrays.stream(five).mapToLong(eight::cardKey).sum();
    assertRejected("5 cards, eight takes 8: Ts Js Qs Ks As", () -> eight.evaluateCards(five));
    assertRejected("5 cards, eight takes 8: ", () -> eight.evaluate(Hand.of(five)));
    assertRejected(
        "5 cards, eight takes 8",
        () -> eight.evaluateCards(five[0], five[1], five[2], five[3], five[4]));
    assertRejected("5 cards, eight takes 8", () -> eight.evaluateKey(key, Hand.of(five)));
    assertRejected("not the key of a hand of eight", () -> eight.evaluateKey(key));
    assertRejected("5 cards, eight takes 8", () -> eight.countDeals(5, 0));
  }

  private static void assertRejected(String start, Runnable call) {
    String message = assertThrows(IllegalArgumentException.class, call::run).getMessage();
    assertTrue(message.startsWith(start), message);
  }

  @Test
  void judge_lowHandThatLeavesAFlushAway_namesTheCardsThatCount() throws IOException {
    HandEvaluator razz =
        OwnRules.compiled(
            folder,
            "razz-of-seven",
            """
            ranks = 23456789TJQKA
            cards = 7
            direction = low
            categories = royal-flush straight-flush four-of-a-kind full-house flush straight \\
                three-of-a-kind two-pair one-pair high-card
            """);
    int value = razz.evaluate(Hand.parse("Kd Qd 8c 7c 5c 4c 3c"));
    assertEquals(0xA38ABC, razz.packed(value)); // Q-7-5-4-3, not 8-7-5-4-3
    assertEquals(Category.HIGH_CARD, razz.category(value));
    assertEquals(Hand.parse("Qd 7c 5c 4c 3c"), razz.bestHand(Hand.parse("Kd Qd 8c 7c 5c 4c 3c")));
  }
}
