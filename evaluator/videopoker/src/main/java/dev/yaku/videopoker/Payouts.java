package dev.yaku.videopoker;

import dev.yaku.videopoker.internal.DrawCounts;
import dev.yaku.videopoker.internal.HandKinds;
import dev.yaku.videopoker.internal.PayScale;
import dev.yaku.videopoker.internal.paytable.PayClass.HandKind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * A pay table applied to the hands of a deck: the class that each kind of hand belongs to.
 * Immutable.
 *
 * <p>Class 0 is {@code nothing}; the others follow in the order of their pays, lowest first.
 */
final class Payouts {
  static final String NOTHING = "nothing";

  private final List<String> names = new ArrayList<>(List.of(NOTHING));
  private final List<Fraction> pays = new ArrayList<>(List.of(Fraction.ZERO));
  private final int[] classOfKind;

  /** A class of the table, and the kinds of hands in it. */
  private record Member(PayTable.Entry entry, BitSet kinds, int least)
      implements Comparable<Member> {
    private static Member of(PayTable.Entry entry, List<HandKind> all) {
      BitSet kinds = new BitSet();
      int least = Integer.MAX_VALUE;
      for (int i = 0; i < all.size(); i++) {
        if (entry.payClass().has(all.get(i))) {
          kinds.set(i);
          least = Math.min(least, all.get(i).value());
        }
      }
      return new Member(entry, kinds, least);
    }

    /** By pay; if pays are equal, by the weakest hand. */
    @Override
    public int compareTo(Member other) {
      int order = entry.pay().compareTo(other.entry.pay());
      return order != 0 ? order : Integer.compare(least, other.least);
    }

    private boolean isWithin(Member other) {
      BitSet outside = (BitSet) kinds.clone();
      outside.andNot(other.kinds);
      return outside.isEmpty();
    }
  }

  /** Rejects a class that can never happen, and two that share hands if neither is more special. */
  Payouts(PayTable table, HandKinds hands) {
    List<HandKind> kinds = hands.kinds();
    List<Member> members = new ArrayList<>();
    for (PayTable.Entry entry : table.entries()) {
      members.add(Member.of(entry, kinds));
    }
    Collections.sort(members);
    check(members, table.rules());
    classOfKind = new int[kinds.size()];
    int[] sizes = new int[kinds.size()];
    for (Member member : members) {
      BitSet of = member.kinds();
      int size = of.cardinality();
      for (int kind = of.nextSetBit(0); kind >= 0; kind = of.nextSetBit(kind + 1)) {
        if (sizes[kind] == 0 || size < sizes[kind]) {
          sizes[kind] = size;
          classOfKind[kind] = names.size();
        }
      }
      names.add(member.entry().payClass().toString());
      pays.add(member.entry().pay());
    }
  }

  private static void check(List<Member> members, String rules) {
    for (Member member : members) {
      if (member.kinds().isEmpty()) {
        throw error(member, "can never happen under the rules " + rules);
      }
      for (Member other : members) {
        boolean shares = member.entry().line() > other.entry().line();
        shares &= member.kinds().intersects(other.kinds());
        if (shares && member.isWithin(other) == other.isWithin(member)) {
          String with = other.entry().payClass() + "\" of line " + other.entry().line();
          throw error(member, "shares hands with \"" + with + ", and neither is more special");
        }
      }
    }
  }

  private static PayTableException error(Member member, String fault) {
    PayTable.Entry entry = member.entry();
    return new PayTableException(entry.line(), "\"" + entry.payClass() + "\" " + fault);
  }

  String name(int payClass) {
    return names.get(payClass);
  }

  Fraction pay(int payClass) {
    return pays.get(payClass);
  }

  /** The class of each kind of hand. */
  int[] classOfKind() {
    return classOfKind.clone();
  }

  /** The pays as whole numbers, scaled exactly or nearly so. */
  PayScale scale(DrawCounts draws) {
    BigInteger denominator = BigInteger.ONE;
    for (Fraction pay : pays) {
      BigInteger other = pay.denominator();
      denominator = denominator.multiply(other).divide(denominator.gcd(other));
    }
    BigInteger[] numerators = new BigInteger[pays.size()];
    for (int i = 0; i < numerators.length; i++) {
      Fraction pay = pays.get(i);
      numerators[i] = pay.numerator().multiply(denominator.divide(pay.denominator()));
    }
    return PayScale.of(numerators, denominator, draws);
  }
}
