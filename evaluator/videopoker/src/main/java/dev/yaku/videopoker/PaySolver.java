package dev.yaku.videopoker;

/** Finds the pay of a class for which a machine has a given return. */
final class PaySolver {
  /*
   * For a fixed strategy, the return is a linear function of the pay: the contribution of the other
   * classes, plus the pay times the probability of the class. The return with best play is the
   * maximum of all these lines: convex and piecewise linear. Where the line of the best strategy
   * for some pay reaches the wanted return, the curve is at or above the wanted return. So from the
   * second step on the return decreases towards the wanted one, piece by piece, and reaches it
   * exactly since there are finitely many pieces. (Newton's method.)
   */
  private static final Fraction MOST = Fraction.of(VideoPoker.MOST_RETURN);

  private PaySolver() {}

  static Fraction solve(VideoPoker machine, String name, Fraction wanted) {
    Fraction pay = machine.payTable().pay(name);
    if (wanted.compareTo(MOST) > 0) {
      throw new IllegalArgumentException(
          "a return of " + wanted + ": expected at most " + MOST + " for each coin");
    }
    while (true) {
      VideoPoker changed = machine.withPay(name, pay);
      Fraction excess = changed.exactReturn().minus(wanted);
      if (excess.signum() == 0) {
        return pay;
      }
      Fraction often = changed.frequency(name).probability();
      if (excess.signum() > 0 && (often.signum() == 0 || pay.signum() == 0)) {
        throw unreachable(machine, name, wanted);
      }
      if (often.signum() == 0) {
        pay = pay.times(Fraction.of(2)).plus(Fraction.of(1));
      } else {
        pay = pay.minus(excess.dividedBy(often));
        pay = pay.signum() < 0 ? Fraction.ZERO : pay;
      }
    }
  }

  private static IllegalArgumentException unreachable(
      VideoPoker machine, String name, Fraction wanted) {
    Fraction least = machine.withPay(name, Fraction.ZERO).exactReturn();
    String why = "with best play the machine returns " + least + " even if it pays nothing";
    return new IllegalArgumentException("no pay of " + name + " returns " + wanted + ": " + why);
  }
}
