package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareCommandTest {
  @Test
  void rows_haveTheColumnsOfEval_andTheShare() {
    String[] hands = {"As Ah Kd Kc Qs", "as Ad Ks Kh Qd", "2c 3c"};
    Run tsv = Run.of("compare", "--format", "tsv", hands[0], hands[1], hands[2]);
    String eval = Run.of("eval", "--format", "tsv", hands[0], hands[1], hands[2]).out();
    String expected =
        eval.replace("\tline", "\tshare\tline")
            .replace("\t1\n", "\t0.5\t1\n")
            .replace("\t2\n", "\t0.5\t2\n")
            .replace("\t3\n", "\t0.0\t3\n");
    assertEquals(new Run(0, expected, ""), tsv);
    Run json = Run.of("compare", "--format", "json", hands[0], hands[1]);
    String objects = Run.of("eval", "--format", "json", hands[0], hands[1]).out();
    String verdict = ",\"line\":1,\"verdict\":[\"A tie.\"]}"; // of all, with the first
    assertEquals(
        objects.replace(",\"line\"", ",\"share\":0.5,\"line\"").replace(",\"line\":1}", verdict),
        json.out());
  }

  @Test
  void rows_ofASplitPot_haveBothHalves() {
    String board = " | 4d 6h 8s Qd Ts";
    Run run =
        Run.of(
            "compare",
            "--rules=omaha-hi-lo",
            "--format=tsv",
            "As 2h Kd Kc" + board,
            "Qs Qh Js 9d" + board);
    List<String> rows = run.out().lines().toList();
    assertEquals(
        "hand\tvalue\tcategory\tpacked\tbest\tlow\tlow-packed\tlow-best\tshare\tline", rows.get(0));
    assertTrue(rows.get(1).endsWith("\t8s 6h 4d 2h As\t0.5\t1"), run.out());
    assertTrue(rows.get(2).endsWith("\t0\t0x000000\t\t0.5\t2"), run.out());
  }

  @Test
  void compare_describesHandsAndNamesTheKicker() {
    Run run = Run.of("compare", "As Ah Kd Kc Js", "As Ah Kd Kc 2s 2d Qs");
    String expected =
        """
        Hand 1: As Ah Kd Kc Js        Two pair, aces and kings, jack kicker
        Hand 2: As Ah Kd Kc 2s 2d Qs  Two pair, aces and kings, queen kicker  (As Ah Kd Kc Qs)
        Hand 2 wins: the kicker decides, queen against jack.
        """;
    assertEquals(new Run(0, expected, ""), run);
  }

  @ParameterizedTest
  @CsvSource({
    "5c 5d 2s, Ac Kd Qs, 'Hand 1 wins: one pair beats high card.'",
    "'', 2c, 'Hand 2 wins: high card beats nothing.'",
    "2c 3c 4c 5c 7c, 2s 2h 2d 3s 3h, 'Hand 2 wins: full house beats flush.'",
    "Ac Kd, Ad Qs, 'Hand 1 wins: the second card decides, king against queen.'",
    "Ac, Kd, 'Hand 1 wins: the high card decides, ace against king.'",
    "Ac, Ad 2s, 'Hand 2 wins: the second card decides, deuce against none.'",
    "6c 6d, 7c 7d, 'Hand 2 wins: the pair decides, sevens against sixes.'",
    "9c 9d 8s 8d Ah, Tc Td 2s 2d 3h, 'Hand 2 wins: the first pair decides, tens against nines.'",
    "9c 9d 8s 8d Ah, 9s 9h 7s 7d Ad, 'Hand 1 wins: the second pair decides, eights against"
        + " sevens.'",
    "2c 2d 2h 4s, 2c 2d 2h 3s, 'Hand 1 wins: the kicker decides, four against three.'",
    "2c 2d 2h, 3c 3d 3h, 'Hand 2 wins: the three of a kind decides, threes against deuces.'",
    "Ac 2d 3h 4s 5s, 2c 3d 4h 5s 6s, 'Hand 2 wins: the high card decides, six against five.'",
    "Ac Kc Qc Jc 9c, As Ks Qs Js 8s, 'Hand 1 wins: the fifth card decides, nine against eight.'",
    "Ac Kc 9c 8c 7c, As Qs Js Ts 8s, 'Hand 1 wins: the second card decides, king against queen.'",
    "2c 2d 2h 4s 4d, 2c 2d 2h 3s 3d, 'Hand 1 wins: the pair decides, fours against threes.'",
    "2c 2d 2h 2s 4d, 2c 2d 2h 2s Ad, 'Hand 2 wins: the kicker decides, ace against four.'",
    "2c 3c 4c 5c Ac, 2d 3d 4d 5d 6d, 'Hand 2 wins: the high card decides, six against five.'",
    "Ac Kc Qc Jc Tc, Ks Qs Js Ts 9s, 'Hand 1 wins: royal flush beats straight flush.'",
    "Ac Kc Qc Jc Tc, As Ks Qs Js Ts 2d, A tie.",
    "'', '', A tie.",
  })
  void compare_verdict_namesWhatDecides(String one, String other, String verdict) {
    Run run = Run.of("compare", one, other);
    assertEquals(0, run.status());
    assertEquals(verdict, run.out().lines().skip(2).findFirst().orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "As, Ac, Ad, A tie.",
    "As, Ac, Kd, 'Hands 1 and 2 tie, ahead of hand 3: the high card decides, ace against king.'",
    "Ks, Ac, Kd, 'Hand 2 wins, ahead of hands 1 and 3: the high card decides, ace against king.'",
    "Ks, Qc, Ad, 'Hand 3 wins, ahead of hand 1: the high card decides, ace against king.'",
  })
  void compare_ofThree_namesWinnersAndRunnersUp(String a, String b, String c, String verdict) {
    Run run = Run.of("compare", a, b, c);
    assertEquals(0, run.status());
    assertEquals(verdict, run.out().lines().skip(3).findFirst().orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "ace-to-five, 8c 5d 4h 3s 2c, 8d 6d 4h 3s 2c, 'Hand 1 wins: the second card decides, five"
        + " against six.'",
    "ace-to-five, 5c 4d 3h 2s Ac, Td 4h 3s 2c Ad, 'Hand 1 wins: the high card decides, five against"
        + " ten.'",
    "ace-to-five, 8c 8d 4h 3s 2c, Kd 6d 4h 3s 2c, 'Hand 2 wins: high card beats one pair.'",
    "eight-or-better, 8c 8d 4h 3s 2c, 8d 6d 4h 3s 2c, 'Hand 2 wins: high card beats nothing.'",
    "short-deck, Ac Kc 9c 8c 7c, As Ah Ad Ks Kh, 'Hand 1 wins: flush beats full house.'",
    "wild-five, Ac Ac Ac Ac Jo, Ac Kc Jo Jc Tc, 'Hand 1 wins: five of a kind beats royal flush.'",
    "wild-five, 2c 2c Jo, 3c Jo Jo, 'Hand 2 wins: the three of a kind decides, threes against"
        + " deuces.'",
  })
  void compare_byOtherRules_namesWhatDecides(
      String rules, String one, String other, String verdict) {
    Run run = Run.of("compare", "--rules", rules, one, other);
    assertEquals(0, run.status());
    assertEquals(verdict, run.out().lines().skip(2).findFirst().orElseThrow());
  }

  @Test
  void compare_badHands_areAllReported() {
    Run run = Run.of("compare", "As Kx", "As", "Jo");
    assertEquals(new Run(1, "", run.err()), run);
    String[] faults = run.err().split("\\R", -1);
    assertTrue(faults[0].startsWith("hand 1, column 4: "), run.err());
    assertTrue(faults[1].startsWith("hand 3, column 1: "), run.err());
  }

  @Test
  void compare_oneHand_isUsageError() {
    assertEquals(2, Run.of("compare", "As").status());
  }

  @Test
  void compare_unknownRules_areRejected() {
    Run run = Run.of("compare", "--rules", "snap", "As", "Ks");
    assertEquals(new Run(2, "", run.err()), run);
    assertTrue(run.err().contains("no rule set \"snap\""), run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "omaha; As Kh Qd Jc | Ts 9s 8d; As 2h 3d 4c | Ts 9s 8d; As",
        "omaha-hi-lo; As Kh Qd Jc | Ts 9s 8d; Kh Qd 3d 4c | Ts 9s 8d; Qd Kh",
        "badugi; 9s 5h 3d Ac; 8s 5h 2d Kc; 5h",
      })
  void compare_cardInTwoHands_isReported(String rules, String one, String other, String twice) {
    Run run = Run.of("compare", "--rules", rules, one, other);
    assertEquals(
        "hand 2, " + twice + " is in another hand, and the deck has it only once",
        run.err().stripTrailing());
    assertEquals(new Run(1, "", run.err()), run);
  }
}
