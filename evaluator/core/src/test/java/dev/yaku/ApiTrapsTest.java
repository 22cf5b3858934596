package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Calls that do not mean what they seem to mean throw; a compiler warns of most. */
class ApiTrapsTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final OmahaEvaluator HI_LO = OmahaEvaluator.of("omaha-hi-lo");
  private static final int ACE = Card.parse("As");

  private static void assertNotASet(Executable call) {
    String message = assertThrows(IllegalArgumentException.class, call).getMessage();
    assertTrue(message.contains("use Hand.of(51), or Hand.EMPTY for no cards"), message);
  }

  @Test
  @SuppressWarnings("deprecation") // what is deprecated is tested
  void card_whereASetIsMeant_isRejected() {
    assertNotASet(() -> STANDARD.evaluate(ACE));
    assertNotASet(() -> STANDARD.handKey(ACE));
    assertNotASet(() -> BadugiEvaluator.of("badugi").evaluate(ACE));
    assertNotASet(() -> HI_LO.showdown(Hand.parse("Ts 9s 8d"), ACE, ACE));
    assertNotASet(() -> STANDARD.showdown(Hand.parse("Ts 9s 8d"), ACE, ACE));
    assertNotASet(() -> Hand.cards(ACE));
    assertNotASet(() -> Hand.toString(ACE));
    assertNotASet(() -> Hands.of(Hand.DECK, 2).with(ACE));
    assertNotASet(() -> Dealer.of(new SplittableRandom(1), Hand.DECK).deal(2, ACE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"As", "2c 3c", "As Ks Qs Js Ts", "2c 2h 2s", "5h 6h 7h"})
  void evaluateKey_setInPlaceOfAKey_isRejected(String hand) {
    for (String rules : new String[] {"standard", "joker-wild", "multi-deck", "wild-five"}) {
      HandEvaluator evaluator = HandEvaluator.of(rules);
      String message =
          assertThrows(
                  IllegalArgumentException.class, () -> evaluator.evaluateKey(Hand.parse(hand)))
              .getMessage();
      assertEquals(
          "not the key of a hand of " + rules + ": it counts no card; is it a set of cards?",
          message);
    }
    assertEquals(0, STANDARD.evaluateKey(0L));
  }

  @Test
  void lowHalf_describesLowHands_andTheWholeHighOnes() {
    OmahaHand hand = HI_LO.parse("As 2h Kd Kc | 4d 6h 8s Qd Ts");
    OmahaEvaluator low = HI_LO.lowHalf();
    assertEquals("8-6-4-2-A low", low.describe(low.evaluate(hand)));
    assertEquals(
        "One pair, kings, queen, ten and eight kickers", HI_LO.describe(HI_LO.evaluate(hand)));
  }
}
