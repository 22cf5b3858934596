package dev.yaku.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.spark.jobs.StrengthOfAll;
import dev.yaku.spark.run.JobOptions;
import dev.yaku.spark.run.JobResult;
import dev.yaku.spark.run.RangeRunner;
import dev.yaku.strength.Measure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.SparkThrowable;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What needs those parts of Spark that differ between versions: every build runs it on each. */
@SuppressWarnings("deprecation") // 3.5 has getErrorClass alone
class EverySparkTest {
  private static final String ROYAL = "As Ks Qs Js Ts";
  private static final int MOST = HandEvaluator.of("standard").evaluate(Hand.parse(ROYAL));

  private SparkSession spark;

  @BeforeEach
  void register() {
    spark = LocalSpark.session();
    YakuFunctions.register(spark);
    spark.sql(
        "CREATE OR REPLACE TEMPORARY VIEW hands AS SELECT * FROM VALUES ('"
            + ROYAL
            + "', 0, 'standard'), ('Zz', 1, 'nonsense') AS t(cards, id, rules)");
  }

  private Object first(String query) {
    return spark.sql(query).head().get(0);
  }

  @Test
  void spark_ofTheClassPath_isTheOneAskedFor() {
    String version = System.getProperty("yaku.spark");
    assertTrue(version == null || version.equals(spark.version()), spark.version());
  }

  @ParameterizedTest
  @CsvSource({"CODEGEN_ONLY, true", "CODEGEN_ONLY, false", "NO_CODEGEN, false"})
  void functions_inGeneratedCodeAndWithout_giveWhatTheLibraryDoes(String factory, boolean whole) {
    spark.conf().set("spark.sql.codegen.factoryMode", factory);
    spark.conf().set("spark.sql.codegen.wholeStage", whole);
    HandEvaluator evaluator = HandEvaluator.of("standard");
    long expected = 0;
    for (int i = 0; i < 100; i++) {
      expected += evaluator.evaluate(31L << i % 48);
    }
    String sum =
        "SELECT sum(%s('standard', shiftleft(31L, CAST(id %% 48 AS INT)))) FROM range(100)";
    assertEquals(expected, first(sum.formatted("yaku_value")));
    assertEquals(expected, first(sum.formatted("try_yaku_value")));
    List<Row> rows =
        spark
            .sql("SELECT try_yaku_value(rules, cards), try_yaku_best('standard', cards) FROM hands")
            .collectAsList();
    assertEquals(MOST, rows.get(0).get(0));
    assertEquals(ROYAL, rows.get(0).get(1));
    assertTrue(rows.get(1).isNullAt(0) && rows.get(1).isNullAt(1));
    assertEquals(
        List.of(0.5, 0.5),
        spark.sql("SELECT yaku_equity('As Ks / Ah Kh | Qs Js Th 2d 2c')").head().getList(0));
  }

  /** They are kept as text, and read again by other sessions. */
  @Test
  void viewsAndFunctions_inACatalog_canUseOurs() {
    String call = "yaku_value('standard', cards)";
    spark.sql(
        "CREATE OR REPLACE VIEW kept AS SELECT "
            + call
            + " v FROM VALUES ('"
            + ROYAL
            + "') AS t(cards)");
    String function = "CREATE FUNCTION kept_value(cards STRING) RETURNS INT RETURN try_" + call;
    boolean hasFunctions = !spark.version().startsWith("3.");
    if (hasFunctions) {
      spark.sql(function);
    } else {
      assertThrows(AnalysisException.class, () -> spark.sql(function));
    }
    spark = spark.newSession();
    try {
      assertEquals(MOST, first("SELECT v FROM kept"));
      if (hasFunctions) {
        assertEquals(MOST, first("SELECT kept_value('" + ROYAL + "')"));
        assertNull(first("SELECT kept_value('Zz')"));
      }
    } finally {
      spark.sql("DROP VIEW kept");
      spark.sql("DROP FUNCTION IF EXISTS kept_value");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '^',
      value = {
        "yaku_value(cards => cards, rules => 'standard')",
        "yaku_value('standard', CARDS => cards)",
        "yaku_value('standard', n => 5, cards => cards)",
        "try_yaku_value(rules => 'standard', cards => 'As Ks', board => 'Qs Js Ts')",
        "yaku_value('standard', 'As Ks', n => 5, board => 'Qs Js Ts')",
      })
  void arguments_byName_areTakenByName(String call) {
    assertEquals(MOST, first("SELECT " + call + " FROM hands WHERE id = 0"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '^',
      value = {
        "yaku_value('standard', hand => cards) ! no argument \"hand\": expected rules, cards,"
            + " board",
        "yaku_value('standard', cards, cards => cards) ! argument cards is given twice",
        "yaku_value(cards => cards, cards => cards) ! argument cards is given twice",
        "yaku_value(cards => cards) ! argument rules is missing",
        "yaku_value('standard', cards, n => cards) ! n of type STRING: expected INT",
        "yaku_value('standard', cards, board => 7) ! board of type INT: expected STRING, or a",
        "yaku_equity(rules => 'standard') ! argument spot is missing",
        "yaku_equity('AA / KK', rules => 'standard') ! argument rules is given twice",
        "try_yaku_index('2', cards => id) ! cards of type INT: expected STRING",
      })
  void arguments_byWrongNames_areRefusedWhenAnalysed(String call, String fault) {
    String query = "SELECT " + call + " FROM hands";
    AnalysisException e = assertThrows(AnalysisException.class, () -> spark.sql(query), call);
    assertTrue(e.getMessage().contains(fault), e::getMessage);
    assertTrue(e.getMessage().contains("[DATATYPE_MISMATCH."), e::getMessage);
  }

  private static SparkThrowable thrown(Throwable e) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof SparkThrowable one && one.getErrorClass().startsWith("YAKU")) {
        return one;
      }
    }
    return fail(e);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "yaku_value('standard', cards) ! YAKU_BAD_CARDS ! 22023 ! yaku_value ! \"Zz\", column 1: ",
        "yaku_best('standard', cards, 7) ! YAKU_BAD_CARDS ! 22023 ! yaku_best ! \"Zz\", column 1",
        "yaku_made('standard', cards) ! YAKU_BAD_CARDS ! 22023 ! yaku_made ! a bar and a board",
        "yaku_equity(cards) ! YAKU_BAD_CARDS ! 22023 ! yaku_equity ! \"Zz\", column ",
        "yaku_index('2', cards) ! YAKU_BAD_CARDS ! 22023 ! yaku_index ! \"Zz\", column 1: ",
        "yaku_category(rules, '') ! YAKU_BAD_RULES ! 42704 ! yaku_category ! set \"nonsense\"",
      })
  void rows_thatCannotBeAnswered_haveAConditionAndAState(
      String call, String condition, String state, String function, String fault) {
    for (String id : List.of("id", "id + rand(0)")) { // the second: in a task
      String query = "SELECT " + call + " FROM hands WHERE " + id + " >= 1";
      SparkThrowable e = thrown(assertThrows(Exception.class, () -> spark.sql(query).collect()));
      assertEquals(condition, e.getErrorClass());
      assertEquals(state, e.getSqlState());
      assertEquals(function, e.getMessageParameters().get("function"));
      assertTrue(e.getMessageParameters().get("fault").contains(fault), () -> "" + e);
      assertTrue(((Exception) e).getMessage().startsWith("[" + condition + "] " + function + ": "));
      assertFalse(e.isInternalError());
    }
    assertNull(first("SELECT try_" + call + " FROM hands WHERE id = 1"));
  }

  @Test
  void tryFunctions_howeverBadCardsAreTaken_giveNullAndCountNothing() {
    for (String setting : List.of(YakuFunctions.FAIL, YakuFunctions.NULL)) {
      spark.conf().set(YakuFunctions.BAD_CARDS, setting);
      long before = YakuFunctions.badCards(spark);
      assertNull(first("SELECT try_yaku_value('standard', cards) FROM hands WHERE id = 1"));
      assertEquals(before, YakuFunctions.badCards(spark));
    }
    assertNull(
        first(
            "SELECT sum(try_yaku_value('standard', cards)) + sum(yaku_value('standard', cards))"
                + " FROM hands WHERE id = 1"));
    assertThrows(
        AnalysisException.class, () -> spark.sql("SELECT try_yaku_value('nonsense', 'As')"));
  }

  @Test
  void jobs_ofTwoFiles_areReadByItsParquet(@TempDir Path folder) throws IOException {
    JobOptions options = JobOptions.into(folder.resolve("job").toString()).units(0, 4).cut(2, 2);
    StrengthOfAll job = new StrengthOfAll("short-deck", Measure.histogram(8), 2, 3);
    JobResult result = RangeRunner.run(spark, job, options);
    assertEquals(2, result.filesWritten());
    assertEquals(
        result.rowsWritten(), spark.read().parquet(folder.resolve("job").toString()).count());
    assertEquals(new JobResult(2, 0, 0), RangeRunner.run(spark, job, options));
  }
}
