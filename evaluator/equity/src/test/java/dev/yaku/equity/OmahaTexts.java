package dev.yaku.equity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Makes ranges of Omaha at random, each with its meaning, which is put together separately. */
final class OmahaTexts {
  /**
   * A range and what it means.
   *
   * @param meaning whether a hand, cards such as {@code As}, is in the range
   */
  record Sample(String text, Predicate<List<String>> meaning) {}

  /** Ranks as a set and a suit, a letter or nothing, with the text for both. */
  private record Symbol(String text, String ranks, String suit) {}

  private static final String RANKS = "23456789TJQKA";
  private static final String[] MACROS = {
    "TJQKA", "JQKA", "789T", "23456", "9TJQK", "JQK", "A2345"
  };

  private final SplittableRandom random;
  private final int cards;

  OmahaTexts(long seed, int cards) {
    this.random = new SplittableRandom(seed);
    this.cards = cards;
  }

  Sample range() {
    return range(2);
  }

  private Sample range(int depth) {
    Sample range = all(depth);
    for (int more = random.nextInt(3); more > 0; more--) {
      Sample other = all(depth);
      range = new Sample(range.text + spaced(",") + other.text, range.meaning.or(other.meaning));
    }
    return range;
  }

  private Sample all(int depth) {
    Sample all = part(depth);
    for (int more = random.nextInt(3); more > 0; more--) {
      Sample other = part(depth);
      boolean colon = !other.text.matches("(!|[$](ds|ss|rb|np)).*") || random.nextBoolean();
      all =
          new Sample(
              all.text + spaced(colon ? ":" : "") + other.text, all.meaning.and(other.meaning));
    }
    return all;
  }

  private String spaced(String text) {
    return random.nextInt(4) == 0 ? " " + text + " " : text;
  }

  private Sample part(int depth) {
    int kind = random.nextInt(11);
    if (kind == 0) {
      Sample part = part(depth);
      return new Sample("!" + part.text, part.meaning.negate());
    } else if (kind == 1 && depth > 0) {
      Sample range = range(depth - 1);
      return new Sample("(" + range.text + ")", range.meaning);
    } else if (kind == 2) {
      return property();
    } else if (kind == 3) {
      return suitsAfterRanks();
    } else if (kind == 4) {
      return random.nextBoolean() ? span() : variables();
    }
    return pattern();
  }

  /** As players write: {@code AKds}. */
  private Sample suitsAfterRanks() {
    String ranks = ranks(2);
    Sample property = property(random.nextInt(4));
    String word = property.text.substring(1);
    String other =
        switch (word) {
          case "ds" -> "double-suited";
          case "ss" -> " single suited";
          case "rb" -> random.nextBoolean() ? "r" : " rainbow";
          default -> "no pair";
        };
    Predicate<List<String>> meaning = hand -> hasRanks(hand, ranks);
    return new Sample(ranks + (random.nextBoolean() ? word : other), meaning.and(property.meaning));
  }

  private String ranks(int count) {
    StringBuilder ranks = new StringBuilder();
    for (int i = 0; i < count; i++) {
      ranks.append(RANKS.charAt(random.nextInt(RANKS.length())));
    }
    return ranks.toString();
  }

  private static boolean hasRanks(List<String> hand, String ranks) {
    List<Character> left = new ArrayList<>();
    hand.forEach(card -> left.add(card.charAt(0)));
    return ranks.chars().allMatch(rank -> left.remove((Character) (char) rank));
  }

  /** A pair, or a row of three or four ranks, and those above, below or up to another. */
  private Sample span() {
    int size = 2 + random.nextInt(3);
    int step = size == 2 ? 0 : 1;
    int places = RANKS.length() - step * (size - 1);
    int low = random.nextInt(places);
    int high = low + random.nextInt(places - low);
    List<String> all = new ArrayList<>();
    for (int place = 0; place < places; place++) {
      StringBuilder ranks = new StringBuilder();
      for (int i = 0; i < size; i++) {
        ranks.append(RANKS.charAt(place + step * i));
      }
      all.add((random.nextBoolean() ? ranks : ranks.reverse()).toString());
    }
    return switch (random.nextInt(4)) {
      case 0 -> anyOf(all.get(low) + "+", all.subList(low, places));
      case 1 -> anyOf(all.get(high) + "-", all.subList(0, high + 1));
      case 2 -> anyOf(spanned(all.get(high), all.get(low)), all.subList(low, high + 1));
      default -> {
        Sample property = property(random.nextInt(4));
        String span =
            random.nextBoolean() ? all.get(low) + "+" : spanned(all.get(places - 1), all.get(low));
        String suits = spaced("") + property.text.substring(1);
        yield new Sample(
            span + suits, anyOf("", all.subList(low, places)).meaning.and(property.meaning));
      }
    };
  }

  private static String spanned(String high, String low) {
    return sorted(high) + "-" + sorted(low);
  }

  private static String sorted(String ranks) {
    return RANKS
        .chars()
        .filter(rank -> ranks.indexOf(rank) >= 0)
        .mapToObj(rank -> ("" + (char) rank).repeat(ranks.charAt(0) == ranks.charAt(1) ? 2 : 1))
        .collect(Collectors.joining());
  }

  private static Sample anyOf(String text, List<String> ranks) {
    return new Sample(text, hand -> ranks.stream().anyMatch(each -> hasRanks(hand, each)));
  }

  /** Letters that are different ranks: {@code RRON}. */
  private Sample variables() {
    String text = "r" + "ronp".charAt(random.nextInt(2));
    while (text.length() < 4 && random.nextBoolean()) {
      text += "ronp".charAt(random.nextInt(4));
    }
    String letters = text;
    return new Sample(
        random.nextBoolean() ? text : text.toUpperCase(Locale.ROOT),
        hand -> binds(letters, hand, Map.of()));
  }

  /** Whether each letter can be a rank of its own. */
  private static boolean binds(String letters, List<String> hand, Map<Character, Character> ranks) {
    if (letters.isEmpty()) {
      return true;
    }
    char letter = letters.charAt(0);
    for (String card : hand) {
      char rank = card.charAt(0);
      boolean fits =
          ranks.containsKey(letter) ? ranks.get(letter) == rank : !ranks.containsValue(rank);
      if (fits) {
        Map<Character, Character> bound = new HashMap<>(ranks);
        bound.put(letter, rank);
        List<String> others = new ArrayList<>(hand);
        others.remove(card);
        if (binds(letters.substring(1), others, bound)) {
          return true;
        }
      }
    }
    return false;
  }

  private Sample property() {
    return property(random.nextInt(5));
  }

  private static Sample property(int kind) {
    return switch (kind) {
      case 0 -> new Sample("$ds", hand -> sizes(hand, 1).stream().filter(n -> n > 1).count() > 1);
      case 1 -> new Sample("$ss", hand -> sizes(hand, 1).stream().filter(n -> n > 1).count() == 1);
      case 2 -> new Sample("$rb", hand -> sizes(hand, 1).size() == hand.size());
      case 3 -> new Sample("$np", hand -> sizes(hand, 0).size() == hand.size());
      default -> new Sample("random", hand -> true);
    };
  }

  /** How many cards have each of the characters at this place. */
  private static List<Long> sizes(List<String> hand, int place) {
    return List.copyOf(
        hand.stream()
            .collect(Collectors.groupingBy(card -> card.charAt(place), Collectors.counting()))
            .values());
  }

  private Sample pattern() {
    List<Symbol> symbols = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    Set<String> held = new HashSet<>();
    for (int size = 1 + random.nextInt(3); size > 0; size--) {
      Symbol symbol = symbol();
      if (symbol.ranks.length() != 1 || !"cdhs".contains(symbol.suit) || held.add(symbol.text)) {
        symbols.add(symbol);
        text.append(text.isEmpty() ? "" : " ").append(symbol.text);
      }
    }
    return new Sample(text.toString(), hand -> matches(symbols, hand, Map.of()));
  }

  private Symbol symbol() {
    String suit = random.nextBoolean() ? "" : "cdhswxyz".charAt(random.nextInt(8)) + "";
    int a = random.nextInt(13);
    int b = random.nextInt(13);
    String one = RANKS.substring(a, a + 1);
    String other = RANKS.substring(b, b + 1);
    String span = RANKS.substring(Math.min(a, b), Math.max(a, b) + 1);
    return switch (random.nextInt(suit.isEmpty() ? 5 : 6)) {
      case 0 -> new Symbol("[" + one + "-" + other + "]" + suit, span, suit);
      case 1 -> new Symbol("[" + one + other + "]" + suit, one + other + one, suit);
      case 2 -> new Symbol("*" + suit, RANKS, suit);
      case 3 -> new Symbol(one + suit, one, suit);
      case 4 -> {
        int name = random.nextInt(MACROS.length);
        yield new Symbol("$" + "RBMZNFW".charAt(name) + suit, MACROS[name], suit);
      }
      default -> new Symbol(suit, RANKS, suit);
    };
  }

  /** Whether some card of the hand is the first symbol's, and the others are the other symbols'. */
  private static boolean matches(
      List<Symbol> symbols, List<String> hand, Map<String, String> suits) {
    if (symbols.isEmpty()) {
      return true;
    }
    Symbol symbol = symbols.get(0);
    for (String card : hand) {
      String suit = card.substring(1);
      Map<String, String> bound = new HashMap<>(suits);
      boolean suitFits = symbol.suit.isEmpty() || symbol.suit.equals(suit);
      if (!suitFits && "wxyz".contains(symbol.suit)) {
        suitFits = suit.equals(suits.get(symbol.suit)) || !suits.containsValue(suit);
        suitFits &= suits.getOrDefault(symbol.suit, suit).equals(suit);
        bound.put(symbol.suit, suit);
      }
      if (suitFits && symbol.ranks.contains(card.substring(0, 1))) {
        List<String> others = new ArrayList<>(hand);
        others.remove(card);
        if (matches(symbols.subList(1, symbols.size()), others, bound)) {
          return true;
        }
      }
    }
    return false;
  }

  /** A hand dealt at random. */
  List<String> hand() {
    Set<String> hand = new HashSet<>();
    while (hand.size() < cards) {
      String card = "" + RANKS.charAt(random.nextInt(13)) + "cdhs".charAt(random.nextInt(4));
      hand.add(card);
    }
    return List.copyOf(hand);
  }
}
