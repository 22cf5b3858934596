package dev.yaku.randomrules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Rules drawn at random from all that tables/RULES-SYNTAX.md allows.
 *
 * @param ranks of the deck, lowest first
 * @param suits of the deck
 * @param copies how many of one card a hand may hold
 * @param jokers how many jokers a hand may hold
 * @param minCards the fewest cards of a hand
 * @param maxCards the most cards of a hand
 * @param best of how many cards the best hand consists
 * @param categories weakest first
 * @param wheel whether the ace with the lowest ranks is a straight: no, yes (the lowest) or second
 * @param bug whether wild cards are aces or complete straights and flushes
 * @param wildRank a wild rank, or 0
 * @param doubles whether a wild card may double a card of a flush
 * @param low whether the lowest hand wins
 * @param qualifier the highest rank that counts, or 0
 */
record RandomRules(
    String ranks,
    String suits,
    int copies,
    int jokers,
    int minCards,
    int maxCards,
    int best,
    List<String> categories,
    String wheel,
    boolean bug,
    char wildRank,
    boolean doubles,
    boolean low,
    char qualifier) {
  private static final String ALL_RANKS = "23456789TJQKA";
  private static final String ALL_SUITS = "cdhs";

  /** Rules with at most this many ranks, and hands of at most this many cards. */
  static RandomRules of(Random random, int mostRanks, int mostCards) {
    String ranks = ranks(random, 2 + random.nextInt(mostRanks - 1));
    String suits = subset(ALL_SUITS, 1 + random.nextInt(4), random);
    int copies = random.nextInt(3) == 0 ? 2 + random.nextInt(3) : 1;
    int jokers = random.nextBoolean() ? 0 : 1 + random.nextInt(3);
    char wildRank = random.nextInt(4) > 0 ? 0 : ranks.charAt(random.nextInt(ranks.length()));
    boolean low = random.nextInt(3) == 0;
    if (low) {
      jokers = 0;
      wildRank = 0;
    }
    int equal = suits.length() * copies;
    int wilds = jokers + (wildRank == 0 ? 0 : equal);
    int deck = ranks.length() * equal + jokers;
    int best = 2 + random.nextInt(Math.min(4, deck - 1));
    List<String> categories = categories(random, ranks, equal, wilds, best, low);
    categories = withWildCategories(random, categories, ranks, wildRank, wilds, best);
    boolean flushes = categories.stream().anyMatch(c -> c.endsWith("flush"));
    int mostMore = copies == 1 || !flushes ? 9 : low ? 0 : 2;
    int keys = ranks.length() > 11 && wilds > 0 ? 8 : 9; // with more there are too many hands
    int most = Math.min(Math.min(deck, Math.min(keys, mostCards)), best + mostMore);
    int maxCards = best + (most <= best ? 0 : random.nextInt(most - best + 1));
    boolean straights = categories.stream().anyMatch(c -> c.startsWith("straight"));
    boolean mayHaveWheel = straights && ranks.endsWith("A") && ranks.length() > best;
    String wheel = mayHaveWheel ? wheel(random, low) : "no";
    boolean bug = wilds > 0 && ranks.contains("A") && random.nextBoolean();
    boolean doubles = wilds > 0 && (copies > 1 || random.nextBoolean());
    char qualifier =
        low && ranks.length() >= best && random.nextInt(3) == 0
            ? ranks.charAt(best - 1 + random.nextInt(ranks.length() - best + 1))
            : 0;
    int minCards =
        random.nextInt(4) > 0 // seldom only hands of more cards than count
            ? random.nextInt(best + 1)
            : best + random.nextInt(maxCards - best + 1);
    return new RandomRules(
        ranks,
        suits,
        Math.min(copies, maxCards),
        Math.min(jokers, maxCards),
        minCards,
        maxCards,
        best,
        categories,
        wheel,
        bug,
        wildRank,
        doubles,
        low,
        qualifier);
  }

  /** In low games only the lowest straight. */
  static String wheel(Random random, boolean low) {
    return random.nextBoolean() ? "no" : low || random.nextBoolean() ? "yes" : "second";
  }

  private static String ranks(Random random, int count) {
    String ranks = subset(ALL_RANKS, count, random);
    boolean aceFirst = ranks.endsWith("A") && random.nextInt(3) == 0;
    return aceFirst ? "A" + ranks.substring(0, ranks.length() - 1) : ranks;
  }

  private static String subset(String of, int count, Random random) {
    List<Integer> places = new ArrayList<>(IntStream.range(0, of.length()).boxed().toList());
    Collections.shuffle(places, random);
    StringBuilder chosen = new StringBuilder();
    places.subList(0, count).stream().sorted().forEach(place -> chosen.append(of.charAt(place)));
    return chosen.toString();
  }

  /**
   * Those that must be there and some of those that may, in any order with high-card at its end.
   */
  static List<String> categories(
      Random random, String ranks, int equal, int wilds, int best, boolean low) {
    List<String> list = new ArrayList<>();
    addIf(list, "one-pair", ranks, equal, wilds, best, 2);
    addIf(list, "two-pair", ranks, equal, wilds, best, 2, 2);
    addIf(list, "three-of-a-kind", ranks, equal, wilds, best, 3);
    addIf(list, "full-house", ranks, equal, wilds, best, 3, 2);
    addIf(list, "four-of-a-kind", ranks, equal, wilds, best, 4);
    addIf(list, "five-of-a-kind", ranks, equal, wilds, best, 5);
    if (ranks.length() >= best) {
      if (random.nextInt(4) > 0) {
        list.add("straight");
      }
      if (random.nextInt(4) > 0) {
        list.add("flush");
      }
      if (random.nextInt(4) > 0) {
        list.add("straight-flush");
        if (ranks.endsWith("A") && random.nextBoolean()) {
          list.add("royal-flush");
        }
      }
    }
    Collections.shuffle(list, random);
    list.add(low ? list.size() : 0, "high-card");
    return List.copyOf(list);
  }

  /** Where there are wild cards, perhaps categories that require none of them, or many. */
  private static List<String> withWildCategories(
      Random random, List<String> list, String ranks, char wildRank, int wilds, int best) {
    List<String> more = new ArrayList<>(list);
    boolean royalIsWild = ranks.indexOf(wildRank) >= ranks.length() - best; // -1 of no wild rank
    if (wilds > 0 && list.contains("royal-flush") && !royalIsWild && random.nextBoolean()) {
      more.add(1 + random.nextInt(more.size()), "natural-royal-flush");
    }
    if (wilds > 3 && best > 3 && random.nextBoolean()) {
      more.add(1 + random.nextInt(more.size()), "four-wild");
    }
    return List.copyOf(more);
  }

  private static void addIf(
      List<String> list, String category, String ranks, int equal, int wilds, int best, int... t) {
    int cards = Arrays.stream(t).sum();
    int missing = Arrays.stream(t).map(n -> Math.max(0, n - equal)).sum();
    if (cards <= best && t.length <= ranks.length() && missing <= wilds) {
      list.add(category);
    }
  }

  /** How many wild cards a hand can hold. */
  int wilds() {
    return Math.min(maxCards, jokers + (wildRank == 0 ? 0 : suits.length() * copies));
  }

  boolean isWild(int card) {
    return card >= 52 || ALL_RANKS.charAt(card % 13) == wildRank;
  }

  /** The natural cards of the deck, each once. */
  int[] deck() {
    return IntStream.range(0, 52)
        .filter(card -> ranks.indexOf(ALL_RANKS.charAt(card % 13)) >= 0)
        .filter(card -> suits.indexOf(ALL_SUITS.charAt(card / 13)) >= 0)
        .toArray();
  }

  /** The place of a natural card's rank, from 0. */
  int place(int card) {
    return ranks.indexOf(ALL_RANKS.charAt(card % 13));
  }

  /** The rules file. */
  String text() {
    StringBuilder text = new StringBuilder("title = Drawn at random\n");
    text.append("ranks = ").append(ranks).append("\nsuits = ").append(suits);
    text.append("\ncopies = ").append(copies).append("\njokers = ").append(jokers);
    text.append("\ncards = ").append(minCards).append('-').append(maxCards);
    text.append("\nbest = ").append(best);
    text.append("\ncategories = ").append(String.join(" ", categories));
    text.append(wheel.equals("no") ? "" : "\nwheel = " + wheel);
    text.append(bug ? "\nwild = bug" : "");
    text.append(wildRank == 0 ? "" : "\nwild-rank = " + wildRank);
    text.append(doubles ? "\nwild-doubles = yes" : "");
    text.append(low ? "\ndirection = low" : "");
    text.append(qualifier == 0 ? "" : "\nqualifier = " + qualifier);
    return text.append('\n').toString();
  }
}
