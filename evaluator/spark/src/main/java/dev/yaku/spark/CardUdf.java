package dev.yaku.spark;

import java.util.Arrays;
import org.apache.spark.sql.api.java.UDF1;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.api.java.UDF3;
import org.apache.spark.sql.api.java.UDF4;
import org.apache.spark.sql.api.java.UDF5;
import org.apache.spark.sql.expressions.SparkUserDefinedFunction;
import org.apache.spark.sql.expressions.UserDefinedFunction;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.internal.SQLConf;
import org.apache.spark.util.LongAccumulator;

/** A function that Spark calls for each row, in executors. */
final class CardUdf
    implements UDF1<Object, Object>,
        UDF2<Object, Object, Object>,
        UDF3<Object, Object, Object, Object>,
        UDF4<Object, Object, Object, Object, Object>,
        UDF5<Object, Object, Object, Object, Object, Object> {
  private static final long serialVersionUID = 1;

  private final SqlFunction function;
  private final LongAccumulator badCards;

  CardUdf(SqlFunction function, LongAccumulator badCards) {
    this.function = function;
    this.badCards = badCards;
  }

  /** The function for this number of arguments, 1 to 5. */
  SparkUserDefinedFunction of(int arguments) {
    UserDefinedFunction udf =
        switch (arguments) {
          case 1 -> functions.udf((UDF1<?, ?>) this, function.type());
          case 2 -> functions.udf((UDF2<?, ?, ?>) this, function.type());
          case 3 -> functions.udf((UDF3<?, ?, ?, ?>) this, function.type());
          case 4 -> functions.udf((UDF4<?, ?, ?, ?, ?>) this, function.type());
          default -> functions.udf((UDF5<?, ?, ?, ?, ?, ?>) this, function.type());
        };
    return (SparkUserDefinedFunction) udf.withName(function.sqlName());
  }

  @Override
  public Object call(Object a) {
    return answer(a);
  }

  @Override
  public Object call(Object a, Object b) {
    return answer(a, b);
  }

  @Override
  public Object call(Object a, Object b, Object c) {
    return answer(a, b, c);
  }

  @Override
  public Object call(Object a, Object b, Object c, Object d) {
    return answer(a, b, c, d);
  }

  @Override
  public Object call(Object a, Object b, Object c, Object d, Object e) {
    return answer(a, b, c, d, e);
  }

  private Object answer(Object first, Object... rest) {
    if (first == null || Arrays.asList(rest).contains(null)) {
      return null;
    }
    try {
      return function.apply(HandArguments.text(first), rest);
    } catch (CallException e) {
      throw e;
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      String policy = SQLConf.get().getConfString(YakuFunctions.BAD_CARDS, YakuFunctions.FAIL);
      if (policy.equals(YakuFunctions.NULL)) {
        badCards.add(1);
        return null;
      }
      if (policy.equals(YakuFunctions.FAIL)) {
        throw e;
      }
      throw new CallException(
          YakuFunctions.BAD_CARDS + " = " + policy + ": expected fail or null", e);
    }
  }
}
