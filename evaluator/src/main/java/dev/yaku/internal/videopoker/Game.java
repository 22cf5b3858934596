package dev.yaku.internal.videopoker;

/** A pay table on the hands of a deck, ready to be summed up. Immutable but for what it keeps. */
public final class Game {
  private final HandKinds hands;
  private final DrawCounts draws;
  private final PayScale scale;
  private final int[] classOfKind;
  private final long[] payOfKind;

  // Made when first asked for. Two threads may both make them, and make the same.
  private volatile Sums sums;
  private volatile Sums squares;
  private volatile ClassSums classSums;

  /**
   * @param classOfKind the class of pays of each kind of hands; kept, not to be changed
   * @param scale what each class of pays pays; 0 is nothing
   */
  public Game(HandKinds hands, DrawCounts draws, PayScale scale, int... classOfKind) {
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

  /** How many classes of pays there are, with that of nothing, which is 0. */
  int payClasses() {
    return scale.scaled().length;
  }

  /** The class of pays of each kind of hands. Not to be changed. */
  int[] classOfKind() {
    return classOfKind;
  }

  /** The class of pays of a hand. */
  public int payClass(long hand) {
    return classOfKind[hands.kindOf(hand)];
  }

  /** What a hand pays, scaled. */
  public long scaledPay(long hand) {
    return payOfKind[hands.kindOf(hand)];
  }

  /** What a kind of hands pays, scaled. */
  long payOfKind(int kind) {
    return payOfKind[kind];
  }

  /** The square of this, if {@link PayScale#exactSquares}. */
  long squareOfKind(int kind) {
    return payOfKind[kind] * payOfKind[kind];
  }

  /** The sums of scaled pays. */
  public Sums sums() {
    Sums known = sums;
    if (known == null) {
      char[] kinds = hands.kindOfDeal();
      long[] pays = new long[kinds.length];
      for (int i = 0; i < pays.length; i++) {
        pays[i] = payOfKind[kinds[i]];
      }
      known = Sums.of(classes(), pays);
      sums = known;
    }
    return known;
  }

  /** The sums of the squares of scaled pays, if {@link PayScale#exactSquares}. */
  Sums squares() {
    Sums known = squares;
    if (known == null) {
      long[] ofDeals = sums().byCards(SuitClasses.HAND).clone();
      for (int i = 0; i < ofDeals.length; i++) {
        ofDeals[i] *= ofDeals[i];
      }
      known = Sums.ofParts(classes(), ofDeals);
      squares = known;
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
