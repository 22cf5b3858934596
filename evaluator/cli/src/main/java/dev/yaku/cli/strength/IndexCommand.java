package dev.yaku.cli.strength;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.cli.options.BatchTask;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import dev.yaku.cli.text.HandText;
import dev.yaku.cli.text.SpotText;
import dev.yaku.index.HandIndex;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "index")
public final class IndexCommand extends BatchTask {
  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();

  @Option(names = "--rounds", paramLabel = "CARDS", split = ",")
  private int[] rounds = {2, 3, 1, 1};

  @Parameters(paramLabel = "SPOT")
  private List<String> spots = List.of();

  private long deck;
  private HandIndex index;

  @Override
  protected int run() throws IOException {
    deck = ruleSet.handEvaluator("index").ruleSet().deck();
    index = asked("--rounds", () -> HandIndex.ofDeck(deck, rounds));
    answers().header("spot", "index", "size", "representative");
    return answerAll("spot", spots, this::answer);
  }

  private void answer(CharSequence text, long number) throws IOException {
    SpotText spot = SpotText.parse(text.toString(), deck);
    long[] cards = deal(spot);
    int round = cards.length - 1;
    long found = index.index(cards);
    int deals = index.deals(round, found);
    String same = text(index.unindex(round, found));
    Members row = new Members().put("spot", number).put("index", found).put("size", deals);
    row.put("representative", same).member("round", round).member("classes", index.size(round));
    String line =
        words().count("index.class", deals, given(spot), found, index.size(round), deals, same);
    answers().write(new Sheet().add(row).line(line));
  }

  private long[] deal(SpotText spot) {
    int[] cards = spot.text().cards();
    if (spot.board().length > 0 && spot.hole().length != rounds[0]) {
      throw spot.text()
          .fault(
              SpotText.count(spot.hole().length) + " before the bar: expected " + rounds[0],
              Math.min(spot.hole().length, rounds[0]));
    }
    long[] dealt = new long[rounds.length];
    int from = 0;
    for (int round = 0; round < rounds.length && from + rounds[round] <= cards.length; round++) {
      int to = from + rounds[round];
      dealt[round] = Hand.of(Arrays.copyOfRange(cards, from, to));
      from = to;
      if (from == cards.length) {
        return Arrays.copyOf(dealt, round + 1);
      }
    }
    throw spot.text()
        .fault(SpotText.count(cards.length) + ": no round of " + index + " ends there", from);
  }

  /** The cards as given: flop, turn and river can be told apart. */
  private static String given(SpotText spot) {
    String hole = Card.toString(spot.hole());
    return spot.board().length == 0 ? hole : hole + " | " + Card.toString(spot.board());
  }

  /** The first round, a bar, the others. */
  private static String text(long[] rounds) {
    StringBuilder text = new StringBuilder(HandText.byRank(rounds[0]));
    for (int i = 1; i < rounds.length; i++) {
      text.append(i == 1 ? " | " : " ").append(HandText.byRank(rounds[i]));
    }
    return text.toString();
  }
}
