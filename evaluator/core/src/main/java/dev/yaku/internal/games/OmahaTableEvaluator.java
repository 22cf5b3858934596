package dev.yaku.internal.games;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.OmahaBoard;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.TableFormatException;
import dev.yaku.internal.rules.OmahaLimits;
import dev.yaku.internal.rules.ScaleReader;
import dev.yaku.internal.rules.TableRuleSet;
import dev.yaku.internal.rules.ValueScale;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.PerfectHash;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import dev.yaku.internal.table.TableHeader;
import java.util.Arrays;
import java.util.function.LongBinaryOperator;

/** Evaluates Omaha hands by a table of boards and pairs of hole cards. */
public record OmahaTableEvaluator(
    int[] suitKeys,
    char[] flushes,
    PerfectHash[] numbers,
    char[][] boards,
    PerfectHash five,
    char[] fives,
    int straightFlushes,
    OmahaLimits limits,
    TableRuleSet ruleSet,
    OmahaEvaluator low)
    implements OmahaEvaluator {
  /*
   * Without suits: the rank multiset of the board is a row, found by the keys of its suits' rank
   * sets and a perfect hash; two hole cards are a column. The value of the hand is the greatest in
   * the columns of its pairs of hole cards.
   *
   * Flushes: three cards of the suit must be on the board, so only one suit is possible. The best
   * flush has the highest two cards of the suit in the hole and the highest three on the board,
   * unless it is a straight flush; whether that is possible follows from the ranks of all cards of
   * the suit. The lowest bit of a suit's key is set if it holds three cards.
   *
   * Invalid hands are rejected before anything is read.
   */
  private static final int HOLE_CARDS = 2; // the number that count
  private static final int COMMON_HOLE = 4;
  private static final int BOARD_CARDS = 3;
  private static final int MAX_BOARD = 5;
  private static final int RANK_BITS = 4;
  private static final byte[] RANKS = new byte[Long.SIZE]; // by card, also above the deck
  private static final byte[] COLUMNS = new byte[1 << 2 * RANK_BITS]; // by two ranks, in any order

  static {
    for (int card = 0; card < RANKS.length; card++) {
      RANKS[card] = (byte) (card % Card.RANK_COUNT); // also of jokers, before the hand is rejected
    }
    for (int a = 0; a < Card.RANK_COUNT; a++) {
      for (int b = 0; b <= a; b++) {
        COLUMNS[a << RANK_BITS | b] = (byte) (a * (a + 1) / 2 + b);
        COLUMNS[b << RANK_BITS | a] = (byte) (a * (a + 1) / 2 + b);
      }
    }
  }

  /** Reads the tables of an Omaha game from its file. */
  public static OmahaTableEvaluator of(TableFile table) throws TableFormatException {
    TableHeader header = table.header();
    PerfectHash[] numbers = new PerfectHash[Math.max(header.maxCards(), header.maxBoard()) + 1];
    for (int cards = Math.min(BOARD_CARDS, header.minCards()); cards < numbers.length; cards++) {
      numbers[cards] = table.rankNumbers(cards);
    }
    TableRuleSet rules = TableRuleSet.of(table);
    return of(
        table,
        TableFormat.BOARDS,
        table.chars(TableFormat.FLUSHES),
        numbers,
        straightFlushes(ScaleReader.scale(table)),
        rules,
        low(table, numbers));
  }

  /** The low half, or null. If it has boards, it is like the high half without flushes. */
  private static OmahaEvaluator low(TableFile table, PerfectHash[] numbers)
      throws TableFormatException {
    if (table.has(TableFormat.LOWS)) {
      return OmahaLowEvaluator.of(table);
    }
    if (!table.has(TableFormat.LOW_PACKED)) {
      return null;
    }
    TableRuleSet low = TableRuleSet.lowHalf(table);
    char[] flushes = new char[KeyLayout.SUIT_MASK + 1];
    return of(table, TableFormat.LOW_BOARDS, flushes, numbers, Integer.MAX_VALUE, low, null);
  }

  private static OmahaTableEvaluator of(
      TableFile table,
      int kind,
      char[] flushes,
      PerfectHash[] numbers,
      int straightFlushes,
      TableRuleSet rules,
      OmahaEvaluator low)
      throws TableFormatException {
    int maxBoard = table.header().maxBoard();
    char[][] boards = new char[maxBoard + 1][];
    for (int cards = BOARD_CARDS; cards <= maxBoard; cards++) {
      boards[cards] = table.chars(kind, cards);
    }
    boolean fives = maxBoard == MAX_BOARD;
    return new OmahaTableEvaluator(
        table.ints(TableFormat.SUIT_KEYS),
        flushes,
        numbers,
        boards,
        fives ? numbers[MAX_BOARD] : null,
        fives ? boards[MAX_BOARD] : null,
        straightFlushes,
        OmahaLimits.of(rules),
        rules,
        low);
  }

  /** The least value of a straight flush. */
  private static int straightFlushes(ValueScale scale) {
    int value = 0;
    while (value <= scale.maxValue()
        && scale.category(value) != Category.STRAIGHT_FLUSH
        && scale.category(value) != Category.ROYAL_FLUSH) {
      value++;
    }
    return value;
  }

  @Override
  public int evaluate(long hole, long board) {
    if (limits.isWrong(hole, board)) {
      throw limits.rejection(hole, board);
    }
    return value(hole, Long.bitCount(hole), board, Long.bitCount(board));
  }

  private int value(long hole, int holeCards, long board, int boardCards) {
    int c = suitKeys[(int) board & suitKeys.length - 1];
    int d = suitKeys[(int) (board >>> 13) & suitKeys.length - 1];
    int h = suitKeys[(int) (board >>> 26) & suitKeys.length - 1];
    int s = suitKeys[(int) (board >>> 39)];
    int key = c + d + h + s;
    int value =
        boardCards == MAX_BOARD
            ? bestPair(fives, rowOfFive(key), hole, holeCards)
            : bestPair(
                boards[boardCards],
                TableFormat.HOLE_PAIRS * numbers[boardCards].value(key),
                hole,
                holeCards);
    int shift = Card.RANK_COUNT * ((d & 1) + 2 * (h & 1) + 3 * (s & 1));
    int suited = (int) (hole >>> shift) & KeyLayout.SUIT_MASK;
    if ((key & 1) * Integer.bitCount(suited) >= HOLE_CARDS) {
      return Math.max(value, flush(suited, (int) (board >>> shift) & KeyLayout.SUIT_MASK));
    }
    return value;
  }

  /** The greatest value in a row, in the columns of all pairs. */
  private static int bestPair(char[] table, int row, long hole, int holeCards) {
    if (holeCards < COMMON_HOLE) {
      return bestOfFew(table, row, hole, holeCards);
    }
    int a = RANKS[Long.numberOfTrailingZeros(hole)];
    hole &= hole - 1;
    int b = RANKS[Long.numberOfTrailingZeros(hole)];
    hole &= hole - 1;
    int c = RANKS[Long.numberOfTrailingZeros(hole)];
    hole &= hole - 1;
    int d = RANKS[Long.numberOfTrailingZeros(hole)];
    hole &= hole - 1;
    int best = table[row + COLUMNS[a << RANK_BITS | b]];
    best = Math.max(best, table[row + COLUMNS[a << RANK_BITS | c]]);
    best = Math.max(best, table[row + COLUMNS[b << RANK_BITS | c]]);
    best = Math.max(best, table[row + COLUMNS[a << RANK_BITS | d]]);
    best = Math.max(best, table[row + COLUMNS[b << RANK_BITS | d]]);
    best = Math.max(best, table[row + COLUMNS[c << RANK_BITS | d]]);
    if (holeCards == COMMON_HOLE) {
      return best;
    }
    int e = RANKS[Long.numberOfTrailingZeros(hole)];
    hole &= hole - 1;
    best = Math.max(best, table[row + COLUMNS[a << RANK_BITS | e]]);
    best = Math.max(best, table[row + COLUMNS[b << RANK_BITS | e]]);
    best = Math.max(best, table[row + COLUMNS[c << RANK_BITS | e]]);
    best = Math.max(best, table[row + COLUMNS[d << RANK_BITS | e]]);
    return holeCards == COMMON_HOLE + 1 ? best : bestOfMore(table, row, hole, a, b, c, d, e, best);
  }

  private static int bestOfFew(char[] table, int row, long hole, int holeCards) {
    int a = RANKS[Long.numberOfTrailingZeros(hole)];
    hole &= hole - 1;
    int b = RANKS[Long.numberOfTrailingZeros(hole)];
    hole &= hole - 1;
    int best = table[row + COLUMNS[a << RANK_BITS | b]];
    if (holeCards == HOLE_CARDS) {
      return best;
    }
    int c = RANKS[Long.numberOfTrailingZeros(hole)];
    best = Math.max(best, table[row + COLUMNS[a << RANK_BITS | c]]);
    return Math.max(best, table[row + COLUMNS[b << RANK_BITS | c]]);
  }

  /** The greatest value of pairs of the sixth card, and a seventh, with earlier cards. */
  private static int bestOfMore(
      char[] table, int row, long hole, int a, int b, int c, int d, int e, int best) {
    int f = RANKS[Long.numberOfTrailingZeros(hole)];
    hole &= hole - 1;
    best = Math.max(best, table[row + COLUMNS[a << RANK_BITS | f]]);
    best = Math.max(best, table[row + COLUMNS[b << RANK_BITS | f]]);
    best = Math.max(best, table[row + COLUMNS[c << RANK_BITS | f]]);
    best = Math.max(best, table[row + COLUMNS[d << RANK_BITS | f]]);
    best = Math.max(best, table[row + COLUMNS[e << RANK_BITS | f]]);
    if (hole == 0) {
      return best;
    }
    int g = RANKS[Long.numberOfTrailingZeros(hole)];
    best = Math.max(best, table[row + COLUMNS[a << RANK_BITS | g]]);
    best = Math.max(best, table[row + COLUMNS[b << RANK_BITS | g]]);
    best = Math.max(best, table[row + COLUMNS[c << RANK_BITS | g]]);
    best = Math.max(best, table[row + COLUMNS[d << RANK_BITS | g]]);
    best = Math.max(best, table[row + COLUMNS[e << RANK_BITS | g]]);
    return Math.max(best, table[row + COLUMNS[f << RANK_BITS | g]]);
  }

  /** The best flush of two of these ranks in the hole and three on the board. */
  public int flush(int inHole, int onBoard) {
    if (flushes[inHole | onBoard] >= straightFlushes) {
      return bestOfAll(inHole, onBoard);
    }
    int two = Integer.highestOneBit(inHole);
    two |= Integer.highestOneBit(inHole ^ two);
    int three = onBoard;
    while (Integer.bitCount(three) > BOARD_CARDS) {
      three &= three - 1;
    }
    return flushes[two | three];
  }

  /** The best flush, if two cards of the hole and three of the board may make a straight flush. */
  private int bestOfAll(int inHole, int onBoard) {
    int best = 0;
    for (int a = inHole; a != 0; a &= a - 1) {
      for (int b = a & a - 1; b != 0; b &= b - 1) {
        int two = Integer.lowestOneBit(a) | Integer.lowestOneBit(b);
        for (int p = onBoard; p != 0; p &= p - 1) {
          for (int q = p & p - 1; q != 0; q &= q - 1) {
            for (int r = q & q - 1; r != 0; r &= r - 1) {
              int three =
                  Integer.lowestOneBit(p) | Integer.lowestOneBit(q) | Integer.lowestOneBit(r);
              best = Math.max(best, flushes[two | three]);
            }
          }
        }
      }
    }
    return best;
  }

  @Override
  public OmahaBoard board(long board, int holeCards) {
    limits.checkBoard(board, holeCards);
    return new PreparedBoard(this, board, holeCards);
  }

  /** The values of the board with each pair of hole cards. */
  public char[] rowOf(long board) {
    int key = 0;
    for (int card : Hand.cards(board)) {
      key += rankKey(Card.rank(card));
    }
    int cards = Long.bitCount(board);
    int row = TableFormat.HOLE_PAIRS * numbers[cards].value(key);
    return Arrays.copyOfRange(boards[cards], row, row + TableFormat.HOLE_PAIRS);
  }

  /** Where the values of five cards begin in {@link #fives}, by the sum of their ranks' keys. */
  public int rowOfFive(int key) {
    return TableFormat.HOLE_PAIRS * five.value(key, PerfectHash.commonRowShift(5));
  }

  /** The suit that has three cards on the board, or -1. */
  public int flushSuit(long board) {
    for (int suit = 0; suit < Card.SUITS.length(); suit++) {
      if (Long.bitCount(board >>> Card.RANK_COUNT * suit & KeyLayout.SUIT_MASK) >= BOARD_CARDS) {
        return suit;
      }
    }
    return -1;
  }

  public int rankKey(int rank) {
    return suitKeys[1 << rank];
  }

  @Override
  public int cardKey(int card) {
    return rankKey(Card.rank(ruleSet.limits().checked(card)));
  }

  @Override
  public long[] countDeals(int cards, int jokers) {
    limits.checkDeal(cards, jokers);
    return new OmahaCounter(this::rowOf, this, limits, cards, ruleSet.maxValue()).counts;
  }

  @Override
  public int[] bestCards(OmahaHand hand) {
    int value = evaluate(hand);
    LongBinaryOperator high = (two, three) -> value(two, HOLE_CARDS, three, BOARD_CARDS);
    return OmahaChoice.of(hand, value, ruleSet.scaleOf(value), high);
  }

  @Override
  public boolean isSplit() {
    return low != null;
  }

  @Override
  public OmahaEvaluator lowHalf() {
    if (low == null) {
      throw OmahaLimits.noLowHalf(ruleSet);
    }
    return low;
  }

  @Override
  public String toString() {
    return ruleSet.toString();
  }
}
