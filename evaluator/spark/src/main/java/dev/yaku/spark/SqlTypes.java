package dev.yaku.spark;

import java.util.List;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.types.IntegerType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.StringType;

/** The types of arguments. A NULL without a type is of any type. */
final class SqlTypes {
  /** The types of columns of cards. */
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

  /** Rejects what is no cards. */
  static void checkCards(List<Expression> arguments, String orElse) {
    for (Expression argument : arguments) {
      if (!isText(argument) && !isSet(argument)) {
        throw fault("cards", argument, CARDS + orElse);
      }
    }
  }

  /** Rejects cards that are neither all text nor all sets. */
  static void checkAlike(List<Expression> cards) {
    if (!cards.stream().allMatch(SqlTypes::isText) && !cards.stream().allMatch(SqlTypes::isSet)) {
      throw new IllegalArgumentException(
          "hole and board: expected both as STRING or both as BIGINT");
    }
  }

  /** Rejects a set without another: text can have hole, bar and board. */
  static void checkBoard(List<Expression> cards) {
    if (cards.size() == 1 && !isText(cards.get(0))) {
      throw new IllegalArgumentException("expected hole and board, two BIGINT");
    }
  }

  /** The exception for an argument of a wrong type. */
  static IllegalArgumentException fault(String argument, Expression found, String expected) {
    String type = found.dataType().sql();
    return new IllegalArgumentException(argument + " of type " + type + ": expected " + expected);
  }
}
