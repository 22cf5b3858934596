package dev.yaku.cli.io;

import picocli.CommandLine.ExitCode;

/** A command cannot be carried out; the message says why, in one line. */
public final class CliException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;

  /** Something could not be done. */
  public CliException(String message, Throwable cause) {
    this(message, cause, ExitCode.SOFTWARE);
  }

  private CliException(String message, Throwable cause, int status) {
    super(message, cause);
    this.status = status;
  }

  /** The arguments ask for what there is not. */
  public static CliException ofArguments(String message, Throwable cause) {
    return new CliException(message, cause, ExitCode.USAGE);
  }

  /** With which the program ends. */
  public int status() {
    return status;
  }
}
