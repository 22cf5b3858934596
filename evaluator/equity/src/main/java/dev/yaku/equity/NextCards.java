package dev.yaku.equity;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.Progress;
import dev.yaku.RuleSet;
import dev.yaku.equity.internal.spot.Game;
import dev.yaku.equity.internal.spot.Seat;
import dev.yaku.equity.internal.spot.Spot;
import dev.yaku.equity.internal.spot.Tally;
import dev.yaku.equity.internal.work.Effort;
import dev.yaku.equity.internal.work.Workers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How often each player wins, by the next card of the board: the answer of {@link
 * EquitySpot#byNextCard}. Immutable.
 *
 * <p>The numbers for a card count the deals in which it comes next: the deals of the question with
 * this card on the board. Before the flop, three cards come at once: there, the next card is one of
 * the flop, the same as any other card of the board, and the numbers are those of the question in
 * which nothing else is known of the board.
 *
 * <p>If the {@link #whole} is exact, so is each card, and the mean of the {@linkplain
 * EquityResult#share share}, in which each card weighs as much as its {@linkplain
 * EquityResult#total total}, is that of the whole. Otherwise each card has a sample of its own, of
 * as many trials as any other card, with its own {@linkplain EquityResult#standardError standard
 * error}; then nothing is known of how likely the cards are, as far as that depends on ranges.
 *
 * <p>Cards are numbered as by {@link Card}, players from 0 on, in the order in which they were
 * added.
 */
public final class NextCards {
  private static final double ROUNDING = 1e-12; // explains a difference of shares
  private static final double SURE = 3; // standard errors: hardly ever chance, even for 50 cards

  private final Spot spot;
  private final EquityResult whole;
  private final boolean stopped;
  private final @Nullable EquityResult[] byCard;
  private final long cards;

  /**
   * Cards that help a player and give the same category of hand.
   *
   * @param category the category of the player's high hand with one of the cards; null if the board
   *     by itself has that category, or if no single category is known, since the player has a
   *     range, or too few cards for a hand
   * @param cards the cards, as a set
   * @param share the player's share with one of these cards, on average
   */
  @SuppressWarnings("exports") // the annotation is for compilers that know it
  public record Outs(@Nullable Category category, long cards, double share) {
    @Override
    public String toString() {
      return Hand.toString(cards) + ": " + category + ", share " + share;
    }
  }

  NextCards(Spot spot, EquityResult whole, boolean stopped, @Nullable EquityResult... byCard) {
    this.spot = spot;
    this.whole = whole;
    this.stopped = stopped;
    this.byCard = byCard;
    long known = 0;
    for (int card = 0; card < byCard.length; card++) {
      known |= byCard[card] == null ? 0 : 1L << card;
    }
    cards = known;
  }

  /** {@return the number of players} */
  public int players() {
    return spot.players();
  }

  /** {@return the answer to the question as a whole, whatever card comes next} */
  public EquityResult whole() {
    return whole;
  }

  /**
   * {@return the cards that may come next, as a set: those with which a deal is possible} If the
   * work {@link #isStopped}, only those whose samples were finished; none if all deals were to be
   * counted.
   */
  public long cards() {
    return cards;
  }

  /** {@return whether every deal was counted, so that no number is an estimate} */
  public boolean isExact() {
    return whole.isExact();
  }

  /**
   * {@return whether the work was stopped before every card was answered, by {@link
   * EquitySpot#onProgress} or an interrupt}
   */
  public boolean isStopped() {
    return stopped;
  }

  /**
   * {@return the answer for the deals in which this card comes next} Its {@link EquityResult#total}
   * is the number of these deals, or the sum of their weights, or the number of trials if it was
   * sampled. Counted, the totals of all cards add up to that of the whole, once for each card that
   * the board lacks: each of these may come next. Single combos of ranges are not known by card.
   *
   * @param card one of the {@link #cards}
   * @throws IllegalArgumentException if not one of the cards
   */
  public EquityResult result(int card) {
    if (card < 0 || card >= byCard.length) {
      throw new IllegalArgumentException("card " + card + ": expected 0 to " + (Card.JOKER - 1));
    }
    EquityResult result = byCard[card];
    if (result == null) {
      throw new IllegalArgumentException(
          Card.toString(card) + (stopped ? " was not counted" : " cannot come next"));
    }
    return result;
  }

  /**
   * {@return the cards that help a player, those of the best category first} With them, the
   * player's share is greater than that of the {@link #whole}; if shares are estimates, by more
   * than three standard errors of the difference. Against ranges, a card can help although it makes
   * no better hand, and a better hand can be worth less.
   *
   * @param player the number of a player
   * @throws IllegalStateException if the share of the whole is not known
   */
  public List<Outs> outs(int player) {
    List<Category> order = spot.game().evaluator().ruleSet().categories();
    long[] byCategory = new long[order.size() + 1]; // first those of which it is not known
    for (int card : Hand.cards(cards)) {
      if (helps(card, player)) {
        Category category = category(card, player);
        byCategory[category == null ? 0 : 1 + order.indexOf(category)] |= 1L << card;
      }
    }
    List<Outs> outs = new ArrayList<>();
    for (int i = byCategory.length - 1; i >= 0; i--) {
      if (byCategory[i] != 0) {
        Category category = i == 0 ? null : order.get(i - 1);
        outs.add(new Outs(category, byCategory[i], share(byCategory[i], player)));
      }
    }
    return outs;
  }

  private boolean helps(int card, int player) {
    EquityResult result = result(card);
    double error = Math.hypot(result.standardError(player), whole.standardError(player));
    return result.share(player) - whole.share(player) > ROUNDING + SURE * error;
  }

  private double share(long of, int player) {
    double total = 0;
    double won = 0;
    for (int card : Hand.cards(of)) {
      EquityResult result = result(card);
      total += result.total();
      won += result.total() * result.share(player);
    }
    return won / total;
  }

  /** The category of a player's hand with this card: see {@link Outs#category}. */
  private @Nullable Category category(int card, int player) {
    Seat seat = spot.seats().get(player);
    Game game = spot.game();
    RuleSet rules = game.evaluator().ruleSet();
    long board = spot.board() | 1L << card;
    int least = game instanceof Game.Omaha ? rules.minBoard() : rules.minCards();
    if (!seat.isKnown() || Long.bitCount(board) < least) {
      return null;
    }
    Category category = game.evaluator().category(game.high(seat.hands()[0], board));
    boolean isBoards =
        game instanceof Game.Holdem holdem
            && category == holdem.evaluator().category(holdem.evaluator().evaluate(board));
    return isBoards ? null : category;
  }

  /**
   * The best and the worst card for each player: {@code "35.41 % (15.20 % with 2c to 99.10 % with
   * As) / ..."}.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int player = 0; cards != 0 && player < players(); player++) {
      int best = Long.numberOfTrailingZeros(cards);
      int worst = best;
      for (int card : Hand.cards(cards)) {
        best = result(card).share(player) > result(best).share(player) ? card : best;
        worst = result(card).share(player) < result(worst).share(player) ? card : worst;
      }
      text.append(player == 0 ? "" : " / ")
          .append(
              String.format(
                  Locale.ROOT,
                  "%.2f %% (%.2f %% with %s to %.2f %% with %s)",
                  100 * whole.share(player),
                  100 * result(worst).share(player),
                  Card.toString(worst),
                  100 * result(best).share(player),
                  Card.toString(best)));
    }
    return cards == 0 ? whole.toString() : text.toString();
  }

  /** Answers a question for each next card: all deals counted in one pass, or a sample for each. */
  static final class Calculation implements Predicate<Progress> {
    /** Makes the seeds of cards differ in many bits: 2<sup>64</sup> divided by the golden ratio. */
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private final Spot spot;
    private final Effort effort;
    private final int threads;
    private final @Nullable Predicate<Progress> progress; // null if nobody asks
    private final long seed;
    private final EquityResult[] byCard =
        new EquityResult[Card.JOKER]; // null if it cannot come, or was not counted
    private long before; // trials of questions that are finished
    private volatile boolean ended; // by whoever was asked whether to go on
    private boolean stopped;

    Calculation(
        Spot spot, Effort effort, int threads, @Nullable Predicate<Progress> progress, long seed) {
      this.spot = spot;
      this.effort = effort.halved();
      this.threads = threads;
      this.progress = progress;
      this.seed = seed;
    }

    NextCards run() {
      long start = effort.now();
      Workers.Outcome outcome = effort.spend(spot, threads, this, seed, true);
      EquityResult whole = new EquityResult(spot, outcome);
      stopped = outcome.stopped();
      if (whole.isExact()) {
        split(outcome.tally());
      } else if (!stopped) {
        sample(whole.deals(), start);
      }
      return new NextCards(spot, whole, stopped, byCard);
    }

    private void split(Tally tally) {
      for (int card : Hand.cards(spot.live())) {
        Workers.Outcome part = new Workers.Outcome(tally.with(spot, card), false, false, null);
        EquityResult result = new EquityResult(spot, part);
        byCard[card] = result.total() > 0 ? result : null;
      }
    }

    private void sample(long done, long start) {
      before = done;
      Duration all = effort.time().multipliedBy(2);
      double speed = (double) done / Math.max(1, effort.now() - start) / threads;
      long coming = 0;
      for (int card : Hand.cards(spot.live())) {
        coming |= spot.isPossible(1L << card) ? 1L << card : 0;
      }
      int cards = Long.bitCount(coming);
      int left = cards;
      for (int card : Hand.cards(coming)) {
        Duration rest = all.minusNanos(effort.now() - start);
        boolean isLate = effort.isTimed() && (rest.isNegative() || rest.isZero());
        stopped = ended || isLate; // also if that was after the last piece of the work on a card
        if (stopped) {
          return;
        }
        // Each ends with a whole block, after its time: the next ones have less.
        Effort ofCard = effort.sampledFor(cards, rest.dividedBy(left--), speed);
        Spot next = new Spot(spot.game(), spot.seats(), spot.board() | 1L << card, spot.dead());
        Workers.Outcome part = ofCard.spend(next, threads, this, seed ^ (card + 1) * STEP, false);
        stopped = part.stopped();
        if (stopped) {
          return;
        }
        // Combos, and their lists in the next spot, would fill the memory fifty times: nobody asks.
        part.tally().forgetCombos();
        EquityResult result = new EquityResult(spot, part);
        byCard[card] = result;
        before += result.deals();
      }
    }

    /** The cards together have as many trials as the whole. */
    @Override
    public boolean test(Progress of) {
      if (progress != null) {
        boolean isTrials = of.all() > 0 && !Double.isNaN(of.error());
        long twice = isTrials ? 2 * effort.trials() : of.all();
        ended =
            !progress.test(new Progress(before + of.done(), twice, of.error(), of.secondsToGo()));
      }
      return !ended;
    }
  }
}
