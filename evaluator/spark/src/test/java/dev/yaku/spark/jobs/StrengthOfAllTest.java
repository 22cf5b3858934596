package dev.yaku.spark.jobs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.index.HandIndex;
import dev.yaku.spark.LocalSpark;
import dev.yaku.spark.run.JobOptions;
import dev.yaku.spark.run.RangeJob;
import dev.yaku.spark.run.RangeRunner;
import dev.yaku.strength.HandStrength;
import dev.yaku.strength.Measure;
import dev.yaku.strength.OpponentClusters;
import dev.yaku.strength.Potential;
import dev.yaku.strength.Strength;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The strength of every class. */
class StrengthOfAllTest {
  private static final Strength STANDARD = Strength.of("standard");

  private static double[] plain(Measure measure, long hole, long board) {
    HandStrength strength = STANDARD.hand(hole, board);
    return switch (measure.kind()) {
      case EHS -> new double[] {strength.ehs()};
      case EHS2 -> new double[] {strength.ehs2()};
      case HISTOGRAM -> strength.histogram(measure.values());
      case POTENTIAL -> {
        Potential potential = STANDARD.potential(hole, board);
        yield new double[] {potential.positive(), potential.negative()};
      }
      case OCHS ->
          STANDARD.clusters(hole, board, OpponentClusters.of(STANDARD, measure.values()).weights());
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "2,3; ehs; 700",
        "2,3; histogram12; 1000",
        "2,3,1; ehs2; 10000",
        "2,5; ehs; 99",
        "2,4; potential; 5000",
        "2,5; ochs2; 77"
      })
  void rows_ofAUnit_areThoseOfEveryHandOnItsBoard(String rounds, String what, long unit)
      throws IOException {
    int[] cards = Arrays.stream(rounds.split(",", -1)).mapToInt(Integer::parseInt).toArray();
    Measure measure = Measure.parse(what);
    RowList rows = RowList.of(new StrengthOfAll("standard", measure, cards), unit);
    HandIndex index = HandIndex.of(cards);
    long before = -1;
    for (int i = 0; i < rows.longs().size(); i++) {
      long number = rows.longs().get(i)[0];
      assertEquals(true, number > before, "in order, each once");
      before = number;
      if (i % 50 == 0) {
        long[] deal = index.unindex(cards.length - 1, number);
        long board = Arrays.stream(deal).skip(1).sum();
        assertArrayEquals(plain(measure, deal[0], board), rows.doubles().get(i), 1e-12);
      }
    }
  }

  @Test
  void job_ofAFlop_hasEachClassOnce(@TempDir Path folder) throws IOException {
    SparkSession spark = LocalSpark.session();
    RangeJob job = new StrengthOfAll("short-deck", Measure.EHS, 2, 3);
    RangeRunner.run(spark, job, JobOptions.into(folder.toString()));
    long deck = Strength.of("short-deck").evaluator().ruleSet().deck();
    long size = HandIndex.ofDeck(deck, 2, 3).size(1);
    BitSet seen = new BitSet();
    List<Row> rows = spark.read().parquet(folder.toString()).select("index").collectAsList();
    rows.forEach(row -> seen.set((int) row.getLong(0)));
    assertEquals(size, rows.size());
    assertEquals(size, seen.cardinality());
    assertEquals(size, seen.length());
  }

  @Test
  void columns_ofMeasuresOfSeveralNumbers_haveTheirNames(@TempDir Path folder) throws IOException {
    SparkSession spark = LocalSpark.session();
    for (String what : new String[] {"potential", "ochs2", "histogram3"}) {
      RangeJob job = new StrengthOfAll("short-deck", Measure.parse(what), 2, 3);
      String to = folder.resolve(what).toString();
      RangeRunner.run(spark, job, JobOptions.into(to).units(5, 6));
      String[] columns = spark.read().parquet(to).columns();
      String[] expected =
          what.equals("potential")
              ? new String[] {"index", "positive", "negative"}
              : new String[] {"index", what.replaceAll("[0-9]", "")};
      assertArrayEquals(expected, columns);
    }
  }

  @Test
  void job_beforeTheFlop_has169Rows(@TempDir Path folder) throws IOException {
    SparkSession spark = LocalSpark.session();
    RangeRunner.run(
        spark, new StrengthOfAll("standard", Measure.EHS, 2), JobOptions.into(folder.toString()));
    List<Row> rows = spark.read().parquet(folder.toString()).orderBy("index").collectAsList();
    assertEquals(169, rows.size());
    long aces = HandIndex.of(2).index(dev.yaku.Hand.parse("As Ah"));
    assertEquals(0.852037, rows.get((int) aces).getDouble(1), 5e-7); // against any hand
  }

  @ParameterizedTest
  @ValueSource(strings = {"2,2", "3,3", "2,3,3", "5", "2,5,1"})
  void rounds_thatDoNotExist_areRejected(String rounds) {
    int[] cards = Arrays.stream(rounds.split(",", -1)).mapToInt(Integer::parseInt).toArray();
    assertThrows(
        IllegalArgumentException.class, () -> new StrengthOfAll("standard", Measure.EHS, cards));
  }

  @Test
  void otherParameters_thatDoNotExist_areRejected() {
    assertThrows(
        IllegalArgumentException.class, () -> new StrengthOfAll("standard", Measure.ochs(8), 2));
    assertThrows(
        IllegalArgumentException.class,
        () -> new StrengthOfAll("standard", Measure.POTENTIAL, 2, 5));
    assertThrows(
        IllegalArgumentException.class,
        () -> new StrengthOfAll("short-deck", Measure.ochs(82), 2, 3));
    assertThrows(
        IllegalArgumentException.class, () -> new StrengthOfAll("badugi", Measure.EHS, 2, 3));
  }
}
