package dev.yaku.spark;

import java.util.Map;
import java.util.WeakHashMap;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.analysis.FunctionRegistry;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.classic.UserDefinedFunctionUtils;
import org.apache.spark.util.LongAccumulator;
import scala.Function1;
import scala.collection.immutable.Seq;

/**
 * Functions of SQL: {@code yaku_value}, {@code yaku_category}, {@code yaku_describe}, {@code
 * yaku_equity} and {@code yaku_index}; {@code DESCRIBE FUNCTION} says what each takes.
 *
 * <pre>{@code
 * YakuFunctions.register(spark);
 * spark.sql("SELECT yaku_describe('standard', cards) FROM hands");
 * }</pre>
 *
 * <p>Or without a call: start Spark with {@code spark.sql.extensions} = {@code
 * dev.yaku.spark.YakuExtensions}.
 *
 * <p>An argument that is null gives null. What is no hand of the rules lets the query fail, or
 * gives null, as {@link #BAD_CARDS} says; a rule set that does not exist, or a column of another
 * type, lets the query fail. All methods are safe for any number of threads.
 */
public final class YakuFunctions {
  /** The setting of a session that says what becomes of bad cards: {@value}. */
  public static final String BAD_CARDS = "spark.yaku.badCards";

  /** The value of {@link #BAD_CARDS} by which the query fails, as by default: {@value}. */
  public static final String FAIL = "fail";

  /** The value of {@link #BAD_CARDS} by which bad cards give null, and are counted: {@value}. */
  public static final String NULL = "null";

  private static final Map<SparkContext, LongAccumulator> COUNTERS = new WeakHashMap<>();

  private YakuFunctions() {}

  /** Registers all functions in a session. */
  public static void register(SparkSession spark) {
    FunctionRegistry registry =
        ((org.apache.spark.sql.classic.SparkSession) spark).sessionState().functionRegistry();
    for (SqlFunction function : SqlFunction.values()) {
      registry.registerFunction(id(function), info(function), builder(function));
    }
  }

  /**
   * How many times a function has given null for bad cards, in all sessions of a Spark context. The
   * interface of Spark shows the same number for each stage, as the accumulator "yaku bad cards".
   *
   * <p>Spark counts what tasks do: rows of a task that had to be done again, or of a stage that two
   * queries share no result of, are counted again, and rows that a query need not look at are not
   * counted. Where the number has to be right, count rows: {@code count_if(cards IS NOT NULL AND
   * yaku_value('standard', cards) IS NULL)}.
   */
  public static long badCards(SparkSession spark) {
    return counter(spark.sparkContext()).sum();
  }

  private static LongAccumulator counter(SparkContext context) {
    synchronized (COUNTERS) {
      return COUNTERS.computeIfAbsent(context, one -> one.longAccumulator("yaku bad cards"));
    }
  }

  static FunctionIdentifier id(SqlFunction function) {
    return new FunctionIdentifier(function.sqlName());
  }

  static ExpressionInfo info(SqlFunction function) {
    String example = function.example();
    return new ExpressionInfo(
        CardUdf.class.getName(),
        "",
        function.sqlName(),
        function.usage(),
        "",
        example,
        "",
        "",
        "",
        "",
        "scala_udf");
  }

  /** Makes calls of a function, of any of its numbers of arguments. */
  static Function1<Seq<Expression>, Expression> builder(SqlFunction function) {
    return arguments -> {
      int count = arguments.size();
      function.checkCount(count);
      LongAccumulator counter = counter(SparkSession.active().sparkContext());
      return UserDefinedFunctionUtils.toScalaUDF(
          new CardUdf(function, counter).of(count), arguments);
    };
  }
}
