package dev.yaku.strength;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Dealer;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.Hands;
import dev.yaku.HoleIndex;
import dev.yaku.index.HandIndex;
import dev.yaku.strength.Potential.Standing;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("proof")
class StrengthTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final double ROUNDING = 1e-12;
  private static final Strength STANDARD = Strength.of("standard");

  @TempDir private static Path folder;

  private static HandEvaluator small;

  @BeforeAll
  static void compile() throws IOException {
    small = SmallDeck.compiled(folder);
  }

  private static HandEvaluator evaluator(String rules) {
    return rules.equals("small") ? small : HandEvaluator.of(rules);
  }

  private static double[] randomWeights(SplittableRandom random, int of) {
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.setAll(weights, i -> random.nextInt(of) == 0 ? random.nextInt(1, 100) : 0);
    return weights;
  }

  /** Integers so that weights' sums are exact. */
  @ParameterizedTest
  @CsvSource({"standard, 24", "short-deck, 12", "short-deck-trips, 6", "no-wheel, 6", "small, 24"})
  void river_everyHand_scoresWhatPlainEvaluationCounts(String rules, int boards) {
    HandEvaluator evaluator = evaluator(rules);
    Strength strength = Strength.of(evaluator);
    PlainStrength plain = new PlainStrength(evaluator);
    long deck = evaluator.ruleSet().deck();
    Dealer dealer = Dealer.of(new SplittableRandom(31), deck);
    char[] scores = new char[HoleIndex.SIZE];
    for (int i = 0; i < boards; i++) {
      int suited = i % 4 == 0 ? 0 : 2 + i % 4; // so that flushes of each kind come up
      long clubs = Dealer.of(new SplittableRandom(i), deck & (1L << 13) - 1).deal(suited);
      long board = clubs | dealer.deal(5 - suited, clubs);
      strength.river(board, scores);
      for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
        long cards = HoleIndex.hand(hole);
        boolean isLive = (cards & ~(deck & ~board)) == 0;
        double expected = isLive ? plain.river(cards, board, null)[0] : 0;
        assertEquals(expected, scores[hole], () -> Hand.toString(board) + Hand.toString(cards));
      }
    }
  }

  /*
   * The numerators were counted once with every board of five of the other fifty cards and every
   * hand of the other 45 for itself, each evaluated.
   */
  @Test
  void board_beforeTheFlop_isEveryHandsEquityToTheLastDeal() {
    BoardStrength strength = STANDARD.board(0);
    double most = 2.0 * 990 * 2_118_760;
    assertEquals(3_574_419_148.0 / most, strength.ehs(hole("As Ah")));
    assertEquals(2_111_584_984.0 / most, strength.ehs(hole("2s 2d")));
    assertEquals(1_450_834_082.0 / most, strength.ehs(hole("7s 2d")));
    assertEquals(2_413_376_906.0 / most, strength.ehs(hole("Js Ts")));
    assertEquals(0.852037, strength.ehs(hole("Ac Ad")), 5e-7);
    assertEquals(0.503340, strength.ehs(hole("2c 2h")), 5e-7);
    assertEquals(0.345836, strength.ehs(hole("7c 2h")), 5e-7);
    long sum = 0;
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      double score = strength.ehs(hole) * most;
      assertEquals(Math.rint(score), score, 1e-5);
      sum += Math.round(score);
    }
    assertEquals(2_781_381_002_400L, sum); // what all deals of two hands and a board win and lose
  }

  /** Each flop counts as many deals as it represents. */
  @Test
  void board_allFlopsTogether_areTheStrengthBeforeTheFlop() {
    Strength rules = STEP == 1 ? STANDARD : Strength.of("short-deck");
    long deck = rules.evaluator().ruleSet().deck();
    HandIndex flops = HandIndex.ofDeck(deck, 3);
    HandIndex holes = HandIndex.ofDeck(deck, 2);
    int classes = (int) holes.size(0);
    double[] ehs = new double[classes];
    double[] ehs2 = new double[classes];
    double[] deals = new double[classes];
    for (long i = 0; i < flops.size(0); i++) {
      BoardStrength strength = rules.board(flops.unindex(0, i)[0]);
      for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
        if (!Double.isNaN(strength.ehs(hole))) {
          int of = (int) holes.index(HoleIndex.hand(hole));
          deals[of] += flops.deals(0, i);
          ehs[of] += flops.deals(0, i) * strength.ehs(hole);
          ehs2[of] += flops.deals(0, i) * strength.ehs2(hole);
        }
      }
    }
    BoardStrength before = rules.board(0);
    for (int of = 0; of < classes; of++) {
      int hole = HoleIndex.of(holes.unindex(0, of)[0]);
      assertEquals(before.ehs(hole), ehs[of] / deals[of], ROUNDING);
      assertEquals(before.ehs2(hole), ehs2[of] / deals[of], ROUNDING);
    }
  }

  @ParameterizedTest
  @CsvSource({"small, 0", "small, 3", "small, 4", "short-deck, 4", "standard, 4", "standard, 5"})
  void board_everyHand_isAsStrongAsPlainEnumerationSays(String rules, int cards) {
    HandEvaluator evaluator = evaluator(rules);
    Strength strength = Strength.of(evaluator);
    PlainStrength plain = new PlainStrength(evaluator);
    long deck = evaluator.ruleSet().deck();
    long board = Dealer.of(new SplittableRandom(32), deck).deal(cards);
    BoardStrength all = strength.board(board);
    assertEquals(board, all.board());
    SplittableRandom random = new SplittableRandom(33);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long hand = HoleIndex.hand(hole);
      if ((hand & ~(deck & ~board)) != 0) {
        assertTrue(Double.isNaN(all.ehs(hole)) && Double.isNaN(all.ehs2(hole)));
      } else if (random.nextInt(cards == 0 ? 100 : 8) == 0) {
        List<double[]> rivers = plain.rivers(hand, board, null);
        assertEquals(PlainStrength.ehs(rivers), all.ehs(hole));
        assertEquals(PlainStrength.ehs2(rivers), all.ehs2(hole), ROUNDING);
      }
    }
  }

  /** By sums over types, river by river with weights, and hand by hand. */
  @ParameterizedTest
  @CsvSource({"standard", "short-deck", "small"})
  void board_threeAlgorithms_agreeToTheLastBit(String rules) {
    HandEvaluator evaluator = evaluator(rules);
    Strength strength = Strength.of(evaluator);
    double[] uniform = new double[HoleIndex.SIZE];
    Arrays.fill(uniform, 1);
    Dealer dealer = Dealer.of(new SplittableRandom(34), evaluator.ruleSet().deck());
    for (int cards = 3; cards <= 5; cards++) {
      for (int i = 0; i < 4; i++) {
        long board = dealer.deal(cards);
        BoardStrength byTypes = strength.board(board);
        BoardStrength byWeights = strength.against(uniform).board(board);
        for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
          assertEquals(byTypes.ehs(hole), byWeights.ehs(hole));
          assertEquals(byTypes.ehs2(hole), byWeights.ehs2(hole));
          if (hole % 97 == i && !Double.isNaN(byTypes.ehs(hole))) {
            HandStrength one = strength.hand(HoleIndex.hand(hole), board);
            assertEquals(byTypes.ehs(hole), one.ehs());
            assertEquals(byTypes.ehs2(hole), one.ehs2());
          }
        }
      }
    }
  }

  @Test
  void board_otherSuits_haveTheSameStrengths() {
    long board = Hand.parse("2c 7d Th");
    long permuted = Hand.parse("2h 7s Tc"); // c to h, d to s, h to c, s to d
    BoardStrength strength = STANDARD.board(board);
    BoardStrength other = STANDARD.board(permuted);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long hand = HoleIndex.hand(hole);
      long moved = suit(hand, 0) << 26 | suit(hand, 1) << 39 | suit(hand, 2) | suit(hand, 3) << 13;
      assertEquals(strength.ehs2(hole), other.ehs2(HoleIndex.of(moved)));
    }
  }

  private static long suit(long hand, int suit) {
    return hand >>> 13 * suit & (1 << 13) - 1;
  }

  @ParameterizedTest
  @CsvSource({"standard, 5, 9", "standard, 4, 30", "small, 3, 3", "short-deck, 4, 9"})
  void hand_weightedOpponents_areAsPlainEnumerationSays(String rules, int cards, int of) {
    HandEvaluator evaluator = evaluator(rules);
    Strength strength = Strength.of(evaluator);
    PlainStrength plain = new PlainStrength(evaluator);
    SplittableRandom random = new SplittableRandom(35);
    Dealer dealer = Dealer.of(random, evaluator.ruleSet().deck());
    long board = dealer.deal(cards);
    double[] weights = randomWeights(random, of);
    BoardStrength all = strength.against(weights).board(board);
    double[][] histograms = strength.against(weights).histograms(board, 8);
    for (int i = 0; i < 12; i++) {
      long hole = dealer.deal(2, board);
      List<double[]> rivers = plain.rivers(hole, board, weights);
      HandStrength one = strength.against(weights).hand(hole, board);
      assertEquals(rivers.size(), one.rivers());
      assertEquals(PlainStrength.ehs(rivers), one.ehs());
      assertEquals(PlainStrength.ehs(rivers), all.ehs(HoleIndex.of(hole)));
      assertEquals(PlainStrength.ehs2(rivers), one.ehs2(), ROUNDING);
      assertEquals(PlainStrength.ehs2(rivers), all.ehs2(HoleIndex.of(hole)), ROUNDING);
      double[] histogram = PlainStrength.histogram(rivers, 8);
      assertArrayEquals(histogram, one.histogram(8), ROUNDING);
      assertArrayEquals(histogram, histograms[HoleIndex.of(hole)], ROUNDING);
    }
  }

  @Test
  void histograms_beforeTheFlop_areThoseOfAllBoards() {
    Strength strength = Strength.of(small);
    PlainStrength plain = new PlainStrength(small);
    double[][] all = strength.histograms(0, 7);
    assertNull(all[hole("2s 3s")]);
    for (String hand : new String[] {"As Ah", "Js Ts", "Kd 9c"}) {
      List<double[]> rivers = plain.rivers(Hand.parse(hand), 0, null);
      assertArrayEquals(PlainStrength.histogram(rivers, 7), all[hole(hand)], ROUNDING);
    }
  }

  @Test
  void histogram_ofAllHands_isThatOfEach() {
    long board = Hand.parse("Js 9d 4h");
    double[][] all = STANDARD.histograms(board, 16);
    assertNull(all[hole("Js 2c")]);
    for (int hole = 0; hole < HoleIndex.SIZE; hole += 131) {
      if (all[hole] != null) {
        HandStrength one = STANDARD.hand(HoleIndex.hand(hole), board);
        assertArrayEquals(one.histogram(16), all[hole], ROUNDING);
        assertEquals(1, Arrays.stream(all[hole]).sum(), ROUNDING);
      }
    }
    HandStrength nuts = STANDARD.hand(Hand.parse("As Ks"), Hand.parse("Qs Js Ts 2d 3d"));
    assertEquals(1, nuts.ehs());
    assertEquals(1, nuts.histogram(10)[9]);
  }

  /** The table of Billings and others, 1998: ace-queen offsuit on a flop of 3-4-J. */
  @Test
  void potential_ofThePublishedExample_isThePublishedTable() {
    long hole = Hand.parse("Ad Qc");
    long board = Hand.parse("3h 4c Jh");
    Potential potential = STANDARD.potential(hole, board);
    assertEquals(449_005, potential.deals(Standing.AHEAD, Standing.AHEAD));
    assertEquals(3_211, potential.deals(Standing.AHEAD, Standing.TIED));
    assertEquals(169_504, potential.deals(Standing.AHEAD, Standing.BEHIND));
    assertEquals(0, potential.deals(Standing.TIED, Standing.AHEAD));
    assertEquals(8_370, potential.deals(Standing.TIED, Standing.TIED));
    assertEquals(540, potential.deals(Standing.TIED, Standing.BEHIND));
    assertEquals(91_981, potential.deals(Standing.BEHIND, Standing.AHEAD));
    assertEquals(1_036, potential.deals(Standing.BEHIND, Standing.TIED));
    assertEquals(346_543, potential.deals(Standing.BEHIND, Standing.BEHIND));
    assertEquals(0.208, potential.positive(), 5e-4);
    assertEquals(0.274, potential.negative(), 5e-4);
  }

  @ParameterizedTest
  @CsvSource({"standard, 4", "small, 3", "short-deck, 4"})
  void potential_anyBoard_isAsPlainEnumerationSays(String rules, int cards) {
    HandEvaluator evaluator = evaluator(rules);
    Strength strength = Strength.of(evaluator);
    PlainStrength plain = new PlainStrength(evaluator);
    SplittableRandom random = new SplittableRandom(36);
    Dealer dealer = Dealer.of(random, evaluator.ruleSet().deck());
    double[] weights = randomWeights(random, 5);
    for (int i = 0; i < 4; i++) {
      long board = dealer.deal(cards);
      long hole = dealer.deal(2, board);
      checkStandings(plain.standings(hole, board, null), strength.potential(hole, board));
      checkStandings(
          plain.standings(hole, board, weights), strength.against(weights).potential(hole, board));
    }
  }

  /** All holes at once, against plain enumeration of each. */
  @ParameterizedTest
  @CsvSource({"small, 3", "small, 4", "short-deck, 4"})
  void potentials_ofAllHands_areAsPlainEnumerationSays(String rules, int cards) {
    HandEvaluator evaluator = evaluator(rules);
    Strength strength = Strength.of(evaluator);
    PlainStrength plain = new PlainStrength(evaluator);
    SplittableRandom random = new SplittableRandom(37);
    long deck = evaluator.ruleSet().deck();
    long board = Dealer.of(random, deck).deal(cards);
    double[] weights = randomWeights(random, 4);
    Potential[] all = strength.potentials(board);
    Potential[] weighted = strength.against(weights).potentials(board);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      long hand = HoleIndex.hand(hole);
      if ((hand & ~(deck & ~board)) != 0) {
        assertNull(all[hole]);
        assertNull(weighted[hole]);
      } else {
        checkStandings(plain.standings(hand, board, null), all[hole]);
        checkStandings(plain.standings(hand, board, weights), weighted[hole]);
      }
    }
  }

  /** Boards of one, two and three suits; the one-hand way shares no sums with that of all. */
  @ParameterizedTest
  @CsvSource({"2c 7d Th", "8h 8d Kh", "4s 9s Qs", "2c 7c Th Tc", "As Ks Qs Js"})
  void potentials_ofAllHands_areThoseOfEach(String cards) {
    long board = Hand.parse(cards);
    SplittableRandom random = new SplittableRandom(38);
    double[] weights = randomWeights(random, 6);
    Potential[] all = STANDARD.potentials(board);
    Potential[] weighted = STANDARD.against(weights).potentials(board);
    for (int i = 0; i < 30 / STEP; i++) {
      long hole = Dealer.of(random, Hand.DECK).deal(2, board);
      int index = HoleIndex.of(hole);
      assertEquals(STANDARD.potential(hole, board).toString(), all[index].toString());
      assertEquals(
          STANDARD.against(weights).potential(hole, board).toString(), weighted[index].toString());
    }
    double[] aces = cluster("As Ah");
    Potential[] against = STANDARD.against(aces).potentials(Hand.parse("Kd 7c 2s"));
    assertNull(against[hole("As Qs")]); // leaves no aces
    assertEquals(
        STANDARD.against(aces).potential(Hand.parse("Ks Kh"), Hand.parse("Kd 7c 2s")).toString(),
        against[hole("Ks Kh")].toString());
  }

  private static void checkStandings(double[] expected, Potential potential) {
    for (Standing now : Standing.values()) {
      for (Standing later : Standing.values()) {
        double counted =
            expected[
                3 * List.of(Standing.values()).indexOf(now)
                    + List.of(Standing.values()).indexOf(later)];
        assertEquals(counted, potential.deals(now, later));
      }
    }
  }

  @Test
  void potential_ofTheBestHand_isNone() {
    long nuts = Hand.parse("As Ks");
    Potential potential = STANDARD.potential(nuts, Hand.parse("Qs Js Ts 2d"));
    assertEquals(0, potential.positive());
    assertEquals(0, potential.negative());
  }

  @Test
  void clusters_ofHands_areTheirEquities() {
    double[] aces = cluster("As Ah Ad Ac");
    double[] kings = cluster("Ks Kh Kd Kc");
    long hole = Hand.parse("Qs Qh");
    long board = Hand.parse("Qd 7c 2s");
    double[] strengths = STANDARD.clusters(hole, board, aces, kings, cluster("Qd 7c 2s"));
    assertEquals(STANDARD.against(aces).hand(hole, board).ehs(), strengths[0]);
    assertEquals(STANDARD.against(kings).hand(hole, board).ehs(), strengths[1]);
    assertTrue(strengths[0] > 0.9 && strengths[0] < 0.93);
    assertTrue(Double.isNaN(strengths[2]));
    assertEquals(0, STANDARD.clusters(hole, board).length);
  }

  @ParameterizedTest
  @CsvSource({"2c 7d Th", "8h 8d Kh 3c", "4s 9s Qs 4d 7c"})
  void clusters_ofAllHands_areThoseOfEach(String cards) {
    long board = Hand.parse(cards);
    double[][] clusters = OpponentClusters.of(STANDARD, 5).weights();
    clusters[4] = cluster("4s 9s Qs 4d");
    double[][] all = STANDARD.clusters(board, clusters);
    int live = 0;
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      if ((HoleIndex.hand(hole) & board) != 0) {
        assertNull(all[hole]);
      } else if (live++ % 90 == 0) {
        assertArrayEquals(STANDARD.clusters(HoleIndex.hand(hole), board, clusters), all[hole]);
      }
    }
    double[] strengths = STANDARD.clusters(Hand.parse("Qs 4d Th 2h"), clusters)[hole("9s 4s")];
    assertTrue(Double.isNaN(strengths[4]));
    assertEquals(0, STANDARD.clusters(board)[hole("As Ah")].length);
  }

  private static double[] cluster(String cards) {
    double[] weights = new double[HoleIndex.SIZE];
    Hands.of(Hand.parse(cards), 2).forEach(hand -> weights[HoleIndex.of(hand)] = 1);
    return weights;
  }

  private static int hole(String cards) {
    return HoleIndex.of(Hand.parse(cards));
  }

  @Test
  void of_rulesOfOtherHands_areRejected() {
    for (String rules : new String[] {"ace-to-five", "joker-wild", "three-card", "multi-deck"}) {
      assertRejected(
          rules + ": expected high hands of natural cards, the best five of seven",
          () -> Strength.of(rules));
    }
  }

  @Test
  void anyMethod_cardsThatAreNoHoleOrBoard_areRejected() {
    long hole = Hand.parse("As Kd");
    long flop = Hand.parse("2c 7d Th");
    assertRejected(
        "a hole of As: expected two cards of the deck",
        () -> STANDARD.hand(Hand.parse("As"), flop));
    assertRejected(
        "a board of 2c 7d: expected 3 to 5 cards of the deck",
        () -> STANDARD.hand(hole, Hand.parse("2c 7d")));
    assertRejected(
        "both in the hole and on the board: As", () -> STANDARD.hand(hole, Hand.parse("As 2c 3d")));
    assertRejected(
        "a board of 2c Td Th Ts As: expected 3 to 4 cards of the deck",
        () -> STANDARD.potential(Hand.parse("Kd Kc"), Hand.parse("2c Ts Td Th As")));
    assertRejected(
        "a board of 2c: expected 3 to 5 cards of the deck", () -> STANDARD.board(Hand.parse("2c")));
    assertRejected(
        "a board of 2c 7d Th: expected 3 to 5 cards of the deck",
        () -> Strength.of("short-deck").board(flop));
    assertRejected(
        "a board of 2c 7d Th: expected 5 cards of the deck",
        () -> STANDARD.river(flop, new char[HoleIndex.SIZE]));
    assertRejected(
        "an array of 1081: expected 1326", () -> STANDARD.river(flop | hole, new char[1081]));
    assertRejected(
        "a board of 2c 7d Kd Th As: expected 3 to 4 cards of the deck",
        () -> STANDARD.potentials(flop | hole));
    assertRejected(
        "a board of 2c: expected 3 to 5 cards of the deck",
        () -> STANDARD.clusters(Hand.parse("2c"), new double[HoleIndex.SIZE]));
    assertRejected(
        "2 weights: expected 1326", () -> STANDARD.clusters(flop, new double[][] {{1, 2}}));
    assertRejected("0 bins: expected 1 to 1000", () -> STANDARD.histograms(flop, 0));
    assertRejected(
        "1001 bins: expected 1 to 1000", () -> STANDARD.hand(hole, flop).histogram(1001));
  }

  @Test
  void anyMethod_weightsThatAreNone_areRejected() {
    long hole = Hand.parse("As Kd");
    long flop = Hand.parse("2c 7d Th");
    double[] weights = new double[HoleIndex.SIZE];
    assertRejected("3 weights: expected 1326", () -> STANDARD.against(1, 2, 3));
    assertRejected(
        "Kd As on 2c 7d Th: no hand with a weight is left for the opponent",
        () -> STANDARD.against(weights).hand(hole, flop));
    assertRejected(
        "Kd As on 2c 7d Th: no hand with a weight is left for the opponent",
        () -> STANDARD.against(cluster("As Kd 2c")).potential(hole, flop));
    assertRejected(
        "a board of : expected 3 to 5 cards of the deck",
        () -> STANDARD.against(cluster("As Kd 2c")).board(0));
    assertRejected(
        "a strength against weights: expected a uniform hand",
        () -> new Measurer(STANDARD.against(cluster("As Kd 2c")), Measure.EHS));
    weights[2] = -1;
    assertRejected("weight -1.0 of 3c 4c: expected 0 or more", () -> STANDARD.against(weights));
    weights[2] = Double.NaN;
    assertRejected(
        "weight NaN of 3c 4c: expected 0 or more",
        () -> STANDARD.against(weights).hand(hole, flop));
  }

  private static void assertRejected(String message, Runnable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call::run).getMessage());
  }
}
