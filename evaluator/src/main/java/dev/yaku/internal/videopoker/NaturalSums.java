package dev.yaku.internal.videopoker;

/**
 * The sums of all parts of deals without jokers, found faster than by class. Immutable.
 *
 * <p>Takes 320 KB in addition to the sums themselves.
 */
public final class NaturalSums {
  /*
   * The place of a set of cards a < b < c < ... is a + two[b] + three[c] + ... (the combinatorial
   * number system), so the places of a deal's parts share additions. Sets of four are so many that
   * their sums are looked up by class, which touches less memory. Doubles are as exact as longs, see
   * PayScale, and need no conversion.
   */
  private final double none;
  private final double[] ones;
  private final double[] twos;
  private final double[] threes;
  private final char[] fourClasses;
  private final double[] fours;

  /** The factors of sums, by the number of cards held. */
  private final double[] units = new double[SuitClasses.HAND + 1];

  private final int[] two = SetPlaces.steps(2);
  private final int[] three = SetPlaces.steps(3);
  private final int[] four = SetPlaces.steps(4);

  public NaturalSums(Game game) {
    SuitClasses classes = game.classes();
    Sums sums = game.sums();
    for (int held = 0; held < units.length; held++) {
      units[held] = 1 / (game.scale().unit() * game.draws().byHeld()[held]);
    }
    none = sums.byCards(0)[0];
    ones = byPlace(classes, sums, 1);
    twos = byPlace(classes, sums, 2);
    threes = byPlace(classes, sums, 3);
    fourClasses = classes.natural(4);
    fours = sums.asDoubles(4);
  }

  private static double[] byPlace(SuitClasses classes, Sums sums, int cards) {
    char[] natural = classes.natural(cards);
    double[] byPlace = new double[natural.length];
    for (int place = 0; place < byPlace.length; place++) {
      byPlace[place] = sums.byCards(cards)[natural[place]];
    }
    return byPlace;
  }

  /**
   * Finds the values of all holds of a deal: the sums over all draws, see {@link HoldValues}.
   *
   * @param own the pay of the deal itself
   * @param values filled by mask
   */
  public void find(long deal, double own, double... values) {
    int a = Long.numberOfTrailingZeros(deal);
    long rest = deal & deal - 1;
    int b = Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    int c = Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    int d = Long.numberOfTrailingZeros(rest);
    int e = Long.SIZE - 1 - Long.numberOfLeadingZeros(deal);
    int d2 = two[d];
    int d3 = three[d];
    int e2 = two[e];
    int e3 = three[e];
    int e4 = four[e];
    put(0, none, ones[d], ones[e], twos[d + e2], values);
    put(1, ones[a], twos[a + d2], twos[a + e2], threes[a + d2 + e3], values);
    put(2, ones[b], twos[b + d2], twos[b + e2], threes[b + d2 + e3], values);
    put(4, ones[c], twos[c + d2], twos[c + e2], threes[c + d2 + e3], values);
    int ab = a + two[b];
    int ac = a + two[c];
    int bc = b + two[c];
    put(3, twos[ab], threes[ab + d3], threes[ab + e3], four(ab + d3 + e4), values);
    put(5, twos[ac], threes[ac + d3], threes[ac + e3], four(ac + d3 + e4), values);
    put(6, twos[bc], threes[bc + d3], threes[bc + e3], four(bc + d3 + e4), values);
    int abc = ab + three[c];
    put(7, threes[abc], four(abc + four[d]), four(abc + e4), own, values);
    subtractThree(values);
  }

  private double four(int place) {
    return fours[fourClasses[place]];
  }

  /**
   * The subtractions for the two highest cards.
   *
   * @param mask the mask of the other cards held
   * @param sum the sum of the hands that contain these cards
   * @param d the sum of the hands that also contain the fourth card; likewise for the others
   */
  private static void put(int mask, double sum, double d, double e, double de, double... values) {
    values[mask] = sum - d - e + de;
    values[mask + 8] = d - de;
    values[mask + 16] = e - de;
    values[mask + 24] = de;
  }

  /** The subtractions for the three lowest cards, and the division by the numbers of draws. */
  private static void subtractThree(
      double[] values, int at, double none, double one, double two, double three) {
    double abc = values[at + 7];
    double bc = values[at + 6] - abc;
    double ac = values[at + 5] - abc;
    double ab = values[at + 3] - abc;
    double c = values[at + 4] - values[at + 5] - bc;
    double b = values[at + 2] - values[at + 3] - bc;
    double a = values[at + 1] - values[at + 3] - ac;
    values[at] = (values[at] - a - b - c - ab - ac - bc - abc) * none;
    values[at + 1] = a * one;
    values[at + 2] = b * one;
    values[at + 3] = ab * two;
    values[at + 4] = c * one;
    values[at + 5] = ac * two;
    values[at + 6] = bc * two;
    values[at + 7] = abc * three;
  }

  /**
   * Computes the values of all holds from the sums of a deal's parts: see {@link HoldValues}.
   *
   * @param values by mask: the sums, which become values
   */
  public void subtract(double... values) {
    for (int mask = 0; mask < 8; mask++) {
      put(mask, values[mask], values[mask + 8], values[mask + 16], values[mask + 24], values);
    }
    subtractThree(values);
  }

  private void subtractThree(double... values) {
    subtractThree(values, 0, units[0], units[1], units[2], units[3]);
    subtractThree(values, 8, units[1], units[2], units[3], units[4]);
    subtractThree(values, 16, units[1], units[2], units[3], units[4]);
    subtractThree(values, 24, units[2], units[3], units[4], units[5]);
  }
}
