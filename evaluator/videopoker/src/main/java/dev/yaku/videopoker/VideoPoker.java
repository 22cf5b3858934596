package dev.yaku.videopoker;

import dev.yaku.HandEvaluator;
import dev.yaku.internal.cards.Quote;
import dev.yaku.internal.cards.Spelling;
import dev.yaku.internal.load.JarFiles;
import dev.yaku.videopoker.internal.BestPlay;
import dev.yaku.videopoker.internal.DrawCounts;
import dev.yaku.videopoker.internal.HandKinds;
import dev.yaku.videopoker.internal.HoldValues;
import dev.yaku.videopoker.internal.PaidGame;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A video poker machine, solved exactly: its return with best play, how often each class of hands
 * occurs, and which cards to hold.
 *
 * <p>A machine deals five cards from a deck. The player holds some and discards the others, which
 * are replaced from the rest of the deck. The {@link PayTable} says what the final hand pays for
 * each coin.
 *
 * <pre>{@code
 * VideoPoker machine = VideoPoker.of("jacks-9-6");
 * machine.exactReturn(); // 1653526326983/1661102543100
 * Holds holds = machine.holds(Hand.parse("As Ks Qs Js 2c"));
 * holds.best().held(); // As Ks Qs Js
 * machine.withPay("full-house", Fraction.of(8)).exactReturn(); // in milliseconds
 * }</pre>
 *
 * <p>The rules may be any for hands of five cards, with any number of jokers that they allow. If
 * several holds have equal value, the choice between them does not change the return, but it does
 * change the frequencies, the variance and the numbers of cards held: the first hold in the order
 * of {@link Holds} is chosen.
 *
 * <p>Immutable, and safe for any number of threads. Creating the first machine of a deck takes a
 * few dozen milliseconds, and 15 MB for the classes of its deals (16 MB with jokers), which all
 * machines of that deck share. Results are computed on first use, in milliseconds, and kept: the
 * return takes 1.2 to 1.4 MB, the frequencies as much again, and so do the holds. If all holds of a
 * deal have equal value, as on a machine that pays nothing, the frequencies take longer, at most
 * seconds.
 */
public final class VideoPoker {
  /** The greatest return that {@link #solve} looks for: {@value}. */
  public static final int MOST_RETURN = 1_000_000;

  private static final int MOST_BYTES = 1 << 20;

  /** Of the machines that come with the library. */
  private static final List<String> NAMES =
      List.of(
          "jacks-9-6",
          "jacks-9-5",
          "jacks-8-6",
          "jacks-8-5",
          "bonus-8-5",
          "double-bonus-10-7",
          "double-double-bonus-9-6",
          "deuces-full-pay",
          "deuces-not-so-ugly",
          "deuces-loose",
          "joker-kings-20-7-5",
          "joker-kings-18-7-5",
          "spreadsheet",
          "wild-five-1",
          "wild-five-2");

  /** Words of names that tell no machine from another. */
  private static final Set<String> EMPTY_WORDS =
      Set.of("", "or", "better", "poker", "video", "wild");

  /** Not a valid package name, so the module system does not encapsulate its resources. */
  private static final String FOLDER = "META-INF/yaku/machines/";

  private final PayTable table;
  private final Payouts payouts;
  private final PaidGame game;

  // Computed on first use. If two threads compute them at once, the results are the same.
  private volatile @Nullable Fraction exactReturn;
  private volatile @Nullable BestPlay play;

  private VideoPoker(HandKinds hands, PayTable table) {
    this.table = table;
    payouts = new Payouts(table, hands);
    DrawCounts draws = DrawCounts.of(Long.bitCount(hands.deck()));
    game = new PaidGame(hands, draws, payouts.scale(draws), payouts.classOfKind());
  }

  /** {@return the names of the built-in machines} */
  public static List<String> names() {
    return NAMES;
  }

  /**
   * {@return a built-in machine}
   *
   * @param name such as {@code jacks-9-6}; see {@link #names()}. Its words may stand in any order
   *     and case, with those that players add: {@code 9/6 Jacks or Better}
   * @throws IllegalArgumentException if there is no such machine; the message names the available
   *     ones
   */
  public static VideoPoker of(String name) {
    PayTable table = payTable(name);
    return of(HandEvaluator.of(table.rules()), table);
  }

  /**
   * {@return the pay table of a built-in machine}
   *
   * @param name a name, as for {@link #of(String)}
   * @throws IllegalArgumentException as {@link #of(String)}
   */
  public static PayTable payTable(String name) {
    String meant = meant(Objects.requireNonNull(name, "name"));
    if (!NAMES.contains(meant)) {
      String hint = Spelling.hint(name, NAMES);
      throw new IllegalArgumentException(
          "no machine "
              + Quote.of(name)
              + (hint.isEmpty() ? "; available: " : hint + " Available: ")
              + String.join(", ", NAMES));
    }
    try {
      byte[] text = JarFiles.read(VideoPoker.class.getName(), FOLDER + meant + ".pay");
      return PayTable.parse(new String(text, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The machine that has the same words; if none has, the name as it is. */
  private static String meant(String name) {
    if (NAMES.contains(name)) {
      return name;
    }
    List<String> words = words(name);
    return NAMES.stream().filter(each -> words(each).equals(words)).findFirst().orElse(name);
  }

  private static List<String> words(String name) {
    return Arrays.stream(Pattern.compile("[^a-z0-9]+").split(name.toLowerCase(Locale.ROOT)))
        .filter(word -> !EMPTY_WORDS.contains(word))
        .sorted()
        .toList();
  }

  /**
   * {@return the machine of a file with a pay table} Its rules are a built-in rule set, or a table
   * file with a name that ends in {@code .yaku} and is relative to the folder of the pay table.
   *
   * @param file a file with a pay table of at most a megabyte
   * @throws IOException if a file cannot be read, or is longer
   * @throws PayTableException if the file is not a valid pay table
   * @throws IllegalArgumentException as {@link #of(HandEvaluator, PayTable)}
   */
  public static VideoPoker open(Path file) throws IOException {
    PayTable table = PayTable.parse(text(Objects.requireNonNull(file, "file")));
    String rules = table.rules();
    return rules.endsWith(".yaku")
        ? of(HandEvaluator.open(file.resolveSibling(rules)), table)
        : of(HandEvaluator.of(rules), table);
  }

  /** Does not ask the file how long it is, which a pipe cannot tell. */
  private static String text(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        String reason = "longer than the megabyte that a pay table may have";
        throw new FileSystemException(file.toString(), null, reason);
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }
  }

  /**
   * {@return the machine with these rules and this pay table}
   *
   * @param evaluator evaluates the hands, whatever rules the pay table names
   * @param table the pay table
   * @throws PayTableException if a class of the pay table can never happen under the rules, or if
   *     two classes share hands and neither is more special
   * @throws IllegalArgumentException if the rules are not for hands of five cards, or have fewer
   *     jokers than the pay table
   */
  public static VideoPoker of(HandEvaluator evaluator, PayTable table) {
    return new VideoPoker(new HandKinds(evaluator, table.jokers()), table);
  }

  /** {@return the pay table of the machine} */
  public PayTable payTable() {
    return table;
  }

  /** {@return the evaluator of the machine's hands} */
  public HandEvaluator evaluator() {
    return game.hands().evaluator();
  }

  /** {@return the cards of the deck as a set, with jokers} */
  public long deck() {
    return game.hands().deck();
  }

  /** {@return the return for each coin with best play} */
  public Fraction exactReturn() {
    Fraction known = exactReturn;
    if (known == null) {
      if (play == null && game.scale().exact()) {
        BigInteger total = BigInteger.valueOf(total()).multiply(game.scale().denominator());
        known = new Fraction(HoldValues.sumOfBest(game), total);
      } else {
        known =
            frequencies().stream()
                .map(Frequency::contribution)
                .reduce(Fraction.ZERO, Fraction::plus);
      }
      exactReturn = known;
    }
    return known;
  }

  /** {@return the variance of the return for each coin with best play} */
  public Fraction variance() {
    Fraction squares =
        frequencies().stream()
            .map(frequency -> frequency.contribution().times(frequency.pay()))
            .reduce(Fraction.ZERO, Fraction::plus);
    return squares.minus(exactReturn().times(exactReturn()));
  }

  /**
   * {@return the total that the frequencies are counted out of: the number of deals, times a common
   * multiple of the numbers of draws; 19,933,230,517,200 for 52 cards}
   */
  public long total() {
    return game.draws().total();
  }

  /**
   * {@return how often each class of the pay table occurs with best play, weakest first, starting
   * with {@code nothing}}
   */
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
   * {@return how often a class of the pay table occurs with best play}
   *
   * @param name as in the pay table, or {@code nothing}
   * @throws IllegalArgumentException if the pay table has no such class
   */
  public Frequency frequency(String name) {
    String known = name.equals(Payouts.NOTHING) ? name : table.nameOf(name);
    return frequencies().stream().filter(each -> each.name().equals(known)).findAny().orElseThrow();
  }

  /** {@return the number of deals whose best hold has each number of cards, zero to five} */
  public long[] dealsByCardsHeld() {
    return play().held();
  }

  /** {@return the number of deals that have several best holds} */
  public long tiedDeals() {
    return play().tied();
  }

  /**
   * {@return all ways to play a deal}
   *
   * @param deal five cards of the deck
   * @throws IllegalArgumentException if these are not five cards of the deck
   */
  public Holds holds(long deal) {
    game.hands().checkDeal(deal);
    return new Holds(game, payouts, deal);
  }

  /** {@return a fast finder of best holds; each thread needs its own} */
  public HoldFinder finder() {
    return new HoldFinder(game);
  }

  /**
   * {@return the class of a final hand: a name in the pay table, or {@code nothing}}
   *
   * @param hand five cards of the deck
   * @throws IllegalArgumentException if these are not five cards of the deck
   */
  public String payClass(long hand) {
    game.hands().checkDeal(hand);
    return payouts.name(game.payClass(hand));
  }

  /**
   * {@return the pay of a final hand for each coin}
   *
   * @param hand five cards of the deck
   * @throws IllegalArgumentException if these are not five cards of the deck
   */
  public Fraction pay(long hand) {
    game.hands().checkDeal(hand);
    return payouts.pay(game.payClass(hand));
  }

  /**
   * {@return the same machine with another pay for one class} Both share all data that do not
   * depend on pays.
   *
   * @param name the name of the class in the pay table
   * @param pay the pay for each coin, 0 or more
   * @throws IllegalArgumentException if the pay table has no such class, or the pay is negative
   */
  public VideoPoker withPay(String name, Fraction pay) {
    return new VideoPoker(game.hands(), table.withPay(name, pay));
  }

  /**
   * {@return the machine {@link #withPay(String, Fraction)} of a whole number}
   *
   * @param name the name of a class of the pay table
   * @param pay the pay for each coin, 0 or more
   */
  public VideoPoker withPay(String name, long pay) {
    return withPay(name, Fraction.of(pay));
  }

  /**
   * {@return the pay of a class for which the machine has exactly this return with best play}
   *
   * @param name the name of the class in the pay table
   * @param wanted the return for each coin, such as 98/100, at most {@value #MOST_RETURN}
   * @throws IllegalArgumentException if the pay table has no such class, the machine returns more
   *     even if the class pays nothing, or the wanted return is greater than allowed
   */
  public Fraction solve(String name, Fraction wanted) {
    /*
     * For a fixed strategy, the return is a linear function of the pay: the contribution of the
     * other classes, plus the pay times the probability of the class. The return with best play is
     * the maximum of all these lines: convex and piecewise linear. Where the line of the best
     * strategy for some pay reaches the wanted return, the curve is at or above the wanted return.
     * So from the second step on the return decreases towards the wanted one, piece by piece, and
     * reaches it exactly since there are finitely many pieces. (Newton's method.)
     */
    Fraction pay = table.pay(name);
    if (wanted.compareTo(Fraction.of(MOST_RETURN)) > 0) {
      throw new IllegalArgumentException(
          "a return of " + wanted + ": expected at most " + MOST_RETURN + " for each coin");
    }
    while (true) {
      VideoPoker changed = withPay(name, pay);
      Fraction excess = changed.exactReturn().minus(wanted);
      if (excess.signum() == 0) {
        return pay;
      }
      Fraction often = changed.frequency(name).probability();
      if (excess.signum() > 0 && (often.signum() == 0 || pay.signum() == 0)) {
        String why = ": with best play the machine returns " + withPay(name, 0).exactReturn();
        throw new IllegalArgumentException(
            "no pay of " + name + " returns " + wanted + why + " even if it pays nothing");
      }
      if (often.signum() == 0) {
        pay = pay.times(Fraction.of(2)).plus(Fraction.of(1));
      } else {
        pay = pay.minus(excess.dividedBy(often));
        pay = pay.signum() < 0 ? Fraction.ZERO : pay;
      }
    }
  }

  private BestPlay play() {
    BestPlay known = play;
    if (known == null) {
      known = new BestPlay(game);
      play = known;
    }
    return known;
  }

  /** The title of the machine. */
  @Override
  public String toString() {
    return table.title();
  }
}
