package dev.yaku.videopoker;

import dev.yaku.TextException;

/** Thrown if a pay table is invalid; the message says where, what was found and what is allowed. */
public final class PayTableException extends TextException {
  private static final long serialVersionUID = 1;

  PayTableException(int line, String message) {
    super(line == 0 ? message : "line " + line + ": " + message, line, 0, null);
  }
}
