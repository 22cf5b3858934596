package dev.yaku.internal.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.KeyLayout;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A set's key is the sum of its cards' keys, and shows every flush. */
public class SuitKeysTest {
  private static final int RANK_KEY = ~7;
  private static final int MAX_CARDS = 9;
  private static final int HANDS = 200_000;

  /** So many cards of a suit are never counted. */
  private static final int FEW = 2;

  /** As the generator makes them: the rank's key, and counters of the suits. */
  private static long[] cardKeys(int jokers, int wildRank, boolean flushes) {
    SplittableRandom random = new SplittableRandom(jokers);
    int[] ranks = random.ints(Card.RANK_COUNT).map(key -> key & RANK_KEY).toArray();
    int joker = wildRank >= 0 ? ranks[wildRank] : random.nextInt() & RANK_KEY;
    long[] keys = new long[Card.JOKER + jokers];
    for (int card = 0; card < keys.length; card++) {
      boolean wild = Card.isJoker(card) || Card.rank(card) == wildRank;
      int suits = wild ? KeyLayout.UNITS : 1 << 4 * Card.suit(card);
      long key = Card.isJoker(card) ? joker : ranks[Card.rank(card)];
      keys[card] = key << 32 | 1 << 16 | (flushes ? suits : 0);
    }
    return keys;
  }

  private static long deal(SplittableRandom random, HandLimits deck) {
    long suit = 0x1FFFL << 13 * random.nextInt(4) | ~Hand.DECK;
    long cards = deck.all() & (random.nextBoolean() ? suit : -1); // many of a suit, many wild
    Dealer dealer = Dealer.of(random, cards);
    return dealer.deal(Math.min(random.nextInt(MAX_CARDS + 1), Long.bitCount(cards)), Hand.EMPTY);
  }

  @ParameterizedTest
  @CsvSource({
    "5, 0, -1",
    "5, 1, -1",
    "5, 2, -1",
    "5, 0, 0",
    "5, 2, 7",
    "5, 3, 0",
    "5, 4, -1",
    "5, 4, 0",
    "5, 7, -1",
    "5, 8, -1",
    "5, 9, 12",
    "4, 1, -1",
    "4, 4, -1",
    "3, 0, 5",
    "3, 3, -1",
    "2, 2, -1",
    "1, 0, -1"
  })
  void of_cardsOfTheDeck_addsUpTheirKeysAndTellsOfFlushes(int flush, int jokers, int wildRank) {
    HandLimits deck = new HandLimits("test", Hand.DECK, 2, jokers, 0, MAX_CARDS);
    long[] cardKeys = cardKeys(jokers, wildRank, true);
    WildCards wild = WildCards.of(deck, cardKeys);
    SuitKeys suitKeys = SuitKeys.of(deck, wild, flush);
    SplittableRandom random = new SplittableRandom(flush);
    int mostWild = jokers + (wildRank < 0 ? 0 : Card.SUITS.length());
    int flushes = 0;
    for (int i = 0; i < HANDS; i++) {
      long hand = deal(random, deck);
      long sum = 0;
      for (int card : Hand.cards(hand)) {
        sum += cardKeys[card];
      }
      int key = key(suitKeys, hand);
      assertEquals((int) (sum >>> 32), key & RANK_KEY, Hand.toString(hand));
      if (mostSuited((int) sum) >= flush) {
        flushes++;
        assertTrue(mayHaveFlush(key), Hand.toString(hand));
      } else if (jokers == 0 && wildRank < 0 && flush > 3) {
        assertFalse(mayHaveFlush(key), Hand.toString(hand));
      } else if (mostSuited((int) sum) - Long.bitCount(hand & wild.cards()) <= FEW
          && mostWild < flush - FEW) {
        assertFalse(mayHaveFlush(key), Hand.toString(hand));
      }
    }
    assertTrue(flushes > HANDS / 10, "only " + flushes);
  }

  @ParameterizedTest
  @CsvSource({"0, -1", "2, -1", "9, -1", "2, 0"})
  void of_rulesWithoutFlushes_tellsOfNone(int jokers, int wildRank) {
    HandLimits deck = new HandLimits("test", Hand.DECK, 1, jokers, 0, MAX_CARDS);
    WildCards wild = WildCards.of(deck, cardKeys(jokers, wildRank, false));
    SuitKeys suitKeys = SuitKeys.of(deck, wild, Integer.MAX_VALUE);
    SplittableRandom random = new SplittableRandom(jokers);
    for (int i = 0; i < HANDS; i++) {
      long hand = deal(random, deck);
      assertFalse(mayHaveFlush(key(suitKeys, hand)), Hand.toString(hand));
    }
  }

  /** As the generator makes them: sums of the ranks' keys, and 1 where there is a flush. */
  @Test
  void ofTable_suitsWithAFlush_areMarkedAndKeepTheKeysOfTheirRanks() {
    int[] ranks =
        new SplittableRandom(1).ints(Card.RANK_COUNT).map(key -> key & RANK_KEY).toArray();
    int[] ofTable = new int[1 << Card.RANK_COUNT];
    for (int set = 1; set < ofTable.length; set++) {
      ofTable[set] = ofTable[set & set - 1] & RANK_KEY;
      ofTable[set] += ranks[Integer.numberOfTrailingZeros(set)];
      ofTable[set] += Integer.bitCount(set) >= 5 ? 1 : 0;
    }
    HandLimits deck = new HandLimits("test", Hand.DECK, 1, 0, 0, MAX_CARDS);
    SuitKeys suitKeys = SuitKeys.ofTable(ofTable.clone(), deck, 5);
    for (int set = 0; set < ofTable.length; set++) {
      int key = key(suitKeys, set);
      assertEquals(ofTable[set] & RANK_KEY, key & RANK_KEY, Hand.toString((long) set));
      assertEquals(Integer.bitCount(set) >= 5, mayHaveFlush(key), Hand.toString((long) set));
    }
  }

  private static boolean mayHaveFlush(int key) {
    return (key & SuitKeys.FLAG) != 0;
  }

  private static int key(SuitKeys suitKeys, long hand) {
    int key = suitKeys.ofLast()[(int) (hand >>> 39)];
    for (int suit = 0; suit < 3; suit++) {
      key += suitKeys.ofSuit()[(int) (hand >>> 13 * suit) & 0x1FFF];
    }
    return key;
  }

  private static int mostSuited(int counters) {
    int most = 0;
    for (int suit = 0; suit < 4; suit++) {
      most = Math.max(most, counters >>> 4 * suit & 15);
    }
    return most;
  }
}
