package dev.yaku.equity;

import dev.yaku.Card;
import dev.yaku.Hand;
import dev.yaku.equity.internal.spot.DrawGame;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.HoldemGame;
import dev.yaku.equity.internal.spot.OmahaGame;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Subsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The players of a question, as the caller gave them. */
final class EquityPlayers {
  private static final String RANDOM = "random";

  /** What a hand of a range takes: in its list, while that grows, and in sums of a few threads. */
  private static final int BYTES = 128;

  /**
   * Of all ranges of Omaha together, more than all hands of six cards. Fewer where the heap would
   * not hold them: a text must not end in an OutOfMemoryError.
   */
  private static final int MOST_HANDS =
      (int) Math.min(1 << 25, Runtime.getRuntime().maxMemory() / BYTES);

  /** The greatest length of cards as text that may be a hand of Omaha, rather than a range. */
  private static final int MAX_CARDS_TEXT = 100;

  private static final int MAX_STARS = 7;
  private static final String SUITS = "cdhsCDHS♣♦♥♠";
  private static final String SEPARATORS = ", \t\n\u000B\f\r";

  private final Game game;
  private final List<Player> players = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private int chosenCards; // 0 if not chosen

  /**
   * A player as given: cards, a hold'em range, an Omaha range, or the text of an Omaha range, whose
   * number of cards is known when all players are.
   *
   * @param least the fewest cards that the player's hand can have
   */
  private record Player(
      Object text, long cards, @Nullable Range range, @Nullable OmahaRange omaha, int least) {
    Player(Object text, long cards) {
      this(text, cards, null, null, Long.bitCount(cards));
    }

    boolean isPattern() {
      return omaha != null && text instanceof String;
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
    } else if (game instanceof HoldemGame && stripped.length() == 2 && card(stripped, 0) >= 0) {
      add(stripped, CardTexts.parse(text, game)); // one known card, and any other
    } else if (game instanceof HoldemGame) {
      join(stripped, Range.parse(text, game.deck()));
    } else if (game instanceof OmahaGame && isStars(stripped)) {
      join(new Player(stripped, Hand.EMPTY, null, null, stripped.length()));
    } else if (game instanceof OmahaGame && !isCards(stripped)) {
      OmahaRange range = OmahaRange.ahead(text, game.evaluator().ruleSet());
      join(new Player(stripped, Hand.EMPTY, null, range, range.symbols()));
      note(range.notes());
    } else {
      long cards = CardTexts.parse(text, game);
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
    join(range, range);
  }

  void add(OmahaRange range) {
    if (!(game instanceof OmahaGame)) {
      throw new IllegalArgumentException(game.name() + ": ranges of Omaha are for Omaha only");
    }
    join(new Player(range, Hand.EMPTY, null, range, range.cards()));
    note(range.notes());
  }

  void addRandom() {
    join(new Player(RANDOM, Hand.EMPTY));
  }

  private void join(Object text, Range range) {
    join(new Player(text, Hand.EMPTY, range, null, 0));
    note(range.notes());
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

  private void note(List<String> more) {
    for (String note : more) {
      notes.add("player " + players.size() + ": " + note);
    }
  }

  /** Sets the number of cards of each player's complete hand. */
  void setCards(int cards) {
    if (cards < game.minHole() || cards > game.maxHole()) {
      String least = game.minHole() == game.maxHole() ? "" : game.minHole() + " to ";
      throw new IllegalArgumentException(
          cards + " cards of a player: expected " + least + game.maxHole() + " in " + game.name());
    }
    chosenCards = cards;
  }

  List<String> texts() {
    return players.stream().map(player -> player.text.toString()).toList();
  }

  List<String> notes() {
    List<String> all = new ArrayList<>(notes);
    if (players.size() == 1) {
      all.add("a single player has no opponent; a slash separates players");
    }
    return all;
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

  /** Whether a text is one star for each card. */
  private static boolean isStars(String text) {
    int stars = 0;
    while (stars < text.length() && text.charAt(stars) == '*') {
      stars++;
    }
    return stars == text.length() && stars > 0 && stars <= MAX_STARS;
  }

  /** Whether the whole text is cards, each a rank and a suit. */
  private static boolean isCards(String text) {
    int at = 0;
    while (at < text.length()) {
      boolean ten = text.startsWith("10", at);
      boolean rank = ten || Card.RANKS.indexOf(Character.toUpperCase(text.charAt(at))) >= 0;
      at += ten ? 2 : 1;
      if (!rank || at == text.length() || SUITS.indexOf(text.charAt(at)) < 0) {
        return false;
      }
      do {
        at++;
      } while (at < text.length() && SEPARATORS.indexOf(text.charAt(at)) >= 0);
    }
    return at > 0 && at <= MAX_CARDS_TEXT;
  }

  /** The number of cards of each player's complete hand. */
  private int handCards() {
    if (chosenCards > 0) {
      return chosenCards;
    }
    if (game instanceof DrawGame) {
      return game.maxHole();
    }
    int cards = game.minHole();
    for (Player player : players) {
      cards = Math.max(cards, player.least);
    }
    return cards;
  }

  /** The hands that each player may hold. */
  List<Seat> seats() {
    int cards = handCards();
    List<Seat> seats = new ArrayList<>();
    int listed = 0;
    for (int i = 0; i < players.size(); i++) {
      checkSize(i, cards);
      Seat seat = seat(players.get(i), cards, MOST_HANDS - listed);
      listed += players.get(i).omaha == null ? 0 : seat.hands().length;
      seats.add(seat);
    }
    return seats;
  }

  /** Rejects a hand of another size than the others, rather than to deal it some cards. */
  private void checkSize(int i, int cards) {
    Player player = players.get(i);
    int count = player.least;
    if (count > game.maxHole()) {
      throw new IllegalArgumentException(
          count + " cards of a player: " + game.name() + " has at most " + game.maxHole());
    }
    boolean complete =
        game instanceof OmahaGame
            && (player.cards != Hand.EMPTY || player.omaha != null && !player.isPattern());
    if (count > cards || complete && count < cards) {
      String others = chosenCards > 0 ? "" : count > cards ? "" : others(cards);
      String any = player.cards == Hand.EMPTY ? "" : "; * stands for any card, as in As Ah*";
      throw new IllegalArgumentException(
          "player "
              + (i + 1)
              + ", "
              + player.text
              + ": "
              + count
              + (count == 1 ? " card, expected " : " cards, expected ")
              + cards
              + others
              + any);
    }
  }

  /** Why a number of cards is expected. */
  private String others(int cards) {
    for (int i = 0; i < players.size(); i++) {
      if (players.get(i).least == cards) {
        return " as of player " + (i + 1);
      }
    }
    return "";
  }

  private Seat seat(Player player, int cards, int mostHands) {
    if (player.range != null) {
      return Seat.of(player.text, player.range.weights());
    }
    if (player.omaha != null) {
      OmahaRange range =
          player.isPattern()
              ? OmahaRange.parse((String) player.text, cards, game.evaluator().ruleSet())
              : player.omaha;
      return new Seat(player.text, range.holes(mostHands), null, 0);
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

  @Override
  public String toString() {
    return players.stream().map(player -> "" + player.text()).collect(Collectors.joining(" / "));
  }
}
