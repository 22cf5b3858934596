package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A key of another number of cards than the set's is rejected, and so are unknown cards. */
class KeyCheckTest {
  private static Stream<HandEvaluator> rulesWithSets() {
    return Evaluator.names(HandEvaluator.class).stream()
        .map(HandEvaluator::of)
        .filter(evaluator -> evaluator.ruleSet().copies() == 1);
  }

  @ParameterizedTest
  @MethodSource("rulesWithSets")
  void evaluateKey_ofAnotherNumberOfCards_isRejected(HandEvaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    Dealer dealer = Dealer.of(new SplittableRandom(5), rules.deck());
    for (int size = rules.minCards(); size <= rules.maxCards(); size++) {
      for (int i = 0; i < 100; i++) {
        long hand = dealer.deal(size);
        long key = evaluator.handKey(hand);
        assertEquals(evaluator.evaluate(hand), evaluator.evaluateKey(key, hand));
        long card = dealer.deal(1, hand);
        assertRejected(evaluator, key, hand | card);
        assertRejected(evaluator, key + evaluator.handKey(card), hand);
        assertRejected(evaluator, key, -1L);
        if (size > 0) {
          assertRejected(evaluator, 0L, hand);
        }
      }
    }
  }

  /** Of more cards than the best hand has, with few suits, so that there are flushes. */
  @ParameterizedTest
  @MethodSource("rulesWithSets")
  void evaluateKey_withoutTheHand_isRightOrRejected(HandEvaluator evaluator) {
    RuleSet rules = evaluator.ruleSet();
    long twoSuits = rules.deck() & (1L << 2 * Card.RANK_COUNT) - 1;
    Dealer dealer = Dealer.of(new SplittableRandom(6), twoSuits);
    for (int size = rules.minCards(); size <= rules.maxCards(); size++) {
      for (int i = 0; i < 100; i++) {
        long hand = dealer.deal(size);
        long key = evaluator.handKey(hand);
        if (size <= rules.bestCards()) {
          assertEquals(evaluator.evaluate(hand), evaluator.evaluateKey(key));
        } else {
          assertRightOrRejected(evaluator, key, hand);
        }
      }
    }
  }

  private static void assertRightOrRejected(HandEvaluator evaluator, long key, long hand) {
    int value;
    try {
      value = evaluator.evaluateKey(key);
    } catch (IllegalArgumentException e) {
      assertTrue(e.getMessage().contains("pass the hand, too"), e.getMessage());
      return;
    }
    assertEquals(evaluator.evaluate(hand), value, () -> evaluator + ": " + Hand.toString(hand));
  }

  private static void assertRejected(HandEvaluator evaluator, long key, long hand) {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> evaluator.evaluateKey(key, hand),
            () -> evaluator + ": " + key + ", " + Hand.toString(hand));
    assertTrue(e.getMessage() != null && !e.getMessage().isEmpty());
  }

  @ParameterizedTest
  @ValueSource(ints = {52, 53, 64, Integer.MAX_VALUE, -1, -13, Integer.MIN_VALUE})
  void rankAndSuit_ofWhatHasNone_areRejected(int card) {
    for (IllegalArgumentException e :
        new IllegalArgumentException[] {
          assertThrows(IllegalArgumentException.class, () -> Card.rank(card)),
          assertThrows(IllegalArgumentException.class, () -> Card.suit(card))
        }) {
      assertTrue(e.getMessage().contains("card " + card), e.getMessage());
    }
  }
}
