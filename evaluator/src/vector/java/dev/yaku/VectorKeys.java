package dev.yaku;

import static jdk.incubator.vector.VectorOperators.L2I;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * Adds up the keys of many hands at once, with the vectors of the module jdk.incubator.vector.
 * Where the JVM was started without it this class must not be touched; {@link SetArrays} sees to
 * that.
 *
 * <p>It is compiled apart, before all others and knowing none of them, since javac warns of every
 * incubating module, and elsewhere a warning is an error.
 */
final class VectorKeys {
  /*
   * The key of a hand is the sum over all ranks of the rank's key times how many suits hold it. Every
   * third bit of the four suits, added up, makes counts of three bits:
   *
   *   12  9  6  3  0        10  7  4  1        11  8  5  2
   *
   * Such counts c of ranks a, b, ... from the lowest up need not be taken apart to multiply them:
   * c * key(a) has counted the other ranks eight times key(a), and so on; what makes up for that is
   * (c >>> 3) * (key(b) - 8 * key(a)), and so on. The lowest three bits of a key are 0, so that
   * instead of c >>> 1 and c >>> 2 the key can be shifted.
   *
   * Several short loops, with their results in the array between them, and called in a way that the
   * JIT does not see through: of a long one it makes no vectors, but objects, and is several times
   * slower.
   */
  private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Long> LONGS = LongVector.SPECIES_PREFERRED;

  /** As many ints as a vector has longs. */
  private static final VectorSpecies<Integer> HALF =
      VectorSpecies.of(int.class, VectorShape.forBitSize(LONGS.vectorBitSize() / 2));

  private static final int LANES = INTS.length();
  private static final int SUIT = 13;

  /** How many hands {@link #keys} takes: of each lane's hands a bit in an int says "flush". */
  static final int BLOCK = Integer.SIZE * LANES;

  /** With shorter vectors hands took longer than one by one. */
  static final boolean WORTHWHILE = INTS.vectorBitSize() >= 256;

  /** A loop over a block. Not 0 if one of its hands is wrong. */
  private interface Pass {
    long run(
        long[] hands, int[] values, int at, int[] suitKeys, int size, int flush, long notInDeck);
  }

  /** So many at one place of call are too many for the JIT to take into one method. */
  private static final Pass[] PASSES = {
    (hands, values, at, suitKeys, size, flush, notInDeck) -> split(hands, values, at) & notInDeck,
    (hands, values, at, suitKeys, size, flush, notInDeck) -> addFiveRanks(values, at, suitKeys),
    (hands, values, at, suitKeys, size, flush, notInDeck) -> addFourRanks(values, at, suitKeys, 1),
    (hands, values, at, suitKeys, size, flush, notInDeck) -> addFourRanks(values, at, suitKeys, 2),
    (hands, values, at, suitKeys, size, flush, notInDeck) -> findFlushes(values, at, size, flush),
  };

  private VectorKeys() {}

  /**
   * Replaces values from {@code at} on by the keys of the hands there, {@link #BLOCK} of them. The
   * two blocks behind them are working space; the first of these then begins with the numbers of
   * those hands, from 0 on, that hold a flush.
   *
   * @param suitKeys the sum of the keys of each set of ranks, in all but the lowest three bits
   * @param size how many cards a hand has
   * @param flush how many cards of a suit are a flush, 1 to 8
   * @param deck the cards that there are
   * @return how many hands hold a flush, or -1 if one has another size or a card that is not in the
   *     deck
   */
  static int keys(
      long[] hands, int[] values, int at, int[] suitKeys, int size, int flush, long deck) {
    long wrong = 0;
    for (Pass pass : PASSES) {
      wrong |= pass.run(hands, values, at, suitKeys, size, flush, ~deck);
    }
    return wrong != 0 ? -1 : list(values, at + BLOCK, at + 2 * BLOCK);
  }

  /** Puts two suits of each hand into the next block, two into the one after; returns all cards. */
  private static long split(long[] hands, int[] values, int at) {
    LongVector all = LongVector.zero(LONGS);
    for (int i = at; i < at + BLOCK; i += LONGS.length()) {
      LongVector hand = LongVector.fromArray(LONGS, hands, i);
      ((IntVector) hand.convertShape(L2I, HALF, 0)).intoArray(values, i + BLOCK);
      ((IntVector) hand.lanewise(LSHR, 2 * SUIT).convertShape(L2I, HALF, 0))
          .intoArray(values, i + 2 * BLOCK);
      all = all.or(hand);
    }
    return all.reduceLanes(OR);
  }

  private static IntVector ints(int value) {
    return IntVector.broadcast(INTS, value);
  }

  private static IntVector load(int[] values, int at) {
    return IntVector.fromArray(INTS, values, at);
  }

  /** How many suits hold each of these ranks, from the rank's bit up. */
  private static IntVector counts(IntVector lower, IntVector upper, IntVector ranks) {
    return lower
        .and(ranks)
        .add(upper.and(ranks))
        .add(lower.lanewise(LSHR, SUIT).and(ranks))
        .add(upper.lanewise(LSHR, SUIT).and(ranks));
  }

  private static int key(int[] suitKeys, int rank) {
    return suitKeys[1 << rank] & ~7;
  }

  /** What multiplies the counts of a rank, after those of the third rank below it. */
  private static IntVector step(int[] suitKeys, int rank) {
    return ints(key(suitKeys, rank) - 8 * key(suitKeys, rank - 3));
  }

  private static long addFiveRanks(int[] values, int at, int[] suitKeys) {
    IntVector ranks = ints(0b1_001_001_001_001);
    IntVector first = ints(key(suitKeys, 0));
    IntVector second = step(suitKeys, 3);
    IntVector third = step(suitKeys, 6);
    IntVector fourth = step(suitKeys, 9);
    IntVector fifth = step(suitKeys, 12);
    for (int i = at; i < at + BLOCK; i += LANES) {
      IntVector counts = counts(load(values, i + BLOCK), load(values, i + 2 * BLOCK), ranks);
      counts
          .mul(first)
          .add(counts.lanewise(LSHR, 3).mul(second))
          .add(counts.lanewise(LSHR, 6).mul(third))
          .add(counts.lanewise(LSHR, 9).mul(fourth))
          .add(counts.lanewise(LSHR, 12).mul(fifth))
          .intoArray(values, i);
    }
    return 0;
  }

  private static long addFourRanks(int[] values, int at, int[] suitKeys, int rank) {
    IntVector ranks = ints(0b001_001_001_001 << rank);
    IntVector first = ints(key(suitKeys, rank) >>> rank);
    IntVector second = step(suitKeys, rank + 3);
    IntVector third = step(suitKeys, rank + 6);
    IntVector fourth = step(suitKeys, rank + 9);
    for (int i = at; i < at + BLOCK; i += LANES) {
      IntVector counts = counts(load(values, i + BLOCK), load(values, i + 2 * BLOCK), ranks);
      load(values, i)
          .add(counts.mul(first))
          .add(counts.lanewise(LSHR, rank + 3).mul(second))
          .add(counts.lanewise(LSHR, rank + 6).mul(third))
          .add(counts.lanewise(LSHR, rank + 9).mul(fourth))
          .intoArray(values, i);
    }
    return 0;
  }

  /*
   * Cards of a suit are counted in pairs of bits, then in groups of four, of which a suit has three
   * and a single bit. JDK 17 has no bit count for vectors.
   */

  /** The same bits for both suits of an int. */
  private static int twice(int suit) {
    return suit | suit << SUIT;
  }

  /** The cards of each group of four. */
  private static IntVector fours(
      IntVector suits, IntVector pairs, IntVector groups, IntVector wholeGroups) {
    IntVector twos = suits.sub(suits.lanewise(LSHR, 1).and(pairs));
    return twos.and(groups).add(twos.lanewise(LSHR, 2).and(wholeGroups));
  }

  /** The cards of both suits, each in the suit's lowest bits. */
  private static IntVector sizes(IntVector fours, IntVector evenGroups, IntVector sums) {
    IntVector eights = fours.add(fours.lanewise(LSHR, 4).and(evenGroups));
    return eights.add(eights.lanewise(LSHR, 8)).and(sums);
  }

  /**
   * Leaves, in the next block, a bit for each flush: of each lane's hands, the last one's lowest.
   * Returns 0 if all hands have the size.
   */
  private static long findFlushes(int[] values, int at, int size, int flush) {
    IntVector pairs = ints(twice(0x555));
    IntVector groups = ints(twice(0x1333));
    IntVector wholeGroups = ints(twice(0x333));
    IntVector evenGroups = ints(twice(0x10F));
    IntVector sums = ints(twice(0xF));
    IntVector bias = ints(twice(0x11 * (8 - flush)));
    IntVector tops = ints(twice(0x88));
    IntVector all = ints(63);
    IntVector right = ints(size);
    IntVector wrong = IntVector.zero(INTS);
    IntVector found = IntVector.zero(INTS);
    for (int i = at + BLOCK; i < at + 2 * BLOCK; i += LANES) {
      IntVector low = sizes(fours(load(values, i), pairs, groups, wholeGroups), evenGroups, sums);
      IntVector up =
          sizes(fours(load(values, i + BLOCK), pairs, groups, wholeGroups), evenGroups, sums);
      IntVector both = low.add(up);
      wrong = wrong.or(both.add(both.lanewise(LSHR, SUIT)).and(all).lanewise(XOR, right));
      IntVector flushes = low.or(up.lanewise(LSHL, 4)).add(bias).and(tops);
      found = found.add(found).or(flushes.min(1));
    }
    found.intoArray(values, at + BLOCK);
    return wrong.reduceLanes(OR);
  }

  /** Turns the bits that stand at {@code from} into numbers of hands there; returns how many. */
  private static int list(int[] values, int from, int spare) {
    System.arraycopy(values, from, values, spare, LANES);
    int count = 0;
    for (int lane = 0; lane < LANES; lane++) {
      // Two at once, there or not: most lanes have no more, and a loop would be mispredicted.
      int bits = values[spare + lane];
      int next = from + count;
      count += Integer.bitCount(bits);
      values[next] = hand(bits, lane);
      bits &= bits - 1;
      values[next + 1] = hand(bits, lane);
      for (bits &= bits - 1; bits != 0; bits &= bits - 1) {
        values[next + 2] = hand(bits, lane);
        next++;
      }
    }
    return count;
  }

  /** The number of the hand that the lowest bit is for. */
  private static int hand(int bits, int lane) {
    return (Integer.SIZE - 1 - Integer.numberOfTrailingZeros(bits)) * LANES + lane;
  }
}
