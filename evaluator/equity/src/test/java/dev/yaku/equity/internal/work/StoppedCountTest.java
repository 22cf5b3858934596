package dev.yaku.equity.internal.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.equity.OmahaRange;
import dev.yaku.equity.Range;
import dev.yaku.equity.SmallDecks;
import dev.yaku.equity.internal.counting.Counting;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Stop;
import dev.yaku.equity.internal.spot.Tally;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A count that is stopped states the error of its shares, or has none. */
class StoppedCountTest {
  private static final int TIMES = 34; // for each spot
  private static final int LEAST = 30; // blocks

  private final SplittableRandom random = new SplittableRandom(7);

  /** The blocks of a count, counted once, in an order of their own. */
  private static final class Shuffled extends Counting {
    private final List<Tally> blocks = new ArrayList<>();

    Shuffled(Spot spot) {
      super(spot, 0);
      Counting counting = Counting.of(spot, false);
      for (int block = 0; block < counting.blocks(); block++) {
        Tally tally = new Tally(spot, new Stop(), false);
        counting.count(block, tally);
        blocks.add(tally);
      }
    }

    void shuffle(SplittableRandom random) {
      for (int i = blocks.size() - 1; i > 0; i--) {
        Collections.swap(blocks, i, random.nextInt(i + 1));
      }
    }

    @Override
    public int blocks() {
      return blocks.size();
    }

    @Override
    public void count(int block, Tally tally) {
      tally.add(blocks.get(block));
    }
  }

  private static Seat seat(Game game, String text) {
    if (game instanceof Game.Holdem) {
      return Seat.of(text, Range.parse(text, game.deck()).weights());
    }
    if (game instanceof Game.Omaha && text.matches(".*[*\\[].*")) {
      return new Seat(text, OmahaRange.parse(text, 4, game.deck()).holes(), null, 0);
    }
    long cards = Hand.parse(text);
    int all = game instanceof Game.Omaha ? 4 : game.maxHole();
    return Seat.of(text, cards, all - Long.bitCount(cards));
  }

  private static Spot spot(Game game, String board, String... players) {
    List<Seat> seats = new ArrayList<>();
    for (String player : players) {
      seats.add(seat(game, player));
    }
    return new Spot(game, seats, Hand.parse(board), 0);
  }

  private static List<Spot> spots() {
    Game.Holdem holdem = new Game.Holdem(HandEvaluator.of("standard"));
    Game.Holdem small = new Game.Holdem((HandEvaluator) SmallDecks.tenToAce());
    Game.Omaha omaha = new Game.Omaha(OmahaEvaluator.of("omaha"));
    Game.Omaha hiLo = new Game.Omaha(OmahaEvaluator.of("omaha-hi-lo"));
    Game.Draw razz = new Game.Draw("razz", Evaluator.of("ace-to-five"), null, 5, 5);
    Game.Draw stud = new Game.Draw("stud", HandEvaluator.of("standard"), null, 7, 7);
    return List.of(
        spot(holdem, "", "88+,AJ+", "QQ+,AK,T9s", "TT"),
        spot(holdem, "", "QQ+:0.5,AJ+", "QQ+,AK:0.3", "JTs,88+"),
        spot(holdem, "2c 7h Ts", "77+,AT+", "55+,KQ", "Jc9c,22+"),
        spot(holdem, "2c 7h Ts 3d", "22+,A2+:0.7", "55+,KQ,A8s+", "22+,T9"),
        spot(holdem, "2c 7h Ts 3d 9s", "22+,A2+,KT+", "55+,KQ,A8s+", "22+,T9,87"),
        spot(holdem, "2c 7h", "AsKs", "QdQh,JJ", "T9s"),
        spot(small, "", "*", "TT+,AK", "QJ"),
        spot(omaha, "2c 7h Ts", "AA**", "As Kd Qd Jh"),
        spot(omaha, "2c 7h Ts 3d 3c", "AA**", "KKQ*"),
        spot(hiLo, "2c 7h Ts 3d Jc", "AA2*", "KK**"),
        spot(razz, "", "As 2s 3c", "6c 7d 8h"),
        spot(stud, "", "As Ah Ad 4d 9c Th", "6c 7d 8h 9s 9d", "2h 3h 4h 5h 6s 6d"));
  }

  private double squaredErrors; // in stated errors

  private static Workers.Outcome count(Spot spot, Counting counting, int blocks) {
    int[] asked = {0};
    Stop stop = new Stop();
    return new Workers(spot, 1, progress -> ++asked[0] < blocks, stop).count(counting, false);
  }

  private double squaredError(Spot spot, Counting counting, int blocks, Tally all) {
    Workers.Outcome found = count(spot, counting, blocks);
    assertTrue(found.stopped());
    assertTrue(found.errors().areKnown());
    int player = random.nextInt(spot.players());
    double error =
        found.tally().share(player, true, true, false) - all.share(player, true, true, false);
    double stated = found.errors().of(player);
    return error * error / (stated * stated);
  }

  @Tag("proof")
  @Test
  void stoppedCount_ofAnyKind_errorsAreAsStated() {
    int counts = 0;
    for (Spot spot : spots()) {
      Shuffled counting = new Shuffled(spot);
      Tally all = count(spot, counting, Integer.MAX_VALUE).tally();
      double squares = 0;
      for (int times = 0; times < TIMES; times++) {
        counting.shuffle(random);
        int blocks = LEAST + random.nextInt(counting.blocks() - LEAST);
        squares += squaredError(spot, counting, blocks, all);
      }
      assertEquals(1, Math.sqrt(squares / TIMES), 0.5, spot::toString);
      squaredErrors += squares;
      counts += TIMES;
    }
    assertEquals(408, counts);
    assertEquals(1, Math.sqrt(squaredErrors / counts), 0.1);
  }

  @Test
  void stoppedCount_ofFewBlocks_tellsNoError() {
    Spot spot = spots().get(3);
    Workers.Outcome found = count(spot, Counting.of(spot, false), LEAST - 1);
    assertTrue(found.stopped());
    assertFalse(found.errors().areKnown());
  }

  @Test
  void count_stoppedAfterItsLastBlock_isNotStopped() {
    Spot spot = spots().get(3);
    Counting counting = Counting.of(spot, false);
    assertFalse(count(spot, counting, counting.blocks()).stopped());
    assertTrue(count(spot, counting, counting.blocks() - 1).stopped());
  }
}
