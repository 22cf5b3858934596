package dev.yaku.videopoker;

import dev.yaku.HandEvaluator;
import dev.yaku.internal.videopoker.BestPlay;
import dev.yaku.internal.videopoker.DrawCounts;
import dev.yaku.internal.videopoker.ExactReturn;
import dev.yaku.internal.videopoker.Game;
import dev.yaku.internal.videopoker.HandKinds;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A video poker machine, solved: what it pays back with best play, how often each class of hands
 * comes, what to hold. All of it exactly.
 *
 * <p>A machine deals five cards of a deck; the player holds some and discards the others, which are
 * replaced from the rest of the deck; the {@link PayTable} says what the final hand pays for a
 * coin.
 *
 * <pre>{@code
 * VideoPoker machine = VideoPoker.of("jacks-9-6");
 * machine.exactReturn(); // 1653526326983/1661102543100
 * Holds holds = machine.holds(Hand.parse("As Ks Qs Js 2c"));
 * holds.best().held(); // As Ks Qs Js
 * machine.withPay("full-house", Fraction.of(8)).exactReturn(); // in milliseconds
 * }</pre>
 *
 * <p>Any rules for hands of five cards will do, with any number of jokers that they allow. Where
 * several holds are of equal value, frequencies, variance and numbers of cards held depend on which
 * is chosen, the return does not: it is the one of the least variance; of those the one with most
 * cards held; then the leftmost, as {@link Holds} has it.
 *
 * <p>Immutable, and safe for any number of threads. Making the first machine of a deck takes some
 * dozens of milliseconds, and 15 MB for the classes of its deals (16 MB with jokers), which all
 * machines of that deck share. Answers are computed when first asked for, in milliseconds, and
 * kept: the return takes 1.2 to 1.4 MB, frequencies as much again, and so do holds. Where all holds
 * of a deal are of equal value, as on a machine that pays nothing, frequencies take longer: seconds
 * at most.
 */
public final class VideoPoker {
  private final PayTable table;
  private final Payouts payouts;
  private final Game game;

  // Made when first asked for. Two threads may both make them, and make the same.
  private volatile Fraction exactReturn;
  private volatile BestPlay play;

  private VideoPoker(HandKinds hands, PayTable table) {
    this.table = table;
    payouts = new Payouts(table, hands);
    DrawCounts draws = DrawCounts.of(Long.bitCount(hands.deck()));
    game = new Game(hands, draws, payouts.scale(draws), payouts.classOfKind());
  }

  /** The names of the built-in machines. */
  public static List<String> names() {
    return Machines.NAMES;
  }

  /**
   * A built-in machine.
   *
   * @param name such as {@code jacks-9-6}; see {@link #names()}
   * @throws IllegalArgumentException if there is none; names those that there are
   */
  public static VideoPoker of(String name) {
    PayTable table = Machines.payTable(name);
    return of(HandEvaluator.of(table.rules()), table);
  }

  /**
   * The pay table of a built-in machine.
   *
   * @throws IllegalArgumentException as {@link #of(String)}
   */
  public static PayTable payTable(String name) {
    return Machines.payTable(name);
  }

  /**
   * The machine of a file with a pay table. Its rules are a built-in rule set, or a table file,
   * whose name ends in {@code .yaku} and is relative to the pay table's folder.
   *
   * @throws IOException if a file cannot be read
   * @throws PayTableException if it is no pay table
   * @throws IllegalArgumentException as {@link #of(HandEvaluator, PayTable)}
   */
  public static VideoPoker open(Path file) throws IOException {
    PayTable table = PayTable.parse(Files.readString(file));
    String rules = table.rules();
    return rules.endsWith(".yaku")
        ? of(HandEvaluator.open(file.resolveSibling(rules)), table)
        : of(HandEvaluator.of(rules), table);
  }

  /**
   * The machine that pays by this table for hands by these rules.
   *
   * @param evaluator by which hands are judged, whatever rules the pay table names
   * @throws PayTableException if a class of the pay table can never happen by the rules, or shares
   *     hands with another of which neither is the more special
   * @throws IllegalArgumentException if the rules are not for hands of five cards, or have fewer
   *     jokers than the pay table
   */
  public static VideoPoker of(HandEvaluator evaluator, PayTable table) {
    return new VideoPoker(new HandKinds(evaluator, table.jokers()), table);
  }

  /** What the machine pays. */
  public PayTable payTable() {
    return table;
  }

  /** By what hands are judged. */
  public HandEvaluator evaluator() {
    return game.hands().evaluator();
  }

  /** The cards of the deck as a set, with jokers. */
  public long deck() {
    return game.hands().deck();
  }

  /** What the machine returns for a coin with best play. */
  public Fraction exactReturn() {
    Fraction known = exactReturn;
    if (known == null) {
      known = play == null && game.scale().exact() ? sum() : mean();
      exactReturn = known;
    }
    return known;
  }

  private Fraction sum() {
    BigInteger total = BigInteger.valueOf(total()).multiply(game.scale().denominator());
    return new Fraction(ExactReturn.of(game), total);
  }

  private Fraction mean() {
    return frequencies().stream()
        .map(Frequency::contribution)
        .reduce(Fraction.ZERO, Fraction::plus);
  }

  /** The variance of what a coin returns with best play. */
  public Fraction variance() {
    Fraction squares =
        frequencies().stream()
            .map(frequency -> frequency.contribution().times(frequency.pay()))
            .reduce(Fraction.ZERO, Fraction::plus);
    return squares.minus(exactReturn().times(exactReturn()));
  }

  /**
   * Out of how many the frequencies are counted: all deals, each with a common multiple of the
   * numbers of draws; 19,933,230,517,200 for 52 cards.
   */
  public long total() {
    return game.draws().total();
  }

  /** How often each class of pays comes with best play, weakest first, from {@code nothing} on. */
  public List<Frequency> frequencies() {
    long[] deals = play().byPayClass();
    List<Frequency> frequencies = new ArrayList<>();
    for (int payClass = 0; payClass < deals.length; payClass++) {
      Fraction pay = payouts.pay(payClass);
      Fraction probability = new Fraction(deals[payClass], total());
      frequencies.add(
          new Frequency(
              payouts.name(payClass), pay, deals[payClass], probability, probability.times(pay)));
    }
    return List.copyOf(frequencies);
  }

  /**
   * How often a class of pays comes with best play.
   *
   * @param name as in the pay table, or {@code nothing}
   * @throws IllegalArgumentException if the pay table has no such class
   */
  public Frequency frequency(String name) {
    String known = name.equals(Payouts.NOTHING) ? name : table.nameOf(name);
    return frequencies().stream().filter(each -> each.name().equals(known)).findAny().orElseThrow();
  }

  /** How many deals are played by holding each number of cards, zero to five. */
  public long[] dealsByCardsHeld() {
    return play().held();
  }

  /** How many deals have several best holds. */
  public long tiedDeals() {
    return play().tied();
  }

  /**
   * All ways to play a deal.
   *
   * @param deal five cards of the deck
   * @throws IllegalArgumentException if these are not five cards of the deck
   */
  public Holds holds(long deal) {
    game.hands().checkDeal(deal);
    return new Holds(game, payouts, deal);
  }

  /** What finds best holds fast, one for each thread. */
  public HoldFinder finder() {
    return new HoldFinder(game);
  }

  /**
   * What a final hand is paid as: the name of a class, or {@code nothing}.
   *
   * @param hand five cards of the deck
   * @throws IllegalArgumentException if these are not five cards of the deck
   */
  public String payClass(long hand) {
    game.hands().checkDeal(hand);
    return payouts.name(game.payClass(hand));
  }

  /**
   * What a final hand pays for a coin.
   *
   * @param hand five cards of the deck
   * @throws IllegalArgumentException if these are not five cards of the deck
   */
  public Fraction pay(long hand) {
    game.hands().checkDeal(hand);
    return payouts.pay(game.payClass(hand));
  }

  /**
   * The same machine with another pay for one class. Shares with this what does not depend on pays.
   *
   * @param name of the class, as in the pay table
   * @throws IllegalArgumentException if the pay table has no such class, or the pay is negative
   */
  public VideoPoker withPay(String name, Fraction pay) {
    return new VideoPoker(game.hands(), table.withPay(name, pay));
  }

  /** As {@link #withPay(String, Fraction)}. */
  public VideoPoker withPay(String name, long pay) {
    return withPay(name, Fraction.of(pay));
  }

  /**
   * The pay of a class for which the machine returns just so much with best play.
   *
   * @param name of the class, as in the pay table
   * @param wanted for a coin: 98/100
   * @throws IllegalArgumentException if the pay table has no such class, or the machine returns
   *     more even where the class pays nothing
   */
  public Fraction solve(String name, Fraction wanted) {
    return PaySolver.solve(this, name, wanted);
  }

  private BestPlay play() {
    BestPlay known = play;
    if (known == null) {
      known = new BestPlay(game);
      play = known;
    }
    return known;
  }

  /** The machine's title. */
  @Override
  public String toString() {
    return table.title();
  }
}
