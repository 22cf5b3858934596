package dev.yaku.videopoker;

/** Finds the pay of a class that gives a wanted return. */
final class PaySolver {
  /*
   * With each strategy the return is a line over the pay: what the other classes give, plus the
   * pay times how often the class comes. With best play it is the greatest of all these lines: a
   * convex curve of straight pieces. Where the line of the best strategy for some pay reaches the
   * wanted return, the curve has reached it, too, or is above: so from the second pay on the return
   * comes down to the wanted one, from piece to piece, and arrives exactly since there are finitely
   * many. (Newton's method.)
   */
  private PaySolver() {}

  static Fraction solve(VideoPoker machine, String name, Fraction wanted) {
    Fraction pay = machine.payTable().pay(name);
    while (true) {
      VideoPoker changed = machine.withPay(name, pay);
      Fraction excess = changed.exactReturn().minus(wanted);
      if (excess.signum() == 0) {
        return pay;
      }
      Fraction often = changed.frequency(name).probability();
      if (often.signum() == 0) {
        if (excess.signum() > 0) {
          throw unreachable(machine, name, wanted);
        }
        pay = pay.times(Fraction.of(2)).plus(Fraction.of(1));
      } else {
        if (excess.signum() > 0 && pay.signum() == 0) {
          throw unreachable(machine, name, wanted);
        }
        pay = pay.minus(excess.dividedBy(often));
        pay = pay.signum() < 0 ? Fraction.ZERO : pay;
      }
    }
  }

  private static IllegalArgumentException unreachable(
      VideoPoker machine, String name, Fraction wanted) {
    Fraction least = machine.withPay(name, Fraction.ZERO).exactReturn();
    return new IllegalArgumentException(
        "no pay of "
            + name
            + " returns "
            + wanted
            + ": with best play the machine returns "
            + least
            + " where it pays nothing");
  }
}
