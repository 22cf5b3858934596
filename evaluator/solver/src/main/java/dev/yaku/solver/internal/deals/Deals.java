package dev.yaku.solver.internal.deals;

import dev.yaku.internal.cards.SuitExchange;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.LongStream;

/** Lists all deals from a board on. */
public final class Deals {
  private final CardGame game;
  private final List<List<Deal>> byStreet = new ArrayList<>();

  /**
   * Lists the deals of all streets.
   *
   * @param board the cards dealt before
   * @param complete the number of cards on the complete board
   * @param holes by player: sets of cards, none of them on the board
   * @param exchanges of suits that change neither the board nor the players' hands and their
   *     weights; the first changes nothing
   * @throws CancellationException if the thread is interrupted meanwhile
   */
  public Deals(
      CardGame game, long board, int complete, long[][] holes, List<SuitExchange> exchanges) {
    this.game = game;
    for (int cards = Long.bitCount(board); cards <= complete; cards++) {
      byStreet.add(new ArrayList<>());
    }
    deal(0, board, holes[0], holes[1], exchanges);
  }

  private Deals(CardGame game, Deal complete) {
    this.game = game;
    byStreet.add(
        List.of(
            new Deal(0, 0, complete.board(), complete.hands(), complete.alike(), complete.next())));
  }

  /** One deal of the last street alone. */
  public Deals only(Deal complete) {
    return new Deals(game, complete);
  }

  /** The deal of the board at the start. */
  public Deal root() {
    return byStreet.get(0).get(0);
  }

  /** The deals of a street, 0 for the first, by their number. */
  public List<Deal> of(int level) {
    return byStreet.get(level);
  }

  /** The number of cards that may come, given both players' hands. */
  public int cardsToCome(Deal deal) {
    return Long.bitCount(game.deck() & ~deal.board()) - 2 * game.holeSize();
  }

  private Deal deal(
      int level, long board, long[] holes0, long[] holes1, List<SuitExchange> exchanges) {
    boolean isLast = level == byStreet.size() - 1;
    PlayerHands live0 = live(0, board, isLast, holes0);
    PlayerHands live1 = live(1, board, isLast, holes1);
    PlayerHands[] hands = {live0.against(live1), live1.against(live0)};
    List<Deal> street = byStreet.get(level);
    int number = street.size();
    street.add(null); // the number is taken
    List<Deal.Next> next = isLast ? List.of() : next(level + 1, board, hands, exchanges);
    Deal deal = new Deal(level, number, board, hands, alike(hands, exchanges), next);
    street.set(number, deal);
    return deal;
  }

  private static char[][] alike(PlayerHands[] hands, List<SuitExchange> exchanges) {
    if (exchanges.size() == 1) {
      return new char[0][];
    }
    char[][] alike = new char[hands.length][];
    for (int player = 0; player < hands.length; player++) {
      alike[player] = image(exchanges.get(0), hands[player], hands[player]);
      for (SuitExchange exchange : exchanges) {
        char[] image = image(exchange, hands[player], hands[player]);
        for (int hand = 0; hand < image.length; hand++) {
          alike[player][hand] = (char) Math.min(alike[player][hand], image[hand]);
        }
      }
    }
    return alike;
  }

  private List<Deal.Next> next(
      int level, long board, PlayerHands[] hands, List<SuitExchange> exchanges) {
    List<Deal.Next> next = new ArrayList<>();
    long left = game.deck() & ~board;
    while (left != 0) {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException("interrupted before all deals were listed");
      }
      int card = Long.numberOfTrailingZeros(left);
      List<SuitExchange> toOthers = new ArrayList<>();
      List<SuitExchange> fixing = new ArrayList<>();
      for (SuitExchange exchange : exchanges) {
        long other = 1L << exchange.card(card);
        if (other == 1L << card) {
          fixing.add(exchange);
        }
        if ((left & other) != 0) {
          left &= ~other;
          toOthers.add(exchange);
        }
      }
      Deal deal = deal(level, board | 1L << card, hands[0].cards(), hands[1].cards(), fixing);
      char[][][] images = new char[toOthers.size()][2][];
      int[] cards = new int[toOthers.size()];
      for (int i = 0; i < images.length; i++) {
        cards[i] = toOthers.get(i).card(card);
        for (int player = 0; player < 2; player++) {
          images[i][player] = image(toOthers.get(i), hands[player], deal.hands()[player]);
        }
      }
      next.add(new Deal.Next(deal, cards, toOthers, images));
    }
    return next;
  }

  private static char[] image(SuitExchange exchange, PlayerHands before, PlayerHands after) {
    char[] image = new char[after.count()];
    for (int i = 0; i < image.length; i++) {
      image[i] = (char) before.number(exchange.image(after.cards()[i]));
    }
    return image;
  }

  /** The hands that are possible with a larger board. */
  private PlayerHands live(int player, long board, boolean isComplete, long[] before) {
    long[] order = // values, if there are any, then numbers
        LongStream.range(0, before.length).filter(i -> (before[(int) i] & board) == 0).toArray();
    int[] values = {};
    if (isComplete) {
      values = game.values(board, Arrays.stream(order).map(i -> before[(int) i]).toArray());
      for (int i = 0; i < values.length; i++) {
        order[i] |= (long) values[i] << Integer.SIZE;
      }
      Arrays.sort(order);
      Arrays.sort(values);
    }
    char[] parents = new char[order.length];
    for (int i = 0; i < parents.length; i++) {
      parents[i] = (char) order[i];
    }
    long[] cards = Arrays.stream(order).map(i -> before[(int) i]).toArray();
    return PlayerHands.of(player, cards, parents, values);
  }
}
