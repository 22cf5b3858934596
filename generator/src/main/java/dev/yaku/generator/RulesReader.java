package dev.yaku.generator;

import static dev.yaku.generator.Rules.RANKS;
import static dev.yaku.generator.Rules.SUITS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Reads a rules file (tables/RULES-SYNTAX.md) and rejects one that is not clear. */
public final class RulesReader {
  static final List<String> KEYS =
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

  private static final int MAX_CARDS = 9;

  /** Of copies and of jokers; it is more than a hand can hold. */
  private static final int MAX_EQUAL = 12;

  private final RulesFile file;

  private RulesReader(RulesFile file) {
    this.file = file;
  }

  /**
   * Reads one rules file.
   *
   * @throws RulesException if the file says something that is not allowed
   * @throws IOException if the file cannot be read
   */
  public static Rules read(Path path) throws IOException {
    return parse(path.toString(), RulesFile.name(path), RulesFile.text(path));
  }

  static Rules parse(String file, String name, String text) {
    return new RulesReader(new RulesFile(file, name, KEYS, text)).rules(name, text);
  }

  private Rules rules(String name, String text) {
    String title = file.get("title", null, RulesFile::isLine, "a line of text");
    String ranks =
        file.get(
            "ranks",
            null,
            RulesReader::isRankOrder,
            "some of " + RANKS + ", lowest first (the ace may come first instead)");
    String suits =
        file.get(
            "suits", SUITS, s -> isSubsequence(s, SUITS), "some of " + SUITS + ", in this order");
    int[] cards =
        RulesFile.range(
            file.get(
                "cards",
                null,
                RulesFile::isRange,
                "a number or a range of 0 to " + MAX_CARDS + ", such as 5-7"));
    int best = number("best", "5", 2, 5);
    int copies = numberOrAny("copies", "1", 1, cards[1]);
    int jokers = numberOrAny("jokers", "0", 0, cards[1]);
    Rules.Wild wild =
        file.get("wild", "any", List.of("any", "bug")::contains, "any, bug").equals("any")
            ? Rules.Wild.ANY
            : Rules.Wild.BUG;
    int wildRank = rank("wild-rank", ranks);
    boolean low =
        file.get("direction", "high", List.of("high", "low")::contains, "high, low").equals("low");
    int qualifier = rank("qualifier", ranks);
    Rules rules =
        new Rules(
            name,
            title,
            ranks,
            suits,
            copies,
            jokers,
            cards[0],
            cards[1],
            best,
            categories(),
            yes("wheel"),
            wild,
            wildRank,
            yes("wild-doubles"),
            low,
            qualifier,
            text);
    checkTogether(rules);
    return rules;
  }

  /** What each key may say is fine by itself; this is about what they say together. */
  private void checkTogether(Rules rules) {
    int equal = rules.suits().length() * rules.copies();
    int wilds = rules.jokers() + (rules.wildRank() == Rules.NONE ? 0 : equal);
    int deck = rules.ranks().length() * equal + rules.jokers();
    file.require("cards", rules.maxCards() <= deck, "at most the deck's " + deck + " cards");
    file.require(
        "cards",
        rules.minCards() <= rules.best() && rules.best() <= rules.maxCards(),
        "a range that includes the best hand's " + rules.best() + " cards");
    file.require(
        "cards",
        !CardKeys.needsFactors(rules) || rules.maxCards() <= rules.best() + CardKeys.MOST_OTHERS,
        "at most " + (rules.best() + CardKeys.MOST_OTHERS) + " cards where cards repeat");
    int hands = RankMultisets.all(RankMultisets.limitsOfHand(rules), rules.maxCards()).size();
    file.require(
        "cards",
        hands <= KeySearch.MOST_MULTISETS,
        "so many that at most "
            + KeySearch.MOST_MULTISETS
            + " hands differ in ranks or wild cards, not "
            + hands);
    checkCategories(rules, equal, wilds);
    checkWild(rules, wilds);
    checkLow(rules, wilds);
  }

  private void checkCategories(Rules rules, int equal, int wilds) {
    List<Category> list = rules.categories();
    for (Category category : Category.values()) {
      boolean possible = isPossible(category, rules, equal, wilds);
      file.require(
          "categories",
          possible || !list.contains(category),
          "a list without " + category.text() + ", which no hand of this deck can be");
      file.require(
          "categories",
          !possible || list.contains(category) || category.isStraight() || category.isFlush(),
          "a list with " + category.text() + ", which a hand of this deck can be");
    }
    file.require(
        "categories",
        !list.contains(Category.ROYAL_FLUSH) || list.contains(Category.STRAIGHT_FLUSH),
        "royal-flush only together with straight-flush");
    file.require(
        "categories",
        list.indexOf(Category.HIGH_CARD) == (rules.low() ? list.size() - 1 : 0),
        rules.low()
            ? "a list that ends with high-card, the strongest where direction is low"
            : "a list that begins with high-card, the weakest where direction is high");
    file.require(
        "wheel",
        !rules.wheel() || list.stream().anyMatch(Category::isStraight),
        "yes only with straights among the categories");
    file.require(
        "wheel",
        !rules.wheel() || (rules.ranks().endsWith("A") && rules.ranks().length() > rules.best()),
        "yes only if the ace is the highest of more than " + rules.best() + " ranks");
  }

  private void checkWild(Rules rules, int wilds) {
    for (String key : List.of("wild", "wild-doubles")) {
      file.require(
          key,
          wilds > 0 || !file.has(key),
          "nothing where there are neither jokers nor a wild-rank");
    }
    file.require(
        "wild",
        rules.wild() == Rules.Wild.ANY || rules.ranks().contains("A"),
        "bug only in a deck with aces");
    file.require(
        "wild-doubles",
        wilds == 0 || rules.copies() == 1 || rules.wildDoubles(),
        "yes where a hand may hold copies of a card");
  }

  private void checkLow(Rules rules, int wilds) {
    file.require("direction", !rules.low() || wilds == 0, "low only without wild cards");
    file.require(
        "direction",
        !rules.low() || rules.maxCards() == rules.best() || !rules.hasFlushes(),
        "low with flushes only for hands of at most " + rules.best() + " cards");
    boolean qualified = rules.qualifier() != Rules.NONE;
    file.require("qualifier", !qualified || rules.low(), "a rank only where direction is low");
    file.require(
        "qualifier",
        !qualified || rules.ranks().indexOf(RANKS.charAt(rules.qualifier())) >= rules.best() - 1,
        "a rank with at least " + (rules.best() - 1) + " lower ones");
  }

  /** Whether some hand is of this category, or would be if the list had it. */
  private static boolean isPossible(Category category, Rules rules, int equal, int wilds) {
    int ranks = rules.ranks().length();
    int best = rules.best();
    return switch (category) {
      case HIGH_CARD -> true;
      case ONE_PAIR -> canHold(rules, equal, wilds, 2);
      case TWO_PAIR -> canHold(rules, equal, wilds, 2, 2);
      case THREE_OF_A_KIND -> canHold(rules, equal, wilds, 3);
      case FULL_HOUSE -> canHold(rules, equal, wilds, 3, 2);
      case FOUR_OF_A_KIND -> canHold(rules, equal, wilds, 4);
      case FIVE_OF_A_KIND -> canHold(rules, equal, wilds, 5);
      case STRAIGHT, STRAIGHT_FLUSH -> ranks >= best;
      case ROYAL_FLUSH -> ranks >= best && rules.ranks().endsWith("A");
      case FLUSH -> ranks * rules.copies() + (rules.wildDoubles() ? wilds : 0) >= best;
    };
  }

  /** Whether a best hand can hold ranks so often. */
  private static boolean canHold(Rules rules, int equal, int wilds, int... times) {
    int cards = Arrays.stream(times).sum();
    int missing = Arrays.stream(times).map(t -> Math.max(0, t - equal)).sum();
    return cards <= rules.best() && times.length <= rules.ranks().length() && missing <= wilds;
  }

  private List<Category> categories() {
    String text =
        file.get("categories", null, t -> !t.isEmpty(), "a list of categories, weakest first");
    List<Category> list = new ArrayList<>();
    for (String word : text.split("[\\s,]+", -1)) {
      Category category =
          Category.of(word)
              .orElseThrow(
                  () ->
                      file.mistake(
                          "categories",
                          RulesFile.quoted(word),
                          Arrays.stream(Category.values())
                              .map(Category::text)
                              .collect(Collectors.joining(", "))));
      if (list.contains(category)) {
        throw file.mistake("categories", RulesFile.quoted(word) + " twice", "each category once");
      }
      list.add(category);
    }
    return List.copyOf(list);
  }

  private boolean yes(String key) {
    return file.get(key, "no", List.of("yes", "no")::contains, "yes, no").equals("yes");
  }

  private int rank(String key, String ranks) {
    String text =
        file.get(
            key,
            "none",
            t -> t.equals("none") || (t.length() == 1 && ranks.contains(t)),
            "none, or one of " + ranks);
    return text.equals("none") ? Rules.NONE : RANKS.indexOf(text);
  }

  private int number(String key, String otherwise, int from, int to) {
    return Integer.parseInt(
        file.get(
            key,
            otherwise,
            t -> RulesFile.isNumber(t, from, to),
            "a number from " + from + " to " + to));
  }

  private int numberOrAny(String key, String otherwise, int from, int most) {
    String text =
        file.get(
            key,
            otherwise,
            t -> t.equals("any") || RulesFile.isNumber(t, from, MAX_EQUAL),
            "any, or a number from " + from + " to " + MAX_EQUAL);
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
