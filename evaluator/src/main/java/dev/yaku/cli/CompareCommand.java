package dev.yaku.cli;

import dev.yaku.CardFormatException;
import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    versionProvider = Main.Version.class,
    description = "Tells which hand wins, and why.",
    footer = {
      "",
      "Examples:",
      "  yaku compare \"As Ah Kd Kc Qs\" \"As Ah Kd Kc Js\"",
      "  yaku compare \"Ac Kd 2c 7c 9c Th Qh\" \"As Ks 2c 7c 9c Th Qh\" \"Jc 8d 2c 7c 9c Th Qh\""
    })
final class CompareCommand implements Callable<Integer> {
  /** How many bits of an int are above the ranks of a packed value. */
  private static final int RANKS_SHIFT = 12;

  /** Words that stand between the ranks of a description, or behind them. */
  private static final Set<String> NO_RANKS = Set.of("and", "over", "high", "kicker", "kickers");

  @ParentCommand private Main main;

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Language language = new Language();

  @Parameters(arity = "2..*", paramLabel = "HAND", description = "Hands, each in quotes.")
  private List<String> hands;

  private HandEvaluator evaluator;

  @Override
  public Integer call() throws IOException {
    evaluator = ruleSet.evaluator();
    List<int[]> parsed = parse();
    if (parsed.size() < hands.size()) {
      return 1;
    }
    HandText text = new HandText(evaluator, main.terminal(), language.locale());
    StringBuilder answer = new StringBuilder();
    int[] values = new int[parsed.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = evaluator.evaluateCards(parsed.get(i));
      answer.append("Hand ").append(i + 1).append(": ");
      text.append(answer, parsed.get(i), values[i]);
      answer.append('\n');
    }
    text.appendBold(answer, verdict(values));
    main.out().append(answer).append('\n').flush();
    return 0;
  }

  private List<int[]> parse() {
    List<int[]> parsed = new ArrayList<>();
    for (int i = 0; i < hands.size(); i++) {
      try {
        parsed.add(evaluator.parse(hands.get(i)));
      } catch (CardFormatException e) {
        main.err().println("hand " + (i + 1) + ", column " + e.column() + ": " + e.getMessage());
      }
    }
    return parsed;
  }

  private String verdict(int... values) {
    int best = Arrays.stream(values).max().orElseThrow();
    List<Integer> winners = numbers(values, best);
    if (winners.size() == values.length) {
      return "A tie.";
    }
    int second = Arrays.stream(values).filter(value -> value < best).max().orElseThrow();
    String result = winners.size() == 1 ? " wins" : " tie";
    String before = values.length == 2 ? "" : " before hand" + named(numbers(values, second));
    return "Hand" + named(winners) + result + before + ": " + reason(best, second) + ".";
  }

  private static List<Integer> numbers(int[] values, int value) {
    return IntStream.range(0, values.length)
        .filter(i -> values[i] == value)
        .mapToObj(i -> i + 1)
        .toList();
  }

  /** " 1", "s 1, 2 and 4": to come behind "hand". */
  private static String named(List<Integer> numbers) {
    int last = numbers.size() - 1;
    if (last == 0) {
      return " " + numbers.get(0);
    }
    String others =
        numbers.subList(0, last).stream().map(String::valueOf).collect(Collectors.joining(", "));
    return "s " + others + " and " + numbers.get(last);
  }

  private String reason(int better, int worse) {
    Category category = evaluator.category(better);
    if (category != evaluator.category(worse)) {
      return words(category) + " beats " + words(evaluator.category(worse));
    }
    // The first nibble that differs decides, and so does the first rank in the descriptions.
    int difference = evaluator.packed(better) ^ evaluator.packed(worse);
    int decider = (Integer.numberOfLeadingZeros(difference) - RANKS_SHIFT) / 4;
    List<String> betterRanks = ranks(better);
    List<String> worseRanks = ranks(worse);
    int most = Math.max(betterRanks.size(), worseRanks.size());
    int at = 0;
    while (at < most && rank(betterRanks, at).equals(rank(worseRanks, at))) {
      at++;
    }
    if (at == most) {
      return "the better " + words(category); // two that the description does not tell apart
    }
    return "the "
        + part(category, decider)
        + " decides, "
        + rank(betterRanks, at)
        + " against "
        + rank(worseRanks, at);
  }

  private static String rank(List<String> ranks, int index) {
    return index < ranks.size() ? ranks.get(index) : "none";
  }

  /** What is described by a value's nibble of this index. */
  private static String part(Category category, int index) {
    List<String> parts =
        switch (category) {
          case ONE_PAIR -> List.of("pair");
          case TWO_PAIR -> List.of("first pair", "second pair");
          case FULL_HOUSE -> List.of("three of a kind", "pair");
          case THREE_OF_A_KIND, FOUR_OF_A_KIND, FIVE_OF_A_KIND -> List.of(words(category));
          default -> List.of("high card", "second card", "third card", "fourth card", "fifth card");
        };
    return index < parts.size() ? parts.get(index) : "kicker";
  }

  private static String words(Category category) {
    return category == Category.NONE ? "nothing" : category.text().replace('-', ' ');
  }

  /** The words of a description without those that are not ranks, but for the category's. */
  private List<String> ranks(int value) {
    return Arrays.stream(evaluator.describe(value).split("[ ,-]+", -1))
        .filter(word -> !NO_RANKS.contains(word))
        .toList();
  }
}
