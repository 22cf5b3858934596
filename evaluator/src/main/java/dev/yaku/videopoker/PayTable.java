package dev.yaku.videopoker;

import dev.yaku.internal.paytable.PayClass;
import dev.yaku.internal.paytable.PayClassReader;
import dev.yaku.internal.paytable.PayLine;
import dev.yaku.internal.paytable.PayLines;
import dev.yaku.internal.paytable.PayTableReader;
import java.util.Collections;
import java.util.LinkedHashMap;
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
  private final PayLines said;

  private PayTable(PayLines said) {
    this.said = said;
  }

  /**
   * Reads a pay table from text.
   *
   * @throws PayTableException if the text is none
   */
  public static PayTable parse(String text) {
    return new PayTable(new PayTableReader().read(text));
  }

  /** What people call the machine. */
  public String title() {
    return said.title();
  }

  /** The name of the rule set, or of a table file. */
  public String rules() {
    return said.rules();
  }

  /** How many jokers are in the deck. */
  public int jokers() {
    return said.jokers();
  }

  /** The pay of each class for a coin, by the class's name, in the text's order. */
  public Map<String, Fraction> pays() {
    Map<String, Fraction> pays = new LinkedHashMap<>();
    said.lines().forEach(line -> pays.put(line.payClass().toString(), line.pay()));
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
        said.with(
            said.lines().stream()
                .map(line -> line.payClass().equals(changed) ? line.with(pay) : line)
                .toList()));
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

  private PayLine find(String name) {
    PayClass payClass = PayClassReader.parse(name);
    for (PayLine line : said.lines()) {
      if (line.payClass().equals(payClass)) {
        return line;
      }
    }
    throw new IllegalArgumentException(
        "\"" + payClass + "\" is not paid here; paid are: " + String.join(", ", pays().keySet()));
  }

  /** What the text says, for the machine that is made of it. */
  PayLines lines() {
    return said;
  }

  /** As text that reads back as an equal table. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append("title = ").append(title()).append("\nrules = ").append(rules()).append('\n');
    text.append(jokers() == 0 ? "" : "jokers = " + jokers() + "\n");
    pays().forEach((name, pay) -> text.append(name).append(" = ").append(pay).append('\n'));
    return text.toString();
  }
}
