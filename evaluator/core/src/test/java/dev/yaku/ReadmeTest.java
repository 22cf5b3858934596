package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.Main;
import dev.yaku.internal.hand.HandTableEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples of README.md and of the artifact's own work as the texts say. */
class ReadmeTest {
  private static final Path README = Path.of("../../README.md");
  private static final Path CORE = Path.of("README.md");

  /** The README's code, line for line; {@link #javaExamples_areThisFilesCode} checks that. */
  // <example>
  static final HandEvaluator HOLDEM = HandEvaluator.of("standard"); // loaded once

  static final TrustedKeys SEVENS = HOLDEM.trustKeys(7);

  @Test
  void javaExample_givesWhatItsCommentsSay() {
    long board = Hand.parse("Ah Kh Qd 2c 2s"); // a set: bit 13 * suit + rank is a card
    long mine = Hand.parse("Ad As");
    int value = HOLDEM.evaluate(board | mine); // the greater value wins, equal values tie
    int same = HOLDEM.evaluateCards(HOLDEM.parse("Ad As Ah Kh Qd 2c 2s")); // a list of cards
    long key = HOLDEM.handKey(board) + HOLDEM.handKey(mine); // keys add up: one board, many holes
    int again = SEVENS.evaluate(key, board | mine); // no checks, for loops over holes
    String words = HOLDEM.describe(value); // Full house, aces over deuces
    String best = Hand.toString(HOLDEM.bestHand(board | mine)); // 2c Ad Ah 2s As
    // </example>
    // <all>
    Hands others = Hands.of(Hand.DECK & ~(board | mine), 2).with(board); // 990 opponents
    int[] better = new int[1];
    HOLDEM.forEach(others, (hand, theirs) -> better[0] += theirs > value ? 1 : 0); // one of them
    long[] counts = HOLDEM.countByValue(Hands.of(Hand.DECK, 7)); // how many hands have each value
    // </all>
    // <deal>
    Dealer dealer = Dealer.of(new SplittableRandom(52), Hand.DECK); // any generator, any deck
    long theirHole = dealer.deal(2, mine); // two of the other fifty
    long anyBoard = dealer.deal(5, mine | theirHole);
    // </deal>
    assertEquals(9, Long.bitCount(mine | theirHole | anyBoard));
    assertEquals(990, others.count());
    assertEquals(1, better[0]);
    assertEquals(133_784_560, Arrays.stream(counts).sum());
    assertEquals(value, same);
    assertEquals(value, again);
    assertEquals("Full house, aces over deuces", words);
    assertEquals("2c Ad Ah 2s As", best);
  }

  @Test
  void sizesOfTables_areThoseOfStandard() throws IOException {
    HandTableEvaluator standard = (HandTableEvaluator) HOLDEM;
    int slots = standard.hashes().seven().values().length;
    int bytes =
        Integer.BYTES * standard.suitKeys().ofSuit().length
            + Character.BYTES
                * (standard.flushes().values().length
                    + standard.hashes().seven().rows().length
                    + slots);
    String readme = Files.readString(CORE).replaceAll("\\s+", " ");
    String first = Files.readString(README).replaceAll("\\s+", " ");
    String size = "For seven cards the arrays take %d KB".formatted(Math.round(bytes / 1e3));
    assertTrue(readme.contains(size), size);
    assertTrue(first.contains(size), size);
    Path file = Path.of("../../tables/target/classes/META-INF/yaku/standard.yaku");
    String whole = String.format(Locale.ROOT, "has %,d bytes", Files.size(file));
    assertTrue(first.contains(whole), whole);
    assertSame(standard.hashes().seven().values(), standard.hashes().six().values());
    String shared = String.format(Locale.ROOT, "of six and of seven cards share %,d slots", slots);
    assertTrue(readme.contains(shared), shared);
  }

  @Test
  void sidePots_goToThoseWhoHaveAPartInThem() {
    // <pots>
    long board = Hand.parse("Ah Kh Qd 2c 2s");
    int v0 = HOLDEM.evaluate(board | Hand.parse("Ac Kc")); // aces and kings
    int v1 = HOLDEM.evaluate(board | Hand.parse("Qh Qs")); // a full house, all-in for 100
    int v2 = HOLDEM.evaluate(board | Hand.parse("Ad Kd")); // aces and kings, too
    long[] main = Showdown.of(v0, v1, v2).chips(300); // 0, 300, 0
    long[] side = Showdown.of(v0, 0, v2).chips(201); // 101, 0, 100
    double share = Showdown.of(v0, 0, v2).share(2); // 0.5
    // </pots>
    assertArrayEquals(new long[] {0, 300, 0}, main);
    assertArrayEquals(new long[] {101, 0, 100}, side);
    assertEquals(0.5, share);
    assertEquals("Two pair, aces and kings, queen kicker", HOLDEM.describe(v2));
    assertEquals("Full house, queens over deuces", HOLDEM.describe(v1));
  }

  // <omaha>
  static final OmahaEvaluator OMAHA = OmahaEvaluator.of("omaha-hi-lo");

  @Test
  void omahaExample_givesWhatItsCommentsSay() {
    OmahaBoard river = OMAHA.board(Hand.parse("4d 6h 8s Qd Ts"), 4); // for four hole cards
    long hole = Hand.parse("As 2h Kd Kc");
    int high = river.evaluate(hole);
    OmahaEvaluator lowHalf = OMAHA.lowHalf(); // here, too, the greater value wins
    int low = lowHalf.board(river.board(), 4).evaluate(hole); // 0 does not qualify
    String highWords = OMAHA.describe(high); // One pair, kings, queen, ten and eight kickers
    String lowWords = lowHalf.describe(low); // 8-6-4-2-A low
    // </omaha>
    assertEquals("One pair, kings, queen, ten and eight kickers", highWords);
    assertEquals("8-6-4-2-A low", lowWords);
  }

  @Test
  void javaExamples_areThisFilesCode() throws IOException {
    assertEquals(unindented(block(README, "java", 1)), unindented(source("example")));
    assertEquals(unindented(block(README, "java", 2)), unindented(source("all")));
    assertEquals(unindented(block(CORE, "java", 1)), unindented(source("pots")));
    assertEquals(unindented(block(CORE, "java", 2)), unindented(source("deal")));
    assertEquals(unindented(block(CORE, "java", 3)), unindented(source("omaha")));
  }

  /** The code between two marks in this file, without what is the test's. */
  private static String source(String mark) throws IOException {
    return Files.readString(Path.of("src/test/java/dev/yaku/ReadmeTest.java"))
        .replaceFirst("(?s).*?// <" + mark + ">\n", "")
        .replaceFirst("(?s)// </" + mark + ">.*", "")
        .replaceFirst("(?s)  @Test.*?\\{\n", "");
  }

  private static String unindented(String code) {
    return code.lines().map(String::strip).reduce("", (a, b) -> a + "\n" + b).strip();
  }

  @Test
  void ownRules_compileAndPlayAsShown(@TempDir Path folder) throws IOException {
    Path rules = Files.writeString(folder.resolve("ducks.rules"), block(README, "properties", 1));
    Path table = folder.resolve("ducks.yaku");
    assertEquals(0, Main.run(rules.toString(), table.toString()));

    HandEvaluator ducks = HandEvaluator.open(table);
    int value = ducks.evaluateCards(ducks.parse("2c Qs Ks"));
    assertTrue(
        Files.readString(README).contains("That hand is a `" + ducks.describe(value) + "`."),
        ducks.describe(value));
    assertEquals("Three of a kind, kings", ducks.describe(ducks.evaluate(Hand.parse("2c Kd Kh"))));
    assertEquals(
        "One pair, aces, seven kicker", ducks.describe(ducks.evaluate(Hand.parse("2c Ah 7s"))));
    assertEquals(
        "High card, ace, four and three kickers",
        ducks.describe(ducks.evaluate(Hand.parse("3c 4d Ah"))));
  }

  @Test
  void ruleSets_areAllInTheTable() throws IOException {
    String table =
        Files.readString(README)
            .lines()
            .dropWhile(line -> !line.startsWith("| rule set |"))
            .takeWhile(line -> line.startsWith("|"))
            .map(line -> line.split("\\|", -1)[1])
            .collect(Collectors.joining());
    List<String> named =
        Pattern.compile("`([^`]+)`")
            .matcher(table)
            .results()
            .map(m -> m.group(1))
            .sorted()
            .toList();
    assertEquals(Evaluator.names(), named);
  }

  /** Without them Maven 3.8 compiles for Java 5, which no JDK can do: "Source option 5". */
  @Test
  void propertiesThatANewProjectNeeds_areOfTheJavaOfThePrograms() throws IOException {
    String readme = Files.readString(README);
    for (String each : List.of("source", "target")) {
      String property = "`<maven.compiler.%1$s>17</maven.compiler.%1$s>`".formatted(each);
      assertTrue(readme.contains(property), property);
    }
    String release = "<maven.compiler.release>17</maven.compiler.release>";
    assertTrue(Files.readString(Path.of("../../.ci/consumers/pom.xml")).contains(release));
    assertTrue(Files.readString(Path.of("../../pom.xml")).contains(release));
  }

  /** A fenced block of a language, counted from 1. */
  private static String block(Path file, String language, int number) throws IOException {
    List<String> blocks =
        Pattern.compile("(?s)```" + language + "\n(.*?)```")
            .matcher(Files.readString(file))
            .results()
            .map(match -> match.group(1))
            .toList();
    assertTrue(number <= blocks.size(), language);
    return blocks.get(number - 1);
  }
}
