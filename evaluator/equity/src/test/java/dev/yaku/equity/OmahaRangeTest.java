package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.OmahaEvaluator;
import dev.yaku.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OmahaRangeTest {
  private static final int STEP = Integer.getInteger("yaku.step", 1);
  private static final int RANGES = 500 / STEP;
  private static final int HANDS = 100;
  private static final int TEXTS = 15_000 / STEP;

  /** The counts are sums of binomials: 6,961 = 6 * 1128 + 4 * 48 + 1. */
  @Tag("proof")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4 | *                             | 270725",
        "4 | random                        | 270725",
        "4 | AA                            | 6961",
        "4 | A A * *                       | 6961",
        "4 | AA:!AAA                       | 6768",
        "4 | AAA!AAAA                      | 192",
        "4 | AA, KK                        | 13886",
        "4 | $ds                           | 36504",
        "4 | $ss                           | 205660",
        "4 | $rb                           | 28561",
        "4 | $np                           | 183040",
        "4 | xxyy                          | 36504",
        "4 | wxyz                          | 28561",
        "4 | xxx                           | 47476",
        "4 | hhhh                          | 715",
        "4 | AwAxJwTx                      | 12",
        "4 | awaxjw10x                     | 12",
        "4 | AA$ds                         | 864",
        "4 | AAds                          | 864",
        "4 | aa Double-Suited              | 864",
        "4 | AA rainbow                    | 913",
        "4 | AAr                           | 913",
        "4 | JT98ds                        | 36",
        "4 | 'JT98 ss'                     | 196",
        "4 | !AAds                         | 269861",
        "4 | TT+                           | 34445",
        "4 | AA-TT                         | 34445",
        "4 | AA-T                          | 34445",
        "4 | TT+!AA                        | 27484",
        "4 | JT98+                         | 1024",
        "4 | AKQJ-JT98                     | 1024",
        "4 | RR                            | 87685",
        "4 | RRON                          | 82368",
        "4 | rroo                          | 2808",
        "4 | RONP                          | 183040",
        "4 | $B$B                          | 97580",
        "4 | AsAhKdQc                      | 1",
        "4 | As Ah, Kd Qc                  | 2449",
        "4 | A♠♥A                          | 1225",
        "4 | [A-T][A-T][A-T][A-T]:$np      | 1280",
        "4 | ([T-A][T-A][T-A][T-A]:$np):$rb | 120",
        "5 | *                             | 2598960",
        "5 | AA                            | 108336",
        "5 | $rb                           | 0",
        "5 | $np                           | 1317888",
        "6 | AsAhAdAc                      | 1128",
        "2 | *                             | 1326",
        "2 | AA                            | 6",
        "2 | xx                            | 312",
        "2 | $ds                           | 0",
        "3 | AA                            | 292",
        "3 | xxx                           | 1144",
        "7 | ssssss                        | 68640",
        "4 | cccc                          | 715",
        "4 | ♣A♣K♦Q♥J                      | 1",
        "4 | 22                            | 6961",
        "4 | 2c2d                          | 1225",
        "4 | [2-3][2-3][2-3][2-3]          | 70",
        "4 | [ 2 - 3 ][ 32 ] [2,3] [3-2]   | 70",
        "4 | 'AA $ds'                      | 864",
        "4 | 'AA , KK ; '                  | 13886",
        "4 | '( AA ) : $ds'                | 864",
        "4 | !!AA                          | 6961",
        "4 | ! ! AA                        | 6961",
      })
  void holes_ofARange_areCounted(int cards, String text, int count) {
    OmahaRange range = OmahaRange.parse(text, cards);
    long[] holes = range.holes();
    assertEquals(count, holes.length);
    for (int i = 0; i < holes.length; i += 97) {
      assertTrue(range.contains(holes[i]));
      assertTrue(i == 0 || holes[i] > holes[i - 1]);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  void contains_randomRange_isAsPutTogetherByHand(int cards) {
    OmahaTexts texts = new OmahaTexts(cards, cards);
    int held = 0;
    for (int i = 0; i < RANGES; i++) {
      OmahaTexts.Sample sample = texts.range();
      OmahaRange range = rangeOrNull(sample.text(), cards);
      for (int times = 0; times < HANDS; times++) {
        List<String> hand = texts.hand();
        boolean isHeld = sample.meaning().test(hand);
        if (range != null) {
          long hole = Hand.parse(String.join("", hand));
          assertEquals(isHeld, range.contains(hole), hand + " " + sample.text());
          held += isHeld ? 1 : 0;
        }
      }
    }
    assertTrue(held > RANGES * HANDS / 5 && held < RANGES * HANDS * 4 / 5, held + " held");
  }

  /** Null if the range has a pattern that no hand has, such as the same ace twice. */
  private static OmahaRange rangeOrNull(String text, int cards) {
    try {
      return OmahaRange.parse(text, cards);
    } catch (RangeFormatException e) {
      String message = e.getMessage();
      assertTrue(message.startsWith("no hand has ") || message.contains(" duplicate "), message);
      return null;
    }
  }

  /** What players write of suits that is read so, or otherwise, but not without a word. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "AAds     | AA:$ds      | AAds is read as AA:$ds; for cards write AA d s",
        "KKss     | KK:$ss      | KKss is read as KK:$ss; for cards write KK s s",
        "A2ss     | A2:$ss      | A2ss is read as A2:$ss; for cards write A2 s s",
        "T9ds     | T9:$ds      | T9ds is read as T9:$ds; for cards write T9 d s",
        "*Ads     | *A:$ds      | *Ads is read as *A:$ds; for cards write *A d s",
        "KQJTss   | KQJT:$ss    |",
        "AKs      | A Ks        | AKs: s is the suit of the card before it, Ks; for suited cards"
            + " write AwKw",
        "T9s**    | T 9s        | T9s**: s is the suit of the card before it, 9s; for suited cards"
            + " write Tw9w",
        "77s      | 7 7s        | 77s: s is the suit of the card before it, 7s; for suited cards"
            + " write 77:$ss or 77:$ds",
        "AAA2s    | A A A 2s    |",
        "'AK s'   | A K s       | 'AK s: s is a spade; for suited cards write AwKw'",
        "AA:ds    | AA:(d s)    | ds: d and s are a diamond and a spade; for double suited"
            + " write $ds",
        "ds       | d s         | ds: d and s are a diamond and a spade; for double suited write"
            + " $ds",
        "ss       | s s         | ss: s is a spade each time; for single suited write $ss",
        "'QQ ds'  | QQ d s      | 'QQ ds: d and s are a diamond and a spade; for double suited"
            + " write QQ:$ds'",
        "AhKsds   | Ah Ks d s   | AhKsds: d and s are a diamond and a spade; for double suited"
            + " write AhKs:$ds",
        "AAxy     | AA          | AAxy: w to z are suits, the first that of the card before it,"
            + " and not any cards; for any cards write AA",
        "JJcd     | J Jc d      | JJcd: the first suit is that of the card before it, the others"
            + " are cards; write JcJd, or JJ cd for other cards of these suits",
        "KKhh     | K Kh h      | KKhh: the first suit is that of the card before it, the others"
            + " are cards; write KK hh for other cards of these suits",
        "TT+      | [T]T, JJ, QQ, KK, AA |",
        "AA+      | A A         | AA+: nothing is above it, the plus adds nothing",
        "$Bx$Mx   | [A-J]x [7-T]x |",
      })
  void notes_ofSuitsAsPlayersWriteThem_sayWhatIsRead(String text, String same, String note) {
    OmahaRange range = OmahaRange.parse(text, 4);
    assertEquals(note == null ? List.of() : List.of(note), range.notes());
    OmahaRange other = OmahaRange.parse(same, 4);
    OmahaTexts texts = new OmahaTexts(5, 4);
    for (int i = 0; i < 100 * HANDS; i++) {
      long hole = Hand.parse(String.join("", texts.hand()));
      assertEquals(other.contains(hole), range.contains(hole), text + " " + Hand.toString(hole));
    }
  }

  @Test
  void contains_otherThanAHand_isFalse() {
    OmahaRange range = OmahaRange.parse("*", 4, RangeTest.deckFrom('6'));
    assertTrue(range.contains(Hand.parse("AsAhKdKc")));
    for (String hand :
        new String[] {"", "As Ah Kd", "As Ah Kd Kc Qc", "As Ah Kd 2c", "As Kd Qh Jo"}) {
      assertFalse(range.contains(Hand.parse(hand)), hand);
    }
  }

  @Test
  void without_deadCards_hasNoHandWithThem() {
    OmahaRange range = OmahaRange.parse("AA$ds", 4);
    long dead = Hand.parse("As Kd 2c");
    List<Long> expected = new ArrayList<>();
    for (long hole : range.holes()) {
      if ((hole & dead) == 0) {
        expected.add(hole);
      }
    }
    assertArrayEquals(
        expected.stream().mapToLong(hole -> hole).toArray(), range.without(dead).holes());
    assertTrue(range.without(Hand.parse("As Ah Ad")).isEmpty());
    assertTrue(range.without(Hand.DECK).isEmpty());
    assertFalse(range.isEmpty());
    assertTrue(OmahaRange.parse("$rb", 5).isEmpty());
    assertEquals("AA$ds", range.without(dead).toString());
    assertEquals(4, range.cards());
    assertEquals(Hand.DECK & ~dead, range.without(dead).deck());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''      | 1 |       | an empty item",
        "'AA,, ' | 4 |       | an empty item",
        "AA:     | 4 |       | an empty item",
        "()      | 2 |       | an empty item",
        "AKo     | 3 | o     | \"o\": expected more cards, a comma, a colon or the end; R, O, N",
        "AARO    | 3 | RO    | \"RO\": expected more cards, a comma, a colon or the end; R, O, N",
        "RRRRR   | 1 | RRRRR | more than 4 cards: expected 4 cards or fewer",
        "AK+     | 1 | AK+   | AK+ is not a span: expected pairs as in TT+ and AA-TT, or three",
        "A[KQ]+  | 1 | A[KQ]+ | A[KQ]+ is not a span",
        "AA-KQ   | 1 | AA-KQ | AA-KQ is not a span",
        "KQJ-T98+ | 8 | +    | \"+\": expected more cards",
        "AsAh+   | 1 | AsAh+ | AsAh+ is not a span",
        "$D      | 1 | $D    | \"$D\": expected cards such as",
        "25%6h   | 1 | 25%   | \"25%6h\": the order of hands here does not depend on players",
        "15      | 1 | 15    | \"15\": expected cards such as AsAhKdQc",
        "15%-    | 5 |       | the text ends: expected a second percentage, as in 5%-15%",
        "top AA  | 5 | AA    | \"AA\": expected a percentage, as in top 15%",
        "101%    | 1 | 101%  | more than 100%: expected 0% to 100%",
        "0%      | 1 | 0%    | 0% has no class of hands: expected a larger percentage",
        "$dd     | 1 | $dd   | \"$dd\"",
        "Jo      | 2 | o     | \"o\": expected more cards, a comma, a colon or the end",
        "(AA     | 4 |       | the text ends: expected more cards, a comma, a colon or )",
        "AA)     | 3 | )     | \")\": expected more cards",
        "AKQJT   | 1 | AKQJT | more than 4 cards: expected 4 cards or fewer",
        "AsKdAs  | 5 | As    | As is a duplicate card: expected another card",
        "As[A]sK | 3 | [A]s  | As is a duplicate card",
        "AcAc    | 3 | Ac    | Ac is a duplicate card",
        "AsK*As  | 5 | As    | As is a duplicate card",
        "2c*2c   | 4 | 2c    | 2c is a duplicate card",
        "[A-]    | 4 | ]     | \"]\": expected ranks and ], as in [T-7] or [AK]",
        "[T-7    | 5 |       | the text ends: expected ranks and ], as in [T-7] or [AK]",
        "[]      | 2 | ]     | \"]\": expected ranks",
        "AwAwK   | 1 | AwAwK | no hand has AwAw",
      })
  void parse_noRange_saysWhereAndWhatIsAllowed(
      String text, int column, String token, String message) {
    RangeFormatException e =
        assertThrows(RangeFormatException.class, () -> OmahaRange.parse(text, 4));
    assertTrue(e.getMessage().startsWith(message), e.getMessage());
    assertEquals(column, e.column(), e.getMessage());
    assertEquals(token == null ? "" : token, e.token());
  }

  /** Hands that a text means, and one that it does not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | AA                         | AsAd     | AsKd",
        "7 | ssssss                     | AsKsQsJs9s8s2d | AsKsQsJs9s2d3d",
        "4 | ♣A♣K♦Q♥J                   | AcKcQdJh | AdKcQdJh",
        "4 | [ 2 - 3 ][ 32 ] [2,3] [3-2] | 2c2d3c3d | 2c2d3c4d",
        "4 | 'AA , KK ; '               | KsKd2c3d | KsQd2c3d",
        "4 | ! ! AA                     | AsAd2c3d | AsKd2c3d",
      })
  void contains_handOfATextWithSpaces_isTrueOnlyForThoseMeant(
      int cards, String text, String held, String other) {
    OmahaRange range = OmahaRange.parse(text, cards);
    assertTrue(range.contains(Hand.parse(held)));
    assertFalse(range.contains(Hand.parse(other)));
  }

  @Test
  void parse_percentage_isTheStrongestClasses() {
    OmahaRange tenth = OmahaRange.parse("10%", 4);
    int hands = tenth.holes().length;
    assertTrue(hands >= 27_073 && hands < 27_073 + 24, "" + hands); // whole classes
    assertTrue(tenth.contains(Hand.parse("As Ah Ts Th")));
    assertFalse(tenth.contains(Hand.parse("2c 2d 2h 2s")));
    for (String same : new String[] {"10 %", "top 10%", "0%-10%", "10%-0%", "10%, AsAhTsTh"}) {
      assertArrayEquals(tenth.holes(), OmahaRange.parse(same, 4).holes(), same);
    }
    OmahaRange more = OmahaRange.parse("10%-30%", 4);
    assertEquals(OmahaRange.parse("30%", 4).holes().length, hands + more.holes().length);
    assertEquals(270_725 - hands, OmahaRange.parse("!10%", 4).holes().length);
    long[] both = OmahaRange.parse("AA:10%", 4).holes();
    assertTrue(both.length > 1000 && both.length < hands);
    for (long hole : both) {
      assertTrue(tenth.contains(hole) && Long.bitCount(hole & 0x8004002001000L) >= 2);
    }
    assertEquals(270_725, OmahaRange.parse("100%", 4).holes().length);
  }

  @Test
  void parse_percentageByRules_isByTheirOrder() {
    RuleSet split = OmahaEvaluator.of("omaha-hi-lo").ruleSet();
    RuleSet high = OmahaEvaluator.of("omaha").ruleSet();
    long best = Hand.parse("As 2s Ah 3h");
    assertTrue(OmahaRange.parse("0.001%", 4, split).contains(best));
    assertFalse(OmahaRange.parse("0.001%", 4, high).contains(best));
    assertArrayEquals(OmahaRange.parse("1%", 4).holes(), OmahaRange.parse("1%", 4, high).holes());
    EquityResult result = Equity.of("omaha-hi-lo").parse("0.01% / KsKdQsQd | 2c 7d Th 9h Jc").run();
    assertEquals(
        Arrays.stream(OmahaRange.parse("0.01%", 4, split).holes())
            .filter(hole -> (hole & Hand.parse("KsKdQsQd2c7dTh9hJc")) == 0)
            .count(),
        result.deals());
    // Before the cards of a hand are known, too: of 43 cards, all but the best hands.
    EquityResult others =
        Equity.of("omaha-hi-lo").parse("!0.01% / KsKdQsQd | 2c 7d Th 9h Jc").run();
    assertEquals(123_410 - result.deals(), others.deals());
  }

  @Test
  void parse_percentageWithoutAnOrder_isRefused() throws IOException {
    String expected =
        ": expected a pattern; percentages are of hands of four or five cards by the built-in rules"
            + " omaha or omaha-hi-lo";
    RuleSet high = OmahaEvaluator.of("omaha").ruleSet();
    RangeFormatException e =
        assertThrows(RangeFormatException.class, () -> OmahaRange.parse("AA:15%", 6, high));
    assertEquals("no order of hands of 6 cards" + expected, e.getMessage());
    assertEquals(4, e.column());
    e =
        assertThrows(
            RangeFormatException.class, () -> OmahaRange.parse("15%", 4, RangeTest.deckFrom('6')));
    assertEquals("no order of hands of 4 cards by these rules" + expected, e.getMessage());
    RuleSet namesake = namesake("omaha");
    assertEquals(high.name(), namesake.name());
    e = assertThrows(RangeFormatException.class, () -> OmahaRange.parse("15%", 4, namesake));
    assertEquals("no order of hands of 4 cards by these rules" + expected, e.getMessage());
    Equity equity = Equity.of("omaha");
    assertThrows(
        IllegalArgumentException.class, () -> equity.parse("15% / AsAhKsKhQdQc | 2c 7d Th").run());
  }

  /** Rules with the name of built-in ones. */
  private static RuleSet namesake(String name) throws IOException {
    try (InputStream table =
        OmahaRangeTest.class.getResourceAsStream("/META-INF/yaku/" + name + ".yaku")) {
      return Evaluator.open(table, OmahaEvaluator.class).ruleSet();
    }
  }

  @Test
  void parse_cardsThatTheDeckLacks_areRejected() {
    long deck = RangeTest.deckFrom('6');
    String expected = ": expected the deck's 36 cards, of ranks 6789TJQKA";
    for (String[] each :
        new String[][] {{"As2s", "2"}, {"A[2-5]", "[2-5]"}, {"KK, 5", "5"}, {"A, 22", "2"}}) {
      Exception e =
          assertThrows(RangeFormatException.class, () -> OmahaRange.parse(each[0], 4, deck));
      assertEquals(each[1] + " is not in the deck" + expected, e.getMessage());
    }
    long lessAces = deck & ~Hand.parse("As Ah");
    Exception e =
        assertThrows(RangeFormatException.class, () -> OmahaRange.parse("As", 4, lessAces));
    assertTrue(e.getMessage().startsWith("As is not in the deck"), e.getMessage());
    e = assertThrows(RangeFormatException.class, () -> OmahaRange.parse("AAA", 4, lessAces));
    assertTrue(e.getMessage().startsWith("no hand has AAA"), e.getMessage());
  }

  @Test
  void holes_ofADeckOfOneHand_areThatHand() {
    long deck = Hand.parse("As Ks Qs Js");
    assertArrayEquals(new long[] {deck}, OmahaRange.parse("*", 4, deck).holes());
    assertFalse(OmahaRange.parse("AK", 4, deck).isEmpty());
  }

  @Test
  void parse_otherSizesAndDecks_areRejected() {
    for (int cards : new int[] {-1, 1, 8}) {
      Exception e =
          assertThrows(IllegalArgumentException.class, () -> OmahaRange.parse("*", cards));
      assertEquals(cards + " cards: expected 2 to 7", e.getMessage());
    }
    for (String deck : new String[] {"", "As Ks Qs", "As Ks Qs Js Jo"}) {
      long set = Hand.parse(deck);
      assertThrows(IllegalArgumentException.class, () -> OmahaRange.parse("*", 4, set));
    }
  }

  @Test
  void parse_anyText_isARangeOrAnErrorWithItsPlace() {
    SplittableRandom random = new SplittableRandom(3);
    OmahaTexts texts = new OmahaTexts(1, 4);
    String characters = "AKQJT982cdhswxyz[]-,:()!$*ds nprb%♠\uFE0F01";
    int ranges = 0;
    for (int i = 0; i < TEXTS; i++) {
      StringBuilder text = new StringBuilder(i % 4 == 0 ? "" : texts.range().text());
      for (int edits = 1 + random.nextInt(i % 4 == 0 ? 12 : 2); edits > 0; edits--) {
        char c = characters.charAt(random.nextInt(characters.length()));
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(3));
        text.replace(from, to, random.nextInt(3) == 0 ? "" : "" + c);
      }
      ranges += isRange(text.toString()) ? 1 : 0;
    }
    assertTrue(ranges > TEXTS / 10 && ranges < TEXTS * 9 / 10, ranges + " ranges");
  }

  private static boolean isRange(String text) {
    try {
      OmahaRange range = OmahaRange.parse(text, 4);
      range.contains(Hand.parse("As Ks Qd Jd"));
      return true;
    } catch (RangeFormatException e) {
      int start = e.column() - 1;
      assertTrue(start >= 0 && start <= text.length(), text);
      assertTrue(text.startsWith(e.token(), start), text + ": " + e.token());
      assertTrue(e.getMessage().endsWith(": expected " + e.expected()), text);
      return false;
    }
  }

  @Test
  void parse_endlessText_isReadOrRejectedAtOnce() {
    for (String part : List.of("!", "(", "[", "A", "AA:", "AA,", "[A-", "$", " ", "*")) {
      assertFalse(isRange(part.repeat(100_000)), part);
    }
    assertTrue(isRange("AA,".repeat(1_000) + "KK:".repeat(1_000) + "!".repeat(3_999) + "K"));
    assertFalse(isRange("AA,".repeat(3_333) + "  "), "more than 10,000 characters");
    assertTrue(isRange("(".repeat(20) + "AA" + ")".repeat(20)));
    assertFalse(isRange("(".repeat(21) + "AA" + ")".repeat(21)));
  }
}
