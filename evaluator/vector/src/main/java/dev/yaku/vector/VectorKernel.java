package dev.yaku.vector;

import static jdk.incubator.vector.VectorOperators.L2I;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.XOR;

import dev.yaku.Card;
import dev.yaku.internal.hand.FlushTable;
import dev.yaku.internal.jit.HiddenClasses;
import dev.yaku.internal.jit.PackedHands;
import dev.yaku.internal.table.PerfectHash;
import java.lang.invoke.MethodHandles;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * Evaluates hands in blocks, with vectors of the module jdk.incubator.vector: the keys of many
 * hands at once, while the values of the previous block are read one by one. {@link VectorLoop}
 * makes copies of this class, each for one evaluator and hand size, which are constants in it.
 * Nothing else may use the class, since it needs a JVM that was started with the module.
 */
public final class VectorKernel implements VectorLoop.Kernel {
  private static final VectorLoop.Constants CONSTANTS =
      HiddenClasses.constant(MethodHandles.lookup(), VectorLoop.Constants.class);
  private static final FlushTable FLUSHES = CONSTANTS.tables().flushes();
  private static final long NOT_IN_DECK = ~CONSTANTS.tables().deck();
  private static final PerfectHash HASH = CONSTANTS.tables().hashes().of(CONSTANTS.size());
  private static final char[] ROWS = HASH.rows();
  private static final char[] SLOTS = HASH.values();
  private static final int ROW = HASH.rowShift();
  private static final int COLUMN = PerfectHash.COLUMN_SHIFT;
  private static final int RING = SLOTS.length - 1;

  private static final int SIZE = CONSTANTS.size();

  /** Bits that no card has, in the bytes of a word that are cards. */
  private static final long NO_CARDS = 0xC0C0_C0C0_C0C0_C0C0L >>> Long.SIZE - Byte.SIZE * SIZE;

  /** Not longer vectors, so that a block has at most 512 hands. */
  private static final VectorShape SHAPE =
      VectorShape.forBitSize(Math.min(512, VectorShape.preferredShape().vectorBitSize()));

  private static final VectorSpecies<Integer> INTS = VectorSpecies.of(int.class, SHAPE);
  private static final VectorSpecies<Long> LONGS = VectorSpecies.of(long.class, SHAPE);

  /** As many ints as a vector has longs. */
  private static final VectorSpecies<Integer> HALF =
      VectorSpecies.of(int.class, VectorShape.forBitSize(SHAPE.vectorBitSize() / 2));

  private static final int LANES = INTS.length();

  private static final VectorSpecies<Byte> BYTES = VectorSpecies.of(byte.class, SHAPE);

  /** Moves the bytes of each hand to the lowest of a word. */
  private static final VectorShuffle<Byte> WORDS =
      VectorShuffle.fromValues(BYTES, words(BYTES.length()));

  /** The hands of a block: each lane has an int, with a bit for each hand that says "flush". */
  private static final int BLOCK = Integer.SIZE * LANES;

  /** The second place for a block of sets that were cards; the first is 0. */
  private static final int OTHER = 2 * BLOCK;

  /** How many values are read along with one vector of keys, and with one of flushes. */
  private static final int READS = LANES / 2;

  /** Shorter vectors are slower than the plain loop. */
  private static final boolean WORTHWHILE = SHAPE.vectorBitSize() >= 256;

  /*
   * While the vector units compute the keys of a block, the rest of the processor reads the values
   * of the previous block, whose keys are stored in the place of its values. Three blocks at the
   * end of the array are working space: two suits of each hand, the other two, and the hands that
   * hold a flush.
   */
  @Override
  public int evaluate(long[] hands, int[] values) {
    int work = hands.length - 3 * BLOCK;
    int list = work + 2 * BLOCK;
    if (!WORTHWHILE || work < BLOCK) {
      return 0;
    }
    boolean right = makeKeys(hands, 0, values, 0, list, work); // the values read are not needed
    int at = 0;
    while (right && at + BLOCK <= work) {
      int flushes = list(values, work, list);
      right = makeKeys(hands, at + BLOCK, values, at + BLOCK, at, work);
      correctFlushes(hands, at, values, at, list, flushes);
      at += BLOCK;
    }
    return at;
  }

  /*
   * The same for one block of cards after another, converted to sets just before their keys are
   * made, so that the sets are in the first cache. There are two places for blocks of sets: the
   * other one has the block whose values are read. After each is an empty block, since makeKeys
   * reads ahead.
   */
  @Override
  public int evaluate(PackedHands packed, long[] space) {
    byte[] cards = packed.cards();
    int[] values = packed.values();
    int first = packed.to();
    int work = first + packed.hands() - 3 * BLOCK;
    int list = work + 2 * BLOCK;
    if (!WORTHWHILE || first + BLOCK > work) {
      return 0;
    }
    int from = packed.from();
    boolean cardsOnly = pack(cards, from, space, 0);
    boolean right = makeKeys(space, 0, values, first, list, work) && cardsOnly;
    int at = first;
    int place = 0;
    while (right && at + BLOCK <= work) {
      int flushes = list(values, work, list);
      from += BLOCK * SIZE;
      cardsOnly = pack(cards, from, space, OTHER - place);
      right = makeKeys(space, OTHER - place, values, at + BLOCK, at, work) && cardsOnly;
      correctFlushes(space, place, values, at, list, flushes);
      place = OTHER - place;
      at += BLOCK;
    }
    return at - first;
  }

  /** Corrects the values of the hands that have a flush, whose numbers are listed. */
  private static void correctFlushes(
      long[] hands, int place, int[] values, int at, int list, int flushes) {
    for (int i = list; i < list + flushes; i++) {
      int hand = values[i];
      values[at + hand] = FLUSHES.best(values[at + hand], true, hands[place + hand]);
    }
  }

  /** For each byte of words, the place of the hand's card there among the cards of all hands. */
  private static int[] words(int length) {
    int[] places = new int[length];
    for (int i = 0; i < length; i++) {
      places[i] = i / Long.BYTES * SIZE + i % Long.BYTES % SIZE;
    }
    return places;
  }

  /*
   * The cards of a hand are the lowest bytes of a word: one vector holds some such words. Cards up
   * to 63 become bits; cards that are not in the deck, and hands with too few bits, are detected
   * when keys are made.
   */

  /** Converts a block of hands to sets; false if a byte is no card. */
  private static boolean pack(byte[] cards, int from, long[] hands, int to) {
    LongVector all = LongVector.zero(LONGS);
    int at = from;
    for (int i = to; i < to + BLOCK; i += LONGS.length()) {
      LongVector word =
          ByteVector.fromArray(BYTES, cards, at).rearrange(WORDS).reinterpretAsLongs();
      // Without a method for one card, this one is too long to be inlined: JIT.md, note 10.
      LongVector set = LongVector.broadcast(LONGS, 1).lanewise(LSHL, word);
      set = set.or(LongVector.broadcast(LONGS, 1).lanewise(LSHL, word.lanewise(LSHR, 8)));
      set = set.or(LongVector.broadcast(LONGS, 1).lanewise(LSHL, word.lanewise(LSHR, 16)));
      set = set.or(LongVector.broadcast(LONGS, 1).lanewise(LSHL, word.lanewise(LSHR, 24)));
      set = set.or(LongVector.broadcast(LONGS, 1).lanewise(LSHL, word.lanewise(LSHR, 32)));
      if (SIZE > 5) {
        set = set.or(LongVector.broadcast(LONGS, 1).lanewise(LSHL, word.lanewise(LSHR, 40)));
      }
      if (SIZE > 6) {
        set = set.or(LongVector.broadcast(LONGS, 1).lanewise(LSHL, word.lanewise(LSHR, 48)));
      }
      set.intoArray(hands, i);
      all = all.or(word);
      at += SIZE * LONGS.length();
    }
    return (all.reduceLanes(OR) & NO_CARDS) == 0;
  }

  /**
   * Replaces the values from {@code next} on by the keys of a block of hands, and the keys from
   * {@code read} on by their values. Leaves bits for the flushes at {@code work}.
   *
   * @param from the index of the first hand of the block
   * @return false if a hand has another size or a card that is not in the deck, possibly also if a
   *     hand of the next block does
   */
  private static boolean makeKeys(
      long[] hands, int from, int[] values, int next, int read, int work) {
    // The last two must not be inlined here together: JIT.md, note 10.
    long wrong = split(hands, values, from, work);
    wrong |= addKeys(hands, from + BLOCK, values, next, read, work);
    int ahead = from + BLOCK + BLOCK / 2;
    return (wrong | findFlushes(hands, ahead, values, read + BLOCK / 2, work)) == 0;
  }

  /** Puts two suits of each hand into a block, two into the next; 0 if the deck has all cards. */
  private static long split(long[] hands, int[] values, int from, int work) {
    LongVector all = LongVector.zero(LONGS);
    int to = work;
    for (int i = from; i < from + BLOCK; i += LONGS.length()) {
      LongVector hand = LongVector.fromArray(LONGS, hands, i);
      ((IntVector) hand.convertShape(L2I, HALF, 0)).intoArray(values, to);
      ((IntVector) hand.lanewise(LSHR, 2 * Card.RANK_COUNT).convertShape(L2I, HALF, 0))
          .intoArray(values, to + BLOCK);
      all = all.or(hand);
      to += LONGS.length();
    }
    return all.reduceLanes(OR) & NOT_IN_DECK;
  }

  private static IntVector ints(int value) {
    return IntVector.broadcast(INTS, value);
  }

  private static IntVector load(int[] values, int at) {
    return IntVector.fromArray(INTS, values, at);
  }

  /*
   * The key of a hand is the sum over all ranks of the rank's key times the number of suits that
   * hold it. Every third bit of the four suits, when added, gives counts of three bits:
   *
   *   12  9  6  3  0        10  7  4  1        11  8  5  2
   *
   * Up to the ninth rank, the key of each rank is eight times that of the rank three below, just as
   * a bit is worth eight times the bit three below it: one product gives the whole sum. It counts
   * the other ranks with such keys, too; the second product corrects the difference.
   *
   * Half of the hands of the next block are read here, ahead of time, so that the next block does
   * not wait for memory.
   */

  /** Computes keys from suits; 0 if the hands read from the next block are of the deck's cards. */
  private static long addKeys(
      long[] hands, int handsAhead, int[] values, int next, int read, int work) {
    IntVector ranks0 = ints(0b1_001_001_001_001);
    IntVector ranks1 = ints(0b001_001_001_001 << 1);
    IntVector ranks2 = ints(0b001_001_001_001 << 2);
    int[] factors = CONSTANTS.factors();
    IntVector lower0 = ints(factors[0]);
    IntVector lower1 = ints(factors[1]);
    IntVector lower2 = ints(factors[2]);
    IntVector upper0 = ints(factors[3]);
    IntVector upper1 = ints(factors[4]);
    IntVector upper2 = ints(factors[5]);
    long cards = 0;
    int ahead = handsAhead;
    int r = read;
    int from = work;
    for (int i = next; i < next + BLOCK; i += LANES) {
      IntVector a = load(values, from);
      IntVector b = a.lanewise(LSHR, Card.RANK_COUNT);
      IntVector c = load(values, from + BLOCK);
      IntVector d = c.lanewise(LSHR, Card.RANK_COUNT);
      IntVector counts0 = a.and(ranks0).add(b.and(ranks0)).add(c.and(ranks0)).add(d.and(ranks0));
      IntVector counts1 = a.and(ranks1).add(b.and(ranks1)).add(c.and(ranks1)).add(d.and(ranks1));
      IntVector counts2 = a.and(ranks2).add(b.and(ranks2)).add(c.and(ranks2)).add(d.and(ranks2));
      counts0
          .mul(lower0)
          .add(counts1.mul(lower1))
          .add(counts2.mul(lower2))
          .add(counts0.lanewise(LSHR, 9).mul(upper0))
          .add(counts1.lanewise(LSHR, 10).mul(upper1))
          .add(counts2.lanewise(LSHR, 11).mul(upper2))
          .intoArray(values, i);
      from += LANES;
      cards |= hands[ahead];
      ahead += LANES / 2;
      // Half as many values as lanes, unrolled by hand: JIT.md, note 10.
      values[r] = SLOTS[ROWS[values[r] >>> ROW] + (values[r] >>> COLUMN) & RING];
      values[r + 1] = SLOTS[ROWS[values[r + 1] >>> ROW] + (values[r + 1] >>> COLUMN) & RING];
      values[r + 2] = SLOTS[ROWS[values[r + 2] >>> ROW] + (values[r + 2] >>> COLUMN) & RING];
      values[r + 3] = SLOTS[ROWS[values[r + 3] >>> ROW] + (values[r + 3] >>> COLUMN) & RING];
      if (READS > 4) {
        values[r + 4] = SLOTS[ROWS[values[r + 4] >>> ROW] + (values[r + 4] >>> COLUMN) & RING];
        values[r + 5] = SLOTS[ROWS[values[r + 5] >>> ROW] + (values[r + 5] >>> COLUMN) & RING];
        values[r + 6] = SLOTS[ROWS[values[r + 6] >>> ROW] + (values[r + 6] >>> COLUMN) & RING];
        values[r + 7] = SLOTS[ROWS[values[r + 7] >>> ROW] + (values[r + 7] >>> COLUMN) & RING];
      }
      r += READS;
    }
    return cards & NOT_IN_DECK;
  }

  /*
   * Cards of a suit are counted in pairs of bits, then in groups of four, of which a suit has
   * three, plus a single bit. JDK 17 has no bit count for vectors.
   */

  /** Puts the bits into both suits of an int. */
  private static int twice(int suit) {
    return suit | suit << Card.RANK_COUNT;
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
   * Stores, at {@code work}, a bit for each flush: for each lane, the bit of its last hand is the
   * lowest. Returns 0 if all hands have the right size, and the other half of the hands read ahead
   * have only cards of the deck.
   */
  private static long findFlushes(long[] hands, int handsAhead, int[] values, int read, int work) {
    IntVector pairs = ints(twice(0x555));
    IntVector groups = ints(twice(0x1333));
    IntVector wholeGroups = ints(twice(0x333));
    IntVector evenGroups = ints(twice(0x10F));
    IntVector sums = ints(twice(0xF));
    IntVector bias = ints(twice(0x11 * (8 - CONSTANTS.tables().flush())));
    IntVector tops = ints(twice(0x88));
    IntVector all = ints(63);
    IntVector right = ints(CONSTANTS.size());
    IntVector wrong = IntVector.zero(INTS);
    IntVector found = IntVector.zero(INTS);
    long cards = 0;
    int ahead = handsAhead;
    int r = read;
    for (int i = work; i < work + BLOCK; i += LANES) {
      IntVector low = sizes(fours(load(values, i), pairs, groups, wholeGroups), evenGroups, sums);
      IntVector up =
          sizes(fours(load(values, i + BLOCK), pairs, groups, wholeGroups), evenGroups, sums);
      IntVector both = low.add(up);
      wrong =
          wrong.or(both.add(both.lanewise(LSHR, Card.RANK_COUNT)).and(all).lanewise(XOR, right));
      IntVector flushes = low.or(up.lanewise(LSHL, 4)).add(bias).and(tops);
      found = found.add(found).or(flushes.min(1));
      cards |= hands[ahead];
      ahead += LANES / 2;
      // As in addKeys, the other half.
      values[r] = SLOTS[ROWS[values[r] >>> ROW] + (values[r] >>> COLUMN) & RING];
      values[r + 1] = SLOTS[ROWS[values[r + 1] >>> ROW] + (values[r + 1] >>> COLUMN) & RING];
      values[r + 2] = SLOTS[ROWS[values[r + 2] >>> ROW] + (values[r + 2] >>> COLUMN) & RING];
      values[r + 3] = SLOTS[ROWS[values[r + 3] >>> ROW] + (values[r + 3] >>> COLUMN) & RING];
      if (READS > 4) {
        values[r + 4] = SLOTS[ROWS[values[r + 4] >>> ROW] + (values[r + 4] >>> COLUMN) & RING];
        values[r + 5] = SLOTS[ROWS[values[r + 5] >>> ROW] + (values[r + 5] >>> COLUMN) & RING];
        values[r + 6] = SLOTS[ROWS[values[r + 6] >>> ROW] + (values[r + 6] >>> COLUMN) & RING];
        values[r + 7] = SLOTS[ROWS[values[r + 7] >>> ROW] + (values[r + 7] >>> COLUMN) & RING];
      }
      r += READS;
    }
    found.intoArray(values, work);
    return wrong.reduceLanes(OR) | cards & NOT_IN_DECK;
  }

  /** Converts the bits at {@code from} to numbers of hands at {@code to}; returns how many. */
  private static int list(int[] values, int from, int to) {
    int count = 0;
    for (int lane = 0; lane < LANES; lane++) {
      // Always two at once: most lanes have no more, and a loop would be mispredicted.
      int bits = values[from + lane];
      int next = to + count;
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
