package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.internal.spot.Game;
import dev.yaku.internal.spot.HoldemGame;
import dev.yaku.internal.spot.OmahaGame;
import dev.yaku.internal.spot.Seat;
import dev.yaku.internal.spot.Subsets;
import java.util.ArrayList;
import java.util.List;

/** The players of a question as they were asked for, and what each may hold. */
final class Players {
  private final Game game;
  private final List<Player> players = new ArrayList<>();

  /** A player as asked for: cards, a range of hold'em, or one of Omaha. */
  private record Player(String text, long cards, Range range, OmahaRange omaha) {
    /** How many cards are known to be a player's, at least. */
    int size() {
      return omaha == null ? Long.bitCount(cards) : omaha.cards();
    }
  }

  Players(Game game) {
    this.game = game;
  }

  /** Adds a player with these cards, and whatever else a hand needs. */
  void add(String text, long cards) {
    players.add(new Player(text, cards, null, null));
  }

  /** Adds a player with one combination of a range. */
  void add(Range range) {
    if (!(game instanceof HoldemGame)) {
      throw new IllegalArgumentException(
          game.name() + ": a range of two cards is for hold'em only");
    }
    players.add(new Player(range.toString(), Hand.EMPTY, range, null));
  }

  /** Adds a player from text: cards, a range, or "random". */
  void add(String text) {
    String stripped = text.strip();
    if (stripped.equalsIgnoreCase("random")) {
      add("random", Hand.EMPTY);
    } else if (game instanceof HoldemGame) {
      players.add(new Player(stripped, Hand.EMPTY, Range.parse(text, game.deck()), null));
    } else if (game instanceof OmahaGame && !isCards(stripped)) {
      OmahaRange range = OmahaRange.parse(text, holeCards(), game.deck());
      players.add(new Player(stripped, Hand.EMPTY, null, range));
    } else {
      long cards = Hand.parse(text);
      add(Hand.toString(cards), cards);
    }
  }

  /** Whether all of a text is cards: a rank and a suit each. */
  private static boolean isCards(String text) {
    return text.matches("(?i)((10|[2-9TJQKA])[cdhs♣♦♥♠][\\s,]*)+");
  }

  /** How many cards a player has in the end, as far as the players so far say. */
  private int holeCards() {
    return players.stream().mapToInt(Player::size).reduce(game.minHole(), Math::max);
  }

  /** What each may hold. */
  List<Seat> seats() {
    int cards = holeCards();
    if (cards > game.maxHole()) {
      throw new IllegalArgumentException(
          cards + " cards of a player: " + game.name() + " has at most " + game.maxHole());
    }
    List<Seat> seats = new ArrayList<>();
    for (Player player : players) {
      seats.add(seat(player, cards));
    }
    return seats;
  }

  private Seat seat(Player player, int cards) {
    if (player.range != null) {
      return Seat.of(player.text, player.range.weights());
    }
    if (player.omaha != null) {
      return seat(player.text, player.omaha, cards);
    }
    int draws = cards - Long.bitCount(player.cards);
    boolean listed = game instanceof HoldemGame && draws > 0;
    if (!listed) {
      return Seat.of(player.text, player.cards, draws);
    }
    long[] others = new Subsets(game.deck() & ~player.cards, draws).toArray();
    for (int i = 0; i < others.length; i++) {
      others[i] |= player.cards;
    }
    return new Seat(player.text, others, null, 0);
  }

  private static Seat seat(String text, OmahaRange range, int cards) {
    if (range.cards() < cards) {
      throw new IllegalArgumentException(
          text + ": a range of " + range.cards() + " cards, where another player has " + cards);
    }
    return new Seat(text, range.holes(), null, 0);
  }
}
