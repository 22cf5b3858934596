package dev.yaku.generator.rules;

import static dev.yaku.generator.rules.Rules.RANKS;
import static dev.yaku.generator.rules.Rules.SUITS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Reads a rules file (tables/RULES-SYNTAX.md), and rejects an ambiguous one. */
public final class RulesReader {
  public static final List<String> KEYS =
      List.of(
          "title",
          "ranks",
          "suits",
          "copies",
          "jokers",
          "cards",
          "best",
          "categories",
          "wheel",
          "wild",
          "wild-rank",
          "wild-doubles",
          "direction",
          "qualifier");

  /** Names that players have for some categories. */
  private static final Map<String, String> NICKNAMES =
      Map.of(
          "pair", "one-pair",
          "trips", "three-of-a-kind",
          "set", "three-of-a-kind",
          "boat", "full-house",
          "quads", "four-of-a-kind",
          "quints", "five-of-a-kind");

  private static final int MAX_CARDS = 9;

  /** The greatest number of copies or jokers; more than a hand can hold. */
  private static final int MAX_EQUAL = 12;

  private final RulesFile file;

  private RulesReader(RulesFile file) {
    this.file = file;
  }

  /** Reads one rules file, and rejects an invalid one. */
  public static Rules read(Path path) throws IOException {
    return read(RulesFile.of(path));
  }

  public static Rules parse(String file, String name, String text) {
    return read(new RulesFile(file, name, text));
  }

  static Rules read(RulesFile file) {
    file.require("game", !file.has("game"), "no game key, as rules of one hand are needed");
    List<String> keys = new ArrayList<>(KEYS);
    keys.add(1, "game"); // belongs to other rules, but helps in the message
    file.requireKeys(keys);
    return new RulesReader(file).rules();
  }

  private Rules rules() {
    String title = file.get("title", null, RulesFile::isLine, "a line of text");
    String orders = "some of " + RANKS + ", lowest first (the ace may come first instead)";
    String ranks = file.get("ranks", null, RulesReader::isRankOrder, orders);
    String decks = "some of " + SUITS + ", in this order";
    String suits = file.get("suits", SUITS, s -> isSubsequence(s, SUITS), decks);
    String ranges = "a number or a range of 0 to " + MAX_CARDS + ", such as 5-7";
    int[] cards = RulesFile.range(file.get("cards", null, RulesFile::isRange, ranges));
    int best = number("best", "5", 2, PackedValue.RANKS);
    int copies = numberOrAny("copies", "1", 1, cards[1]);
    int jokers = numberOrAny("jokers", "0", 0, cards[1]);
    boolean bug = word("wild", "any", "bug").equals("bug");
    int wildRank = rank("wild-rank", ranks);
    boolean low = word("direction", "high", "low").equals("low");
    int qualifier = rank("qualifier", ranks);
    Rules rules =
        new Rules(
            file.name,
            title,
            ranks,
            suits,
            copies,
            jokers,
            cards[0],
            cards[1],
            best,
            categories(),
            wheel(),
            bug ? Rules.Wild.BUG : Rules.Wild.ANY,
            wildRank,
            yes("wild-doubles"),
            low,
            qualifier,
            file.text);
    new RulesCheck(file, rules).check();
    return rules;
  }

  /** One of two words; the first is the default. */
  private String word(String key, String first, String second) {
    return file.get(key, first, List.of(first, second)::contains, first + ", " + second);
  }

  private List<Category> categories() {
    String allowed = "a list of categories, weakest first";
    String text = file.get("categories", null, t -> !t.isEmpty(), allowed);
    Category[] all = Category.values();
    List<String> names = Arrays.stream(all).map(Category::text).toList();
    List<Category> list = new ArrayList<>();
    for (String word : text.split("[\\s,]+", -1)) {
      String quoted = RulesFile.quoted(word);
      if (!names.contains(word)) {
        String known = NICKNAMES.getOrDefault(word, word); // to suggest itself
        String suggestion = RulesFile.suggestion(known, names);
        throw file.mistake("categories", quoted, suggestion, String.join(", ", names));
      }
      Category category = all[names.indexOf(word)];
      if (list.contains(category)) {
        throw file.mistake("categories", quoted + " twice", "each category once");
      }
      list.add(category);
    }
    return List.copyOf(list);
  }

  private Rules.Wheel wheel() {
    List<String> words = List.of("yes", "no", "second");
    return switch (file.get("wheel", "no", words::contains, String.join(", ", words))) {
      case "second" -> Rules.Wheel.SECOND;
      case "yes" -> Rules.Wheel.LOWEST;
      default -> Rules.Wheel.NONE;
    };
  }

  private boolean yes(String key) {
    return file.get(key, "no", List.of("yes", "no")::contains, "yes, no").equals("yes");
  }

  private int rank(String key, String ranks) {
    Predicate<String> isRank = t -> t.equals("none") || (t.length() == 1 && ranks.contains(t));
    String text = file.get(key, "none", isRank, "none, or one of " + ranks);
    return text.equals("none") ? Rules.NONE : RANKS.indexOf(text);
  }

  private int number(String key, String otherwise, int from, int to) {
    String allowed = "a number from " + from + " to " + to;
    return Integer.parseInt(
        file.get(key, otherwise, t -> RulesFile.isNumber(t, from, to), allowed));
  }

  private int numberOrAny(String key, String otherwise, int from, int most) {
    Predicate<String> isNumber = t -> t.equals("any") || RulesFile.isNumber(t, from, MAX_EQUAL);
    String allowed = "any, or a number from " + from + " to " + MAX_EQUAL;
    String text = file.get(key, otherwise, isNumber, allowed);
    return text.equals("any") ? most : Math.min(most, Integer.parseInt(text));
  }

  static boolean isRankOrder(String text) {
    return isSubsequence(text, RANKS) || isSubsequence(text, "A" + RANKS.replace("A", ""));
  }

  private static boolean isSubsequence(String text, String of) {
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      from = of.indexOf(text.charAt(i), from) + 1;
      if (from == 0) {
        return false;
      }
    }
    return !text.isEmpty();
  }
}
