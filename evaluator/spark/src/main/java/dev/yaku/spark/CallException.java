package dev.yaku.spark;

/**
 * Thrown where not the cards are wrong but the call: no such rules, or a column of another type.
 */
final class CallException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  CallException(String message, Throwable cause) {
    super(message, cause);
  }
}
