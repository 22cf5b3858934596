package dev.yaku.equity.internal.spot;

import dev.yaku.RuleSet;
import dev.yaku.equity.OmahaRange;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;

/** A player as given, before the number of cards of all players is known. */
public interface Player {
  /** The player as given, by {@code toString}: writing a range may take long. */
  Object given();

  /** The fewest cards that the player's hand can have: 0 if the player does not say. */
  default int least() {
    return 0;
  }

  /** Whether the player's hand has just that many cards, so that none are dealt to it. */
  default boolean isWhole() {
    return false;
  }

  /** Notes about texts that can be read in another way than their writer may mean. */
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
   * @param range the hands; null if the text was only read ahead, since the number of cards follows
   *     from all players
   * @param rules by which the text is read when that is known
   */
  record OfOmaha(String given, int least, List<String> notes, OmahaRange range, RuleSet rules)
      implements Player {
    public OfOmaha(OmahaRange range) {
      this(range.toString(), range.cards(), range.notes(), range, null);
    }

    @Override
    public boolean isWhole() {
      return range != null;
    }

    @Override
    public Seat seat(int cards, int most) {
      LongStream.Builder hands = LongStream.builder();
      int[] count = {0};
      OmahaRange read = isWhole() ? range : OmahaRange.parse(given, cards, rules);
      read.forEach(
          hand -> {
            if (count[0]++ == most) {
              throw new IllegalArgumentException(
                  String.format(
                      Locale.ROOT,
                      "%s: more than %,d hands; expected fewer, more memory (-Xmx), or"
                          + " \"random\"",
                      given,
                      most));
            }
            hands.add(hand);
          });
      return new Seat(given, hands.build().toArray(), null, 0);
    }
  }

  /** A player of hold'em with one hand of a range. */
  record OfRange(Object given, double[] weights, List<String> notes) implements Player {
    @Override
    public Seat seat(int cards, int most) {
      return Seat.of(given, weights);
    }
  }
}
