package dev.yaku.spark;

import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.catalyst.analysis.FunctionRegistry;
import scala.Function1;
import scala.runtime.BoxedUnit;

/**
 * Registers the functions of {@link YakuFunctions} in every session: {@code --conf
 * spark.sql.extensions=dev.yaku.spark.YakuExtensions}.
 */
public final class YakuExtensions implements Function1<SparkSessionExtensions, BoxedUnit> {
  @Override
  public BoxedUnit apply(SparkSessionExtensions extensions) {
    YakuFunctions.registerIn(FunctionRegistry.builtin()); // for all: see YakuFunctions
    return BoxedUnit.UNIT;
  }
}
