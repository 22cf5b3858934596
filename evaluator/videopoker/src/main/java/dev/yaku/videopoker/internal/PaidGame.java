package dev.yaku.videopoker.internal;

import dev.yaku.internal.work.Team;
import java.util.Arrays;

/**
 * A pay table applied to the hands of a deck, with the sums over these hands. Immutable except for
 * cached results.
 */
public final class PaidGame {
  private final HandKinds hands;
  private final DrawCounts draws;
  private final PayScale scale;
  private final int[] classOfKind;
  private final long[] payOfKind;

  // Computed on first use. If two threads compute them at once, the results are the same.
  private volatile SupersetSums sums;
  private volatile SupersetSums squares;
  private volatile SupersetSums[] classSums; // by class of the pay table

  /**
   * @param classOfKind the class of each kind of hand; not copied, must not be changed
   * @param scale the pay of each class; class 0 is {@code nothing}
   */
  public PaidGame(HandKinds hands, DrawCounts draws, PayScale scale, int[] classOfKind) {
    this.hands = hands;
    this.draws = draws;
    this.scale = scale;
    this.classOfKind = classOfKind;
    payOfKind = new long[classOfKind.length];
    for (int kind = 0; kind < payOfKind.length; kind++) {
      payOfKind[kind] = scale.scaled()[classOfKind[kind]];
    }
  }

  public HandKinds hands() {
    return hands;
  }

  public SuitClasses classes() {
    return hands.classes();
  }

  public DrawCounts draws() {
    return draws;
  }

  public PayScale scale() {
    return scale;
  }

  /**
   * The greatest error of the mean of scaled pays over all draws to a hold: scaled pays are rounded
   * down, by less than 1; and their sums, computed in 32 terms and five rounds, are rounded.
   */
  public double slack() {
    if (scale.exact()) {
      return 0;
    }
    long greatest = Arrays.stream(scale.scaled()).max().getAsLong();
    return 1 + 0x1p-45 * greatest * draws.deals() / draws.byHeld()[0];
  }

  /** The number of classes, including {@code nothing}, which is class 0. */
  int payClasses() {
    return scale.scaled().length;
  }

  /** The class of each kind of hand. Must not be changed. */
  int[] classOfKind() {
    return classOfKind;
  }

  public int payClass(long hand) {
    return classOfKind[hands.kindOf(hand)];
  }

  public long scaledPay(long hand) {
    return payOfKind[hands.kindOf(hand)];
  }

  /** The sums of scaled pays. */
  public SupersetSums sums() {
    SupersetSums known = sums;
    if (known == null) {
      known = sumsOf(payOfKind);
      sums = known;
    }
    return known;
  }

  /** The sums of the squares of scaled pays, if {@link PayScale#exactSquares}. */
  SupersetSums squares() {
    SupersetSums known = squares;
    if (known == null) {
      long[] squareOfKind = new long[payOfKind.length];
      for (int kind = 0; kind < squareOfKind.length; kind++) {
        squareOfKind[kind] = payOfKind[kind] * payOfKind[kind];
      }
      known = sumsOf(squareOfKind).ofParts();
      squares = known;
    }
    return known;
  }

  /** The numbers of hands of each class of the pay table; null for {@code nothing}. */
  SupersetSums[] classSums() {
    SupersetSums[] known = classSums;
    if (known == null) {
      SupersetSums[] found = new SupersetSums[payClasses()];
      Team.run(
          "video-poker", found.length - 1, (worker, piece) -> found[piece + 1] = sumsOf(piece + 1));
      known = found;
      classSums = known;
    }
    return known;
  }

  private SupersetSums sumsOf(int payClass) {
    long[] isOfClass = new long[classOfKind.length];
    for (int kind = 0; kind < isOfClass.length; kind++) {
      isOfClass[kind] = classOfKind[kind] == payClass ? 1 : 0;
    }
    return sumsOf(isOfClass).ofParts();
  }

  private SupersetSums sumsOf(long[] ofKind) {
    char[] kinds = hands.kindOfDeal();
    long[] ofDeals = new long[kinds.length];
    for (int i = 0; i < ofDeals.length; i++) {
      ofDeals[i] = ofKind[kinds[i]];
    }
    return new SupersetSums(classes(), ofDeals);
  }
}
