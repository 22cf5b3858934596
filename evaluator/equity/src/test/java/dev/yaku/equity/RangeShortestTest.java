package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import dev.yaku.equity.internal.holes.HoleSets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import org.junit.jupiter.api.Test;

/**
 * Ranges of a deck of six cards, whose 15 hands are bits of an int, written in every way there is.
 */
class RangeShortestTest {
  private static final long DECK = Hand.parse("As Ks Qs Ad Kd Qd");
  private static final int HANDS = 15;
  private static final int SEPARATOR = 2;
  private static final int UNKNOWN = 1_000;
  private static final int RANGES = 60;

  /** Hands that a text stands for; of an exclusion also all hands of its two ranks. */
  private record Term(int length, int hands, int all) {}

  private final int[] holes = HoleSets.all(DECK).stream().toArray();
  private final List<Term> terms = new ArrayList<>();
  private final List<Term> exclusions = new ArrayList<>();

  RangeShortestTest() {
    String classes = "AA KK QQ AA-KK KK-QQ KK+ QQ+ AK AQ AQ+ KQ AKs AQs AQs+ KQs AKo AQo AQo+ KQo";
    for (String text : classes.split(" ", -1)) {
      terms.add(new Term(text.length(), hands(text), 0));
    }
    for (String card : List.of("As", "Ad", "Ks", "Kd", "Qs", "Qd")) {
      for (String other : "A K Q As Ad Ks Kd Qs Qd".split(" ", -1)) {
        if (!card.equals(other)) {
          String text = card + other;
          int all = hands("" + card.charAt(0) + other.charAt(0));
          terms.add(new Term(text.length(), hands(text), all));
          exclusions.add(new Term(text.length() + 1, hands(text), all));
        }
      }
    }
  }

  private int hands(String text) {
    Range range = Range.parse(text, DECK);
    int hands = 0;
    for (int i = 0; i < HANDS; i++) {
      hands |= range.weight(holes[i]) > 0 ? 1 << i : 0;
    }
    return hands;
  }

  private Range range(int hands) {
    StringJoiner items = new StringJoiner(",");
    for (int i = 0; i < HANDS; i++) {
      if ((hands >>> i & 1) != 0) {
        items.add(Hand.toString(HoleIndex.hand(holes[i])).replace(" ", ""));
      }
    }
    return Range.parse(items.toString(), DECK);
  }

  /** The length of the shortest items for each set of hands, no two of which overlap. */
  private int[] lengths() {
    int[] lengths = new int[1 << HANDS];
    Arrays.fill(lengths, UNKNOWN);
    lengths[0] = 0;
    for (int hands = 0; hands < lengths.length; hands++) {
      for (Term term : terms) {
        if ((hands & term.hands) == 0) {
          int both = hands | term.hands;
          lengths[both] = Math.min(lengths[both], lengths[hands] + SEPARATOR + term.length);
        }
      }
    }
    return lengths;
  }

  /** The same with exclusions, too, from what is left of two ranks. */
  private int shortest(int range, int... lengths) {
    int[] left = lengths.clone();
    for (int hands = left.length - 1; hands > range; hands--) {
      for (Term term : exclusions) {
        if ((range & ~hands) == 0 && (range & term.hands) == 0 && (range & term.all) != 0) {
          int rest = hands & ~term.hands;
          left[rest] = Math.min(left[rest], left[hands] + SEPARATOR + term.length);
        }
      }
    }
    return left[range] - SEPARATOR;
  }

  @Test
  void toString_anyRange_isAsShortAsAnyOtherText() {
    SplittableRandom random = new SplittableRandom(5);
    int[] lengths = lengths();
    for (int times = 0; times < RANGES; times++) {
      int more = times % 2 == 0 ? random.nextInt(1 << HANDS) : 0;
      int hands = 1 + random.nextInt((1 << HANDS) - 1) | more;
      Range range = range(hands);
      String text = range.toString();
      assertEquals(range, Range.parse(text, DECK), text);
      int shortest = shortest(hands, lengths);
      assertTrue(text.length() <= shortest, text + ": there is one of " + shortest);
    }
  }
}
