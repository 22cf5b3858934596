package dev.yaku.cli.io;

import java.io.IOException;

/** Thrown if nobody reads the output any more, as in {@code yaku deal 1e6 | head}. */
public final class ReaderGoneException extends IOException {
  private static final long serialVersionUID = 1;

  ReaderGoneException(Throwable cause) {
    super("the reader of the output has gone", cause);
  }
}
