package dev.yaku.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.index.HandIndex;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All holes on all flops have the words that the naive classifier gives them. */
@Tag("proof")
class BoardProofTest {
  private static final int FLOPS = 1755;

  @Test
  void words_ofAllHolesOnAllFlops_areThoseOfTheNaiveClassifier() {
    BoardJudge judge = BoardJudge.of("standard");
    HandIndex flops = HandIndex.of(3);
    assertEquals(FLOPS, flops.size(0));
    long holes =
        LongStream.range(0, FLOPS)
            .parallel()
            .map(
                flop -> {
                  long board = flops.unindex(0, flop)[0];
                  BoardHands hands = judge.boards.board(board);
                  int[] words = new int[HoleIndex.SIZE];
                  hands.words(words);
                  int compared = 0;
                  for (long hole : HoleIndex.hands(Hand.DECK & ~board)) {
                    judge.assertSame(hands, hole);
                    assertEquals(hands.words(hole), words[HoleIndex.of(hole)]);
                    compared++;
                  }
                  return compared;
                })
            .sum();
    assertEquals(FLOPS * 49 * 48 / 2, holes);
  }
}
