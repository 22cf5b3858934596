package dev.yaku.randomrules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/**
 * The value of a hand by rules drawn at random: a second definition, written independently of the
 * generator's, slower and plainer. Every subset, every substitution; sort; compare.
 */
final class PlainJudge {
  private static final int MOST_NIBBLES = 5;

  private final RandomRules rules;
  private final int[] deck;

  PlainJudge(RandomRules rules) {
    this.rules = rules;
    deck = rules.deck();
  }

  /** The packed value of a hand, by tables/RULES-SYNTAX.md. */
  int packed(int... hand) {
    int[] best = {0};
    subsets(
        hand,
        Math.min(hand.length, rules.best()),
        0,
        new ArrayList<>(),
        chosen -> {
          best[0] = Math.max(best[0], Math.max(naturalRoyal(chosen), manyWild(chosen)));
          substitutions(
              chosen, new ArrayList<>(), 0, all -> best[0] = Math.max(best[0], worth(chosen, all)));
        });
    return best[0];
  }

  private static void subsets(
      int[] hand, int size, int from, List<Integer> chosen, Consumer<List<Integer>> to) {
    if (chosen.size() == size) {
      to.accept(List.copyOf(chosen));
      return;
    }
    for (int i = from; i < hand.length; i++) {
      chosen.add(hand[i]);
      subsets(hand, size, i + 1, chosen, to);
      chosen.remove(chosen.size() - 1);
    }
  }

  /** Every list of natural cards for the wild ones, in ascending order: which is which is equal. */
  private void substitutions(
      List<Integer> hand, List<Integer> stand, int from, Consumer<List<Integer>> to) {
    long wilds = hand.stream().filter(rules::isWild).count();
    if (stand.size() == wilds) {
      to.accept(List.copyOf(stand));
      return;
    }
    for (int i = from; i < deck.length; i++) {
      stand.add(deck[i]);
      substitutions(hand, stand, i, to);
      stand.remove(stand.size() - 1);
    }
  }

  /** The value of a hand without wild cards as a natural royal flush. */
  private int naturalRoyal(List<Integer> hand) {
    boolean natural =
        rules.categories().contains("natural-royal-flush")
            && hand.size() == rules.best()
            && hand.stream().noneMatch(rules::isWild)
            && hand.stream().map(card -> card / 13).distinct().count() == 1
            && isStraight(hand)
            && isRoyal(hand);
    return natural ? packed("natural-royal-flush", hand) : 0;
  }

  /** The value of a hand for its four or more wild cards. */
  private int manyWild(List<Integer> hand) {
    if (!rules.categories().contains("four-wild")
        || hand.stream().filter(rules::isWild).count() < 4) {
      return 0;
    }
    int highest =
        hand.stream()
            .filter(card -> !rules.isWild(card))
            .mapToInt(rules::place)
            .max()
            .orElse(rules.ranks().length() - 1);
    return (rules.categories().indexOf("four-wild") + 1 << 20) + (nibble(highest) << 16);
  }

  /** The value of a hand whose wild cards represent these; 0 if that is not allowed. */
  private int worth(List<Integer> hand, List<Integer> stand) {
    List<Integer> cards =
        new ArrayList<>(hand.stream().filter(card -> !rules.isWild(card)).toList());
    cards.addAll(stand);
    if (cards.isEmpty() || !qualifies(cards)) {
      return 0;
    }
    String category = category(cards);
    boolean completes = category.contains("straight") || category.contains("flush");
    boolean aces = stand.stream().allMatch(card -> card % 13 == 12);
    return rules.bug() && !aces && !completes ? 0 : packed(category, cards);
  }

  private boolean qualifies(List<Integer> cards) {
    if (rules.qualifier() == 0) {
      return true;
    }
    int highest = rules.ranks().indexOf(rules.qualifier());
    return cards.stream().map(rules::place).distinct().count() == rules.best()
        && cards.stream().allMatch(card -> rules.place(card) <= highest);
  }

  /** The category that counts, of all that the cards are of. */
  private String category(List<Integer> cards) {
    List<String> all = new ArrayList<>(List.of(ofAKind(cards)));
    boolean whole = cards.size() == rules.best();
    boolean straight = whole && isStraight(cards);
    boolean flush =
        whole
            && cards.stream().map(card -> card / 13).distinct().count() == 1
            && (rules.copies() > 1
                || rules.doubles()
                || cards.stream().distinct().count() == cards.size());
    if (straight) {
      all.add("straight");
    }
    if (flush) {
      all.add("flush");
    }
    if (straight && flush) {
      all.add("straight-flush");
      if (isRoyal(cards)) {
        all.add("royal-flush");
      }
    }
    Comparator<String> order = Comparator.comparing(rules.categories()::indexOf);
    return all.stream()
        .filter(rules.categories()::contains)
        .max(rules.low() ? order.reversed() : order)
        .orElseThrow();
  }

  private String ofAKind(List<Integer> cards) {
    List<Long> counts =
        cards.stream()
            .map(rules::place)
            .distinct()
            .map(place -> cards.stream().filter(card -> rules.place(card) == place).count())
            .sorted(Comparator.reverseOrder())
            .toList();
    String shape = counts.toString().replaceAll("(, 1)+]|]", "]");
    return switch (shape) {
      case "[1]" -> "high-card";
      case "[2]" -> "one-pair";
      case "[2, 2]" -> "two-pair";
      case "[3]" -> "three-of-a-kind";
      case "[3, 2]" -> "full-house";
      case "[4]" -> "four-of-a-kind";
      case "[5]" -> "five-of-a-kind";
      default -> throw new IllegalStateException(shape);
    };
  }

  private boolean isStraight(List<Integer> cards) {
    int[] places = places(cards);
    boolean run = true;
    for (int i = 1; i < places.length; i++) {
      run &= places[i] == places[i - 1] + 1;
    }
    return run || isWheel(cards);
  }

  /** The lowest ranks but one, and the ace. */
  private boolean isWheel(List<Integer> cards) {
    int[] places = places(cards);
    boolean lowest = places[places.length - 1] == rules.ranks().length() - 1;
    for (int i = 0; i < places.length - 1; i++) {
      lowest &= places[i] == i;
    }
    return !rules.wheel().equals("no") && cards.size() == rules.best() && lowest;
  }

  private boolean isRoyal(List<Integer> cards) {
    return rules.ranks().endsWith("A")
        && !isWheelOnly(cards)
        && places(cards)[rules.best() - 1] == rules.ranks().length() - 1;
  }

  private boolean isWheelOnly(List<Integer> cards) {
    int[] places = places(cards);
    return isWheel(cards) && places[0] + places.length <= places[places.length - 1];
  }

  private int[] places(List<Integer> cards) {
    return cards.stream().mapToInt(rules::place).sorted().toArray();
  }

  private int packed(String category, List<Integer> cards) {
    List<Integer> places = new ArrayList<>(cards.stream().map(rules::place).toList());
    Comparator<Integer> often =
        Comparator.comparing(place -> -places.stream().filter(place::equals).count());
    List<Integer> order =
        category.equals("flush")
            ? places.stream().sorted(Comparator.reverseOrder()).toList()
            : places.stream()
                .distinct()
                .sorted(often.thenComparing(Comparator.reverseOrder()))
                .toList();
    boolean lowAce =
        category.matches("straight|straight-flush")
            && isWheelOnly(cards)
            && rules.wheel().equals("yes"); // as the second straight it is sorted like all others
    int packed = rules.categories().indexOf(category) + 1;
    if (lowAce) {
      order = new ArrayList<>(order);
      order.add(order.remove(0));
    }
    for (int i = 0; i < MOST_NIBBLES; i++) {
      boolean none = i >= order.size() || (lowAce && i == order.size() - 1);
      packed = packed * 16 + (none ? 0 : nibble(order.get(i)));
    }
    return packed;
  }

  /** 2 is 1, ... A is 13; where the ace is first, A is 1, 2 is 2, ...; in low games 14 less it. */
  private int nibble(int place) {
    char rank = rules.ranks().charAt(place);
    String order = rules.ranks().startsWith("A") ? "A23456789TJQK" : "23456789TJQKA";
    int nibble = order.indexOf(rank) + 1;
    return rules.low() ? 14 - nibble : nibble;
  }

  /** How many substitutions the costliest subset of a hand has. */
  long cost(int... hand) {
    long wilds = Arrays.stream(hand).filter(rules::isWild).count();
    long cost = 1;
    for (int i = 0; i < wilds; i++) {
      cost = cost * (deck.length + i) / (i + 1);
    }
    return cost;
  }
}
