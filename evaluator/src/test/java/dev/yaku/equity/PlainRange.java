package dev.yaku.equity;

import dev.yaku.internal.holes.PreflopOrder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A second implementation of the meaning of a range: text in, texts of hands out. Only for valid
 * ranges, in capital ranks and small suits, without superfluous spaces.
 */
final class PlainRange {
  private static final String RANKS = "23456789TJQKA";
  private static final List<String> SUITS = List.of("s", "h", "d", "c");
  private static final String RANK = "([2-9TJQKA])";
  private static final String CARD = "([2-9TJQKA][cdhs])";
  private static final Pattern TWO_CARDS = Pattern.compile(CARD + " ?" + CARD);
  private static final Pattern ONE_CARD = Pattern.compile(CARD + RANK);
  private static final Pattern SPAN =
      Pattern.compile(RANK + RANK + "([so]?)-" + RANK + RANK + "([so]?)");
  private static final Pattern UP = Pattern.compile(RANK + RANK + "([so]?)([+]?)");
  private static final Pattern WEIGHTED = Pattern.compile("(.*[^:@]) *[:@] *([0-9.]+%?)");
  private static final Pattern GROUP = Pattern.compile("\\[(.*?)] *\\((.*)\\)");

  private final List<String> hands = new ArrayList<>();
  private final Map<String, Set<String>> terms = new HashMap<>();

  /**
   * @param lowest the lowest rank of the deck, of which there are all four suits
   */
  PlainRange(char lowest) {
    String ranks = RANKS.substring(RANKS.indexOf(lowest));
    for (String high : letters(ranks)) {
      for (String low : letters(ranks.substring(0, ranks.indexOf(high) + 1))) {
        for (String a : SUITS) {
          for (String b : SUITS) {
            if (!high.equals(low) || SUITS.indexOf(a) < SUITS.indexOf(b)) {
              hands.add(high + a + low + b);
            }
          }
        }
      }
    }
  }

  static List<String> letters(String text) {
    return text.chars().mapToObj(Character::toString).toList();
  }

  /** Every hand of the deck, such as {@code AsKd}. */
  List<String> hands() {
    return hands;
  }

  /** The weight of each hand that an item names and none excludes. */
  Map<String, Double> weights(String range) {
    List<String> items = split(range);
    Map<String, Double> weights = new LinkedHashMap<>();
    if (items.stream().allMatch(item -> item.startsWith("!"))) {
      hands.forEach(hand -> weights.put(hand, 1.0));
    }
    items.stream().filter(item -> !item.startsWith("!")).forEach(i -> weights.putAll(item(i)));
    items.stream()
        .filter(item -> item.startsWith("!"))
        .forEach(item -> weights.keySet().removeAll(exclusion(item)));
    return weights;
  }

  private static List<String> split(String range) {
    List<String> items = new ArrayList<>();
    int depth = 0;
    StringBuilder item = new StringBuilder();
    for (int i = 0; i < range.length(); i++) {
      char c = range.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' && depth == 0) {
        items.add(item.toString().strip());
        item.setLength(0);
      } else {
        item.append(c);
      }
    }
    items.add(item.toString().strip());
    return items;
  }

  private Set<String> exclusion(String item) {
    String term = item.substring(1).strip();
    if (!term.startsWith("!")) {
      return item(term).keySet();
    }
    Set<String> others = new HashSet<>(hands);
    others.removeAll(exclusion(term));
    return others;
  }

  private Map<String, Double> item(String item) {
    Matcher weighted = WEIGHTED.matcher(item);
    if (weighted.matches()) {
      return times(item(weighted.group(1).strip()), weighted.group(2));
    }
    Matcher group = GROUP.matcher(item);
    if (group.matches()) {
      return times(weights(group.group(2)), group.group(1));
    }
    Map<String, Double> weights = new LinkedHashMap<>();
    terms.computeIfAbsent(item, this::term).forEach(hand -> weights.put(hand, 1.0));
    return weights;
  }

  private static Map<String, Double> times(Map<String, Double> weights, String factor) {
    double times =
        factor.endsWith("%")
            ? new BigDecimal(factor.replace("%", "")).movePointLeft(2).doubleValue()
            : Double.parseDouble(factor);
    weights.replaceAll((hand, weight) -> times * weight);
    return weights;
  }

  /** The hands of a term. */
  private Set<String> term(String term) {
    Matcher two = TWO_CARDS.matcher(term);
    Matcher one = ONE_CARD.matcher(term);
    Matcher span = SPAN.matcher(term);
    Matcher up = UP.matcher(term);
    if (term.equals("*") || term.equals("random")) {
      return new HashSet<>(hands);
    } else if (term.contains("%")) {
      return percentage(term.replace("%", "").split("-", -1));
    } else if (two.matches()) {
      return Set.of(
          hands.contains(two.group(1) + two.group(2))
              ? two.group(1) + two.group(2)
              : two.group(2) + two.group(1));
    } else if (one.matches()) {
      String card = one.group(1);
      char rank = one.group(2).charAt(0);
      return those(
          hand ->
              hand.startsWith(card) && hand.charAt(2) == rank
                  || hand.endsWith(card) && hand.charAt(0) == rank);
    } else if (span.matches()) {
      return those(hand -> isBetween(hand, span.group(2), span.group(5), span));
    } else if (up.matches()) {
      return those(
          hand -> isBetween(hand, up.group(2), up.group(4).isEmpty() ? up.group(2) : "A", up));
    }
    throw new IllegalArgumentException(term);
  }

  private Set<String> those(Predicate<String> condition) {
    return hands.stream().filter(condition).collect(Collectors.toSet());
  }

  /** Whether the lower card is between these ranks, and all else is as the term says. */
  private static boolean isBetween(String hand, String a, String b, Matcher term) {
    int low = RANKS.indexOf(hand.charAt(2));
    boolean suited = hand.charAt(1) == hand.charAt(3);
    boolean pair = hand.charAt(0) == hand.charAt(2);
    return low >= Math.min(RANKS.indexOf(a), RANKS.indexOf(b))
        && low <= Math.max(RANKS.indexOf(a), RANKS.indexOf(b))
        && pair == term.group(1).equals(term.group(2))
        && (pair || hand.charAt(0) == term.group(1).charAt(0))
        && !(term.group(3).equals("s") && !suited)
        && !(term.group(3).equals("o") && suited);
  }

  private Set<String> percentage(String... ends) {
    double a = Double.parseDouble(ends[0]);
    double b = ends.length == 1 ? 0 : Double.parseDouble(ends[1]);
    Set<String> top = top(Math.max(a, b));
    top.removeAll(top(Math.min(a, b)));
    return top;
  }

  /** A class belongs to the top if the stronger ones do not make as many per cent yet. */
  private Set<String> top(double percent) {
    Set<String> top = new HashSet<>();
    for (int place = 0; 100.0 * top.size() < percent * hands.size(); place++) {
      top.addAll(term(HoleClass.toString(PreflopOrder.at(place))));
    }
    return top;
  }
}
