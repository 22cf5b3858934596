package dev.yaku.solver.internal.cfr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.HoleIndex;
import dev.yaku.internal.cards.SuitExchange;
import dev.yaku.solver.internal.betting.BetSize;
import dev.yaku.solver.internal.betting.BetSizes;
import dev.yaku.solver.internal.betting.BettingRules;
import dev.yaku.solver.internal.betting.BettingTree;
import dev.yaku.solver.internal.deals.Deals;
import dev.yaku.solver.internal.deals.Holdem;
import dev.yaku.solver.internal.deals.PlayerHands;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class SweepTest {
  private static final long BOARD = Hand.parse("Td 9d 6h Qc 3s");
  private static final SplittableRandom RANDOM = new SplittableRandom(1);

  private static long[] holes(int one, int of) {
    return LongStream.range(0, HoleIndex.SIZE)
        .filter(hole -> hole % of <= one)
        .map(hole -> HoleIndex.hand((int) hole))
        .filter(hand -> (hand & BOARD) == 0)
        .toArray();
  }

  /** Many actions, so that there are several vectors of them. */
  private static BettingRules rules() {
    BetSizes sizes =
        new BetSizes() {
          @Override
          public List<BetSize> bets(int street, int player, boolean donk) {
            return List.of(new BetSize(BetSize.Unit.POT, 0.3), new BetSize(BetSize.Unit.POT, 0.75));
          }

          @Override
          public List<BetSize> raises(int street, int player, int before) {
            return List.of(new BetSize(BetSize.Unit.MULTIPLE, 2.5));
          }
        };
    return new BettingRules(5, 100, 1000, sizes, 0, 0, 0.05, 3);
  }

  private static float[][] random(float[][] space) {
    for (float[] array : space) {
      for (int i = 0; i < array.length; i++) {
        array[i] = RANDOM.nextInt(3) == 0 ? 0 : (float) RANDOM.nextDouble();
      }
    }
    return space;
  }

  @Test
  void sums_withVectors_areTheSameBitByBit() {
    assertEquals(Boolean.getBoolean("yaku.test.vectors"), Vectors.areThere());
    BettingRules rules = rules();
    StreetShape shape = new StreetShape(rules, List.of(BettingTree.of(rules)));
    long[][] holes = {holes(0, 3), holes(2, 4)};
    Deals deals =
        new Deals(
            new Holdem(HandEvaluator.of("standard")),
            BOARD,
            5,
            holes,
            SuitExchange.ALL.subList(0, 1));
    PlayerHands[] hands = deals.root().hands();
    for (int player = 0; player < 2; player++) {
      PlayerHands mine = hands[player];
      PlayerHands theirs = hands[1 - player];
      float[][] reach = random(shape.players[1 - player].space(theirs.padded()));
      float[][] plain = shape.players[player].space(mine.padded());
      float[][] chosen = shape.players[player].space(mine.padded());
      new Sweep(1400, 1).add(shape.players[player], mine, theirs, reach, plain);
      Sweep fastest = Vectors.fastestSweep(1400);
      assertEquals(Vectors.areThere(), fastest.getClass() != Sweep.class);
      fastest.add(shape.players[player], mine, theirs, reach, chosen);
      for (int array = 0; array < plain.length; array++) {
        assertArrayEquals(plain[array], chosen[array]);
      }
      Sweep changing = Vectors.sweep(1400);
      Sweep plainly = new Sweep(1400, 1);
      for (int times = 0; times < 200; times++) { // long enough to change
        changing.add(shape.players[player], mine, theirs, reach, chosen);
        plainly.add(shape.players[player], mine, theirs, reach, plain);
      }
      for (int array = 0; array < plain.length; array++) {
        assertArrayEquals(plain[array], chosen[array]);
      }
    }
  }

  /** Numbers of all sizes, some of them halfway between two parts. */
  @Test
  void halves_withVectors_areTheSameBitByBit() {
    Halves plain = new Halves();
    Halves fastest = Vectors.fastestHalves();
    assertEquals(Vectors.areThere(), fastest.getClass() != Halves.class);
    float[] numbers = new float[1 << 16];
    for (int times = 0; times < 100; times++) { // long enough to be compiled
      float size = (float) Math.pow(10, RANDOM.nextInt(-20, 20));
      boolean quarters = times % 2 == 0;
      for (int i = 0; i < numbers.length; i++) {
        boolean none = RANDOM.nextInt(9) == 0;
        numbers[i] = quarters ? i * 0.25f - 0x2000 : none ? 0 : size * RANDOM.nextFloat(-1, 1);
      }
      float most = plain.most(numbers, 0, numbers.length);
      assertEquals(most, fastest.most(numbers, 0, numbers.length));
      float scale = quarters ? 1 : most / Halves.MOST;
      short[][] parts = new short[2][numbers.length];
      float[][] back = new float[2][numbers.length];
      for (int which = 0; which < 2; which++) {
        Halves of = which == 0 ? plain : fastest;
        of.encode(numbers, 1 / scale, parts[which], 0, numbers.length);
        of.decode(parts[which], scale, back[which], 0, numbers.length);
        for (int i = 0; i < numbers.length; i++) {
          assertEquals(numbers[i], back[which][i], scale * 0.51f);
        }
      }
      assertArrayEquals(parts[0], parts[1]);
      assertArrayEquals(back[0], back[1]);
    }
  }
}
