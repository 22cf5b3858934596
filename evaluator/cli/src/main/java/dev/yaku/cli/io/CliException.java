package dev.yaku.cli.io;

import picocli.CommandLine.ExitCode;

/** Thrown if a command cannot be carried out; the message says why, in one line. */
public final class CliException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;

  /** Something could not be done: exit status 1. */
  public CliException(String message, Throwable cause) {
    this(message, cause, ExitCode.SOFTWARE);
  }

  private CliException(String message, Throwable cause, int status) {
    super(message, cause);
    this.status = status;
  }

  /** The arguments ask for something that does not exist: exit status 2. */
  public static CliException ofArguments(String message, Throwable cause) {
    return new CliException(message, cause, ExitCode.USAGE);
  }

  public int status() {
    return status;
  }
}
