package dev.yaku.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the examples print; they run one after the other, since all print to the same stream. */
class ExamplesTest {
  private static List<String> printed(Consumer<String[]> main) {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8)) {
      System.setOut(stream);
      main.accept(new String[0]);
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void bot_raisesCallsAndFolds() {
    List<String> lines = printed(EquityBot::main);
    assertEquals(3, lines.size(), lines.toString());
    assertTrue(lines.get(0).endsWith("raise"), lines.get(0));
    assertTrue(lines.get(1).endsWith("call"), lines.get(1));
    assertTrue(lines.get(2).endsWith("fold"), lines.get(2));
  }

  @Test
  void allCores_findWhatIsKnown() {
    double percent =
        Double.parseDouble(
            printed(AllCores::main).get(0).replaceAll(".*in |.%$", "").replace(',', '.'));
    assertEquals(49.5, percent, 1); // 49.2 % and a few ties
  }

  @Test
  void sidePots_areGivenToTheBestInEach() {
    assertEquals(
        List.of(
            "Ad As, Full house, aces over deuces, 100 in: 300",
            "Kd Kc, Full house, kings over deuces, 300 in: 400",
            "Qs Qc, Full house, queens over deuces, 500 in: 200"),
        printed(SidePots::main));
  }

  @Test
  void severalGames_haveDifferentWinners() {
    assertEquals(
        List.of("hold'em: 9s 9h 9d 9c Ac 2h 3d", "razz: 8s 6h 4d 3c 2c Kh Kd"),
        printed(SeveralGames::main));
  }

  @Test
  void rangeOnABoard_isCountedByWords() {
    List<String> lines = printed(RangeOnBoard::main);
    assertTrue(lines.contains("Overpair: 6"), lines.toString()); // queens
    assertTrue(lines.contains("Set: 6"), lines.toString()); // nines and eights
    assertTrue(lines.get(lines.size() - 1).matches("with a draw: \\d+ of 29"), lines.toString());
  }

  @Test
  void river_isSolved() {
    List<String> lines = printed(SolvedRiver::main);
    assertTrue(lines.get(0).startsWith("oop check "), lines.toString());
    assertTrue(lines.get(lines.size() - 1).matches("worth \\d+ and \\d+ of 100"), lines.toString());
  }

  @Test
  void shortStack_isAllInWithMoreThanHalf() {
    List<String> lines = printed(ShortStackBot::main);
    assertEquals(List.of("AA: all-in", "K2s: all-in", "72o: fold"), lines.subList(0, 3));
    int percent = Integer.parseInt(lines.get(3).replaceAll("\\D+", ""));
    assertTrue(percent > 50 && percent < 75, lines.get(3));
  }

  /** The page of the core shows the class of one game. */
  @Test
  void severalGames_areWhatTheCoresPageShows() throws IOException {
    String page = Files.readString(Path.of("../core/README.md"));
    String shown = page.split("## Several games in one program", -1)[1].split("```(java)?", -1)[1];
    String program = Files.readString(Path.of("src/main/java/dev/yaku/examples/SeveralGames.java"));
    assertTrue(
        program.replaceAll("\\s+", " ").contains(shown.strip().replaceAll("\\s+", " ")), shown);
  }

  @Test
  void examples_areShort() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src/main/java/dev/yaku/examples"))) {
      for (Path file : files.toList()) {
        assertTrue(Files.readAllLines(file).size() <= 60, file.toString());
      }
    }
  }
}
