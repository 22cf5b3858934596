package dev.yaku.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.analysis.FunctionRegistry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Functions without a call that registers them. */
class ExtensionsTest {
  @BeforeEach
  @AfterEach
  void stop() {
    LocalSpark.session().stop();
    SparkSession.clearActiveSession();
    SparkSession.clearDefaultSession();
  }

  @Test
  void functions_unlessRegistered_areUnknown() {
    for (SqlFunction function : SqlFunction.values()) { // other tests of this JVM did
      for (boolean isTry : new boolean[] {false, true}) {
        FunctionRegistry.builtin().dropFunction(new FunctionIdentifier(function.sqlName(isTry)));
      }
    }
    SparkSession spark = LocalSpark.session();
    assertThrows(AnalysisException.class, () -> spark.sql("SELECT yaku_value('standard', 31L)"));
  }

  @Test
  void functions_byTheSettingOfExtensions_areInEverySession() throws IOException {
    try (SparkSession spark =
        LocalSpark.builder()
            .config("spark.sql.extensions", YakuExtensions.class.getName())
            .getOrCreate()) {
      for (SparkSession session : List.of(spark, spark.newSession())) {
        session.conf().set(YakuFunctions.BAD_CARDS, YakuFunctions.NULL);
        long before = YakuFunctions.badCards(session);
        Row row =
            session
                .sql(
                    "SELECT yaku_value('standard', c), yaku_category('standard', c) FROM VALUES"
                        + " ('As Kd 9c 3d 2c') AS t(c)")
                .head();
        int value = HandEvaluator.of("standard").evaluate(Hand.parse("As Kd 9c 3d 2c"));
        assertEquals(RowFactory.create(value, "high-card"), row);
        session.sql("SELECT yaku_value('standard', 'Xx')").collectAsList();
        assertEquals(1, YakuFunctions.badCards(session) - before);
      }
    }
  }

  @Test
  void tables_ofManyTasks_areLoadedOnceInAJvm() {
    SparkSession spark = LocalSpark.session();
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    List<Integer> loaded =
        context
            .parallelize(Arrays.asList(1, 2, 3, 4, 5, 6, 7, 8), 8)
            .map(
                task ->
                    System.identityHashCode(
                        Loaded.index(Hand.DECK, 2, 2, 2))) // asked for nowhere else
            .collect();
    assertEquals(
        Set.of(System.identityHashCode(Loaded.index(Hand.DECK, 2, 2, 2))), Set.copyOf(loaded));
  }
}
