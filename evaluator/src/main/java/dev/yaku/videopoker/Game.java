package dev.yaku.videopoker;

/** A pay table on the hands of a deck, ready to be summed up. Immutable but for what it keeps. */
final class Game {
  private final HandKinds hands;
  private final Payouts payouts;
  private final DrawCounts draws;
  private final PayScale scale;
  private final long[] payOfKind;

  // Made when first asked for. Two threads may both make them, and make the same.
  private volatile Sums sums;
  private volatile ClassSums classSums;

  Game(HandKinds hands, PayTable table) {
    this.hands = hands;
    payouts = new Payouts(table, hands);
    draws = DrawCounts.of(Long.bitCount(hands.deck()));
    scale = PayScale.of(payouts, draws);
    payOfKind = new long[hands.kinds().size()];
    for (int kind = 0; kind < payOfKind.length; kind++) {
      payOfKind[kind] = scale.scaled()[payouts.classOfKind(kind)];
    }
  }

  HandKinds hands() {
    return hands;
  }

  SuitClasses classes() {
    return hands.classes();
  }

  Payouts payouts() {
    return payouts;
  }

  DrawCounts draws() {
    return draws;
  }

  PayScale scale() {
    return scale;
  }

  /** The class of pays of a hand. */
  int payClass(long hand) {
    return payouts.classOfKind(hands.kindOf(hand));
  }

  /** What a hand pays, scaled. */
  long scaledPay(long hand) {
    return payOfKind[hands.kindOf(hand)];
  }

  /** The sums of scaled pays. */
  Sums sums() {
    Sums known = sums;
    if (known == null) {
      char[] kinds = hands.kindOfDeal();
      long[] pays = new long[kinds.length];
      for (int i = 0; i < pays.length; i++) {
        pays[i] = payOfKind[kinds[i]];
      }
      known = new Sums(classes(), pays);
      sums = known;
    }
    return known;
  }

  /** How many hands of each class of pays there are. */
  ClassSums classSums() {
    ClassSums known = classSums;
    if (known == null) {
      known = new ClassSums(this);
      classSums = known;
    }
    return known;
  }
}
