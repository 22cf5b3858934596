package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EquityCommandTest {
  private static final String HEADER =
      "spot\tplayer\thand\twin\ttie\tlose\tshare\terror\texact\tdeals\n";

  @Test
  void tsv_twoSpots_rowForEachPlayer() {
    Run run = Run.of("equity", "--format", "tsv", "As Ah / Kd  Kc", "AA:0.5 / QQ");
    assertEquals(0, run.status());
    assertEquals(
        HEADER
            + "1\t1\tAs Ah\t1388072\t6538\t317694\t0.8125548968\t0\ttrue\t1712304\n"
            + "1\t2\tKd Kc\t317694\t6538\t1388072\t0.1874451032\t0\ttrue\t1712304\n"
            + "2\t1\tAA:0.5\t25067052.000000\t133902.000000\t5620518.000000\t0.8154705590\t0\ttrue"
            + "\t61642944\n"
            + "2\t2\tQQ\t5620518.000000\t133902.000000\t25067052.000000\t0.1845294410\t0\ttrue"
            + "\t61642944\n",
        run.out());
  }

  @Test
  void tsv_splitPot_columnsOfLow() {
    String spot = "As 2s Kc Kd / Qc Qd 3s 4h | 5c 6d 7h Kh 9s";
    Run run = Run.of("equity", "--rules", "omaha-hi-lo", "--format", "tsv", spot);
    assertEquals(
        HEADER.replace("\n", "\tlow_win\tlow_tie\tscoop\n")
            + "1\t1\tAs 2s Kc Kd\t0\t0\t1\t0.5000000000\t0\ttrue\t1\t1\t0\t0\n"
            + "1\t2\tQc Qd 3s 4h\t1\t0\t0\t0.5000000000\t0\ttrue\t1\t0\t0\t0\n",
        run.out());
  }

  @Test
  void json_spot_countsByWinners() {
    assertEquals(
        "{\"spot\":1,\"exact\":true,\"weighted\":false,\"deals\":1,\"players\":[{\"hand\":\"AsAh\",\"win\":0,\"tie\":1,\"lose\":0,\"share\":0.5000000000,\"error\":0},{\"hand\":\"AcAd\",\"win\":0,\"tie\":1,\"lose\":0,\"share\":0.5000000000,\"error\":0}],\"winners\":{\"3\":1}}\n",
        Run.of("equity", "--format", "json", "AsAh/AcAd|2c 3c 7d 8h 9s").out());
  }

  @Test
  void json_oneTrial_hasNoError() {
    String out = Run.of("equity", "--trials", "1", "--format", "json", "AA / KK").out();
    assertEquals(3, out.split("\"error\":null", -1).length, out);
    assertFalse(out.contains("Infinity"), out);
    String tsv = Run.of("equity", "--trials", "1", "--format", "tsv", "AA / KK").out();
    assertTrue(tsv.contains("\tInfinity\tfalse\t1\n"), tsv);
  }

  @Test
  void text_spot_barAndHowItWasFound() {
    String out = Run.of("equity", "As Ah / Kd Kc | 2c 2d 2h 3c | Ac").out();
    assertTrue(out.startsWith("Board 2c 2d 2h 3c | Ac\n  As Ah   95.35 %  █████"), out);
    assertTrue(out.endsWith("Exact: all 43 deals\n"), out);
  }

  @Test
  void time_thatIsLongEnough_isExact() {
    String spot = "AsAh / KsKh | 2c 2d 2h 3c";
    for (String time : new String[] {"10m", "1h", "500000ms", "1e3s", "999"}) {
      assertEquals(Run.of("equity", spot), Run.of("equity", "--time", time, spot));
    }
    for (String time : new String[] {"", "s", "0s", "-1s", "10x", "NaN", "1e99h", "Infinity"}) {
      Run run = Run.of("equity", "--time", time, spot);
      assertEquals(2, run.status(), time);
      assertTrue(run.err().contains("expected a time such as 10s, 500ms or 2m"), run.err());
    }
    assertEquals(2, Run.of("equity", "--exact", "--time", "1s", spot).status());
  }

  @Test
  void time_thatIsTooShort_isASample() {
    Run run = Run.of("equity", "--time", "1ms", "TT+,AQ+ / QQ+,AK / TT / random");
    Run less = Run.of("equity", "--time", "1e-12s", "TT+,AQ+ / QQ+,AK / TT / random");
    assertTrue(less.out().contains("\nSampled: "), less.err());
    assertTrue(run.out().contains("\nSampled: "), run.out());
  }

  @Test
  void text_severalSpots_eachAnswerFollowsItsQuestion() {
    String spot = "AsAh / KsKh | 2c 2d 2h 3c 4c";
    String one = Run.of("equity", spot).out();
    String other = Run.of("equity", "AA / AA").out();
    assertEquals(
        "1: " + spot + "\n" + one + "\n2: AA / AA\n" + other,
        Run.of("equity", spot, "AA / AA").out());
    assertTrue(one.endsWith("\nExact: the only deal\n"), one);
  }

  @Test
  void help_saysWhatNobodyQualifiesMeans() {
    String help = Run.of("equity", "--help").out();
    assertTrue(help.replaceAll("\\s+", " ").contains("no hand qualifies is lost by all"), help);
    Run run =
        Run.of(
            "equity",
            "--rules",
            "eight-or-better",
            "--format",
            "tsv",
            "KsKhQsQhJsJhTs / KdKcQdQcJdJcTd");
    assertTrue(
        run.out().contains("1\t1\tKsKhQsQhJsJhTs\t0\t0\t1\t0.0000000000\t0\ttrue\t1\n"),
        run.out() + run.err());
  }

  @Test
  void badLines_reportedWithPlace_othersAnswered() {
    String lines =
        """
        As Ah / Kd Kc | 2c 2d 2h 3c 4c
        As Ah / KQx

        As Ah / As Ks
        AA / | 2c 3c 4c
        AA / QQ | Qs Qh Qd
        AA / KK | 2c 3c 4c 5c 6c 7c
        AA / KK | 2c 3z
        AA / KK | 2c 3c 4c | 5c | 6c
        AA / AA / AA
        AA:0 / KK
        AA/AA/AA/AA/AA/AA/AA/AA/AA/AA
        As Ah / Kd Kc | 2c 2d 2h 3c 4c
        """;
    Run run = Run.withInput(lines, "equity", "--format", "tsv");
    assertEquals(1, run.status());
    assertEquals(5, run.out().lines().count());
    assertTrue(run.out().contains("\n13\t1\tAs Ah\t1\t0\t0\t"), run.out());
    assertEquals(
        """
        line 2, column 11: "x": expected a comma or the end
        line 4: player 2 holds a duplicate card: As
        line 5, column 5: expected a player: cards, a range or random
        line 6: player 2, QQ: all 6 combinations hold Qs, Qh or Qd
        line 7: 6 cards on the board: standard has at most 5
        line 8, column 14: "3z" is not a card: expected a rank of 23456789TJQKA and a suit of cdhs, such as As, or Jo for a joker
        line 9, column 25: a third bar: expected players, board and dead cards
        line 10: no deal is possible: whatever the players hold, two of them hold the same card
        line 11: player 1, AA:0: no combination has a weight above 0
        line 12, column 28: 10 players: expected 1 to 9
        """,
        run.err());
  }

  @Test
  void tooLongLine_reported_othersAnswered() {
    Run run = Run.withInput("A".repeat(500_000) + "\nAsAh/KsKh|2c2d2h3c4c\n", "equity");
    assertEquals(1, run.status());
    assertEquals(
        "line 1, column 100001: too long: expected at most 100000 characters\n", run.err());
    assertTrue(run.out().endsWith("Exact: the only deal\n"), run.out());
  }

  @Test
  void sample_threads_sameAnswer() {
    String[] one = {"equity", "--trials", "100000", "--threads", "1", "AA / random / KK"};
    String[] two = {"equity", "--trials", "100000", "--threads", "2", "AA / random / KK"};
    String[] seeded = {"equity", "--trials", "100000", "--seed", "7", "AA / random / KK"};
    assertEquals(Run.of(one).out(), Run.of(two).out());
    assertTrue(
        Run.of(one)
            .out()
            .endsWith("Sampled: 100,000 deals; the share is within ± in 95 of 100 samples\n"));
    assertTrue(!Run.of(one).out().equals(Run.of(seeded).out()));
  }

  @Test
  void matrix_range_gridOfItsHands(@TempDir Path folder) throws IOException {
    Path svg = folder.resolve("grid.svg");
    Run run = Run.of("equity", "--matrix", "--svg", svg.toString(), "AA,22 / KK");
    assertEquals("", run.err());
    assertTrue(run.out().contains("Exact: all 123,285,888 deals\n\nAA,22 / KK\n\n"), run.out());
    assertTrue(run.out().contains("81.9"), run.out());
    assertTrue(run.out().endsWith("AA,22 wins 50.07 % of the pot\n"), run.out());
    assertTrue(Files.readString(svg).startsWith("<svg"));
    assertEquals(1, Run.of("equity", "--matrix", "AsAh / KsKh").status());
    assertEquals(2, Run.of("equity", "--svg", svg.toString(), "AA / KK", "AA / KK").status());
  }

  @Test
  void wrongOptions_rejected() {
    assertEquals(2, Run.of("equity", "--trials", "0", "AA / KK").status());
    assertEquals(2, Run.of("equity", "--error", "0", "AA / KK").status());
    assertEquals(2, Run.of("equity", "--threads", "0", "AA / KK").status());
    assertEquals(2, Run.of("equity", "--exact", "--trials", "5", "AA / KK").status());
    Run run = Run.of("equity", "--rules", "wild-five", "As / Ks");
    assertEquals(2, run.status());
    assertTrue(run.err().startsWith("yaku: equity is not offered by the rules wild-five"));
  }

  @Test
  void playersAsArguments_saysHowTheyWereRead() {
    String board = "| 2c 3c 7d 8h 9s";
    Run run = Run.of("equity", "--format", "tsv", "AsAh" + board, "KsKh" + board);
    assertEquals(0, run.status());
    assertEquals(
        "spot 1: Note: a single player is against any hand\n"
            + "spot 2: Note: a single player is against any hand\n"
            + "yaku: read as 2 spots of one player each; to read them as one spot, put slashes"
            + " between players, before any bar: \"AsAh / KsKh\"\n",
        run.err());
    assertEquals(
        "spot 1: Note: a single player is against any hand\n",
        Run.of("equity", "AsAh" + board).err());
    assertEquals(
        "spot 2: Note: a single player is against any hand\n",
        Run.of("equity", "AsAh/KsKh" + board, "AsAh" + board).err());
  }

  @Test
  void notes_ofASpot_areShownInEachFormat() {
    String spot = "AA, KK, AsAh:0.1 / QQ | 2c 3c 4d 5h";
    String note = "player 1: AA and AsAh:0.1 have 1 combination in common: AsAh:0.1 counts";
    for (String format : List.of("text", "tsv", "json")) {
      for (String view : List.of("--seed=0", "--next", "--streets")) {
        Run run = Run.of("equity", "--format", format, view, spot);
        assertEquals(new Run(0, run.out(), "spot 1: Note: " + note + "\n"), run);
        assertFalse(run.out().contains("Note"), run.out());
      }
    }
    assertTrue(
        Run.of("equity", "--format", "json", spot).out().contains(",\"notes\":[\"" + note + "\"]"));
  }

  /** In every view, and by every kind of rules: the same as with a second player of any cards. */
  @Test
  void onePlayer_isAgainstAnyHand() {
    List<List<String>> spots =
        List.of(
            List.of("standard", "As Ah, Kd Kc", " | 2c 3c 4d 5h"),
            List.of("omaha-hi-lo", "As Ah 2c 3d", " | 5c 6c 7d 9h"),
            List.of("razz", "As 2s 3c 4d Kh Kd", ""));
    for (List<String> spot : spots) {
      for (String view : List.of("--seed=0", "--next", "--streets")) {
        if (!view.equals("--seed=0") && spot.get(2).isEmpty()) {
          continue; // no board
        }
        String[] options = {
          "equity", "--rules", spot.get(0), "--trials=1000", view, "--format=tsv"
        };
        String[] one = Arrays.copyOf(options, options.length + 1);
        one[options.length] = spot.get(1) + spot.get(2);
        String[] two = one.clone();
        two[options.length] = spot.get(1) + " / random" + spot.get(2);
        Run run = Run.of(one);
        assertEquals("spot 1: Note: a single player is against any hand\n", run.err());
        assertEquals(new Run(0, run.out(), ""), Run.of(two));
      }
    }
  }

  @Test
  void drawGame_cards_areSaidInTextAndJson() {
    String spot = "As 2s 3c 4d Kh Kd / 6c 7d 8h 9s Td Jc Qc";
    String out = Run.of("equity", "--rules", "razz", spot).out();
    assertTrue(out.contains("\nEach hand is drawn up to 7 cards; the players draw 1, 0\n"), out);
    out = Run.of("equity", "--rules", "ace-to-five", "--format", "json", spot).out();
    assertTrue(out.contains("\"cards\":7,\"draws\":1}"), out);
    out = Run.of("equity", "--rules", "stud", "--format", "tsv", spot).out();
    assertTrue(out.endsWith("\t39\n"), out);
    out = Run.of("equity", "--rules", "stud-hi-lo", "--format", "tsv", spot).out();
    assertTrue(out.startsWith(HEADER.replace("\n", "\tlow_win\tlow_tie\tscoop\n")), out);
  }

  @Test
  void omaha_fiveCards_areThoseOfAnyPlayerOrOfTheOption() {
    String river = " | 2c 3c 4d 5h 9s";
    for (String[] args :
        new String[][] {
          {"AA / QsQhJsJhTs" + river},
          {"AA*** / KK***" + river},
          {"--cards", "5", "AA / KK" + river}
        }) {
      List<String> all = new ArrayList<>(List.of("equity", "--rules", "omaha", "--format", "json"));
      all.addAll(List.of("--trials", "1000"));
      all.addAll(List.of(args));
      Run run = Run.of(all.toArray(String[]::new));
      assertTrue(run.out().contains("\"cards\":5,"), run.err());
    }
    Run mixed = Run.of("equity", "--rules", "omaha", "AsAhKdKc / QsQhJsJhTs");
    assertEquals(
        "spot 1: player 1, AsAhKdKc: 4 cards, expected 5 as of player 2; * stands for any card,"
            + " as in As Ah*\n",
        mixed.err());
    assertEquals(2, Run.of("equity", "--cards", "3", "AA / KK").status());
  }
}
