package dev.yaku.videopoker.internal;

/**
 * The sums of all parts of deals without jokers, found faster than by class. Immutable.
 *
 * <p>Takes 320 KB in addition to the sums themselves.
 */
public final class NaturalSums {
  /*
   * The place of a set of cards a < b < c < ... is a + two[b] + three[c] + ... (the combinatorial
   * number system), so the places of a deal's parts share additions. Sets of four are so many that
   * their sums are looked up by class, which touches less memory. Doubles are as exact as longs,
   * see PayScale, and need no conversion.
   */
  private final double none;
  private final double[] ones;
  private final double[] twos;
  private final double[] threes;
  private final char[] fourClasses;
  private final double[] fours;

  /** The factors that make means of scaled pays of sums, by the number of cards held. */
  private final double[] units = new double[SuitClasses.HAND + 1];

  private final int[] two = SuitClasses.CHOOSE[2];
  private final int[] three = SuitClasses.CHOOSE[3];
  private final int[] four = SuitClasses.CHOOSE[4];

  public NaturalSums(PaidGame game) {
    SuitClasses classes = game.classes();
    SupersetSums sums = game.sums();
    for (int held = 0; held < units.length; held++) {
      units[held] = 1.0 / game.draws().byHeld()[held];
    }
    none = sums.byCards(0)[0];
    ones = byPlace(classes, sums, 1);
    twos = byPlace(classes, sums, 2);
    threes = byPlace(classes, sums, 3);
    fourClasses = classes.natural(4);
    fours = sums.asDoubles(4);
  }

  private static double[] byPlace(SuitClasses classes, SupersetSums sums, int cards) {
    char[] natural = classes.natural(cards);
    double[] byPlace = new double[natural.length];
    for (int place = 0; place < byPlace.length; place++) {
      byPlace[place] = sums.byCards(cards)[natural[place]];
    }
    return byPlace;
  }

  /**
   * Finds the values of all holds of a deal, in scaled pays: the means over all draws.
   *
   * @param own the scaled pay of the deal itself
   * @param values filled by mask
   */
  public void find(long deal, double own, double[] values) {
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
    Split no = split(none, ones[d], ones[e], twos[d + e2]);
    Split ofA = split(ones[a], twos[a + d2], twos[a + e2], threes[a + d2 + e3]);
    Split ofB = split(ones[b], twos[b + d2], twos[b + e2], threes[b + d2 + e3]);
    Split ofC = split(ones[c], twos[c + d2], twos[c + e2], threes[c + d2 + e3]);
    int ab = a + two[b];
    int ac = a + two[c];
    int bc = b + two[c];
    Split ofAb = split(twos[ab], threes[ab + d3], threes[ab + e3], four(ab + d3 + e4));
    Split ofAc = split(twos[ac], threes[ac + d3], threes[ac + e3], four(ac + d3 + e4));
    Split ofBc = split(twos[bc], threes[bc + d3], threes[bc + e3], four(bc + d3 + e4));
    int abc = ab + three[c];
    Split ofAbc = split(threes[abc], four(abc + four[d]), four(abc + e4), own);
    put(values, no, ofA, ofB, ofAb, ofC, ofAc, ofBc, ofAbc);
  }

  private double four(int place) {
    return fours[fourClasses[place]];
  }

  /**
   * Divides the hands that contain some of the three lowest cards by the two highest: neither, only
   * the fourth, only the fifth, both. Never escapes, so that the JIT allocates none.
   */
  private record Split(double n, double d, double e, double de) {}

  private static Split split(double sum, double d, double e, double de) {
    return new Split(sum - d - e + de, d - de, e - de, de);
  }

  private void put(
      double[] values,
      Split no,
      Split ofA,
      Split ofB,
      Split ofAb,
      Split ofC,
      Split ofAc,
      Split ofBc,
      Split ofAbc) {
    put(values, 0, 0, no.n, ofA.n, ofB.n, ofAb.n, ofC.n, ofAc.n, ofBc.n, ofAbc.n);
    put(values, 8, 1, no.d, ofA.d, ofB.d, ofAb.d, ofC.d, ofAc.d, ofBc.d, ofAbc.d);
    put(values, 16, 1, no.e, ofA.e, ofB.e, ofAb.e, ofC.e, ofAc.e, ofBc.e, ofAbc.e);
    put(values, 24, 2, no.de, ofA.de, ofB.de, ofAb.de, ofC.de, ofAc.de, ofBc.de, ofAbc.de);
  }

  /** The subtractions for the three lowest cards, and the division by the numbers of draws. */
  private void put(
      double[] values,
      int at,
      int held,
      double none,
      double a,
      double b,
      double ab,
      double c,
      double ac,
      double bc,
      double abc) {
    double onlyBc = bc - abc;
    double onlyAc = ac - abc;
    double onlyAb = ab - abc;
    double onlyC = c - ac - onlyBc;
    double onlyB = b - ab - onlyBc;
    double onlyA = a - ab - onlyAc;
    values[at] = (none - onlyA - onlyB - onlyC - onlyAb - onlyAc - bc) * units[held];
    values[at + 1] = onlyA * units[held + 1];
    values[at + 2] = onlyB * units[held + 1];
    values[at + 3] = onlyAb * units[held + 2];
    values[at + 4] = onlyC * units[held + 1];
    values[at + 5] = onlyAc * units[held + 2];
    values[at + 6] = onlyBc * units[held + 2];
    values[at + 7] = abc * units[held + 3];
  }

  /**
   * Computes the values of all holds from the sums of a deal's parts: see {@link HoldValues}.
   *
   * @param values by mask: the sums, which become means
   */
  public void subtract(double[] values) {
    put(
        values,
        split(values, 0),
        split(values, 1),
        split(values, 2),
        split(values, 3),
        split(values, 4),
        split(values, 5),
        split(values, 6),
        split(values, 7));
  }

  private static Split split(double[] sums, int mask) {
    return split(sums[mask], sums[mask + 8], sums[mask + 16], sums[mask + 24]);
  }
}
