package dev.yaku.equity.internal.sampling;

import dev.yaku.Dealer;
import dev.yaku.equity.internal.spot.Masks;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import java.util.SplittableRandom;

/** Samples deals one by one, for all games. */
public final class PlainSampler implements Sampler {
  private static final int STOP = 1 << 7; // trials until the end may have been asked for

  private final Spot spot;
  private final long seed;
  private final AliasTable[] tables; // by player; null if all weights are 1

  PlainSampler(Spot spot, long seed) {
    this.spot = spot;
    this.seed = seed;
    tables = new AliasTable[spot.players()];
    for (int i = 0; i < tables.length; i++) {
      double[] weights = spot.seats().get(i).weights();
      tables[i] = weights == null ? null : new AliasTable(weights);
    }
  }

  @Override
  public void sample(long block, int trials, Tally tally) {
    SplittableRandom random = new SplittableRandom(Sampler.seed(seed, block));
    Dealer dealer = Dealer.of(random, spot.game().deck());
    int[] combos = new int[spot.players()];
    long[] holes = new long[spot.players()];
    int[] values = new int[spot.players()];
    for (int trial = 0; trial < trials; trial++) {
      if (trial % STOP == 0) {
        tally.checkStop();
      }
      long used = choose(random, combos, holes);
      for (int failed = 1; used == 0; failed++) {
        if (failed > Drawer.PATIENCE) {
          throw Drawer.tooManyShared();
        }
        tally.checkStop();
        used = choose(random, combos, holes);
      }
      used |= spot.board() | spot.dead();
      for (int i = 0; i < holes.length; i++) {
        long drawn = dealer.deal(spot.seats().get(i).draws(), used);
        holes[i] |= drawn;
        used |= drawn;
      }
      long board = spot.board() | dealer.deal(spot.missing(), used);
      tally.add(combos, 1, Masks.winners(spot.game(), holes, board, values), 1);
    }
  }

  /** Chooses a combo for each player; 0 if two of them share a card. */
  private long choose(SplittableRandom random, int[] combos, long[] holes) {
    long used = 0;
    for (int i = 0; i < holes.length; i++) {
      Seat seat = spot.seats().get(i);
      int chosen =
          tables[i] == null
              ? random.nextInt(seat.hands().length)
              : tables[i].choose(random.nextLong());
      if ((used & seat.hands()[chosen]) != 0) {
        return 0;
      }
      combos[i] = chosen;
      holes[i] = seat.hands()[chosen];
      used |= holes[i];
    }
    return used | 1L << 63;
  }
}
