package dev.yaku.python;

import dev.yaku.HandEvaluator;
import dev.yaku.index.HandIndex;
import dev.yaku.videopoker.HoldFinder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.IntUnaryOperator;

/**
 * Many hands at once, in memory that Python sees as arrays: it fills one buffer, asks, and copies
 * the answers out of the other. A hand that is rejected is named by its number. Not thread-safe.
 */
public final class Block {
  /** The hands of a full block: the arrays of one stay in the CPU's cache. */
  public static final int HANDS = 1 << 13;

  private static final int BYTES = 32; // of a hand: sets of four rounds, or as many cards

  private final ByteBuffer in = direct(BYTES);
  private final ByteBuffer out = direct(Long.BYTES);
  private final long[] sets = new long[HANDS];
  private final byte[] bytes = new byte[HANDS * BYTES];
  private final int[] values = new int[HANDS];

  private static ByteBuffer direct(int bytes) {
    return ByteBuffer.allocateDirect(HANDS * bytes).order(ByteOrder.nativeOrder());
  }

  /** Python fills this buffer: numbers in the byte order of the machine. */
  public ByteBuffer in() {
    return in;
  }

  /** Python reads the answers here. */
  public ByteBuffer out() {
    return out;
  }

  /** Values of sets of cards. */
  public void sets(Values game, int hands) {
    if (game.evaluator() instanceof HandEvaluator holdem && hands == HANDS) {
      in.asLongBuffer().get(sets);
      try {
        holdem.evaluate(sets, values);
        out.asIntBuffer().put(values);
        return;
      } catch (IllegalArgumentException e) {
        // The first of them is found below.
      }
    }
    ask(hands, i -> game.set(in.getLong(i * Long.BYTES)));
  }

  /** Values of holes and boards, both sets: those of all holes first. */
  public void spots(Values game, int hands) {
    ask(hands, i -> game.spot(in.getLong(i * Long.BYTES), in.getLong((hands + i) * Long.BYTES)));
  }

  /** Values of lists of cards, a byte each; the last of them are the board's. */
  public void cards(Values game, int hands, int cards, int board) {
    in.get(0, bytes, 0, hands * cards);
    if (game.evaluator() instanceof HandEvaluator holdem) {
      try {
        holdem.evaluate(bytes, 0, cards, values, 0, hands);
        out.asIntBuffer().put(values, 0, hands);
        return;
      } catch (IllegalArgumentException e) {
        // The first of them is found below.
      }
    }
    ask(
        hands,
        i -> game.of(list(i * cards, cards - board), list(i * cards + cards - board, board)));
  }

  /** The best cards of lists, as many bytes for each hand; -1 where a hand has fewer. */
  public void best(Values game, int hands, int cards, int board, int most) {
    in.get(0, bytes, 0, hands * cards);
    ask(
        hands,
        i -> {
          int[] hole = list(i * cards, cards - board);
          int[] best = game.best(hole, list(i * cards + cards - board, board));
          for (int place = 0; place < most; place++) {
            out.put(i * most + place, (byte) (place < best.length ? best[place] : -1));
          }
          return -1;
        });
  }

  /** Numbers up to suits of sets of cards, round after round: those of all hands first. */
  public void index(HandIndex index, int hands, int rounds) {
    long[] deal = new long[rounds];
    ask(
        hands,
        i -> {
          for (int round = 0; round < rounds; round++) {
            deal[round] = in.getLong((round * hands + i) * Long.BYTES);
          }
          out.putLong(i * Long.BYTES, index.index(deal));
          return -1;
        });
  }

  /** The best cards to hold of sets of five. */
  public void holds(HoldFinder finder, int hands) {
    ask(
        hands,
        i -> {
          out.putLong(i * Long.BYTES, finder.best(in.getLong(i * Long.BYTES)));
          return -1;
        });
  }

  /** Asks hand by hand; keeps answers that are not -1. */
  private void ask(int hands, IntUnaryOperator answer) {
    for (int i = 0; i < hands; i++) {
      try {
        int value = answer.applyAsInt(i);
        if (value >= 0) {
          out.putInt(i * Integer.BYTES, value);
        }
      } catch (IllegalArgumentException e) {
        throw new RowException(i, e);
      }
    }
  }

  private int[] list(int from, int count) {
    int[] cards = new int[count];
    for (int i = 0; i < count; i++) {
      cards[i] = bytes[from + i];
    }
    return cards;
  }
}
