package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RangeErrorTest {
  private static final String TERM =
      "a pair QQ, QQ+ or QQ-99, cards AKs, AKo, AK, ATs+, A5s-A2s, 98s-65s, AsKd or AsK, a"
          + " percentage 15% or 5%-15%, random, * or [0.5](...)";

  private static final String SPAN =
      "two pairs as in QQ-99, or the same s or o and the same high card as in A5s-A2s or the same"
          + " gap as in 98s-65s";

  private static String full(String expected) {
    return expected.replace("TERM", TERM).replace("SPAN", SPAN);
  }

  private static void assertRejected(
      String text, long deck, int column, String token, String fault, String expected) {
    RangeFormatException e =
        assertThrows(RangeFormatException.class, () -> Range.parse(text, deck), text);
    assertEquals(fault + ": expected " + full(expected), e.getMessage());
    assertEquals(column, e.column(), text);
    assertEquals(token == null ? "" : token, e.token(), text);
    assertEquals(full(expected), e.expected());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''       | 1 |        | an empty item  | TERM",
        "QQ,,KK   | 4 |        | an empty item  | TERM",
        "'QQ,, '  | 4 |        | an empty item  | TERM",
        "';'      | 1 |        | an empty item  | TERM",
        "[1]()    | 5 |        | an empty item  | TERM",
        "!        | 2 |        | an empty item  | TERM",
        "hello    | 1 | hello  | \"hello\"      | TERM",
        "()       | 1 | ()     | \"()\"         | TERM",
        "QQ K     | 5 |        | the text ends  | a second rank after K, as in AK, or a suit",
        "AK  t    | 6 |        | the text ends  | a second rank after t, as in AK, or a suit",
        "QQ)      | 3 | )      | \")\"          | a comma or the end",
        "AKsss    | 5 | s      | \"s\"          | a comma or the end",
        "QQhh     | 1 | QQhh   | Qh is a duplicate card | another card",
        "AxAx     | 1 | AxAx   | AxAx does not exist | AxAy, which is AA",
        "AK-T8    | 1 | AK-T8  | AK-T8 is not a span | SPAN",
        "AK-ATs   | 1 | AK-ATs | AK-ATs is not a span | SPAN",
        "AKs-To   | 1 | AKs-To | AKs-To is not a span | SPAN",
        "AA-Js    | 1 | AA-Js  | AA-Js is not a span | SPAN",
        "T9s-J    | 1 | T9s-J  | T9s-J is not a span | SPAN",
        "[AK][AK  | 8 |        | the text ends  | ranks and ], as in [T-7] or [AK]",
        "[AK]:1   | 5 | :1     | \":1\"         | a second rank or ranks, as in [AK][QJ]s",
        "A[A]s    | 1 | A[A]s  | A[A]s does not exist | pairs without s or o, as in [AK][AK]",
        "25%6h    | 1 | 25%    | \"25%6h\": the order of hands here does not depend on players |"
            + " 25%, by equity against one random hand",
        "any pair | 5 | pair   | \"pair\"       | TERM",
        "6с       | 2 | с      | \"с\" (с is U+0441, CYRILLIC SMALL LETTER ES) | a second rank"
            + " after 6, as in AK, or a suit",
        "Ко       | 1 | Ко     | \"Ко\" (К is U+041A, CYRILLIC CAPITAL LETTER KA) | TERM",
        "AsK+     | 4 | +      | \"+\"          | a comma or the end",
        "Ax++     | 4 | +      | \"+\"          | a comma or the end",
        "AA:0,5   | 4 | 0,5    | 0,5 has a comma | a point in a number; write 0.5",
        "KK:0,25,9 | 4 | 0,25  | 0,25 has a comma | a point in a number; write 0.25, or a space"
            + " after the comma",
        "KK@1,0   | 4 | 1,0    | 1,0 has a comma | a point in a number; write 1.0",
        "[0,3](KK) | 2 | 0,3   | 0,3 has a comma | a point in a number; write 0.3",
        "AA:12,5% | 4 | 12,5%  | 12,5% has a comma | a point in a number; write 12.5%, or a space"
            + " after the comma",
        "QQ+-99   | 4 | -99    | \"-99\"        | a comma or the end",
        "!QQ:0.5  | 4 | :0.5   | \":0.5\"       | a comma or the end",
        "AAs      | 1 | AAs    | AAs does not exist | a pair without s or o, as in AA",
        "KK, AAo  | 5 | AAo    | AAo does not exist | a pair without s or o, as in AA",
        "AsAs     | 3 | As     | As is a duplicate card | another card",
        "AKd      | 1 | AKd    | AKd is not a hand | s, o or nothing after two ranks, or KdA for"
            + " this card and any A",
        "A        | 2 |        | the text ends  | a second rank after A, as in AK, or a suit",
        "xz       | 1 | xz     | \"xz\"         | cards or a range; an unknown card is left out,"
            + " and any two cards are random",
        "As xx    | 4 | xx     | \"xx\"         | a second card or rank after As, as in AsKd; an"
            + " unknown card of a player is left out, and AsK is As with any king",
        "Axx      | 3 | x      | \"x\"          | a comma or the end",
        "*xx      | 3 | x      | \"x\"          | a comma or the end",
        "top QQ   | 5 | QQ     | \"QQ\"         | a percentage, as in top 15%",
        "As,Kd    | 3 | ',Kd'  | \",Kd\"        | a second card or rank after As, as in AsKd",
        "QQ-A5s   | 1 | QQ-A5s | QQ-A5s is not a span | SPAN",
        "A5s-A2   | 1 | A5s-A2 | A5s-A2 is not a span | SPAN",
        "98s-64s  | 1 | 98s-64s | 98s-64s is not a span | SPAN",
        "AsKs-QhJh | 1 | AsKs-QhJh | AsKs-QhJh is not a span | SPAN",
        "AsKs-QhJ | 9 |        | the text ends  | two cards, as in AhAs-QhQs",
        "AK:1.01  | 4 | 1.01   | the weight 1.01 | 0 to 1, or 0% to 100%",
        "AK:50    | 4 | 50     | the weight 50  | 0 to 1, or 0% to 100%",
        "AK@101   | 4 | 101    | the weight 101 | 0 to 1, or 0% to 100%",
        "2(QQ)    | 1 | 2      | the weight 2   | 0 to 1, or 0% to 100%",
        "AK@101%  | 4 | 101%   | the weight 101% | 0 to 1, or 0% to 100%",
        "[2](QQ)  | 2 | 2      | the weight 2   | 0 to 1, or 0% to 100%",
        "QQ:-1    | 4 | -1     | \"-1\"         | a weight of 0 to 1, or 0% to 100%",
        "QQ:      | 4 |        | the text ends  | a weight of 0 to 1, or 0% to 100%",
        "[0.5     | 5 |        | the text ends  | ] after a group's weight, as in [0.5](QQ+) or"
            + " [50]QQ+[/50]",
        "[30]QQ   | 7 |        | the text ends  | [/30] at the end, or ( after [30]",
        "[30]QQ[/20] | 7 | [/20] | \"[/20]\"    | [/30] at the end, or ( after [30]",
        "[101]QQ[/101] | 2 | 101 | the weight 101 | 0 to 1, or 0% to 100%",
        "[1](QQ   | 7 |        | the text ends  | a comma or )",
        "101%     | 1 | 101%   | more than 100% | 0% to 100%",
        "15%-     | 5 |        | the text ends  | a second percentage, as in 5%-15%",
        "5%-5%    | 1 | 5%-5%  | 5%-5% has no class of hands | a larger percentage",
        "0%       | 1 | 0%     | 0% has no class of hands | a larger percentage",
        "hello,KK | 1 | hello  | \"hello\"      | TERM",
        "hello KK | 1 | hello  | \"hello\"      | TERM",
        "AKc      | 1 | AKc    | AKc is not a hand | s, o or nothing after two ranks, or KcA for"
            + " this card and any A",
        "AA:1e-1234 | 5 | e-1234 | \"e-1234\" | a comma or the end",
        "AA:1e-   | 5 | e-     | \"e-\"         | a comma or the end",
        "zwertyuiopqwertyuiopa | 1 | zwertyuiopqwertyuiop | \"zwertyuiopqwertyuiop\" | TERM",
      })
  void parse_noRange_saysWhereAndWhatIsAllowed(
      String text, int column, String token, String fault, String expected) {
    assertRejected(text, Hand.DECK, column, token, fault, expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A6+, A5s | 7 | 5  | 5 is not in the deck  | the deck's 36 cards, of ranks 6789TJQKA",
        "99-22    | 4 | 2  | 2 is not in the deck  | the deck's 36 cards, of ranks 6789TJQKA",
        "As3h     | 3 | 3  | 3 is not in the deck  | the deck's 36 cards, of ranks 6789TJQKA",
      })
  void parse_rankThatTheDeckLacks_isRejected(
      String text, int column, String token, String fault, String expected) {
    assertRejected(text, RangeTest.deckFrom('6'), column, token, fault, expected);
  }

  @Test
  void parse_handsThatTheDeckLacks_areRejected() {
    long deck = Hand.parse("As Kd Ts 9s");
    String cards = "the deck's 4 cards, of ranks 9TKA";
    assertRejected("AK, AsTh", deck, 7, "Th", "Th is not in the deck", cards);
    assertRejected("AK, TT", deck, 5, "TT", "TT has no combination", "one in " + cards);
  }

  @Test
  void parse_groupsInGroups_areAllowedTwentyDeep() {
    assertEquals(Range.parse("AA"), Range.parse("[1](".repeat(20) + "AA" + ")".repeat(20)));
    assertRejected(
        "[1](".repeat(21) + "AA" + ")".repeat(21),
        Hand.DECK,
        81,
        "[",
        "groups nested too deeply",
        "at most 20");
  }

  @Test
  void parse_moreCharactersThanAllowed_areRejectedAtOnce() {
    assertEquals(Range.parse("AA"), Range.parse("AA,".repeat(33_333) + " "));
    assertRejected(
        "AA,".repeat(33_333) + "  ",
        Hand.DECK,
        100_001,
        "",
        "a text of 100001 characters",
        "at most 100000");
  }

  @Test
  void parse_manyDigits_areRejected() {
    assertRejected(
        "AA:0." + "1".repeat(400),
        Hand.DECK,
        4,
        "0." + "1".repeat(18),
        "a number of 401 digits",
        "at most 400");
  }

  @Test
  void of_arrayThatIsNoRange_isRejected() {
    Exception e = assertThrows(IllegalArgumentException.class, () -> Range.of(new double[1325]));
    assertEquals("1325 weights: expected 1326, one a hand of two cards", e.getMessage());
    for (double weight : new double[] {-0.1, 1.1, Double.NaN, Double.POSITIVE_INFINITY}) {
      double[] weights = new double[HoleIndex.SIZE];
      weights[3] = weight;
      e = assertThrows(IllegalArgumentException.class, () -> Range.of(weights));
      assertEquals(
          "the weight " + weight + " of 2c 5c, at index 3: expected 0 to 1", e.getMessage());
    }
  }

  @Test
  void parse_deckThatIsNone_isRejected() {
    for (String deck : new String[] {"", "As", "As Ks Jo"}) {
      long cards = Hand.parse(deck);
      assertThrows(IllegalArgumentException.class, () -> Range.parse("*", cards));
      assertThrows(IllegalArgumentException.class, () -> Range.random(cards));
    }
  }
}
