package dev.yaku.equity.internal.holes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.Hands;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.internal.cards.SuitExchange;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The committed orders of Omaha's hands. All of one was compared with the sums over all boards by
 * {@code OmahaRiverSums}; the way they are made is proved by {@code OmahaAgainstRandomTest}.
 */
@Execution(ExecutionMode.CONCURRENT)
class OmahaOrderTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final Path FOLDER = Path.of("../../tables/omaha/src/main/orders");

  @Test
  void files_areThoseThatWereProved() throws Exception {
    List<String> lines = Files.readAllLines(FOLDER.resolve("digests.sha256"));
    for (String line : lines) {
      String[] parts = line.split("  ", -1);
      byte[] bytes = Files.readAllBytes(FOLDER.resolve(parts[1]));
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      assertEquals(parts[0], HexFormat.of().formatHex(digest), parts[1]);
    }
    assertEquals(4, lines.size());
  }

  @ParameterizedTest
  @CsvSource({
    "omaha, 4, 16432, 270725",
    "omaha-hi-lo, 4, 16432, 270725",
    "omaha, 5, 134459, 2598960",
    "omaha-hi-lo, 5, 134459, 2598960"
  })
  void order_isOfAllClasses(String rules, int cards, int classes, int hands) {
    OmahaOrder order = OmahaOrder.of(rules, cards);
    long[] all = OmahaOrder.classes(cards);
    assertEquals(classes, all.length);
    int[] places = Arrays.stream(all).mapToInt(order::place).sorted().toArray();
    assertArrayEquals(IntStream.range(0, classes).toArray(), places);
    assertEquals(hands, Arrays.stream(all).mapToInt(SuitExchange::images).sum());
    assertEquals(0, order.top(BigDecimal.ZERO));
    assertEquals(classes, order.top(BigDecimal.valueOf(100)));
    assertEquals(1, order.top(new BigDecimal("0.0001")));
    int[] copies = new int[classes]; // by place
    for (long one : all) {
      copies[order.place(one)] = SuitExchange.images(one);
    }
    int tenth = order.top(BigDecimal.TEN);
    int before = Arrays.stream(copies, 0, tenth - 1).sum();
    assertTrue(10L * before < hands && 10L * (before + copies[tenth - 1]) >= hands);
  }

  @Test
  void representative_ofAnyHand_isItsGreatestNameOfSuits() {
    long hand = Hand.parse("As Kc Kd 2c");
    List<Long> same = new ArrayList<>();
    Hands.of(Hand.DECK, 4)
        .forEach(
            other -> {
              if (SuitExchange.greatest(other) == SuitExchange.greatest(hand)) {
                same.add(other);
              }
            });
    assertEquals(SuitExchange.greatest(hand), Collections.max(same));
    assertEquals(24, same.size());
    assertEquals(24, SuitExchange.images(SuitExchange.greatest(hand)));
    assertEquals(1, SuitExchange.images(Hand.parse("As Ah Ad Ac")));
  }

  /** The first has both halves of a pot. */
  private static Stream<Arguments> foursOfARank() {
    return Stream.of(
            Arguments.of("omaha-hi-lo", "AcAdAhAs", 389_177_435_976L, 13_281),
            Arguments.of("omaha", "AcAdAhAs", 438_487_699_200L, 5_943),
            Arguments.of("omaha", "2c2d2h2s", 78_536_556_288L, 16_431))
        .limit(STEP == 1 ? 3 : 1);
  }

  /**
   * Four of a rank stay as they are if suits change their names, so one hand of each class of
   * opponents stands for all. The points are those that the order was made of.
   */
  @Tag("proof")
  @ParameterizedTest
  @MethodSource("foursOfARank")
  void order_ofFourOfARank_isByThePointsAgainstEachHand(
      String rules, String text, long points, int place) {
    Equity equity = Equity.of(rules);
    long hand = Hand.parse(text);
    long sum = 0;
    for (long theirs : OmahaOrder.classes(4)) {
      if ((theirs & hand) == 0) {
        EquityResult result = equity.spot().player(hand).player(theirs).exact().run();
        for (int winners = 1; winners < (equity.isSplit() ? 16 : 4); winners++) {
          int ofPot = winners < 4 ? 4 : 2; // for the high hand, the other half for the low one
          int won = (winners & 3) == 1 ? ofPot : (winners & 3) == 3 ? ofPot / 2 : 0;
          won += winners >>> 2 == 1 ? 2 : winners >>> 2 == 3 ? 1 : 0;
          sum += (long) SuitExchange.images(theirs) * won * (long) result.dealsWithWinners(winners);
        }
      }
    }
    assertEquals(points, sum);
    assertEquals(place, OmahaOrder.of(rules, 4).place(hand));
  }

  /**
   * Classes from all over the order, sampled against any hand: the stronger one never wins less
   * than the weaker, within four standard errors of their difference.
   */
  @Tag("proof")
  @ParameterizedTest
  @CsvSource({"omaha", "omaha-hi-lo"})
  void order_ofFiveCards_isThatOfSampledEquities(String rules) {
    OmahaOrder order = OmahaOrder.of(rules, 5);
    long[] classes = OmahaOrder.classes(5);
    long[] byPlace = new long[classes.length];
    for (long one : classes) {
      byPlace[order.place(one)] = one;
    }
    Equity equity = Equity.of(rules);
    List<EquityResult> results = new ArrayList<>();
    for (int place = 0; place < byPlace.length; place += byPlace.length / 30) {
      String spot = Hand.toString(byPlace[place]) + " / *****";
      results.add(equity.parse(spot).sample(200_000 / STEP).seed(place).run());
    }
    assertEquals(31, results.size());
    int clear = 0;
    for (int i = 0; i < results.size(); i++) {
      for (int j = i + 1; j < results.size(); j++) {
        double difference = results.get(i).share(0) - results.get(j).share(0);
        double error = Math.hypot(results.get(i).standardError(0), results.get(j).standardError(0));
        assertTrue(difference > -4 * error, i + " " + j + ": " + difference + " +- " + error);
        clear += difference > 4 * error ? 1 : 0;
      }
    }
    assertTrue(clear > (STEP == 1 ? 400 : 300), clear + " of 465 pairs differ clearly");
  }
}
