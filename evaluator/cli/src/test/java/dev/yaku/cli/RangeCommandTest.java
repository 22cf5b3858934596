package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.cli.sheet.Answers;
import dev.yaku.cli.sheet.Block;
import dev.yaku.cli.sheet.Format;
import dev.yaku.cli.sheet.Picture;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.text.HoleGrid;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;

class RangeCommandTest {
  @Test
  void rows_areTheHandsWithTheirWeights() {
    Run tsv = Run.of("range", "--format", "tsv", "--dead", "As", "AA:0.5", "KsKh");
    assertEquals(
        new Run(
            0,
            """
            hand\tweight\tline
            Ah Ad\t0.5\t1
            Ah Ac\t0.5\t1
            Ad Ac\t0.5\t1
            Ks Kh\t1.0\t2
            """,
            ""),
        tsv);
    assertEquals(
        "{\"hand\":\"Ks Kh\",\"weight\":1.0,\"line\":1}\n",
        Run.of("range", "--format", "json", "KsKh").out());
    assertEquals(1327, Run.of("range", "--format", "tsv", "random").out().lines().count());
  }

  @Test
  void range_percentage_isDrawn() {
    assertEquals(
        new Run(
            0,
            """
            2%

               A    K    Q    J    T    9    8    7    6    5    4    3    2
            A  AA   .    .    .    .    .    .    .    .    .    .    .    .
            K  .    KK   .    .    .    .    .    .    .    .    .    .    .
            Q  .    .    QQ   .    .    .    .    .    .    .    .    .    .
            J  .    .    .    JJ   .    .    .    .    .    .    .    .    .
            T  .    .    .    .    TT   .    .    .    .    .    .    .    .
            9  .    .    .    .    .    .    .    .    .    .    .    .    .
            8  .    .    .    .    .    .    .    .    .    .    .    .    .
            7  .    .    .    .    .    .    .    .    .    .    .    .    .
            6  .    .    .    .    .    .    .    .    .    .    .    .    .
            5  .    .    .    .    .    .    .    .    .    .    .    .    .
            4  .    .    .    .    .    .    .    .    .    .    .    .    .
            3  .    .    .    .    .    .    .    .    .    .    .    .    .
            2  .    .    .    .    .    .    .    .    .    .    .    .    .

            30 of 1,326 combinations: 2.26 %
            """,
            ""),
        Run.of("range", "2%"));
  }

  @Test
  void range_ofTheReadme_isAsItShows() throws IOException {
    String readme = Files.readString(Path.of("../equity/README.md"));
    assertTrue(readme.contains("yaku.jar range \"22+, A2s+, KTs+, QJs, ATo+, KJo+:0.5\"\n"));
    Run run = Run.of("range", "22+, A2s+, KTs+, QJs, ATo+, KJo+:0.5");
    assertTrue(readme.contains("```text\n" + run.out() + "```\n"), run.out());
  }

  @Test
  void range_weightsAndOverlaps_areShown() {
    Run run = Run.of("range", "AK, AKs:0.3, AsQd, QQ:0.001");
    String note = "AK and AKs:0.3 have 4 combinations in common: AKs:0.3 counts";
    assertEquals(new Run(0, run.out(), "range 1: Note: " + note + "\n"), run);
    assertTrue(run.out().contains("\nA  .   30%   .  "), run.out());
    assertTrue(run.out().contains("\nK AKo   .  "), run.out());
    assertTrue(run.out().contains("\nQ  8%   .   <1%   .  "), run.out());
    assertTrue(
        run.out().contains("\n23 of 1,326 combinations, of weight 14.21: 1.07 %\n"), run.out());
    assertFalse(run.out().contains("Note"), run.out());
  }

  @Test
  void range_asShortText_hasNotes() {
    String note = "range 1: Note: AA:0.5 and AA have 6 combinations in common: AA counts\n";
    assertEquals(new Run(0, "AA\n", note), Run.of("range", "--text", "AA:0.5, AA"));
  }

  @Test
  void range_shortDeckWithDeadCards_hasOnlyTheOthers() {
    Run run = Run.of("range", "--rules", "short-deck", "--dead", "As Kd", "AA, AKs, 66");
    assertEquals(0, run.status(), run.err());
    assertTrue(run.out().contains("\nA 50%  50%   .    .    .    .    .    .    .\n"), run.out());
    assertTrue(
        run.out().contains("\n6  .    .    .    .    .    .    .    .    66\n\n"), run.out());
    assertTrue(run.out().contains("\n11 of 630 combinations: 1.75 %\n"), run.out());
  }

  @Test
  void range_onATerminal_isInColours() {
    Run run = Run.onTerminal("range", "AA, KK:0.5");
    assertTrue(run.out().startsWith("\u001b[1mAA, KK:0.5\u001b[0m\n"), run.out());
    assertTrue(
        run.out().contains("\u001b[97;48;5;29m  AA \u001b[0m\u001b[2m AKs \u001b[0m"), run.out());
    assertTrue(run.out().contains(" 50% \u001b[0m"), run.out());
  }

  @Test
  void range_lines_areDrawnOneByOneAndFaultsReported() {
    Run run = Run.withInput("# a comment\nQQ+\nQQ, KKs\n\nAA\n", "range");
    assertEquals(1, run.status());
    assertTrue(run.out().startsWith("QQ+\n") && run.out().contains("%\n\nAA\n"), run.out());
    assertEquals(
        "line 3, column 5: KKs does not exist: expected a pair without s or o, as in AA\n",
        run.err());
  }

  /** Each hand with its weight, as solvers write ranges. */
  @Test
  void range_ofEveryHand_isReadFromLines() {
    StringBuilder all = new StringBuilder();
    for (int high = 1; high < 52; high++) {
      for (int low = 0; low < high; low++) {
        all.append(Card.toString(high)).append(Card.toString(low)).append(":0.9961,");
      }
    }
    String half = all.substring(0, all.length() - 1);
    Run range = Run.withInput(half + "\n", "range", "--text");
    assertEquals(new Run(0, "*:0.9961\n", ""), range);
    Run equity = Run.withInput(half + " / AA | 2c 3c 4c 5c 6c\n", "equity");
    assertEquals(0, equity.status(), equity.err());
  }

  @Test
  void range_tooLongLine_isReported() {
    Run run = Run.withInput("AA,".repeat(40_000) + "\nAA\n", "range");
    assertEquals(
        "line 1, column 100001: too long: expected at most 100000 characters\n", run.err());
    assertEquals(1, run.status());
    assertTrue(run.out().startsWith("AA\n"), run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "QQ:2; range 1, column 4: the weight 2: expected 0 to 1, or 0% to 100%",
        "AsKd; range 1, column 1: AsKd: the only combination holds As: expected a range with at"
            + " least one possible hand",
        "AA:0; range 1, column 1: no combination has a weight above 0: expected a range with"
            + " at least one possible hand"
      })
  void range_withNoHand_isReported(String range, String fault) {
    assertEquals(new Run(1, "", fault + "\n"), Run.of("range", "--dead", "As", range));
  }

  @Test
  void range_wrongOptions_areRejected(@TempDir Path folder) {
    Run dead = Run.of("range", "--dead", "As Ax", "AA");
    assertEquals(2, dead.status());
    assertTrue(dead.err().startsWith("yaku: --dead, column 4: \"Ax\" is not a card"), dead.err());
    String file = folder.resolve("a.svg").toString();
    Run two = Run.of("range", "--svg", file, "AA", "KK");
    assertEquals(2, two.status());
    assertTrue(two.err().startsWith("yaku: --svg: expected exactly one RANGE"), two.err());
    String nowhere = folder.resolve("none").resolve("a.svg").toString();
    Run lost = Run.of("range", "--svg", nowhere, "AA");
    assertEquals(1, lost.status());
    assertEquals("yaku: " + nowhere + ": cannot be written: no such folder\n", lost.err());
    assertEquals(2, Run.of("range", "--rules", "badugi", "AA").status());
    assertEquals(2, Run.of("range", "--cards", "4", "AA").status());
    assertEquals(2, Run.of("range", "--rules", "omaha", "--cards", "7", "AA").status());
    assertEquals(2, Run.of("range", "--rules", "omaha", "--svg", file, "AA").status());
  }

  @Test
  void range_svg_isAWholePictureOfTheGrid(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("range.svg");
    assertEquals(0, Run.of("range", "--svg", file.toString(), "AA, KK:0.001").status());
    Document picture =
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
    assertEquals("svg", picture.getDocumentElement().getTagName());
    assertEquals(1 + 169, picture.getElementsByTagName("rect").getLength());
    assertEquals(2 + 169 + 1, picture.getElementsByTagName("text").getLength());
    String text = Files.readString(file);
    assertTrue(text.contains("<title>AA, KK:0.001</title>"), text);
    assertTrue(text.contains(">&lt;1%</text>"), text);
    assertFalse(text.contains("style="), text);
  }

  @Test
  void svg_titleWithSigns_isEscapedAndCut() {
    String title = "<AA & KK>".repeat(10);
    Block.Grid grid = HoleGrid.of(title, "a > b", new double[169]);
    String svg = Picture.of(new Sheet().block(grid));
    assertTrue(svg.contains("<title>" + "&lt;AA &amp; KK&gt;".repeat(10) + "</title>"), svg);
    assertTrue(svg.contains("<desc>a &gt; b</desc>"), svg);
    assertTrue(svg.contains("&lt;AA…</text>"), svg);
    assertTrue(svg.contains(">0.0</text>"), svg);
  }

  @Test
  void text_equity_showsFigures() throws IOException {
    double[] values = new double[169];
    values[0] = 0.85204;
    values[168] = Double.NaN;
    StringWriter text = new StringWriter();
    Sheet sheet = new Sheet().block(HoleGrid.of("t", "c", values));
    new Answers(Format.TEXT, false, text, null).write(sheet);
    assertTrue(text.toString().contains("\nA 85.2  0.0  0.0 "), text.toString());
    assertTrue(text.toString().contains(" 0.0\n\nc\n"), text.toString());
  }

  @Test
  void range_ofOmaha_isCountedByRanksAndSuits() {
    assertEquals(
        new Run(
            0,
            """
            AAA

                     hands  ranks        suits
                       144  3-1          2-1-1         74.61 %
                        48  3-1          1-1-1-1       24.87 %
                         1  4            1-1-1-1        0.52 %

            193 of 270,725 hands of 4 cards: 0.07 %
            """,
            ""),
        Run.of("range", "--rules", "omaha", "AAA"));
  }

  @Test
  void range_ofOmaha_rowsAndNotes() {
    Run run = Run.of("range", "--rules", "omaha", "--cards", "5", "--format", "tsv", "AAAA2s");
    assertEquals(new Run(0, "hand\tweight\tline\nAs Ah Ad Ac 2s\t1\t1\n", ""), run);
    run = Run.of("range", "--rules", "omaha", "10%");
    assertTrue(
        run.out()
            .endsWith(
                "\n"
                    + "27,090 of 270,725 hands of 4 cards: 10.01 %\n"
                    + "Percentages are by exact equity against a random hand: by what hands win at"
                    + " showdown,\n"
                    + "which is not how they play.\n"),
        run.out());
    run = Run.of("range", "--rules", "omaha", "AAxx");
    assertEquals(
        "range 1: Note: AAxx: x is a suit, the same one each time, and not any card; for any cards"
            + " write AA or AA**\n",
        run.err());
    run = Run.of("range", "--rules", "omaha", "--dead", "As Ah", "AAA");
    assertEquals("range 1: AAA: no hand is left\n", run.err());
  }
}
