package dev.yaku.cli.hands;

import dev.yaku.Category;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Who wins, and why, in English. */
final class EnglishShowdown implements ShowdownWords {
  private static final List<String> RANKS =
      List.of(
          "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
          "king", "ace");

  private static final Set<Category> PLURAL = Set.of(Category.TWO_CARD, Category.THREE_CARD);

  @Override
  public String label(int number) {
    return "Hand " + number + ": ";
  }

  @Override
  public String tie() {
    return "A tie.";
  }

  @Override
  public String winners(List<Integer> winners, List<Integer> losers, String reason) {
    String result = winners.size() == 1 ? " wins" : " tie";
    return "Hand" + named(winners) + result + aheadOf(losers) + ": " + reason + ".";
  }

  @Override
  public String winnersOfHalf(
      boolean high, List<Integer> winners, List<Integer> losers, String reason) {
    return half(high, winners) + aheadOf(losers) + ": " + reason + ".";
  }

  @Override
  public String tieForHalf(boolean high, List<Integer> winners) {
    return half(high, winners) + ".";
  }

  @Override
  public String onlyLow(List<Integer> winners) {
    return half(false, winners) + ": no other low hand qualifies.";
  }

  private static String half(boolean high, List<Integer> winners) {
    String result = winners.size() == 1 ? " wins the " : " tie for the ";
    return "Hand" + named(winners) + result + (high ? "high" : "low") + " half";
  }

  private static String aheadOf(List<Integer> losers) {
    return losers.isEmpty() ? "" : ", ahead of hand" + named(losers);
  }

  @Override
  public String noLow() {
    return "No low hand qualifies: the high hand wins the whole pot.";
  }

  @Override
  public String scoop(int number) {
    return "Hand " + number + " scoops the pot.";
  }

  @Override
  public String shares(List<Integer> numbers, List<String> parts) {
    List<String> shares = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      shares.add(
          i == 0
              ? "Hand " + numbers.get(i) + " gets " + parts.get(i) + " of the pot"
              : "hand " + numbers.get(i) + " " + parts.get(i));
    }
    return String.join(", ", shares) + ".";
  }

  /** " 1", "s 1, 2 and 4": to come after "hand". */
  private static String named(List<Integer> numbers) {
    int last = numbers.size() - 1;
    if (last == 0) {
      return " " + numbers.get(0);
    }
    String others =
        numbers.subList(0, last).stream().map(String::valueOf).collect(Collectors.joining(", "));
    return "s " + others + " and " + numbers.get(last);
  }

  @Override
  public String beats(Category better, Category worse) {
    return words(better) + (PLURAL.contains(better) ? " beat " : " beats ") + words(worse);
  }

  @Override
  public String better(Category category) {
    return "the better " + words(category);
  }

  @Override
  public String decides(Category category, int place, int[] ranks, boolean group) {
    return "the "
        + part(category, place)
        + " decides, "
        + rank(ranks[0], group)
        + " against "
        + rank(ranks[1], group);
  }

  private static String rank(int rank, boolean group) {
    if (rank < 0) {
      return "none";
    }
    String name = RANKS.get(rank);
    return group ? name + (name.equals("six") ? "es" : "s") : name;
  }

  private static String part(Category category, int place) {
    List<String> parts =
        switch (category) {
          case ONE_PAIR -> List.of("pair");
          case TWO_PAIR -> List.of("first pair", "second pair");
          case FULL_HOUSE -> List.of("three of a kind", "pair");
          case THREE_OF_A_KIND, FOUR_OF_A_KIND, FIVE_OF_A_KIND -> List.of(words(category));
          default -> List.of("high card", "second card", "third card", "fourth card", "fifth card");
        };
    return place < parts.size() ? parts.get(place) : "kicker";
  }

  private static String words(Category category) {
    if (category == Category.NONE) {
      return "nothing";
    }
    return category.text().replace('-', ' ') + (PLURAL.contains(category) ? "s" : "");
  }
}
