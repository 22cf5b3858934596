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
  private static final String[] NAMES =
      IntStream.range(0, Long.SIZE).mapToObj(Card::toString).toArray(String[]::new);

  @ArgGroup private RuleSetOption ruleSet = new RuleSetOption();
  @Mixin private Options.Seed seed = new Options.Seed();

  @Mixin private Options.Cards cards = new Options.Cards();

  @Mixin private Options.Jokers jokers = new Options.Jokers();

  @Parameters(arity = "0..1", paramLabel = "COUNT")
  private long count = 1;

  private final StringBuilder row = new StringBuilder();

  @Override
  protected int run() throws IOException {
    Evaluator evaluator = ruleSet.evaluator();
    OptionLimits limits = new OptionLimits(spec.commandLine(), evaluator.ruleSet());
    int size = limits.cards(cards.cards);
    long deck = limits.deck(jokers.count);
    limits.checkDecks(cards.decks, size);
    if (size > Long.bitCount(deck)) {
      throw limits.rejection("--cards " + size, "the deck has " + Long.bitCount(deck));
    }
    if (count < 0) {
      throw limits.rejection("COUNT " + count, "expected 0 or more");
    }
    answers.header("hand");
    SplittableRandom random = seed.random();
    if (cards.decks == 1) {
      deal(Dealer.of(random, deck), size, evaluator.ruleSet().maxBoard());
    } else {
      int[] others = Hand.cards(deck & ~Hand.DECK);
      deal(new ManyDecks(random, cards.decks, Hand.cards(deck & Hand.DECK), others), size);
    }
    return 0;
  }

  private void deal(Dealer dealer, int size, int board) throws IOException {
    for (long i = 0; i < count; i++) {
      long hand = dealer.deal(size);
      write(Hand.cards(hand), board == 0 ? new int[0] : Hand.cards(dealer.deal(board, hand)));
    }
  }

  private void deal(ManyDecks dealer, int size) throws IOException {
    for (long i = 0; i < count; i++) {
      write(dealer.deal(size), new int[0]);
    }
  }

  private void write(int[] hand, int[] board) throws IOException {
    row.setLength(0);
    appendCards(hand);
    if (board.length > 0) {
      row.append(" | ");
      appendCards(board);
    }
    String cards = row.toString();
    answers.write(new Sheet().line(cards).add(new Members().put("hand", cards)));
  }

  private void appendCards(int[] cards) {
    for (int i = 0; i < cards.length; i++) {
      row.append(i == 0 ? "" : " ").append(NAMES[cards[i]]);
    }
  }

  /**
   * Several decks shuffled together, with jokers: all choices of a number of cards are equally
   * likely.
   */
  private static final class ManyDecks {
    private final SplittableRandom random;
    private final int[] cards;

    /**
     * @param deck the cards of each deck
     * @param jokers the cards that are in only once
     */
    ManyDecks(SplittableRandom random, int decks, int[] deck, int[] jokers) {
      this.random = random;
      cards =
          IntStream.concat(
                  IntStream.range(0, decks).flatMap(i -> Arrays.stream(deck)),
                  Arrays.stream(jokers))
              .toArray();
    }

    /** Deals from all cards, ascending. */
    int[] deal(int size) {
      for (int i = 0; i < size; i++) {
        int at = random.nextInt(i, cards.length);
        int card = cards[at];
        cards[at] = cards[i];
        cards[i] = card;
      }
      int[] hand = Arrays.copyOf(cards, size);
      Arrays.sort(hand);
      return hand;
    }
  }
}
