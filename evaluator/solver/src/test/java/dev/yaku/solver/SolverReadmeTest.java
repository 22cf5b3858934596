package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.equity.Range;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The example of README.md is this file's code, and gives what its comments say. */
@Tag("proof")
class SolverReadmeTest {
  @Test
  void example_givesWhatItsCommentsSay() throws IOException {
    String readme = Files.readString(Path.of("README.md"));
    String text = readme.split("```properties\n", -1)[1].split("```", -1)[0];
    // <example>
    Solver solver = Solver.of(SolverSpot.parse(text)); // solver.memory() bytes will be needed
    Solution solution = solver.untilError(0.002).threads(2).run(); // 0.2 % of the pot
    double value = solution.value(0); // 101.4 of the 200 chips for the player out of position
    double exploitability = solution.exploitability(); // less than 0.4 chips
    SolutionNode river = solution.node("check / bet 120 / call / 7s"); // or x/b/c/7s; or play, deal
    List<String> actions = river.actions(); // check, bet 264
    double[] often = river.frequencies(Hand.parse("Js Ts")); // one for each action
    double worth = river.value(0, Hand.parse("Js Ts")); // in chips, less what is added from here on
    double[] ofActions = river.actionValues(Hand.parse("Js Ts")); // often times these are the worth
    HandGroup aces = river.group(0, hand -> Hand.toString(hand).contains("A")); // together
    Range range = river.range(0); // hands and weights, as text that reads back
    // </example>
    assertEquals(101.4, value, 0.1);
    assertTrue(exploitability <= 0.4);
    assertEquals(List.of("check", "bet 264"), actions);
    assertEquals(1, often[0] + often[1], 1e-9);
    assertTrue(worth > 0, worth + "");
    assertEquals(worth, often[0] * ofActions[0] + often[1] * ofActions[1], 1e-9);
    assertTrue(aces.combos() > 0 && aces.combos() < river.group(0, hand -> true).combos());
    assertEquals(range, Range.parse(range.toString()));
    String code = Files.readString(Path.of("src/test/java/dev/yaku/solver/SolverReadmeTest.java"));
    String example = strip(code).split("// <example>\n", -1)[1].split("// </example>", -1)[0];
    assertTrue(strip(readme).contains(example));
  }

  private static String strip(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }
}
