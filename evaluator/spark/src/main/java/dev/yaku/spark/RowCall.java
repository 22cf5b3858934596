package dev.yaku.spark;

import java.io.Serializable;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * A function with its rules, as code that Spark generates calls it for each row. Executors receive
 * only the name of the rules, and load the tables themselves.
 *
 * @param <C> the class itself
 */
public abstract class RowCall<C extends RowCall<C>> implements Serializable {
  private static final long serialVersionUID = 1;

  private final String function;
  private final BadCards badCards;
  private final Map<UTF8String, C> byName = new ConcurrentHashMap<>();

  RowCall(String function, BadCards badCards) {
    this.function = function;
    this.badCards = badCards;
  }

  /** The same function with rules that a row names. */
  public final C of(UTF8String rules) {
    C found = byName.get(rules);
    if (found == null) {
      found = create(function, rules.toString(), badCards);
      byName.put(rules.copy(), found); // Spark reuses the memory of a row
    }
    return found;
  }

  abstract C create(String name, String rules, BadCards bad);

  /** Counts bad cards, which give null, or throws an exception that names the function. */
  public final void reject(IllegalArgumentException fault) {
    badCards.reject(function, fault);
  }

  final String function() {
    return function;
  }

  final BadCards badCards() {
    return badCards;
  }
}
