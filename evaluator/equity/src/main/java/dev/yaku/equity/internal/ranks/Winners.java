package dev.yaku.equity.internal.ranks;

/**
 * The winners by completion, without flushes; those that occur are numbered, the most frequent
 * first.
 */
final class Winners {
  private final int[] numbered; // BestValue, with the number of the winners
  private final int[] masks; // by number

  /**
   * Numbers the winners.
   *
   * @param best by completion, as {@link BestValue}
   * @param masks above all masks
   */
  Winners(int[] best, int masks) {
    int[] completions = new int[masks];
    for (int one : best) {
      completions[BestValue.winners(one)]++;
    }
    int found = 0;
    for (int mask = 0; mask < masks; mask++) {
      found += completions[mask] > 0 ? 1 : 0;
    }
    this.masks = new int[found];
    int[] numbers = new int[masks];
    for (int number = 0; number < found; number++) {
      int most = 0;
      for (int mask = 0; mask < masks; mask++) {
        most = completions[mask] > completions[most] ? mask : most;
      }
      completions[most] = 0;
      numbers[most] = number;
      this.masks[number] = most;
    }
    numbered = new int[best.length];
    for (int i = 0; i < best.length; i++) {
      int number = numbers[BestValue.winners(best[i])];
      numbered[i] = BestValue.of(BestValue.value(best[i]), number);
    }
  }

  /** The number of different winners. */
  int count() {
    return masks.length;
  }

  /** The winners of this number, as a mask. */
  int mask(int number) {
    return masks[number];
  }

  /** The number of the winners of a completion. */
  int number(int completion) {
    return BestValue.winners(numbered[completion]);
  }

  /** By completion, the best value and the number of the winners; not to be changed. */
  int[] numbered() {
    return numbered;
  }
}
