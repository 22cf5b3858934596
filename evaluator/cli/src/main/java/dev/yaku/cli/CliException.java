package dev.yaku.cli;

/** A command cannot be carried out; the message says why, in one line. */
final class CliException extends RuntimeException {
  private static final long serialVersionUID = 1;

  CliException(String message, Throwable cause) {
    super(message, cause);
  }
}
