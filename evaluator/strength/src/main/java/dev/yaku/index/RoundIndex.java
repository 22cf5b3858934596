package dev.yaku.index;

import java.util.ArrayList;
import java.util.List;

/** The classes of one round: its configurations, found by signatures and by index. */
final class RoundIndex {
  /*
   * By signatures: a hash table with linear probing; its multiplier is that of a few candidates
   * with the fewest collisions. The key is three signatures, which determine the fourth. By index:
   * the upper bits of the index lead to a configuration, from which the search continues linearly.
   */
  private static final int MULTIPLIERS = 64;
  private static final int GUIDE_BITS = 12;
  private static final long KEY = (1L << 3 * Configuration.SIGNATURE_BITS) - 1;

  private final Signatures signatures;
  private final Configuration[] configurations;
  final long size; // the number of classes
  private final Configuration[] table;
  private final int shift;
  private final int multiplier;
  private final char[] guide;
  private final int guideShift;

  /**
   * @param total the signature that all cards of the round and those before would have in one suit
   */
  RoundIndex(Signatures signatures, int total) {
    this.signatures = signatures;
    List<Configuration> found = new ArrayList<>();
    collect(found, total, 0, 0);
    configurations = found.toArray(new Configuration[0]);
    Configuration last = configurations[configurations.length - 1];
    size = last.offset + last.size;
    int bits = Math.max(6, Integer.SIZE - Integer.numberOfLeadingZeros(16 * found.size()));
    shift = Integer.SIZE - bits;
    multiplier = bestMultiplier(bits);
    table = table(multiplier);
    guideShift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(size - 1) - GUIDE_BITS);
    guide = guide();
  }

  /** Adds all ways to divide this total among the suits from this place on. */
  private void collect(List<Configuration> found, int total, int place, long before) {
    int greatest =
        place == 0 ? total : (int) (before >>> bits(place - 1)) & Configuration.SIGNATURE;
    if (place == Configuration.SUITS - 1) {
      if (total <= greatest && signatures.sizes[total] > 0) {
        Configuration last = found.isEmpty() ? null : found.get(found.size() - 1);
        long offset = last == null ? 0 : last.offset + last.size;
        found.add(new Configuration(signatures, before | (long) total << bits(place), offset));
      }
      return;
    }
    for (int signature = Math.min(total, greatest); signature >= 0; signature--) {
      if (signatures.sizes[signature] > 0 && isPart(signature, total)) {
        collect(found, total - signature, place + 1, before | (long) signature << bits(place));
      }
    }
  }

  private static int bits(int place) {
    return Configuration.SIGNATURE_BITS * place;
  }

  /** Whether no digit of the signature is greater than that of the total, so that none borrows. */
  private boolean isPart(int signature, int total) {
    long[] digits = signatures.digits;
    return digits[signature] + digits[total - signature] == digits[total];
  }

  private int bestMultiplier(int bits) {
    int best = 0;
    int fewest = Integer.MAX_VALUE;
    int odd = 0x9E3779B1; // 2^32 divided by the golden ratio
    for (int i = 0; i < MULTIPLIERS && fewest > 0; i++, odd += 0x3C6EF372) {
      boolean[] taken = new boolean[1 << bits];
      int collisions = 0;
      for (Configuration configuration : configurations) {
        int slot = slot(configuration.signatures & KEY, odd);
        collisions += taken[slot] ? 1 : 0;
        taken[slot] = true;
      }
      if (collisions < fewest) {
        fewest = collisions;
        best = odd;
      }
    }
    return best;
  }

  private int slot(long key, int odd) {
    return (int) key * odd >>> shift;
  }

  private Configuration[] table(int odd) {
    Configuration[] filled = new Configuration[1 << Integer.SIZE - shift];
    for (Configuration configuration : configurations) {
      int slot = slot(configuration.signatures & KEY, odd);
      while (filled[slot] != null) {
        slot = slot + 1 & filled.length - 1;
      }
      filled[slot] = configuration;
    }
    return filled;
  }

  private char[] guide() {
    char[] first = new char[(int) (size - 1 >>> guideShift) + 1];
    int configuration = 0;
    for (int i = 0; i < first.length; i++) {
      while (end(configuration) <= (long) i << guideShift) {
        configuration++;
      }
      first[i] = (char) configuration;
    }
    return first;
  }

  private long end(int configuration) {
    return configurations[configuration].offset + configurations[configuration].size;
  }

  /**
   * The index of four suits, in any order.
   *
   * @param a the signature in the upper half and the number in the lower; likewise for the others
   */
  long index(long a, long b, long c, long d) {
    // A sorting network, without branches, since all orders of suits are equally likely.
    long over = a - b & a - b >> 63;
    long w = a - over;
    long x = b + over;
    over = c - d & c - d >> 63;
    long y = c - over;
    long z = d + over;
    over = w - y & w - y >> 63;
    w -= over;
    y += over;
    over = x - z & x - z >> 63;
    x -= over;
    z += over;
    over = x - y & x - y >> 63;
    x -= over;
    y += over;
    long key =
        w >>> 32
            | x >>> 32 << Configuration.SIGNATURE_BITS
            | y >>> 32 << 2 * Configuration.SIGNATURE_BITS;
    return find(key).index((int) w, (int) x, (int) y, (int) z);
  }

  private Configuration find(long key) {
    int slot = slot(key, multiplier);
    while ((table[slot].signatures & KEY) != key) {
      slot = slot + 1 & table.length - 1;
    }
    return table[slot];
  }

  /** The configuration that this index belongs to. */
  private Configuration of(long index) {
    int configuration = guide[(int) (index >>> guideShift)];
    while (end(configuration) <= index) {
      configuration++;
    }
    return configurations[configuration];
  }

  /**
   * Puts the cards of a class into their rounds, which must be empty. The suit with the greatest
   * signature becomes spades.
   */
  void unindex(long index, long[] cards) {
    Configuration configuration = of(index);
    long rest = index - configuration.offset;
    long multiset = 0;
    for (int place = 0; place < Configuration.SUITS; place++) {
      long group = configuration.groups[place];
      if (group != 0) {
        multiset = rest % group;
        rest /= group;
      }
      int number = configuration.greatest(multiset, place);
      multiset = configuration.without(multiset, number, place);
      signatures.unindex(
          configuration.signature(place), number, Signatures.shift(3 - place), cards);
    }
  }

  /** The number of ways to assign suits to a class. */
  int deals(long index) {
    Configuration configuration = of(index);
    long rest = index - configuration.offset;
    long multiset = 0;
    int deals = 24;
    int equal = 1;
    long previous = -1;
    for (int place = 0; place < Configuration.SUITS; place++) {
      long group = configuration.groups[place];
      if (group != 0) {
        multiset = rest % group;
        rest /= group;
      }
      int number = configuration.greatest(multiset, place);
      multiset = configuration.without(multiset, number, place);
      long suit = (long) configuration.signature(place) << 32 | number;
      equal = suit == previous ? equal + 1 : 1;
      deals /= equal;
      previous = suit;
    }
    return deals;
  }
}
