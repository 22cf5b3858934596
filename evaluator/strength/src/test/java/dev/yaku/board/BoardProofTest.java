package dev.yaku.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.index.HandIndex;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * All holes on all flops have the words that the naive classifier gives them. Of holes that differ
 * only in suits on a board it is asked for one; the others have the same words.
 */
@Tag("proof")
class BoardProofTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final int FLOPS = 1755;
  private static final int DEALS = 1_286_792; // a hole and a flop, up to suits

  private final BoardJudge judge = BoardJudge.of("standard");
  private final HandIndex deals = HandIndex.of(3, 2);

  @Test
  void words_ofAllHolesOnFlops_areThoseOfTheNaiveClassifier() {
    assertEquals(FLOPS, deals.size(0));
    assertEquals(DEALS, deals.size(1));
    long compared =
        LongStream.range(0, FLOPS)
            .parallel()
            .filter(flop -> flop % STEP == 0)
            .map(flop -> compared(deals.unindex(0, flop)[0]))
            .sum();
    assertEquals(DEALS, compared * (double) STEP, STEP == 1 ? 0 : DEALS / 50.0);
  }

  /** How many holes the naive classifier was asked for. */
  private int compared(long board) {
    BoardHands hands = judge.boards.board(board);
    int[] words = new int[HoleIndex.SIZE];
    hands.words(words);
    Map<Long, Long> first = new HashMap<>();
    for (long hole : HoleIndex.hands(Hand.DECK & ~board)) {
      long same = first.computeIfAbsent(deals.index(board, hole), deal -> hole);
      if (same == hole) {
        judge.assertSame(hands, hole);
      }
      assertEquals(hands.words(same), hands.words(hole));
      assertEquals(hands.words(hole), words[HoleIndex.of(hole)]);
    }
    return first.size();
  }
}
