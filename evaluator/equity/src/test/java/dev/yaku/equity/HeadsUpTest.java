package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class HeadsUpTest {
  private static long preflop(String mine, String theirs) {
    return HeadsUp.preflop(HoleIndex.of(Hand.parse(mine)), HoleIndex.of(Hand.parse(theirs)));
  }

  private static void assertBoards(int win, int tie, int lose, String mine, String theirs) {
    long boards = preflop(mine, theirs);
    assertEquals(win, HeadsUp.win(boards));
    assertEquals(tie, HeadsUp.tie(boards));
    assertEquals(lose, HeadsUp.lose(boards));
    assertEquals((win + tie / 2.0) / HeadsUp.BOARDS, HeadsUp.share(boards));
  }

  @Test
  void preflop_knownPairs_publishedCounts() {
    assertBoards(1_388_072, 6_538, 317_694, "As Ah", "Kd Kc");
    assertBoards(787_966, 6_732, 917_606, "As Ks", "Qh Qd");
    assertBoards(903_239, 9_946, 799_119, "2c 2d", "As Kh");
    assertBoards(368_978, 5_757, 1_337_569, "Js Ts", "Ah Ad");
  }

  @Test
  void preflop_allPairs_whatOneWinsTheOtherLoses() {
    long win = 0;
    long tie = 0;
    long pairs = 0;
    for (int mine = 0; mine < HoleIndex.SIZE; mine++) {
      for (int theirs = 0; theirs < mine; theirs++) {
        if ((HoleIndex.hand(mine) & HoleIndex.hand(theirs)) == 0) {
          long boards = HeadsUp.preflop(mine, theirs);
          long swapped = HeadsUp.preflop(theirs, mine);
          assertEquals(HeadsUp.win(boards), HeadsUp.lose(swapped));
          assertEquals(HeadsUp.tie(boards), HeadsUp.tie(swapped));
          assertEquals(HeadsUp.lose(boards), HeadsUp.win(swapped));
          assertEquals(
              HeadsUp.BOARDS, HeadsUp.win(boards) + HeadsUp.tie(boards) + HeadsUp.lose(boards));
          win += HeadsUp.win(boards) + HeadsUp.lose(boards);
          tie += HeadsUp.tie(boards);
          pairs++;
        }
      }
    }
    assertEquals(812_175, pairs);
    assertEquals(2_781_381_002_400L, 2 * (win + tie));
    assertEquals(1_334_125_369_292L, win);
  }

  @Test
  void preflop_commonCard_rejected() {
    assertEquals(
        "two holes share a card: Kh As and Qd As",
        assertThrows(IllegalArgumentException.class, () -> preflop("As Kh", "As Qd")).getMessage());
    assertThrows(IllegalArgumentException.class, () -> HeadsUp.preflop(7, 7));
  }

  @Test
  void hole_outOfRange_rejectedWithTheRange() {
    for (int number : new int[] {-1, 1326}) {
      String expected = "hole " + number + ": expected 0 to 1325";
      for (Executable call :
          List.<Executable>of(
              () -> Range.random().weight(number),
              () -> HeadsUp.preflop(7, number),
              () -> HeadsUp.preflop(number, 7))) {
        assertEquals(expected, assertThrows(IllegalArgumentException.class, call).getMessage());
      }
    }
  }
}
