package dev.yaku.internal.jit;

/**
 * Evaluates hands whose cards are bytes, each 0 to 255. Invalid hands are rejected by any {@link
 * IllegalArgumentException}, or by an array's bounds check; {@link PackedHands} finds the message.
 */
public interface ByteCards {
  int evaluate(int a, int b, int c, int d, int e);

  int evaluate(int a, int b, int c, int d, int e, int f);

  int evaluate(int a, int b, int c, int d, int e, int f, int g);

  /** An evaluator that creates its form for cards that are bytes. */
  interface Source {
    ByteCards byteCards();
  }
}
