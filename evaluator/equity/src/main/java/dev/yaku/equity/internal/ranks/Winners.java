package dev.yaku.equity.internal.ranks;

/**
 * The winners by completion, without flushes; those that occur are numbered, the most frequent
 * first.
 */
final class Winners {
  /** By completion, the best value and the number of the winners, as a {@link BestValue}. */
  final int[] numbered;

  /** The winners by number. */
  final int[] masks;

  /**
   * Numbers the winners of each {@link BestValue}, by completion: all are less than {@code masks}.
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
}
