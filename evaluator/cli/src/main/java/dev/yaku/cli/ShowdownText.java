package dev.yaku.cli;

import dev.yaku.EvaluatedHand;
import dev.yaku.HandResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Who wins the pot, or a half of it, and why, in words. */
final class ShowdownText {
  private final List<HandResult> results;
  private final List<Integer> winners; // hands are numbered from 1
  private final int best;

  private ShowdownText(List<HandResult> results) {
    this.results = results;
    best = bestBelow(Integer.MAX_VALUE);
    winners = numbers(best);
  }

  /** One line, or where the pot is split, one for each half and one for what that makes. */
  static List<String> of(List<EvaluatedHand> hands) {
    ShowdownText high = new ShowdownText(hands.stream().map(EvaluatedHand::high).toList());
    if (hands.get(0).low().isEmpty()) {
      return List.of(high.ofAll());
    }
    ShowdownText low =
        new ShowdownText(hands.stream().map(hand -> hand.low().orElseThrow()).toList());
    if (low.best == 0) {
      return List.of("No low hand qualifies: the high hand wins all.", high.ofAll());
    }
    return List.of(high.ofHalf("high"), low.ofHalf("low"), shares(high, low));
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
    if (isTie()) {
      return "A tie.";
    }
    return "Hand" + named(winners) + (winners.size() == 1 ? " wins" : " tie") + reason();
  }

  private String ofHalf(String name) {
    String result = winners.size() == 1 ? " wins the " : " tie for the ";
    String half = "Hand" + named(winners) + result + name + " half";
    if (isTie()) {
      return half + ".";
    }
    return half + (bestBelow(best) == 0 ? ": no other low hand qualifies." : reason());
  }

  /** Which hands come second, if there are others, and why the winner wins. */
  private String reason() {
    List<Integer> losers = numbers(bestBelow(best));
    HandResult loser = results.get(losers.get(0) - 1);
    String before = results.size() == 2 ? "" : " before hand" + named(losers);
    return before + ": " + WinningReason.of(results.get(winners.get(0) - 1), loser) + ".";
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

  /** The share of each hand: a half is divided by the hands that tie for it. */
  private static String shares(ShowdownText high, ShowdownText low) {
    int whole = 2 * high.winners.size() * low.winners.size();
    List<String> shares = new ArrayList<>();
    for (int number = 1; number <= high.results.size(); number++) {
      int share =
          (high.winners.contains(number) ? low.winners.size() : 0)
              + (low.winners.contains(number) ? high.winners.size() : 0);
      if (share == whole) {
        return "Hand " + number + " scoops the pot.";
      }
      if (share > 0) {
        String part = fraction(share, whole);
        shares.add(
            shares.isEmpty()
                ? "Hand " + number + " gets " + part + " of the pot"
                : "hand " + number + " " + part);
      }
    }
    return String.join(", ", shares) + ".";
  }

  private static String fraction(int part, int whole) {
    int divisor = part;
    while (part % divisor != 0 || whole % divisor != 0) {
      divisor--;
    }
    return part / divisor + "/" + whole / divisor;
  }
}
