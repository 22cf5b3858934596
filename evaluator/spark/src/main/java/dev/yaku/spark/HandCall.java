package dev.yaku.spark;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.RuleSet;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * The functions of hands, by one rule set. Cards are one or two sets, or one or two texts: hole and
 * board. The last argument of each method for them is the number of cards demanded, or {@link
 * #ANY}.
 */
public final class HandCall extends RowCall {
  private static final long serialVersionUID = 1;

  /** Demands no number of cards. */
  private static final int ANY = Integer.MIN_VALUE;

  private static final String LOW = " low";

  private final transient Evaluator evaluator;
  private final transient HandEvaluator hands;
  private final transient OmahaEvaluator omaha;
  private final transient BadugiEvaluator badugi;

  /** The name of rules ends with {@code " low"} for the low half of a split pot. */
  HandCall(SqlFunction function, String rules, BadCards badCards) {
    super(function, rules, badCards);
    evaluator = rules == null ? null : evaluator(rules);
    hands = evaluator instanceof HandEvaluator one ? one : null;
    omaha = evaluator instanceof OmahaEvaluator one ? one : null;
    badugi = evaluator instanceof BadugiEvaluator one ? one : null;
  }

  private static Evaluator evaluator(String rules) {
    if (!rules.endsWith(LOW)) {
      return Evaluator.of(rules);
    }
    Evaluator split = Evaluator.of(rules.substring(0, rules.length() - LOW.length()));
    if (!split.isSplit()) {
      throw new IllegalArgumentException(
          rules + ": " + split.ruleSet() + " does not split the pot");
    }
    return split.lowHalf();
  }

  /** One or two texts or sets, then perhaps the number of cards demanded; or a value alone. */
  @Override
  void check(List<Expression> arguments) {
    if (isValue(arguments)) {
      return;
    }
    int cards = cards(arguments);
    List<Expression> given = arguments.subList(0, Math.min(cards, 2));
    SqlTypes.checkCards(given, isOfValue() ? ", or an INT alone, a value" : "");
    if (cards > 2) {
      throw SqlTypes.fault("the number of cards", arguments.get(2), "INT");
    }
    SqlTypes.checkAlike(given);
    if (omaha != null) {
      SqlTypes.checkBoard(given);
    }
    if (rules != null
        && cards < arguments.size()
        && SqlTypes.known(arguments.get(cards)) instanceof Integer number) {
      checkDemand(number);
    }
  }

  /** Whether the function is one of the value, and can be given that alone. */
  private boolean isOfValue() {
    return function != SqlFunction.VALUE && function != SqlFunction.BEST;
  }

  private boolean isValue(List<Expression> arguments) {
    return isOfValue() && arguments.size() == 1 && SqlTypes.isInt(arguments.get(0));
  }

  /** The number of arguments that are cards. */
  private static int cards(List<Expression> arguments) {
    int last = arguments.size() - 1;
    return last > 0 && SqlTypes.isInt(arguments.get(last)) ? last : last + 1;
  }

  @Override
  Object answer(Object... arguments) {
    if (arguments[0] instanceof Integer value) {
      return ofValue(value);
    }
    int cards = arguments[arguments.length - 1] instanceof Integer number ? number : ANY;
    Object second = arguments.length > 1 ? arguments[1] : null;
    boolean isBest = function == SqlFunction.BEST;
    if (arguments[0] instanceof Long set) {
      long board = second instanceof Long other ? other : 0;
      return isBest ? best(set, board, cards) : ofValue(value(set, board, cards));
    }
    UTF8String text = (UTF8String) arguments[0];
    UTF8String board = second instanceof UTF8String other ? other : null;
    return isBest ? best(text, board, cards) : ofValue(value(text, board, cards));
  }

  private Object ofValue(int value) {
    return switch (function) {
      case PACKED -> packed(value);
      case CATEGORY -> category(value);
      case DESCRIBE -> describe(value);
      default -> value;
    };
  }

  @Override
  void write(JavaText code, String call, List<Expression> arguments, List<ExprValue> values) {
    code.add(call, ".", function.word(), "(");
    if (isValue(arguments)) {
      code.add(values.get(0), ")");
      return;
    }
    int cards = cards(arguments);
    boolean isText = SqlTypes.isText(arguments.get(0));
    code.add(isOfValue() ? call + ".value(" : "", values.get(0), ", ");
    code.add(cards > 1 ? values.get(1) : isText ? "(UTF8String) null" : "0L", ", ");
    code.add(cards < values.size() ? values.get(cards) : ANY, isOfValue() ? "))" : ")");
  }

  /**
   * Checks a number of cards to be demanded.
   *
   * @throws IllegalArgumentException if no hand has so many cards
   */
  private void checkDemand(int cards) {
    RuleSet set = evaluator.ruleSet();
    int least = set.minCards() + set.minBoard();
    int most = set.maxCards() + set.maxBoard();
    if (cards < least || cards > most) {
      String range = least == most ? "" + most : least + " to " + most;
      throw new IllegalArgumentException(cards + " cards: " + rules + " takes " + range);
    }
  }

  public int value(long first, long second, int cards) {
    demand(Long.bitCount(first) + Long.bitCount(second), cards);
    if (hands != null) {
      return hands.evaluate(union(first, second));
    }
    return omaha == null
        ? badugi.evaluate(union(first, second))
        : omaha.evaluate(OmahaHand.ofHole(first).withBoard(second));
  }

  public int value(UTF8String first, UTF8String second, int cards) {
    String text = text(first, second);
    try {
      if (omaha != null) {
        return omaha.evaluate(demand(omaha.parse(text), cards));
      }
      return hands == null
          ? badugi.evaluateCards(demand(badugi.parse(text), cards))
          : hands.evaluateCards(demand(hands.parse(text), cards));
    } catch (CardFormatException e) {
      throw located(text, e.column(), e);
    }
  }

  public UTF8String best(long first, long second, int cards) {
    demand(Long.bitCount(first) + Long.bitCount(second), cards);
    if (omaha != null) {
      return text(omaha.bestCards(OmahaHand.ofHole(first).withBoard(second)));
    }
    int[] list = Hand.cards(union(first, second));
    return text(hands == null ? badugi.bestCards(list) : hands.bestCards(list));
  }

  public UTF8String best(UTF8String first, UTF8String second, int cards) {
    String text = text(first, second);
    try {
      if (omaha != null) {
        return text(omaha.bestCards(demand(omaha.parse(text), cards)));
      }
      return text(
          hands == null
              ? badugi.bestCards(demand(badugi.parse(text), cards))
              : hands.bestCards(demand(hands.parse(text), cards)));
    } catch (CardFormatException e) {
      throw located(text, e.column(), e);
    }
  }

  public int packed(int value) {
    return evaluator.packed(checked(value));
  }

  public UTF8String category(int value) {
    return UTF8String.fromString(evaluator.category(checked(value)).text());
  }

  public UTF8String describe(int value) {
    return UTF8String.fromString(evaluator.describe(checked(value)));
  }

  private int checked(int value) {
    int most = evaluator.ruleSet().maxValue();
    if (value < 0 || value > most) {
      throw new IllegalArgumentException("value " + value + ": " + rules + " has 0 to " + most);
    }
    return value;
  }

  private static long union(long first, long second) {
    if ((first & second) != 0) {
      throw new IllegalArgumentException("duplicate card: " + Hand.toString(first & second));
    }
    return first | second;
  }

  private static OmahaHand demand(OmahaHand hand, int cards) {
    demand(Long.bitCount(hand.hole()) + Long.bitCount(hand.board()), cards);
    return hand;
  }

  private static int[] demand(int[] hand, int cards) {
    demand(hand.length, cards);
    return hand;
  }

  private static void demand(int found, int cards) {
    if (cards != ANY && found != cards) {
      String noun = found == 1 ? " card" : " cards";
      throw new IllegalArgumentException(found + noun + ": expected " + cards);
    }
  }

  private String text(UTF8String first, UTF8String second) {
    String one = text(first);
    return second == null ? one : one + (omaha == null ? " " : " | ") + text(second);
  }

  private static UTF8String text(int... cards) {
    return UTF8String.fromString(Card.toString(cards));
  }
}
