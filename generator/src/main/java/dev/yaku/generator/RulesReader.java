package dev.yaku.generator;

import static dev.yaku.generator.Rules.RANKS;
import static dev.yaku.generator.Rules.SUITS;

import java.io.IOException;
import java.io.LineNumberReader;
import java.io.StringReader;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Reads a rules file (tables/RULES-SYNTAX.md) and refuses one that is not clear. */
public final class RulesReader {
  private static final List<String> KEYS =
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

  /** More cards would let two suits hold a flush at once, which the flush flag does not foresee. */
  static final int MAX_CARDS = 9;

  private static final int MAX_JOKERS = 12;

  private final String file;
  private final Map<String, String> values = new HashMap<>();
  private final Map<String, Integer> lines = new HashMap<>();

  private RulesReader(String file) {
    this.file = file;
  }

  /**
   * Reads one rules file.
   *
   * @throws RulesException if the file says something that is not allowed
   * @throws IOException if the file cannot be read
   */
  public static Rules read(Path path) throws IOException {
    String text;
    try {
      text = Files.readString(path);
    } catch (CharacterCodingException e) {
      throw new RulesException(path + ": not a text file in UTF-8");
    }
    String fileName = path.getFileName().toString();
    String name =
        fileName.endsWith(".rules")
            ? fileName.substring(0, fileName.length() - ".rules".length())
            : fileName;
    return parse(path.toString(), name, text.replace("\r\n", "\n"));
  }

  static Rules parse(String file, String name, String text) {
    if (!name.matches("[a-z0-9][a-z0-9-]{0,23}")) {
      throw new RulesException(
          file
              + ": the file's name without \".rules\" is the rule set's name: found \""
              + name
              + "\", allowed: 1 to 24 of a-z, 0-9 and \"-\"");
    }
    RulesReader reader = new RulesReader(file);
    reader.load(text);
    return reader.rules(name, text);
  }

  private void load(String text) {
    // Properties asks its reader for a block at a time; a reader that gives one line at a time
    // knows the line of each entry.
    LineNumberReader lineByLine =
        new LineNumberReader(new StringReader(text)) {
          private String rest = "";

          @Override
          public int read(char[] buffer, int offset, int length) throws IOException {
            if (rest.isEmpty()) {
              String line = readLine();
              if (line == null) {
                return -1;
              }
              rest = line + "\n";
            }
            int count = Math.min(length, rest.length());
            rest.getChars(0, count, buffer, offset);
            rest = rest.substring(count);
            return count;
          }
        };
    Properties sink =
        new Properties() {
          private static final long serialVersionUID = 1;

          @Override
          public synchronized Object put(Object key, Object value) {
            add((String) key, ((String) value).strip(), lineByLine.getLineNumber());
            return null;
          }
        };
    try {
      sink.load(lineByLine);
    } catch (IllegalArgumentException e) {
      throw new RulesException(
          file + ":" + lineByLine.getLineNumber() + ": " + e.getMessage() + ", allowed: \\uXXXX");
    } catch (IOException e) {
      throw new IllegalStateException(e); // a string does not fail
    }
  }

  private void add(String key, String value, int line) {
    if (!KEYS.contains(key)) {
      throw new RulesException(
          file + ":" + line + ": unknown key \"" + key + "\", allowed: " + String.join(", ", KEYS));
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
    String title = get("title", null, t -> !t.isEmpty(), "a line of text");
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
    int best = number("best", "5", 1, 5);
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
    int wilds = rules.jokers() + (rules.wildRank() == Rules.NONE ? 0 : rules.suits().length());
    long deck =
        (long) rules.ranks().length() * rules.suits().length() * rules.copies() + rules.jokers();
    require("cards", rules.maxCards() <= deck, "at most the deck's " + deck + " cards");
    require(
        "cards",
        rules.minCards() <= rules.best() && rules.best() <= rules.maxCards(),
        "a range that includes the best hand's " + rules.best() + " cards");
    require(
        "cards",
        !CardKeys.needsFactors(rules) || rules.maxCards() <= rules.best() + CardKeys.MOST_OTHERS,
        "at most " + (rules.best() + CardKeys.MOST_OTHERS) + " cards where cards repeat");
    int equal = rules.suits().length() * rules.copies() + wilds;
    List<Category> needed = new ArrayList<>(List.of(Category.HIGH_CARD));
    if (Math.min(equal, rules.best()) >= 2) needed.add(Category.ONE_PAIR);
    if (Math.min(equal, rules.best() - 2) >= 2) needed.add(Category.TWO_PAIR);
    if (Math.min(equal, rules.best()) >= 3) needed.add(Category.THREE_OF_A_KIND);
    if (equal >= 3 && rules.best() >= 5) needed.add(Category.FULL_HOUSE);
    if (Math.min(equal, rules.best()) >= 4) needed.add(Category.FOUR_OF_A_KIND);
    if (Math.min(equal, rules.best()) >= 5) needed.add(Category.FIVE_OF_A_KIND);
    for (Category category : needed) {
      require(
          "categories",
          rules.categories().contains(category),
          "a list with " + category.text() + ", which such hands can be");
    }
    for (Category category : rules.categories()) {
      boolean ofKind = !category.isFlush() && !category.isStraight();
      require(
          "categories",
          !ofKind || needed.contains(category),
          "a list without " + category.text() + ", which no such hand can be");
      require(
          "categories",
          !category.isStraight() || rules.ranks().length() >= rules.best(),
          "no straights with fewer than " + rules.best() + " ranks");
    }
    require(
        "categories",
        !rules.categories().contains(Category.ROYAL_FLUSH)
            || rules.categories().contains(Category.STRAIGHT_FLUSH),
        "royal-flush only together with straight-flush");
    require(
        "wheel",
        !rules.wheel() || rules.ranks().endsWith("A"),
        "yes only if the ace is the highest rank");
    require(
        "wild",
        rules.wild() == Rules.Wild.ANY || rules.ranks().contains("A"),
        "bug only in a deck with aces");
    require(
        "wild",
        !values.containsKey("wild") || wilds > 0,
        "no word on wild cards without jokers or wild-rank");
    require(
        "wild-doubles",
        !values.containsKey("wild-doubles") || wilds > 0,
        "no word on wild cards without jokers or wild-rank");
    require("direction", !rules.low() || wilds == 0, "low only without wild cards");
    require(
        "direction",
        !rules.low()
            || rules.maxCards() == rules.best()
            || rules.categories().stream().noneMatch(Category::isFlush),
        "low with flushes only for hands of exactly " + rules.best() + " cards");
    require(
        "qualifier",
        rules.qualifier() == Rules.NONE || rules.low(),
        "a rank only where direction is low");
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
                          word,
                          Arrays.stream(Category.values())
                              .map(Category::text)
                              .collect(Collectors.joining(", "))));
      if (list.contains(category)) {
        throw refusal("categories", word + " twice", "each category once");
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
            t -> t.equals("any") || isNumber(t, from, MAX_JOKERS),
            "any, or a number from " + from + " to " + MAX_JOKERS);
    return text.equals("any") ? most : Math.min(most, Integer.parseInt(text));
  }

  private String get(String key, String otherwise, Predicate<String> allowed, String allowedText) {
    String value = values.getOrDefault(key, otherwise);
    if (value == null) {
      throw new RulesException(file + ": " + key + ": not found, allowed: " + allowedText);
    }
    if (!allowed.test(value)) {
      throw refusal(key, value, allowedText);
    }
    return value;
  }

  private void require(String key, boolean holds, String allowed) {
    if (!holds) {
      throw refusal(key, values.getOrDefault(key, "nothing"), allowed);
    }
  }

  private RulesException refusal(String key, String found, String allowed) {
    String line = lines.containsKey(key) ? ":" + lines.get(key) : "";
    return new RulesException(
        file + line + ": " + key + ": found \"" + found + "\", allowed: " + allowed);
  }

  private static boolean isNumber(String text, int from, int to) {
    return text.matches("\\d{1,2}")
        && Integer.parseInt(text) >= from
        && Integer.parseInt(text) <= to;
  }

  private static boolean isRange(String text) {
    return text.matches("\\d(\\s*-\\s*\\d)?")
        && range(text)[0] <= range(text)[1]
        && range(text)[1] > 0;
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
