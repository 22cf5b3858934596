package dev.yaku.equity;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.internal.spot.Game;
import dev.yaku.internal.spot.HoldemGame;
import dev.yaku.internal.spot.OmahaGame;
import dev.yaku.internal.spot.Seat;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.spot.Subsets;
import java.util.ArrayList;
import java.util.List;

/** The players of a question, as the caller gave them. */
final class EquityPlayers {
  private static final String RANDOM = "random";

  /** Of a range of Omaha: a quarter of a gigabyte. More than all hands of six cards. */
  private static final int MOST_HANDS = 1 << 25;

  private final Game game;
  private final List<Player> players = new ArrayList<>();

  /** A player as given: cards, a hold'em range, or an Omaha range. */
  private record Player(Object text, long cards, Range range, OmahaRange omaha) {
    Player(Object text, long cards) {
      this(text, cards, null, null);
    }

    /** The number of known cards of a player, at least. */
    int size() {
      return omaha == null ? Long.bitCount(cards) : omaha.cards();
    }
  }

  EquityPlayers(Game game) {
    this.game = game;
  }

  /** Adds a player by text: cards, a range, or {@code random}. */
  void add(String text) {
    String stripped = text.strip();
    if (stripped.equalsIgnoreCase(RANDOM)) {
      addRandom();
    } else if (game instanceof HoldemGame && isHole(stripped)) {
      // the most common range; its 1,326 weights are not needed
      add(stripped, Hand.parse(stripped));
    } else if (game instanceof HoldemGame) {
      Range range = Range.parse(text, game.deck());
      join(new Player(stripped, Hand.EMPTY, range, null));
    } else if (game instanceof OmahaGame && !isCards(stripped)) {
      OmahaRange range = OmahaRange.parse(text, holeCards(), game.deck());
      join(new Player(stripped, Hand.EMPTY, null, range));
    } else {
      long cards = Hand.parse(text);
      add(Hand.toString(cards), cards);
    }
  }

  void add(String text, long cards) {
    join(new Player(text, cards));
  }

  void add(Range range) {
    if (!(game instanceof HoldemGame)) {
      throw new IllegalArgumentException(
          game.name() + ": ranges of two-card hands are for hold'em only");
    }
    join(new Player(range, Hand.EMPTY, range, null));
  }

  void addRandom() {
    join(new Player(RANDOM, Hand.EMPTY));
  }

  private void join(Player player) {
    checkMore(1);
    players.add(player);
  }

  /** Checks that there may be so many more players. */
  void checkMore(int count) {
    long all = (long) players.size() + count;
    if (all > Spot.MAX_PLAYERS) {
      throw new IllegalArgumentException(all + " players: expected 1 to " + Spot.MAX_PLAYERS);
    }
  }

  /** Whether a text is one hole of the deck, which needs no range. */
  private boolean isHole(String text) {
    int length = text.length();
    if (length != 4 && (length != 5 || text.charAt(2) != ' ')) {
      return false;
    }
    int first = card(text, 0);
    int second = card(text, length - 2);
    return first >= 0
        && second >= 0
        && first != second
        && (game.deck() >>> first & game.deck() >>> second & 1) != 0;
  }

  /** The card written with the two characters there, or -1. */
  private static int card(String text, int at) {
    int rank = Card.RANKS.indexOf(text.charAt(at));
    int suit = Card.SUITS.indexOf(text.charAt(at + 1));
    return rank < 0 || suit < 0 ? -1 : Card.of(rank, suit);
  }

  /** Whether the whole text is cards, each a rank and a suit. */
  private static boolean isCards(String text) {
    return text.matches("(?i)((10|[2-9TJQKA])[cdhs♣♦♥♠][\\s,]*)+");
  }

  /** The number of cards of each player's complete hand, as the players so far imply. */
  private int holeCards() {
    return players.stream().mapToInt(Player::size).reduce(game.minHole(), Math::max);
  }

  /** The hands that each player may hold. */
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
      if (player.omaha.cards() < cards) {
        throw new IllegalArgumentException(
            player.text
                + ": a range of "
                + player.omaha.cards()
                + " cards, but another player has "
                + cards);
      }
      return new Seat(player.text, player.omaha.holes(MOST_HANDS), null, 0);
    }
    int draws = cards - Long.bitCount(player.cards);
    if (game instanceof HoldemGame && draws == HoldemGame.HOLE) {
      return Seat.ofAny(player.text, game.deck());
    }
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
}
