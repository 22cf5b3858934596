package dev.yaku.equity.internal.ranges;

import dev.yaku.Card;
import dev.yaku.equity.internal.holes.HoleSets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongPredicate;

/** Tests whether each symbol of a pattern can stand for another card of a hand. */
public final class OmahaPattern implements LongPredicate {
  /*
   * Once each letter has a suit, a symbol is a set of cards. By Hall's theorem, the symbols can be
   * different cards of a hand if and only if, for every n symbols, the hand has at least n of the
   * cards that these symbols allow together. Symbols that form two groups without a common card
   * need no test, since it follows from those of the two groups.
   *
   *   AA      two aces                 Aw Kw    for each of the suits: its ace and its king
   *   A[A-K]  an ace, and two aces or kings
   *
   * Philip Hall, On Representatives of Subsets, Journal of the London Mathematical Society 10, 1935.
   */

  static final int ANY_SUIT = -1;
  static final String LETTERS = "wxyz"; // as suits from 4 up: w is 4, x is 5
  private static final int SUITS = Card.SUITS.length();

  /** One card of a pattern: a set of ranks, and a suit, a letter, or {@link #ANY_SUIT}. */
  record Symbol(int ranks, int suit) {
    /** The cards that this symbol allows if the letters have these suits. */
    private long cards(int... suitOfLetter) {
      if (suit == ANY_SUIT) {
        return ranks * HoleSets.ONE_RANK;
      }
      return (long) ranks << Card.RANK_COUNT * (suit < SUITS ? suit : suitOfLetter[suit - SUITS]);
    }
  }

  /** A demand for at least {@code count} of these cards. */
  private record Demand(long cards, int count) {}

  private final Demand[][] choices; // of suits, then what they demand

  OmahaPattern(List<Symbol> symbols, long deck) {
    int[] letters =
        symbols.stream().mapToInt(Symbol::suit).filter(s -> s >= SUITS).distinct().toArray();
    Set<Set<Demand>> all = new LinkedHashSet<>();
    addChoices(all, symbols, deck, letters, new int[LETTERS.length()], 0);
    choices = all.stream().map(set -> set.toArray(new Demand[0])).toArray(Demand[][]::new);
  }

  /** Adds the demands for each way to assign these letters different suits that are not taken. */
  private static void addChoices(
      Set<Set<Demand>> all,
      List<Symbol> symbols,
      long deck,
      int[] letters,
      int[] suits,
      int taken) {
    if (Integer.bitCount(taken) == letters.length) {
      Set<Demand> demands = demands(symbols, suits);
      if (demands.stream().allMatch(each -> Long.bitCount(each.cards & deck) >= each.count)) {
        all.add(demands);
      }
      return;
    }
    for (int suit = 0; suit < SUITS; suit++) {
      if ((taken >>> suit & 1) == 0) {
        suits[letters[Integer.bitCount(taken)] - SUITS] = suit;
        addChoices(all, symbols, deck, letters, suits, taken | 1 << suit);
      }
    }
  }

  private static Set<Demand> demands(List<Symbol> symbols, int... suits) {
    Map<Long, Integer> most = new LinkedHashMap<>(); // by cards
    for (int choice = 1; choice < 1 << symbols.size(); choice++) {
      List<Long> chosen = new ArrayList<>();
      for (int i = 0; i < symbols.size(); i++) {
        if ((choice >>> i & 1) != 0) {
          chosen.add(symbols.get(i).cards(suits));
        }
      }
      int count = chosen.size();
      long together = chosen.remove(0);
      for (int i = 0; i < chosen.size(); ) { // all that share cards, one by one
        if ((chosen.get(i) & together) != 0) {
          together |= chosen.remove(i);
          i = 0;
        } else {
          i++;
        }
      }
      if (chosen.isEmpty()) {
        most.merge(together, count, Math::max);
      }
    }
    Set<Demand> demands = new LinkedHashSet<>();
    most.forEach((cards, count) -> demands.add(new Demand(cards, count)));
    return demands;
  }

  /** Whether no hand can have these cards. */
  boolean isImpossible() {
    return choices.length == 0;
  }

  @Override
  public boolean test(long hole) {
    for (Demand[] choice : choices) {
      if (meets(choice, hole)) {
        return true;
      }
    }
    return false;
  }

  private static boolean meets(Demand[] choice, long hole) {
    for (Demand demand : choice) {
      if (Long.bitCount(hole & demand.cards) < demand.count) {
        return false;
      }
    }
    return true;
  }
}
