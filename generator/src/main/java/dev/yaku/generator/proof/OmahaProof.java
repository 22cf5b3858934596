package dev.yaku.generator.proof;

import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.NaiveOmaha;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Random;

/**
 * Compares the bytes of an Omaha table with the definition: random hands with every number of cards
 * in the hole and on the board, many of them with few ranks or suits.
 */
final class OmahaProof {
  private static final int HANDS_OF_A_SIZE = 30;
  private static final long SEED = 1;

  private final GameRules.Omaha game;
  private final OmahaReader table;
  private final Random random = new Random(SEED);

  OmahaProof(GameRules.Omaha game, byte[] bytes) {
    this.game = game;
    table = new OmahaReader(bytes);
  }

  /**
   * Compares hands of every size.
   *
   * @throws IllegalStateException if the table has another value than the definition
   */
  void check() {
    NaiveOmaha high = new NaiveOmaha(game.high());
    NaiveOmaha low = game.low() == null ? null : new NaiveOmaha(game.low());
    for (int inHole = game.minHole(); inHole <= game.maxHole(); inHole++) {
      for (int onBoard = game.minBoard(); onBoard <= game.maxBoard(); onBoard++) {
        for (int i = 0; i < HANDS_OF_A_SIZE; i++) {
          int[] cards = cards(inHole + onBoard);
          int[] hole = Arrays.copyOf(cards, inHole);
          int[] board = Arrays.copyOfRange(cards, inHole, cards.length);
          expect(high.packed(hole, board), table.packed(hole, board), hole, board);
          if (low != null) {
            expect(low.packed(hole, board), table.packedOfLow(hole, board), hole, board);
          }
        }
      }
    }
  }

  private static void expect(int expected, int found, int[] hole, int[] board) {
    if (expected != found) {
      throw new IllegalStateException(
          "hole %s, board %s: expected %06X, found %06X in the table"
              .formatted(Arrays.toString(hole), Arrays.toString(board), expected, found));
    }
  }

  /**
   * Different cards of the deck; in two of three hands, many of one suit or of neighbouring ranks.
   */
  private int[] cards(int count) {
    IntArrayList deck = new IntArrayList();
    for (int card = 0; card < Rules.JOKER; card++) {
      if (game.high().hasCard(card)) {
        deck.add(card);
      }
    }
    int model = deck.getInt(random.nextInt(deck.size()));
    int kind = random.nextInt(3);
    int[] cards = new int[count];
    for (int i = 0; i < count; i++) {
      int at = random.nextInt(deck.size());
      for (int t = 0; t < count && !TableProof.isLike(deck.getInt(at), model, kind); t++) {
        at = random.nextInt(deck.size());
      }
      cards[i] = deck.removeInt(at);
    }
    return cards;
  }
}
