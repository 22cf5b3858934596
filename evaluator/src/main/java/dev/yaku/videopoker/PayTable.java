package dev.yaku.videopoker;

import dev.yaku.internal.paytable.PayClass;
import dev.yaku.internal.paytable.PayClassReader;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a machine pays, as text:
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
 * <p>{@code rules} names the rule set, {@code jokers} says how many jokers are in the deck; none if
 * it is not there. All other lines are classes of hands and what they pay for each coin, a whole
 * number or a fraction such as {@code 9/2} or {@code 4.5}. What starts with {@code #} is a comment.
 *
 * <p>A class is a category, and what of these is needed:
 *
 * <ul>
 *   <li>the ranks that decide first: {@code one-pair J-A}, {@code four-of-a-kind A}, {@code
 *       four-of-a-kind 2-4}; of two pair the higher, of a full house the one held three times, of
 *       straights and flushes the highest
 *   <li>beside four of a kind the rank of the fifth card: {@code four-of-a-kind A with 2-4}, {@code
 *       four-of-a-kind 2-4 with A-4}
 *   <li>{@code natural}, without wild cards, or {@code wild}, with one or more: {@code royal-flush
 *       natural}
 *   <li>{@code four-of-a-kind of deuces}: all four cards of the wild rank, whatever they make
 * </ul>
 *
 * <p>Of all classes that a hand belongs to, the most special pays: the one whose hands all belong
 * to the others. A hand that belongs to none pays nothing.
 *
 * <p>Immutable. Text that is no pay table is rejected with a {@link PayTableException} that says in
 * which line; so is, when a {@linkplain VideoPoker machine} is made of it, a class that never can
 * happen by its rules, or that shares hands with another of which neither is the more special.
 */
public final class PayTable {
  private final String title;
  private final String rules;
  private final int jokers;
  private final List<Entry> entries;

  /** A class, what it pays, and in which line. */
  record Entry(PayClass payClass, Fraction pay, int line) {}

  PayTable(String title, String rules, int jokers, List<Entry> entries) {
    this.title = title;
    this.rules = rules;
    this.jokers = jokers;
    this.entries = List.copyOf(entries);
  }

  /**
   * Reads a pay table from text.
   *
   * @throws PayTableException if the text is none
   */
  public static PayTable parse(String text) {
    return new PayTableReader().read(text);
  }

  /** What people call the machine. */
  public String title() {
    return title;
  }

  /** The name of the rule set, or of a table file. */
  public String rules() {
    return rules;
  }

  /** How many jokers are in the deck. */
  public int jokers() {
    return jokers;
  }

  /** The pay of each class for a coin, by the class's name, in the text's order. */
  public Map<String, Fraction> pays() {
    Map<String, Fraction> pays = new LinkedHashMap<>();
    entries.forEach(entry -> pays.put(entry.payClass().toString(), entry.pay()));
    return Collections.unmodifiableMap(pays);
  }

  /**
   * The same with another pay for one class.
   *
   * @param name as in the text: {@code full-house}
   * @throws IllegalArgumentException if there is no such class here, or the pay is negative
   */
  public PayTable withPay(String name, Fraction pay) {
    PayClass changed = find(name).payClass();
    if (pay.signum() < 0) {
      throw new IllegalArgumentException("expected a pay of 0 or more, found " + pay);
    }
    return new PayTable(
        title,
        rules,
        jokers,
        entries.stream()
            .map(
                each ->
                    each.payClass().equals(changed) ? new Entry(changed, pay, each.line()) : each)
            .toList());
  }

  /**
   * What a class pays.
   *
   * @throws IllegalArgumentException if there is no such class here
   */
  public Fraction pay(String name) {
    return find(name).pay();
  }

  /** The name of a class as it stands in {@link #pays}. */
  String nameOf(String name) {
    return find(name).payClass().toString();
  }

  private Entry find(String name) {
    PayClass payClass = PayClassReader.parse(name);
    for (Entry entry : entries) {
      if (entry.payClass().equals(payClass)) {
        return entry;
      }
    }
    throw new IllegalArgumentException(
        "\"" + payClass + "\" is not paid here; paid are: " + String.join(", ", pays().keySet()));
  }

  List<Entry> entries() {
    return entries;
  }

  /** As text that reads back as an equal table. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append("title = ").append(title).append("\nrules = ").append(rules).append('\n');
    text.append(jokers == 0 ? "" : "jokers = " + jokers + "\n");
    pays().forEach((name, pay) -> text.append(name).append(" = ").append(pay).append('\n'));
    return text.toString();
  }
}
