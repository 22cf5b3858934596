package dev.yaku.videopoker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Hand;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** All draws of deals, one by one, by the pays of {@link PlainMachine}. */
@Tag("proof")
@Execution(ExecutionMode.CONCURRENT)
class BruteForceTest {
  /** A thousand take some minutes: {@code -Dyaku.test.deals=1000}. */
  private static final int DEALS =
      Integer.getInteger("yaku.test.deals", Integer.getInteger("yaku.step", 1) == 1 ? 12 : 4);

  private static final int MASKS = 32;
  private static final int EVERY = 7;

  private static String[] machines() {
    return VideoPoker.names().toArray(String[]::new);
  }

  @ParameterizedTest
  @MethodSource("machines")
  void hands_payAsTheTableSays_andHoldsAreWorthWhatAllDrawsPay(String name) {
    VideoPoker machine = VideoPoker.of(name);
    PlainMachine plain = PlainMachine.of(name);
    long[] hands = plain.hands();
    int[] pays = Arrays.stream(hands).mapToInt(plain::pay).toArray();
    for (int i = 0; i < hands.length; i += EVERY) {
      long hand = hands[i];
      assertEquals(Fraction.of(pays[i]), machine.pay(hand), () -> Hand.toString(hand));
    }
    SplittableRandom random = new SplittableRandom(20);
    Dealer dealer = Dealer.of(random, machine.deck() & Hand.DECK);
    HoldFinder finder = machine.finder();
    for (int i = 0; i < DEALS; i++) {
      long jokers = machine.deck() & ~Hand.DECK & -(i & 1); // every other deal has all of them
      long deal = jokers | dealer.deal(5 - Long.bitCount(jokers), 0L);
      check(machine, finder, deal, hands, pays);
    }
  }

  private static void check(
      VideoPoker machine, HoldFinder finder, long deal, long[] hands, int... pays) {
    long[] sums = new long[MASKS];
    long[] draws = new long[MASKS];
    int[] cards = Hand.cards(deal);
    for (int i = 0; i < hands.length; i++) {
      int mask = ExhaustivePlay.mask(hands[i], cards[0], cards[1], cards[2], cards[3], cards[4]);
      sums[mask] += pays[i];
      draws[mask]++;
    }
    Holds holds = machine.holds(deal);
    double[] values = new double[MASKS];
    finder.values(deal, values);
    Fraction best = Fraction.ZERO;
    for (int mask = 0; mask < MASKS; mask++) {
      Fraction value = new Fraction(sums[mask], draws[mask]);
      best = value.compareTo(best) > 0 ? value : best;
      long held = 0;
      for (int j = 0; j < cards.length; j++) {
        held |= (long) (mask >>> j & 1) << cards[j];
      }
      String hold = Hand.toString(held) + " of " + Card.toString(cards);
      Hold found = holds.of(held);
      assertEquals(value, found.value(), hold);
      assertEquals(value.doubleValue(), values[mask], 1e-12, hold);
      long total = found.draws().values().stream().mapToLong(Long::longValue).sum();
      assertEquals(draws[mask], total, hold);
    }
    assertEquals(best, holds.best().value(), () -> Hand.toString(deal));
    assertEquals(holds.best().held(), finder.best(deal), () -> Hand.toString(deal));
  }
}
