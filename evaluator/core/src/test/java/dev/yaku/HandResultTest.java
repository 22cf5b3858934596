package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Hands and their results print themselves; those that are equal are equal objects. */
class HandResultTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final String PAIR = "Js Ad As 2c 9h";

  private static void assertEqual(Object one, Object same, Object other) {
    assertEquals(one, same);
    assertEquals(one.hashCode(), same.hashCode());
    assertEquals(one.toString(), same.toString());
    assertNotEquals(one, other);
    assertNotEquals(one, null);
  }

  @Test
  void evaluatedHand_isAValueInWords() {
    EvaluatedHand hand = STANDARD.judge(PAIR);
    assertEqual(hand, STANDARD.judge(PAIR), STANDARD.judge("Js Ad As 2d 9h"));
    assertEqual(hand.high(), STANDARD.judge(PAIR).high(), STANDARD.judge("Ks Ad").high());
    assertNotEquals(hand, STANDARD.judge("Ad Js As 2c 9h")); // in another order
    HandResult high = hand.high();
    int[] other = high.best();
    other[4]++;
    assertNotEquals(high, new HandResult(STANDARD, high.value() + 1, high.best()));
    assertNotEquals(high, new HandResult(STANDARD, high.value(), other));
    assertNotEquals(high, new HandResult(HandEvaluator.of("no-wheel"), high.value(), high.best()));
    assertEquals(
        PAIR + ": One pair, aces, jack, nine and deuce kickers (As Ad Js 9h 2c)", hand.toString());
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha-hi-lo");
    EvaluatedHand split = omaha.judge("As 2h Kd Kc | 4d 6h 8s Qd Ts");
    assertEquals(
        "As 2h Kd Kc | 4d 6h 8s Qd Ts: One pair, kings, queen, ten and eight kickers (Kd Kc Qd Ts"
            + " 8s); low: 8-6-4-2-A low (8s 6h 4d 2h As)",
        split.toString());
    assertNotEquals(split, omaha.judge("As 2h Kd Kc | 4d 6h 8s Qd Tc")); // the same hands
    assertNotEquals(
        split, new EvaluatedHand(split.cards(), split.board(), split.high(), Optional.empty()));
    assertNotEquals(
        split,
        new EvaluatedHand(split.cards(), split.board(), split.low().orElseThrow(), split.low()));
    assertEquals("As 2h Kd Kc | 4d 6h 8s Qd Ts", split.text());
    assertArrayEquals(Card.parseAll("4d 6h 8s Qd Ts"), split.board());
  }

  @Test
  void evaluatedHand_arrays_areItsOwn() {
    EvaluatedHand hand = STANDARD.judge(PAIR);
    hand.cards()[0] = 0;
    hand.high().best()[0] = 0;
    int[] best = {0, 1};
    HandResult result = new HandResult(STANDARD, 1, best);
    best[0] = 5;
    assertEquals(0, result.best()[0]);
    assertEquals(STANDARD.judge(PAIR), hand);
    assertArrayEquals(Card.parseAll(PAIR), hand.cards());
    assertEquals(0, hand.board().length);
    assertThrows(
        IndexOutOfBoundsException.class, () -> new HandResult(STANDARD, 9_842, new int[0]));
  }

  @Test
  void omahaHand_isAValueInWords() {
    OmahaHand hand = OmahaHand.ofHole(0b11).withBoard(0b11100);
    assertEqual(
        hand, OmahaHand.ofHole(0b11).withBoard(0b11100), OmahaHand.ofHole(0b101).withBoard(0));
    assertNotEquals(hand, OmahaHand.ofHole(0b11).withBoard(0b111000));
    assertNotEquals(hand, OmahaHand.ofHole(0b101).withBoard(0b11100));
    assertEquals("2c 3c | 4c 5c 6c", hand.toString());
  }

  @Test
  void result_ofAHand_hasItsMeaning() {
    HandResult high = STANDARD.judge(PAIR).high();
    assertArrayEquals(new int[] {12, 9, 7, 0}, high.ranks());
    assertEquals(0x2DA810, high.packed());
    assertEquals(Category.ONE_PAIR, high.category());
    assertEquals("ワンペア、A、キッカーJ・9・2", high.describe(Locale.JAPANESE));
    assertEquals("Nothing", STANDARD.judge("").high().toString());
    assertEquals("One pair", Category.ONE_PAIR.describe(Locale.ENGLISH));
    assertEquals("ワンペア", Category.ONE_PAIR.describe(Locale.JAPANESE));
  }

  @Test
  void hands_sayWhichCards() {
    assertEquals("1 of 2c 3c", Hands.of(0b11L, 1).toString());
    assertEquals(
        "1 of 2c 3c, with Kd As",
        Hands.of(0b11L, 1).with(Hand.parse("As")).with(Hand.parse("Kd")).toString());
    assertEquals(
        "2 of 2c 3c 4c, with Kd As", Hands.of(0b111L, 2).with(Hand.parse("As Kd")).toString());
  }
}
