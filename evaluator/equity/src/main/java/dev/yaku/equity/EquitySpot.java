package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.Progress;
import dev.yaku.equity.internal.counting.Counting;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Player;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.work.Effort;
import dev.yaku.equity.internal.work.Workers;
import dev.yaku.internal.cards.CardName;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A question about equity, which is composed and then {@linkplain #run answered}: see {@link
 * Equity}.
 *
 * <p>By default every deal is counted if that takes about a second or less, by an estimate that
 * depends only on the question; otherwise {@value #DEFAULT_TRIALS} deals are sampled.
 *
 * <p>The same question and seed have the same answer with any number of threads, unless the work is
 * {@linkplain #within limited in time} or {@linkplain #onProgress stopped}. Mutable, and to be used
 * by one thread only; the work itself may use several.
 */
public final class EquitySpot {
  /** The default number of sampled deals: {@value}. */
  public static final long DEFAULT_TRIALS = 10_000_000;

  /** The most threads: {@value}. */
  public static final int MOST_THREADS = Workers.MOST_THREADS;

  /** The least standard error that can be requested: {@value}. */
  public static final double LEAST_ERROR = 1e-6;

  private Game game;
  private final EquityPlayers players;
  private long board;
  private long dead;
  private String boardText = "";
  private String deadText = "";
  private Effort effort = Effort.byDefault(DEFAULT_TRIALS);
  private long seed;
  private int threads = 1;
  private @Nullable Predicate<Progress> progress; // null if nobody asks

  EquitySpot(Game game) {
    this.game = game;
    players = new EquityPlayers(game);
  }

  /**
   * {@return this, with one more player, who has these cards, or a combo of a range} In Omaha,
   * hands have as many cards as {@link #cards} says, or as those of the players of whom all cards
   * are given, or the fewest that the rules allow; {@code *} is any card.
   *
   * @param text cards such as {@code "Ah Kh"}; a joker is one that nobody holds yet; in hold'em and
   *     Omaha also a range, as {@link Range#parse} and {@link OmahaRange#parse} read it; or {@code
   *     "random"}
   * @throws IllegalArgumentException if the text is invalid; the message says where
   */
  public EquitySpot player(String text) {
    players.add(Objects.requireNonNull(text, "text"), dead);
    return this;
  }

  /**
   * {@return this, with one more player, who has these cards, and draws the missing ones of a hand;
   * in Omaha, with a whole hand}
   *
   * @param cards as a set; {@link #run} rejects too many, and cards that are not in the deck
   */
  public EquitySpot player(long cards) {
    players.add(new Player.Known(Hand.toString(cards), cards, game));
    return this;
  }

  /**
   * {@return this, with one more player, who has one combo of a range} Weights matter only compared
   * with each other; {@link #run} rejects those that are above 0 and below 1e-30.
   *
   * @param range the hands of the player, with weights
   * @throws IllegalArgumentException if the game is not hold'em
   */
  public EquitySpot player(Range range) {
    Objects.requireNonNull(range, "range");
    if (!(game instanceof Game.Holdem)) {
      throw new IllegalArgumentException(
          game.name() + ": ranges of two-card hands are for hold'em only");
    }
    players.add(new Player.OfRange(range, range.weights(), range.notes()));
    return this;
  }

  /**
   * {@return this, with one more player, who has one hand of a range of Omaha}
   *
   * @param range the hands of the player
   * @throws IllegalArgumentException if the game is not Omaha
   */
  public EquitySpot player(OmahaRange range) {
    Objects.requireNonNull(range, "range");
    if (!(game instanceof Game.Omaha)) {
      throw new IllegalArgumentException(game.name() + ": ranges of Omaha are for Omaha only");
    }
    players.add(new Player.OfOmaha(range));
    return this;
  }

  /**
   * {@return this, with so many cards in each player's complete hand} By default it follows from
   * the players in Omaha, and is the most that the rules compare, up to seven, in games without a
   * board.
   *
   * @param count the number of cards of a complete hand
   * @throws IllegalArgumentException if hands of the game cannot have this number of cards
   */
  public EquitySpot cards(int count) {
    players.setCards(count);
    return this;
  }

  /** {@return the players as they were given, as texts} */
  public List<String> players() {
    return players.texts();
  }

  /** {@return the board as it was given, as text; empty if there is none} */
  public String board() {
    return boardText;
  }

  /** {@return the dead cards as they were given, as text; empty if there are none} */
  public String dead() {
    return deadText;
  }

  /**
   * {@return notes for the writer of the question, as sentences, about readings that may surprise:
   * items of a player's range that overlap, signs that add nothing, a player without an opponent}
   */
  public List<String> notes() {
    return players.notes();
  }

  /** {@return this, with one more player, who has any cards} */
  public EquitySpot random() {
    players.add(EquityPlayers.RANDOM, Hand.EMPTY);
    return this;
  }

  /**
   * {@return this, with so many more players, who have any cards}
   *
   * @param count the number of players to add
   * @throws IllegalArgumentException if negative, or if there are more than nine players
   */
  public EquitySpot random(int count) {
    if (count < 0) {
      throw new IllegalArgumentException(count + " players with any cards: expected 0 or more");
    }
    players.checkMore(count);
    for (int i = 0; i < count; i++) {
      random();
    }
    return this;
  }

  /**
   * {@return this, with these known cards of the board instead of those before}
   *
   * @param cards up to five cards, such as {@code "2c 4c 5h"}
   */
  public EquitySpot board(String cards) {
    board(game.cards(Objects.requireNonNull(cards, "cards")));
    boardText = cards.strip();
    return this;
  }

  /**
   * {@return this, with these known cards of the board instead of those before}
   *
   * @param cards up to five cards, a set
   */
  public EquitySpot board(long cards) {
    board = cards;
    boardText = Hand.toString(cards);
    return this;
  }

  /**
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  public EquitySpot board(int card) {
    throw CardName.notASet(card);
  }

  /**
   * {@return this, with these dead cards, which are never dealt, instead of those before}
   *
   * @param cards cards such as {@code "Jc"}
   */
  public EquitySpot dead(String cards) {
    long read = game.cards(Objects.requireNonNull(cards, "cards"));
    dead(game.withFreeJokers(read, players.known()));
    deadText = cards.strip();
    return this;
  }

  /**
   * {@return this, with these dead cards, which are never dealt, instead of those before}
   *
   * @param cards cards, a set
   */
  public EquitySpot dead(long cards) {
    dead = cards;
    deadText = Hand.toString(cards);
    return this;
  }

  /**
   * {@return never: a card passed as a set is rejected}
   *
   * @param card the card that is rejected
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: use {@link Hand#of}
   */
  @Deprecated
  public EquitySpot dead(int card) {
    throw CardName.notASet(card);
  }

  /**
   * {@return this, to count every deal; {@link #run} throws if that takes half an hour or more by
   * {@link #exactTime}}
   */
  public EquitySpot exact() {
    effort = Effort.exact();
    return this;
  }

  /**
   * {@return this, to sample this number of deals} If the combos of several ranges often share
   * cards, so that choosing them takes long, each choice is used with up to eight boards. More
   * deals are then needed for the same standard error, but they take less time in all.
   *
   * @param deals the number of deals to sample, above 0
   * @throws IllegalArgumentException if not positive
   */
  public EquitySpot sample(long deals) {
    if (deals < 1) {
      throw new IllegalArgumentException(deals + " trials: expected at least 1");
    }
    effort = Effort.sample(deals);
    return this;
  }

  /**
   * {@return this, to count every deal if that takes about a second or less, by estimate; otherwise
   * to sample until no player's {@linkplain EquityResult#standardError standard error} is greater}
   *
   * @param standardError the largest error that is accepted, a part of the pot
   * @throws IllegalArgumentException if below {@value #LEAST_ERROR}, which would take many hours
   */
  public EquitySpot untilError(double standardError) {
    if (!(standardError >= LEAST_ERROR)) {
      throw new IllegalArgumentException(
          "standard error " + standardError + ": expected at least " + LEAST_ERROR);
    }
    effort = Effort.untilError(standardError);
    return this;
  }

  /**
   * {@return this, to count every deal if that takes no longer than this, by {@link #exactTime};
   * otherwise to sample for this time} A count is not cut off: where the estimate is wrong, it
   * takes longer. A sample has at least 16,384 deals, however short the time, and ends with the
   * first 16,384 that are finished after it.
   *
   * @param duration the time to count or sample for, above 0
   * @throws IllegalArgumentException if not positive
   */
  public EquitySpot within(Duration duration) {
    Objects.requireNonNull(duration, "duration");
    if (duration.isNegative() || duration.isZero()) {
      throw new IllegalArgumentException(duration + ": expected a positive duration");
    }
    effort = Effort.within(duration);
    return this;
  }

  /**
   * {@return this, with a seed of the random numbers; the default is 0}
   *
   * @param start any number
   */
  public EquitySpot seed(long start) {
    seed = start;
    return this;
  }

  /**
   * {@return this, with so many threads, of which one calls {@link #run}; the default is 1}
   *
   * @param count the number of threads
   * @throws IllegalArgumentException if not 1 to {@value #MOST_THREADS}
   */
  public EquitySpot threads(int count) {
    threads = Workers.checked(count);
    return this;
  }

  /**
   * {@return this, with a table of three hands, by which three players of hold'em without a board
   * and dead cards are counted, if in each range all combos of a class have the same weight: any
   * three such ranges in less than a second} The result is the same as without it.
   *
   * @param table the table
   * @throws IllegalArgumentException if the game is not hold'em by the built-in rules {@code
   *     standard}
   */
  public EquitySpot threeHands(ThreeHands table) {
    Objects.requireNonNull(table, "table");
    if (!(game instanceof Game.Holdem holdem) || !holdem.isStandard()) {
      throw new IllegalArgumentException(
          game.name() + ": the table of three hands is for the built-in rules standard");
    }
    game = new Game.Holdem(holdem.evaluator(), table.table());
    return this;
  }

  /**
   * {@return this, with a function that is asked from time to time whether to continue, by any of
   * the threads, but only one at a time} When it returns {@code false} before the end, the deals
   * counted so far are the {@linkplain EquityResult#isStopped result}. When it throws, so does
   * {@link #run}.
   *
   * @param goOn returns whether to continue
   */
  public EquitySpot onProgress(Predicate<Progress> goOn) {
    progress = Objects.requireNonNull(goOn, "goOn");
    return this;
  }

  /**
   * {@return the number of deals, the size of the question, not of the work: an integer up to
   * 2<sup>53</sup>; -1 if the players have so many combos that finding the number would take long}
   *
   * @throws IllegalArgumentException as {@link #run}
   */
  public double deals() {
    return spot().deals();
  }

  /**
   * {@return an estimate of the time to count every deal, by as many of the {@link #threads} as
   * there are processors, in a program that has run for a while} A slow or busy machine may take
   * several times as long, and so may the first answers of a program.
   *
   * @throws IllegalArgumentException as {@link #run}
   */
  public Duration exactTime() {
    double nanoseconds = Effort.time(Counting.of(spot(), false), threads);
    return Duration.ofNanos((long) Math.min(nanoseconds, Long.MAX_VALUE));
  }

  /**
   * {@return the answer: each player's share of the deals that were counted}
   *
   * <p>If the calling thread is interrupted, the work is stopped within a fraction of a second, as
   * if {@link #onProgress} had returned {@code false}: the deals counted so far are the {@linkplain
   * EquityResult#isStopped result}, and the thread remains interrupted. If anything goes wrong in
   * one thread, the others end, and the cause is thrown.
   *
   * @throws IllegalArgumentException if there are no players; if a card is held twice or not in the
   *     deck; if a player has no possible hand, or no deal is possible; if there are too many deals
   *     to count, as {@link #exact} demands; the message says which, and why
   */
  public EquityResult run() {
    Spot spot = spot();
    return new EquityResult(spot, effort.spend(spot, threads, progress, seed, false));
  }

  /**
   * {@return the answer for each card that may come next on the board, and for the whole, each as
   * {@link #run} gives it} If every deal is counted, that takes at most two to three times as long
   * as the whole: each board is visited once, not once for each of its cards. (Before the flop, two
   * players are not looked up, but counted.) Otherwise the deals of each card are sampled: the
   * {@linkplain #sample trials} are divided among the cards, and each has the {@linkplain
   * #untilError error}. Half of a {@linkplain #within time} is for the whole, and the rest for the
   * cards; after it no other card is begun, and the work is {@linkplain NextCards#isStopped
   * stopped}. The whole is answered in either case.
   *
   * <p>The answer keeps a number for each card and each set of winners: some kilobytes, but for
   * eight players of a split pot some 30 megabytes, and for nine some 200.
   *
   * @throws IllegalArgumentException as {@link #run}, or if no card of a board is to come
   */
  public NextCards byNextCard() {
    Spot spot = spot();
    if (spot.missing() == 0) {
      throw new IllegalArgumentException(
          game.boardCards() == 0
              ? game.name() + " has no board: no next card"
              : "the board is complete: no card is to come");
    }
    return new NextCards.Calculation(spot, effort, threads, progress, seed).run();
  }

  private Spot spot() {
    Spot spot = new Spot(game, players.seats(), board, dead);
    if (!spot.isPossible(Hand.EMPTY)) {
      throw new IllegalArgumentException(
          "no deal is possible: whatever the players hold, two of them hold the same card");
    }
    return spot;
  }

  /** {@return the game, the players and the known cards, for people} */
  @Override
  public String toString() {
    String known = board == 0 && dead == 0 ? "" : " | " + boardText;
    return game.name() + ": " + players + known + (dead == 0 ? "" : " | " + deadText);
  }
}
