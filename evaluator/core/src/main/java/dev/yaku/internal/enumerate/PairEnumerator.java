package dev.yaku.internal.enumerate;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.ValueAction;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.KeyLayout;

/** Enumerates hands one by one, with one or two of the live cards; runs would be too short. */
public final class PairEnumerator {
  /*
   * Hands of the same ranks have the same value unless there is a flush. That value is looked up
   * first, once for each rank or pair of ranks. The cards are enumerated in ascending order, suit
   * by suit, so that the processor mostly predicts where a flush is.
   */
  private static final int RANKS = RankMultisetWalk.RANKS;

  private final HandEvaluator evaluator;
  private final Hands hands;
  private final RankMultisetWalk.FlushTest flushes;
  final long[] cards; // the live cards, ascending, each as a set
  private final int[] ranks; // of each card
  private final int[] counters; // of each card
  private int mostCounters; // the greatest of any card
  private final long heldKey; // of the cards that every hand holds, without its counters
  private final int[] cardsOfRank = new int[RANKS];
  private final long[] keys = new long[RANKS]; // of one card, without its counters
  private final char[] values = new char[RANKS * RANKS]; // without flushes, by rank or two ranks

  public PairEnumerator(HandEvaluator evaluator, Hands hands) {
    TableRuleSet.of(evaluator.ruleSet()).limits().check(hands);
    this.evaluator = evaluator;
    this.hands = hands;
    flushes = RankMultisetWalk.FlushTest.of(evaluator, hands);
    heldKey = KeyLayout.ranks(evaluator.handKey(hands.held()));
    int[] live = Hand.cards(hands.live());
    cards = new long[live.length];
    ranks = new int[cards.length];
    counters = new int[cards.length];
    for (int i = 0; i < cards.length; i++) {
      int card = live[i];
      int rank = Card.isJoker(card) ? RankMultisetWalk.JOKERS : Card.rank(card);
      long key = evaluator.cardKey(card);
      cards[i] = 1L << card;
      ranks[i] = rank;
      counters[i] = KeyLayout.counters(key);
      mostCounters |= counters[i];
      cardsOfRank[rank]++;
      keys[rank] = KeyLayout.ranks(key);
    }
  }

  /** Gives all hands to the action. */
  public void forEach(ValueAction action) {
    long held = hands.held();
    if (hands.chosen() == 0) {
      action.accept(held, evaluator.evaluate(held));
      return;
    }
    if (hands.chosen() == 1) {
      CallbackLoops.Loop loop = CallbackLoops.of(action, cards.length);
      lookUpRanks();
      loop.addOne(this, held, flushes.base(), 0, cards.length, action);
      return;
    }
    CallbackLoops.Loop loop = CallbackLoops.of(action, cards.length * (cards.length - 1L) / 2);
    lookUpPairs();
    for (int i = 1; i < cards.length; i++) {
      int row = RANKS * ranks[i];
      loop.addOne(this, held | cards[i], flushes.base() + counters[i], row, i, action);
    }
  }

  private void lookUpRanks() {
    for (int rank = 0; rank < RANKS; rank++) {
      if (cardsOfRank[rank] > 0) {
        long sample = hands.held() | cards[0];
        values[rank] = (char) evaluator.evaluateKey(heldKey + keys[rank], sample);
      }
    }
  }

  private void lookUpPairs() {
    long sample = hands.held() | cards[0] | cards[1];
    for (int high = 0; high < RANKS; high++) {
      for (int low = 0; low <= high; low++) {
        if (cardsOfRank[low] > 0 && cardsOfRank[high] > (low == high ? 1 : 0)) {
          long key = heldKey + keys[high] + keys[low];
          char value = (char) evaluator.evaluateKey(key, sample);
          values[RANKS * high + low] = value;
          values[RANKS * low + high] = value;
        }
      }
    }
  }

  /** Whether a hand with these counters and one more card may have a flush. */
  boolean mayHaveFlush(int ofHand) {
    return flushes.hasFlush(ofHand + mostCounters);
  }

  /** The value of a hand with one more card, without flushes; {@code row} is the first card's. */
  int valueOfRanks(int row, int i) {
    return values[row + ranks[i]];
  }

  /** The value of a whole hand, with flushes, given the counters without this card. */
  int value(long whole, int ofHand, int row, int i) {
    int value = valueOfRanks(row, i);
    return flushes.hasFlush(ofHand + counters[i]) ? flushes.valueWithFlush(value, whole) : value;
  }
}
