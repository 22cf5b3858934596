package dev.yaku.internal.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OwnRules;
import dev.yaku.TrustedKeys;
import dev.yaku.internal.jit.ArrayLoop;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Users' rules whose hands are sets of natural cards. */
public final class SetRulesTest {
  private static final String THREE_OF_SIX =
      """
      ranks = 23456789TJQKA
      best = 3
      cards = 3-6
      categories = high-card one-pair flush straight three-of-a-kind straight-flush
      """;

  private static final String FIVE_OF_SEVEN =
      """
      ranks = 6789TJQKA
      cards = %s
      categories = high-card one-pair two-pair three-of-a-kind straight full-house flush \\
          four-of-a-kind straight-flush
      """;

  /** In the place of yaku-vector. By thread, since other tests of this JVM ask, too. */
  public static final class Vectors implements VectorLoops {
    private static final ThreadLocal<List<VectorLoops.Tables>> ASKED =
        ThreadLocal.withInitial(ArrayList::new);
    private static final ThreadLocal<Boolean> ANSWER = ThreadLocal.withInitial(() -> false);

    @Override
    public boolean use(
        VectorLoops.Tables tables, int handSize, ArrayLoop loop, HandEvaluator evaluator) {
      ASKED.get().add(tables);
      return ANSWER.get();
    }
  }

  @TempDir private Path folder;

  private HandEvaluator compiled(String rules) throws IOException {
    return OwnRules.compiled(folder, "mine", rules);
  }

  private static void assertRejected(String message, Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "Ks 9s 4s Qc 8c 3c, 3C8300", // K-9-4
    "Kc 9c 4c Qs 8s 3s, 3C8300",
    "Kd 9d 4d Qh 8h 3h, 3C8300",
    "Ks 9s 4s Qc Jc Tc, 6BA900",
    "Ks 9s 4s Qd 8c, 3C8300",
    "Ks 9s 4d Qd 8c 3h, 1CB800"
  })
  void trustedKey_ofAHandWithTwoFlushes_hasTheValueOfTheBetter(String hand, String packed)
      throws IOException {
    HandEvaluator three = compiled(THREE_OF_SIX);
    long set = Hand.parse(hand);
    TrustedKeys keys = three.trustKeys(Long.bitCount(set));
    int value = keys.evaluate(three.handKey(set), set);
    assertEquals(packed, "%06X".formatted(three.packed(value)));
    assertEquals(value, three.evaluate(set));
  }

  @Test
  void useVectors_ofWhatTheProgramHas_answersWhatThatAnswers() throws IOException {
    HandEvaluator three = compiled(THREE_OF_SIX);
    List<VectorLoops.Tables> asked = Vectors.ASKED.get();
    asked.clear();
    assertFalse(three.useVectors(6));
    Vectors.ANSWER.set(true);
    try {
      assertTrue(three.useVectors(6));
    } finally {
      Vectors.ANSWER.set(false);
    }
    assertEquals(2, asked.size());
    assertEquals(3, asked.get(0).flush());
    assertEquals(Hand.DECK, asked.get(0).deck());
    assertRejected("7 cards, mine takes 3 to 6", () -> three.useVectors(7));
  }

  @Test
  void vectorTables_ofRulesWithoutFlushes_tellOfFlushesOfMoreCardsThanAHand() throws IOException {
    HandEvaluator pairs =
        compiled(
            """
            ranks = 23456789TJQKA
            best = 2
            cards = 2-7
            categories = high-card one-pair
            """);
    assertEquals(8, ((HandTableEvaluator) pairs).vectorTables().flush());
  }

  @Test
  void cards_thatAreNoHand_areRejected() throws IOException {
    HandEvaluator nines = compiled(FIVE_OF_SEVEN.formatted("5-7"));
    assertRejected(
        "one of these cards is given twice: 6c 7c 8c 9c", () -> nines.evaluateCards(4, 4, 5, 6, 7));
    int two = Card.parse("2s");
    assertRejected("2s is not in the deck of mine", () -> nines.evaluateCards(4, 5, 6, 7, two));
    assertRejected(
        "10 cards, mine takes 5 to 7", () -> nines.evaluate(new byte[10], 10, new int[1]));
  }

  @Test
  void trustedKey_withASetThatIsNone_isRejected() throws IOException {
    HandEvaluator three = compiled(THREE_OF_SIX);
    long key = three.handKey(Hand.parse("Ks 9s 4s Qc 8c 3c"));
    assertRejected(
        "not the key of 6 cards of mine, or not their set",
        () -> three.trustKeys(6).evaluate(key, -1L));
  }

  @Test
  void key_ofFewerCardsThanAHand_isRejectedThoughTheyAreAFlush() throws IOException {
    HandEvaluator seven = compiled(FIVE_OF_SEVEN.formatted("7"));
    long flush = 0;
    for (int card : Hand.cards(Hand.parse("6c 7c 8c 9c Jc"))) {
      flush += seven.cardKey(card);
    }
    long key = flush;
    assertRejected("not the key of a hand of mine", () -> seven.evaluateKey(key));
  }
}
