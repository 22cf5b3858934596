package dev.yaku.equity;

import dev.yaku.HoleClass;
import dev.yaku.Progress;
import dev.yaku.equity.internal.three.ThreeRows;
import dev.yaku.equity.internal.three.ThreeTable;
import dev.yaku.equity.internal.work.Workers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * Every three classes of hold'em hands against each other before the flop, by the rules {@code
 * standard}: how many deals end in each order, exactly, looked up in a file that {@link
 * ThreeHandsWriter} has written, or counted in memory.
 *
 * <pre>{@code
 * ThreeHands table = ThreeHands.open(Path.of("three-hands"));
 * int aces = HoleClass.parse("AA"), kings = HoleClass.parse("KK"), queens = HoleClass.parse("QQ");
 * double share = table.share(aces, kings, queens); // of the first
 * EquityResult same = equity.parse("AA / KK / QQ").threeHands(table).run(); // and for any ranges
 * }</pre>
 *
 * <p>A <i>deal</i> is one combo of each class, of which no two share a card, and one of the {@value
 * #BOARDS} boards of the other 46 cards: {@code AA}, {@code KK} and {@code QQ} have 6 · 6 · 6
 * combos, so 216 times as many deals. A class that <i>wins</i> a deal alone has the best hand; one
 * that <i>ties</i> shares it with one of the others or with both, which {@link #dealsWithWinners}
 * tells apart; the others <i>lose</i>. The same class may be given twice, or three times: it is
 * then held by different players. Three classes that need more than four cards of a rank have no
 * deals. Classes are numbered by {@link HoleClass}; methods reject what is not 0 to 168 with an
 * {@link IllegalArgumentException}.
 *
 * <p>The file is mapped, and has a checksum for each of its 169 rows: a row is copied, and checked,
 * when it is first needed, and the JVM may drop the copy when memory becomes scarce. So a file that
 * is damaged, or truncated or overwritten while it is open, never gives a wrong number, but an
 * {@link java.io.UncheckedIOException}. Immutable, and safe for any number of threads. The first
 * look-up in a row takes up to a millisecond, others some tens of nanoseconds.
 */
public final class ThreeHands {
  /** The number of boards for three holes: {@value}. */
  public static final int BOARDS = ThreeTable.BOARDS;

  /** The number of orders of three players, of whom some may tie: {@value}. */
  public static final int ORDERS = ThreeTable.NUMBERS;

  /** The length of a file in bytes. */
  public static final long LENGTH = ThreeTable.LENGTH;

  private static final int PLAYERS = 3;
  private static final int ALL = (1 << PLAYERS) - 1;

  private final ThreeTable table;

  private ThreeHands(ThreeTable table) {
    this.table = table;
  }

  /**
   * {@return the table of a file, of which the header and length are checked, and nothing else yet}
   *
   * @param path a file that a {@link ThreeHandsWriter} has written
   * @throws java.nio.file.NoSuchFileException if the file does not exist
   * @throws dev.yaku.TableFormatException if the file is not a whole table of three hands, is of
   *     another version, or was made by other rules than those of this library; the message says
   *     what was expected and what was found
   * @throws IOException if the file cannot be read
   */
  public static ThreeHands open(Path path) throws IOException {
    return new ThreeHands(ThreeTable.open(Objects.requireNonNull(path, "path")));
  }

  /**
   * {@return the table, counted in memory, in as much time as a {@link ThreeHandsWriter} takes} It
   * takes 43 MB.
   *
   * @param threads the number of threads
   * @param goOn told from time to time how many entries are finished; if it returns {@code false},
   *     the counting stops
   * @throws IllegalArgumentException if there are not 1 to {@value EquitySpot#MOST_THREADS} threads
   * @throws java.util.concurrent.CancellationException if {@code goOn} stops it, or the thread is
   *     interrupted
   */
  public static ThreeHands count(int threads, Predicate<Progress> goOn) {
    ThreeRows rows = new ThreeRows(Workers.checked(threads));
    return new ThreeHands(ThreeTable.count(rows, Objects.requireNonNull(goOn, "goOn")));
  }

  /**
   * Reads and checks the whole file, in some 20 milliseconds; does nothing if there is none.
   *
   * @throws dev.yaku.TableFormatException if it is damaged
   */
  public void verify() throws IOException {
    table.verify();
  }

  ThreeTable table() {
    return table;
  }

  /**
   * {@return the number of deals in which exactly these players have the best hand}
   *
   * @param winners 1 to 7: bit 0 for the first class, bit 1 for the second, bit 2 for the third
   * @param first see {@link HoleClass}, as the others
   * @param second the class of the second player
   * @param third the class of the third player
   * @throws IllegalArgumentException if there is no such class, or no such set of winners
   */
  public long dealsWithWinners(int winners, int first, int second, int third) {
    if (winners < 1 || winners > ALL) {
      throw new IllegalArgumentException("winners " + winners + ": expected a mask of 1 to " + ALL);
    }
    long[] orders = orders(first, second, third);
    long deals = 0;
    for (int order = 0; order < ORDERS; order++) {
      deals += ThreeTable.winners(order) == winners ? orders[order] : 0;
    }
    return deals;
  }

  /**
   * {@return the number of deals that end in each of the {@value #ORDERS} orders of three players:
   * see {@link #place}} They are numbered by the places of the first, the second and the third: 000
   * (all tie), 001, 010, 011, 012, 021, 100, 101, 102, 110, 120, 201, 210. A new array.
   *
   * @param first the class of the first player, 0 to 168; see {@link HoleClass}
   * @param second the class of the second player
   * @param third the class of the third player
   */
  public long[] orders(int first, int second, int third) {
    long[] orders = new long[ORDERS];
    table.readOrders(check(first), check(second), check(third), orders);
    return orders;
  }

  /**
   * {@return the place of a player in an order: 0 for the best hand, 1 for the next, 2 for the
   * third; players that tie have one place}
   *
   * @param order 0 to 12, as an index of {@link #orders}
   * @param player 0 to 2
   * @throws IllegalArgumentException if there is no such order or player
   */
  public static int place(int order, int player) {
    if (order < 0 || order >= ORDERS || player < 0 || player >= PLAYERS) {
      throw new IllegalArgumentException(
          "order " + order + ", player " + player + ": expected 0 to 12, and 0 to 2");
    }
    return ThreeTable.place(order, player);
  }

  /**
   * {@return the number of all deals; 0 if the classes need more than four cards of a rank}
   *
   * @param first the class of the first player, 0 to 168; see {@link HoleClass}
   * @param second the class of the second player
   * @param third the class of the third player
   */
  public long deals(int first, int second, int third) {
    return sum(0, 0, first, second, third);
  }

  /**
   * {@return the number of deals that the first class wins alone}
   *
   * @param first the class of the first player, 0 to 168; see {@link HoleClass}
   * @param second the class of the second player
   * @param third the class of the third player
   */
  public long win(int first, int second, int third) {
    return dealsWithWinners(1, first, second, third);
  }

  /**
   * {@return the number of deals in which the first class shares the best hand with one of the
   * others, or with both}
   *
   * @param first the class of the first player, 0 to 168; see {@link HoleClass}
   * @param second the class of the second player
   * @param third the class of the third player
   */
  public long tie(int first, int second, int third) {
    return sum(1, 1, first, second, third) - win(first, second, third);
  }

  /**
   * {@return the number of deals in which the first class does not have the best hand}
   *
   * @param first the class of the first player, 0 to 168; see {@link HoleClass}
   * @param second the class of the second player
   * @param third the class of the third player
   */
  public long lose(int first, int second, int third) {
    return sum(1, 0, first, second, third);
  }

  /**
   * {@return the average share of the pot that the first class wins, 0 to 1: a tie of two is a
   * half, one of all three a third; NaN if the classes have no deals}
   *
   * @param first the class of the first player, 0 to 168; see {@link HoleClass}
   * @param second the class of the second player
   * @param third the class of the third player
   */
  public double share(int first, int second, int third) {
    double ofTwo = dealsWithWinners(3, first, second, third);
    ofTwo += dealsWithWinners(5, first, second, third);
    double ofThree = dealsWithWinners(ALL, first, second, third);
    return (win(first, second, third) + ofTwo / 2 + ofThree / PLAYERS)
        / deals(first, second, third);
  }

  /** The deals of all sets of winners that have these of some bits. */
  private long sum(int bits, int set, int first, int second, int third) {
    long[] orders = orders(first, second, third);
    long sum = 0;
    for (int order = 0; order < ORDERS; order++) {
      sum += (ThreeTable.winners(order) & bits) == set ? orders[order] : 0;
    }
    return sum;
  }

  private static int check(int holeClass) {
    if (holeClass < 0 || holeClass >= HoleClass.SIZE) {
      throw new IllegalArgumentException(
          "class of holes " + holeClass + ": expected 0 to " + (HoleClass.SIZE - 1));
    }
    return holeClass;
  }

  /** The name of the file, or that there is none. */
  @Override
  public String toString() {
    return table.toString();
  }
}
