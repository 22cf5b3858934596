package dev.yaku.spark;

import java.util.Map;
import org.apache.spark.SparkThrowable;

/**
 * Thrown for a row that a function cannot answer, with an error condition and an SQLSTATE, as
 * Spark's own errors have: {@value #BAD_CARDS} ({@value #INVALID_VALUE}), or {@value #BAD_RULES}
 * ({@value #UNDEFINED}) if the row names rules or rounds that do not exist. Immutable.
 */
public final class RowException extends IllegalArgumentException implements SparkThrowable {
  private static final long serialVersionUID = 1;

  static final String BAD_CARDS = "YAKU_BAD_CARDS";
  static final String BAD_RULES = "YAKU_BAD_RULES";
  private static final String INVALID_VALUE = "22023";
  private static final String UNDEFINED = "42704";

  private final String condition;
  private final String function;

  RowException(SqlFunction function, IllegalArgumentException fault, String condition) {
    super("[" + condition + "] " + function.sqlName(false) + ": " + fault.getMessage(), fault);
    this.function = function.sqlName(false);
    this.condition = condition;
  }

  @Override
  public String getCondition() {
    return condition;
  }

  @Override
  @SuppressWarnings("deprecation") // what 3.5 asks for
  public String getErrorClass() {
    return condition;
  }

  @Override
  public String getSqlState() {
    return condition.equals(BAD_CARDS) ? INVALID_VALUE : UNDEFINED;
  }

  @Override
  public boolean isInternalError() {
    return false;
  }

  @Override
  public Map<String, String> getMessageParameters() {
    return Map.of("function", function, "fault", getCause().getMessage());
  }

  /** The text that Spark 4.1 would otherwise look for in its own list of errors. */
  public String getDefaultMessageTemplate() {
    return "<function>: <fault>";
  }
}
