package dev.yaku.equity.internal.spot;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Card;
import dev.yaku.CardText;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.RuleSet;
import dev.yaku.equity.internal.ranges.OmahaRangeReader;
import dev.yaku.equity.internal.ranges.RangeReader;
import dev.yaku.equity.internal.three.ThreeTable;
import dev.yaku.internal.cards.CardName;
import dev.yaku.internal.cards.CardReader;
import dev.yaku.internal.rules.TableRuleSet;
import org.jspecify.annotations.Nullable;

/** The cards that the players of a game are dealt, and the comparison of their hands. */
public sealed interface Game {
  Evaluator evaluator();

  default String name() {
    return evaluator().ruleSet().name();
  }

  default long deck() {
    return evaluator().ruleSet().deck();
  }

  /** The number of cards of a complete board; 0 if there is no board. */
  default int boardCards() {
    return evaluator().ruleSet().maxBoard();
  }

  /** The fewest cards of a player's complete hand. */
  default int minHole() {
    return evaluator().ruleSet().minCards();
  }

  /** The most cards of a player's complete hand. */
  default int maxHole() {
    return evaluator().ruleSet().maxCards();
  }

  /** The rules of the low hands that win half the pot; null if there are none. */
  default @Nullable Evaluator lowHalf() {
    return null;
  }

  default boolean isSplit() {
    return lowHalf() != null;
  }

  /** Reads a player; throws a {@link dev.yaku.TextException} if the text is none. */
  default Player player(String text) {
    return new Player.Known(text.strip(), cards(text), this);
  }

  /** Reads cards; rejects texts that are none, and jokers that the deck lacks. */
  default long cards(String text) {
    long cards = Hand.parse(text);
    if ((cards & ~Hand.DECK & ~deck()) == 0) {
      return cards;
    }
    CardText all = CardText.parse(text);
    int first = 0;
    while (!Card.isJoker(all.cards()[first])) {
      first++;
    }
    int start = all.column(first) - 1;
    int end = start;
    while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
      end++;
    }
    throw all.fault(CardName.noJoker(text.substring(start, end), name()), first);
  }

  /** These cards, with jokers that are not taken if the deck has enough: jokers have no names. */
  default long withFreeJokers(long cards, long taken) {
    long free = deck() & ~Hand.DECK & ~taken;
    long chosen = Hand.EMPTY;
    for (int missing = Long.bitCount(cards & ~Hand.DECK); missing > 0; missing--) {
      chosen |= Long.lowestOneBit(free & ~chosen);
    }
    boolean isEnough = Long.bitCount(chosen) == Long.bitCount(cards & ~Hand.DECK);
    return isEnough ? cards & Hand.DECK | chosen : cards;
  }

  /** The value of a player's hand; the greater value wins. */
  int high(long hole, long board);

  /** The value of a player's low hand, 0 if it wins nothing. */
  default int low(long hole, long board) {
    return 0;
  }

  /**
   * Each player has two cards, and any cards of the board of five may be used. The table of three
   * hands by these rules is null if there is none.
   */
  record Holdem(HandEvaluator evaluator, ThreeTable threeHands) implements Game {
    public static final int HOLE = 2;
    public static final int BOARD = 5;
    private static final String STANDARD = "standard";

    public Holdem(HandEvaluator evaluator) {
      this(evaluator, null);
    }

    /** Whether the game can be played with these rules. */
    public static boolean fits(HandEvaluator evaluator) {
      TableRuleSet rules = TableRuleSet.of(evaluator.ruleSet());
      int cards = HOLE + BOARD;
      return rules.copies() == 1
          && rules.jokers() == 0
          && rules.minCards() <= cards
          && rules.maxCards() >= cards
          && !rules.isLow();
    }

    /** Whether the rules are the built-in ones of this name, for which tables were made. */
    public boolean isStandard() {
      return name().equals(STANDARD) && evaluator == HandEvaluator.of(STANDARD);
    }

    @Override
    public int boardCards() {
      return BOARD;
    }

    @Override
    public int minHole() {
      return HOLE;
    }

    @Override
    public int maxHole() {
      return HOLE;
    }

    /** One or two cards are known; anything else is a range, which holds 1,326 weights. */
    @Override
    public Player player(String text) {
      String given = text.strip();
      int[] cards = CardReader.suited(given, 1);
      if (cards != null
          && (cards.length == 1 || cards.length == HOLE && cards[0] != cards[1])
          && (Hand.of(cards) & ~deck()) == 0) {
        return new Player.Known(given, Hand.of(cards), this);
      }
      RangeReader.Items read = new RangeReader(text, deck()).read();
      return new Player.OfRange(given, read.weights(), read.notes());
    }

    @Override
    public int high(long hole, long board) {
      return evaluator.evaluate(hole | board);
    }
  }

  /** Each player has two to seven cards, of which exactly two are used with three of the board. */
  record Omaha(OmahaEvaluator evaluator, OmahaEvaluator lowHalf) implements Game {
    public Omaha(OmahaEvaluator evaluator) {
      this(evaluator, evaluator.isSplit() ? evaluator.lowHalf() : null);
    }

    /**
     * Cards, each with a rank and a suit, are a whole hand, and stars the number of its cards;
     * anything else is a range.
     */
    @Override
    public Player player(String text) {
      String given = text.strip();
      int[] cards = CardReader.suited(given, minHole());
      if (cards != null && (cards.length <= maxHole() || given.indexOf(',') < 0)) {
        return Game.super.player(text);
      }
      if (given.length() <= maxHole() && given.equals("*".repeat(given.length()))) {
        return new Player.Known(given, Hand.EMPTY, given.length(), this);
      }
      RuleSet rules = evaluator.ruleSet();
      OmahaRangeReader.Items ahead =
          new OmahaRangeReader(text, rules.maxCards(), rules.deck(), null, true).read();
      return new Player.OfOmaha(ahead.text(), ahead.symbols(), ahead.notes(), null, rules);
    }

    @Override
    public int high(long hole, long board) {
      return evaluator.evaluate(OmahaHand.ofHole(hole).withBoard(board));
    }

    @Override
    public int low(long hole, long board) {
      return isSplit() ? lowHalf.evaluate(OmahaHand.ofHole(hole).withBoard(board)) : 0;
    }
  }

  /**
   * A game without a board, in which the missing cards of a hand are drawn from the deck: stud,
   * razz, or draw poker after the discards.
   */
  record Draw(String name, Evaluator evaluator, HandEvaluator lowHalf, int minHole, int maxHole)
      implements Game {
    public static final int MOST_CARDS = 7; // no game has larger hands

    @Override
    public long deck() {
      RuleSet rules = evaluator.ruleSet();
      return rules.deck() | (1L << rules.jokers()) - 1 << Card.JOKER;
    }

    @Override
    public int high(long hole, long board) {
      return evaluator instanceof BadugiEvaluator badugi
          ? badugi.evaluate(hole)
          : ((HandEvaluator) evaluator).evaluate(hole);
    }

    @Override
    public int low(long hole, long board) {
      return isSplit() ? lowHalf.evaluate(hole) : 0;
    }
  }
}
