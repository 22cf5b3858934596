package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.index.HandIndex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IndexCommandTest {
  private static final String HEADER = "spot\tindex\tsize\trepresentative\n";

  @Test
  void index_tsv_hasTheFixedColumns() {
    HandIndex index = HandIndex.of(2, 3, 1, 1);
    long flop = index.index(Hand.parse("As Kd"), Hand.parse("2c 7d Th"));
    Run run = Run.of("index", "--format", "tsv", "As Kd | 2c 7d Th", "7s 7h");
    long sevens = index.index(Hand.parse("7c 7d"));
    assertEquals(
        HEADER + "1\t" + flop + "\t24\tAc Ks | Th 7s 2d\n2\t" + sevens + "\t6\t7s 7h\n", run.out());
    assertEquals(0, run.status());
  }

  @Test
  void index_representative_hasTheSameIndex() {
    String spots = "As Kd|2c7dTh\nJh Js | Jd 2s 3s 4h\n9c 8c | 7c 6c 5c 2d As\n";
    Run run = Run.withInput(spots, "index", "--format", "tsv");
    StringBuilder again = new StringBuilder();
    run.out().lines().skip(1).forEach(row -> again.append(row.split("\t", -1)[3]).append('\n'));
    assertEquals(run.out(), Run.withInput(again.toString(), "index", "--format", "tsv").out());
    assertEquals(4, run.out().lines().count());
  }

  @Test
  void index_boardAsOneRound_ignoresItsOrder() {
    Run run =
        Run.of(
            "index",
            "--rounds",
            "2,5",
            "--format",
            "tsv",
            "As Kd | 2c 7d Th 5s 5d",
            "Kd As | 5d 5s Th 7d 2c");
    String[] rows = run.out().split("\n", -1);
    assertEquals(rows[1].substring(2), rows[2].substring(2));
    long merged = HandIndex.of(2, 5).index(Hand.parse("AsKd"), Hand.parse("2c7dTh5s5d"));
    assertTrue(rows[1].startsWith("1\t" + merged + "\t"));
  }

  @Test
  void index_textAndJson_sayTheSame() {
    Run run = Run.of("index", "2c 2d");
    assertTrue(run.out().matches("2c 2d: class \\d+ of 169, 6 deals such as 2s 2h\n"), run.out());
    Run json = Run.of("index", "--format", "json", "2c 2d");
    assertTrue(
        json.out()
            .matches(
                "\\{\"spot\":1,\"index\":\\d+,\"size\":6,\"representative\":\"2s 2h\",\"round\":0,"
                    + "\"classes\":169}\n"),
        json.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "As Kd | 2c; 9; 3 cards: no round of 2, 3, 1, 1 ends there",
        "As Kd 2c | 7d Th; 7; 3 cards before the bar: expected 2",
        "As | 7d Th 2c; 6; 1 card before the bar: expected 2",
        "As Kd | As 7d Th; 9; As is given twice",
        "As Kd | 2c | 3d; 12; a second bar",
        "As Jo; 4; Jo is not in the deck",
        "As Zd; 4; Z",
        "As Kd | 2c 3c 4c 5c 6c 7c; 24; 8 cards: no round of 2, 3, 1, 1 ends there",
      })
  void index_badSpot_isReportedAndTheOthersAreNumbered(String spot, int column, String fault) {
    Run run = Run.withInput(spot + "\n2c 2d\n", "index", "--format", "tsv");
    assertEquals(1, run.status());
    String start = "line 1, column " + column + ": ";
    assertTrue(run.err().startsWith(start), run.err());
    assertTrue(run.err().contains(fault), run.err());
    assertEquals(1, run.err().lines().count());
    assertTrue(run.out().startsWith(HEADER + "2\t"), run.out());
  }

  @Test
  void index_otherDeck_isThatOfItsRules() {
    Run run = Run.of("index", "--rules", "short-deck", "As Kd", "2c 2d");
    assertTrue(run.out().contains(" of 81, "), run.out());
    assertEquals("spot 2, column 1: 2c is not in the deck\n", run.err());
  }

  @Test
  void index_roundsThatAreNone_areWrongArguments() {
    for (String rounds : new String[] {"2,0", "5,5", "2,x", ""}) {
      Run run = Run.of("index", "--rounds", rounds, "As Kd");
      assertEquals(2, run.status(), rounds);
      assertEquals("", run.out());
    }
    assertEquals(2, Run.of("index", "--rules", "badugi", "As Kd").status());
  }
}
