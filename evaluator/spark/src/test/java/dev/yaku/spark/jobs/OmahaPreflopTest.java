package dev.yaku.spark.jobs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import dev.yaku.index.HandIndex;
import dev.yaku.spark.LocalSpark;
import dev.yaku.spark.run.JobOptions;
import dev.yaku.spark.run.JobResult;
import dev.yaku.spark.run.RangeJob;
import dev.yaku.spark.run.RangeRunner;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Classes of Omaha hands against each other. */
class OmahaPreflopTest {
  private static final HandIndex FOUR = HandIndex.of(4);

  private static long index(String hand) {
    return FOUR.index(Hand.parse(hand));
  }

  /** The hands of a class, by dealing cards: no suit is exchanged. */
  private static Set<Long> hands(long number) {
    Set<Long> hands = new TreeSet<>();
    long like = FOUR.unindex(0, number)[0];
    int[] cards = Hand.cards(like);
    fill(hands, cards, 0, 0L, number);
    return hands;
  }

  private static void fill(Set<Long> hands, int[] like, int at, long hand, long number) {
    if (at == like.length) {
      if (Long.bitCount(hand) == at && FOUR.index(hand) == number) {
        hands.add(hand);
      }
      return;
    }
    for (int suit = 0; suit < 4; suit++) {
      fill(hands, like, at + 1, hand | 1L << Card.of(Card.rank(like[at]), suit), number);
    }
  }

  /** Deals, wins and ties of a hand against all of a class, board by board. */
  private static long[] plain(long hand, long other) {
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha");
    long[] counts = new long[3];
    long[] opponents =
        hands(other).stream()
            .mapToLong(Long::longValue)
            .filter(held -> (held & hand) == 0)
            .toArray();
    Hands.of(Hand.DECK & ~hand, 5)
        .forEach(
            cards -> {
              int mine = omaha.evaluate(OmahaHand.ofHole(hand).withBoard(cards));
              for (long held : opponents) {
                if ((held & cards) == 0) {
                  int theirs = omaha.evaluate(OmahaHand.ofHole(held).withBoard(cards));
                  counts[0]++;
                  counts[1] += mine > theirs ? 1 : 0;
                  counts[2] += mine == theirs ? 1 : 0;
                }
              }
            });
    return counts;
  }

  @ParameterizedTest
  @CsvSource({"As Ad Ks Kd, Js Th 9s 8h", "Ac Ad 2h 3h, Ac Ad 2h 3h"})
  void row_ofTwoClasses_isWhatEveryBoardSays(String one, String other) throws IOException {
    long a = index(one);
    long b = index(other);
    RangeJob job = new OmahaPreflop("omaha", 4, OptionalLong.of(a));
    RowList rows = RowList.of(job, b);
    long[] counts = plain(FOUR.unindex(0, a)[0], b);
    assertArrayEquals(new long[] {a, b, counts[0], counts[1], counts[2]}, rows.longs().get(0));
    assertEquals((counts[1] + counts[2] / 2.0) / counts[0], rows.doubles().get(0)[0], 1e-12);
  }

  @Test
  void opponents_ofAHand_areTheClassWithoutItsCards() {
    for (String hand : List.of("As Ad Ks Kd", "As Kh Qd Jc", "As Ks Qs Js", "As Ah Ad Ac")) {
      for (String other : List.of("As Ah Kd Kc", "Ts 9h 8d 7c", "Ts 9s 8s 7s", "As Ah Ad Ac")) {
        long held = Hand.parse(hand);
        long expected = hands(index(other)).stream().filter(cards -> (cards & held) == 0).count();
        var opponents = OmahaPreflop.opponents(held, Hand.parse(other));
        assertEquals(
            expected, opponents.values().stream().mapToInt(Integer::intValue).sum(), hand + other);
        for (long cards : opponents.keySet()) {
          assertEquals(index(other), FOUR.index(cards));
          assertEquals(0, cards & held);
        }
      }
    }
    assertTrue(
        OmahaPreflop.opponents(Hand.parse("As Ah Ad Ac"), Hand.parse("Ks Kh Kd Qc")).size() < 24);
  }

  @Test
  void allPairs_haveEachPairOnce() {
    long pair = 0;
    for (long b = 0; b < 300; b++) {
      for (long a = 0; a <= b; a++) {
        assertEquals(b, OmahaPreflop.larger(pair++));
      }
    }
    long last = 962_988L * 962_989 / 2 - 1; // six cards
    assertEquals(962_987, OmahaPreflop.larger(last));
    assertEquals(962_986, OmahaPreflop.larger(last - 962_988));
    assertEquals(16_432L * 16_433 / 2, new OmahaPreflop("omaha", 4, OptionalLong.empty()).units());
  }

  @Test
  void pair_inEitherDirection_addsUpToOne() throws IOException {
    long a = index("Ac Ad 2h 3h");
    long b = index("Js Th 9s 8h");
    double one =
        RowList.of(new OmahaPreflop("omaha", 4, OptionalLong.of(a)), b).doubles().get(0)[0];
    double two =
        RowList.of(new OmahaPreflop("omaha", 4, OptionalLong.of(b)), a).doubles().get(0)[0];
    assertEquals(1, one + two, 1e-12);
    long pair = Math.max(a, b) * (Math.max(a, b) + 1) / 2 + Math.min(a, b);
    RowList both = RowList.of(new OmahaPreflop("omaha", 4, OptionalLong.empty()), pair);
    assertEquals(Math.min(a, b), both.longs().get(0)[0]);
    assertEquals(a < b ? one : two, both.doubles().get(0)[0]);
  }

  @Test
  void classThatLeavesNoOpponent_hasNoDeals() throws IOException {
    long aces = index("As Ah Ad Ac");
    RowList rows = RowList.of(new OmahaPreflop("omaha", 4, OptionalLong.of(aces)), aces);
    assertArrayEquals(new long[] {aces, aces, 0, 0, 0}, rows.longs().get(0));
    assertTrue(Double.isNaN(rows.doubles().get(0)[0]));
  }

  @ParameterizedTest
  @CsvSource({"omaha, 4", "omaha, 5", "omaha-hi-lo, 4"})
  void job_ofSomePairs_writesTheirRows(String rules, int cards, @TempDir Path folder)
      throws IOException {
    SparkSession spark = LocalSpark.session();
    RangeJob job = new OmahaPreflop(rules, cards, OptionalLong.empty());
    JobOptions options = JobOptions.into(folder.toString()).units(5000, 5020).cut(3, 4);
    assertEquals(new JobResult(0, 7, 20), RangeRunner.run(spark, job, options));
    List<Row> rows = spark.read().parquet(folder.toString()).orderBy("b", "a").collectAsList();
    assertEquals(20, rows.size());
    for (int i = 0; i < rows.size(); i++) {
      RowList expected = RowList.of(job, 5000 + i);
      long[] numbers = expected.longs().get(0);
      for (int column = 0; column < numbers.length; column++) {
        assertEquals(numbers[column], rows.get(i).getLong(column));
      }
      assertEquals(expected.doubles().get(0)[0], rows.get(i).getDouble(numbers.length));
    }
  }

  @Test
  void parameters_thatDoNotExist_areRejected() {
    assertThrows(
        IllegalArgumentException.class, () -> new OmahaPreflop("omaha", 3, OptionalLong.empty()));
    assertThrows(
        IllegalArgumentException.class, () -> new OmahaPreflop("omaha", 7, OptionalLong.empty()));
    assertThrows(
        IllegalArgumentException.class,
        () -> new OmahaPreflop("omaha", 4, OptionalLong.of(16_432)));
    assertThrows(
        IllegalArgumentException.class,
        () -> new OmahaPreflop("standard", 4, OptionalLong.empty()));
  }
}
