package dev.yaku.jmh;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Equity;
import dev.yaku.equity.EquitySpot;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.equity.NextCards;
import dev.yaku.strength.Strength;
import dev.yaku.videopoker.VideoPoker;
import java.util.Arrays;

/** Answers questions that are texts. Without lambdas, which would be a part of the first answer. */
final class Answers {
  private static final double MANY = 1e6;
  static final int DEALS = 1 << 20; // that are sampled
  private static final long HOLE = Hand.parse("Js Ts");
  private static final long FLOP = Hand.parse("9s 8d 2s");
  private static int asked; // no machine is asked twice in a row

  private Answers() {}

  /** A number that depends on the answer, not 0. */
  static long answer(String text) {
    int colon = text.indexOf(':');
    String what = colon < 0 ? text : text.substring(0, text.lastIndexOf(' ', colon));
    double answer =
        switch (what) {
          case "equity" -> spot(text).run().share(0);
          case "samples" -> spot(text).sample(DEALS).run().share(0);
          case "next card" -> nextCards(spot(text).exact().byNextCard());
          case "all holes on a river" -> river();
          case "strength of Js Ts on 9s 8d 2s" -> Strength.of("standard").hand(HOLE, FLOP).ehs();
          case "strength of all hands on 9s 8d 2s" ->
              Strength.of("standard").board(FLOP).ehs(HoleIndex.of(HOLE));
          case "potential of Js Ts on 9s 8d 2s" ->
              Strength.of("standard").potential(HOLE, FLOP).positive();
          case "holds of jacks-9-6" ->
              changed("jacks-9-6").holds(Hand.parse("As Ks Qs Js 2c")).best().value().doubleValue();
          default -> changed(what.substring("return of ".length())).exactReturn().doubleValue();
        };
    return 1 + (long) (MANY * answer);
  }

  private static EquitySpot spot(String text) {
    int colon = text.indexOf(':');
    String rules = text.substring(text.lastIndexOf(' ', colon) + 1, colon);
    return Equity.of(rules).parse(text.substring(colon + 1));
  }

  private static double nextCards(NextCards next) {
    double sum = 0;
    for (int card = 0; card < Card.JOKER; card++) {
      sum += (next.cards() >>> card & 1) == 0 ? 0 : next.result(card).share(0);
    }
    return sum;
  }

  private static double river() {
    HoldemRiver river = HoldemRiver.of(HandEvaluator.of("standard"));
    river.setBoard(Hand.parse("2c 7h Ts Qc 3d"));
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.fill(weights, 1);
    double[] win = new double[HoleIndex.SIZE];
    river.weigh(weights, win, new double[HoleIndex.SIZE]);
    return win[0];
  }

  private static VideoPoker changed(String machine) {
    VideoPoker known = VideoPoker.of(machine);
    return asked++ == 0 ? known : known.withPay("full-house", 9 + asked % 2);
  }
}
