package dev.yaku.spark;

import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * The arguments of functions of hands: one or two texts or sets, then perhaps the number of cards
 * demanded; or a value alone.
 */
enum HandForm implements Form {
  /** The value. */
  VALUE(false),
  /** The packed form of the value. */
  PACKED(true),
  /** The category. */
  CATEGORY(true),
  /** Words. */
  DESCRIBE(true),
  /** The cards that make the value. */
  BEST(false);

  /** Whether the function is one of the value, and can be given that alone. */
  private final boolean ofValue;

  HandForm(boolean ofValue) {
    this.ofValue = ofValue;
  }

  @Override
  public String fault(List<Expression> arguments) {
    if (isValue(arguments)) {
      return null;
    }
    int cards = cards(arguments);
    for (Expression argument : arguments.subList(0, Math.min(cards, 2))) {
      if (!SqlTypes.isText(argument) && !SqlTypes.isSet(argument)) {
        String value = ofValue ? ", or an INT alone, a value" : "";
        return SqlTypes.fault(
            "cards", argument, "STRING, or a BIGINT whose bits are cards" + value);
      }
    }
    if (cards > 2) {
      return SqlTypes.fault("the number of cards", arguments.get(2), "INT");
    }
    boolean mixed =
        cards == 2
            && !arguments.stream().limit(2).allMatch(SqlTypes::isText)
            && !arguments.stream().limit(2).allMatch(SqlTypes::isSet);
    return mixed ? "hole and board: expected both as STRING or both as BIGINT" : null;
  }

  @Override
  public String fault(RowCall<?> call, List<Expression> arguments) {
    HandCall hands = (HandCall) call;
    if (isValue(arguments)) {
      return null;
    }
    int cards = cards(arguments);
    if (hands.hasBoard() && cards == 1 && !SqlTypes.isText(arguments.get(0))) {
      return "expected hole and board, two BIGINT";
    }
    if (cards < arguments.size()
        && SqlTypes.known(arguments.get(cards)) instanceof Integer number) {
      hands.checkDemand(number);
    }
    return null;
  }

  private boolean isValue(List<Expression> arguments) {
    return ofValue && arguments.size() == 1 && SqlTypes.isInt(arguments.get(0));
  }

  /** The number of arguments that are cards. */
  private static int cards(List<Expression> arguments) {
    int last = arguments.size() - 1;
    return last > 0 && SqlTypes.isInt(arguments.get(last)) ? last : last + 1;
  }

  @Override
  public HandCall call(String function, String rules, BadCards badCards) {
    return new HandCall(function, rules, badCards);
  }

  @Override
  public Class<HandCall> type() {
    return HandCall.class;
  }

  @Override
  public Object answer(RowCall<?> call, Object... arguments) {
    HandCall hands = (HandCall) call;
    return switch (this) {
      case VALUE -> value(hands, arguments);
      case PACKED -> hands.packed(value(hands, arguments));
      case CATEGORY -> hands.category(value(hands, arguments));
      case DESCRIBE -> hands.describe(value(hands, arguments));
      case BEST -> best(hands, arguments);
    };
  }

  private static int value(HandCall hands, Object... arguments) {
    Object first = arguments[0];
    if (first instanceof Integer value) {
      return value;
    }
    return first instanceof Long set
        ? hands.value(set, secondSet(arguments), demanded(arguments))
        : hands.value((UTF8String) first, secondText(arguments), demanded(arguments));
  }

  private static UTF8String best(HandCall hands, Object... arguments) {
    return arguments[0] instanceof Long set
        ? hands.best(set, secondSet(arguments), demanded(arguments))
        : hands.best((UTF8String) arguments[0], secondText(arguments), demanded(arguments));
  }

  private static long secondSet(Object... arguments) {
    return arguments.length > 1 && arguments[1] instanceof Long set ? set : 0;
  }

  private static UTF8String secondText(Object... arguments) {
    return arguments.length > 1 && arguments[1] instanceof UTF8String text ? text : null;
  }

  private static int demanded(Object... arguments) {
    return arguments[arguments.length - 1] instanceof Integer cards ? cards : HandCall.ANY;
  }

  @Override
  public void write(
      JavaText code, String call, List<Expression> arguments, List<ExprValue> values) {
    String method = name().toLowerCase(Locale.ROOT);
    if (isValue(arguments)) {
      code.add(call, ".", method, "(", values.get(0), ")");
      return;
    }
    int cards = cards(arguments);
    boolean isText = SqlTypes.isText(arguments.get(0));
    code.add(call, ".", method, "(", ofValue ? call + ".value(" : "", values.get(0), ", ");
    code.add(cards > 1 ? values.get(1) : isText ? "(UTF8String) null" : "0L", ", ");
    code.add(cards < values.size() ? values.get(cards) : HandCall.ANY, ofValue ? "))" : ")");
  }
}
