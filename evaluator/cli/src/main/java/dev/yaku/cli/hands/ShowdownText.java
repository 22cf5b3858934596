package dev.yaku.cli.hands;

import dev.yaku.Category;
import dev.yaku.EvaluatedHand;
import dev.yaku.HandResult;
import dev.yaku.Showdown;
import dev.yaku.cli.sheet.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Says in words who wins the pot, or half of it, and why. */
final class ShowdownText {
  private static final int RANKS_SHIFT = 12; // bits of an int above the ranks of a packed value

  /** The number of deciding ranks that are held more than once, for categories with such ranks. */
  private static final Map<Category, Integer> GROUPS =
      Map.of(
          Category.ONE_PAIR, 1,
          Category.TWO_PAIR, 2,
          Category.THREE_OF_A_KIND, 1,
          Category.FULL_HOUSE, 2,
          Category.FOUR_OF_A_KIND, 1,
          Category.FIVE_OF_A_KIND, 1);

  private static final Set<Category> PLURAL = Set.of(Category.TWO_CARD, Category.THREE_CARD);

  private final List<HandResult> results;
  private final Words words;
  private final List<Integer> winners; // hands are numbered from 1
  private final int best;

  private ShowdownText(List<HandResult> results, Words words) {
    this.results = results;
    this.words = words;
    best = bestBelow(Integer.MAX_VALUE);
    winners = numbers(best);
  }

  /** One line, or, if the pot is split, one line for each half and one for the shares. */
  static List<String> of(List<EvaluatedHand> hands, Showdown showdown, Words words) {
    ShowdownText high = new ShowdownText(hands.stream().map(EvaluatedHand::high).toList(), words);
    if (hands.get(0).low().isEmpty()) {
      return List.of(high.ofAll());
    }
    ShowdownText low =
        new ShowdownText(hands.stream().map(hand -> hand.low().orElseThrow()).toList(), words);
    if (low.best == 0) {
      return List.of(words.say("showdown.no-low"), high.ofAll());
    }
    return List.of(high.ofHalf(true), low.ofHalf(false), shares(showdown, words));
  }

  private int bestBelow(int limit) {
    return results.stream()
        .mapToInt(HandResult::value)
        .filter(value -> value < limit)
        .max()
        .orElseThrow();
  }

  private List<Integer> numbers(int value) {
    return IntStream.rangeClosed(1, results.size())
        .filter(number -> results.get(number - 1).value() == value)
        .boxed()
        .toList();
  }

  private boolean isTie() {
    return winners.size() == results.size();
  }

  private String ofAll() {
    return isTie() ? words.say("showdown.tie") : won("showdown.wins");
  }

  private String ofHalf(boolean high) {
    String half = words.say(high ? "showdown.half.high" : "showdown.half.low");
    if (isTie()) {
      return words.count("showdown.half.tie", winners.size(), named(winners), half);
    }
    return bestBelow(best) == 0
        ? words.count("showdown.half.only", winners.size(), named(winners), half)
        : won("showdown.half.wins", half);
  }

  private String won(String key, String... half) {
    List<Integer> losers = results.size() == 2 ? List.of() : numbers(bestBelow(best)); // if any
    String ahead =
        losers.isEmpty() ? "" : words.count("showdown.ahead", losers.size(), named(losers));
    return words.count(key, winners.size(), named(winners), ahead, reason(), String.join("", half));
  }

  /** Such as "1, 2 and 4". */
  private String named(List<Integer> numbers) {
    List<String> names = numbers.stream().map(i -> words.say("showdown.hand", i)).toList();
    int last = names.size() - 1;
    String others = String.join(words.say("showdown.list"), names.subList(0, last));
    return last == 0 ? names.get(0) : others + words.say("showdown.and") + names.get(last);
  }

  /** Such as "flush beats straight", or "the kicker decides, queen against jack". */
  private String reason() {
    HandResult better = results.get(winners.get(0) - 1);
    HandResult worse = results.get(numbers(bestBelow(best)).get(0) - 1);
    Category category = better.category();
    if (category != worse.category()) {
      return words.say(
          "showdown.beats" + (PLURAL.contains(category) ? ".many" : ".one"),
          name(category),
          name(worse.category()));
    }
    int[] betterRanks = better.ranks();
    int[] worseRanks = worse.ranks();
    int at = Arrays.mismatch(betterRanks, worseRanks);
    if (at < 0) {
      return words.say("showdown.better", name(category)); // the ranks are equal
    }
    // The first nibble that differs decides, and so does the first rank.
    int difference = better.packed() ^ worse.packed();
    int place = (Integer.numberOfLeadingZeros(difference) - RANKS_SHIFT) / 4;
    boolean group = at < GROUPS.getOrDefault(category, 0);
    return words.say(
        "showdown.decides",
        part(category, place),
        rank(betterRanks, at, group),
        rank(worseRanks, at, group));
  }

  private String rank(int[] ranks, int index, boolean group) {
    String names = words.say(group ? "showdown.ranks.many" : "showdown.ranks");
    return index < ranks.length
        ? names.split(" ", -1)[ranks[index]]
        : words.say("showdown.ranks.none");
  }

  /** A part of a hand, by the nibble of the packed value for it. */
  private String part(Category category, int place) {
    String key = "showdown.parts." + category.text();
    String[] names = words.say(words.has(key) ? key : "showdown.parts").split(", ", -1);
    return place < names.length ? names[place] : words.say("showdown.kicker");
  }

  private String name(Category category) {
    String key = "showdown.category." + category.text();
    return words.has(key)
        ? words.say(key)
        : category.describe(words.language()).toLowerCase(Locale.ROOT);
  }

  /** The share of each hand; hands that tie for a half divide it equally. */
  private static String shares(Showdown showdown, Words words) {
    int whole = showdown.allParts();
    List<String> shares = new ArrayList<>();
    for (int player = 0; player < showdown.players(); player++) {
      int share = showdown.parts(player);
      if (share == whole) {
        return words.say("showdown.scoop", player + 1);
      }
      if (share > 0) {
        String key = shares.isEmpty() ? "showdown.share.first" : "showdown.share.other";
        shares.add(words.say(key, player + 1, fraction(share, whole)));
      }
    }
    return words.say("showdown.shares", String.join(words.say("list"), shares));
  }

  private static String fraction(int part, int whole) {
    int divisor = part;
    while (part % divisor != 0 || whole % divisor != 0) {
      divisor--;
    }
    return part / divisor + "/" + whole / divisor;
  }
}
