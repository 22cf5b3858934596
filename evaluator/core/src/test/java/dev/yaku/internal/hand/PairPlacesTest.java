package dev.yaku.internal.hand;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.jit.HoleLoop;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The places of pairs, for a loop that finds those of holes as they are defined. */
class PairPlacesTest {
  private static HandTableEvaluator fresh(String rules) throws IOException {
    String table = "/META-INF/yaku/" + rules + ".yaku";
    try (InputStream in = PairPlacesTest.class.getResourceAsStream(table)) {
      return (HandTableEvaluator) Evaluator.open(in, HandEvaluator.class);
    }
  }

  @ParameterizedTest
  @CsvSource({"standard, 91", "ace-to-five, 91", "deuce-to-seven, 91", "short-deck, 45"})
  void rulesWithoutWildCards_haveAPlaceForEachPair(String rules, int count) throws IOException {
    HandTableEvaluator evaluator = fresh(rules);
    TrustedKeys keys = evaluator.trustKeys(evaluator.ruleSet().maxCards());
    PairPlaces places = ((HandTableKeys) keys).places();
    assertEquals(count, places.places().length);
    assertEquals(count, Arrays.stream(places.places()).distinct().count());
  }

  /** Boards with no flush, with one of two cards of a hole in each suit, with one of one card. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "7c 8d Th Qs Kd",
        "7c 8c Tc Qs Kd",
        "9d Jd Ad Qs Kc",
        "7h 8h 9h 9s Kd",
        "As Ks Qs 6h 6d",
        "7h 8h 9h Th Kd",
        "7s 8s 9s Ts Ks",
      })
  void holes_givenPlaces_haveTheValuesOfTheirHands(String text) throws IOException {
    for (String rules : new String[] {"standard", "short-deck"}) {
      HandTableEvaluator evaluator = fresh(rules);
      int[] calls = new int[1];
      HoleLoop loop =
          (factor, bit, keys, places) -> {
            calls[0]++;
            Arrays.setAll(places, i -> HoleLoop.of(keys[i], factor, bit));
          };
      evaluator.loop().useForHoles(loop);
      long board = Hand.parse(text);
      long[] holes = HoleIndex.hands(evaluator.ruleSet().deck() & ~board);
      long[] keys = Arrays.stream(holes).map(evaluator::handKey).toArray();
      int[] values = new int[holes.length];
      evaluator.trustKeys(7).evaluate(board, keys, holes, values);
      int[] plain =
          Arrays.stream(holes).mapToInt(hole -> evaluator.evaluate(board | hole)).toArray();
      assertArrayEquals(plain, values, rules);
      assertEquals(1, calls[0]);
    }
  }
}
