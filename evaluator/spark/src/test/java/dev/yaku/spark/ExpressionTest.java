package dev.yaku.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HandEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Functions behave as Spark's own do: in generated code and without it, in any place of a query.
 */
class ExpressionTest {
  private SparkSession spark;

  @BeforeEach
  void register() {
    spark = LocalSpark.session();
    YakuFunctions.register(spark);
    spark
        .range(0, 1000, 1, 4)
        .selectExpr(
            "shiftleft(31L, CAST(id % 47 AS INT)) AS hand",
            "IF(id % 10 = 0, 'Xx', 'As Kd 9c 3d 2c') AS text",
            "IF(id > 9, NULL, IF(id = 0, 'Xx', 'As Kd / KK | Tc Jc 9h 7d')) AS spot",
            "IF(id % 3 = 0, NULL, IF(id % 3 = 1, 'standard', 'eight-or-better')) AS rules")
        .createOrReplaceTempView("hands");
  }

  @Test
  void functions_inWholeStages_areGeneratedCodeWithoutBoxes() {
    String code =
        spark
            .sql("EXPLAIN CODEGEN SELECT yaku_value('standard', hand) FROM hands")
            .head()
            .getString(0);
    String call =
        code.lines().filter(line -> line.contains(".value(")).findFirst().orElse("").strip();
    assertTrue(call.matches("/\\*.*\\*/\\s+\\w+ = \\w+\\.value\\(\\w+, 0L, -?\\d+\\);"), code);
    String result = call.replaceAll(".*\\*/|=.*", "").strip();
    assertTrue(code.contains("int " + result + " = -1;"), code);
    assertTrue(code.contains(".write(0, " + result + ");"), code);
  }

  @Test
  void functions_ofAllForms_areTheSameInGeneratedCodeAndWithout() {
    spark.conf().set(YakuFunctions.BAD_CARDS, YakuFunctions.NULL);
    String query =
        "SELECT yaku_value('standard', hand), yaku_value('standard', hand, 5),"
            + " yaku_value('standard', text), yaku_value('standard', text, 'Qh', 6),"
            + " yaku_value('omaha-hi-lo', shiftleft(15L, 47), hand),  yaku_category(rules, hand),"
            + " yaku_describe(rules, text), yaku_best(rules, hand), yaku_packed('standard',"
            + " CAST(hand % 9999 AS INT)), yaku_best('standard', text), yaku_index('5', hand),"
            + " yaku_index('5', text), yaku_index('2,3', 3L, 'As Kd 2d'), yaku_equity(spot),"
            + " yaku_equity_result('short-deck', spot), yaku_equity_result(spot) FROM hands";
    List<List<Row>> answers = new ArrayList<>();
    for (String factory : List.of("CODEGEN_ONLY", "NO_CODEGEN")) {
      for (boolean wholeStage : new boolean[] {true, false}) {
        spark.conf().set("spark.sql.codegen.factoryMode", factory);
        spark.conf().set("spark.sql.codegen.wholeStage", wholeStage);
        answers.add(spark.sql(query).collectAsList());
      }
    }
    assertEquals(1000, answers.get(0).size());
    for (List<Row> answer : answers) {
      assertEquals(answers.get(0), answer);
    }
    for (int column = 0; column < answers.get(0).get(0).size(); column++) {
      int one = column;
      assertTrue(answers.get(0).stream().anyMatch(row -> !row.isNullAt(one)), "column " + column);
    }
  }

  @Test
  void rules_ofEachRow_areTakenFromIt() {
    for (Row row :
        spark.sql("SELECT rules, hand, yaku_value(rules, hand) FROM hands").collectAsList()) {
      Integer expected =
          row.isNullAt(0)
              ? null
              : (Integer) HandEvaluator.of(row.getString(0)).evaluate(row.getLong(1));
      assertEquals(expected, row.get(2));
    }
  }

  @Test
  void calls_thatAreTheSame_areRecognized() {
    Map<String, Long> expected = new TreeMap<>();
    for (long i = 0; i < 1000; i++) {
      HandEvaluator evaluator = HandEvaluator.of("standard");
      String category = evaluator.category(evaluator.evaluate(31L << i % 47)).text();
      expected.merge(category, 1L, Long::sum);
    }
    String call = "yaku_category('standard', hand)";
    Map<String, Long> found = new TreeMap<>();
    spark
        .sql("SELECT " + call + ", count(*) FROM hands GROUP BY " + call)
        .collectAsList()
        .forEach(row -> found.put(row.getString(0), row.getLong(1)));
    assertEquals(expected, found);
    assertTrue(expected.size() > 2, expected::toString);
  }

  @Test
  void faultsOfArguments_areNotBadCards() {
    spark.conf().set(YakuFunctions.BAD_CARDS, YakuFunctions.NULL);
    spark.conf().set("spark.sql.ansi.enabled", true);
    long before = YakuFunctions.badCards(spark);
    String query = "SELECT yaku_value('standard', CAST(text AS BIGINT)) FROM hands";
    Exception e = assertThrows(Exception.class, () -> spark.sql(query).collectAsList());
    assertTrue(e.toString().contains("CAST_INVALID_INPUT"), e::toString);
    assertEquals(before, YakuFunctions.badCards(spark));
  }

  @Test
  void functions_calledFromADataset_work() {
    assertEquals(
        HandEvaluator.of("standard").evaluate(31L),
        spark
            .range(1)
            .select(
                functions.call_function(
                    "yaku_value", functions.lit("standard"), functions.lit(31L)))
            .head()
            .getInt(0));
  }
}
