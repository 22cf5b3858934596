package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;
import java.util.Objects;

/** The loop over arrays of one evaluator, the same in all calls, compiled for that one alone. */
public final class ArrayLoop {
  // Each evaluator gets a copy of ArrayLoopTemplate, where it is a constant: JIT.md, note 4.

  private static final int MANY = 10_000; // hands; with fewer in all, the loop is not compiled

  /** Sets the values of many hands. */
  public interface Loop {
    /** Sets the values of sets, from an index on. */
    void evaluate(long[] hands, int[] values, int from);

    /** Sets the values of hands stored one after another. */
    void evaluate(PackedHands packed);
  }

  /** The constants of a copy of ArrayLoopTemplate: an evaluator, and its form for bytes. */
  record Constants(HandEvaluator evaluator, ByteCards cards) {}

  /** The loop over arrays of any evaluator, for a few hands. */
  record Plain(HandEvaluator evaluator) implements Loop {
    @Override
    public void evaluate(long[] hands, int[] values, int from) {
      for (int i = from; i < hands.length; i++) {
        values[i] = evaluator.evaluate(hands[i]);
      }
    }

    @Override
    public void evaluate(PackedHands packed) {
      int[] hand = new int[packed.size()];
      for (int i = 0; i < packed.hands(); i++) {
        PackedHands.copy(packed.cards(), packed.from() + i * hand.length, hand);
        packed.values()[packed.to() + i] = evaluator.evaluateCards(hand);
      }
    }
  }

  private int handsBefore; // not synchronised: threads may miss some hands
  private volatile Loop loop;
  private volatile HoleLoop holes;

  public void evaluate(HandEvaluator evaluator, long[] hands, int[] values) {
    Objects.requireNonNull(hands, "hands");
    Objects.requireNonNull(values, "values");
    if (hands.length != values.length) {
      throw new IllegalArgumentException(
          hands.length + " hands, but room for " + values.length + " values");
    }
    worthwhile(evaluator, hands.length).evaluate(hands, values, 0);
  }

  /** Sets the values of hands stored one after another, of a size that the rules allow. */
  public void evaluate(
      HandEvaluator evaluator, byte[] cards, int from, int size, int[] values, int to, int hands) {
    Objects.requireNonNull(cards, "cards");
    Objects.requireNonNull(values, "values");
    checkRoom("cards", cards.length, from, (long) hands * size);
    checkRoom("values", values.length, to, hands);
    PackedHands packed = new PackedHands(cards, from, size, values, to, hands);
    try {
      worthwhile(evaluator, hands).evaluate(packed);
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      throw packed.rejection(evaluator, e);
    }
  }

  private static void checkRoom(String what, int length, int from, long count) {
    if (from < 0 || count < 0 || count > length - from) {
      throw new IllegalArgumentException(
          count + " " + what + " from index " + from + " on, in an array of " + length);
    }
  }

  /** The loop for this evaluator alone, if there have been enough hands to create it. */
  private Loop worthwhile(HandEvaluator evaluator, int hands) {
    if (loop == null && handsBefore < MANY - hands) {
      handsBefore += hands;
      return new Plain(evaluator);
    }
    return own(evaluator);
  }

  /** The loop for this evaluator alone, created if necessary, in its own class if one can be. */
  public Loop own(HandEvaluator evaluator) {
    if (loop == null) { // another thread may make an equal one
      Constants constants = new Constants(evaluator, ((ByteCards.Source) evaluator).byteCards());
      Object copy = HiddenClasses.copy(ArrayLoop.class, "ArrayLoopTemplate", constants);
      loop = copy instanceof Loop own ? own : new Plain(evaluator);
    }
    return loop;
  }

  /** Uses another loop from now on. */
  public void replaceBy(Loop other) {
    loop = other;
  }

  /** The loop over holes of boards with vectors, or null. */
  public HoleLoop holes() {
    return holes;
  }

  /** Uses this loop over holes from now on, or none if it is null. */
  public void useForHoles(HoleLoop loopWithVectors) {
    holes = loopWithVectors;
  }
}
