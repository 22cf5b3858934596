package dev.yaku.internal.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The parts of a key, by the figure in tables/FORMAT.md. */
class KeyLayoutTest {
  /** Seven cards: two spades, no hearts, three diamonds, two clubs; factors 0xABCD. */
  private static final long KEY = 0x1234567_ABCD_7_2032L;

  @Test
  void key_hasPartsWhereTheFormatSays() {
    assertEquals(0x2032, KeyLayout.counters(KEY));
    assertEquals(7, KeyLayout.size(KEY));
    assertEquals(0x1234567_ABCD_7_0000L, KeyLayout.ranks(KEY));
    assertEquals(0x1234567A, KeyLayout.rankKey(KEY));
  }

  @Test
  void wildCard_countsInEverySuit() {
    assertTrue(KeyLayout.isWild(0x5_00001_1111L));
    assertFalse(KeyLayout.isWild(0x5_00001_0010L));
    assertFalse(KeyLayout.isWild(0x5_00001_1112L));
  }

  /** A counter of four becomes eight, and sets its highest bit. */
  @Test
  void flushBias_addedToCounters_setsTheHighestBitFromTheFlushOn() {
    assertEquals(0x4444, KeyLayout.flushBias(4));
    assertEquals(0x8000, 0x4012 + KeyLayout.flushBias(4) & KeyLayout.TOPS);
  }
}
