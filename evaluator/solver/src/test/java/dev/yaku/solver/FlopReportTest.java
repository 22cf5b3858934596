package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reports are what a solver says of each flop, and flops that stand for all are all of them. */
class FlopReportTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);

  /** Of the pot; nearer to the end there is nothing else to see. */
  private static final double ERROR = STEP == 1 ? 0.02 : 0.1;

  private static final String SPOT =
      """
      oop = AA, KQs:0.5, 76s
      ip = QQ, JTs, A5s:0.25
      pot = 10
      stack = 20
      bets = 100%
      """;

  /** The same, or a shorter game with fewer cards, for what is the same of any. */
  private static final String SHORT =
      STEP == 1 ? SPOT : "rules = short-deck\n" + SPOT.replace("A5s", "A6s");

  private static List<Flop> flops(String... texts) {
    return Stream.of(texts).map(Flop::parse).toList();
  }

  private static List<FlopRow> rows(FlopReport report, List<Flop> flops) {
    List<FlopRow> all = new ArrayList<>();
    assertTrue(report.run(flops, all::addAll));
    return all;
  }

  /** Classes of hands are parts of all hands, and what a solution says of these hands. */
  @Test
  void rows_ofHands_areTheSolutionsAndMakeUpThePlace() {
    String[] places = {"", "check", "bet 10"};
    FlopReport report = FlopReport.of(SPOT).at(places).untilError(ERROR).byHands();
    List<Flop> flops = flops("Ac Ad Ah", "Ac 9d 6d");
    List<FlopRow> rows = rows(report, flops);
    assertEquals(12, report.rowsOfFlop(flops.get(0))); // two players with three classes
    assertEquals(24, rows.size());
    for (int flop = 0; flop < 2; flop++) {
      String board = "board = " + flops.get(flop).cards() + "\n";
      Solution solution = Solver.of(SolverSpot.parse(board + SPOT)).untilError(ERROR).run();
      for (int i = 0; i < places.length; i++) {
        SolutionNode node = solution.node(places[i]);
        FlopRow all = rows.get(12 * flop + 4 * i);
        assertEquals("", all.hands());
        double global = 0;
        double value = 0;
        double often = 0;
        int player = node.player();
        for (FlopRow row : rows.subList(12 * flop + 4 * i + 1, 12 * flop + 4 * i + 4)) {
          assertEquals(places[i], row.node());
          assertTrue(Double.isNaN(row.values().get(1 - player)), row + "");
          double mass = 0;
          double ofValue = 0;
          double ofOften = 0;
          for (long hand : node.hands(player)) {
            if (HoleClass.toString(HoleClass.of(HoleIndex.of(hand))).equals(row.hands())) {
              double weight = node.weight(player, hand) * met(node, player, hand);
              mass += weight;
              ofValue += weight == 0 ? 0 : weight * node.value(player, hand);
              ofOften += weight * node.frequencies(hand)[0];
            }
          }
          assertEquals(mass / pairs(solution.root()), row.global(), 1e-9, row + "");
          global += row.global();
          if (row.global() > 0) {
            assertEquals(ofValue / mass, row.values().get(player), 1e-9);
            assertEquals(ofOften / mass, row.frequencies().get(0), 1e-9);
            value += row.global() * row.values().get(player);
            often += row.global() * row.frequencies().get(0);
          } else {
            assertTrue(Double.isNaN(row.frequencies().get(0)), row + "");
          }
        }
        assertEquals(all.global(), global, 1e-12);
        if (global > 0) {
          assertEquals(all.values().get(player), value / global, 1e-9);
          assertEquals(all.frequencies().get(0), often / global, 1e-9);
        }
      }
    }
    assertEquals("AA", rows.get(1).hands()); // none is left
    assertEquals(0, rows.get(1).global());
    FlopRow mean = FlopRow.mean(List.of(rows.get(1), rows.get(13)));
    assertEquals(rows.get(13).values().get(0), mean.values().get(0), 1e-12);
  }

  /** The weight of the hands that the opponent has beside a hand. */
  private static double met(SolutionNode node, int player, long hand) {
    double met = 0;
    for (long other : node.hands(1 - player)) {
      met += (hand & other) == 0 ? node.weight(1 - player, other) : 0;
    }
    return met;
  }

  /** From what a solution says of single hands, and plainly, under the name that is solved. */
  @Test
  void row_ofAPlace_isWhatTheSolutionSaysHandByHand() {
    String[] places = {"", "check", "bet 10", "bet 10 / call / 2c"};
    int[][] pots = {{10, 10}, {10, 10}, {20, 10}, {30, 30}}; // without what is not called
    List<FlopRow> rows = rows(FlopReport.of(SPOT).at(places).untilError(ERROR), flops("Ac 9d 6d"));
    Solution solution =
        Solver.of(SolverSpot.parse("board = Ac 9d 6d\n" + SPOT)).untilError(ERROR).run();
    double start = pairs(solution.root());
    assertEquals(places.length, rows.size());
    for (int i = 0; i < places.length; i++) {
      FlopRow row = rows.get(i);
      SolutionNode node = solution.node(places[i]);
      assertEquals(places[i], row.node());
      double cards = places[i].endsWith("2c") ? 45 : 1;
      assertEquals(pairs(node) / start / cards, row.global(), 1e-9);
      assertEquals(node.actions(), row.actions());
      double value = 0;
      for (int action = 0; action < row.actions().size(); action++) {
        assertEquals(node.frequencies()[action], row.frequencies().get(action), 1e-12);
        double often = row.frequencies().get(action);
        value += often == 0 ? 0 : often * row.actionValues().get(action);
      }
      int player = node.player();
      assertEquals(row.values().get(player), value, 1e-8);
      for (int each = 0; each < 2; each++) {
        assertEquals(node.value(each), row.values().get(each), 1e-12);
        assertEquals(node.equity(each), row.equities().get(each), 1e-12);
        double realized = node.value(each) / (node.equity(each) * pots[i][each]);
        assertEquals(realized, row.realized(each), 1e-12);
      }
      assertEquals(solution.exploitability(), row.exploitability());
    }
    assertEquals(1, rows.get(0).global(), 1e-12);
    assertEquals(1, rows.get(1).global() + rows.get(2).global(), 1e-6);
  }

  private static double pairs(SolutionNode node) {
    double sum = 0;
    for (long one : node.hands(0)) {
      for (long other : node.hands(1)) {
        sum += (one & other) == 0 ? node.weight(0, one) * node.weight(1, other) : 0;
      }
    }
    return sum;
  }

  private static int solved(FlopReport report, String... flops) {
    int[] begun = {0};
    report.onProgress(
        progress -> {
          begun[0] += progress.done() == 1 ? 1 : 0;
          return true;
        });
    rows(report.untilError(0.2), flops(flops));
    return begun[0];
  }

  /** The exchanges of the letters of suits that change none of some texts, as sets of cards. */
  private static List<String> exchanges(String... texts) {
    List<String> exchanges = new ArrayList<>();
    for (int code = 0; code < 256; code++) {
      String letters = "";
      for (int place = 0; place < 8; place += 2) {
        letters += "cdhs".charAt(code >> place & 3);
      }
      String to = letters;
      boolean keeps = Stream.of(texts).allMatch(text -> exchanged(text, to).equals(cards(text)));
      if (letters.chars().distinct().count() == 4 && keeps) {
        exchanges.add(letters);
      }
    }
    return exchanges;
  }

  private static Set<String> cards(String text) {
    return new TreeSet<>(List.of(text.replace(" ", "").split("(?<=[cdhs])", 0)));
  }

  private static Set<String> exchanged(String text, String letters) {
    TreeSet<String> cards = new TreeSet<>();
    for (String card : cards(text)) {
      boolean hasSuit = card.length() == 2 && "cdhs".indexOf(card.charAt(1)) >= 0;
      cards.add(
          hasSuit ? card.charAt(0) + "" + letters.charAt("cdhs".indexOf(card.charAt(1))) : card);
    }
    return cards;
  }

  @ParameterizedTest
  @CsvSource({
    "AA, ''",
    "AsKs, ''",
    "AsKh, ''",
    "AA, bet 10 / call / 7c",
    "AA, bet 10 / call / 7s",
  })
  void flops_alikeUpToSuits_areSolvedOnce(String range, String place) {
    String[] flops = {"9s 8s 6h", "9s 8s 6d", "9c 8c 6d", "9h 8d 6h"};
    List<String> exchanges = exchanges(range, place.replaceAll(".*/ ", ""));
    TreeSet<String> different = new TreeSet<>();
    for (String flop : flops) {
      different.add(exchanges.stream().map(to -> exchanged(flop, to) + "").sorted().toList() + "");
    }
    FlopReport report = FlopReport.of(SHORT.replace("AA", range + ", 88")).at(place);
    assertEquals(different.size(), solved(report, flops));
  }

  @Test
  void rows_ofFlopsThatAreAlike_differInTheirNames() {
    List<FlopRow> rows =
        rows(FlopReport.of(SHORT).untilError(0.1), flops("As 9s 6h", "Qc 8d 7s", "9c Ac 6d:2.5"));
    assertEquals("9c Ac 6d", rows.get(2).flop().cards());
    assertEquals(2.5, rows.get(2).flop().weight());
    assertEquals(rows.get(0).values(), rows.get(2).values());
    assertNotEquals(rows.get(0).values(), rows.get(1).values());
    List<FlopRow> alone = rows(FlopReport.of(SHORT).untilError(0.1).threads(2), flops("9c Ac 6d"));
    assertEquals(rows.get(0).values().get(0), alone.get(0).values().get(0), 1e-4);
  }

  @Test
  void mean_ofRows_isThatOfAllHandsOnThem() {
    FlopReport report = FlopReport.of(SHORT).at("check").untilError(0.1);
    List<FlopRow> rows = rows(report, flops("As 9s 6h:3", "Qc 8d 7s:1"));
    FlopRow mean = FlopRow.mean(rows);
    FlopRow a = rows.get(0);
    FlopRow b = rows.get(1);
    assertEquals(4, mean.flop().weight());
    assertEquals((3 * a.global() + b.global()) / 4, mean.global(), 1e-12);
    double reached = 3 * a.global() + b.global();
    for (int i = 0; i < 2; i++) {
      double value = 3 * a.global() * a.values().get(i) + b.global() * b.values().get(i);
      assertEquals(value / reached, mean.values().get(i), 1e-12);
    }
    assertEquals(1, mean.frequencies().stream().mapToDouble(one -> one).sum(), 1e-9);
    double value = 0;
    for (int i = 0; i < mean.actions().size(); i++) {
      double often = mean.frequencies().get(i);
      value += often == 0 ? 0 : often * mean.actionValues().get(i);
    }
    assertEquals(mean.values().get(1), value, 1e-8);
    assertEquals(a, FlopRow.mean(List.of(a)));
  }

  @Test
  void report_thatIsEnded_tellsOnlyWhatIsFinished() {
    List<FlopRow> told = new ArrayList<>();
    FlopReport report = FlopReport.of(SHORT).untilError(0.1);
    List<Flop> flops = flops("As 9s 6h", "Qc 8d 7s");
    assertFalse(
        report.run(
            flops,
            rows -> {
              told.addAll(rows);
              return false;
            }));
    assertEquals(1, told.size());
    assertFalse(report.untilError(1e-6).onProgress(progress -> false).run(flops, told::addAll));
    Thread.currentThread().interrupt();
    assertFalse(FlopReport.of(SHORT).run(flops, told::addAll));
    assertTrue(Thread.interrupted());
    assertEquals(1, told.size());
  }

  @Test
  void faults_areSaidBeforeTheWork() {
    List<Flop> flop = flops("As 9s 6h");
    assertFault("board: expected none", () -> FlopReport.of(SPOT + "board = As 9s 6h"));
    assertFault("bet 7", () -> FlopReport.of(SPOT).at("bet 7").run(flop, rows -> true));
    assertFault(
        "nobody acts there", () -> FlopReport.of(SPOT).at("bet 10 / fold").run(flop, rows -> true));
    assertFault("line 2, ip", () -> FlopReport.of("oop = AA\nip = X5").run(flop, rows -> true));
    assertFault("expected a flop, three cards, found 2", () -> Flop.parse("As 9s"));
    assertFault("found 4", () -> Flop.parse("As 9s 6h 2c"));
    assertFault("As 9s", () -> Flop.parse("As 9s 9s"));
    assertFault("Xy", () -> Flop.parse("As 9s Xy"));
    assertFault("weight 0.0: expected above 0", () -> Flop.parse("As 9s 6h:0"));
    assertFault("1 to 1755", () -> Flop.sample(0));
    assertFault("1 to 1755", () -> Flop.sample(1756));
    assertFault("error 0.0", () -> FlopReport.of(SPOT).untilError(0));
  }

  private static void assertFault(String fault, org.junit.jupiter.api.function.Executable work) {
    String message = assertThrows(IllegalArgumentException.class, work).getMessage();
    assertTrue(message.contains(fault), message);
  }

  @ParameterizedTest
  @CsvSource({
    "As 9s 6h, As 9s 6h, 1",
    "9sAs6h:0.5, 9s As 6h, 0.5",
    "As 9s 6h 12, As 9s 6h, 12",
    "As9s6h 1e-3, As 9s 6h, 0.001",
    "10h 9h 6c, Th 9h 6c, 1",
  })
  void flop_asText_isRead(String text, String cards, double weight) {
    assertEquals(new Flop(cards, weight), Flop.parse(text));
    assertEquals(new Flop(cards, weight), Flop.parse(text.replace(' ', '\t').replace(":", "\t")));
  }

  /** By the letters of suits in the order in which they first appear among sorted ranks. */
  @Test
  void all_areTheFlopsUpToSuits_eachAsOftenAsItComes() {
    Map<Set<String>, Integer> classes = new TreeMap<>((a, b) -> ("" + a).compareTo("" + b));
    for (int a = 0; a < Card.JOKER; a++) {
      for (int b = 0; b < a; b++) {
        for (int c = 0; c < b; c++) {
          classes.merge(bySuit(Hand.of(a, b, c)), 1, Integer::sum);
        }
      }
    }
    List<Flop> all = Flop.all();
    assertEquals(1755, all.size());
    assertEquals(1755, classes.size());
    for (Flop flop : all) {
      assertEquals((int) classes.remove(bySuit(flop.set())), (int) flop.weight(), flop::cards);
    }
    assertTrue(classes.isEmpty());
  }

  /** The ranks of each suit, without the names of suits; each suit apart if two are alike. */
  private static Set<String> bySuit(long flop) {
    TreeMap<Integer, String> ranks = new TreeMap<>();
    for (int card : Hand.cards(flop)) {
      ranks.merge(Card.suit(card), Card.toString(card).substring(0, 1), String::concat);
    }
    TreeSet<String> set = new TreeSet<>();
    for (String held : ranks.values()) {
      String name = held;
      while (!set.add(name)) {
        name += "'";
      }
    }
    return set;
  }

  @Test
  void sample_ofAnySize_hasTheWeightOfAllAndIsSpread() {
    for (int count : new int[] {1, 23, 95, 184, 1755}) {
      List<Flop> sample = Flop.sample(count);
      assertEquals(22_100, sample.stream().mapToDouble(Flop::weight).sum(), 1e-6);
      assertTrue(sample.size() <= count);
    }
    double monotone = 0;
    double paired = 0;
    for (Flop flop : Flop.sample(95)) {
      int[] cards = Card.parseAll(flop.cards());
      boolean isMonotone = Arrays.stream(cards).map(Card::suit).distinct().count() == 1;
      monotone += isMonotone ? flop.weight() / 22_100 : 0;
      paired += Arrays.stream(cards).map(Card::rank).distinct().count() < 3 ? flop.weight() : 0;
    }
    assertEquals(1144 / 22_100.0, monotone, 1 / 95.0);
    assertEquals(3796 / 22_100.0, paired / 22_100, 1 / 95.0);
  }

  @Test
  void sample_hasEachRankInEachPlace_asOftenAsAllHave() {
    for (int count : new int[] {49, 95, 184}) {
      double[][] sample = ranksByPlace(Flop.sample(count));
      double[][] all = ranksByPlace(Flop.all());
      for (int place = 0; place < 3; place++) {
        for (int rank = 0; rank < Card.RANK_COUNT; rank++) {
          assertEquals(all[place][rank], sample[place][rank], 1.2 / count, count + " flops");
        }
      }
    }
  }

  private static double[][] ranksByPlace(List<Flop> flops) {
    double[][] ranks = new double[3][Card.RANK_COUNT];
    for (Flop flop : flops) {
      int[] cards = Card.parseAll(flop.cards());
      for (int place = 0; place < 3; place++) {
        ranks[place][Card.rank(cards[place])] += flop.weight() / 22_100;
      }
    }
    return ranks;
  }
}
