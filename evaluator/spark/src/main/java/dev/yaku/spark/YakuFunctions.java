package dev.yaku.spark;

import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.analysis.FunctionRegistry;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.util.LongAccumulator;
import scala.Function1;
import scala.Option;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The SQL functions {@code yaku_value}, {@code yaku_packed}, {@code yaku_category}, {@code
 * yaku_describe}, {@code yaku_best}, {@code yaku_made}, {@code yaku_draws}, {@code yaku_texture},
 * {@code yaku_equity}, {@code yaku_equity_result} and {@code yaku_index}; {@code DESCRIBE FUNCTION}
 * says what each takes. Each has a second form, such as {@code try_yaku_value}, which gives null
 * for every row that it cannot answer. Arguments may be given by name: {@code n => 7}.
 *
 * <pre>{@code
 * YakuFunctions.register(spark);
 * spark.sql("SELECT yaku_describe('standard', cards) FROM hands");
 * }</pre>
 *
 * <p>To register them without a call, start Spark with {@code spark.sql.extensions} = {@code
 * dev.yaku.spark.YakuExtensions}. Either way they are functions of the whole JVM, as Spark's own
 * are, so that views and SQL functions that are kept in a catalog can use them.
 *
 * <p>A null argument gives null. An invalid hand makes the query fail or gives null, depending on
 * {@link #BAD_CARDS}. An argument of another type, or a literal that names no rule set, makes the
 * query fail when it is analysed; a row that names no rule set makes it fail in any case. A row
 * fails with a {@link RowException}. All methods are safe for any number of threads.
 *
 * <p>A hand may have any number of cards that its rules allow, so that {@code
 * yaku_value('standard', '')} is 0. To demand a number, give it as the last argument: {@code
 * yaku_value('standard', cards, 7)}; other hands are bad cards then.
 */
public final class YakuFunctions {
  /**
   * The session setting for the handling of bad cards: {@value}. It is {@value #FAIL} or {@value
   * #NULL}, in any case; the setting is that of the session that runs a query, in views, too.
   */
  public static final String BAD_CARDS = "spark.yaku.badCards";

  /** The value of {@link #BAD_CARDS} that makes the query fail, the default: {@value}. */
  public static final String FAIL = "fail";

  /** The value of {@link #BAD_CARDS} with which bad cards give null, and are counted: {@value}. */
  public static final String NULL = "null";

  private static final Map<SparkContext, LongAccumulator> COUNTERS = new WeakHashMap<>();

  private YakuFunctions() {}

  /** Registers all functions: in this session, and in those that begin later in this JVM. */
  public static void register(SparkSession spark) {
    registerIn(FunctionRegistry.builtin());
    registerIn(spark.sessionState().functionRegistry());
  }

  static void registerIn(FunctionRegistry registry) {
    BadCards.declare();
    for (SqlFunction function : SqlFunction.values()) {
      for (boolean isTry : new boolean[] {false, true}) {
        FunctionIdentifier id = new FunctionIdentifier(function.sqlName(isTry));
        if (!isOurs(registry.lookupFunctionBuilder(id))) {
          registry.registerFunction(id, info(function, isTry), builder(function, isTry));
        }
      }
    }
  }

  /** Whether a function is of these classes, and not of those of another class loader. */
  private static boolean isOurs(Option<Function1<Seq<Expression>, Expression>> builder) {
    return builder.isDefined()
        && builder.get().getClass().getClassLoader() == YakuFunctions.class.getClassLoader();
  }

  /**
   * The number of times that a function has given null for bad cards, in all sessions of a Spark
   * context. Spark's user interface shows the same number for each stage, as the accumulator "yaku
   * bad cards".
   *
   * <p>Spark counts the work of tasks: rows are counted again if a task is repeated, or if a stage
   * runs for each of two queries, and rows that a query skips are not counted. For an exact number,
   * count rows: {@code count_if(cards IS NOT NULL AND yaku_value('standard', cards) IS NULL)}.
   * Those of the functions with {@code try} are not counted.
   */
  public static long badCards(SparkSession spark) {
    return counter(spark.sparkContext()).sum();
  }

  private static LongAccumulator counter(SparkContext context) {
    synchronized (COUNTERS) {
      return COUNTERS.computeIfAbsent(context, one -> one.longAccumulator("yaku bad cards"));
    }
  }

  private static ExpressionInfo info(SqlFunction function, boolean isTry) {
    return new ExpressionInfo(
        FunctionExpression.class.getName(),
        "",
        function.sqlName(isTry),
        function.usage(isTry),
        "",
        function.example(isTry),
        "",
        "",
        "",
        "",
        "scala_udf");
  }

  /** Builds calls of a function, with any of its numbers of arguments. */
  private static Function1<Seq<Expression>, Expression> builder(
      SqlFunction function, boolean isTry) {
    return arguments -> {
      BadCards.checkSetting();
      BadCards badCards =
          new BadCards(isTry ? null : counter(SparkSession.active().sparkContext()));
      try {
        List<Expression> placed = function.placed(CollectionConverters.asJava(arguments));
        return new FunctionExpression(
            function, CollectionConverters.asScala(placed).toSeq(), badCards);
      } catch (IllegalArgumentException e) { // what is checked later says so
        return new FunctionExpression(function, arguments, badCards);
      }
    };
  }
}
