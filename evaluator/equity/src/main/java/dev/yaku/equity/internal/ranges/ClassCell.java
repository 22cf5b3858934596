package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/** The holes of two ranks in a deck, and the texts of some of them: hands, or a card and a rank. */
final class ClassCell {
  /** A text, and its holes as a mask: bit <i>i</i> is the hole of index <i>i</i> of the cell. */
  private record Item(int holes, String text) {}

  private final int high;
  private final int low;
  private final int[] holes;

  /** The suited holes, as a mask. */
  final int suited;

  /** The offsuit holes, or those of a pair. */
  final int offsuit;

  private List<Item> items; // those of most holes first; made when needed

  ClassCell(int high, int low, long deck) {
    this.high = high;
    this.low = low;
    BitSet all = TwoRanks.of(high, low, TwoRanks.Suits.ALL).holes(deck);
    holes = all.stream().toArray();
    BitSet sameSuit = TwoRanks.of(high, low, TwoRanks.Suits.SUITED).holes(deck);
    suited = high == low ? 0 : maskOf(sameSuit);
    offsuit = maskOf(all) & ~suited;
  }

  boolean isPair() {
    return high == low;
  }

  int maskOf(BitSet some) {
    int mask = 0;
    for (int i = 0; i < holes.length; i++) {
      mask |= some.get(holes[i]) ? 1 << i : 0;
    }
    return mask;
  }

  /** Items that name these holes, and perhaps others: the one that names most of them first. */
  List<String> texts(int some, int others) {
    List<String> texts = new ArrayList<>();
    int rest = some;
    while (rest != 0) {
      Item best = null;
      for (Item item : items()) {
        boolean fits = (item.holes & ~(rest | others)) == 0;
        int count = Integer.bitCount(item.holes & rest);
        if (fits && (best == null || count > Integer.bitCount(best.holes & rest))) {
          best = item;
        }
      }
      texts.add(best.text); // each hole is an item by itself
      rest &= ~best.holes;
    }
    return texts;
  }

  private List<Item> items() {
    if (items == null) {
      items = new ArrayList<>();
      for (int i = holes.length - 1; i >= 0; i--) {
        items.add(new Item(1 << i, handText(HoleIndex.hand(holes[i]))));
      }
      addCards(high, low);
      if (high != low) {
        addCards(low, high);
      }
      items.sort(Comparator.comparing(item -> item.text.length()));
    }
    return items;
  }

  /** Adds each card of a rank with any card of the other rank. */
  private void addCards(int rank, int other) {
    for (int suit = Card.SUITS.length() - 1; suit >= 0; suit--) {
      int card = Card.of(rank, suit);
      int mask = maskOf(HoleSets.with(card, other, Hand.DECK));
      if (mask != 0) {
        items.add(new Item(mask, Card.toString(card) + Card.RANKS.charAt(other)));
      }
    }
  }

  /** A hand as text, higher card first. */
  private static String handText(long hand) {
    int a = Long.numberOfTrailingZeros(hand);
    int b = Long.numberOfTrailingZeros(hand & hand - 1);
    boolean ordered = Card.rank(a) > Card.rank(b);
    return Card.toString(ordered ? a : b) + Card.toString(ordered ? b : a);
  }

  /** The two ranks, such as {@code AK}. */
  @Override
  public String toString() {
    return "" + Card.RANKS.charAt(high) + Card.RANKS.charAt(low);
  }
}
