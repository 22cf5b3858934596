package dev.yaku.cli;

/** What was asked cannot be done; the message says why, in one line. */
final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1;

  Failure(String message, Throwable cause) {
    super(message, cause);
  }
}
