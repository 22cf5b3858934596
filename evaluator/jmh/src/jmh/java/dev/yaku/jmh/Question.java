package dev.yaku.jmh;

import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What is asked.
 *
 * @param name what it is chosen by; one line
 * @param operations how many hands, deals or answers an answer is
 * @param preparation deals cards and checks contenders, and gives the code to time. Its number is
 *     not 0, and only keeps the answer in use
 */
record Question(String name, int operations, Supplier<LongSupplier> preparation) {

  /** A text that {@link Answers} answers. */
  static Question of(String text) {
    return new Question(text, 1, () -> () -> Answers.answer(text));
  }
}
