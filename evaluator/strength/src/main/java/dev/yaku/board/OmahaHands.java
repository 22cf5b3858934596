package dev.yaku.board;

import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import dev.yaku.OmahaEvaluator;
import java.util.Arrays;

/** Hands of Omaha on one board: exactly two cards of the hole count, with three of the board. */
final class OmahaHands implements BoardHands {
  /*
   * The two cards that make the value are those that together with three ranks of the board are
   * exactly the ranks of the value. From a straight on there is nothing to search: the word does
   * not depend on the two cards.
   */
  private static final int FLOP = 3;
  private static final int RIVER = 5;

  private final OmahaEvaluator evaluator;
  private final ValueKinds kinds;
  private final Straights straights;
  private final long board;
  private final int cards; // on the board
  private final BoardCards ofBoard;
  private final long counts; // of ranks on the board

  private volatile Nuts nuts; // found on first use; two threads may find equal ones

  /** The best value, and the pairs of cards that make it. */
  private record Nuts(int value, long[] holes) {}

  OmahaHands(OmahaEvaluator evaluator, ValueKinds kinds, Straights straights, long board) {
    this.evaluator = evaluator;
    this.kinds = kinds;
    this.straights = straights;
    this.board = board;
    cards = Long.bitCount(board);
    ofBoard = new BoardCards(kinds, board, true);
    counts = kinds.counts(board);
  }

  @Override
  public int words(long hole) {
    int value = evaluator.evaluate(hole, board); // rejects what is no hole
    int kind = kinds.of(value);
    long ofValue = kinds.countsOf(value);
    int made =
        ofValue != 0
            ? best(hole, kind, ofValue)
            : ofBoard.made(kind, ValueKinds.first(kind), ValueKinds.first(kind));
    return cards == RIVER ? made : made | draws(hole, kind, made) << DRAWS_SHIFT;
  }

  /** The word of the two cards that make the value: that of the first of the definitions. */
  private int best(long hole, int kind, long ofValue) {
    int best = Made.NO_PAIR.number();
    for (long rest = hole; rest != 0; rest &= rest - 1) {
      int a = place(rest);
      for (long others = rest & rest - 1; others != 0; others &= others - 1) {
        int b = place(others);
        if (kinds.isPart(ofValue, a, b, counts)) {
          best = Math.min(best, ofBoard.made(kind, a, b));
        }
      }
    }
    return best;
  }

  private int place(long cards) {
    return kinds.placeOf(Long.numberOfTrailingZeros(cards));
  }

  private int draws(long hole, int kind, int made) {
    int draws = ValueKinds.isFlushBetter(kind) ? flushDraws(hole) : 0;
    int inHole = kinds.set(hole);
    if (ValueKinds.isStraightBetter(kind)) {
      int completing = straights.completingInOmaha(inHole, ofBoard.set);
      draws |= straights.draw(completing, inHole, ofBoard.set, cards == FLOP);
    }
    if ((draws & Draw.FLUSHES) != 0 && (draws & Draw.STRAIGHTS) != 0) {
      draws |= Draw.COMBO_DRAW.bit();
    }
    boolean pairsHelp = ValueKinds.category(kind).compareTo(Category.THREE_OF_A_KIND) < 0;
    if (pairsHelp
        && BoardCards.isKickers(made)
        && Integer.bitCount(inHole >>> ofBoard.top + 1) >= 2) {
      draws |= Draw.OVERCARDS.bit();
    }
    return draws;
  }

  /** Of two flush draws the nut flush draw is named. */
  private int flushDraws(long hole) {
    int found = 0;
    for (int suit = 0; suit < BoardCards.SUITS; suit++) {
      long suited = hole & BoardCards.cards(suit);
      if (Long.bitCount(suited) < 2) {
        continue;
      }
      if (ofBoard.suited[suit] == 2) {
        boolean isNut = kinds.set(suited) >>> ofBoard.highest[suit] != 0;
        found |= (isNut ? Draw.NUT_FLUSH_DRAW : Draw.FLUSH_DRAW).bit();
      } else if (ofBoard.suited[suit] == 1 && cards == FLOP) {
        found |= Draw.BACKDOOR_FLUSH_DRAW.bit();
      }
    }
    return Draw.NUT_FLUSH_DRAW.isIn(found) ? found & ~Draw.FLUSH_DRAW.bit() : found;
  }

  @Override
  public void words(int[] words) {
    throw notHoldem();
  }

  @Override
  public void beatenBy(int[] counts) {
    throw notHoldem();
  }

  private UnsupportedOperationException notHoldem() {
    return new UnsupportedOperationException(
        evaluator.ruleSet().name() + ": holes of two cards are of hold'em");
  }

  @Override
  public Texture texture() {
    return ofBoard.texture(board, straights.possibleInOmaha(ofBoard.set));
  }

  @Override
  public int beatenBy(long hole) {
    int value = evaluator.evaluate(hole, board);
    long others = evaluator.ruleSet().deck() & ~(hole | board);
    long[] byValue = evaluator.countByValue(Hands.of(others, Long.bitCount(hole)), board);
    return Math.toIntExact(Arrays.stream(byValue, value + 1, byValue.length).sum());
  }

  @Override
  public int nuts() {
    return found().value;
  }

  @Override
  public long[] nutHoles() {
    return found().holes.clone();
  }

  /** Two cards make the best value if every hole that has them does. */
  private Nuts found() {
    Nuts known = nuts;
    if (known != null) {
      return known;
    }
    long live = evaluator.ruleSet().deck() & ~board;
    Hands holes = Hands.of(live, evaluator.ruleSet().minCards());
    long[] byValue = evaluator.countByValue(holes, board);
    int best = byValue.length - 1;
    while (byValue[best] == 0) {
      best--;
    }
    int nutValue = best;
    boolean[] isLess = new boolean[HoleIndex.SIZE];
    evaluator.forEach(
        holes,
        board,
        (hole, value) -> {
          if (value < nutValue) {
            mark(isLess, hole);
          }
        });
    long[] pairs =
        Arrays.stream(HoleIndex.hands(live)).filter(pair -> !isLess[HoleIndex.of(pair)]).toArray();
    known = new Nuts(nutValue, pairs);
    nuts = known;
    return known;
  }

  private static void mark(boolean[] marks, long hole) {
    for (long rest = hole; rest != 0; rest &= rest - 1) {
      for (long others = rest & rest - 1; others != 0; others &= others - 1) {
        marks[HoleIndex.of(rest & -rest | others & -others)] = true;
      }
    }
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
