package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Player;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.internal.work.Memory;
import java.util.ArrayList;
import java.util.List;

/** The players of a question, as the caller gave them. */
final class EquityPlayers {
  static final String RANDOM = "random";

  /**
   * The bytes that a hand of a range takes: in its list, while that grows, and in sums of a few
   * threads.
   */
  private static final int BYTES = 128;

  /**
   * Of all ranges of Omaha together, more than all hands of six cards. Fewer where the heap would
   * not hold them: a text must not end in an OutOfMemoryError.
   */
  private static final int MOST_HANDS = (int) Math.min(1 << 25, Memory.most() / BYTES);

  private final Game game;
  private final List<Player> players = new ArrayList<>();
  private int chosenCards; // 0 if not chosen

  EquityPlayers(Game game) {
    this.game = game;
  }

  /** Adds a player by text, as the game reads it, or {@code random}; others have some cards. */
  void add(String text, long taken) {
    String given = text.strip();
    boolean isAny = given.equalsIgnoreCase(RANDOM);
    Player player = isAny ? new Player.Known(given, Hand.EMPTY, game) : game.player(text);
    if (player instanceof Player.Known known) {
      long cards = game.withFreeJokers(known.cards(), taken | known());
      player = new Player.Known(known.given(), cards, known.least(), game);
    }
    add(player);
  }

  /** The cards of players who hold known cards. */
  long known() {
    long known = Hand.EMPTY;
    for (Player player : players) {
      known |= player instanceof Player.Known each ? each.cards() : Hand.EMPTY;
    }
    return known;
  }

  void add(Player player) {
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

  void setCards(int cards) {
    if (cards < game.minHole() || cards > game.maxHole()) {
      String least = game.minHole() == game.maxHole() ? "" : game.minHole() + " to ";
      throw new IllegalArgumentException(
          cards + " cards of a player: expected " + least + game.maxHole() + " in " + game.name());
    }
    chosenCards = cards;
  }

  List<String> texts() {
    return players.stream().map(player -> player.given().toString()).toList();
  }

  List<String> notes() {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      for (String note : players.get(i).notes()) {
        all.add("player " + (i + 1) + ": " + note);
      }
    }
    if (players.size() == 1) {
      all.add("a single player has no opponent; a slash separates players");
    }
    return all;
  }

  /** The number of cards of each player's complete hand. */
  private int handCards() {
    int most = game.minHole();
    for (Player player : players) {
      most = Math.max(most, player.least());
    }
    int given = game instanceof Game.Draw ? game.maxHole() : most;
    return chosenCards > 0 ? chosenCards : given;
  }

  List<Seat> seats() {
    int cards = handCards();
    List<Seat> seats = new ArrayList<>();
    int listed = 0;
    for (int i = 0; i < players.size(); i++) {
      checkSize(i, cards);
      Seat seat = players.get(i).seat(cards, MOST_HANDS - listed);
      listed += players.get(i) instanceof Player.OfOmaha ? seat.hands().length : 0;
      seats.add(seat);
    }
    return seats;
  }

  /** Rejects a hand of another size than the others, rather than to deal it some cards. */
  private void checkSize(int i, int cards) {
    Player player = players.get(i);
    int count = player.least();
    if (count > game.maxHole()) {
      throw new IllegalArgumentException(
          count + " cards of a player: " + game.name() + " has at most " + game.maxHole());
    }
    boolean isShort = player.isWhole() && count < cards;
    if (count > cards || isShort) {
      String others = chosenCards == 0 && isShort ? others(cards) : "";
      boolean isKnown = player instanceof Player.Known known && known.cards() != 0;
      throw new IllegalArgumentException(
          "player %s, %s: %s card%s, expected %s%s%s"
              .formatted(
                  i + 1,
                  player.given(),
                  count,
                  count == 1 ? "" : "s",
                  cards,
                  others,
                  isKnown ? "; * stands for any card, as in As Ah*" : ""));
    }
  }

  /** Why a number of cards is expected. */
  private String others(int cards) {
    for (int i = 0; i < players.size(); i++) {
      if (players.get(i).least() == cards) {
        return " as of player " + (i + 1);
      }
    }
    return "";
  }

  @Override
  public String toString() {
    return String.join(" / ", texts());
  }
}
