package dev.yaku.cli.io;

import picocli.CommandLine.ExitCode;

/** Thrown if a command cannot be carried out; the message says why, in one line. */
public final class CliException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;
  private final Fault.Code code; // null if the cause tells it

  /** Something could not be done: exit status 1. */
  public CliException(String message, Throwable cause) {
    this(message, cause, ExitCode.SOFTWARE, null);
  }

  /** As {@link #CliException(String, Throwable)}, with a code that the cause does not tell. */
  public CliException(Fault.Code code, String message, Throwable cause) {
    this(message, cause, ExitCode.SOFTWARE, code);
  }

  private CliException(String message, Throwable cause, int status, Fault.Code code) {
    super(message, cause);
    this.status = status;
    this.code = code;
  }

  /** The arguments ask for something that does not exist: exit status 2. */
  public static CliException ofArguments(String message, Throwable cause) {
    return ofArguments(Fault.Code.USAGE, message, cause);
  }

  /** As {@link #ofArguments(String, Throwable)}, with a code that says more. */
  public static CliException ofArguments(Fault.Code code, String message, Throwable cause) {
    return new CliException(message, cause, ExitCode.USAGE, code);
  }

  public int status() {
    return status;
  }

  Fault.Code code() {
    return code;
  }
}
