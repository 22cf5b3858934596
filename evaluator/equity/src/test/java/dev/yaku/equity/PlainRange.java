package dev.yaku.equity;

import dev.yaku.HoleClass;
import dev.yaku.equity.internal.holes.PreflopOrder;
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
      Pattern.compile(RANK + RANK + "([son]?)-" + RANK + RANK + "([son]?)");
  private static final Pattern UP = Pattern.compile(RANK + RANK + "([son]?)([+-]?)");
  private static final Pattern KICKER = Pattern.compile(RANK + "[xX*]([son]?)");
  private static final Pattern KICKERS = Pattern.compile(RANK + "[xX*]([son]?)([+-])");
  private static final String SUIT_FIRST = "(?<![2-9TJQKA])([cdhs])([2-9TJQKA])";
  private static final Pattern ANY_TWO = Pattern.compile("(?:[xX*]{2})([son]?)");
  private static final Pattern ANY = Pattern.compile("any( ?(two|2)( cards)?)?");
  private static final String SET = "([2-9TJQKA]|\\[[^]]*])";
  private static final Pattern SETS = Pattern.compile(SET + SET + "([son]?)");
  private static final Pattern LETTERS = Pattern.compile(RANK + "([w-z])" + RANK + "([w-z])");
  private static final Pattern SUITS_AFTER = Pattern.compile(RANK + RANK + "([cdhs])([cdhs])(.*)");
  private static final Pattern NEAR =
      Pattern.compile(RANK + RANK + "([son]?)-" + RANK + "([son]?)");
  private static final Pattern CARDS_UP = Pattern.compile(CARD + CARD + "([+-])");
  private static final Pattern CARDS_SPAN = Pattern.compile(CARD + CARD + "-" + CARD + CARD);
  private static final Pattern WEIGHTED = Pattern.compile("(.*[^:@]) *([:@]) *([0-9.]+%?)");
  private static final Pattern GROUP = Pattern.compile("\\[?([0-9.]*%?)]? *\\((.*)\\)");
  private static final Pattern TAGGED = Pattern.compile("\\[([0-9.]*)](.*)\\[/\\1]");

  private final List<String> hands = new ArrayList<>();
  private final Map<String, Set<String>> terms = new HashMap<>();
  private boolean percentAfterAt;

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
    String plain = plain(range);
    percentAfterAt = false;
    Matcher at = Pattern.compile("@ *([0-9.]+)(?![0-9.%]| %)").matcher(plain);
    while (at.find()) {
      percentAfterAt |= Double.parseDouble(at.group(1)) > 1;
    }
    return ofPlain(plain);
  }

  /** The same text with the characters and blanks of the other ways to write it. */
  private static String plain(String range) {
    StringBuilder plain = new StringBuilder();
    for (int at = 0; at < range.length(); at++) {
      char c = range.charAt(at);
      boolean wide = c > '\uFF00' && c < '\uFF5F';
      plain.append(
          "–—−‐‑ー〜～".indexOf(c) >= 0
              ? '-'
              : "、，".indexOf(c) >= 0 ? ',' : c == '\u3000' ? ' ' : wide ? (char) (c - 0xFEE0) : c);
    }
    return plain
        .toString()
        .replaceAll("([2-9TJQKA]{2}|[2-9TJQKA][xX*]) +([son])(?=[-+ ,;:@)\\[]|$)", "$1$2")
        .replaceAll(" +\\+", "+")
        .replaceAll(SUIT_FIRST + " ?([cdhs])([2-9TJQKA])(?![cdhs])", "$2$1$4$3")
        .replaceAll(SUIT_FIRST, "$2$1");
  }

  private Map<String, Double> ofPlain(String range) {
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
      if (range.startsWith("any ", i)) { // one word of up to three
        Matcher any = ANY.matcher(range);
        any.region(i, range.length());
        any.lookingAt();
        item.append(any.group());
        i = any.end() - 1;
        continue;
      }
      boolean isAfterRank = item.toString().matches(".*(-[2-9TJQKA]]|[2-9TJQKA])");
      depth += c == '(' || !isAfterRank && range.substring(i).matches("\\[[0-9.]*][^ (].*") ? 1 : 0;
      depth -= c == ')' || range.startsWith("[/", i) ? 1 : 0;
      boolean blank = c == ' ' && isBetweenItems(item.toString(), range.substring(i).strip());
      if ((c == ',' || c == ';' || blank) && depth == 0) {
        items.add(item.toString().strip());
        item.setLength(0);
      } else {
        item.append(c);
      }
    }
    items.add(item.toString().strip());
    if (items.size() > 1 && items.get(items.size() - 1).isEmpty()) {
      items.remove(items.size() - 1); // after a comma at the end
    }
    return items;
  }

  /** Whether a blank that follows some text, with another text after it, ends an item. */
  private static boolean isBetweenItems(String before, String after) {
    return !before.isBlank()
        && !before.matches(".*[-:@!, ]|[2-9TJQKA][cdhs]|top")
        && !after.matches("|[-:@%(,;].*");
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
      String number = weighted.group(3);
      boolean percent =
          weighted.group(2).equals("@")
              && !number.endsWith("%")
              && (Double.parseDouble(number) > 1 || percentAfterAt && number.equals("1"));
      return times(item(weighted.group(1).strip()), weighted.group(3) + (percent ? "%" : ""));
    }
    Matcher tagged = TAGGED.matcher(item);
    if (tagged.matches()) {
      return times(ofPlain(tagged.group(2)), tagged.group(1) + "%");
    }
    Matcher group = GROUP.matcher(item);
    if (group.matches()) {
      return times(ofPlain(group.group(2)), group.group(1));
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
    Set<String> pasted = pasted(term);
    if (pasted != null) {
      return pasted;
    }
    Matcher two = TWO_CARDS.matcher(term);
    Matcher one = ONE_CARD.matcher(term);
    Matcher span = SPAN.matcher(term);
    Matcher up = UP.matcher(term);
    Matcher kicker = KICKER.matcher(term);
    Matcher cardsUp = CARDS_UP.matcher(term);
    Matcher cardsSpan = CARDS_SPAN.matcher(term);
    if (term.equals("*") || term.equals("random")) {
      return new HashSet<>(hands);
    } else if (term.contains("%")) {
      return percentage(term.replaceAll("top|[ %]", "").split("-", -1));
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
    } else if (kicker.matches()) {
      String rank = kicker.group(1);
      return those(
          hand ->
              (hand.substring(0, 1).equals(rank) != hand.substring(2, 3).equals(rank))
                  && isOfSuits(hand, kicker.group(2)));
    } else if (cardsUp.matches()) {
      String a = cardsUp.group(1);
      String b = cardsUp.group(2);
      return suitedLike(a + b, term(classOf(a, b) + cardsUp.group(3)));
    } else if (cardsSpan.matches()) {
      String a = cardsSpan.group(1);
      String b = cardsSpan.group(2);
      return suitedLike(
          a + b, term(classOf(a, b) + "-" + classOf(cardsSpan.group(3), cardsSpan.group(4))));
    } else if (span.matches() && isDiagonal(span)) {
      return diagonal(span);
    } else if (span.matches()) {
      return those(hand -> isBetween(hand, span.group(2), span.group(5), span));
    } else if (up.matches()) {
      return those(
          hand ->
              isBetween(
                  hand,
                  up.group(2),
                  up.group(4).isEmpty() ? up.group(2) : up.group(4).equals("+") ? "A" : "2",
                  up));
    }
    throw new IllegalArgumentException(term);
  }

  /** The hands of a term in the spelling of other programs; null if it is none. */
  private Set<String> pasted(String term) {
    Matcher kickers = KICKERS.matcher(term);
    Matcher anyTwo = ANY_TWO.matcher(term);
    Matcher sets = SETS.matcher(term);
    Matcher letters = LETTERS.matcher(term);
    Matcher suits = SUITS_AFTER.matcher(term);
    Matcher near = NEAR.matcher(term);
    if (ANY.matcher(term).matches()) {
      return new HashSet<>(hands);
    } else if (kickers.matches()) {
      int rank = RANKS.indexOf(kickers.group(1));
      int sign = kickers.group(3).equals("+") ? 1 : -1;
      return those(
          hand ->
              hand.charAt(0) != hand.charAt(2)
                  && sign * (RANKS.indexOf(hand.charAt(0)) - rank) >= 0
                  && isOfSuits(hand, kickers.group(2)));
    } else if (anyTwo.matches()) {
      String suffix = anyTwo.group(1);
      return those(
          hand ->
              isOfSuits(hand, suffix) && (suffix.isEmpty() || hand.charAt(0) != hand.charAt(2)));
    } else if (term.contains("[") && sets.matches()) {
      String a = ranks(sets.group(1));
      String b = ranks(sets.group(2));
      return those(
          hand -> {
            String high = hand.substring(0, 1);
            String low = hand.substring(2, 3);
            boolean in = a.contains(high) && b.contains(low) || a.contains(low) && b.contains(high);
            boolean pair = high.equals(low);
            return in && (pair ? sets.group(3).isEmpty() : isOfSuits(hand, sets.group(3)));
          });
    } else if (letters.matches()) {
      String ranks = classOf(letters.group(1), letters.group(3));
      boolean pair = letters.group(1).equals(letters.group(3));
      boolean same = letters.group(2).equals(letters.group(4));
      return term(ranks + (pair ? "" : same ? "s" : "o"));
    } else if (suits.matches()) {
      String cards = suits.group(1) + suits.group(3) + suits.group(2) + suits.group(4);
      return term(cards + suits.group(5));
    } else if (near.matches()) {
      boolean pair = near.group(1).equals(near.group(2));
      String suffix = near.group(3).isEmpty() ? near.group(5) : near.group(3);
      String first = near.group(1) + near.group(2) + suffix;
      return term(first + "-" + (pair ? near.group(4) : near.group(1)) + near.group(4) + suffix);
    }
    return null;
  }

  /** The ranks of a set such as {@code [T-7]}. */
  private static String ranks(String set) {
    StringBuilder ranks = new StringBuilder();
    String within = set.replaceAll("[\\[\\], ]", "");
    for (int i = 0; i < within.length(); i++) {
      int from = RANKS.indexOf(within.charAt(i));
      boolean span = i + 2 < within.length() && within.charAt(i + 1) == '-';
      int to = span ? RANKS.indexOf(within.charAt(i + 2)) : from;
      ranks.append(RANKS, Math.min(from, to), Math.max(from, to) + 1);
      i += span ? 2 : 0;
    }
    return ranks.toString();
  }

  private Set<String> those(Predicate<String> condition) {
    return hands.stream().filter(condition).collect(Collectors.toSet());
  }

  /** Whether the lower card is between these ranks, and all else is as the term says. */
  private static boolean isBetween(String hand, String a, String b, Matcher term) {
    int low = RANKS.indexOf(hand.charAt(2));
    boolean pair = hand.charAt(0) == hand.charAt(2);
    return low >= Math.min(RANKS.indexOf(a), RANKS.indexOf(b))
        && low <= Math.max(RANKS.indexOf(a), RANKS.indexOf(b))
        && pair == term.group(1).equals(term.group(2))
        && (pair || hand.charAt(0) == term.group(1).charAt(0))
        && isOfSuits(hand, term.group(3));
  }

  private static boolean isOfSuits(String hand, String suffix) {
    return suffix.isEmpty() || suffix.equals("s") == (hand.charAt(1) == hand.charAt(3));
  }

  /** The ranks of two cards, the higher one first. */
  private static String classOf(String a, String b) {
    String ranks = "" + a.charAt(0) + b.charAt(0);
    boolean ordered = RANKS.indexOf(a.charAt(0)) >= RANKS.indexOf(b.charAt(0));
    return ordered ? ranks : new StringBuilder(ranks).reverse().toString();
  }

  /** Those of some hands whose higher and lower cards have the suits of a hand. */
  private static Set<String> suitedLike(String hand, Set<String> some) {
    boolean pair = hand.charAt(0) == hand.charAt(2);
    boolean ordered = RANKS.indexOf(hand.charAt(0)) > RANKS.indexOf(hand.charAt(2));
    String suits = "" + hand.charAt(ordered ? 1 : 3) + hand.charAt(ordered ? 3 : 1);
    return some.stream()
        .filter(
            one -> {
              String found = "" + one.charAt(1) + one.charAt(3);
              return found.equals(suits)
                  || pair && new StringBuilder(found).reverse().toString().equals(suits);
            })
        .collect(Collectors.toSet());
  }

  private static boolean isDiagonal(Matcher span) {
    return !span.group(1).equals(span.group(2)) && !span.group(1).equals(span.group(4));
  }

  /** The classes from one end to the other, both ranks lower by one at each step. */
  private Set<String> diagonal(Matcher span) {
    int from = RANKS.indexOf(span.group(1));
    int to = RANKS.indexOf(span.group(4));
    Set<String> all = new HashSet<>();
    for (int high = Math.min(from, to); high <= Math.max(from, to); high++) {
      int low = high - from + RANKS.indexOf(span.group(2));
      all.addAll(term("" + RANKS.charAt(high) + RANKS.charAt(low) + span.group(3)));
    }
    return all;
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
