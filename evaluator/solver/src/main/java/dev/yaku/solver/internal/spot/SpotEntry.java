package dev.yaku.solver.internal.spot;

import dev.yaku.internal.cards.KeyLine;
import dev.yaku.internal.cards.Signs;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A key and its value in a line of a text.
 *
 * @param faults makes the exceptions that name them
 */
public record SpotEntry(int line, String key, String value, Faults faults) {
  private static final int MOST_TEXT = 1_000_000;

  /** Makes the exception for a fault. */
  public interface Faults {
    /**
     * Makes the exception for a fault at a key.
     *
     * @param line the key's line, from 1; 0 if the text does not have it
     * @param cause the fault of a part of the value, or null
     */
    IllegalArgumentException at(int line, String key, String fault, Throwable cause);
  }

  /** The entries of a text by key in lower case, in its order, in plain characters. */
  static Map<String, SpotEntry> byKey(String text, Faults faults) {
    Map<String, SpotEntry> entries = new LinkedHashMap<>();
    for (KeyLine line : KeyLine.of(Signs.plain(text))) {
      String key = line.key().toLowerCase(Locale.ROOT);
      SpotEntry entry = new SpotEntry(line.line(), key, line.value(), faults);
      if (!line.hasEquals()) {
        throw entry.fault("expected a key, =, and a value");
      }
      SpotEntry before = entries.put(entry.key, entry);
      if (before != null) {
        throw entry.fault("given before, in line " + before.line);
      }
    }
    return entries;
  }

  /** The entries of a text by key, in its order; a text that is too long is rejected. */
  public static Map<String, SpotEntry> checkedByKey(String text, Faults faults) {
    if (text.length() > MOST_TEXT) {
      String found = "expected at most " + MOST_TEXT + " characters, found " + text.length();
      throw faults.at(0, "text", found, null);
    }
    return byKey(text, faults);
  }

  /** The exception for a fault of the value. */
  public IllegalArgumentException fault(String fault) {
    return faults.at(line, key, fault, null);
  }

  /** The exception for a fault that was found in the value. */
  public IllegalArgumentException fault(IllegalArgumentException cause) {
    return faults.at(line, key, cause.getMessage(), cause);
  }
}
