package dev.yaku.videopoker;

import dev.yaku.internal.paytable.NearWord;
import dev.yaku.internal.paytable.PayClass;
import dev.yaku.internal.paytable.PayClassReader;
import dev.yaku.videopoker.PayTable.Entry;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads the text of a pay table. */
final class PayTableReader {
  private static final int MOST_JOKERS = 12;
  private static final String TITLE = "title";
  private static final String RULES = "rules";
  private static final String JOKERS = "jokers";
  private static final List<String> SETTINGS = List.of(TITLE, RULES, JOKERS);

  private final Map<String, String> settings = new HashMap<>();
  private final Map<PayClass, Entry> entries = new LinkedHashMap<>();
  private int jokers;
  private int line;

  PayTable read(String text) {
    for (String each : text.split("\\R", -1)) {
      line++;
      String content = each.strip();
      if (!content.isEmpty() && content.charAt(0) != '#') {
        readLine(content);
      }
    }
    if (!settings.containsKey(RULES)) {
      throw new PayTableException(0, "no line says which rules: expected such as rules = standard");
    }
    if (entries.isEmpty()) {
      throw new PayTableException(0, "nothing is paid: expected lines such as full-house = 9");
    }
    String rules = settings.get(RULES);
    List<Entry> all = List.copyOf(entries.values());
    return new PayTable(settings.getOrDefault(TITLE, rules), rules, jokers, all);
  }

  private void readLine(String content) {
    int equals = content.indexOf('=');
    String name = equals < 0 ? "" : content.substring(0, equals).strip();
    String value = content.substring(equals + 1).strip();
    if (name.isEmpty() || value.isEmpty()) {
      throw error("expected such as full-house = 9, found \"" + content + "\"");
    }
    if (!SETTINGS.contains(name)) {
      addPay(name, value);
      return;
    }
    if (settings.put(name, value) != null) {
      throw error(name + " is already set");
    }
    if (name.equals(JOKERS)) {
      jokers = jokers(value);
    }
  }

  private int jokers(String value) {
    if (!value.matches("\\d{1,2}") || Integer.parseInt(value) > MOST_JOKERS) {
      throw error("expected 0 to " + MOST_JOKERS + " jokers, found \"" + value + "\"");
    }
    return Integer.parseInt(value);
  }

  private void addPay(String name, String value) {
    PayClass payClass = located(name, PayClassReader::parse);
    Fraction pay = located(value, Fraction::parse);
    if (pay.signum() < 0) {
      throw error("expected a pay of 0 or more, found " + value);
    }
    Entry before = entries.putIfAbsent(payClass, new Entry(payClass, pay, line));
    if (before != null) {
      throw error("\"" + payClass + "\" is already paid in line " + before.line());
    }
  }

  /** What is read from a text; a fault is told with its line. */
  private <T> T located(String text, Function<String, T> read) {
    try {
      return read.apply(text);
    } catch (IllegalArgumentException e) {
      throw error(e.getMessage() + NearWord.hint(text, SETTINGS));
    }
  }

  private PayTableException error(String message) {
    return new PayTableException(line, message);
  }
}
