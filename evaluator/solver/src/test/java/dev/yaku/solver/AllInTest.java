package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HoleClass;
import dev.yaku.equity.Range;
import dev.yaku.solver.internal.allin.Stakes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All-in games of two players, and what becomes of the chips of two and three. */
class AllInTest {
  private static final int TABLES = 10_000;

  /** Big blinds: 94s and 63s at 6, 84s and 43s at 8 fold by less, though they are published. */
  private static final double INDIFFERENT = 0.004;

  /**
   * Stacks smaller than blinds, equal, one chip apart, antes of both kinds; who is in, any places.
   */
  @Test
  void chipsAndPrizes_ofAnyTable_areThoseOfPlainSettlement() {
    SplittableRandom random = new SplittableRandom(13);
    for (int table = 0; table < TABLES; table++) {
      int players = 2 + random.nextInt(2);
      int others = random.nextInt(3);
      int[] stacks = random.ints(players + others, 1, random.nextInt(2, 30)).toArray();
      int big = random.nextInt(1, 7);
      int small = random.nextInt(0, big + 1);
      int ante = random.nextInt(0, 3);
      int bigAnte = ante == 0 ? random.nextInt(0, 4) : 0;
      double[] payouts = {50, 30, 20};
      PlainAllIn plain = new PlainAllIn(players, stacks, small, big, ante, bigAnte, payouts);
      double[] chips = Arrays.stream(stacks).asDoubleStream().toArray();
      int empty = 3 - players; // seats
      double[] bySeat = new double[empty + chips.length];
      System.arraycopy(chips, 0, bySeat, empty, chips.length);
      Stakes stakes = new Stakes(bySeat, small, big, ante, bigAnte);
      int in = 1 + random.nextInt((1 << players) - 1);
      int[] places = new int[3];
      Integer[] given = new Integer[players];
      for (int player = 0; player < players; player++) {
        places[player + empty] = random.nextInt(3);
        given[player] = (in >>> player & 1) != 0 ? places[player + empty] : null;
      }
      String about = Arrays.toString(stacks) + " " + small + " " + big + " " + ante + " " + bigAnte;
      double[] expected = plain.settle(given);
      double[] left = stakes.after(in << empty, places);
      double[] found = Arrays.copyOfRange(left, empty, left.length);
      assertArrayEquals(expected, found, 1e-12, about);
      assertEquals(Arrays.stream(chips).sum(), Arrays.stream(found).sum(), 1e-11, about);
      if (stacks.length >= 3) {
        double[] prizes = Icm.of(payouts).values(found, chips);
        assertArrayEquals(plain.worth(found), prizes, 1e-11, about);
        assertEquals(100, Arrays.stream(prizes).sum(), 1e-11, about);
      }
    }
  }

  private static AllInSolution solve(double stack, double error) {
    return AllInSolver.of(AllInGame.of(stack, stack).build()).untilError(error).run();
  }

  private static List<String> rows() throws IOException {
    try (InputStream in = AllInTest.class.getResourceAsStream("heads-up-no-ante.tsv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).toList();
    }
  }

  /** Published limits, such as 20+, 7.7 or 7.1-5.1,2.3: 1 within, 0 outside, -1 near one. */
  private static int published(String limits, double stack) {
    boolean in = false;
    for (String part : limits.split(",", -1)) {
      String[] ends = part.replace("+", "").split("-", -1);
      double most = part.endsWith("+") ? 100 : Double.parseDouble(ends[0]);
      double least = ends.length > 1 ? Double.parseDouble(ends[1]) : 0;
      if (Math.abs(stack - most) < 0.5 || Math.abs(stack - least) < 0.5) {
        return -1;
      }
      in |= stack < most && stack > least;
    }
    return in ? 1 : 0;
  }

  @Test
  void limits_ofAllHands_areThoseOfHoldemResources() throws IOException {
    int compared = 0;
    int others = 0;
    for (int stack = 2; stack <= 20; stack += 2) {
      AllInSolution solution = solve(stack, 1e-6);
      for (String row : rows()) {
        String[] parts = row.split("\t", -1);
        int hand = HoleClass.parse(parts[0]);
        for (int i = 0; i < 2; i++) {
          AllInDecision decision =
              i == 0 ? AllInDecision.SMALL_BLIND : AllInDecision.BIG_BLIND_VS_SMALL_BLIND;
          int expected = published(parts[1 + i], stack);
          double often = solution.frequency(decision, hand);
          boolean same = expected < 0 || Math.abs(often - expected) < 0.5;
          compared += expected < 0 ? 0 : 1;
          others += same ? 0 : 1;
          boolean nearly = Math.abs(solution.gain(decision, hand)) < INDIFFERENT;
          assertTrue(same || nearly, row + " at " + stack + ": " + often);
        }
      }
    }
    assertTrue(compared > 2800, compared + " compared");
    assertTrue(others <= 4, others + " others");
  }

  @ParameterizedTest
  @CsvSource({
    "5, 71.49, 62.07",
    "8, 61.86, 44.97",
    "10, 58.29, 37.38",
    "12, 53.24, 33.03",
    "15, 45.66, 28.55"
  })
  void parts_ofAllHands_areThoseOfHoldemResources(double stack, double push, double call) {
    AllInSolution solution = solve(stack, 2e-7);
    assertEquals(push, 100 * solution.frequency(AllInDecision.SMALL_BLIND), 0.06);
    assertEquals(call, 100 * solution.frequency(AllInDecision.BIG_BLIND_VS_SMALL_BLIND), 0.06);
  }

  @ParameterizedTest
  @CsvSource({"20 20, 0, 0, ''", "13 21, 1, 0, ''", "9 40, 0, 2, '65 35'", "5 3, 0, 2, ''"})
  void gainsAndValues_ofTwo_areThoseOfPlayingHandByHand(
      String units, int ante, int bigAnte, String prizes) {
    int[] stacks = Arrays.stream(units.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    double[] payouts =
        prizes.isEmpty()
            ? new double[0]
            : Arrays.stream(prizes.split(" ", -1)).mapToDouble(Double::parseDouble).toArray();
    AllInGame game =
        AllInGame.of(stacks[0], stacks[1])
            .blinds(1, 2)
            .ante(ante)
            .bigBlindAnte(bigAnte)
            .payouts(payouts)
            .build();
    AllInSolution solution = AllInSolver.of(game).untilError(1e-5).run();
    PlainAllIn.Judged judged =
        new PlainAllIn(2, stacks, 1, 2, ante, bigAnte, payouts)
            .judge(PlainAllIn.strategies(solution), PlainAllIn.free(game), null);
    boolean chips = payouts.length == 0;
    for (int player = 0; player < 2; player++) {
      double unit = chips ? 2 : 1;
      double before = chips ? stacks[player] : 0;
      assertEquals(judged.gains()[player] / unit, solution.gain(player), 1e-9);
      assertEquals((judged.values()[player] - before) / unit, solution.value(player), 1e-9);
    }
    double most = 1e-5 * (chips ? 1 : 100);
    assertTrue(solution.epsilon() <= most, solution.toString());
  }

  @Test
  void price_ofACall_isPotOdds_andHigherWithPrizes() {
    AllInGame chips = AllInGame.of(10, 10).build();
    assertEquals(9.0 / 20, chips.price(AllInDecision.BIG_BLIND_VS_SMALL_BLIND), 1e-12);
    AllInGame prizes = AllInGame.of(10, 10).payouts(50, 30, 20).others(2).ante(0.001).build();
    assertTrue(prizes.price(AllInDecision.BIG_BLIND_VS_SMALL_BLIND) > 0.5);
    assertTrue(Double.isNaN(chips.price(AllInDecision.SMALL_BLIND)));
  }

  @Test
  void lock_ofADecision_isKeptAndAnswered() {
    AllInGame game =
        AllInGame.parse("stacks = 10, 10 # equal\nbig-blind = 22+, A2+:0.5\nblinds = 0.5, 1");
    AllInSolution solution = AllInSolver.of(game).run();
    assertEquals(
        Range.parse("22+, A2+:0.5"), solution.range(AllInDecision.BIG_BLIND_VS_SMALL_BLIND));
    assertEquals(0.5, solution.frequency(AllInDecision.BIG_BLIND_VS_SMALL_BLIND, 1), 1e-12);
    assertEquals(0, solution.gain(1), 0);
    assertTrue(solution.frequency(AllInDecision.SMALL_BLIND) > 0.9, solution.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stacks = 10, 0 | line 1, stacks: stack 2 is 0: expected above 0, at most 1,000,000,000",
        "stacks = 10, x | line 1, stacks: number 2: expected a number such as 12.5, found \"x\"",
        "stacks = 10 | line 1, stacks: expected 2 or 3, found 1",
        "blinds = 1, 2 | stacks: missing: expected stacks = ...",
        "stacks = 1, 1;blinds = 1, 2 | line 2, blinds: the big blind, 2, is above all stacks",
        "stacks = 5, 5;payouts = 5, 3, 2 | line 2, payouts: 3 places for 2 players: expected at most one"
            + " for each",
        "stacks = 5, 5;payouts = 3, 5 | line 2, payouts: place 2 pays 5: expected at least 0, and at"
            + " most as much as the place before",
        "stacks = 5, 5;big-blind-vs-both = AA | line 2, big-blind-vs-both: unknown: expected one of"
            + " small-blind, big-blind-vs-small-blind",
        "stacks = 5, 5;button = AsKs | line 2, button: expected one weight for all suits of AKs",
        "stacks = 5, 1;big-blind = AA | line 2, big-blind: the player has no choice there"
      })
  void parse_whatIsWrong_isSaidWithLineAndKey(String text, String message) {
    String lines = text.replace(';', '\n');
    SolverSpotException e =
        assertThrows(SolverSpotException.class, () -> AllInGame.parse(lines), text);
    assertEquals(message, e.getMessage());
  }
}
