package dev.yaku.videopoker.internal;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.videopoker.internal.paytable.PayClass.HandKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The kinds of all hands of five cards of a deck, as far as pay tables distinguish them. Immutable.
 */
public final class HandKinds {
  // A few thousand: one for each value and, if there are wild cards, each number of them.
  private final HandEvaluator evaluator;
  private final long deck;
  private final SuitClasses classes;
  private final long wildRanked;
  private final long wilds;

  private final int wildCounts; // the ways to hold wild cards that kinds distinguish
  private final List<HandKind> kinds = new ArrayList<>();

  /** The kind by {@link #identity}; -1 if there is no such hand. */
  private final int[] kindOfIdentity;

  private final char[] kindOfDeal;

  /** Rejects rules for other hands than those of five cards, or with fewer jokers. */
  public HandKinds(HandEvaluator evaluator, int jokers) {
    this.evaluator = evaluator;
    RuleSet rules = evaluator.ruleSet();
    deck = rules.deck() | (1L << jokers) - 1 << Card.JOKER;
    check(rules, jokers);
    wildRanked = rules.wildCards();
    wilds = deck & ~Hand.DECK | wildRanked;
    wildCounts = (jokers + 1) * (Long.bitCount(wildRanked) + 1);
    classes = SuitClasses.of(deck);
    kindOfIdentity = new int[(rules.maxValue() + 1) * wildCounts];
    Arrays.fill(kindOfIdentity, -1);
    long[] deals = classes.deals();
    kindOfDeal = new char[deals.length];
    long[] firsts = new long[kindOfIdentity.length];
    int found = number(deals, firsts);
    for (int kind = 0; kind < found; kind++) {
      kinds.add(kind(firsts[kind]));
    }
  }

  private void check(RuleSet rules, int jokers) {
    int hand = SuitClasses.HAND;
    if (rules.bestCards() != hand || rules.minCards() > hand || rules.maxCards() < hand) {
      String range = rules.minCards() + " to " + rules.maxCards();
      String found = rules + " has " + rules.bestCards() + ", and it takes " + range;
      throw new IllegalArgumentException(
          "video poker is played with hands of five cards: the best hand of " + found);
    }
    if (jokers < 0 || jokers > Math.min(rules.jokers(), Long.SIZE - Card.JOKER)) {
      throw new IllegalArgumentException(
          jokers + " jokers in the deck: " + rules + " has 0 to " + rules.jokers());
    }
    if (Long.bitCount(deck) < 2 * hand) {
      int cards = Long.bitCount(deck);
      throw new IllegalArgumentException(
          "the deck of " + rules + " has too few cards to draw five others: " + cards);
    }
  }

  /** Numbers the kinds, and keeps the first deal of each; returns how many there are. */
  private int number(long[] deals, long[] firsts) {
    int found = 0; // nothing is made of a kind here: the JIT would compile that into the loop
    for (int i = 0; i < deals.length; i++) {
      int identity = identity(deals[i]);
      if (kindOfIdentity[identity] < 0) {
        kindOfIdentity[identity] = found;
        firsts[found++] = deals[i];
      }
      kindOfDeal[i] = (char) kindOfIdentity[identity];
    }
    return found;
  }

  /** A number that all hands of one kind share. */
  private int identity(long hand) {
    int identity = evaluator.evaluate(hand) * wildCounts;
    if ((hand & wilds) != 0) { // tested first, since a cold JVM counts bits slowly
      identity += Long.bitCount(hand & ~Hand.DECK) * (Long.bitCount(wildRanked) + 1);
      identity += Long.bitCount(hand & wildRanked);
    }
    return identity;
  }

  private HandKind kind(long hand) {
    int value = evaluator.evaluate(hand);
    int[] ranks = evaluator.ranks(value);
    int four = Long.bitCount(hand & wildRanked);
    return new HandKind(
        value,
        evaluator.category(value),
        ranks.length > 0 ? ranks[0] : -1,
        ranks.length > 1 ? ranks[1] : -1,
        Long.bitCount(hand & wilds),
        four == Card.SUITS.length() ? Card.rank(Long.numberOfTrailingZeros(wildRanked)) : -1);
  }

  public HandEvaluator evaluator() {
    return evaluator;
  }

  /** The deck as a set of cards. */
  public long deck() {
    return deck;
  }

  SuitClasses classes() {
    return classes;
  }

  /** All kinds of hands. */
  public List<HandKind> kinds() {
    return kinds;
  }

  /** The kind of each class of deals, as an index into {@link #kinds}. Must not be changed. */
  char[] kindOfDeal() {
    return kindOfDeal;
  }

  /** The kind of a hand of five cards of the deck. */
  int kindOf(long hand) {
    return kindOfIdentity[identity(hand)];
  }

  /** Rejects a set that is not five cards of the deck. */
  public void checkDeal(long deal) {
    if ((deal & ~deck) != 0 || Long.bitCount(deal) != SuitClasses.HAND) {
      String of = evaluator.ruleSet() + " with " + Long.bitCount(deck & ~Hand.DECK) + " jokers";
      throw new IllegalArgumentException(
          "expected five cards of the deck of " + of + ", found " + Hand.toString(deal));
    }
  }
}
