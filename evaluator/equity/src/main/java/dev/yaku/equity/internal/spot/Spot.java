package dev.yaku.equity.internal.spot;

import dev.yaku.Hand;
import dev.yaku.equity.internal.holes.HoleSets;
import dev.yaku.internal.cards.Combinatorics;
import java.util.ArrayList;
import java.util.List;

/**
 * A spot, from which deals are counted: a game, one to nine seats, the known cards of the board,
 * and dead cards, which are never dealt.
 */
public record Spot(Game game, List<Seat> seats, long board, long dead) {
  public static final int MAX_PLAYERS = 9;

  /** The least weight other than 0: products of nine are numbers of full precision. */
  public static final double LEAST_WEIGHT = 1e-30;

  private static final int MOST_STEPS = 20_000_000; // trying more takes longer than it is worth

  /** Checks the spot, and removes combos that are impossible. */
  public Spot {
    if (seats.isEmpty() || seats.size() > MAX_PLAYERS) {
      throw new IllegalArgumentException(seats.size() + " players: expected 1 to " + MAX_PLAYERS);
    }
    checkBoard(game, board, dead);
    for (int i = 0; i < seats.size(); i++) {
      checkWeights(i, seats.get(i));
    }
    seats = List.copyOf(withoutKnown(game, seats, board | dead));
    int needed = game.boardCards() - Long.bitCount(board);
    for (Seat seat : seats) {
      needed += Long.bitCount(seat.hands()[0]) + seat.draws();
    }
    int left = Long.bitCount(game.deck() & ~board & ~dead);
    if (needed > left) {
      throw new IllegalArgumentException(
          needed + " more cards to deal: " + left + " are left in the deck of " + game.name());
    }
  }

  private static void checkWeights(int player, Seat seat) {
    double[] weights = seat.weights();
    for (int i = 0; weights != null && i < weights.length; i++) {
      if (!(weights[i] == 0 || weights[i] >= LEAST_WEIGHT && weights[i] <= 1)) {
        throw new IllegalArgumentException(
            "player %s: the weight %s of %s: expected 0, or %s to 1"
                .formatted(player + 1, weights[i], Hand.toString(seat.hands()[i]), LEAST_WEIGHT));
      }
    }
  }

  private static void checkBoard(Game game, long board, long dead) {
    checkDeck(game, board | dead);
    if (Long.bitCount(board) > game.boardCards()) {
      throw new IllegalArgumentException(
          "%s cards on the board: %s has %s"
              .formatted(
                  Long.bitCount(board),
                  game.name(),
                  game.boardCards() == 0 ? "no board" : "at most " + game.boardCards()));
    }
    if ((board & dead) != 0) {
      throw new IllegalArgumentException(
          "both on the board and dead: " + Hand.toString(board & dead));
    }
  }

  private static void checkDeck(Game game, long cards) {
    long strange = cards & ~game.deck();
    if (strange != 0) {
      throw new IllegalArgumentException(
          "not in the deck of " + game.name() + ": " + Hand.toString(strange));
    }
  }

  /** Removes combos with known cards, until no further cards become known. */
  private static List<Seat> withoutKnown(Game game, List<Seat> seats, long boardAndDead) {
    List<Seat> left = seats;
    long known = known(game, left, boardAndDead);
    long before;
    do {
      List<Seat> fewer = new ArrayList<>();
      for (int i = 0; i < left.size(); i++) {
        Seat seat = left.get(i);
        long others = ~game.deck() | (seat.hands().length == 1 ? 0 : known);
        Seat possible = seat.without(others);
        if (possible.hands().length == 0) {
          Seat given = seats.get(i);
          String fault = HoleSets.fault(given.hands(), given::weight, known | ~game.deck());
          throw new IllegalArgumentException(
              "player " + (i + 1) + ", " + given.text() + ": " + fault);
        }
        fewer.add(possible);
      }
      left = fewer;
      before = known;
      known = known(game, left, boardAndDead);
    } while (known != before);
    return left;
  }

  /** The cards that are on the board, dead, or held by a player who can hold no others. */
  private static long known(Game game, List<Seat> seats, long boardAndDead) {
    long known = boardAndDead;
    for (int i = 0; i < seats.size(); i++) {
      Seat seat = seats.get(i);
      if (seat.hands().length == 1) {
        checkDeck(game, seat.hands()[0]);
        long twice = seat.hands()[0] & known;
        if (twice != 0) {
          throw new IllegalArgumentException(
              "player " + (i + 1) + " holds a duplicate card: " + Hand.toString(twice));
        }
        known |= seat.hands()[0];
      }
    }
    return known;
  }

  /** The cards that may still be dealt. */
  public long live() {
    return game.deck() & ~board & ~dead;
  }

  public int missing() {
    return game.boardCards() - Long.bitCount(board);
  }

  public int players() {
    return seats.size();
  }

  /** The number of all players' combos together. */
  public int combos() {
    int combos = 0;
    for (Seat seat : seats) {
      combos += seat.hands().length;
    }
    return combos;
  }

  /** The number of choices of a combo for each player, as if no two shared a card. */
  public double choices() {
    double choices = 1;
    for (Seat seat : seats) {
      choices *= seat.hands().length;
    }
    return choices;
  }

  /** The cards of players who can hold no others. */
  public long known() {
    return known(game, seats, Hand.EMPTY); // checked before: nothing is rejected
  }

  /** Whether some combo has a weight other than 1. */
  public boolean isWeighted() {
    boolean weighted = false;
    for (Seat seat : seats) {
      weighted |= seat.weights() != null;
    }
    return weighted;
  }

  /** The product of all numbers of combos, draws and boards, as if no combos shared a card. */
  public double mostDeals() {
    return choices() * draws();
  }

  /** The number of deals, or -1 if there are too many choices of combos to try. */
  public double deals() {
    int[] steps = new int[1];
    double choices = choices(0, Hand.EMPTY, false, steps);
    return steps[0] > MOST_STEPS ? -1 : choices * draws();
  }

  /** The number of ways to draw cards and complete the board, once the combos are chosen. */
  private double draws() {
    int live = Long.bitCount(live());
    for (Seat seat : seats) {
      live -= Long.bitCount(seat.hands()[0]);
    }
    double draws = 1;
    for (Seat seat : seats) {
      draws *= Combinatorics.choose(live, seat.draws());
      live -= seat.draws();
    }
    return draws * Combinatorics.choose(live, missing());
  }

  /**
   * The number of ways for this player and later ones to hold combos that share no card: those
   * found until the most steps are done or, if {@code any}, until there is one.
   */
  private double choices(int player, long used, boolean any, int... steps) {
    double choices = 0;
    boolean last = player == players() - 1;
    for (long hand : seats.get(player).hands()) {
      if (++steps[0] > MOST_STEPS || any && choices > 0) {
        return choices;
      }
      if ((hand & used) == 0) {
        choices += last ? 1 : choices(player + 1, used | hand, any, steps);
      }
    }
    return choices;
  }

  /**
   * Whether any deal is possible in which nobody holds one of these cards, as far as is known after
   * many choices were tried.
   */
  public boolean isPossible(long used) {
    int[] steps = new int[1];
    return choices(0, used, true, steps) > 0 || steps[0] > MOST_STEPS;
  }
}
