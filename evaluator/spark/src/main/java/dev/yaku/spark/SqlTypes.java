package dev.yaku.spark;

import java.util.List;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.StringType;

/** The types of arguments. A NULL without a type is of any type. */
final class SqlTypes {
  /** What cards can be. */
  static final String CARDS = "STRING, or a BIGINT whose bits are cards";

  private SqlTypes() {}

  static boolean isText(Expression argument) {
    return argument.dataType() instanceof StringType || isNull(argument);
  }

  static boolean isSet(Expression argument) {
    return argument.dataType() instanceof LongType || isNull(argument);
  }

  static boolean isInt(Expression argument) {
    return argument.dataType() instanceof IntegerType;
  }

  static boolean isNull(Expression argument) {
    return argument.dataType() instanceof NullType;
  }

  /** The value of a literal; null of a NULL, and of what only rows know. */
  static Object known(Expression argument) {
    return argument instanceof Literal literal ? literal.value() : null;
  }

  /** Says which of these arguments is no cards; null if all are. */
  static String faultOfCards(List<Expression> arguments, String orElse) {
    for (Expression argument : arguments) {
      if (!isText(argument) && !isSet(argument)) {
        return fault("cards", argument, CARDS + orElse);
      }
    }
    return null;
  }

  /** Says that cards are neither all text nor all sets; null if they are. */
  static String faultOfMixed(List<Expression> cards) {
    return cards.stream().allMatch(SqlTypes::isText) || cards.stream().allMatch(SqlTypes::isSet)
        ? null
        : "hole and board: expected both as STRING or both as BIGINT";
  }

  /** Says that an argument has the wrong type. */
  static String fault(String argument, Expression found, String expected) {
    DataType type = found.dataType();
    return argument + " of type " + type.sql() + ": expected " + expected;
  }
}
