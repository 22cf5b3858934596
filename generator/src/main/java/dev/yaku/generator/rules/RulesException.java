package dev.yaku.generator.rules;

/**
 * A mistake in a rules file; the message names file, line, key, what was found and what is allowed.
 */
public final class RulesException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public RulesException(String message) {
    super(message);
  }
}
