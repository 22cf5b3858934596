package dev.yaku.internal.enumerate;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.RuleSet;
import dev.yaku.internal.rules.HandLimits;
import dev.yaku.internal.table.TableFormat;
import java.math.BigInteger;
import java.util.Locale;
import java.util.stream.IntStream;

/** Counts hands by value: those that may hold a card more than once, and those of all deals. */
public final class MultisetCounter {
  /*
   * No rules prefer a suit, so a hand keeps its value if suits are exchanged. A hand consists of a
   * holding in each suit: a multiset of ranks. Of the hands that differ only in the order of their
   * holdings, the one with holdings in descending order is evaluated, and counts for all. With four
   * different holdings these are 4! hands; a holding that occurs n times divides that by n!.
   *
   * Holdings are ordered by size first, so sizes descend, too, and no hand of a wrong size is
   * started.
   */
  private final HandEvaluator evaluator;
  private final int copies;
  private final int[] suits;
  private final int[] ranks;
  private final long[][] holdings; // the sums of keys for each suit, ascending by size
  private final int[] sizes; // of the holdings, the same for each suit
  private final long[] ways; // to choose each holding from the decks; 1 if each counts once
  private final int decks; // 0 if each hand counts once
  private final int[] firstOfSize; // where in sizes
  private int filled;
  private final long[] handsByValue;

  private MultisetCounter(HandEvaluator evaluator, int cards, int decks) {
    this.evaluator = evaluator;
    this.decks = decks;
    int most = evaluator.ruleSet().copies();
    copies = decks == 0 ? most : Math.min(most, decks);
    handsByValue = new long[evaluator.ruleSet().maxValue() + 1];
    long deck = evaluator.ruleSet().deck();
    suits = IntStream.range(0, Card.SUITS.length()).filter(s -> Hand.ranks(deck, s) != 0).toArray();
    ranks = Hand.cards((long) Hand.ranks(deck, suits[0])); // the same in every suit
    int count = 0;
    for (int size = 0; size <= cards; size++) {
      count += Math.toIntExact(TableFormat.multisets(ranks.length, copies, size));
    }
    holdings = new long[suits.length][count];
    sizes = new int[count];
    ways = new long[count];
    firstOfSize = new int[cards + 2];
    for (int size = 0; size <= cards; size++) {
      firstOfSize[size] = filled;
      addHoldings(size, 0, size, 1, new long[suits.length]);
    }
    firstOfSize[cards + 1] = filled;
  }

  /**
   * Adds holdings of this size: with the cards that are left, of this rank and above, given the
   * ways to choose those of lower ranks, and the sums of their keys in each suit.
   */
  private void addHoldings(int size, int rank, int left, long waysBefore, long[] sums) {
    if (rank == ranks.length) {
      if (left == 0) {
        for (int suit = 0; suit < suits.length; suit++) {
          holdings[suit][filled] = sums[suit];
        }
        ways[filled] = waysBefore;
        sizes[filled++] = size;
      }
      return;
    }
    long[] held = sums.clone();
    long now = waysBefore;
    for (int copy = 0; copy <= Math.min(copies, left); copy++) {
      addHoldings(size, rank + 1, left - copy, now, held);
      now = decks == 0 ? now : now * (decks - copy) / (copy + 1);
      for (int suit = 0; suit < suits.length; suit++) {
        held[suit] += evaluator.cardKey(Card.of(ranks[rank], suits[suit]));
      }
    }
  }

  /** The number of hands that have each value, once each. Rejects what the rules do not allow. */
  public static long[] countOnce(HandEvaluator evaluator, int cards, int jokers) {
    RuleSet rules = evaluator.ruleSet();
    check(rules, cards, "card", rules.minCards(), rules.maxCards());
    check(rules, jokers, "joker", 0, Math.min(cards, mostJokers(rules)));
    return count(evaluator, cards, jokers, 0);
  }

  /**
   * The number of hands that have each value: of several decks for all ways to choose their cards,
   * of 0 decks once each. The rules must allow so many cards, and the jokers among them.
   */
  static long[] count(HandEvaluator evaluator, int cards, int jokers, int decks) {
    MultisetCounter counter = new MultisetCounter(evaluator, cards, decks);
    long key = 0;
    for (int i = 0; i < jokers; i++) {
      key += evaluator.cardKey(Card.JOKER + i);
    }
    int last = counter.sizes.length - 1;
    int orders = IntStream.rangeClosed(1, counter.suits.length).reduce(1, (a, b) -> a * b);
    counter.addSuit(0, last, 0, cards - jokers, key, orders, 1);
    return counter.handsByValue;
  }

  /** Gives a suit each holding of cards left, up to the last, which a run of so many suits has. */
  private void addSuit(int suit, int last, int run, int left, long key, long weight, long product) {
    if (suit == suits.length) {
      handsByValue[evaluator.evaluateKey(key)] += weight * product;
      return;
    }
    int suitsLeft = suits.length - suit;
    int most = Math.min(left, sizes[last]);
    for (int size = most; size >= 0 && size * suitsLeft >= left; size--) {
      int end = Math.min(last + 1, firstOfSize[size + 1]);
      for (int i = firstOfSize[size]; i < end; i++) {
        int newRun = i == last ? run + 1 : 1;
        addSuit(
            suit + 1,
            i,
            newRun,
            left - size,
            key + holdings[suit][i],
            weight / newRun,
            product * ways[i]);
      }
    }
  }

  /**
   * The number of hands that have each value, of those that can be dealt from one deck or several,
   * with any number of jokers. Rejects what the rules do not allow, and 2^63 hands or more.
   */
  public static long[] countDeals(HandEvaluator evaluator, int decks, int cards, int jokers) {
    RuleSet rules = evaluator.ruleSet();
    checkDeals(rules, decks, cards, jokers);
    long[] hands = new long[rules.maxValue() + 1];
    // It does not matter which jokers are held, but how many, and in how many ways.
    long ways = 1;
    for (int held = 0; held <= Math.min(jokers, cards); held++) {
      if (cards - held <= (long) decks * Long.bitCount(rules.deck())) {
        long heldSet = (1L << held) - 1 << Card.JOKER;
        long[] some =
            decks > 1
                ? count(evaluator, cards, held, decks)
                : evaluator.countByValue(Hands.of(rules.deck(), cards - held).with(heldSet));
        for (int value = 0; value < hands.length; value++) {
          hands[value] += ways * some[value];
        }
      }
      ways = ways * (jokers - held) / (held + 1);
    }
    return hands;
  }

  private static void checkDeals(RuleSet rules, int decks, int cards, int jokers) {
    check(rules, cards, "card", rules.minCards(), rules.maxCards());
    check(rules, decks, "deck", 1, rules.copies() < cards ? rules.copies() : Integer.MAX_VALUE);
    check(rules, jokers, "joker", 0, mostJokers(rules));
    BigInteger ways = BigInteger.ONE;
    long all = (long) decks * Long.bitCount(rules.deck()) + jokers;
    for (int i = 0; i < cards; i++) {
      ways = ways.multiply(BigInteger.valueOf(all - i)).divide(BigInteger.valueOf(i + 1));
    }
    if (ways.bitLength() >= Long.SIZE) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%,d deals: expected fewer than 2^63", ways));
    }
  }

  private static int mostJokers(RuleSet rules) {
    return rules.hasUnlimitedJokers() ? Integer.MAX_VALUE : rules.jokers();
  }

  private static void check(RuleSet rules, int found, String kind, int least, int most) {
    if (found < least || found > most) {
      throw new IllegalArgumentException(
          HandLimits.sizeFault(found, kind, rules.name(), least, most));
    }
  }
}
