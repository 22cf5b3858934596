package dev.yaku.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.board.Draw;
import dev.yaku.board.Texture;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import dev.yaku.index.HandIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The functions of SQL give the same results as the library. */
class FunctionsTest {
  private static final int HANDS = 500;

  private SparkSession spark;

  @BeforeEach
  void register() {
    spark = LocalSpark.session();
    YakuFunctions.register(spark);
  }

  private Object ask(String expression) {
    return spark.sql("SELECT " + expression).head().get(0);
  }

  /** Hands as text and as sets in a table of four partitions, so that executors evaluate. */
  private void table(String deck, int cards) {
    Dealer dealer = Dealer.of(new SplittableRandom(52), Evaluator.of(deck).ruleSet().deck());
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < HANDS; i++) {
      long hand = dealer.deal(cards);
      long board = dealer.deal(5, hand);
      rows.add(RowFactory.create(hand, Hand.toString(hand), board, Hand.toString(board)));
    }
    StructType columns =
        new StructType()
            .add("hand", DataTypes.LongType)
            .add("text", DataTypes.StringType)
            .add("board", DataTypes.LongType)
            .add("boardtext", DataTypes.StringType);
    spark.createDataFrame(rows, columns).repartition(4).createOrReplaceTempView("hands");
  }

  @ParameterizedTest
  @CsvSource({
    "standard, 7", "standard, 5", "no-wheel, 7", "short-deck, 7", "ace-to-five, 7",
    "eight-or-better, 7", "deuce-to-seven, 5", "three-card, 3", "wild-five, 5", "joker-wild, 5",
    "deuces-wild, 5", "multi-deck, 7"
  })
  void functionsOfHands_ofTextAndSets_sayWhatTheLibraryDoes(String rules, int cards) {
    table(rules, cards);
    HandEvaluator evaluator = HandEvaluator.of(rules);
    String calls =
        "SELECT hand, yaku_value('%1$s', hand), yaku_value('%1$s', text), yaku_category('%1$s',"
            + " text), yaku_describe('%1$s', hand), yaku_describe('%1$s', yaku_value('%1$s', hand))"
            + " FROM hands";
    List<Row> rows = spark.sql(calls.replace("%1$s", rules)).collectAsList();
    assertEquals(HANDS, rows.size());
    for (Row row : rows) {
      int value = evaluator.evaluate(row.getLong(0));
      String words = evaluator.describe(value);
      Row expected =
          RowFactory.create(
              row.get(0), value, value, evaluator.category(value).text(), words, words);
      assertEquals(expected, row);
    }
  }

  @ParameterizedTest
  @CsvSource({"omaha, 4", "omaha-hi-lo, 5"})
  void functionsOfOmaha_ofHoleAndBoard_sayWhatTheLibraryDoes(String rules, int cards) {
    table(rules, cards);
    OmahaEvaluator evaluator = OmahaEvaluator.of(rules);
    String calls =
        "SELECT hand, board, yaku_value('%1$s', hand, board), yaku_value('%1$s', text, boardtext),"
            + " yaku_value('%1$s', text || ' | ' || boardtext), yaku_describe('%1$s', hand, board)"
            + " FROM hands";
    List<Row> rows = spark.sql(calls.replace("%1$s", rules)).collectAsList();
    assertEquals(HANDS, rows.size());
    for (Row row : rows) {
      int value = evaluator.evaluate(OmahaHand.ofHole(row.getLong(0)).withBoard(row.getLong(1)));
      assertEquals(
          RowFactory.create(row.get(0), row.get(1), value, value, value, evaluator.describe(value)),
          row);
    }
  }

  @Test
  void badugi_ofTextAndSets_saysWhatTheLibraryDoes() {
    table("badugi", 4);
    BadugiEvaluator evaluator = BadugiEvaluator.of("badugi");
    for (Row row :
        spark
            .sql("SELECT hand, yaku_value('badugi', hand), yaku_value('badugi', text) FROM hands")
            .collectAsList()) {
      int value = evaluator.evaluate(row.getLong(0));
      assertEquals(RowFactory.create(row.get(0), value, value), row);
    }
  }

  @ParameterizedTest
  @CsvSource({"standard, 2", "short-deck, 2", "omaha, 4"})
  void functionsOfBoards_ofTextAndSets_sayWhatTheLibraryDoes(String rules, int cards) {
    table(rules, cards);
    Boards boards = Boards.of(rules);
    String calls =
        "SELECT hand, flop, yaku_made('%1$s', hand, flop), yaku_made('%1$s', text, floptext),"
            + " yaku_made('%1$s', text || ' | ' || floptext), yaku_draws('%1$s', hand, flop),"
            + " yaku_draws('%1$s', text, floptext), yaku_draws(rules, text || '|' || floptext),"
            + " yaku_texture('%1$s', flop), yaku_texture(rules, floptext) FROM (SELECT *, '%1$s'"
            + " AS rules, substring(boardtext, 1, 8) AS floptext FROM hands) JOIN flops USING"
            + " (floptext)";
    List<Row> flops = new ArrayList<>();
    for (Row row : spark.sql("SELECT boardtext FROM hands").collectAsList()) {
      String text = row.getString(0).substring(0, 8);
      flops.add(RowFactory.create(text, Hand.parse(text)));
    }
    StructType columns =
        new StructType().add("floptext", DataTypes.StringType).add("flop", DataTypes.LongType);
    spark.createDataFrame(flops, columns).distinct().createOrReplaceTempView("flops");
    List<Row> rows = spark.sql(calls.replace("%1$s", rules)).collectAsList();
    assertEquals(HANDS, rows.size());
    for (Row row : rows) {
      BoardHands board = boards.board(row.getLong(1));
      String made = board.made(row.getLong(0)).text();
      List<String> draws = Draw.list(board.draws(row.getLong(0))).stream().map(Draw::text).toList();
      Texture texture = board.texture();
      Row expected =
          RowFactory.create(
              texture.suits().text(),
              texture.pairing().text(),
              texture.straights(),
              "" + Card.RANKS.charAt(texture.highRank()));
      assertEquals(
          List.of(made, made, made, draws, draws, draws, expected, expected),
          List.of(
              row.get(2),
              row.get(3),
              row.get(4),
              row.getList(5),
              row.getList(6),
              row.getList(7),
              row.get(8),
              row.get(9)));
    }
  }

  @Test
  void index_ofTextAndSets_isTheLibrarys() {
    table("standard", 2);
    HandIndex index = HandIndex.of(2, 5);
    List<Row> rows =
        spark
            .sql(
                "SELECT hand, board, yaku_index('2,5', hand, board),"
                    + " yaku_index('2, 5', text || ' | ' || boardtext), yaku_index('2,5', hand)"
                    + " FROM hands")
            .collectAsList();
    for (Row row : rows) {
      long expected = index.index(row.getLong(0), row.getLong(1));
      long hole = index.index(row.getLong(0));
      assertEquals(RowFactory.create(row.get(0), row.get(1), expected, expected, hole), row);
    }
    assertEquals(HANDS, rows.size());
  }

  @Test
  void equity_ofSpots_isTheLibrarys() {
    EquityResult result =
        Equity.of("standard")
            .spot()
            .player("As Ah")
            .player("KK+")
            .board("2c 4c 5h")
            .dead("Jc")
            .run();
    Row row =
        spark
            .sql("SELECT yaku_equity(spot) FROM VALUES ('As Ah / KK+ | 2c 4c 5h | Jc') AS t(spot)")
            .head();
    assertEquals(List.of(result.share(0), result.share(1)), row.getList(0));
    EquityResult omaha =
        Equity.of("omaha").spot().player("As Ah Ks Kh").player("9c Tc Jd Qd").run();
    assertEquals(
        List.of(omaha.share(0), omaha.share(1)),
        spark.sql("SELECT yaku_equity('omaha', 'As Ah Ks Kh / 9c Tc Jd Qd')").head().getList(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "ace-to-five", "multi-deck"})
  void packedAndBest_ofTextAndSets_sayWhatTheLibraryDoes(String rules) {
    table(rules, 7);
    HandEvaluator evaluator = HandEvaluator.of(rules);
    String calls =
        "SELECT hand, text, yaku_packed('%1$s', hand), yaku_packed('%1$s', text, 7),"
            + " yaku_packed('%1$s', yaku_value('%1$s', hand, 7)), yaku_best('%1$s', text),"
            + " yaku_best('%1$s', hand) FROM hands";
    for (Row row : spark.sql(calls.replace("%1$s", rules)).collectAsList()) {
      int[] cards = Card.parseAll(row.getString(1));
      int packed = evaluator.packed(evaluator.evaluateCards(cards));
      String best = Card.toString(evaluator.bestCards(cards));
      assertEquals(
          RowFactory.create(row.get(0), row.get(1), packed, packed, packed, best, best), row);
    }
  }

  @Test
  void holeAndBoard_ofOneHand_areUnited() {
    table("standard", 2);
    String calls =
        "SELECT hand, board, yaku_value('standard', hand, board, 7), yaku_value('standard', text,"
            + " boardtext, 7) FROM hands";
    for (Row row : spark.sql(calls).collectAsList()) {
      int value = HandEvaluator.of("standard").evaluate(row.getLong(0) | row.getLong(1));
      assertEquals(RowFactory.create(row.get(0), row.get(1), value, value), row);
    }
  }

  @Test
  void lowHalf_ofASplitPot_hasItsOwnValueWordsAndCards() {
    table("omaha-hi-lo", 4);
    OmahaEvaluator split = OmahaEvaluator.of("omaha-hi-lo");
    OmahaEvaluator low = split.lowHalf();
    String calls =
        "SELECT hand, board, yaku_value('%1$s', hand, board), yaku_value('%1$s low', hand, board),"
            + " yaku_value('%1$s low', text, boardtext, 9), yaku_describe('%1$s low', hand, board),"
            + " yaku_packed('%1$s low', hand, board), yaku_best('%1$s', hand, board),"
            + " yaku_best('%1$s low', text, boardtext) FROM hands";
    int qualified = 0;
    for (Row row : spark.sql(calls.replace("%1$s", "omaha-hi-lo")).collectAsList()) {
      OmahaHand hand = OmahaHand.ofHole(row.getLong(0)).withBoard(row.getLong(1));
      int value = low.evaluate(hand);
      qualified += Integer.signum(value);
      assertEquals(
          RowFactory.create(
              row.get(0),
              row.get(1),
              split.evaluate(hand),
              value,
              value,
              low.describe(value),
              low.packed(value),
              Card.toString(split.bestCards(hand)),
              Card.toString(low.bestCards(hand))),
          row);
    }
    assertTrue(qualified > HANDS / 10, () -> "hardly any qualified");
  }

  @Test
  void equityResult_ofACountAndASample_saysWhichItIs() {
    Row counted = spark.sql("SELECT r.* FROM (SELECT yaku_equity_result('AA / KK') AS r)").head();
    EquityResult exact = Equity.of("standard").spot().player("AA").player("KK").run();
    assertEquals(true, counted.get(0));
    assertEquals(exact.deals(), counted.get(1));
    assertEquals(
        List.of(
            RowFactory.create(exact.share(0), 0.0, exact.share(0), 0.0),
            RowFactory.create(exact.share(1), 0.0, exact.share(1), 0.0)),
        counted.getList(2));
    Row sampled =
        spark
            .sql("SELECT r.* FROM (SELECT yaku_equity_result('random / random / random') AS r)")
            .head();
    assertEquals(false, sampled.get(0));
    Row one = (Row) sampled.getList(2).get(0);
    assertEquals(1.0 / 3, one.getDouble(0), 5 * one.getDouble(1));
    assertEquals(1.5e-4, one.getDouble(1), 1e-5); // of ten million shares of 0 or 1
  }

  @Test
  void equityResult_ofASplitPot_hasBothHalves() {
    String spot = "As 2s Kd Kc / Ah 3h Qd Qc | 8h 5d 4c";
    EquitySpot deal = Equity.of("omaha-hi-lo").spot().board("8h 5d 4c");
    EquityResult result = deal.player("As 2s Kd Kc").player("Ah 3h Qd Qc").run();
    Row row =
        spark
            .sql("SELECT yaku_equity_result('omaha-hi-lo', '" + spot + "').players[0] AS p")
            .head()
            .getStruct(0);
    assertEquals(RowFactory.create(result.share(0), 0.0, result.high(0), result.low(0)), row);
    assertTrue(result.low(0) > 0.1, row::toString);
  }

  @Test
  void nullArguments_ofAnyFunction_giveNull() {
    assertNull(ask("yaku_value('standard', CAST(NULL AS STRING))"));
    assertNull(ask("yaku_value(CAST(NULL AS STRING), 'As')"));
    assertNull(ask("yaku_equity(CAST(NULL AS STRING))"));
    assertNull(ask("yaku_index('2', CAST(NULL AS BIGINT))"));
    assertNull(ask("yaku_value('standard', NULL)"));
    assertNull(ask("yaku_made('standard', 'As Kd', NULL)"));
    assertNull(ask("yaku_texture('standard', CAST(NULL AS BIGINT))"));
    assertNull(ask("yaku_value('standard', 31L, CAST(NULL AS INT))"));
  }

  private static final String MIXED =
      "SELECT yaku_value('standard', cards) AS v FROM VALUES ('As Ah Kd Kc Qs'), ('As As Kd Kc"
          + " Qs'), ('Xx'), (NULL), ('2c 3c 4c 5c 6c') AS t(cards)";

  @Test
  void badCards_unlessToldOtherwise_letTheQueryFailAndSayWhere() {
    Exception e = assertThrows(Exception.class, () -> spark.sql(MIXED).collectAsList());
    String message = causes(e);
    assertTrue(message.contains("\"As As Kd Kc Qs\", column 4"), message);
  }

  private static String causes(Throwable e) {
    StringBuilder text = new StringBuilder();
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      text.append(cause.getMessage()).append('\n');
    }
    return text.toString();
  }

  @Test
  void badCards_whereTheyGiveNull_areCounted() {
    spark.conf().set(YakuFunctions.BAD_CARDS, YakuFunctions.NULL);
    spark
        .createDataset(
            List.of("As Ah Kd Kc Qs", "As As Kd Kc Qs", "Xx", "2c 3c 4c 5c 6c"), Encoders.STRING())
        .toDF("cards")
        .repartition(3)
        .createOrReplaceTempView("mixed");
    long before = YakuFunctions.badCards(spark);
    Dataset<Row> values = spark.sql("SELECT cards, yaku_value('standard', cards) AS v FROM mixed");
    assertEquals(2, values.collectAsList().stream().filter(row -> row.isNullAt(1)).count());
    assertEquals(2, YakuFunctions.badCards(spark) - before);
    values.collectAsList();
    assertEquals(4, YakuFunctions.badCards(spark) - before, "counts what tasks do, not rows");
    assertEquals(
        2L,
        spark
            .sql(
                "SELECT count_if(cards IS NOT NULL AND yaku_value('standard', cards) IS NULL) FROM"
                    + " mixed")
            .head()
            .getLong(0));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "yaku_equity('As Ah / As Kh')",
        "yaku_equity('As Ah / ')",
        "yaku_equity('As Ah / KK | 2c | 3c | 4c')",
        "yaku_equity('As Ah / QQ++')",
        "yaku_made('standard', 'As Kd')",
        "yaku_made('standard', 'As Kd | 2c 3c')",
        "yaku_made('standard', 'As Kd | 2c 3c As')",
        "yaku_made('standard', 3L, 12L)",
        "yaku_made('standard', 3L, 7L)",
        "yaku_draws('omaha', 'As Kd | 2c 3c 4c')",
        "yaku_draws('short-deck', 'As Kd', '2c 3c 4c')",
        "yaku_texture('standard', '2c 3c Xx')",
        "yaku_texture('standard', 3L)",
        "yaku_index('2,3', 'As Kd 2c')",
        "yaku_index('2,3', 'As As')",
        "yaku_index('2,3', 7L, 7L)",
        "yaku_value('standard', 7L, 7L)",
        "yaku_value('omaha', 'As Kd')",
        "yaku_value('omaha', 7L, 56L)",
        "yaku_value('standard', -1L)",
        "yaku_value('standard', 'As Kd 9c 3d', 7)",
        "yaku_value('standard', '', 7)",
        "yaku_value('standard', 15L, 7)",
        "yaku_value('standard', 3L, 12L, 7)",
        "yaku_value('badugi', 15L, 5)",
        "yaku_value('omaha', 'As Kd Qs 2c | 3c 4c 5c', 9)",
        "yaku_value('omaha', 15L, 112L, 9)",
        "yaku_best('standard', 'As Kd 9c 3d', 5)",
        "yaku_best('standard', 15L, 5)",
        "yaku_best('omaha', 15L, 112L, 9)",
        "yaku_value('multi-deck', repeat('As ', 1000))",
        "yaku_index('2,3', repeat('As ', 1000))",
        "yaku_equity(repeat('AA,', 100000) || 'AA / KK')",
        "yaku_equity_result('As Ah / As Kh')",
        "yaku_packed('standard', 9999)",
        "yaku_category('standard', 9999)",
        "yaku_describe('standard', -1)",
      })
  void badArguments_whereTheyGiveNull_giveNull(String call) {
    assertThrows(Exception.class, () -> ask(call), call);
    spark.conf().set(YakuFunctions.BAD_CARDS, YakuFunctions.NULL);
    assertNull(ask(call), call);
  }
}
