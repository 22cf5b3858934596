package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seven-card stud, compared with deals put together card by card. */
class StudTest {
  private static final HandEvaluator HIGH = HandEvaluator.of("standard");
  private static final HandEvaluator LOW = HandEvaluator.of("eight-or-better");

  /** What two players win, in quarters of the pot, over all cards that they lack. */
  private static final class Pots {
    private final boolean split;
    private long deals;
    private long first;
    private long scoops;

    Pots(boolean split) {
      this.split = split;
    }

    /** Deals to the first player whose hand is not complete, cards in ascending order. */
    void deal(long mine, long theirs, long deck, int from) {
      boolean isMine = Long.bitCount(mine) < 7;
      if (!isMine && Long.bitCount(theirs) == 7) {
        add(mine, theirs);
        return;
      }
      for (int card = from; card < 52; card++) {
        if ((deck >>> card & 1) != 0) {
          long bit = 1L << card;
          boolean last = isMine && Long.bitCount(mine) == 6;
          if (isMine) {
            deal(mine | bit, theirs, deck & ~bit, last ? 0 : card + 1);
          } else {
            deal(mine, theirs | bit, deck & ~bit, card + 1);
          }
        }
      }
    }

    private void add(long mine, long theirs) {
      int high = quarters(HIGH.evaluate(mine), HIGH.evaluate(theirs));
      int a = LOW.evaluate(mine);
      int b = LOW.evaluate(theirs);
      int won = 2 * high;
      if (split && (a > 0 || b > 0)) {
        won = high + quarters(a, b);
      }
      deals++;
      first += won;
      scoops += won == 4 ? 1 : 0;
    }

    private static int quarters(int mine, int theirs) {
      return 1 + Integer.signum(mine - theirs);
    }
  }

  private static void compare(String game, String mine, String theirs, String dead) {
    EquitySpot deal = Equity.of(game).spot().player(mine).player(theirs).dead(dead);
    EquityResult result = deal.exact().run();
    Pots pots = new Pots(game.equals("stud-hi-lo"));
    long a = Hand.parse(mine);
    long b = Hand.parse(theirs);
    pots.deal(a, b, Hand.DECK & ~a & ~b & ~Hand.parse(dead), 0);
    assertTrue(pots.deals > 0);
    assertEquals(pots.deals, result.deals());
    assertEquals(pots.first / 4.0 / pots.deals, result.share(0), 1e-12);
    assertEquals(1 - result.share(0), result.share(1), 1e-12);
    assertEquals((double) pots.scoops, result.scoop(0));
    assertEquals(7 - Long.bitCount(a), result.draws(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"stud", "stud-hi-lo"})
  void exact_fewMissingCards_asDealtCardByCard(String game) {
    compare(game, "As 2s 3c 4d Kh Kd", "6c 7d 8h 9s Td Jc Qc", "");
    compare(game, "As 2s 3c 4d Kh Kd", "5c 6d 7h 8s 2d 2c", "Ac Ad");
    compare(game, "As Ah 3c 8d 7h", "2c 4d 5h 6s 7s Ts", "");
    compare(game, "As 2h 3c 4d 8h 8s 9c", "Ac 2d 3h 4s 8d 8c 9d", "");
    SplittableRandom random = new SplittableRandom(11);
    for (int i = 0; i < 6; i++) {
      long mine = cards(random, 6, 0);
      long theirs = cards(random, 5 + i % 2, mine);
      compare(game, Hand.toString(mine), Hand.toString(theirs), "");
    }
  }

  private static long cards(SplittableRandom random, int count, long used) {
    long cards = 0;
    while (Long.bitCount(cards) < count) {
      cards |= 1L << random.nextInt(52) & ~used;
    }
    return cards;
  }

  @ParameterizedTest
  @ValueSource(strings = {"stud", "stud-hi-lo", "razz"})
  void sample_ofAFewMissingCards_isNearTheCount(String game) {
    EquitySpot deal = Equity.of(game).parse("As 2s 3c 4d Kh / 5c 6d 7h 8s 2d");
    EquityResult exact = deal.exact().run();
    EquityResult sample = deal.sample(200_000).run();
    assertEquals(exact.share(0), sample.share(0), 5 * sample.standardError(0));
    EquityResult same = Equity.of(game).parse("As 2s 3c / Ah 2h 3d").sample(200_000).run();
    assertEquals(0.5, same.share(0), 5 * same.standardError(0));
  }

  @Test
  void razz_isAceToFive() {
    String spot = "As 2s 3c 4d Kh Kd / 6c 7d 8h 9s Td Jc Qc";
    double share = Equity.of("ace-to-five").parse(spot).run().share(0);
    assertEquals(share, Equity.of("razz").parse(spot).run().share(0));
    assertEquals("razz", Equity.of("razz").toString());
    assertEquals(0, Equity.of("stud").boardCards());
    assertTrue(Equity.of("stud-hi-lo").isSplit());
    assertThrows(
        IllegalArgumentException.class,
        () -> Equity.of("stud").parse("As Ah Ad Ac Kh Kd Ks Kc / 2c").run());
  }
}
