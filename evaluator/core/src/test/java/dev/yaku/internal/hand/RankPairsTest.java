package dev.yaku.internal.hand;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.OwnRules;
import dev.yaku.TrustedKeys;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Without pairs, holes in arrays have the right values, but take longer. */
class RankPairsTest {
  private static RankPairs pairs(String rules) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    TrustedKeys keys = evaluator.trustKeys(evaluator.ruleSet().maxCards());
    return ((HandTableKeys) keys).pairs();
  }

  @ParameterizedTest
  @CsvSource({"standard, 91", "ace-to-five, 91", "deuce-to-seven, 91", "short-deck, 45"})
  void rulesOfFourSuits_tellAllPairsApart(String rules, int count) {
    RankPairs pairs = pairs(rules);
    assertEquals(count, pairs.keys().length);
    int[] numbers = new int[RankPairs.VALUES];
    Arrays.setAll(numbers, i -> i);
    int[] found = new int[count];
    pairs.give(numbers, pairs.keys(), found);
    for (int i = 0; i < count; i++) {
      assertEquals(i, found[i]);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"multi-deck", "joker-wild"})
  void rulesWithJokersOrCopies_haveNone(String rules) {
    assertNull(pairs(rules));
  }

  /** Their holes are evaluated one by one. */
  @ParameterizedTest
  @ValueSource(strings = {"hs", "cdh", "dhs"})
  void rulesOfFewerSuits_haveNone(String suits, @TempDir Path folder) throws IOException {
    HandEvaluator evaluator =
        OwnRules.compiled(
            folder,
            "mine",
            """
            ranks = 789TJQKA
            suits = %s
            best = 2
            cards = 4
            categories = high-card one-pair
            """
                .formatted(suits));
    TrustedKeys trusted = evaluator.trustKeys(4);
    assertNull(((HandTableKeys) trusted).pairs());
    long board = Hand.parse("Ah Kh");
    long[] all = HoleIndex.hands(evaluator.ruleSet().deck() & ~board);
    long[] holes = LongStream.range(0, 300).map(i -> all[(int) i % all.length]).toArray();
    int[] values = new int[holes.length];
    long[] keys = Arrays.stream(holes).map(evaluator::handKey).toArray();
    trusted.evaluate(board, keys, holes, values);
    int[] plain = Arrays.stream(holes).mapToInt(hole -> evaluator.evaluate(board | hole)).toArray();
    assertArrayEquals(plain, values);
  }
}
