package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.board.Draw;
import dev.yaku.board.Made;
import dev.yaku.board.Texture;
import dev.yaku.equity.Equity;
import dev.yaku.equity.Range;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards, ranges on boards, and holes on boards, in words. */
class BoardCommandTest {
  private static int value(String hand) {
    return HandEvaluator.of("standard").evaluate(Hand.parse(hand));
  }

  @Test
  void board_flop_isDescribedWithItsNutsAndHands() {
    Run run = Run.of("board", "9s 8d 2s");
    assertEquals("", run.err());
    assertTrue(
        run.out()
            .startsWith(
                """
                9s 8d 2s: Two-tone, unpaired, 9 high, no straight possible
                The nuts: Three of a kind, nines, eight and deuce kickers, with 9d 9c, 9h 9c, 9h 9d

                Made hand                            combos
                Set                                       9     0.77 %  ▎
                Top two pair                              9     0.77 %  ▎
                """),
        run.out());
    assertTrue(run.out().contains("\nFlush draw                               45     3.83 %"));
    assertTrue(run.out().endsWith("\nAll 1,176 combos\n"), run.out());
  }

  @Test
  void board_inJapanese_hasJapaneseWords() {
    String out = Run.of("board", "--lang", "ja", "Ks Kd 7c 7h As").out();
    assertTrue(out.startsWith("Ks Kd 7c 7h As: レインボー、ツーペアボード、Aハイ、可能なストレート0\n"), out);
    assertTrue(out.contains("\nボードプレイ "), out);
  }

  @Test
  void board_rows_areItsTexture() {
    Run tsv = Run.withInput("9s 8d 7s\n\nAs Ad 2c 2d\n", "board", "--format", "tsv");
    assertEquals(
        new Run(
            0,
            """
            board\tsuits\tpairing\tstraights\thigh\tnuts\tnut-category\tnut-holes\tline
            9s 8d 7s\ttwo-tone\tunpaired\t3\t9\t%d\tstraight\t16\t1
            As Ad 2c 2d\ttwo-tone\ttwo-paired\t0\tA\t%d\tfour-of-a-kind\t1\t3
            """
                .formatted(value("Jh Tc 9s 8d 7s"), value("As Ad Ac Ah 2c")),
            ""),
        tsv);
    String json = Run.of("board", "--format", "json", "9s 8d 2s").out();
    assertTrue(json.contains("\"nutHoles\":[\"9d 9c\",\"9h 9c\",\"9h 9d\"]"), json);
    assertTrue(json.contains("\"made\":{\"set\":9,\"top-two\":9,"), json);
    assertTrue(json.endsWith("\"none\":573}}\n"), json);
  }

  @Test
  void board_ofOmaha_countsHolesOfFour() {
    String out = Run.of("board", "--rules", "omaha", "9s 8d 2s").out();
    assertTrue(out.endsWith("\nAll 211,876 combos\n"), out); // 49 choose 4
    assertTrue(out.contains("\nWrap "), out);
  }

  @Test
  void words_areAllPrintedWithTheirSentences() {
    String out = Run.of("board", "--words").out();
    assertTrue(
        out.startsWith(
            "Straight flush (straight-flush)\n    " + Made.STRAIGHT_FLUSH.definition() + "\n"),
        out);
    for (Draw draw : Draw.values()) {
      assertTrue(out.contains(draw.describe(Locale.ENGLISH) + " (" + draw.text() + ")\n"), out);
    }
  }

  @Test
  void words_forPrograms_areRows() {
    String[] tsv = Run.of("board", "--words", "--format", "tsv").out().split("\n", -1);
    int words =
        Made.values().length
            + Draw.values().length
            + Texture.Suits.values().length
            + Texture.Pairing.values().length;
    assertEquals(1 + words + 1, tsv.length); // nothing after the last line's end
    assertEquals("kind\tword\tname\tmeaning", tsv[0]);
    assertEquals(
        "made\tstraight-flush\tStraight flush\t" + Made.STRAIGHT_FLUSH.definition(), tsv[1]);
    String json = Run.of("board", "--words", "--format", "json").out();
    assertTrue(
        json.contains("{\"kind\":\"suits\",\"word\":\"monotone\",\"name\":\"Monotone\","), json);
    assertEquals(words, json.lines().count());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "board ! 9s 8d ! board 1, column 6: 2 cards: expected a board of 3 to 5",
        "board ! 9s 8d 7s 6s 5s 4s ! board 1, column 16: 6 cards: expected a board of 3 to 5",
        "board ! As Ks | 9s 8d 2s ! board 1, column 7: a bar: expected a board of 3 to 5 cards alone",
        "range ! AA | 9s 8d ! range 1, column 11: 2 cards on the board: expected 3 to 5",
        "range ! AA | 9s 8d 2s | 3d ! range 1, column 15: a second bar",
        "range ! 99 | 9s 9d 9h ! range 1: 99: no hand is left beside the board",
        "eval ! Js Ts | 9s 8d ! hand 1, column 14: 2 cards on the board: expected 3 to 5",
        "eval ! Js | 9s 8d 2d ! hand 1, column 6: 1 card before the bar: expected 2"
      })
  void mistakes_areReportedWithTheirPlace(String command, String text, String message) {
    assertEquals(new Run(1, "", message + "\n"), Run.of(command, text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "board --rules badugi ! board: badugi: expected rules of hold'em, or high rules of Omaha",
        "board --rules ace-to-five ! board: ace-to-five: expected high hands of natural cards, the best five of seven",
        "eval --words --rules badugi ! eval --words: badugi: expected rules of hold'em, or high rules of Omaha"
      })
  void rules_ofOtherGames_areRejected(String arguments, String message) {
    String[] all = (arguments + " 9s8d2s").split(" ");
    Run run = Run.of(all);
    assertEquals("yaku: " + message + "\n", run.err());
    assertEquals(2, run.status());
  }

  @ParameterizedTest
  @CsvSource({
    "board --cards 4, --cards: for Omaha only",
    "board --words, --words: expected no BOARD",
    "range --against KK --dead As, --against: not with --dead",
    "range --against K1, '--against, column 2: '"
  })
  void options_thatDoNotFit_areRejected(String arguments, String message) {
    Run run = Run.of((arguments + " 9s8d2s").split(" "));
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("yaku: " + message), run.err());
  }

  @Test
  void range_onABoard_isCountedByWords() {
    Run run = Run.of("range", "QQ+, AKs, 76s:0.5, 99 | 9s 8d 2s");
    assertEquals(
        """
        QQ+, AKs, 76s:0.5, 99 | 9s 8d 2s: Two-tone, unpaired, 9 high, no straight possible

        Made hand                            combos
        Set                                       3    11.11 %  ███▍
        Overpair                                 18    66.67 %  ████████████████████
        Ace high                                  4    14.81 %  ████▌
        No pair                                   2     7.41 %  ██▎

        """,
        run.out().substring(0, run.out().indexOf("Draws")));
    assertTrue(run.out().endsWith("\nAll 27 combos\n"), run.out());
  }

  @Test
  void range_onABoard_hasTheWordsOfTheLibrary() {
    Run tsv = Run.of("range", "--format", "tsv", "22+, A2s+, T9 | 9s 8d 2s", "AsKs");
    assertEquals("hand\tweight\tline\tmade\tdraws", tsv.out().lines().findFirst().get());
    assertTrue(tsv.out().endsWith("\nAs Ks\t1.0\t2\t\t\n"), tsv.out());
    BoardHands flop = Boards.of("standard").board(Hand.parse("9s 8d 2s"));
    int rows = 0;
    for (String row : tsv.out().lines().skip(1).toList()) {
      String[] columns = row.split("\t", -1);
      if (columns[2].equals("1")) {
        long hole = Hand.parse(columns[0]);
        assertEquals(flop.made(hole).text(), columns[3]);
        assertEquals(
            String.join(",", Draw.list(flop.draws(hole)).stream().map(Draw::text).toList()),
            columns[4]);
        rows++;
      }
    }
    int left = Range.parse("22+, A2s+, T9").without(flop.board()).size();
    assertEquals(left, rows);
  }

  @Test
  void range_againstAnother_hasTheEquityOfTheSpot() {
    String other = "22+, A2s+, KTs+, AJo+";
    Run run = Run.of("range", "--against", other, "QQ+, AKs:0.25, JTs | 9s 8d 2s");
    double all =
        Equity.of("standard").parse("QQ+, AKs:0.25, JTs / " + other + " | 9s 8d 2s").run().share(0);
    assertTrue(
        run.out().endsWith(String.format(Locale.ROOT, "A2s+, AJo+, KTs+: %.2f %%\n", 100 * all)),
        run.out());
    double pairs = Equity.of("standard").parse("QQ+ / " + other + " | 9s 8d 2s").run().share(0);
    String expected = String.format(Locale.ROOT, "%8.2f %%  █", 100 * pairs);
    assertTrue(
        run.out().lines().anyMatch(row -> row.startsWith("Overpair") && row.contains(expected)),
        run.out() + expected);
    String json = Run.of("range", "--format", "json", "--against", "KK", "AsAh | 9s 8d 2s").out();
    double hand = Equity.of("standard").parse("AsAh / KK | 9s 8d 2s").run().share(0);
    assertTrue(
        json.startsWith(
            "{\"hand\":\"As Ah\",\"weight\":1.0,\"line\":1,\"made\":\"overpair\",\"draws\":[],\"equity\":"),
        json);
    assertEquals(hand, Double.parseDouble(json.replaceAll(".*:|}\n", "")), 1e-12);
  }

  @Test
  void range_ofOmahaOnABoard_isCountedByWords() {
    String out = Run.of("range", "--rules", "omaha", "AA:$ds | 9s 8d 2s").out();
    assertTrue(out.contains("\nOverpair "), out);
    assertEquals(
        759, // and the header
        Run.of("range", "--rules", "omaha", "--format", "tsv", "AA:$ds | 9s 8d 2s")
            .out()
            .lines()
            .count());
  }

  @Test
  void pictures_areWellFormed(@TempDir Path folder) throws Exception {
    Path board = folder.resolve("board.svg");
    Path range = folder.resolve("range.svg");
    assertEquals(0, Run.of("board", "--svg", board.toString(), "9s 8d 2s Kh 3c").status());
    assertEquals(
        0,
        Run.of("range", "--svg", range.toString(), "--against", "KK", "AA, 99 | 9s 8d 2s")
            .status());
    for (Path picture : new Path[] {board, range}) {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(Files.newInputStream(picture));
    }
    assertTrue(Files.readString(range).contains(">AA, 99 | 9s 8d 2s</text>"));
  }

  @Test
  void eval_ofAHoleAndABoard_saysWhatPlayersCallIt() {
    assertEquals(
        new Run(
            0,
            """
            Js Ts | 9s 8d 2s      High card, jack, ten, nine, eight and deuce kickers
                                  No pair; flush draw, open-ended straight draw, overcards, combo draw
                                  Beaten by 792 of 1,081 holes
            9h 9c | 9s 8d 2s      Three of a kind, nines, eight and deuce kickers
                                  Set
                                  The nuts: no hole beats it
            """,
            ""),
        Run.of("eval", "Js Ts | 9s 8d 2s", "9h 9c | 9s 8d 2s"));
  }

  @Test
  void eval_rows_haveWordsAtTheEnd() {
    assertEquals(
        """
        hand\tvalue\tcategory\tpacked\tbest\tline\tmade\tdraws\tbeaten-by
        Ah 2c | 9s 8d 7s 6c 5h\t%d\tstraight\t0x587654\t9s 8d 7s 6c 5h\t1\tthe-board\t\t170
        As\t%d\thigh-card\t0x1D0000\tAs\t2\t\t\t
        """
            .formatted(value("9s 8d 7s 6c 5h"), value("As")),
        Run.of("eval", "--format", "tsv", "Ah 2c | 9s 8d 7s 6c 5h", "As").out());
    assertTrue(
        Run.of("eval", "--format", "json", "As Ks | Qs Js 2d")
            .out()
            .endsWith(
                ",\"made\":\"ace-high\",\"draws\":[\"nut-flush-draw\",\"gutshot\",\"overcards\","
                    + "\"combo-draw\"],\"beatenBy\":"
                    + Boards.of("standard")
                        .board(Hand.parse("Qs Js 2d"))
                        .beatenBy(Hand.parse("As Ks"))
                    + "}\n"));
    assertEquals(
        "hand\tvalue\tcategory\tpacked\tbest\tline",
        Run.of("eval", "--format", "tsv", "As").out().lines().findFirst().get());
  }

  @Test
  void eval_withPercentileAndWords_hasTheColumnsOfBoth() {
    String hole = "Jh Tc | 9s 8d 7s 6c 5h";
    String all = "Jh Tc 9s 8d 7s 6c 5h";
    String[] words = {"eval", "--percentile", "--format", "tsv", hole, "As"};
    List<String> rows = Run.of(words).out().lines().toList();
    List<String> plain =
        Run.of("eval", "--percentile", "--format", "tsv", all).out().lines().toList();
    assertEquals(plain.get(0) + "\tmade\tdraws\tbeaten-by", rows.get(0));
    assertEquals(plain.get(1).replace(all, hole) + "\tstraight\t\t0", rows.get(1));
    assertTrue(rows.get(2).endsWith("\t2\t\t\t"), rows.get(2));
  }

  @Test
  void eval_ofOmaha_hasWordsOnRequest() {
    String hand = "As Ks Qd Jd | 9s 8d 2s";
    assertEquals(1, Run.of("eval", "--rules", "omaha", hand).out().lines().count());
    String out = Run.of("eval", "--rules", "omaha", "--words", hand).out();
    assertTrue(out.contains("  Ace high; nut flush draw, backdoor flush draw, gutshot"), out);
    assertTrue(out.endsWith("of 148,995 holes\n"), out);
  }
}
