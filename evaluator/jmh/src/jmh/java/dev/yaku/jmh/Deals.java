package dev.yaku.jmh;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Random hands of a rule set, the same on every run. */
final class Deals {
  private static final long SEED = 52;
  private static final int MOST_JOKERS = 2;

  final int size;
  final int[] cards; // one hand after the other, each in the order of dealing
  final byte[] packed;
  final long[] sets;
  final long[] keys;

  /**
   * Deals hands without equal cards.
   *
   * @throws IllegalStateException if a form gives a hand another value than its set
   */
  Deals(HandEvaluator evaluator, int size, int hands) {
    this.size = size;
    cards = new int[hands * size];
    packed = new byte[cards.length];
    sets = new long[hands];
    keys = new long[hands];
    long jokers = (1L << Math.min(MOST_JOKERS, evaluator.ruleSet().jokers())) - 1;
    int[] deck = Hand.cards(evaluator.ruleSet().deck() | jokers << Card.JOKER);
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < cards.length; i++) {
      int card = draw(deck, i % size, random);
      cards[i] = card;
      packed[i] = (byte) card;
      sets[i / size] |= 1L << card;
      keys[i / size] += evaluator.cardKey(card);
    }
    int[][] lists = lists();
    for (int i = 0; i < hands; i++) {
      int value = evaluator.evaluate(sets[i]);
      check("list", sets[i], value, evaluator.evaluateCards(lists[i]));
      check("key", sets[i], value, evaluator.evaluateKey(keys[i], sets[i]));
    }
  }

  int[][] lists() {
    int[][] lists = new int[sets.length][];
    Arrays.setAll(lists, i -> Arrays.copyOfRange(cards, i * size, (i + 1) * size));
    return lists;
  }

  /** The usual way to deal: shuffles a place of the deck. */
  static int draw(int[] deck, int place, SplittableRandom random) {
    int drawn = place + random.nextInt(deck.length - place);
    int card = deck[drawn];
    deck[drawn] = deck[place];
    deck[place] = card;
    return card;
  }

  /** Fails if a contender is wrong: then nothing is timed. */
  static void check(String contender, long hand, int expected, int found) {
    if (expected != found) {
      throw new IllegalStateException(
          "%s: expected %d, found %d for %s"
              .formatted(contender, expected, found, Hand.toString(hand)));
    }
  }
}
