package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.equity.EquitySpot;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Equity counts winners by code of its own. */
class ShowdownSharesTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");
  private static final OmahaEvaluator HI_LO = OmahaEvaluator.of("omaha-hi-lo");

  @Test
  void holdem_completeBoards_haveTheSharesOfTheirEquity() {
    SplittableRandom random = new SplittableRandom(2);
    Dealer dealer = Dealer.of(random, Hand.DECK);
    for (int i = 0; i < 300; i++) {
      long board = dealer.deal(5, Hand.EMPTY);
      long[] holes = holes(dealer, 2 + i % 3, 2, board);
      EquitySpot equity = Equity.of(STANDARD).spot().board(board);
      for (long hole : holes) {
        equity.player(hole);
      }
      assertShares(equity.run(), STANDARD.showdown(board, holes));
    }
  }

  @Test
  void omahaHiLo_completeBoards_haveTheSharesOfTheirEquity() {
    Dealer dealer = Dealer.of(new SplittableRandom(3), Hand.DECK);
    int split = 0;
    for (int i = 0; i < 300; i++) {
      long board = dealer.deal(5, Hand.EMPTY);
      long[] holes = holes(dealer, 2 + i % 3, 4, board);
      EquitySpot equity = Equity.of(HI_LO).spot().board(board);
      for (long hole : holes) {
        equity.player(hole);
      }
      Showdown showdown = HI_LO.showdown(board, holes);
      assertShares(equity.run(), showdown);
      split += showdown.lowWinners() != 0 ? 1 : 0;
    }
    assertTrue(split > 50, "split pots: " + split);
  }

  private static void assertShares(EquityResult expected, Showdown showdown) {
    for (int player = 0; player < showdown.players(); player++) {
      assertEquals(expected.share(player), showdown.share(player), 1e-12);
    }
  }

  private static long[] holes(Dealer dealer, int players, int cards, long board) {
    long[] holes = new long[players];
    long dead = board;
    for (int player = 0; player < players; player++) {
      holes[player] = dealer.deal(cards, dead);
      dead |= holes[player];
    }
    return holes;
  }
}
