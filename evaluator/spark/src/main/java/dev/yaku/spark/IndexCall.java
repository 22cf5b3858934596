package dev.yaku.spark;

import dev.yaku.CardFormatException;
import dev.yaku.CardText;
import dev.yaku.Hand;
import dev.yaku.index.HandIndex;
import java.util.Arrays;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * The number of a deal. Public only for the code that Spark generates. All methods throw {@link
 * IllegalArgumentException} for bad cards.
 */
public final class IndexCall extends RowCall<IndexCall> {
  private static final long serialVersionUID = 1;

  private final String rounds;
  private final transient HandIndex index;

  /**
   * Creates the index.
   *
   * @param rounds numbers of cards, separated by commas; null if each row names its own
   */
  IndexCall(String function, String rounds, BadCards badCards) {
    super(function, badCards);
    this.rounds = rounds;
    index = rounds == null ? null : Loaded.index(rounds);
  }

  @Override
  IndexCall create(String name, String roundsOfRow, BadCards bad) {
    return new IndexCall(name, roundsOfRow, bad);
  }

  private Object readResolve() {
    return new IndexCall(function(), rounds, badCards());
  }

  /** The number of rounds. */
  int rounds() {
    return index.rounds();
  }

  /** The number of a deal, given the cards of each round. */
  public long index(long... cards) {
    return index.index(cards);
  }

  /**
   * The number of a deal, given the cards of all rounds as one text, in which bars have no meaning.
   */
  public long index(UTF8String text) {
    int[] cards = cards(text);
    long[] sets = new long[index.rounds()];
    int from = 0;
    for (int round = 0; round < sets.length; round++) {
      int to = from + index.cards(round);
      if (to > cards.length) {
        break;
      }
      sets[round] = Hand.of(Arrays.copyOfRange(cards, from, to));
      from = to;
      if (from == cards.length) {
        return index.index(Arrays.copyOf(sets, round + 1));
      }
    }
    throw new IllegalArgumentException(
        RowText.quoted(text.toString())
            + ", "
            + cards.length
            + " cards: rounds of "
            + index
            + " do not end there");
  }

  /** The cards of one round. */
  public long set(UTF8String text) {
    return Hand.of(cards(text));
  }

  private static int[] cards(UTF8String text) {
    String all = RowText.of(text);
    try {
      CardText cards = CardText.parse(all);
      cards.set(); // rejects duplicate cards
      return cards.cards();
    } catch (CardFormatException e) {
      throw RowText.located(all, e.column(), e);
    }
  }
}
