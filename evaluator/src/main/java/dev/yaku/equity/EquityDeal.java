package dev.yaku.equity;

import dev.yaku.Hand;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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

  /** What {@link #exact} takes on at most, in nanoseconds by the estimate: about half an hour. */
  private static final double MOST_NANOSECONDS = 2e12;

  /** What is counted exactly unless told otherwise, in nanoseconds by the estimate. */
  private static final double DEFAULT_NANOSECONDS = 1e9;

  private enum Mode {
    DEFAULT,
    EXACT,
    SAMPLE,
    ERROR,
    TIME
  }

  private final Game game;
  private final List<Player> players = new ArrayList<>();
  private long board;
  private long dead;
  private Mode mode = Mode.DEFAULT;
  private long trials = DEFAULT_TRIALS;
  private double error;
  private Duration time = Duration.ZERO;
  private long seed;
  private int threads = 1;
  private Predicate<EquityProgress> progress = done -> true;

  /** A player as asked for: cards, a range of hold'em, or one of Omaha. */
  private record Player(String text, long cards, Range range, OmahaRange omaha) {
    Player(String text, long cards) {
      this(text, cards, null, null);
    }

    /** How many cards are known to be a player's, at least. */
    int size() {
      return omaha == null ? Long.bitCount(cards) : omaha.cards();
    }
  }

  EquityDeal(Game game) {
    this.game = game;
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
    String stripped = text.strip();
    if (stripped.equalsIgnoreCase("random")) {
      return random();
    }
    if (game instanceof HoldemGame) {
      players.add(new Player(stripped, Hand.EMPTY, Range.parse(text, game.deck()), null));
      return this;
    }
    if (game instanceof OmahaGame && !isCards(stripped)) {
      OmahaRange range = OmahaRange.parse(text, holeCards(), game.deck());
      players.add(new Player(stripped, Hand.EMPTY, null, range));
      return this;
    }
    return player(Hand.parse(text));
  }

  /** Whether all of a text is cards: a rank and a suit each. */
  private static boolean isCards(String text) {
    return text.matches("(?i)((10|[2-9TJQKA])[cdhs♣♦♥♠][\\s,]*)+");
  }

  /** How many cards a player has in the end, as far as the players so far say. */
  private int holeCards() {
    return players.stream().mapToInt(Player::size).reduce(game.minHole(), Math::max);
  }

  /**
   * Adds a player with these cards; what is missing of a hand is drawn.
   *
   * @param cards as a set
   */
  public EquityDeal player(long cards) {
    players.add(new Player(Hand.toString(cards), cards));
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
    if (!(game instanceof HoldemGame)) {
      throw new IllegalArgumentException(
          game.name() + ": a range of two cards is for hold'em only");
    }
    players.add(new Player(range.toString(), Hand.EMPTY, range, null));
    return this;
  }

  /** Adds a player with any cards. */
  public EquityDeal random() {
    players.add(new Player("random", Hand.EMPTY));
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
    mode = Mode.EXACT;
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
    mode = Mode.SAMPLE;
    trials = deals;
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
    mode = Mode.ERROR;
    error = standardError;
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
    mode = Mode.TIME;
    time = duration;
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
    if (mode == Mode.SAMPLE) {
      return sample(spot);
    }
    Counting counting = Countings.of(spot);
    double cost = counting.cost() / (mode == Mode.DEFAULT || mode == Mode.ERROR ? 1 : threads);
    double most =
        switch (mode) {
          case EXACT -> MOST_NANOSECONDS;
          case TIME -> time.toNanos();
          default -> DEFAULT_NANOSECONDS;
        };
    if (cost <= most) {
      return new Workers(spot, threads, progress).count(counting);
    }
    if (mode == Mode.EXACT) {
      throw new IllegalArgumentException(tooMany(spot));
    }
    return sample(spot);
  }

  private static String tooMany(Spot spot) {
    DealCount count = new DealCount(spot);
    double exactly = count.exactly();
    return "too many deals to count every one: "
        + (exactly < 0 ? "up to " : "")
        + (exactly < 0
            ? count.atMost()
            : exactly > 1e15 ? exactly : String.format("%,.0f", exactly))
        + "; sample them";
  }

  private EquityResult sample(Spot spot) {
    Workers workers = new Workers(spot, threads, progress);
    Sampler sampler = Sampler.of(spot, seed);
    return switch (mode) {
      case ERROR -> workers.sampleUntil(sampler, error);
      case TIME -> workers.sampleFor(sampler, time);
      default -> workers.sample(sampler, trials);
    };
  }

  private Spot spot() {
    int cards = holeCards();
    if (cards > game.maxHole()) {
      throw new IllegalArgumentException(
          cards + " cards of a player: " + game.name() + " has at most " + game.maxHole());
    }
    List<Seat> seats = new ArrayList<>();
    for (Player player : players) {
      seats.add(seat(player, cards));
    }
    Spot spot = new Spot(game, seats, board, dead);
    if (!DealCount.isPossible(spot)) {
      throw new IllegalArgumentException(
          "no deal is possible: whatever the players hold, two of them hold the same card");
    }
    return spot;
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
                + " cards, where another player has "
                + cards);
      }
      return new Seat(player.text, player.omaha.holes(), null, 0);
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
}
