package dev.yaku.equity;

import dev.yaku.Hand;
import dev.yaku.internal.counting.Countings;
import dev.yaku.internal.spot.DealCount;
import dev.yaku.internal.spot.Game;
import dev.yaku.internal.spot.Spot;
import dev.yaku.internal.work.Effort;
import dev.yaku.internal.work.Progress;
import java.time.Duration;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * A question about equity, put together and then {@linkplain #run answered}: see {@link Equity}.
 *
 * <p>Unless said otherwise every deal is counted if that takes about a second or less, by an
 * estimate that depends on the question alone, and else {@value #DEFAULT_TRIALS} deals are sampled.
 *
 * <p>The same question and seed have the same answer, however many threads there are; but what is
 * {@linkplain #within limited in time} or {@linkplain #onProgress stopped} depends on the time.
 * Mutable, for one thread; the work may be done by more.
 */
public final class EquityDeal {
  /** How many deals are sampled unless told otherwise: {@value}. */
  public static final long DEFAULT_TRIALS = 10_000_000;

  /** The least standard error that can be asked for: {@value}. */
  public static final double LEAST_ERROR = 1e-6;

  private final Game game;
  private final EquityPlayers players;
  private long board;
  private long dead;
  private Effort effort = Effort.byDefault(DEFAULT_TRIALS);
  private long seed;
  private int threads = 1;
  private Predicate<EquityProgress> progress = done -> true;

  EquityDeal(Game game) {
    this.game = game;
    players = new EquityPlayers(game);
  }

  /**
   * Adds a player with these cards, or one of a range's combinations. In Omaha a range's have as
   * many cards as the players before, or else the fewest.
   *
   * @param text cards such as {@code "Ah Kh"}; in hold'em and Omaha a range, too, as {@link
   *     Range#parse} and {@link OmahaRange#parse} read it; or {@code "random"}
   * @throws IllegalArgumentException if it is none; says where
   */
  public EquityDeal player(String text) {
    players.add(text);
    return this;
  }

  /**
   * Adds a player with these cards; what is missing of a hand is drawn.
   *
   * @param cards as a set
   */
  public EquityDeal player(long cards) {
    players.add(Hand.toString(cards), cards);
    return this;
  }

  /**
   * Rejects a card where a set is meant.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: {@link Hand#of}
   */
  @Deprecated
  public EquityDeal player(int card) {
    throw Sets.notASet(card);
  }

  /**
   * Adds a player with one combination of a range.
   *
   * @throws IllegalArgumentException if the game is not hold'em
   */
  public EquityDeal player(Range range) {
    players.add(range);
    return this;
  }

  /** Adds a player with any cards. */
  public EquityDeal random() {
    players.addRandom();
    return this;
  }

  /** Adds so many players with any cards. */
  public EquityDeal random(int count) {
    for (int i = 0; i < count; i++) {
      random();
    }
    return this;
  }

  /** Sets the known cards of the board. */
  public EquityDeal board(String cards) {
    return board(Hand.parse(cards));
  }

  /** Sets the known cards of the board. */
  public EquityDeal board(long cards) {
    board = cards;
    return this;
  }

  /**
   * Rejects a card where a set is meant.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: {@link Hand#of}
   */
  @Deprecated
  public EquityDeal board(int card) {
    throw Sets.notASet(card);
  }

  /** Sets the cards that nobody can be dealt. */
  public EquityDeal dead(String cards) {
    return dead(Hand.parse(cards));
  }

  /** Sets the cards that nobody can be dealt. */
  public EquityDeal dead(long cards) {
    dead = cards;
    return this;
  }

  /**
   * Rejects a card where a set is meant.
   *
   * @throws IllegalArgumentException always
   * @deprecated a card is not a set: {@link Hand#of}
   */
  @Deprecated
  public EquityDeal dead(int card) {
    throw Sets.notASet(card);
  }

  /** Counts every deal, or throws if that takes too long: half an hour or more, by estimate. */
  public EquityDeal exact() {
    effort = Effort.exact();
    return this;
  }

  /**
   * Samples this many deals.
   *
   * @throws IllegalArgumentException if not positive
   */
  public EquityDeal sample(long deals) {
    if (deals < 1) {
      throw new IllegalArgumentException(deals + " trials: expected at least 1");
    }
    effort = Effort.sample(deals);
    return this;
  }

  /**
   * Counts every deal if that takes about a second or less, by estimate; else samples until no
   * player's {@linkplain EquityResult#standardError standard error} is greater.
   *
   * @throws IllegalArgumentException if below {@value #LEAST_ERROR}, for which hours would not do
   */
  public EquityDeal untilError(double standardError) {
    if (!(standardError >= LEAST_ERROR)) {
      throw new IllegalArgumentException(
          "standard error " + standardError + ": expected at least " + LEAST_ERROR);
    }
    effort = Effort.untilError(standardError);
    return this;
  }

  /**
   * Counts every deal if that takes no longer, by estimate; else samples for this time.
   *
   * @throws IllegalArgumentException if not positive
   */
  public EquityDeal within(Duration duration) {
    if (duration.isNegative() || duration.isZero()) {
      throw new IllegalArgumentException(duration + ": expected a positive duration");
    }
    effort = Effort.within(duration);
    return this;
  }

  /** Sets the start of the random numbers; 0 unless told otherwise. */
  public EquityDeal seed(long start) {
    seed = start;
    return this;
  }

  /**
   * Sets how many threads do the work; 1 unless told otherwise.
   *
   * @throws IllegalArgumentException if not positive
   */
  public EquityDeal threads(int count) {
    if (count < 1) {
      throw new IllegalArgumentException(count + " threads: expected at least 1");
    }
    threads = count;
    return this;
  }

  /**
   * Has somebody asked from time to time whether to go on, by any of the threads, but one at a
   * time. What was counted when the answer was {@code false} is the result.
   */
  public EquityDeal onProgress(Predicate<EquityProgress> goOn) {
    progress = Objects.requireNonNull(goOn);
    return this;
  }

  /**
   * How many deals there are: the size of the question, not of the work.
   *
   * @return an integer up to 2<sup>53</sup>; -1 if there are so many choices of combinations that
   *     it would take long to say
   * @throws IllegalArgumentException as {@link #run}
   */
  public double deals() {
    return new DealCount(spot()).exactly();
  }

  /**
   * About how long it takes to count every deal.
   *
   * @throws IllegalArgumentException as {@link #run}
   */
  public Duration exactTime() {
    double nanoseconds = Countings.of(spot()).cost() / threads;
    return Duration.ofNanos((long) Math.min(nanoseconds, Long.MAX_VALUE));
  }

  /**
   * Answers the question.
   *
   * @throws IllegalArgumentException if there are no players, or more than nine; if cards are held
   *     twice, or not in the deck; if a player can hold nothing, or no deal is possible; if every
   *     deal is to be counted, and there are too many; says which, and why
   */
  public EquityResult run() {
    Spot spot = spot();
    Progress reported = (done, all) -> progress.test(new EquityProgress(done, all));
    return new EquityResult(spot, effort.spend(spot, threads, reported, seed));
  }

  private Spot spot() {
    Spot spot = new Spot(game, players.seats(), board, dead);
    if (!DealCount.isPossible(spot)) {
      throw new IllegalArgumentException(
          "no deal is possible: whatever the players hold, two of them hold the same card");
    }
    return spot;
  }
}
