package dev.yaku.board;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.strength.internal.CardTypes;
import dev.yaku.strength.internal.ValueOrder;
import java.util.Arrays;
import java.util.Objects;

/** Hands of hold'em on one board. */
final class HoldemHands implements BoardHands {
  /*
   * Unless the hand is a flush, all but the draws to a flush depends on the ranks of the hole
   * alone. So that part is kept by these ranks when it is first found: what the hole makes, plus 1,
   * in the lowest bits; then the draws; then whether a flush would be better. 0 is not known yet.
   * Two threads may find the same.
   */
  private static final int FLOP = 3;
  private static final int RIVER = 5;
  private static final int FLUSH = 5;
  private static final int RANK_BITS = 4;
  private static final int MADE_BITS = 5;
  private static final int DRAW_MASK = (1 << 10) - 1;
  private static final int FLUSH_IS_BETTER = 1 << 15;

  private final HandEvaluator evaluator;
  private final ValueKinds kinds;
  private final Straights straights;
  private final long board;
  private final long live; // cards that a hole may have
  private final int cards; // on the board
  private final int boardValue; // of a river; else -1
  private final BoardCards ofBoard;
  private final int flushSuit; // of three or more cards of the board
  private final char[] byRanks = new char[1 << 2 * RANK_BITS];

  HoldemHands(HandEvaluator evaluator, ValueKinds kinds, Straights straights, long board) {
    this.evaluator = evaluator;
    this.kinds = kinds;
    this.straights = straights;
    this.board = board;
    live = evaluator.ruleSet().deck() & ~board;
    cards = Long.bitCount(board);
    boardValue = cards == RIVER ? evaluator.evaluate(board) : -1;
    ofBoard = new BoardCards(kinds, board, false);
    flushSuit = CardTypes.flushSuit(board);
  }

  @Override
  public int words(long hole) {
    check(hole);
    return wordsOf(hole);
  }

  private void check(long hole) {
    if ((hole & ~live) != 0 || Long.bitCount(hole) != 2) {
      throw rejection(hole);
    }
  }

  private IllegalArgumentException rejection(long hole) {
    String shared =
        (hole & board) == 0 ? "" : "; " + Hand.toString(hole & board) + " is on the board";
    return new IllegalArgumentException(
        "a hole of " + Hand.toString(hole) + ": expected two other cards of the deck" + shared);
  }

  private int wordsOf(long hole) {
    int low = Long.numberOfTrailingZeros(hole);
    int high = Long.numberOfTrailingZeros(hole & hole - 1);
    int lowSuit = ValueKinds.suitOf(low);
    int highSuit = ValueKinds.suitOf(high);
    int a = kinds.placeOf(low);
    int b = kinds.placeOf(high);
    if (flushSuit != CardTypes.NO_SUIT) {
      int suited = (lowSuit == flushSuit ? 1 : 0) + (highSuit == flushSuit ? 1 : 0);
      if (ofBoard.suited[flushSuit] + suited >= FLUSH) {
        return ofFlush(hole, a, b);
      }
    }
    int known = byRanks[a << RANK_BITS | b];
    if (known == 0) {
      known = ofRanks(hole, a, b);
      byRanks[a << RANK_BITS | b] = (char) known;
    }
    int made = (known & (1 << MADE_BITS) - 1) - 1;
    int draws = known >>> MADE_BITS & DRAW_MASK;
    if ((known & FLUSH_IS_BETTER) != 0) {
      int flush = lowSuit == highSuit ? ofOneSuit(lowSuit, a, b) : ofSuits(lowSuit, a, highSuit, b);
      draws |= flush;
      if ((flush & Draw.FLUSHES) != 0 && (draws & Draw.STRAIGHTS) != 0) {
        draws |= Draw.COMBO_DRAW.bit();
      }
    }
    return made | draws << DRAWS_SHIFT;
  }

  /** A flush, or what is better: nothing is to be drawn to. */
  private int ofFlush(long hole, int a, int b) {
    int value = evaluator.evaluate(board | hole);
    return value == boardValue ? Made.THE_BOARD.number() : ofBoard.made(kinds.of(value), a, b);
  }

  private int ofRanks(long hole, int a, int b) {
    int value = evaluator.evaluate(board | hole);
    if (value == boardValue) {
      return Made.THE_BOARD.number() + 1;
    }
    int kind = kinds.of(value);
    int made = ofBoard.made(kind, a, b);
    if (cards == RIVER) {
      return made + 1;
    }
    int draws = ValueKinds.isStraightBetter(kind) ? straightDraws(a, b) : 0;
    boolean pairsHelp = ValueKinds.category(kind) != Category.FOUR_OF_A_KIND;
    if (pairsHelp && BoardCards.isKickers(made) && Math.min(a, b) > ofBoard.top) {
      draws |= Draw.OVERCARDS.bit();
    }
    return made + 1 | draws << MADE_BITS | (ValueKinds.isFlushBetter(kind) ? FLUSH_IS_BETTER : 0);
  }

  /** The draws to a flush of two cards of one suit. */
  private int ofOneSuit(int suit, int a, int b) {
    int onBoard = ofBoard.suited[suit];
    if (onBoard == FLUSH - 3) {
      return flushDraw(suit, Math.max(a, b));
    }
    return onBoard == 1 && cards == FLOP ? Draw.BACKDOOR_FLUSH_DRAW.bit() : 0;
  }

  /** The draws to a flush of cards of two suits. */
  private int ofSuits(int lowSuit, int low, int highSuit, int high) {
    if (flushSuit == CardTypes.NO_SUIT || ofBoard.suited[flushSuit] != FLUSH - 2) {
      return 0;
    }
    if (lowSuit == flushSuit) {
      return flushDraw(lowSuit, low);
    }
    return highSuit == flushSuit ? flushDraw(highSuit, high) : 0;
  }

  private int flushDraw(int suit, int rank) {
    return (rank == ofBoard.highest[suit] ? Draw.NUT_FLUSH_DRAW : Draw.FLUSH_DRAW).bit();
  }

  private int straightDraws(int a, int b) {
    int hole = 1 << a | 1 << b;
    int completing = straights.completing(hole | ofBoard.set, ofBoard.set);
    return straights.draw(completing, hole, ofBoard.set, cards == FLOP);
  }

  @Override
  public void words(int[] words) {
    checkSize("words", words);
    for (int index = 0; index < HoleIndex.SIZE; index++) {
      long hole = HoleIndex.hand(index);
      words[index] = (hole & ~live) == 0 ? wordsOf(hole) : -1;
    }
  }

  private static void checkSize(String name, int[] byHole) {
    if (Objects.requireNonNull(byHole, name).length < HoleIndex.SIZE) {
      throw new IllegalArgumentException(
          "an array of " + byHole.length + ": expected " + HoleIndex.SIZE);
    }
  }

  @Override
  public Texture texture() {
    return ofBoard.texture(board, straights.possible(ofBoard.set));
  }

  @Override
  public int beatenBy(long hole) {
    check(hole);
    int value = evaluator.evaluate(board | hole);
    int better = 0;
    for (long rest = live & ~hole; rest != 0; rest &= rest - 1) {
      long with = board | rest & -rest;
      for (long others = rest & rest - 1; others != 0; others &= others - 1) {
        better += evaluator.evaluate(with | others & -others) > value ? 1 : 0;
      }
    }
    return better;
  }

  @Override
  public void beatenBy(int[] counts) {
    checkSize("counts", counts);
    Arrays.fill(counts, 0, HoleIndex.SIZE, -1);
    ValueOrder order = new ValueOrder(evaluator.ruleSet().maxValue(), HoleIndex.SIZE);
    for (long hole : HoleIndex.hands(live)) {
      order.add(HoleIndex.of(hole), evaluator.evaluate(board | hole));
    }
    // All better holes, without those that share a card with a hole; no other shares both.
    int better = Long.bitCount(live) * (Long.bitCount(live) - 1) / 2;
    int[] betterWith = new int[Card.JOKER]; // by card
    Arrays.fill(betterWith, Long.bitCount(live) - 1);
    for (int value = order.value(0); value >= 0; value = order.value(value + 1)) {
      for (int hole = order.first(value); hole >= 0; hole = order.next(hole)) {
        better--;
        betterWith[HoleIndex.low(hole)]--;
        betterWith[HoleIndex.high(hole)]--;
      }
      for (int hole = order.first(value); hole >= 0; hole = order.next(hole)) {
        counts[hole] = better - betterWith[HoleIndex.low(hole)] - betterWith[HoleIndex.high(hole)];
      }
    }
  }

  @Override
  public int nuts() {
    int best = 0;
    for (long hole : HoleIndex.hands(live)) {
      best = Math.max(best, evaluator.evaluate(board | hole));
    }
    return best;
  }

  @Override
  public long[] nutHoles() {
    int nuts = nuts();
    return Arrays.stream(HoleIndex.hands(live))
        .filter(hole -> evaluator.evaluate(board | hole) == nuts)
        .toArray();
  }

  @Override
  public long board() {
    return board;
  }

  /** The board's cards as text. */
  @Override
  public String toString() {
    return Hand.toString(board);
  }
}
