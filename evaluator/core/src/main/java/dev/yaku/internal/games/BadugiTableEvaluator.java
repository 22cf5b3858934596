package dev.yaku.internal.games;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.TableFormatException;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import java.util.Arrays;
import java.util.Objects;

/** Evaluates badugi hands by a table of rank sets. */
public record BadugiTableEvaluator(char[] values, boolean aceFirst, TableRuleSet ruleSet)
    implements BadugiEvaluator {
  /*
   * Choose one card of each suit in the hand: the value of the set of their ranks is that of a
   * badugi in the hand, since two cards of one rank make the set smaller, as if one were left out.
   * So the hand's value is the greatest over all such choices.
   *
   * With four cards it is enough to try the lowest card of each suit, and, in one suit at a time,
   * the second lowest. If two suits hold two cards each, there are no other suits, and to avoid the
   * same rank in both, a change in one suit is enough. A third card of a suit is never needed,
   * since then there is only one card of another suit. If a suit has no second card, that choice
   * takes no card of the suit, which is never better.
   *
   * In a rank set bit 0 is the lowest rank.
   */
  private static final int CARDS = 4;
  private static final int HIGHEST = Card.RANK_COUNT - 1;

  @Override
  public int evaluate(long hand) {
    boolean four = Long.bitCount(hand) == CARDS && hand >>> Card.JOKER == 0;
    return four ? valueOfFour(hand) : valueOfOthers(hand);
  }

  private int valueOfFour(long hand) {
    long h = aceFirst ? withAceLowest(hand) : hand;
    int c = (int) h & KeyLayout.SUIT_MASK;
    int d = (int) (h >>> 13) & KeyLayout.SUIT_MASK;
    int e = (int) (h >>> 26) & KeyLayout.SUIT_MASK;
    int f = (int) (h >>> 39);
    int c1 = c & -c;
    int d1 = d & -d;
    int e1 = e & -e;
    int f1 = f & -f;
    int c2 = second(c);
    int d2 = second(d);
    int e2 = second(e);
    int f2 = second(f);
    int value = values[c1 | d1 | e1 | f1];
    value = Math.max(value, values[c2 | d1 | e1 | f1]);
    value = Math.max(value, values[c1 | d2 | e1 | f1]);
    value = Math.max(value, values[c1 | d1 | e2 | f1]);
    return Math.max(value, values[c1 | d1 | e1 | f2]);
  }

  /** The second lowest rank of a set, or none. */
  private static int second(int set) {
    int rest = set & set - 1;
    return rest & -rest;
  }

  private static long withAceLowest(long hand) {
    return (hand & ~(KeyLayout.DEUCES << HIGHEST)) << 1 | hand >>> HIGHEST & KeyLayout.DEUCES;
  }

  /** At most four cards count: with five, the best value when one is left out. */
  private int valueOfOthers(long hand) {
    int size = Long.bitCount(hand);
    if (hand >>> Card.JOKER != 0 || size < ruleSet.minCards() || size > ruleSet.maxCards()) {
      throw ruleSet.limits().rejection(Hand.cards(hand));
    }
    int value = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      value = Math.max(value, valueOfFour(hand ^ Long.lowestOneBit(rest)));
    }
    return value;
  }

  @Override
  public int evaluateCards(int... cards) {
    if (ruleSet.limits().isWrong(Objects.requireNonNull(cards, "cards"))) {
      throw ruleSet.limits().rejection(cards);
    }
    return evaluate(Hand.of(cards));
  }

  @Override
  public int[] bestCards(int... list) {
    int value = evaluateCards(list);
    int[] sorted = list.clone();
    Arrays.sort(sorted);
    for (int choice = 0; ; choice++) { // one of the choices has the value
      int ranks = 0;
      int suits = 0;
      long chosen = 0;
      for (int i = 0; i < sorted.length; i++) {
        if ((choice >> i & 1) != 0) {
          ranks |= 1 << rankPlace(sorted[i]);
          suits |= 1 << Card.suit(sorted[i]);
          chosen |= 1L << sorted[i];
        }
      }
      if (Integer.bitCount(ranks) == Integer.bitCount(choice)
          && Integer.bitCount(suits) == Integer.bitCount(choice)
          && values[ranks] == value) {
        return ruleSet.scaleOf(value).ordered(value, Hand.cards(chosen));
      }
    }
  }

  private int rankPlace(int card) {
    return aceFirst ? (Card.rank(card) + 1) % Card.RANK_COUNT : Card.rank(card);
  }

  public static BadugiTableEvaluator of(TableFile table) throws TableFormatException {
    char[] values = table.chars(TableFormat.FLUSHES);
    return new BadugiTableEvaluator(values, table.header().isAceFirst(), TableRuleSet.of(table));
  }

  @Override
  public String toString() {
    return ruleSet.toString();
  }
}
