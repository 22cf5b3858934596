package dev.yaku.internal.videopoker;

/**
 * The sums of all parts of deals without jokers, faster than by class. Immutable.
 *
 * <p>Takes 200 KB beside the sums themselves.
 */
public final class NaturalSums {
  /*
   * The place of a set of cards a < b < c < ... is a + two[b] + three[c] + ... (the combinatorial
   * number system), so that the places of a deal's parts share additions. There are so many sets of
   * four that their sums are looked up by class: less memory to go through.
   */
  private final long none;
  private final long[] ones;
  private final long[] twos;
  private final long[] threes;
  private final char[] fourClasses;
  private final long[] fours;
  private final int[] two = SuitClasses.places(2);
  private final int[] three = SuitClasses.places(3);
  private final int[] four = SuitClasses.places(4);

  public NaturalSums(SuitClasses classes, Sums sums) {
    none = sums.byCards(0)[0];
    ones = byPlace(classes, sums, 1);
    twos = byPlace(classes, sums, 2);
    threes = byPlace(classes, sums, 3);
    fourClasses = classes.natural(4);
    fours = sums.byCards(4);
  }

  private static long[] byPlace(SuitClasses classes, Sums sums, int cards) {
    char[] natural = classes.natural(cards);
    long[] byPlace = new long[natural.length];
    for (int place = 0; place < byPlace.length; place++) {
      byPlace[place] = sums.byCards(cards)[natural[place]];
    }
    return byPlace;
  }

  /**
   * Finds the sums of all parts of a deal, but not of itself.
   *
   * @param values filled by mask
   */
  public void find(long deal, long[] values) {
    int a = Long.numberOfTrailingZeros(deal);
    long rest = deal & deal - 1;
    int b = Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    int c = Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    int d = Long.numberOfTrailingZeros(rest);
    int e = Long.SIZE - 1 - Long.numberOfLeadingZeros(deal);
    values[0] = none;
    values[0b00001] = ones[a];
    values[0b00010] = ones[b];
    values[0b00100] = ones[c];
    values[0b01000] = ones[d];
    values[0b10000] = ones[e];
    findPairs(a, b, c, d, two[e], values);
    findThreesAndFours(a, b, c, d, e, values);
  }

  private void findPairs(int a, int b, int c, int d, int twoE, long... values) {
    values[0b00011] = twos[a + two[b]];
    values[0b00101] = twos[a + two[c]];
    values[0b00110] = twos[b + two[c]];
    values[0b01001] = twos[a + two[d]];
    values[0b01010] = twos[b + two[d]];
    values[0b01100] = twos[c + two[d]];
    values[0b10001] = twos[a + twoE];
    values[0b10010] = twos[b + twoE];
    values[0b10100] = twos[c + twoE];
    values[0b11000] = twos[d + twoE];
  }

  private void findThreesAndFours(int a, int b, int c, int d, int e, long... values) {
    int ab = a + two[b];
    int ac = a + two[c];
    int bc = b + two[c];
    int threeD = three[d];
    int threeE = three[e];
    int fourE = four[e];
    values[0b00111] = threes[ab + three[c]];
    values[0b01011] = threes[ab + threeD];
    values[0b01101] = threes[ac + threeD];
    values[0b01110] = threes[bc + threeD];
    values[0b10011] = threes[ab + threeE];
    values[0b10101] = threes[ac + threeE];
    values[0b10110] = threes[bc + threeE];
    values[0b11001] = threes[a + two[d] + threeE];
    values[0b11010] = threes[b + two[d] + threeE];
    values[0b11100] = threes[c + two[d] + threeE];
    values[0b01111] = fours[fourClasses[ab + three[c] + four[d]]];
    values[0b10111] = fours[fourClasses[ab + three[c] + fourE]];
    values[0b11011] = fours[fourClasses[ab + threeD + fourE]];
    values[0b11101] = fours[fourClasses[ac + threeD + fourE]];
    values[0b11110] = fours[fourClasses[bc + threeD + fourE]];
  }
}
