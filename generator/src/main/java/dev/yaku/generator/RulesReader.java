package dev.yaku.generator;

import static dev.yaku.generator.Rules.RANKS;
import static dev.yaku.generator.Rules.SUITS;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads a rules file (tables/RULES-SYNTAX.md) and refuses one that is not clear. */
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

  private static final List<String> OMAHA_KEYS =
      List.of("title", "game", "hole", "board", "high", "low");

  private static final List<String> BADUGI_KEYS = List.of("title", "game", "ranks", "cards");

  private static final int MAX_CARDS = 9;

  /** Of copies and of jokers; it is more than a hand can hold. */
  private static final int MAX_EQUAL = 12;

  private final String file;
  private final List<String> keys;
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, Integer> lines = new HashMap<>();

  private RulesReader(String file, List<String> keys) {
    this.file = file;
    this.keys = keys;
  }

  /**
   * Reads one rules file.
   *
   * @throws RulesException if the file says something that is not allowed
   * @throws IOException if the file cannot be read
   */
  public static Rules read(Path path) throws IOException {
    return parse(path.toString(), name(path), text(path));
  }

  private static String text(Path path) throws IOException {
    if (Files.isDirectory(path)) {
      throw new FileSystemException(path.toString(), null, "a directory, not a rules file");
    }
    String byteOrderMark = "\uFEFF";
    try {
      String text = Files.readString(path);
      return (text.startsWith(byteOrderMark) ? text.substring(1) : text).replace("\r\n", "\n");
    } catch (CharacterCodingException e) {
      throw new RulesException(path + ": not a text file in UTF-8");
    }
  }

  private static String name(Path path) {
    String fileName = path.getFileName().toString();
    return fileName.endsWith(".rules")
        ? fileName.substring(0, fileName.length() - ".rules".length())
        : fileName;
  }

  static Rules parse(String file, String name, String text) {
    checkName(file, name);
    RulesReader reader = new RulesReader(file, KEYS);
    reader.load(text);
    return reader.rules(name, text);
  }

  private static void checkName(String file, String name) {
    if (!name.matches("[a-z0-9][a-z0-9-]{0,23}")) {
      throw new RulesException(
          file
              + ": the file's name without \".rules\" is the rule set's name: found \""
              + name
              + "\", allowed: 1 to 24 of a-z, 0-9 and \"-\"");
    }
  }

  /**
   * Reads a rules file with the key {@code game}; null if it has none and {@link #read} is to be
   * asked.
   *
   * @throws RulesException if it says something that is not allowed, or one that it refers to does
   * @throws IOException if a file cannot be read
   */
  static Game readGame(Path path) throws IOException {
    String text = text(path);
    Matcher game = Pattern.compile("(?m)^[ \\t]*game[ \\t]*[=: ][ \\t]*(.*)$").matcher(text);
    if (!game.find()) {
      return null;
    }
    String name = name(path);
    checkName(path.toString(), name);
    boolean badugi = game.group(1).strip().equals("badugi");
    RulesReader reader = new RulesReader(path.toString(), badugi ? BADUGI_KEYS : OMAHA_KEYS);
    reader.load(text);
    reader.get("title", null, RulesReader::isLine, "a line of text");
    reader.get("game", null, List.of("omaha", "badugi")::contains, "omaha, badugi");
    return badugi ? reader.badugi(name, text) : reader.omaha(path, name, text);
  }

  private Game badugi(String name, String text) {
    String ranks =
        get(
            "ranks",
            null,
            r -> isRankOrder(r) && r.length() == RANKS.length(),
            "A23456789TJQK or " + RANKS);
    int[] cards = gameRange("cards", Game.Badugi.MOST, Game.Badugi.MOST + 1);
    return new Game.Badugi(name, ranks, cards[0], cards[1], text);
  }

  private Game omaha(Path path, String name, String text) throws IOException {
    int[] hole = gameRange("hole", 4, 6);
    int[] board = gameRange("board", 3, 5);
    Rules high = sibling("high", path);
    boolean whole = high.ranks().equals(RANKS) && high.suits().equals(SUITS);
    boolean sets = high.isSet() && high.jokers() == 0 && high.wildRank() == Rules.NONE;
    require(
        "high",
        whole
            && sets
            && high.best() == 5
            && !high.low()
            && high.categories().contains(Category.FLUSH),
        "high rules with flushes for five of 52 cards, twos lowest, none wild");
    Rules low = values.containsKey("low") ? sibling("low", path) : null;
    require(
        "low",
        low == null
            || (low.low()
                && low.ranks().equals("A" + RANKS.replace("A", ""))
                && low.suits().equals(SUITS)
                && low.isSet()
                && low.best() == 5
                && low.categories().stream().noneMatch(c -> c.isFlush() || c.isStraight())
                && low.qualifier() != Rules.NONE
                && low.qualifier() <= RANKS.indexOf('8')),
        "low rules for five of 52 cards, aces lowest, with a qualifier of at most 8,"
            + " without straights and flushes");
    return new Game.Omaha(name, hole[0], hole[1], board[0], board[1], high, low, text);
  }

  /** The rules that a file in the same folder states, named without its ending. */
  private Rules sibling(String key, Path path) throws IOException {
    String allowed = "the name of a rules file in the same folder";
    String name = get(key, null, n -> n.matches("[a-z0-9-]+"), allowed);
    Path file = path.resolveSibling(name + ".rules");
    require(key, Files.isRegularFile(file), allowed);
    return read(file);
  }

  private int[] gameRange(String key, int least, int most) {
    return range(
        get(
            key,
            null,
            r -> isRange(r) && range(r)[0] >= least && range(r)[1] <= most,
            "a number or a range of " + least + " to " + most));
  }

  /** Hands one entry after the other to {@link Properties}, which knows no lines. */
  private void load(String text) {
    List<String> all = text.lines().toList();
    for (int next = 0; next < all.size(); next++) {
      int line = next + 1;
      String entry = all.get(next);
      boolean comment = entry.matches("[ \t\f]*[#!].*");
      while (!comment && isContinued(entry) && next + 1 < all.size()) {
        entry += "\n" + all.get(++next);
      }
      Properties properties = new Properties();
      try {
        properties.load(new StringReader(entry));
      } catch (IllegalArgumentException e) {
        throw new RulesException(
            file
                + ":"
                + line
                + ": found \"\\u\" without four hexadecimal digits, allowed: \\uXXXX");
      } catch (IOException e) {
        throw new IllegalStateException(e); // a string does not fail
      }
      properties.forEach((key, value) -> add((String) key, ((String) value).strip(), line));
    }
  }

  /** Whether it ends with a backslash that is not itself escaped. */
  private static boolean isContinued(String entry) {
    return entry.replace("\\\\", "").endsWith("\\");
  }

  private void add(String key, String value, int line) {
    if (!keys.contains(key)) {
      throw new RulesException(
          file
              + ":"
              + line
              + ": unknown key "
              + quoted(key)
              + ", allowed: "
              + String.join(", ", keys));
    }
    if (lines.putIfAbsent(key, line) != null) {
      throw new RulesException(
          file
              + ":"
              + line
              + ": "
              + key
              + ": found a second time, allowed: once (first in line "
              + lines.get(key)
              + ")");
    }
    values.put(key, value);
  }

  private Rules rules(String name, String text) {
    String title = get("title", null, RulesReader::isLine, "a line of text");
    String ranks =
        get(
            "ranks",
            null,
            RulesReader::isRankOrder,
            "some of " + RANKS + ", lowest first (the ace may come first instead)");
    String suits =
        get("suits", SUITS, s -> isSubsequence(s, SUITS), "some of " + SUITS + ", in this order");
    int[] cards =
        range(
            get(
                "cards",
                null,
                RulesReader::isRange,
                "a number or a range of 0 to " + MAX_CARDS + ", such as 5-7"));
    int best = number("best", "5", 2, 5);
    int copies = numberOrAny("copies", "1", 1, cards[1]);
    int jokers = numberOrAny("jokers", "0", 0, cards[1]);
    Rules.Wild wild =
        get("wild", "any", List.of("any", "bug")::contains, "any, bug").equals("any")
            ? Rules.Wild.ANY
            : Rules.Wild.BUG;
    int wildRank = rank("wild-rank", ranks);
    boolean low =
        get("direction", "high", List.of("high", "low")::contains, "high, low").equals("low");
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
    require("cards", rules.maxCards() <= deck, "at most the deck's " + deck + " cards");
    require(
        "cards",
        rules.minCards() <= rules.best() && rules.best() <= rules.maxCards(),
        "a range that includes the best hand's " + rules.best() + " cards");
    require(
        "cards",
        !CardKeys.needsFactors(rules) || rules.maxCards() <= rules.best() + CardKeys.MOST_OTHERS,
        "at most " + (rules.best() + CardKeys.MOST_OTHERS) + " cards where cards repeat");
    int hands = RankMultisets.all(RankMultisets.limitsOfHand(rules), rules.maxCards()).size();
    require(
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
      require(
          "categories",
          possible || !list.contains(category),
          "a list without " + category.text() + ", which no hand of this deck can be");
      require(
          "categories",
          !possible || list.contains(category) || category.isStraight() || category.isFlush(),
          "a list with " + category.text() + ", which a hand of this deck can be");
    }
    require(
        "categories",
        !list.contains(Category.ROYAL_FLUSH) || list.contains(Category.STRAIGHT_FLUSH),
        "royal-flush only together with straight-flush");
    require(
        "categories",
        list.indexOf(Category.HIGH_CARD) == (rules.low() ? list.size() - 1 : 0),
        rules.low()
            ? "a list that ends with high-card, the strongest where direction is low"
            : "a list that begins with high-card, the weakest where direction is high");
    require(
        "wheel",
        !rules.wheel() || list.stream().anyMatch(Category::isStraight),
        "yes only with straights among the categories");
    require(
        "wheel",
        !rules.wheel() || (rules.ranks().endsWith("A") && rules.ranks().length() > rules.best()),
        "yes only if the ace is the highest of more than " + rules.best() + " ranks");
  }

  private void checkWild(Rules rules, int wilds) {
    for (String key : List.of("wild", "wild-doubles")) {
      require(
          key,
          wilds > 0 || !values.containsKey(key),
          "nothing where there are neither jokers nor a wild-rank");
    }
    require(
        "wild",
        rules.wild() == Rules.Wild.ANY || rules.ranks().contains("A"),
        "bug only in a deck with aces");
    require(
        "wild-doubles",
        wilds == 0 || rules.copies() == 1 || rules.wildDoubles(),
        "yes where a hand may hold copies of a card");
  }

  private void checkLow(Rules rules, int wilds) {
    require("direction", !rules.low() || wilds == 0, "low only without wild cards");
    require(
        "direction",
        !rules.low() || rules.maxCards() == rules.best() || !rules.hasFlushes(),
        "low with flushes only for hands of at most " + rules.best() + " cards");
    boolean qualified = rules.qualifier() != Rules.NONE;
    require("qualifier", !qualified || rules.low(), "a rank only where direction is low");
    require(
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
    String text = get("categories", null, t -> !t.isEmpty(), "a list of categories, weakest first");
    List<Category> list = new ArrayList<>();
    for (String word : text.split("[\\s,]+", -1)) {
      Category category =
          Category.of(word)
              .orElseThrow(
                  () ->
                      refusal(
                          "categories",
                          quoted(word),
                          Arrays.stream(Category.values())
                              .map(Category::text)
                              .collect(Collectors.joining(", "))));
      if (list.contains(category)) {
        throw refusal("categories", quoted(word) + " twice", "each category once");
      }
      list.add(category);
    }
    return List.copyOf(list);
  }

  private boolean yes(String key) {
    return get(key, "no", List.of("yes", "no")::contains, "yes, no").equals("yes");
  }

  private int rank(String key, String ranks) {
    String text =
        get(
            key,
            "none",
            t -> t.equals("none") || (t.length() == 1 && ranks.contains(t)),
            "none, or one of " + ranks);
    return text.equals("none") ? Rules.NONE : RANKS.indexOf(text);
  }

  private int number(String key, String otherwise, int from, int to) {
    return Integer.parseInt(
        get(key, otherwise, t -> isNumber(t, from, to), "a number from " + from + " to " + to));
  }

  private int numberOrAny(String key, String otherwise, int from, int most) {
    String text =
        get(
            key,
            otherwise,
            t -> t.equals("any") || isNumber(t, from, MAX_EQUAL),
            "any, or a number from " + from + " to " + MAX_EQUAL);
    return text.equals("any") ? most : Math.min(most, Integer.parseInt(text));
  }

  private String get(String key, String otherwise, Predicate<String> allowed, String allowedText) {
    String value = values.getOrDefault(key, otherwise);
    if (value == null) {
      throw refusal(key, "nothing", allowedText);
    }
    if (!allowed.test(value)) {
      throw refusal(key, quoted(value), allowedText);
    }
    return value;
  }

  private void require(String key, boolean holds, String allowed) {
    if (!holds) {
      throw refusal(key, values.containsKey(key) ? quoted(values.get(key)) : "nothing", allowed);
    }
  }

  private RulesException refusal(String key, String found, String allowed) {
    String line = lines.containsKey(key) ? ":" + lines.get(key) : "";
    return new RulesException(
        file + line + ": " + key + ": found " + found + ", allowed: " + allowed);
  }

  private static String quoted(String found) {
    return '"' + found.replaceAll("\\p{Cntrl}", "?") + '"';
  }

  private static boolean isLine(String text) {
    return !text.isEmpty() && text.chars().noneMatch(Character::isISOControl);
  }

  private static boolean isNumber(String text, int from, int to) {
    return text.matches("\\d{1,2}")
        && Integer.parseInt(text) >= from
        && Integer.parseInt(text) <= to;
  }

  private static boolean isRange(String text) {
    return text.matches("\\d(\\s*-\\s*\\d)?") && range(text)[0] <= range(text)[1];
  }

  private static int[] range(String text) {
    String[] ends = text.split("\\s*-\\s*", -1);
    return new int[] {Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1])};
  }

  private static boolean isRankOrder(String text) {
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
