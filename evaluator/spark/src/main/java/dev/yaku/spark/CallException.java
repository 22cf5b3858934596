package dev.yaku.spark;

/** Thrown if not the cards but the call is invalid: unknown rules, or a column of another type. */
final class CallException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  CallException(String message, Throwable cause) {
    super(message, cause);
  }
}
