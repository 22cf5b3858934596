package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.Dealer;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.cli.options.AnswerTask;
import dev.yaku.cli.options.OptionLimits;
import dev.yaku.cli.options.Options;
import dev.yaku.cli.options.RuleSetOption;
import dev.yaku.cli.sheet.Members;
import dev.yaku.cli.sheet.Sheet;
import java.io.IOException;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(name = "deal")
public final class DealCommand extends AnswerTask {
  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Options.Seed seed = new Options.Seed();
  @Mixin private Options.Cards cards = new Options.Cards();
  @Mixin private Options.Jokers jokers = new Options.Jokers();

  @Parameters(arity = "0..1", paramLabel = "COUNT")
  private long count = 1;

  @Override
  protected int run() throws IOException {
    Evaluator evaluator = ruleSet.evaluator();
    OptionLimits limits = new OptionLimits(spec.commandLine(), evaluator.ruleSet());
    int size = limits.cards(cards.cards);
    long deck = limits.deck(jokers.count);
    limits.checkDecks(cards.decks, size);
    limits.checkDealt(size, jokers.count);
    rejectIf(count < 0, "COUNT " + count + ": expected 0 or more");
    answers().header("hand");
    SplittableRandom random = seed.random();
    if (cards.decks == 1) {
      deal(Dealer.of(random, deck), size, evaluator.ruleSet().maxBoard());
    } else {
      deal(random, shoe(Hand.cards(deck & Hand.DECK), Hand.cards(deck & ~Hand.DECK)), size);
    }
    return 0;
  }

  private void deal(Dealer dealer, int size, int board) throws IOException {
    for (long i = 0; i < count; i++) {
      long hand = dealer.deal(size);
      write(
          Hand.toString(hand)
              + (board == 0 ? "" : " | " + Hand.toString(dealer.deal(board, hand))));
    }
  }

  /** Several decks shuffled together; jokers are in only once. */
  private int[] shoe(int[] deck, int... jokers) {
    IntStream decks = IntStream.range(0, cards.decks).flatMap(i -> Arrays.stream(deck));
    return IntStream.concat(decks, Arrays.stream(jokers)).toArray();
  }

  /** Deals from all cards, ascending: all choices of a number of cards are equally likely. */
  private void deal(SplittableRandom random, int[] shoe, int size) throws IOException {
    for (long n = 0; n < count; n++) {
      for (int i = 0; i < size; i++) {
        int at = random.nextInt(i, shoe.length);
        int card = shoe[at];
        shoe[at] = shoe[i];
        shoe[i] = card;
      }
      int[] hand = Arrays.copyOf(shoe, size);
      Arrays.sort(hand);
      write(Card.toString(hand));
    }
  }

  private void write(String hand) throws IOException {
    answers().write(new Sheet().line(hand).add(new Members().put("hand", hand)));
  }
}
