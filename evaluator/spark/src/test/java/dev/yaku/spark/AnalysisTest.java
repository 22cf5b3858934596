package dev.yaku.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wrong calls fail before a row is read, and messages say what is wrong and what is allowed. */
class AnalysisTest {
  private static final String COLUMNS =
      " FROM VALUES ('As Kd 9c 3d', 15L, 15, array(15L), 'standard') AS t(text, set, i, a, rules)";

  private SparkSession spark;

  @BeforeEach
  void register() {
    spark = LocalSpark.session();
    YakuFunctions.register(spark);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '^',
      value = {
        "yaku_value('standard', i) ! cards of type INT: expected STRING, or a BIGINT whose",
        "yaku_value('standard', 31) ! cards of type INT: expected STRING, or a BIGINT whose",
        "yaku_value('standard', a) ! cards of type ARRAY<BIGINT>: expected STRING, or a BIGINT",
        "yaku_value('standard', 1.5D) ! cards of type DOUBLE: expected STRING",
        "yaku_value('standard', array(1, 2)) ! cards of type ARRAY<INT>: expected STRING",
        "yaku_category('standard', a) ! ARRAY<BIGINT>: expected STRING, or a BIGINT whose bits are"
            + " cards, or an INT alone, a value",
        "yaku_best('standard', i) ! cards of type INT: expected STRING",
        "yaku_value(set, set) ! the first argument of type BIGINT: expected STRING",
        "yaku_value('standard', set, text) ! hole and board: expected both as STRING or both as",
        "yaku_value('standard', set, set, set) ! the number of cards of type BIGINT: expected INT",
        "yaku_value('standard') ! 1 argument: expected (rules, cards[, board][, n])",
        "yaku_value('standard', 1L, 2L, 3, 4) ! 5 arguments: expected (rules, cards[, board][, n])",
        "yaku_equity() ! 0 arguments: expected ([rules,] spot)",
        "yaku_equity(set) ! a spot of type BIGINT: expected STRING",
        "yaku_equity('standard', a) ! a spot of type ARRAY<BIGINT>: expected STRING",
        "yaku_index('2,3', i) ! cards of type INT: expected STRING, or a BIGINT whose bits",
        "yaku_index('2', set, set) ! cards of 2 rounds: expected at most 1",
        "yaku_index('2,x', text) ! rounds \"2,x\": expected numbers of cards",
        "yaku_index('2,9', text) ! 11 cards in all rounds",
        "yaku_value('nonsense', text) ! no rule set \"nonsense\"",
        "yaku_value('standard low', text) ! standard low: standard does not split the pot",
        "yaku_value('omaha', set) ! expected hole and board, two BIGINT",
        "yaku_value('standard', text, 12) ! 12 cards: standard takes 0 to 9",
        "yaku_value('omaha', set, set, 12) ! 12 cards: omaha takes 7 to 11",
        "yaku_equity('wild-five', text) ! equity is not offered",
        "yaku_made('standard', set) ! expected hole and board, two BIGINT",
        "yaku_made('standard', text, set) ! hole and board: expected both as STRING or both as"
            + " BIGINT",
        "yaku_made('badugi', text) ! badugi: expected rules of hold'em, or high rules of Omaha",
        "yaku_draws('ace-to-five', text) ! ace-to-five: expected high hands of natural cards",
        "yaku_texture('standard', i) ! cards of type INT: expected STRING",
      })
  void wrongCall_howeverBadCardsAreTaken_failsWhenAnalysed(String call, String fault) {
    spark.conf().set(YakuFunctions.BAD_CARDS, YakuFunctions.NULL);
    String message =
        assertThrows(AnalysisException.class, () -> spark.sql("SELECT " + call + COLUMNS), call)
            .getMessage();
    assertTrue(message.contains(fault), message);
    assertFalse(message.contains("Lambda"), message);
  }

  private String failure(String call) {
    Throwable e = assertThrows(Exception.class, () -> spark.sql(call).collectAsList());
    StringBuilder text = new StringBuilder();
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      text.append(cause.getMessage()).append('\n');
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '^',
      value = {
        "yaku_describe('standard', 99999) ! yaku_describe: value 99999: standard has 0 to 9841",
        "yaku_category('standard', i - 16) ! yaku_category: value -1: standard has 0 to 9841",
        "yaku_value('standard', text, 7) ! yaku_value: 4 cards: expected 7",
        "yaku_value('standard', '', 7) ! yaku_value: 0 cards: expected 7",
        "yaku_value('standard', set, i - 14) ! yaku_value: 4 cards: expected 1",
        "yaku_value('standard', set, set) ! yaku_value: duplicate card: 2c 3c 4c 5c",
        "yaku_value('standard', text || ' As') ! yaku_value: \"As Kd 9c 3d As\", column 13: ",
        "yaku_equity(text || ' / KK | 2c / 3c') ! yaku_equity: \"As Kd 9c 3d / KK | 2c / 3c\","
            + " column ",
        "yaku_equity(repeat('x', 100000) || ' / KK') ! yaku_equity: \"xxxxxxxxxx",
        "yaku_value(rules || 'x', text) ! yaku_value: no rule set \"standardx\"",
        "yaku_value(rules, repeat(text, 99)) ! text of 1089 bytes: expected cards, at most 1000",
      })
  void badRow_whoseCallIsRight_isNamedWithTheFunction(String call, String fault) {
    for (String codegen : new String[] {"CODEGEN_ONLY", "NO_CODEGEN"}) {
      spark.conf().set("spark.sql.codegen.factoryMode", codegen);
      spark.conf().set("spark.sql.codegen.wholeStage", codegen.equals("CODEGEN_ONLY"));
      String message = failure("SELECT " + call + COLUMNS);
      assertTrue(message.contains(fault), message);
      assertFalse(message.contains("Lambda"), message);
    }
  }

  @Test
  void allBits_asAHand_areNotListed() {
    spark.range(1).createOrReplaceTempView("one");
    String message = failure("SELECT yaku_value('standard', -1 - id) FROM one");
    String line =
        message.lines().filter(one -> one.contains("is not in the deck")).findFirst().orElseThrow();
    assertTrue(line.endsWith("Tc Jc and 54 more"), line);
  }

  @ParameterizedTest
  @ValueSource(strings = {"NULL", "Null", "null"})
  void settingOfBadCards_inAnyCase_isAccepted(String text) {
    spark.sql("SET spark.yaku.badCards=" + text);
    Row row = spark.sql("SELECT yaku_value('standard', text || 'x')" + COLUMNS).head();
    assertTrue(row.isNullAt(0));
    spark.conf().set(YakuFunctions.BAD_CARDS, "FAIL");
    assertTrue(
        failure("SELECT yaku_value('standard', text || 'x')" + COLUMNS).contains("column 12"));
  }

  @Test
  void settingOfBadCards_thatDoesNotExist_isRejectedWhenItIsSet() {
    for (Runnable set :
        new Runnable[] {
          () -> spark.conf().set(YakuFunctions.BAD_CARDS, "maybe"),
          () -> spark.sql("SET spark.yaku.badCards=maybe")
        }) {
      String message = assertThrows(IllegalArgumentException.class, set::run).getMessage();
      assertTrue(message.contains("spark.yaku.badCards"), message);
      assertTrue(message.contains("fail, null"), message);
    }
    assertEquals("fail", spark.conf().get(YakuFunctions.BAD_CARDS));
  }

  @Test
  void settingOfBadCards_ofTheSessionThatRuns_isTakenInViews() {
    spark.sql(
        "CREATE TEMPORARY VIEW bad AS SELECT yaku_value('standard', text || 'x') v" + COLUMNS);
    Supplier<Object> first = () -> spark.sql("SELECT v FROM bad").head().get(0);
    assertThrows(Exception.class, first::get);
    spark.sql("SET spark.yaku.badCards=null");
    assertEquals(null, first.get());
  }
}
