package dev.yaku.internal.jit;

import dev.yaku.HandEvaluator;
import java.util.Objects;

/** The loop over arrays of one evaluator, the same in all calls, compiled for that one alone. */
public final class ArrayLoop {
  /*
   * Each evaluator gets a copy of ArrayLoopTemplate, in which the evaluator is a constant: JIT.md,
   * note 4.
   */
  private static final int MANY = 10_000; // hands; with fewer in all, the loop is not compiled

  /** Sets the values of many hands. */
  public interface Loop {
    /** Sets the values of sets, from an index on. */
    void evaluate(long[] hands, int[] values, int from);

    /** Sets the values of hands stored one after another. */
    void evaluate(PackedHands packed);
  }

  /**
   * The constants of a copy of ArrayLoopTemplate.
   *
   * @param cards the same evaluator for cards that are bytes
   */
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

  /** Sets the values of these hands. */
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
    Loop own = loop;
    if (own == null && handsBefore < MANY - hands) {
      handsBefore += hands;
      return new Plain(evaluator);
    }
    return own == null ? own(evaluator) : own;
  }

  /** The loop for this evaluator, created if necessary. */
  public Loop own(HandEvaluator evaluator) {
    if (loop == null) {
      loop = make(evaluator); // another thread may make an equal one
    }
    return loop;
  }

  /** Uses another loop from now on. */
  public void replaceBy(Loop other) {
    loop = other;
  }

  /** A loop for this evaluator alone, in its own class if one can be created. */
  static Loop make(HandEvaluator evaluator) {
    ByteCards special = ((ByteCards.Source) evaluator).byteCards();
    ByteCards cards = special == null ? new ByteCards.Ints(evaluator) : special;
    Constants constants = new Constants(evaluator, cards);
    return HiddenClasses.copy(ArrayLoop.class, "ArrayLoopTemplate", constants) instanceof Loop own
        ? own
        : new Plain(evaluator);
  }
}
