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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A set's key is the sum of its cards' keys, and shows every flush. */
public class WildSuitKeysTest {
  private static final int RANK_KEY = ~7;
  private static final int MAX_CARDS = 9;
  private static final int HANDS = 200_000;

  /** As the generator makes them: the rank's key, and counters of the suits. */
  private static long[] cardKeys(int jokers, boolean wildDeuces, boolean flushes) {
    SplittableRandom random = new SplittableRandom(jokers);
    int[] ranks = random.ints(Card.RANK_COUNT).map(key -> key & RANK_KEY).toArray();
    int joker = wildDeuces ? ranks[0] : random.nextInt() & RANK_KEY;
    long[] keys = new long[Card.JOKER + jokers];
    for (int card = 0; card < keys.length; card++) {
      boolean wild = Card.isJoker(card) || wildDeuces && Card.rank(card) == 0;
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
    "5, 0, false", "5, 1, false", "5, 2, false", "5, 0, true", "5, 2, true", "5, 3, true",
    "5, 4, true", "5, 7, false", "5, 8, false", "5, 9, true", "4, 1, false", "3, 0, true",
    "2, 2, false", "1, 0, false"
  })
  void of_cardsOfTheDeck_addsUpTheirKeysAndTellsOfFlushes(
      int flush, int jokers, boolean wildDeuces) {
    HandLimits deck = new HandLimits("test", Hand.DECK, 2, jokers, 0, MAX_CARDS);
    long[] cardKeys = cardKeys(jokers, wildDeuces, true);
    WildSuitKeys suitKeys = WildSuitKeys.of(deck, flush, cardKeys);
    SplittableRandom random = new SplittableRandom(flush);
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
        assertTrue(suitKeys.mayHaveFlush(key), Hand.toString(hand));
      } else if (jokers == 0 && !wildDeuces && flush > 3) {
        assertFalse(suitKeys.mayHaveFlush(key), Hand.toString(hand));
      }
    }
    assertTrue(flushes > HANDS / 10, "only " + flushes);
  }

  @ParameterizedTest
  @CsvSource({"0, false", "2, false", "9, false", "2, true"})
  void of_rulesWithoutFlushes_tellsOfNone(int jokers, boolean wildDeuces) {
    HandLimits deck = new HandLimits("test", Hand.DECK, 1, jokers, 0, MAX_CARDS);
    WildSuitKeys suitKeys = WildSuitKeys.of(deck, 5, cardKeys(jokers, wildDeuces, false));
    SplittableRandom random = new SplittableRandom(jokers);
    for (int i = 0; i < HANDS; i++) {
      long hand = deal(random, deck);
      assertFalse(suitKeys.mayHaveFlush(key(suitKeys, hand)), Hand.toString(hand));
    }
  }

  private static int key(WildSuitKeys suitKeys, long hand) {
    int key = suitKeys.ofJokers(hand);
    for (int suit = 0; suit < 4; suit++) {
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
