package consumer;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.board.Boards;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquityResult;
import dev.yaku.solver.Solver;
import dev.yaku.solver.SolverSpot;
import dev.yaku.videopoker.VideoPoker;
import java.util.Locale;

/** A program that depends on yaku: one question to each artifact, with known answers. */
public final class Consumer {
  private static final HandEvaluator HOLDEM = HandEvaluator.of("standard");

  private Consumer() {}

  /** Fails if an answer is wrong. */
  public static void main(String[] args) {
    long board = Hand.parse("Ah Kh Qd 2c");
    long aces = Hand.parse("Ad As");
    long tens = Hand.parse("Jh Th");
    int value = HOLDEM.evaluate(board | aces | Hand.parse("2s"));
    check("Full house, aces over deuces", HOLDEM.describe(value));
    check("0x7D1000", "0x%06X".formatted(HOLDEM.packed(value)));

    int wins = 0;
    int deals = 0;
    for (int card : Hand.cards(Hand.DECK & ~(board | aces | tens))) {
      long river = board | 1L << card;
      deals++;
      wins += HOLDEM.evaluate(river | aces) > HOLDEM.evaluate(river | tens) ? 1 : 0;
    }
    EquityResult equity =
        Equity.of("standard").spot().player("Ad As").player("Jh Th").board("Ah Kh Qd 2c").run();
    check(44, deals);
    check((double) wins / deals, equity.share(0));

    Boards boards = Boards.of("standard");
    long top = Hand.parse("9h Ac");
    String words = boards.board(Hand.parse("9s 8d 2s")).made(top).describe(Locale.ENGLISH);
    check("Top pair, top kicker", words);

    String spot = "board = 2c 7d Jh 5s 9c\noop = AA\nip = KK\npot = 100\nstack = 200\nbets = none";
    double won = Solver.of(SolverSpot.parse(spot)).iterations(5).run().value(0);
    check(100L, Math.round(won)); // no bets, the best hand: the pot

    check("1653526326983/1661102543100", VideoPoker.of("jacks-9-6").exactReturn().toString());
    System.out.println("right on " + Runtime.version().feature());
  }

  private static void check(Object expected, Object found) {
    if (!expected.equals(found)) {
      throw new AssertionError("expected " + expected + ", found " + found);
    }
  }
}
