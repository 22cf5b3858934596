package dev.yaku.generator.keys;

import dev.yaku.generator.RuleSets;
import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.HandValues;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Compares seeds of {@link KeySearch}: with which do the hands of six and of seven cards of a whole
 * deck fit together into one array of 32,768 slots, and how many of them do they take?
 *
 * <p>{@code java dev.yaku.generator.keys.KeySeeds chained 4600 5039} shows that of these numbers
 * {@link KeySearch#SEED_OF_CHAINS} takes the fewest; {@code single 482000 482452} that {@link
 * KeySearch#SEED} is the first of these numbers with which they fit. A number takes about half a
 * second. The class path must have the tests' classes and fastutil; the current folder must be
 * {@code generator}.
 */
public final class KeySeeds {
  /** As many as the evaluator's array for both sizes has. */
  private static final int SLOTS = 1 << 15;

  private static final int MOST_CARDS = 7;

  private final boolean chained;
  private final Rules rules;
  private final HandValues values;

  KeySeeds(boolean chained) throws IOException {
    this.chained = chained;
    rules = RulesReader.read(RuleSets.STANDARD);
    values = new HandValues(rules);
  }

  public static void main(String[] args) throws IOException {
    KeySeeds seeds = new KeySeeds(args[0].equals("chained"));
    int best = SLOTS + 1;
    for (long seed = Long.parseLong(args[1]); seed <= Long.parseLong(args[2]); seed++) {
      OptionalInt slots = seeds.slots(seed);
      if (slots.isPresent()) {
        best = Math.min(best, slots.getAsInt());
        System.out.printf("%d: %d slots, the fewest so far %d%n", seed, slots.getAsInt(), best);
      }
    }
  }

  /** How many slots the hands of six and seven cards take; empty if they do not fit. */
  OptionalInt slots(long seed) {
    int[] keys =
        chained
            ? KeySearch.findChained(rules, seed)
            : KeySearch.findSingle(rules, MOST_CARDS, seed);
    if (keys == null) {
      return OptionalInt.empty();
    }
    List<KeyMatrix> matrices = new ArrayList<>();
    for (int cards = MOST_CARDS - 1; cards <= MOST_CARDS; cards++) {
      HandValues.Level level = values.hands(cards);
      char[] ofSums = new char[level.size()];
      for (int i = 0; i < ofSums.length; i++) {
        ofSums[i] = (char) values.value(level.packed().getInt(i));
      }
      int[] sums = RankMultisets.sums(level.multisets(), keys);
      matrices.add(KeyMatrix.ofHands(cards, sums, ofSums));
    }
    List<DisplacedRows> hashes = DisplacedRows.of(matrices, SLOTS);
    return hashes == null ? OptionalInt.empty() : OptionalInt.of(used(hashes.get(0).values()));
  }

  private static int used(char[] slots) {
    return (int)
        IntStream.range(0, slots.length).filter(slot -> slots[slot] != DisplacedRows.EMPTY).count();
  }
}
