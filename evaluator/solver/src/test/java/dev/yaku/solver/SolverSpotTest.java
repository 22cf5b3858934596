package dev.yaku.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolverSpotTest {
  private static final String SPOT =
      """
      # a spot
      board = Td 9d 6h Qc
      oop = AA, KK:0.5   # comment
      ip = QQ, \\
        JJ
      pot = 200
      stack = 900
      """;

  private static void assertFault(String message, int line, String key, String text) {
    SolverSpotException e =
        assertThrows(SolverSpotException.class, () -> Solver.of(SolverSpot.parse(text)));
    assertTrue(e.getMessage().startsWith(message), e.getMessage());
    assertEquals(line, e.line());
    assertEquals(key, e.key());
  }

  @Test
  void text_withCommentsAndContinuedLines_isRead() {
    SolverSpot spot = SolverSpot.parse(SPOT);
    assertEquals(Hand.parse("Td 9d 6h Qc"), spot.board());
    assertEquals(0.5, spot.range(0).weight(Hand.parse("Ks Kh")));
    assertEquals(9, spot.range(1).size());
    assertEquals(200, spot.pot());
    assertEquals(900, spot.stack());
    assertEquals(SPOT, spot.toString());
  }

  @Test
  void faults_nameLineKeyAndWhatIsAllowed() {
    assertFault("board: missing: expected a line board = ...", 0, "board", "pot = 1");
    assertFault("line 8, bet: unknown key: expected board, oop", 8, "bet", SPOT + "bet = 60%");
    assertFault(
        "line 8, nonsense: expected a key, =, and a value", 8, "nonsense", SPOT + "nonsense");
    assertFault("line 8, pot: given before, in line 6", 8, "pot", SPOT + "pot = 3");
    assertFault(
        "line 6, pot: expected a whole number of chips from 1 to 100000000, found \"0\"",
        6,
        "pot",
        SPOT.replace("200", "0"));
    assertFault("line 7, stack: expected a whole", 7, "stack", SPOT.replace("900", "9.5"));
    assertFault(
        "line 2, board: expected 3, 4 or 5 cards, found 2", 2, "board", SPOT.replace("Td 9d ", ""));
    assertFault("line 2, board: ", 2, "board", SPOT.replace("Td ", "Tx "));
    assertFault("line 3, oop: ", 3, "oop", SPOT.replace("AA", "AAs"));
    assertFault("line 3, oop: TdTc: ", 3, "oop", SPOT.replace("AA, KK:0.5", "TdTc"));
    assertFault("line 8, bets: \"60%x\": expected sizes", 8, "bets", SPOT + "bets = 33%, 60%x");
    assertFault("line 8, bets: \"2x\": expected sizes", 8, "bets", SPOT + "bets = 2x");
    assertFault("line 8, raises: \"120\": expected sizes", 8, "raises", SPOT + "raises = 120");
    assertFault("line 8, bets: \"\": expected sizes", 8, "bets", SPOT + "bets =");
    assertFault("line 8, flop.donks: unknown key", 8, "flop.donks", SPOT + "flop.donks = 30%");
    assertFault("line 8, rake: expected a part of the pot", 8, "rake", SPOT + "rake = 5%, x");
    assertFault("line 8, rake: expected a part from 0% to 100%", 8, "rake", SPOT + "rake = 101%");
    assertFault("line 8, merge: expected a part such as", 8, "merge", SPOT + "merge = 0.1");
    assertFault(
        "line 8, rules: expected rules of hold'em, such as standard or short-deck, found \"omaha\"",
        8,
        "rules",
        SPOT + "rules = omaha");
    assertFault("line 8, rules: ", 8, "rules", SPOT + "rules = omaha");
    assertFault(
        "line 4, ip: every hand shares a card with every hand of oop",
        4,
        "ip",
        SPOT.replace("AA, KK:0.5", "AsKs").replace("QQ, \\\n  JJ", "AsQs\n"));
  }

  @Test
  void locks_thatNameNothing_areRefused() {
    String spot = SPOT + "bets = 60%\n";
    assertFault("line 9, lock: expected actions and cards", 9, "lock", spot + "lock = fold = *");
    assertFault(
        "line 9, lock: \"bet 100\": expected check, bet 120",
        9,
        "lock",
        spot + "lock = bet 100 : fold = *");
    assertFault(
        "line 9, lock: \"raise\": expected fold, call",
        9,
        "lock",
        spot + "lock = bet 120 : raise = *");
    assertFault(
        "line 9, lock.a: nobody acts there",
        9,
        "lock.a",
        spot + "lock.a = bet 120 / call : fold = *");
    assertFault(
        "line 9, lock: \"fold\" is given more than once",
        9,
        "lock",
        spot + "lock = bet 120 : fold = AA; fold = KK");
    assertFault(
        "line 10, lock.b: Jc Jd is given by another lock of this decision, too",
        10,
        "lock.b",
        spot + "lock.a = bet 120 : fold = *\nlock.b = bet 120 : call = JJ");
  }

  private static List<String> actions(String keys, String path) {
    Solver solver = Solver.of(SolverSpot.parse(SPOT + keys));
    return solver.iterations(1).run().node(path).actions();
  }

  @Test
  void sizes_areRoundedAndLimited() {
    String river = SPOT.replace("Td 9d 6h Qc", "Td 9d 6h 2c 3s");
    Solution solution =
        Solver.of(
                SolverSpot.parse(
                    river + "bets = 33%, 0.1%, 66.75%, 150, 500%, all-in\nraises = 2.5x, 10%"))
            .iterations(1)
            .run();
    assertEquals(
        List.of("check", "bet 1", "bet 66", "bet 134", "bet 150", "all-in 900"),
        solution.root().actions());
    // A raise is at least the bet on top of the bet; ten percent of 200 + 2 x 134 is 47 more.
    assertEquals(
        List.of("fold", "call", "raise 268", "raise 335"), solution.node("bet 134").actions());
    // 2.5 x 335 is 837.5, half up; ten percent of the pot would be less than the last raise.
    assertEquals(
        List.of("fold", "call", "raise 536", "raise 838"),
        solution.node("bet 134 / raise 335").actions());
    assertEquals(
        List.of("fold", "call"),
        solution.node("bet 134 / raise 335 / raise 838 / all-in").actions());
  }

  @Test
  void keysOfStreetAndPlayer_countBeforeOthers() {
    String keys = "bets = 50%\noop.bets = 60%\nturn.bets = 70%\nturn.oop.bets = 80%\n";
    assertEquals(List.of("check", "bet 160"), actions(keys, ""));
    assertEquals(List.of("check", "bet 140"), actions(keys, "check"));
    assertEquals(List.of("check", "bet 120"), actions(keys, "check / check / 2c"));
    assertEquals(List.of("check", "bet 100"), actions(keys, "check / check / 2c / check"));
  }

  @Test
  void donks_areForThoseWhoCalled() {
    String keys = "bets = 50%\ndonks = none\nraises = 3x\n";
    assertEquals(List.of("check"), actions(keys, "check / bet 100 / call / 2c"));
    assertEquals(List.of("check", "bet 200"), actions(keys, "bet 100 / call / 2c"));
    assertEquals(List.of("check", "bet 100"), actions(keys, "check / check / 2c"));
  }

  @Test
  void geometricSizes_endAllInOnTheRiver() {
    // Two bets of the same part of the pot, 200 and 900 behind: (1 + 2 p)^2 = 2000 / 200; or three.
    assertEquals(List.of("check", "bet 216"), actions("bets = e", ""));
    assertEquals(List.of("check", "bet 115", "bet 216"), actions("bets = 2e, 3e", ""));
    assertEquals(List.of("check", "all-in 684"), actions("bets = e", "bet 216 / call / 2c"));
  }

  @Test
  void keysForClosenessOfSizes_changeThem() {
    assertEquals(
        List.of("check", "bet 100", "bet 200"), actions("bets = 45%, 50%, 100%\nmerge = 5%", ""));
    // After a bet of 600 and a call, 300 are left of a pot of 1,400: 21 percent.
    assertEquals(List.of("check", "all-in 900"), actions("bets = 300%\nall-in-below = 22%", ""));
    assertEquals(List.of("check", "bet 600"), actions("bets = 300%\nall-in-below = 21%", ""));
  }

  @Test
  void treesWithoutEnd_areRefused() {
    String text = SPOT.replace("900", "9000000") + "bets = 1\nraises = 1.001x, 1.5x, 2x, 3x";
    assertThrows(IllegalArgumentException.class, () -> Solver.of(SolverSpot.parse(text)));
  }

  @Test
  void shortDeck_hasItsOwnCards() {
    String text =
        "rules = short-deck\nboard = Td 9d 6h 7s\noop = AA, KQs\nip = QQ, 98s\npot = 100\nstack = 100\nbets = 50%\n";
    Solution solution = Solver.of(SolverSpot.parse(text)).untilError(0.001).run();
    assertEquals(100, solution.value(0) + solution.value(1), 1e-9);
    assertThrows(IllegalArgumentException.class, () -> solution.node("check / check / 2c"));
    assertFault("line 2, board: 2c: not in the deck", 2, "board", text.replace("6h", "2c"));
  }

  @Test
  void parse_otherSpellings_areTheSameQuestion() {
    String chips = "bets = 120c, all-in\nrake = 5% cap 3";
    SolverSpot spot = SolverSpot.parse(SPOT + chips);
    assertEquals(List.of(), spot.notes());
    SolverSpot plain = SolverSpot.parse(SPOT + "bets = 120, all-in\nrake = 5%, 3");
    assertEquals(1, plain.notes().size());
    assertEquals(
        Solver.of(plain).iterations(20).run().value(0),
        Solver.of(spot).iterations(20).run().value(0));
    assertFault("line 8, raises: \"100c\": expected sizes", 8, "raises", SPOT + "raises = 100c");
    assertFault("line 8, rake: expected a part from", 8, "rake", SPOT + "rake = 5% cap");
  }

  @Test
  void parse_longTexts_areCutInMessages() {
    String text = "x".repeat(100_000);
    List<String> spots =
        List.of(
            text,
            SPOT + text + " = 1",
            SPOT.replace("900", text),
            SPOT + "bets = " + text,
            SPOT + "rake = " + text,
            SPOT + "merge = " + text,
            SPOT + "lock = check : " + text,
            SPOT + "rules = " + text,
            SPOT.replace("AA", text),
            SPOT.replace("Td ", text));
    for (String spot : spots) {
      SolverSpotException e = assertThrows(SolverSpotException.class, () -> SolverSpot.parse(spot));
      assertTrue(e.getMessage().length() < 600, e.getMessage());
    }
  }

  private static List<String> notes(String sizes) {
    return SolverSpot.parse(SPOT_WITHOUT_SIZES + sizes).notes();
  }

  private static final String SPOT_WITHOUT_SIZES =
      """
      board = Td 9d 6h Qc 3s
      oop = AA
      ip = KK
      pot = 20
      stack = 900
      """;

  /** Bare numbers are chips, and nobody who means chips is in doubt. */
  /** A part without its sign, or a decimal comma. */
  @Test
  void notes_whereABareNumberIsBeforeAPart_sayThatItIsChips() {
    for (String sizes : List.of("33,3%", "33, 75%", "e,33 , 60%, 75 %", "33,３％")) {
      assertEquals(
          List.of(
              "turn.bets: 33 before a part of the pot is chips; for a part write 33%, and a point in"
                  + " a number, as in 33.5%"),
          notes("turn.bets = " + sizes),
          sizes);
    }
  }

  @Test
  void parse_spellings_areUnderstood() {
    SolverSpot spot = SolverSpot.parse(SPOT_WITHOUT_SIZES + "bets = 50%, 2e\nturn.oop.bets = 9c");
    for (String other :
        List.of("Bets = 50 %, 2 e\nTurn.OOP.bets = 9 c", "BETS＝５０％，２ｅ\nturn.oop.bets = 9 C")) {
      String text = SPOT_WITHOUT_SIZES.replace("oop =", "OOP =").replace("board", "Board") + other;
      SolverSpot same = SolverSpot.parse(text);
      assertEquals(Solver.of(spot).root().actions(), Solver.of(same).root().actions(), other);
      assertEquals(spot.notes(), same.notes());
    }
    assertFault("line 6, pot: given before, in line 4", 6, "pot", SPOT_WITHOUT_SIZES + "POT = 10");
  }

  @Test
  void notes_whereAllBetsAreBareNumbers_sayThatTheyAreChips() {
    assertEquals(
        List.of(
            "bets without a unit are chips: 50 is 250 % of a pot of 20; for parts of the pot write"
                + " 50%"),
        notes("bets = 50"));
    for (String bare :
        List.of(
            "bets = 33, 75",
            "bets = 75, all-in",
            "oop.bets = 100\nriver.ip.bets = 150, a\nraises = 2.5x",
            "turn.donks = 30")) {
      assertEquals(1, notes(bare).size(), bare);
    }
    for (String clear :
        List.of(
            "bets = 50%",
            "bets = 60%, 50",
            "bets = 50c, 60%",
            "bets = 450",
            "bets = e",
            "raises = 3x",
            "bets = a")) {
      assertEquals(List.of(), notes(clear), clear);
    }
    assertEquals(
        List.of("oop: AKs and AKs:0.5 have 4 combinations in common: AKs:0.5 counts"),
        SolverSpot.parse(SPOT_WITHOUT_SIZES.replace("AA", "AKs, AKs:0.5")).notes());
  }

  @Test
  void allIn_hasManySpellings() {
    List<String> expected = List.of("check", "bet 10", "all-in 900");
    for (String allIn : List.of("all-in", "allin", "a", "A", "All-In", "all in")) {
      SolverSpot spot = SolverSpot.parse(SPOT_WITHOUT_SIZES + "bets = 50%, " + allIn);
      assertEquals(expected, Solver.of(spot).root().actions());
      SolutionNode node = Solver.of(spot).root().play(allIn);
      assertEquals("all-in 900", node.path());
    }
  }

  @Test
  void actions_thatOnlyOneCanMean_areTaken() {
    SolverSpot spot =
        SolverSpot.parse(
            SPOT_WITHOUT_SIZES + "bets = 50%, 100%, a\nip.raises = 50%\noop.raises = a");
    SolutionNode start = Solver.of(spot).root();
    assertEquals(List.of("check", "bet 10", "bet 20", "all-in 900"), start.actions());
    String[][] same = {
      {"x", "check"},
      {"Check", "check"},
      {"b10", "bet 10"},
      {"BET  20", "bet 20"},
      {"bet20", "bet 20"},
      {"b 900", "all-in 900"},
      {"bet 900", "all-in 900"},
      {"allin900", "all-in 900"},
      {"b20/r", "bet 20 / raise 50"},
      {"b20/raise/r", "bet 20 / raise 50 / all-in 900"},
      {"b20/raise/raise/c", "bet 20 / raise 50 / all-in 900 / call"},
      {"b20/c20", "bet 20 / call"},
      {"x/b10/f", "check / bet 10 / fold"}
    };
    for (String[] each : same) {
      assertEquals(each[1], start.node(each[0]).path());
    }
    String several = ": expected check, bet 10, bet 20, all-in 900";
    for (String none :
        List.of("b", "bet", "b11", "raise", "call", "fold", "bet 10%", "", "b10 20")) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> start.play(none)).getMessage();
      assertEquals("\"" + none + "\"" + several, message);
    }
  }

  @Test
  void board_keepsTheOrderOfTheText() {
    SolverSpot spot = SolverSpot.parse(SPOT_WITHOUT_SIZES.replace("Td 9d 6h Qc 3s", "6h 3s Td 9d"));
    assertArrayEquals(Hand.cards(Hand.parse("6h")), Arrays.copyOf(spot.boardCards(), 1));
    assertEquals("6h 3s Td 9d", Card.toString(spot.boardCards()));
    SolutionNode river = Solver.of(spot).root().node("x/x/2c");
    assertEquals("6h 3s Td 9d 2c", Card.toString(river.boardCards()));
    assertEquals(Hand.parse("6h 3s Td 9d 2c"), river.board());
    assertTrue(river.toString().startsWith("6h 3s Td 9d 2c, pot 20, "), river.toString());
  }

  /** Texts that nobody writes are refused, not worked on. */
  @Test
  void texts_longerThanAnyoneWrites_areRefused() {
    String comment = SPOT_WITHOUT_SIZES + "#".repeat(1_000_000);
    assertFault("text: expected at most 1000000 characters, found ", 0, "text", comment);
    String lines = SPOT_WITHOUT_SIZES + "bets = 50%" + "\\\n".repeat(450_000);
    assertEquals(20, SolverSpot.parse(lines).pot());
    String sizes = SPOT_WITHOUT_SIZES + "bets = " + "9%,".repeat(100_000);
    assertFault("line 6, bets: expected at most 1000 sizes", 6, "bets", sizes);
    StringBuilder locks = new StringBuilder(SPOT_WITHOUT_SIZES);
    for (int i = 0; i < 1001; i++) {
      locks.append("lock.").append(i).append(" = : check = *\n");
    }
    assertFault(
        "line 1006, lock.1000: expected at most 1000 locks", 1006, "lock.1000", locks.toString());
    SolutionNode start = Solver.of(SolverSpot.parse(SPOT_WITHOUT_SIZES)).root();
    for (String path : List.of("x/".repeat(100_000), " ".repeat(100_001), "x".repeat(1_000_000))) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> start.node(path)).getMessage();
      assertEquals(
          "expected a place of at most 100000 characters, found " + path.length(), message);
    }
    for (String path : List.of("x/".repeat(50_000), " ".repeat(99_999) + "z", "x".repeat(99_999))) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> start.node(path)).getMessage();
      assertTrue(message.length() < 200, message);
    }
  }
}
