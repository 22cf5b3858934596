package dev.yaku.equity.internal.spot;

import dev.yaku.RuleSet;
import dev.yaku.equity.internal.ranges.OmahaHands;
import java.util.List;

/** A player as given, before the number of cards of all players is known. */
public interface Player {
  /** The player as given, by {@code toString}: writing a range may take long. */
  Object given();

  /** The fewest cards that the player's hand can have. */
  int least();

  /** Whether the player's hand has just that many cards, so that none are dealt to it. */
  default boolean isWhole() {
    return false;
  }

  /** What the writer of the text may not expect. */
  default List<String> notes() {
    return List.of();
  }

  /** The hands of so many cards that the player may hold, of which only so many may be listed. */
  Seat seat(int cards, int most);

  /** A player who holds known cards, and is dealt the others of a hand. */
  record Known(Object given, long cards, int least, Game game) implements Player {
    public Known(Object given, long cards, Game game) {
      this(given, cards, Long.bitCount(cards), game);
    }

    @Override
    public boolean isWhole() {
      return game instanceof Game.Omaha && cards != 0;
    }

    @Override
    public Seat seat(int all, int most) {
      int draws = all - Long.bitCount(cards);
      if (!(game instanceof Game.Holdem) || draws == 0) {
        return Seat.of(given, cards, draws);
      }
      if (cards == 0) {
        return Seat.ofAny(given, game.deck());
      }
      long[] hands = new Subsets(game.deck() & ~cards, draws).toArray();
      for (int i = 0; i < hands.length; i++) {
        hands[i] |= cards;
      }
      return new Seat(given, hands, null, 0);
    }
  }

  /**
   * A player of Omaha with one hand of a range.
   *
   * @param hands the hands; as text, read ahead, if the number of cards follows from all players
   * @param rules by which the text is read again when it is known; null if the hands are complete
   */
  record OfOmaha(OmahaHands hands, RuleSet rules) implements Player {
    @Override
    public Object given() {
      return hands.text();
    }

    @Override
    public int least() {
      return isWhole() ? hands.cards() : hands.symbols();
    }

    @Override
    public boolean isWhole() {
      return rules == null;
    }

    @Override
    public List<String> notes() {
      return hands.notes();
    }

    @Override
    public Seat seat(int cards, int most) {
      OmahaHands read = isWhole() ? hands : OmahaHands.parse(hands.text(), cards, rules);
      return new Seat(given(), read.holes(most), null, 0);
    }
  }

  /** A player of hold'em with one hand of a range. */
  record OfRange(Object given, double[] weights, List<String> notes) implements Player {
    @Override
    public int least() {
      return 0;
    }

    @Override
    public Seat seat(int cards, int most) {
      return Seat.of(given, weights);
    }
  }
}
