package dev.yaku.equity;

import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ranges compared with a second implementation, and tried with any text. */
@Tag("proof")
class RangeProofTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final int RANGES = 600 / STEP;
  private static final int TEXTS = 50_000 / STEP;

  /** Of terms, which come by threes and fours. */
  private static final int EVERY = STEP == 1 ? 1 : 5;

  private static final Map<String, Integer> HOLES =
      new PlainRange('2')
          .hands().stream().collect(toMap(hand -> hand, hand -> HoleIndex.of(Hand.parse(hand))));

  /** Every term of each kind, of these ranks from the lowest up. */
  private static List<String> allTerms(String ranks) {
    List<String> terms = new ArrayList<>(List.of("*", "random"));
    for (int percent = 1; percent <= 200; percent++) {
      terms.add(percent / 2.0 + "%");
    }
    for (String a : PlainRange.letters(ranks)) {
      for (String b : PlainRange.letters(ranks)) {
        terms.add(a + a + "-" + b + b);
        terms.add(a + "s" + b);
        terms.add(a + "c" + b + "h");
        terms.add(a + "d " + b + "s");
      }
      terms.addAll(List.of(a + a, a + a + "+"));
      for (String b : lower(ranks, a)) {
        for (String suffix : List.of("", "s", "o")) {
          String one = a + b + suffix;
          terms.addAll(List.of(one, one + "+"));
          for (String c : lower(ranks, a)) {
            terms.add(one + "-" + a + c + suffix);
          }
        }
      }
    }
    return terms;
  }

  private static List<String> lower(String ranks, String rank) {
    return PlainRange.letters(ranks.substring(0, ranks.indexOf(rank)));
  }

  private static void assertSame(PlainRange plain, String text, Range range) {
    Map<String, Double> weights = plain.weights(text);
    int named = 0;
    for (String hand : plain.hands()) {
      double weight = range.weight(HOLES.get(hand));
      assertEquals(weights.getOrDefault(hand, 0.0), weight, () -> hand + " of " + text);
      named += weight > 0 ? 1 : 0;
    }
    assertEquals(named, range.size(), "only hands of the deck");
  }

  private static void assertPrintsAndReads(Range range) {
    String text = range.toString();
    assertEquals(range, Range.parse(text, range.deck()), text);
  }

  @ParameterizedTest
  @CsvSource({"2, 23456789TJQKA, 3322", "6, 6789TJQKA, 1372"})
  void parse_everyTerm_isAsTheSecondOpinion(char lowest, String ranks, int count) {
    PlainRange plain = new PlainRange(lowest);
    List<String> terms = allTerms(ranks);
    for (int i = 0; i < terms.size(); i += EVERY) {
      String term = terms.get(i);
      Range range = Range.parse(term, RangeTest.deckFrom(lowest));
      assertSame(plain, term, range);
      boolean percent = term.contains("%") && range.toString().length() <= 20;
      assertTrue(
          percent || range.toString().length() <= term.length(), term + " is written " + range);
      assertPrintsAndReads(range);
    }
    assertEquals(count, terms.size());
  }

  /** Spans of hands of the same gap, hands of the same suits, and any kicker: every one. */
  private static List<String> otherTerms() {
    List<String> terms = new ArrayList<>();
    String ranks = "23456789TJQKA";
    for (int high = 1; high < ranks.length(); high++) {
      for (int low = 0; low < high; low++) {
        String one = "" + ranks.charAt(high) + ranks.charAt(low);
        for (String suffix : List.of("", "s", "o", "n")) {
          terms.add(one + suffix + "-");
          for (int down = 1; down <= low; down++) {
            String other = "" + ranks.charAt(high - down) + ranks.charAt(low - down);
            terms.add(one + suffix + "-" + other + suffix);
          }
        }
        terms.add(ranks.charAt(high) + "s" + ranks.charAt(low) + "h+");
        terms.add(ranks.charAt(low) + "d" + ranks.charAt(high) + "d-");
      }
      terms.add(ranks.charAt(high) + "X");
      terms.add(ranks.charAt(high) + "xs");
      for (String suffix : List.of("", "s", "o")) {
        terms.add(ranks.charAt(high) + "X" + suffix + "+");
        terms.add(ranks.charAt(high) + "X" + suffix + "-");
      }
      terms.add("h" + ranks.charAt(high) + "c" + ranks.charAt(high - 1));
      terms.add(ranks.charAt(high) + "s" + ranks.charAt(high) + "h+");
      terms.add("AhAs-" + ranks.charAt(high) + "h" + ranks.charAt(high) + "s");
      terms.add("AcAd-" + ranks.charAt(high) + "d" + ranks.charAt(high) + "c");
    }
    return terms;
  }

  @Test
  void parse_otherSpellings_areAsTheSecondOpinion() {
    PlainRange plain = new PlainRange('2');
    List<String> terms = otherTerms();
    for (int i = 0; i < terms.size(); i += EVERY) {
      assertSame(plain, terms.get(i), Range.parse(terms.get(i)));
    }
    assertEquals(1672 + 12 * 7, terms.size());
  }

  @ParameterizedTest
  @CsvSource({"2", "6", "T"})
  void parse_randomRange_isAsTheSecondOpinionAndPrintsBack(char lowest) {
    PlainRange plain = new PlainRange(lowest);
    RangeTexts texts = new RangeTexts(lowest, lowest);
    for (int i = 0; i < RANGES; i++) {
      String text = texts.range();
      Range range = assertDoesNotThrow(() -> Range.parse(text, RangeTest.deckFrom(lowest)), text);
      assertSame(plain, text, range);
      assertPrintsAndReads(range);
    }
  }

  @Test
  void toString_randomWeights_printsBack() {
    SplittableRandom random = new SplittableRandom(7);
    for (int times = 0; times < 60; times++) {
      double[] weights = new double[HoleIndex.SIZE];
      double share = random.nextDouble();
      int kinds = 1 + random.nextInt(4);
      for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
        boolean some = random.nextDouble() < share;
        weights[hole] = some ? Math.pow(random.nextInt(kinds) / 3.0, times % 30) : 0;
      }
      assertPrintsAndReads(Range.of(weights));
      assertPrintsAndReads(Range.parse("25%:0.5, 77+, KTs+").without(random.nextLong()));
    }
  }

  @Test
  void parse_anyText_isARangeOrAnErrorWithItsPlace() {
    SplittableRandom random = new SplittableRandom(3);
    RangeTexts texts = new RangeTexts(4, '2');
    String characters = "AKQJT9872AKcdhsso++--,,  !*%:@.[]()0151♠\uFE0Fxé\t";
    int ranges = 0;
    for (int i = 0; i < TEXTS; i++) {
      StringBuilder text = new StringBuilder(i % 4 == 0 ? "" : texts.range());
      for (int edits = 1 + random.nextInt(i % 4 == 0 ? 12 : 2); edits > 0; edits--) {
        char c = characters.charAt(random.nextInt(characters.length()));
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(3));
        text.replace(from, to, random.nextInt(3) == 0 ? "" : "" + c);
      }
      ranges += isRange(text.toString()) ? 1 : 0;
    }
    assertTrue(ranges > TEXTS / 20 && ranges < TEXTS / 2, ranges + " ranges");
  }

  private static boolean isRange(String text) {
    try {
      Range range = Range.parse(text);
      assertTrue(Arrays.stream(range.weights()).allMatch(w -> w >= 0 && w <= 1), text);
      return true;
    } catch (RangeFormatException e) {
      int start = e.column() - 1;
      assertTrue(start >= 0 && start <= text.length(), text);
      assertTrue(text.startsWith(e.token(), start), text + ": " + e.token());
      assertFalse(e.expected().isEmpty(), text);
      assertTrue(e.getMessage().endsWith(": expected " + e.expected()), text);
      return false;
    }
  }

  @Test
  void parse_endlessText_isReadOrRejectedAtOnce() {
    for (String part :
        List.of("!", "[1](", "[", "9", ".", "A", "AA,", "(", "-", " ", "AsKd ", "5%-")) {
      String text = part.repeat(100_000);
      assertFalse(isRange(text), part);
    }
    assertTrue(isRange("AA,".repeat(3_000) + "!".repeat(50_000) + "KK" + " ".repeat(40_000)));
  }
}
