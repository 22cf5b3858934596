package dev.yaku.cli.board;

import dev.yaku.Evaluator;
import dev.yaku.board.Boards;
import dev.yaku.cli.io.CliException;

/** The words of rules that a command was given. */
public final class BoardOption {
  private BoardOption() {}

  /** The words by these rules; rejects games other than hold'em and Omaha. */
  public static Boards boards(String command, Evaluator evaluator) {
    try {
      return Boards.of(evaluator);
    } catch (IllegalArgumentException e) {
      throw CliException.ofArguments(command + ": " + e.getMessage(), e);
    }
  }
}
