package dev.yaku.videopoker;

import dev.yaku.internal.cards.KeyLine;
import dev.yaku.internal.cards.Quote;
import dev.yaku.internal.cards.Spelling;
import dev.yaku.videopoker.internal.paytable.PayClass;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The pay table of a machine, as text:
 *
 * <pre>
 * title = 9/6 Jacks or Better
 * rules = standard
 * royal-flush = 800
 * straight-flush = 50
 * four-of-a-kind = 25
 * full-house = 9
 * flush = 6
 * straight = 4
 * three-of-a-kind = 3
 * two-pair = 2
 * one-pair J-A = 1
 * </pre>
 *
 * <p>{@code rules} names the rule set; {@code jokers} is the number of jokers in the deck, 0 if the
 * line is missing. Every other line is a class of hands and its pay for each coin: a whole number
 * or a fraction such as {@code 9/2} or {@code 4.5}. {@code #} starts a comment, also after a value,
 * and a line that ends with a backslash goes on in the next one.
 *
 * <p>A class is a category, followed by any of these:
 *
 * <ul>
 *   <li>the rank that decides first: {@code one-pair J-A}, {@code four-of-a-kind A}, {@code
 *       four-of-a-kind 2-4}; for two pair that of the higher pair, for a full house that of the
 *       three of a kind, for straights and flushes the highest
 *   <li>for four of a kind, the rank of the fifth card: {@code four-of-a-kind A with 2-4}, {@code
 *       four-of-a-kind 2-4 with A-4}
 *   <li>{@code natural} for hands without wild cards, or {@code wild} for hands with one or more:
 *       {@code royal-flush natural}
 *   <li>{@code four-of-a-kind of deuces}: all four cards of the wild rank, whatever they stand for
 * </ul>
 *
 * <p>If a hand belongs to several classes, the most special one pays: the class whose hands all
 * belong to the other classes. A hand that belongs to no class pays nothing.
 *
 * <p>Immutable. Invalid text is rejected with a {@link PayTableException} that names the line. So
 * are, when a {@linkplain VideoPoker machine} is created from the table, a class that can never
 * happen under the rules, and two classes that share hands if neither is more special.
 */
public final class PayTable {
  private final String title;
  private final String rules;
  private final int jokers;
  private final List<Entry> entries;

  /** A class, its pay and its line number. */
  record Entry(PayClass payClass, Fraction pay, int line) {}

  private PayTable(String title, String rules, int jokers, List<Entry> entries) {
    this.title = title;
    this.rules = rules;
    this.jokers = jokers;
    this.entries = List.copyOf(entries);
  }

  /**
   * {@return the pay table of a text}
   *
   * @param text one class a line; see the class comment
   * @throws PayTableException if the text is not a valid pay table
   */
  public static PayTable parse(String text) {
    return new Reader().read(Objects.requireNonNull(text, "text"));
  }

  /** {@return the title, which is the name of the machine for people} */
  public String title() {
    return title;
  }

  /** {@return the name of the rule set, or of a table file} */
  public String rules() {
    return rules;
  }

  /** {@return the number of jokers in the deck} */
  public int jokers() {
    return jokers;
  }

  /**
   * {@return the pay of each class for each coin, by the name of the class, in the order of the
   * text}
   */
  public Map<String, Fraction> pays() {
    Map<String, Fraction> pays = new LinkedHashMap<>();
    entries.forEach(entry -> pays.put(entry.payClass().toString(), entry.pay()));
    return Collections.unmodifiableMap(pays);
  }

  /**
   * {@return a copy of this table with another pay for one class}
   *
   * @param name as in the text: {@code full-house}
   * @param pay the pay for each coin, 0 or more
   * @throws IllegalArgumentException if the table has no such class, or the pay is negative
   */
  public PayTable withPay(String name, Fraction pay) {
    Entry old = find(name);
    if (pay.signum() < 0) {
      throw new IllegalArgumentException("expected a pay of 0 or more, found " + pay);
    }
    List<Entry> changed = new ArrayList<>(entries);
    changed.set(entries.indexOf(old), new Entry(old.payClass(), pay, old.line()));
    return new PayTable(title, rules, jokers, changed);
  }

  /**
   * {@return the pay of a class}
   *
   * @param name the name of a class
   * @throws IllegalArgumentException if the table has no such class
   */
  public Fraction pay(String name) {
    return find(name).pay();
  }

  /** The name of a class as {@link #pays} spells it. */
  String nameOf(String name) {
    return find(name).payClass().toString();
  }

  private Entry find(String name) {
    PayClass payClass = PayClass.parse(Objects.requireNonNull(name, "name"));
    for (Entry entry : entries) {
      if (entry.payClass().equals(payClass)) {
        return entry;
      }
    }
    throw new IllegalArgumentException(
        "\"" + payClass + "\" is not paid; paid classes: " + String.join(", ", pays().keySet()));
  }

  List<Entry> entries() {
    return entries;
  }

  /** The table as text, which {@link #parse} reads as an equal table. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append("title = ").append(title).append("\nrules = ").append(rules).append('\n');
    text.append(jokers == 0 ? "" : "jokers = " + jokers + "\n");
    pays().forEach((name, pay) -> text.append(name).append(" = ").append(pay).append('\n'));
    return text.toString();
  }

  /** Whether the other table has the same text: title, rules, jokers, and pays in their order. */
  @Override
  public boolean equals(Object other) {
    return other instanceof PayTable table && toString().equals(table.toString());
  }

  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  /** Reads the text of a pay table. */
  private static final class Reader {
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
      for (KeyLine each : KeyLine.of(text)) {
        line = each.line();
        readLine(each);
      }
      if (!settings.containsKey(RULES)) {
        throw new PayTableException(
            0, "rules are missing: expected a line such as rules = standard");
      }
      if (entries.isEmpty()) {
        throw new PayTableException(0, "nothing is paid: expected lines such as full-house = 9");
      }
      String rules = settings.get(RULES);
      List<Entry> all = List.copyOf(entries.values());
      return new PayTable(settings.getOrDefault(TITLE, rules), rules, jokers, all);
    }

    private void readLine(KeyLine content) {
      String name = content.key();
      String value = content.value();
      if (name.isEmpty() || value.isEmpty()) {
        throw error("expected a line such as full-house = 9, found " + Quote.of(content.text()));
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
        payClass = PayClass.parse(name);
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

    private PayTableException error(String message) {
      return new PayTableException(line, message);
    }
  }
}
