package dev.yaku.videopoker.internal;

import dev.yaku.internal.work.Team;

/**
 * For each set of zero to five cards, the number of hands of each class of the pay table that
 * contain it. Immutable.
 */
public final class ClassSums {
  private final Game game;
  private final SupersetSums[] sums;

  ClassSums(Game game) {
    this.game = game;
    int[] classes = game.classOfKind();
    char[] kinds = game.hands().kindOfDeal();
    sums = new SupersetSums[game.payClasses()];
    Team.run(
        "video-poker",
        sums.length - 1,
        (worker, piece) -> sums[piece + 1] = sums(game.classes(), kinds, classes, piece + 1));
  }

  private static SupersetSums sums(SuitClasses deals, char[] kinds, int[] classes, int payClass) {
    long[] isOfClass = new long[kinds.length];
    for (int i = 0; i < kinds.length; i++) {
      isOfClass[i] = classes[kinds[i]] == payClass ? 1 : 0;
    }
    return SupersetSums.ofParts(deals, isOfClass);
  }

  /**
   * The number of draws to a hold that give each class of the pay table.
   *
   * @param parts the classes of the deal's parts, as {@link SuitClasses#find} finds them
   * @param own the class of the deal itself
   * @param held the mask of the cards held
   */
  long[] draws(int[] parts, int own, int held) {
    long[] counts = new long[sums.length];
    counts[0] = game.draws().byHeld()[Integer.bitCount(held)];
    for (int payClass = 1; payClass < counts.length; payClass++) {
      counts[payClass] = sums[payClass].ofDraws(parts, own == payClass ? 1 : 0, held);
      counts[0] -= counts[payClass];
    }
    return counts;
  }
}
