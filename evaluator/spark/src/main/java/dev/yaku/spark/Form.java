package dev.yaku.spark;

import java.util.List;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.codegen.ExprValue;

/** The arguments of a function after the first one, and what is called with them. */
interface Form {
  /** Says what is wrong with the types of these arguments; null if nothing is. */
  String fault(List<Expression> arguments);

  /**
   * Says what is wrong with these arguments if the rules are known; null if nothing is.
   *
   * @param call what {@link #call} has returned
   */
  String fault(RowCall<?> call, List<Expression> arguments);

  /**
   * What is called for each row.
   *
   * @param rules the first argument; null if each row has its own
   * @throws IllegalArgumentException if there are no such rules
   */
  RowCall<?> call(String function, String rules, BadCards badCards);

  /** The class of what is called. */
  Class<? extends RowCall<?>> type();

  /** The result for one row, in Spark's own types. */
  Object answer(RowCall<?> call, Object... arguments);

  /** Adds a Java expression for the result of one row. */
  void write(JavaText code, String call, List<Expression> arguments, List<ExprValue> values);
}
