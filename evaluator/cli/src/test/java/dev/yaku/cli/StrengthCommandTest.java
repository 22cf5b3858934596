package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.HandEvaluator;
import dev.yaku.strength.Measure;
import dev.yaku.strength.StrengthTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("proof")
class StrengthCommandTest {
  private static final String HEADER = "spot\tehs\tehs2\n";

  @TempDir private static Path folder;

  @Test
  void strength_potentialOfZero_hasNoSign() {
    String nuts = Run.of("strength", "As Ks | Qs Js Ts").out();
    assertTrue(nuts.contains("   potential 0.0 %  0.0 %\n"), nuts);
    String some = Run.of("strength", "As Kd | 2c 7d Th").out();
    assertTrue(some.matches("(?s).*   potential \\+[0-9.]+ %  -[0-9.]+ %\n.*"), some);
  }

  @Test
  void strength_tsv_hasTheFixedColumns() {
    Run run = Run.of("strength", "--format", "tsv", "As Kd | 2c 7d Th", "As Ks | Qs Js Ts 2d 3d");
    assertEquals(
        HEADER + "1\t0.539972808567\t0.340624448024\n" + "2\t1.000000000000\t1.000000000000\n",
        run.out());
    assertEquals(0, run.status());
  }

  @Test
  void strength_tsvWithBins_hasTheHistogram() {
    Run run = Run.of("strength", "--format", "tsv", "--bins", "2", "As Ks | Qs Js Ts 2d 3d");
    assertEquals(
        """
        spot\tehs\tehs2\tbin1\tbin2
        1\t1.000000000000\t1.000000000000\t0.000000000000\t1.000000000000
        """,
        run.out());
  }

  @Test
  void strength_againstClusters_hasOneNumberForEach() {
    String[] few = {"strength", "--rules", "short-deck", "As Ks | Qs Js Ts 6d 7d"};
    Run run = Run.of(with(few, "--format", "tsv", "--ochs", "3"));
    String one = "\t1.000000000000";
    assertEquals("spot\tehs\tehs2\tochs1\tochs2\tochs3\n1" + one.repeat(5) + "\n", run.out());
    Run json = Run.of(with(few, "--format", "json", "--ochs", "2"));
    assertTrue(json.out().contains(",\"ochs\":[1.000000000000,1.000000000000],"), json.out());
    String text = Run.of("strength", "--ochs", "8", "2c 7d | Qs Js Ts").out();
    assertTrue(text.contains("clusters of hands, the weakest first\n    1 "), text);
    assertTrue(text.endsWith(" 88+\n"), text);
    assertFalse(Run.of("strength", "2c 7d | Qs Js Ts").out().contains("cluster"));
    Run wrong = Run.of("strength", "--ochs", "170", "As Ks | Qs Js Ts");
    assertEquals(2, wrong.status());
    assertTrue(
        wrong.err().startsWith("yaku: --ochs: 170 clusters: expected 1 to 169"), wrong.err());
    Run none = Run.of("strength", "--ochs", "0", "As Ks | Qs Js Ts");
    assertEquals(new Run(2, "", none.err()), none);
    assertTrue(none.err().startsWith("yaku: --ochs: 0 clusters: expected 1 or more"), none.err());
  }

  private static String[] with(String[] arguments, String... more) {
    return Stream.of(arguments, more).flatMap(Arrays::stream).toArray(String[]::new);
  }

  /** Of 81 clusters each is one class of hands of a short deck. */
  @Test
  void strength_clusterOfWhichNoHandIsLeft_isNoNumber() {
    String[] spot = {"strength", "--rules", "short-deck", "--ochs", "81", "As Ah | Ad Kc 6h"};
    assertTrue(Run.of(spot).out().contains("81  none left"));
    assertTrue(Run.of(with(spot, "--format", "tsv")).out().endsWith("\tnan\n"));
  }

  /** Aces are dominated by sets only. */
  @Test
  void strength_againstARange_isOfItsHandsOnly() {
    Run run = Run.of("strength", "--format", "tsv", "--against", "77", "As Ad | 7c 8h 2s Kd Qc");
    assertEquals(HEADER + "1\t0.000000000000\t0.000000000000\n", run.out());
    Run none = Run.of("strength", "--against", "AA", "As Ad | Ac 8h 2s");
    assertEquals(1, none.status());
    assertEquals(
        "spot 1, column 1: Ad As on Ac 8h 2s: no hand with a weight is left for the opponent\n",
        none.err());
    Run wrong = Run.of("strength", "--against", "AAs", "As Ad | Ac 8h 2s");
    assertEquals(2, wrong.status());
    assertTrue(wrong.err().startsWith("yaku: --against, column "), wrong.err());
  }

  @Test
  void strength_text_showsBarsAndOuts() {
    Run run = Run.of("strength", "Js Ts | 9s 8d 2s");
    assertTrue(
        run.out()
            .startsWith("Js Ts | 9s 8d 2s: High card, jack, ten, nine, eight and deuce kickers\n"),
        run.out());
    assertTrue(run.out().contains("EHS 0.706604   EHS² 0.617925"), run.out());
    assertTrue(run.out().contains("Equity on 1,081 rivers"), run.out());
    assertTrue(run.out().contains("46.81 %  " + "█".repeat(40) + "\n"), run.out());
    assertTrue(
        run.out().contains("flush             9  then  95.7 %  As Ks Qs 8s 7s 6s 5s 4s 3s\n"),
        run.out());
    assertTrue(
        run.out().contains("straight          6  then  97.4 %  Qh Qd Qc 7h 7d 7c\n"), run.out());
  }

  /** A pair on the board is everybody's. */
  @Test
  void strength_outs_areNotWhatTheBoardHasByItself() {
    Run run = Run.of("strength", "--format", "json", "As Kd | 2c 7d Th");
    assertTrue(run.out().contains("\"outs\":{\"one-pair\":\"Ah Ad Ac Ks Kh Kc\"}"), run.out());
    Run turn = Run.of("strength", "--format", "json", "As Kd | 2c 7d Th 7s");
    assertTrue(turn.out().contains("\"outs\":{\"two-pair\":\"Ah Ad Ac Ks Kh Kc\"}"), turn.out());
    Run river = Run.of("strength", "--format", "json", "As Kd | 2c 7d Th 7s 3d");
    assertTrue(river.out().contains("\"rivers\":1,\"histogram\":["), river.out());
    assertTrue(river.out().contains("\"outs\":{}"), river.out());
  }

  /** Against aces nothing helps but a straight on the board; a pair would against any hand. */
  @Test
  void strength_outsAgainstARange_countThatRangeOnly() {
    String spot = "7c 2d | As Kh Qs";
    Run aces = Run.of("strength", "--against", "AA", spot);
    assertTrue(aces.out().contains("EHS 0.008081"), aces.out());
    assertFalse(aces.out().contains("cards that help"), aces.out());
    Run any = Run.of("strength", spot);
    assertTrue(any.out().contains("one-pair "), any.out());
    assertTrue(
        any.out()
            .contains("Next cards that help; then: its strength after one of them, on average\n"),
        any.out());
  }

  /**
   * Against kings two pair of jacks and tens still loses; by hand: 45 boards of one more card, of
   * which only queens, sevens and spades help.
   */
  @Test
  void strength_outsAgainstARange_haveTheirEquityAgainstIt() {
    Run run = Run.of("strength", "--against", "KsKh", "Js Td | 9h 8d 2c 3c");
    assertTrue(
        run.out().contains("straight          8  then 100.0 %  Qs Qh Qd Qc 7s 7h 7d 7c\n"),
        run.out());
    assertFalse(run.out().contains("one-pair  "), run.out());
    Run json = Run.of("strength", "--format", "json", "--against", "KsKh", "Js Td | 9h 8d 2c 3c");
    assertTrue(
        json.out()
            .endsWith(
                ",\"outs\":{\"straight\":\"Qs Qh Qd Qc 7s 7h 7d 7c\"},"
                    + "\"outsEhs\":{\"straight\":1.000000000000}}\n"),
        json.out());
  }

  /**
   * A five only pairs the board, and brings a flush draw: two pair are weaker than the pair was.
   */
  @Test
  void strength_outs_areOnlyCardsThatRaiseTheStrength() {
    String spot = "Kh Qc | Kd 8d 5c";
    assertTrue(ehs(spot + " 5d") < ehs(spot) - 0.06);
    String outs = outs(spot);
    assertFalse(outs.contains("5d"), outs);
    assertTrue(outs.contains("Ks Kc"), outs);
    for (String card : List.of("Ks", "Kc", "Qs", "Qh", "Qd")) {
      assertTrue(outs.contains(card) && ehs(spot + " " + card) > ehs(spot), card);
    }
  }

  private static double ehs(String spot) {
    return Double.parseDouble(
        Run.of("strength", "--format", "tsv", spot).out().split("\\s", -1)[4]);
  }

  private static String outs(String spot) {
    String json = Run.of("strength", "--format", "json", spot).out();
    return json.substring(json.indexOf("\"outs\":"), json.indexOf(",\"outsEhs\""));
  }

  /** Of each cluster, only the range's hands count. */
  @Test
  void strength_clustersAgainstARange_areOfItsHands() {
    Run run =
        Run.of(
            "strength",
            "--rules",
            "short-deck",
            "--against",
            "77",
            "--ochs",
            "2",
            "--format",
            "tsv",
            "As Ad | 7c 8h 6s Kd Qc");
    String zero = "\t0.000000000000";
    assertTrue(
        run.out().endsWith("\n1" + zero.repeat(2) + "\tnan" + zero + "\n")
            || run.out().endsWith("\n1" + zero.repeat(3) + "\tnan\n"),
        run.out());
    String[] onAFlop = {"--against", "77", "--ochs", "2", "As Ad | 7c 8h 6s"};
    String text = Run.of(with(new String[] {"strength", "--rules", "short-deck"}, onAFlop)).out();
    assertTrue(text.contains(" 77\n"), text);
    assertTrue(text.contains("none left"), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "As Kd | 2c 7d; 14; 2 cards on the board: expected 3 to 5",
        "As Kd | 2c 7d Th 3c 4c 5c; 24; 6 cards on the board: expected 3 to 5",
        "As Kd; 6; 0 cards on the board: expected 3 to 5",
        "As Kd Qd | 2c 7d Th; 7; 3 cards before the bar: expected 2",
        "As Kd | As 7d Th; 9; As is given twice",
        "As K | 2c 7d Th; 4; ",
      })
  void strength_badSpot_isReportedAndTheOthersAreAnswered(String spot, int column, String fault) {
    Run run = Run.withInput(spot + "\nAsKs|QsJsTs2d3d\n", "strength", "--format", "tsv");
    assertEquals(1, run.status());
    assertTrue(run.err().startsWith("line 1, column " + column + ": "), run.err());
    assertTrue(run.err().contains(fault == null ? "" : fault), run.err());
    assertEquals(1, run.err().lines().count());
    assertEquals(HEADER + "2\t1.000000000000\t1.000000000000\n", run.out());
  }

  @Test
  void strength_svg_drawsEachBar() throws IOException {
    Path svg = folder.resolve("histogram.svg");
    Run run = Run.of("strength", "--svg", svg.toString(), "--bins", "7", "Js Ts | 9s 8d 2s");
    assertEquals(0, run.status());
    String drawing = Files.readString(svg);
    assertTrue(drawing.startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\""), drawing);
    assertTrue(drawing.endsWith("</svg>\n"));
    assertEquals(1 + 7, drawing.split("<rect", -1).length - 1); // and the paper
    assertTrue(drawing.contains("mean 70.66 %"), drawing);
    assertTrue(drawing.contains(">Js Ts | 9s 8d 2s</text>"), drawing);
  }

  @Test
  void strength_svgThatCannotBeWritten_isSaidAfterTheAnswer() {
    Path nowhere = folder.resolve("none/x.svg");
    String[] spot = {"--format", "tsv", "As Ks | Qs Js Ts 2d 3d"};
    Run run = Run.of("strength", "--svg", nowhere.toString(), spot[0], spot[1], spot[2]);
    assertEquals(1, run.status());
    assertEquals("yaku: " + nowhere + ": cannot be written: no such folder\n", run.err());
    assertEquals(HEADER + "1\t1.000000000000\t1.000000000000\n", run.out());
    Run over = Run.of("strength", "--svg", folder.toString(), spot[0], spot[1], spot[2]);
    assertEquals("yaku: " + folder + ": cannot be written: is a folder\n", over.err());
  }

  @Test
  void strength_svgOfALongRange_isCutWithinThePicture() throws IOException {
    Path svg = folder.resolve("range.svg");
    String range = "22+, A2s+, K7s+, Q9s+, J9s+, T8s+, 97s+, 86s+, 75s+, 64s+, 54s, ATo+, KTo+";
    Run.of("strength", "--svg", svg.toString(), "--against", range, "Js Ts | 9s 8d 2s");
    String drawing = Files.readString(svg);
    assertTrue(drawing.contains(", J9s+, T8s+, 97s+"), drawing); // the picture's title has all
    assertTrue(drawing.contains(" …</text>"), drawing);
  }

  @Test
  void strength_wrongOptions_areRejected() {
    String spot = "As Kd | 2c 7d Th";
    assertEquals(2, Run.of("strength", "--bins", "0", spot).status());
    assertEquals(2, Run.of("strength", "--svg", "x.svg", spot, spot).status());
    assertEquals(2, Run.of("strength", "--write", "x", spot).status());
    assertEquals(2, Run.of("strength", "--write", "x", "--what", "ehs3").status());
    assertEquals(
        2, Run.of("strength", "--write", "x", "--what", "potential", "--round", "river").status());
    assertEquals(2, Run.of("strength", "--write", "x", "--round", "showdown").status());
    assertEquals(2, Run.of("strength", "--write", "x", "--rounds", "2,2").status());
    Run lowball = Run.of("strength", "--rules", "deuce-to-seven", spot);
    assertEquals(1, lowball.status());
    assertEquals(1, lowball.err().lines().count());
  }

  @Test
  void strength_write_makesAFileThatOpens() throws IOException {
    Path file = folder.resolve("flop.ehs2");
    String[] command = {
      "strength", "--rules", "short-deck", "--write", file.toString(), "--what", "ehs2"
    };
    Run run = Run.of(command);
    assertEquals(0, run.status(), run.err());
    StrengthTable.open(file).require(Measure.EHS2, HandEvaluator.of("short-deck").ruleSet(), 2, 3);
    assertEquals(file + ": ehs2, 373,750 bytes\n", run.out());
    assertFalse(Files.exists(folder.resolve("flop.ehs2.part")));
    Run again = Run.of(command);
    assertEquals(1, again.status());
    assertEquals("yaku: " + file + ": cannot be written: it already exists\n", again.err());
    Run nowhere = Run.of("strength", "--write", folder.resolve("no/such").toString());
    assertEquals(1, nowhere.status());
    assertEquals(1, nowhere.err().lines().count());
  }
}
