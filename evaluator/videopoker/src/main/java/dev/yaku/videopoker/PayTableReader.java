package dev.yaku.videopoker;

import dev.yaku.internal.cards.Quote;
import dev.yaku.internal.cards.Spelling;
import dev.yaku.videopoker.PayTable.Entry;
import dev.yaku.videopoker.internal.paytable.PayClass;
import dev.yaku.videopoker.internal.paytable.PayClassReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the text of a pay table. */
final class PayTableReader {
  private static final int MOST_JOKERS = 12;
  private static final String TITLE = "title";
  private static final String RULES = "rules";
  private static final String JOKERS = "jokers";
  private static final List<String> SETTINGS = List.of(TITLE, RULES, JOKERS);

  private final Map<String, String> settings = new HashMap<>();

  /** The entries by the name of their class. */
  private final Map<String, Entry> entries = new LinkedHashMap<>();

  private int jokers;
  private int line;

  PayTable read(String text) {
    BufferedReader lines = new BufferedReader(new StringReader(text));
    for (String each = next(lines); each != null; each = next(lines)) {
      line++;
      String content = each.strip();
      if (!content.isEmpty() && content.charAt(0) != '#') {
        readLine(content);
      }
    }
    if (!settings.containsKey(RULES)) {
      throw new PayTableException(0, "rules are missing: expected a line such as rules = standard");
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
      throw error("expected a line such as full-house = 9, found " + Quote.of(content));
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
    for (int number = 0; number <= MOST_JOKERS; number++) {
      if (value.equals(Integer.toString(number))) {
        return number;
      }
    }
    throw error("expected 0 to " + MOST_JOKERS + " jokers, found " + Quote.of(value));
  }

  private void addPay(String name, String value) {
    PayClass payClass;
    Fraction pay;
    try {
      payClass = PayClassReader.parse(name);
      pay = Fraction.parse(value);
    } catch (IllegalArgumentException e) {
      throw error(e.getMessage() + Spelling.hint(name, SETTINGS));
    }
    if (pay.signum() < 0) {
      throw error("expected a pay of 0 or more, found " + value);
    }
    Entry before = entries.putIfAbsent(payClass.toString(), new Entry(payClass, pay, line));
    if (before != null) {
      throw error("\"" + payClass + "\" is already paid in line " + before.line());
    }
  }

  private static String next(BufferedReader lines) {
    try {
      return lines.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private PayTableException error(String message) {
    return new PayTableException(line, message);
  }
}
