package dev.yaku.solver;

import dev.yaku.equity.Range;
import dev.yaku.internal.cards.Quote;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A decision whose strategy is given.
 *
 * @param path the actions and cards that lead there
 * @param frequencies by action: how often each hand takes it; hands in none of them are free
 */
record SpotLock(SpotReader.Entry entry, List<String> path, Map<String, Range> frequencies) {
  private static final int MOST_PATH = 100_000;

  static SpotLock read(SpotReader.Entry entry, long deck) {
    int colon = entry.value().indexOf(':');
    if (colon < 0) {
      throw entry.fault(
          "expected actions and cards separated by slashes, a colon, and for each action what hands"
              + " take it, such as: bet 120 / call / 7s / check : bet 264 = QQ+, AK:0.5; check ="
              + " *");
    }
    Map<String, Range> frequencies = new LinkedHashMap<>();
    for (String part : entry.value().substring(colon + 1).split(";", -1)) {
      int equals = part.indexOf('=');
      if (equals < 0) {
        throw entry.fault(Quote.of(part.strip()) + ": expected an action, =, and a range");
      }
      String action = part.substring(0, equals).strip();
      Range hands;
      try {
        hands = Range.parse(part.substring(equals + 1).strip(), deck);
      } catch (IllegalArgumentException e) {
        throw entry.fault(e);
      }
      if (frequencies.put(action, hands) != null) {
        throw entry.fault(Quote.of(action) + " is given more than once");
      }
    }
    try {
      return new SpotLock(entry, path(entry.value().substring(0, colon)), frequencies);
    } catch (IllegalArgumentException e) {
      throw entry.fault(e);
    }
  }

  /**
   * The actions and cards of a path: text between slashes.
   *
   * @throws IllegalArgumentException if the text is longer than any path
   */
  static List<String> path(String text) {
    if (text.length() > MOST_PATH) {
      throw new IllegalArgumentException(
          "expected a place of at most " + MOST_PATH + " characters, found " + text.length());
    }
    return text.isBlank()
        ? List.of()
        : Arrays.stream(text.split("/", -1)).map(String::strip).toList();
  }
}
