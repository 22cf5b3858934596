package dev.yaku.examples;

import dev.yaku.Hand;
import dev.yaku.board.BoardHands;
import dev.yaku.board.Boards;
import dev.yaku.equity.Range;
import java.util.Locale;
import java.util.TreeMap;

/** Draws and hits of a range: how many of its hands have made what on a flop? */
public final class RangeOnBoard {
  private RangeOnBoard() {}

  /** Prints a line for each kind of made hand. */
  public static void main(String[] arguments) {
    long board = Hand.parse("9s 8d 2s");
    BoardHands flop = Boards.of("standard").board(board);
    TreeMap<String, Integer> made = new TreeMap<>();
    int draws = 0;
    int hands = 0;
    for (long hand : Range.parse("99-77, JTs, AKs, A9s, QQ").without(board).hands()) {
      made.merge(flop.made(hand).describe(Locale.ENGLISH), 1, Integer::sum);
      draws += flop.draws(hand) != 0 ? 1 : 0;
      hands++;
    }
    made.forEach((name, count) -> System.out.println(name + ": " + count));
    System.out.println("with a draw: " + draws + " of " + hands);
  }
}
