package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.BadugiEvaluator;
import dev.yaku.Hand;
import dev.yaku.OmahaEvaluator;
import dev.yaku.OmahaHand;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What eval and compare say of games whose hands are not just cards. */
class GamesTest {
  private static final Path RULES = Path.of("../../tables/src/main/rules");
  private static final String HEADER = "hand\tvalue\tcategory\tpacked\tbest";
  private static final String BOARD = " | 4d 6h 8s Qd Ts";

  /** The same line, with its value. */
  private static String valued(String row) {
    String hand = row.substring(0, row.indexOf('\t'));
    int value;
    int low = 0;
    if (hand.contains("|")) {
      OmahaEvaluator omaha = OmahaEvaluator.of("omaha-hi-lo");
      long hole = Hand.parse(hand.substring(0, hand.indexOf('|')));
      long board = Hand.parse(hand.substring(hand.indexOf('|') + 1));
      value = omaha.evaluate(OmahaHand.ofHole(hole).withBoard(board));
      low = omaha.lowHalf().evaluate(OmahaHand.ofHole(hole).withBoard(board));
    } else {
      value = BadugiEvaluator.of("badugi").evaluate(Hand.parse(hand));
    }
    return row.replace("LOW", "" + low).replace("VALUE", "" + value) + "\n";
  }

  // Evaluates.

  @Test
  void eval_tsvOfOmaha_isExact() {
    Run run = Run.of("eval", "--rules=omaha", "--format=tsv", "As Kh Qd Jc | Ts 9s 8d 2c 2h");
    String row = "As Kh Qd Jc | Ts 9s 8d 2c 2h\tVALUE\tstraight\t0x5BA987\tQd Jc Ts 9s 8d";
    assertEquals(new Run(0, HEADER + "\tline\n" + valued(row + "\t1"), ""), run);
  }

  @Test
  void eval_tsvOfHighAndLow_hasTheLowAfterwards() {
    Run run =
        Run.of(
            "eval",
            "--rules=omaha-hi-lo",
            "--format=tsv",
            "as2h kdkc|4d6h8sQdTs",
            "As Kh Qd Jc | Ts 9s 8d 2c 2h");
    String high = "As 2h Kd Kc" + BOARD + "\tVALUE\tone-pair\t0x2CB970\tKd Kc Qd Ts 8s";
    String none = "As Kh Qd Jc | Ts 9s 8d 2c 2h\tVALUE\tstraight\t0x5BA987\tQd Jc Ts 9s 8d";
    String expected =
        (HEADER + "\tlow\tlow-packed\tlow-best\tline\n")
            + valued(high + "\tLOW\t0x668ACD\t8s 6h 4d 2h As\t1")
            + valued(none + "\t0\t0x000000\t\t2");
    assertEquals(new Run(0, expected, ""), run);
  }

  @Test
  void eval_jsonOfHighAndLow_isOneObjectALine() {
    String hand = "As 2h Kd Kc" + BOARD;
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha-hi-lo");
    long hole = Hand.parse("As 2h Kd Kc");
    long board = Hand.parse("4d 6h 8s Qd Ts");
    String expected =
        """
        {"hand":"%s","value":%d,"category":"one-pair","packed":"0x2CB970",\
        "best":"Kd Kc Qd Ts 8s",\
        "description":"One pair, kings, queen, ten and eight kickers",\
        "low":%d,"lowPacked":"0x668ACD","lowBest":"8s 6h 4d 2h As",\
        "lowDescription":"8-6-4-2-A low","line":1}
        """
            .formatted(
                hand,
                omaha.evaluate(OmahaHand.ofHole(hole).withBoard(board)),
                omaha.lowHalf().evaluate(OmahaHand.ofHole(hole).withBoard(board)));
    assertEquals(
        new Run(0, expected, ""),
        Run.withInput(hand + "\n", "eval", "--rules=omaha-hi-lo", "--format=json"));
  }

  @Test
  void eval_textOfHighAndLow_isALineForEach() {
    Run run =
        Run.withInput(
            "As 2h Kd Kc" + BOARD + "\nAs Kh Qd Jc | Ts 9s 8d\n", "eval", "--rules=omaha-hi-lo");
    String expected =
        """
        As 2h Kd Kc | 4d 6h 8s Qd Ts  High: One pair, kings, queen, ten and eight kickers\
          (Kd Kc Qd Ts 8s)
                                      Low:  8-6-4-2-A low  (8s 6h 4d 2h As)
        As Kh Qd Jc | Ts 9s 8d  High: Straight, queen high  (Qd Jc Ts 9s 8d)
                                Low:  Nothing
        """;
    assertEquals(new Run(0, expected, ""), run);
  }

  @Test
  void eval_textOfOmaha_showsWhichCardsCount() {
    String expected = "As Kh Qd Jc | Ts 9s 8d 2c 2h  Straight, queen high  (Qd Jc Ts 9s 8d)\n";
    assertEquals(
        new Run(0, expected, ""),
        Run.of("eval", "--rules", "omaha", "As Kh Qd Jc | Ts 9s 8d 2c 2h"));
  }

  @Test
  void eval_omahaOnTerminal_isColoured() {
    Run run = Run.onTerminal("eval", "--rules=omaha-hi-lo", "As Ks Qs Jc | Ts 9d 8s");
    String red = "\u001b[31m9d\u001b[0m";
    assertTrue(run.out().startsWith("As Ks Qs Jc | Ts " + red + " 8s  High: "), run.out());
    assertTrue(run.out().contains("\n" + " ".repeat(24) + "Low:  \u001b[1mNothing"), run.out());
  }

  @Test
  void eval_badugi_inEveryFormat() {
    String four = "9s 5h 3d Ac";
    String three = "2s 3s 4d 7h";
    String tsv =
        HEADER
            + "\tline\n"
            + valued(four + "\tVALUE\tbadugi\t0x459BD0\t9s 5h 3d Ac\t1")
            + valued(three + "\tVALUE\tthree-card\t0x37AC00\t7h 4d 2s\t2");
    assertEquals(
        new Run(0, tsv, ""), Run.of("eval", "--rules=badugi", "--format=tsv", four, three));
    String text =
        """
        9s 5h 3d Ac           9-5-3-A badugi
        2s 3s 4d 7h           7-4-2, three cards  (7h 4d 2s)
        """;
    assertEquals(new Run(0, text, ""), Run.of("eval", "--rules=badugi", four, three));
    String json = Run.of("eval", "--rules=badugi", "--format=json", three).out();
    assertTrue(
        json.endsWith("\"best\":\"7h 4d 2s\",\"description\":\"7-4-2, three cards\",\"line\":1}\n"),
        json);
  }

  @Test
  void lang_ja_describesHighLowAndBadugi() {
    String hand = "As 2h Kd Kc" + BOARD;
    String text = Run.of("eval", "--rules=omaha-hi-lo", "--lang=ja", hand).out();
    assertTrue(text.contains("ハイ: ワンペア、K、キッカーQ・10・8  (Kd"), text);
    assertTrue(text.contains("ロー: 8-6-4-2-Aロー  (8s"), text);
    String json = Run.of("eval", "--rules=omaha-hi-lo", "--lang=ja", "--format=json", hand).out();
    assertTrue(json.contains("\"lowDescription\":\"8-6-4-2-Aロー\""), json);
    String badugi = Run.of("eval", "--rules=badugi", "--lang=ja", "9s 5h 3d Ac").out();
    assertTrue(badugi.contains("バドゥーギ、9-5-3-A"), badugi);
  }

  @Test
  void eval_badHands_areReportedAndSkipped() {
    String input =
        """
        As Kh Qd | Ts 9s 8d

        As Kh Qd Jc | Ts 9s
        As Kh Qd Jc | Ts 9s 8d
        As Kh Qd Jc | As 9s 8d
        As Kh Qd Jo | Ts 9s 8d
        As Kh Qd Jc | Ts 9s | 8d
        """;
    Run run = Run.withInput(input, "eval", "--rules=omaha", "--format=tsv");
    String row = "As Kh Qd Jc | Ts 9s 8d\tVALUE\tstraight\t0x5BA987\tQd Jc Ts 9s 8d";
    assertEquals(new Run(1, HEADER + "\tline\n" + valued(row + "\t4"), run.err()), run);
    assertEquals(
        List.of(
            "line 1, column 10: 3 hole cards, omaha takes 4 to 6",
            "line 2, column 1: no bar: omaha takes hole cards, a bar and the board, as in As Kh Qd"
                + " Jc | Ts 9s 8d",
            "line 3, column 20: 2 board cards, omaha takes 3 to 5",
            "line 5, column 15: As is given twice",
            "line 6, column 10: Jo is not in the deck of omaha",
            "line 7, column 21: a second bar: omaha takes hole cards, a bar and the board, as in As Kh"
                + " Qd Jc | Ts 9s 8d"),
        run.err().lines().map(line -> line.replaceFirst(": expected.*", "")).toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "omaha; As Kh Qd | Ts 9s 8d 2c 2h; 10; 3 hole cards, omaha takes 4 to 6",
        "omaha-hi-lo; As Kh Qd Jc; 12; no bar: omaha-hi-lo takes hole cards, a bar and the board,"
            + " as in As Kh Qd Jc | Ts 9s 8d",
        "short-deck; 2c 7d 8d 9d Td; 1; 2c is not in the deck of short-deck",
        "badugi; Ac 2d 3h; 9; 3 cards, badugi takes 4 to 5",
        "badugi; Ac 2d 3h 4s 5s 6s; 16; 6 cards, badugi takes 4 to 5",
        "badugi; Ac 2d | 3h 4s; 7; a bar separates hole and board in Omaha, but badugi takes all"
            + " cards as one hand",
        "ace-to-five; Ac 2d | 3h 4s 5s; 7; a bar separates hole and board in Omaha, but ace-to-five"
            + " takes all cards as one hand",
        "deuce-to-seven; Ac 2d 3h 4s 5s 6s; 16; 6 cards, deuce-to-seven takes 5",
        "three-card; Ac 2d 3h 4s; 10; 4 cards, three-card takes 3",
      })
  void eval_handOfAnotherGame_isRejectedByName(
      String rules, String hand, int column, String fault) {
    String expected = "hand 1, column " + column + ": " + fault + "\n";
    assertEquals(new Run(1, "", expected), Run.of("eval", "--rules", rules, hand));
  }

  // Tables.

  @ParameterizedTest
  @CsvSource({
    "omaha, As Kh Qd Jc | Ts 9s 8d 2c 2h",
    "omaha-hi-lo, As 2h Kd Kc | 4d 6h 8s Qd Ts",
    "badugi, 9s 5h 3d Ac",
    "short-deck, As Kh Qd Jc Ts"
  })
  void table_ofAnyGame_isOpened(String rules, String hand, @TempDir Path folder)
      throws IOException {
    Path table = folder.resolve("mine.yaku");
    Path from = RULES.resolve(rules + ".rules");
    assertEquals(0, dev.yaku.generator.Main.run(from.toString(), table.toString()));
    for (String format : List.of("text", "tsv", "json")) {
      assertEquals(
          Run.of("eval", "--format", format, "--rules", rules, hand),
          Run.of("eval", "--format", format, "--table", table.toString(), hand));
    }
    assertEquals(
        Run.of("compare", "--rules", rules, hand, hand),
        Run.of("compare", "--table", table.toString(), hand, hand));
  }

  @Test
  void table_ofBadugiWithFourCards_rejectsFive(@TempDir Path folder) throws IOException {
    String text = Files.readString(RULES.resolve("badugi.rules")).replace("4-5", "4");
    Path rules = Files.writeString(folder.resolve("only-four.rules"), text);
    Path table = folder.resolve("only-four.yaku");
    assertEquals(0, dev.yaku.generator.Main.run(rules.toString(), table.toString()));
    Run run = Run.of("eval", "--table", table.toString(), "Ac 2d 3h 4s 5s");
    String fault = "hand 1, column 13: 5 cards, only-four takes 4" + "\n";
    assertEquals(new Run(1, "", fault), run);
  }

  // Compares.

  private static List<String> verdict(String rules, String... hands) {
    String[] args = {"compare", "--rules", rules};
    String[] all = Arrays.copyOf(args, args.length + hands.length);
    System.arraycopy(hands, 0, all, args.length, hands.length);
    Run run = Run.of(all);
    assertEquals(new Run(0, run.out(), ""), run);
    int lines = rules.equals("omaha-hi-lo") ? 2 * hands.length : hands.length;
    return run.out().lines().skip(lines).toList();
  }

  @Test
  void compare_highAndLow_isExact() {
    Run run =
        Run.of(
            "compare",
            "--rules=omaha-hi-lo",
            "As 2h Kd Kc" + BOARD,
            "Qs Qh Js 9d | Ts Qd 8s 6h 4d");
    String expected =
        """
        Hand 1: As 2h Kd Kc | 4d 6h 8s Qd Ts  High: One pair, kings, queen, ten and eight kickers\
          (Kd Kc Qd Ts 8s)
                                              Low:  8-6-4-2-A low  (8s 6h 4d 2h As)
        Hand 2: Qs Qh Js 9d | Ts Qd 8s 6h 4d  High: Straight, queen high  (Qd Js Ts 9d 8s)
                                              Low:  Nothing
        Hand 2 wins the high half: straight beats one pair.
        Hand 1 wins the low half: no other low hand qualifies.
        Hand 1 gets 1/2 of the pot, hand 2 1/2.
        """;
    assertEquals(new Run(0, expected, ""), run);
  }

  /** The command in README.md answers as it says. */
  @Test
  void compare_asInTheReadme_answersAsThere() throws IOException {
    Matcher example =
        Pattern.compile("yaku\\.jar compare (.*)\n```\n\n```text\n([^`]*)```")
            .matcher(Files.readString(Path.of("README.md")));
    assertTrue(example.find());
    List<String> args =
        Pattern.compile("\"([^\"]*)\"|\\S+")
            .matcher("compare " + example.group(1))
            .results()
            .map(word -> word.group(1) == null ? word.group() : word.group(1))
            .toList();
    assertEquals(new Run(0, example.group(2), ""), Run.of(args.toArray(String[]::new)));
  }

  @Test
  void compare_oneHandWinsBothHalves_scoops() {
    assertEquals(
        List.of(
            "Hand 1 wins the high half: one pair beats high card.",
            "Hand 1 wins the low half: the second card decides, six against seven.",
            "Hand 1 scoops the pot."),
        verdict("omaha-hi-lo", "As 2h 3d 3c" + BOARD, "Ac 7d Jh Kh" + BOARD));
  }

  @Test
  void compare_tieForTheLowHalf_isQuartered() {
    assertEquals(
        List.of(
            "Hand 2 wins the high half, ahead of hand 1: three of a kind beats one pair.",
            "Hands 1 and 2 tie for the low half, ahead of hand 3: the fourth card decides, deuce"
                + " against three.",
            "Hand 1 gets 1/4 of the pot, hand 2 3/4."),
        verdict(
            "omaha-hi-lo", "As 2h Kd Kc" + BOARD, "Ac 2d Qh Qs" + BOARD, "3s 2c Qc Jh" + BOARD));
  }

  @Test
  void compare_tieForTheHighHalf_isQuartered() {
    assertEquals(
        List.of(
            "Hands 1 and 2 tie for the high half.",
            "Hand 1 wins the low half: the fourth card decides, deuce against three.",
            "Hand 1 gets 3/4 of the pot, hand 2 1/4."),
        verdict("omaha-hi-lo", "As 2h Kd Jc" + BOARD, "Ah 3h Kh Jd" + BOARD));
  }

  @Test
  void compare_tiesOfSeveralHands_areSharedExactly() {
    assertEquals(
        List.of(
            "Hands 1, 2 and 4 tie for the high half, ahead of hand 3: straight beats one pair.",
            "Hand 3 wins the low half: no other low hand qualifies.",
            "Hand 1 gets 1/6 of the pot, hand 2 1/6, hand 3 1/2, hand 4 1/6."),
        verdict(
            "omaha-hi-lo",
            "Js 9s Kd Kc" + BOARD,
            "Jh 9h Kh Ks" + BOARD,
            "As 2h 3d 3c" + BOARD,
            "Jd 9d Qs Qh" + BOARD));
  }

  @Test
  void compare_equalHands_shareBothHalves() {
    assertEquals(
        List.of(
            "Hands 1 and 2 tie for the high half.",
            "Hands 1 and 2 tie for the low half.",
            "Hand 1 gets 1/2 of the pot, hand 2 1/2."),
        verdict("omaha-hi-lo", "As 2h Kd Jc" + BOARD, "Ah 2d Kh Jd" + BOARD));
  }

  @Test
  void compare_noLowHand_isDecidedByTheHighHands() {
    String board = " | 9d 6h 8s Qd Ts";
    assertEquals(
        List.of(
            "No low hand qualifies: the high hand wins the whole pot.",
            "Hand 2 wins: three of a kind beats one pair."),
        verdict("omaha-hi-lo", "As 2h Kd Kc" + board, "Ac 2d Qh Qs" + board));
    assertEquals(
        List.of("No low hand qualifies: the high hand wins the whole pot.", "A tie."),
        verdict("omaha-hi-lo", "As 2h Kd Kc" + board, "Ac 2d Kh Ks" + board));
  }

  @Test
  void compare_omahaWithoutLow_isDecidedAsOtherHands() {
    assertEquals(
        List.of("Hand 1 wins: the kicker decides, king against queen."),
        verdict("omaha", "As 2h Kd 3c | Ac 6h 8s Qd Ts", "Ah 2d 3d Jc | Ac 6h 8s Qd Ts"));
  }

  @ParameterizedTest
  @CsvSource({
    "9s 5h 3d Ac, 2s 3s 4d 7h, 'Hand 1 wins: badugi beats three cards.'",
    "2s 2c As Ah, Ks Kh Kd Kc, 'Hand 1 wins: two cards beat one card.'",
    "9s 5h 3d Ac, 9h 5s 4c Ad, 'Hand 1 wins: the third card decides, three against four.'",
    "Ks Kh Kd Kc, As Ah Ad Ac, 'Hand 2 wins: the high card decides, ace against king.'",
    "9s 5h 3d Ac, 9h 5s 3c Ad, 'A tie.'",
  })
  void compare_badugi_namesWhatDecides(String one, String other, String verdict) {
    assertEquals(List.of(verdict), verdict("badugi", one, other));
  }

  @Test
  void compare_otherBoard_isReported() {
    Run run =
        Run.of(
            "compare",
            "--rules=omaha",
            "As 2h Kd Kc" + BOARD,
            "Ac 2d Qh Qs | 4d 6h 8s Qd Tc",
            "Ah 2c 3c 3d | Ts Qd 8s 6h 4d",
            "Ad 2s 3h 3s | 4d 6h 8s Qd");
    String fault = "column 13: a different board, expected 4d 6h 8s Qd Ts" + "\n";
    assertEquals(new Run(1, "", "hand 2, " + fault + "hand 4, " + fault), run);
  }

  @Test
  void compare_handWithoutBar_isReported() {
    Run run = Run.of("compare", "--rules=omaha", "As 2h Kd Kc" + BOARD, "Ac 2d Qh Qs");
    assertEquals(new Run(1, "", run.err()), run);
    assertTrue(run.err().startsWith("hand 2, column 12: no bar: omaha takes "), run.err());
  }
}
