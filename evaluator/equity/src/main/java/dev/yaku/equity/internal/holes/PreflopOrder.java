package dev.yaku.equity.internal.holes;

import dev.yaku.Card;
import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import java.math.BigDecimal;
import java.util.BitSet;

/**
 * The classes of two cards in the order of their exact equity against a random hand before the
 * flop, by the rules of {@code standard}: the order for the percentages of a range.
 */
public final class PreflopOrder {
  /*
   * The equity is over all 1,225 hands of an opponent and all 1,712,304 boards: wins plus half the
   * ties. No two classes are equal; otherwise their text would decide. PreflopOrderTest recomputes
   * the order.
   */
  private static final String STRONGEST_FIRST =
      "AA KK QQ JJ TT 99 88 AKs 77 AQs AJs AKo ATs AQo AJo KQs 66 A9s ATo KJs A8s KTs KQo A7s A9o"
          + " KJo 55 QJs K9s A5s A6s A8o KTo QTs A4s A7o K8s A3s QJo K9o A5o A6o Q9s K7s JTs A2s"
          + " QTo 44 A4o K6s K8o Q8s A3o K5s J9s Q9o JTo K7o A2o K4s Q7s K6o K3s T9s J8s 33 Q6s Q8o"
          + " K5o J9o K2s Q5s T8s K4o J7s Q4s Q7o T9o J8o K3o Q6o Q3s 98s T7s J6s K2o 22 Q2s Q5o"
          + " J5s T8o J7o Q4o 97s J4s T6s J3s Q3o 98o 87s T7o J6o 96s J2s Q2o T5s J5o T4s 97o 86s"
          + " J4o T6o 95s T3s 76s J3o 87o T2s 85s 96o J2o T5o 94s 75s T4o 93s 86o 65s 84s 95o T3o"
          + " 92s 76o 74s T2o 54s 85o 64s 83s 94o 75o 82s 73s 93o 65o 53s 63s 84o 92o 43s 74o 72s"
          + " 54o 64o 52s 62s 83o 42s 82o 73o 53o 63o 32s 43o 72o 52o 62o 42o 32o";

  private static final int[] ORDER = new int[HoleClass.SIZE];

  static {
    String[] names = STRONGEST_FIRST.split(" ", -1);
    for (int i = 0; i < HoleClass.SIZE; i++) {
      int high = Card.RANKS.indexOf(names[i].charAt(0));
      int low = Card.RANKS.indexOf(names[i].charAt(1));
      ORDER[i] = HoleClass.of(high, low, names[i].endsWith("s"));
    }
  }

  private PreflopOrder() {}

  /** The class at this place, strongest first. */
  public static int at(int place) {
    return ORDER[place];
  }

  /**
   * The smallest number of classes, strongest first, that make up at least this percentage of a
   * deck's holes.
   */
  public static BitSet top(BigDecimal percent, long deck) {
    BigDecimal all = BigDecimal.valueOf(HoleSets.all(deck).cardinality());
    BigDecimal wanted = percent.multiply(all).movePointLeft(2);
    BitSet holes = new BitSet(HoleIndex.SIZE);
    for (int i = 0; BigDecimal.valueOf(holes.cardinality()).compareTo(wanted) < 0; i++) {
      HoleSets.addClass(holes, ORDER[i], deck);
    }
    return holes;
  }
}
