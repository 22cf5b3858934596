package dev.yaku.cli.hands;

import dev.yaku.EvaluatedHand;
import dev.yaku.HandResult;
import dev.yaku.Showdown;
import dev.yaku.cli.sheet.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Says in words who wins the pot, or half of it, and why. */
final class ShowdownText {
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
  static List<String> of(List<EvaluatedHand> hands, Words words) {
    ShowdownText high = new ShowdownText(hands.stream().map(EvaluatedHand::high).toList(), words);
    if (hands.get(0).low().isEmpty()) {
      return List.of(high.ofAll());
    }
    ShowdownText low =
        new ShowdownText(hands.stream().map(hand -> hand.low().orElseThrow()).toList(), words);
    if (low.best == 0) {
      return List.of(words.say("showdown.no-low"), high.ofAll());
    }
    return List.of(high.ofHalf(true), low.ofHalf(false), shares(high, low));
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
    List<Integer> losers = losers();
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

  /** The next best hands, if any. */
  private List<Integer> losers() {
    return results.size() == 2 ? List.of() : numbers(bestBelow(best));
  }

  private String reason() {
    HandResult loser = results.get(numbers(bestBelow(best)).get(0) - 1);
    return WinningReason.of(results.get(winners.get(0) - 1), loser, words);
  }

  /** The share of each hand; hands that tie for a half divide it equally. */
  private static String shares(ShowdownText high, ShowdownText low) {
    Showdown showdown = Showdown.ofHalves(high.values(), low.values());
    int whole = showdown.allParts();
    List<String> shares = new ArrayList<>();
    for (int player = 0; player < showdown.players(); player++) {
      int share = showdown.parts(player);
      if (share == whole) {
        return high.words.say("showdown.scoop", player + 1);
      }
      if (share > 0) {
        String key = shares.isEmpty() ? "showdown.share.first" : "showdown.share.other";
        shares.add(high.words.say(key, player + 1, fraction(share, whole)));
      }
    }
    String all = String.join(high.words.say("list"), shares);
    return high.words.say("showdown.shares", all);
  }

  private int[] values() {
    return results.stream().mapToInt(HandResult::value).toArray();
  }

  private static String fraction(int part, int whole) {
    int divisor = part;
    while (part % divisor != 0 || whole % divisor != 0) {
      divisor--;
    }
    return part / divisor + "/" + whole / divisor;
  }
}
