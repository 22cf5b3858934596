package dev.yaku.spark;

import org.apache.spark.sql.SparkSessionExtensions;
import scala.Function1;
import scala.Tuple3;
import scala.runtime.BoxedUnit;

/**
 * Registers the functions of {@link YakuFunctions} in every session: {@code --conf
 * spark.sql.extensions=dev.yaku.spark.YakuExtensions}.
 */
public final class YakuExtensions implements Function1<SparkSessionExtensions, BoxedUnit> {

  /** For Spark, which creates the object. */
  public YakuExtensions() {}

  @Override
  public BoxedUnit apply(SparkSessionExtensions extensions) {
    BadCards.declare();
    for (SqlFunction function : SqlFunction.values()) {
      extensions.injectFunction(
          new Tuple3<>(
              YakuFunctions.id(function),
              YakuFunctions.info(function),
              YakuFunctions.builder(function)));
    }
    return BoxedUnit.UNIT;
  }
}
