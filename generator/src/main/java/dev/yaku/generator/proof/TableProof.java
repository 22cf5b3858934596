package dev.yaku.generator.proof;

import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.NaiveEvaluator;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Random;

/**
 * Compares the bytes of a hand table with the naive evaluator before they are written: hands of
 * every size, with any cards, with few suits and with few ranks, as lists and as sets.
 */
public final class TableProof {
  private static final int HANDS_OF_A_SIZE = 300;
  private static final long SEED = 1;

  private final Rules rules;
  private final TableReader table;
  private final NaiveEvaluator naive;
  private final Random random = new Random(SEED);

  /**
   * Compares a file's bytes with the definition of values, in addition to the checks of
   * compilation.
   *
   * @throws IllegalStateException if they differ: the file must not be used
   */
  public static void prove(GameRules rules, byte[] bytes) {
    if (rules instanceof Rules hands) {
      new TableProof(hands, bytes).check();
    } else if (rules instanceof GameRules.Omaha omaha) {
      new OmahaProof(omaha, bytes).check();
    } else {
      new BadugiProof((GameRules.Badugi) rules, bytes).check();
    }
  }

  TableProof(Rules rules, byte[] bytes) {
    this.rules = rules;
    table = new TableReader(bytes);
    naive = new NaiveEvaluator(rules);
  }

  /** Compares hands of every size; a table with another value must not be used. */
  void check() {
    for (int cards = rules.minCards(); cards <= rules.maxCards(); cards++) {
      for (int i = 0; i < HANDS_OF_A_SIZE; i++) {
        check(hand(rules, cards, random));
      }
    }
  }

  private void check(int[] hand) {
    int expected = naive.packed(hand);
    expect(expected, table.packedOfList(hand), "hand %s", hand);
    if (table.hasFactors()) {
      expect(expected, table.packedOfKey(table.sum(hand)), "hand %s", hand);
    }
    if (table.hasSets()) {
      long set = Arrays.stream(hand).mapToLong(card -> 1L << card).sum();
      expect(expected, table.packedOfSet(set), "hand %s", hand);
    }
  }

  /** Rejects a value that is not as expected; {@code hand} is a format of the hand's cards. */
  static void expect(int expected, int found, String hand, int[]... cards) {
    if (expected != found) {
      String text = hand.formatted(Arrays.stream(cards).map(Arrays::toString).toArray());
      throw new IllegalStateException(
          "%s: expected %06X, found %06X in the table".formatted(text, expected, found));
    }
  }

  /**
   * A random hand of this size; two of three have many cards of one suit, or of neighbouring ranks.
   */
  static int[] hand(Rules rules, int size, Random random) {
    IntArrayList left = deck(rules);
    int model = random.nextInt(Rules.JOKER);
    int kind = random.nextInt(3);
    int[] hand = new int[size];
    for (int i = 0; i < size; i++) {
      int at = random.nextInt(left.size());
      for (int tries = 0; tries < left.size() && !isLike(left.getInt(at), model, kind); tries++) {
        at = random.nextInt(left.size());
      }
      hand[i] = left.removeInt(at);
    }
    return hand;
  }

  /** Whether a card has the model's suit, or a near rank, or is any card, depending on the kind. */
  private static boolean isLike(int card, int model, int kind) {
    int ranks = Rules.RANKS.length();
    return kind == 0
        || (kind == 1 && card / ranks == model / ranks)
        || (kind == 2 && Math.abs(card % ranks - model % ranks) < 2);
  }

  /** All cards, each as often as a hand may hold it. */
  private static IntArrayList deck(Rules rules) {
    IntArrayList deck = new IntArrayList();
    for (int card = 0; card < Rules.JOKER + rules.jokers(); card++) {
      boolean joker = card >= Rules.JOKER;
      for (int copy = 0; copy < (joker ? 1 : rules.hasCard(card) ? rules.copies() : 0); copy++) {
        deck.add(card);
      }
    }
    return deck;
  }
}
