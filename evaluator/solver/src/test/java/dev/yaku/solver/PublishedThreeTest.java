package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HoleClass;
import dev.yaku.equity.ThreeHands;
import dev.yaku.internal.work.Team;
import dev.yaku.solver.internal.allin.Branches;
import dev.yaku.solver.internal.allin.Equilibrium;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Published limits of three players with equal stacks. It needs the table that {@code yaku matrix
 * --three} writes, and some minutes: {@code -Dyaku.three-hands=FILE}.
 */
@EnabledIfSystemProperty(named = "yaku.three-hands", matches = ".+")
class PublishedThreeTest {
  private static final List<AllInDecision> DECISIONS =
      List.of(
          AllInDecision.BUTTON,
          AllInDecision.SMALL_BLIND,
          AllInDecision.BIG_BLIND_VS_SMALL_BLIND,
          AllInDecision.BIG_BLIND_VS_BUTTON);

  private final ThreeHands table = open();

  /**
   * A hand at a decision, and whether it is all-in up to a greater stack than this, by the book.
   */
  private record Published(AllInDecision decision, int hand, double limit) {
    boolean isIn(double stack) {
      return limit >= stack;
    }
  }

  private static ThreeHands open() {
    try {
      return ThreeHands.open(Path.of(System.getProperty("yaku.three-hands")));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static List<Published> limits() throws IOException {
    List<Published> limits = new ArrayList<>();
    try (InputStream in =
        PublishedThreeTest.class.getResourceAsStream("three-players-no-ante.tsv")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (String row : text.lines().skip(1).toList()) {
        String[] parts = row.split("\t", -1);
        for (int i = 0; i < DECISIONS.size(); i++) {
          int hand = HoleClass.parse(parts[0]);
          limits.add(new Published(DECISIONS.get(i), hand, Double.parseDouble(parts[i + 1])));
        }
      }
    }
    return limits;
  }

  /** Solves again with some hands as published. */
  private AllInSolution solve(double stack, List<Published> kept) {
    AllInGame game = AllInGame.of(stack, stack, stack).build();
    double[][] given = game.given();
    for (Published of : kept) {
      given[of.decision.set][of.hand] = of.isIn(stack) ? 1 : 0;
    }
    try (Team team = new Team(2, "all-in")) {
      Branches branches = new Branches(game.stakes(), game::worth, table::orders, team);
      Equilibrium equilibrium = new Equilibrium(branches, given);
      return new AllInSolution(game, equilibrium.run(2e-6, 3000, done -> true));
    }
  }

  private static List<Published> differ(AllInSolution free, double stack, double apart)
      throws IOException {
    return limits().stream()
        .filter(of -> Math.abs(of.limit - stack) > apart)
        .filter(of -> free.frequency(of.decision, of.hand) > 0.5 != of.isIn(stack))
        .toList();
  }

  /** What a player gains by a best answer, as the plain program judges it, in big blinds. */
  private double cost(AllInSolution found, double stack) {
    int[] units = {(int) (2 * stack), (int) (2 * stack), (int) (2 * stack)};
    boolean[] free = PlainAllIn.free(found.game());
    double[] gains =
        new PlainAllIn(3, units, 1, 2, 0, 0)
            .judge(PlainAllIn.strategies(found), free, table::orders)
            .gains();
    return Arrays.stream(gains).max().orElseThrow() / 2;
  }

  /**
   * A limit is the greatest stack with which a hand is all-in: with smaller ones, too, is what the
   * table can say, but suited connectors have holes. Nobody is all-in above a limit.
   */
  @Test
  void limits_aBigBlindAway_areThoseOfCandyPoker_butForNineHandsBelowTheirs() throws IOException {
    List<String> others = new ArrayList<>();
    long compared = 0;
    for (double stack : new double[] {4, 7, 10, 14}) {
      compared += limits().stream().filter(of -> Math.abs(of.limit - stack) > 1).count();
      for (Published of : differ(solve(stack, List.of()), stack, 1)) {
        others.add((int) stack + " " + of.decision + " " + HoleClass.toString(of.hand));
        assertTrue(of.limit > stack, of.toString());
      }
    }
    assertEquals(2432, compared);
    assertEquals(
        List.of(
            "4 button 97s",
            "4 button 86s",
            "4 button 76s",
            "4 button 65s",
            "4 small-blind 63s",
            "4 small-blind 43s",
            "7 small-blind 43s",
            "14 button K7s",
            "14 small-blind 87o"),
        others);
  }

  /** In big blinds; a player who plays these hands otherwise gains no more. */
  @ParameterizedTest
  @CsvSource({"4, 0.0014", "7, 0.00002", "14, 0.00006"})
  void handsThatDiffer_playedAsPublished_whileAllElseIsSolvedAgain_costNoMore(
      double stack, double most) throws IOException {
    double cost = cost(solve(stack, differ(solve(stack, List.of()), stack, 1)), stack);
    assertTrue(cost < most && cost > most / 2, stack + ": " + cost);
  }

  /**
   * The parts of all hands that are published, and another equilibrium within two ten-thousandths.
   */
  @Test
  void fourDecisionsOf10BigBlinds_playedAsPublished_costLessThanTheirOwnEpsilon()
      throws IOException {
    AllInSolution found = solve(10, limits());
    double[] parts = {32.73, 58.37, 36.35, 24.28};
    for (int i = 0; i < parts.length; i++) {
      assertEquals(parts[i], 100 * found.frequency(DECISIONS.get(i)), 0.005);
    }
    double cost = cost(found, 10);
    assertTrue(cost < 0.0002 && cost > 0.0001, "cost " + cost);
  }
}
