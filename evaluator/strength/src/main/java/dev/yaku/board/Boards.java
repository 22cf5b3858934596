package dev.yaku.board;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import dev.yaku.strength.internal.SpotCheck;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Tells what players call a hand on a board, by the rules of hold'em or Omaha: the {@linkplain Made
 * made hand}, the {@linkplain Draw draws}, the {@linkplain Texture texture}.
 *
 * <pre>{@code
 * static final Boards HOLDEM = Boards.of("standard");
 *
 * BoardHands flop = HOLDEM.board(Hand.parse("9s 8d 2s"));
 * flop.made(Hand.parse("Js Ts")); // NO_PAIR
 * Draw.list(flop.draws(Hand.parse("Js Ts"))); // FLUSH_DRAW, OPEN_ENDED, OVERCARDS, COMBO_DRAW
 * }</pre>
 *
 * <p>Keep the object: creating it takes about a millisecond and 40 KB. Immutable, and safe for any
 * number of threads.
 */
public final class Boards {
  /*
   * What a hand is follows from its value, of which a table says what groups of equal ranks it has,
   * and from the ranks of hole and board. Draws to straights come from a table by set of ranks. The
   * order of the ranks and the straights are not asked of the rules' text but found by evaluating
   * hands.
   */
  private static final int STRAIGHT = 5;
  private static final int ACE = Card.RANKS.indexOf('A');

  private final Evaluator evaluator;
  private final ValueKinds kinds;
  private final Straights straights;

  private Boards(Evaluator evaluator) {
    this.evaluator = evaluator;
    boolean omaha = evaluator instanceof OmahaEvaluator;
    kinds = new ValueKinds(evaluator, !omaha && isAceFirst((HandEvaluator) evaluator), omaha);
    straights = straights();
  }

  /**
   * {@return the words by a built-in rule set}
   *
   * @param name such as {@code standard}, {@code short-deck} or {@code omaha}
   * @throws IllegalArgumentException if there is no such rule set, or it is neither hold'em nor
   *     Omaha
   */
  public static Boards of(String name) {
    return of(Evaluator.of(name));
  }

  /**
   * {@return the words by the rules of an evaluator; if the pot is split, in its high half}
   *
   * @param evaluator of hold'em or Omaha
   * @throws IllegalArgumentException if the rules are neither for high hands of natural cards, the
   *     best five of seven, nor for the high hands of Omaha
   */
  public static Boards of(Evaluator evaluator) {
    Objects.requireNonNull(evaluator, "evaluator");
    if (evaluator instanceof HandEvaluator hands) {
      SpotCheck.requireHoldem(hands);
    } else if (!(evaluator instanceof OmahaEvaluator)
        || evaluator.ruleSet().categories().get(0) != Category.HIGH_CARD) {
      throw new IllegalArgumentException(
          evaluator.ruleSet().name() + ": expected rules of hold'em, or high rules of Omaha");
    }
    return new Boards(evaluator);
  }

  /** {@return the rule set's evaluator} */
  public Evaluator evaluator() {
    return evaluator;
  }

  /**
   * {@return the hands on a board, which takes less than a microsecond to prepare}
   *
   * @param board three, four or five cards
   * @throws IllegalArgumentException if these are not such cards of the deck
   */
  public BoardHands board(long board) {
    RuleSet rules = evaluator.ruleSet();
    boolean omaha = evaluator instanceof OmahaEvaluator;
    new SpotCheck(rules.deck())
        .board(board, omaha ? rules.minBoard() : 3, omaha ? rules.maxBoard() : 5);
    return omaha
        ? new OmahaHands((OmahaEvaluator) evaluator, kinds, straights, board)
        : new HoldemHands((HandEvaluator) evaluator, kinds, straights, board);
  }

  /** Whether the ace is the lowest rank: then it is the lower pair of two pair. */
  private static boolean isAceFirst(HandEvaluator evaluator) {
    int ranks = Hand.ranks(evaluator.ruleSet().deck(), 0);
    if ((ranks >>> ACE & 1) == 0) {
      return false;
    }
    int other = Integer.numberOfTrailingZeros(ranks);
    int kicker = Integer.numberOfTrailingZeros(ranks & ranks - 1);
    int next = Card.RANK_COUNT;
    int value = evaluator.evaluateCards(ACE, ACE + next, other, other + next, kicker + 2 * next);
    return evaluator.ranks(value)[0] != ACE;
  }

  private Straights straights() {
    int ranks = kinds.ranks;
    List<Integer> found = new ArrayList<>();
    for (int low = 0; low + STRAIGHT <= ranks; low++) {
      found.add((1 << STRAIGHT) - 1 << low);
    }
    if (ranks > STRAIGHT) {
      found.add(Straights.wheel(ranks));
    }
    int[] weakestFirst =
        found.stream()
            .filter(set -> evaluator.category(value(set)) == Category.STRAIGHT)
            .sorted(Comparator.comparingInt(this::value))
            .mapToInt(set -> set)
            .toArray();
    return new Straights(weakestFirst, ranks);
  }

  /**
   * The value of five cards of several suits with these ranks. In Omaha, two of them and others of
   * their ranks are the hole, so that the hand is a straight, if it is one, or a pair.
   */
  private int value(int set) {
    int[] cards = new int[STRAIGHT];
    int rest = set;
    for (int i = 0; i < STRAIGHT; i++) {
      int rank = kinds.rank(Integer.numberOfTrailingZeros(rest));
      cards[i] = Card.RANK_COUNT * (i % BoardCards.SUITS) + rank;
      rest &= rest - 1;
    }
    if (evaluator instanceof HandEvaluator hands) {
      return hands.evaluateCards(cards);
    }
    OmahaEvaluator omaha = (OmahaEvaluator) evaluator;
    long hole = Hand.of(cards[0], cards[1]);
    for (int i = 1; Long.bitCount(hole) < omaha.ruleSet().minCards(); i++) {
      hole |= Hand.of((cards[i % 2] + Card.RANK_COUNT * ((i + 1) / 2)) % Card.JOKER);
    }
    return omaha.evaluate(hole, Hand.of(cards[2], cards[3], cards[4]));
  }

  /** The name of the rule set. */
  @Override
  public String toString() {
    return evaluator.ruleSet().name();
  }
}
