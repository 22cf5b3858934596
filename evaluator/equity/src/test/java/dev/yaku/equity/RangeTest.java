package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Hand;
import dev.yaku.HoleIndex;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RangeTest {
  private static final long SHORT_DECK = deckFrom('6');

  static long deckFrom(char lowest) {
    String ranks = "23456789TJQKA";
    long deck = 0;
    for (char rank : ranks.substring(ranks.indexOf(lowest)).toCharArray()) {
      deck |= Hand.parse(rank + "c" + rank + "d" + rank + "h" + rank + "s");
    }
    return deck;
  }

  private static BitSet holesOf(Range range) {
    BitSet holes = new BitSet();
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      holes.set(hole, range.weight(hole) > 0);
    }
    return holes;
  }

  /** Each term beside single classes or hands that are the same. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "QQ           | 6    | QsQh, QsQd, QsQc, QhQd, QhQc, QdQc",
        "QQ+          | 18   | QQ, KK, AA",
        "QQ-99        | 24   | 99, TT, JJ, QQ",
        "99-QQ        | 24   | QQ-99",
        "AKs          | 4    | AsKs, AhKh, AdKd, AcKc",
        "AKo          | 12   | AK, !AKs",
        "AK           | 16   | AKs, AKo",
        "KA           | 16   | AK",
        "ATs+         | 16   | ATs, AJs, AQs, AKs",
        "A5+          | 144  | A5, A6, A7, A8, A9, AT, AJ, AQ, AK",
        "KJo+         | 24   | KJo, KQo",
        "QJ+          | 16   | QJ",
        "A5s-A2s      | 16   | A2s, A3s, A4s, A5s",
        "A2s-A5s      | 16   | A5s-A2s",
        "KT+          | 48   | KT, KJ, KQ",
        "K9-K7        | 48   | K7, K8, K9",
        "AsKd         | 1    | As Kd",
        "A♠K♦         | 1    | kdas",
        "AsK          | 4    | AsKs, AsKh, AsKd, AsKc",
        "KdA          | 4    | AsKd, AhKd, AdKd, AcKd",
        "AsA          | 3    | AsAh, AsAd, AsAc",
        "random       | 1326 | *",
        "100%         | 1326 | Random",
        "10s10h       | 1    | TsTh",
        "1010+        | 30   | TT+",
        "0.1%         | 6    | AA",
        "1%           | 18   | QQ+",
        "5%           | 72   | 77+, AJs+, AKo",
        "5%-15%       | 128  | 15%, !5%",
        "!22          | 1320 | random, !22",
        "QQ+, !AA     | 12   | KK, QQ",
        "!AA, QQ+     | 12   | KK, QQ",
        "!!AA         | 6    | AA",
        "AK, !!AsK    | 4    | AsK",
        "[1](QQ+, AK) | 34   | AK, QQ+",
        "![0.5](AA)   | 1320 | !AA",
        "qq+ , aks    | 22   | QQ+,AKs",
        "98s-65s      | 16   | 98s, 87s, 76s, 65s",
        "65s-98s      | 16   | 98s-65s",
        "AQo-86o      | 84   | AQo, KJo, QTo, J9o, T8o, 97o, 86o",
        "AK-QJ        | 48   | AK, KQ, QJ",
        "8s8h+        | 7    | 8s8h, 9s9h, TsTh, JsJh, QsQh, KsKh, AsAh",
        "AsTs+        | 4    | AsTs, AsJs, AsQs, AsKs",
        "AhAs-QhQs    | 3    | AhAs, KhKs, QhQs",
        "AhAs-QsQh    | 3    | AhAs, KhKs, QhQs",
        "9s8h-7s6h    | 3    | 9s8h, 8s7h, 7s6h",
        "Ah5d-Ah3d    | 3    | Ah5d, Ah4d, Ah3d",
        "AXs          | 48   | A2s+",
        "Ax           | 192  | A2+",
        "Txo          | 144  | T2o+, ATo, KTo, QTo, JTo",
        "55-          | 24   | 55-22",
        "K5s-         | 16   | K5s-K2s",
        "5s5h-        | 4    | 5s5h, 4s4h, 3s3h, 2s2h",
        "JTn-J8n      | 36   | JTo-J8o",
        "top15%       | 200  | 15%",
        "Top 15 %     | 200  | 15%",
        "QQ KK;AKs ,  | 16   | QQ, KK, AKs",
        "As Kd Qh Qs  | 2    | AsKd, QhQs",
        "A♣\uFE0FK♦    | 1    | AcKd",
        "♠\uFE0FA ♥\uFE0FK  | 1    | AsKh",
        "A♣K          | 4    | AcKs, AcKh, AcKd, AcKc",
        "♧2♢2+        | 13   | 2c2d, 3c3d, 4c4d, 5c5d, 6c6d, 7c7d, 8c8d, 9c9d, TcTd, JcJd, QcQd,"
            + " KcKd, AcAd",
        "QQ+, ! AA    | 12   | QQ, KK",
        "! ! AA       | 6    | AA",
        "QQ - 99      | 24   | QQ-99",
        "5% - 15%     | 128  | 5%-15%",
        "AhAs - Qh Qs | 3    | AhAs-QhQs",
        "AcAd-QcQd    | 3    | AcAd, KcKd, QcQd",
        "♣A♣5-♣A♣3    | 3    | Ac5c, Ac4c, Ac3c",
        "A♠♣K         | 1    | AsKc",
        "Ac2          | 4    | Ac2c, Ac2d, Ac2h, Ac2s",
        "2cA          | 4    | Ac2c, Ad2c, Ah2c, As2c",
        "3c2c-3c2c    | 1    | 3c2c",
        "32-          | 16   | 32",
      })
  void parse_term_isTheHandsThatItNames(String text, int size, String same) {
    Range range = Range.parse(text);
    assertEquals(size, range.size(), text);
    assertEquals(size, range.totalWeight(), text);
    assertEquals(Range.parse(same), range);
    assertEquals(range, Range.parse(range.toString()), range.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "AA:0.5                     | AA | 0.5",
        "AA@50%                     | AA | 0.5",
        "AA @ 50%                   | AA | 0.5",
        "AA:0                       | AA | 0",
        "AA:.25                     | AA | 0.25",
        "AA:1.                      | AA | 1",
        "[0.5](AA)                  | AA | 0.5",
        "[50%](AA:0.5)              | AA | 0.25",
        "[0.5](AA:0.5):0.5          | AA | 0.125",
        "AA, QQ+:0.5                | AA | 0.5",
        "QQ+:0.5, AA                | AA | 1",
        "15%:0.3                    | AA | 0.3",
        "0.2(AsAd, AA)              | AA | 0.2",
        "80%(KK+)                   | AA | 0.8",
        "80 % (AA:0.5)              | AA | 0.4",
        "[30]AA,KK[/30]             | AA | 0.3",
        "[ 1 ]AA[/1], KK            | AA | 0.01",
        "AA@50                      | AA | 0.5",
        "AA@1                       | AA | 1",
        "AA:2e-7                    | AA | 0.0000002",
        "[ 0.5 ] (AA)               | AA | 0.5",
        "[ 0.5 ] ( AA , KK )        | KK | 0.5",
        "50 % ( AA )                | AA | 0.5",
        "AA : 0.5                   | AA | 0.5",
        "AA:0.99                    | AA | 0.99",
        "AA:2e-307                  | AA | 2e-307",
        "[ 50 ] AA [/50]            | AA | 0.5",
      })
  void parse_weights_areThoseOfTheLastItem(String text, String hands, double weight) {
    Range range = Range.parse(text);
    BitSet all = holesOf(Range.parse(hands));
    assertTrue(all.stream().allMatch(hole -> range.weight(hole) == weight), text);
    assertEquals(weight > 0 && weight < 1, Range.parse(hands + ":" + weight).isWeighted());
    assertEquals(range, Range.parse(range.toString()), range.toString());
  }

  @Test
  void parse_shortDeck_isOfItsCards() {
    assertEquals(630, Range.parse("random", SHORT_DECK).size());
    assertEquals(16 * 8, Range.parse("A6+", SHORT_DECK).size());
    assertEquals(6 * 9, Range.parse("66+", SHORT_DECK).size());
    assertTrue(Range.parse("15%", SHORT_DECK).size() >= 95);
    assertEquals(Range.random(SHORT_DECK), Range.parse("100%", SHORT_DECK));
  }

  @Test
  void overlaps_itemsWithCommonHands_areNamed() {
    Range range = Range.parse("AK, QQ+, AKs:0.5, KK:0.1, AsKs, !AA");
    assertEquals(
        "AK and AKs:0.5 have 4 combinations in common: AKs:0.5 counts; "
            + "QQ+ and KK:0.1 have 6 combinations in common: KK:0.1 counts; "
            + "AKs:0.5 and AsKs have 1 combination in common: AsKs counts",
        range.overlaps().stream().map(Range.Overlap::toString).collect(Collectors.joining("; ")));
    assertEquals(0.5, range.weight(Hand.parse("Ah Kh")));
    assertEquals(1, range.weight(Hand.parse("As Ks")));
    assertEquals(0, range.weight(Hand.parse("As Ah")));
  }

  @Test
  void notes_signsThatAddNothing_areNamed() {
    assertEquals(
        List.of(
            "98s+: a plus raises the lower card only, and adds nothing; for several connectors"
                + " write, say, JTs-65s",
            "AA+: nothing is above it, the plus adds nothing",
            "[0.5]QQ[/0.5] has a weight of 0.5 %; [0.5](...) is 0.5"),
        Range.parse("98s+, AA+, KTs+, [0.5]QQ[/0.5]").notes());
    assertEquals(
        List.of("AA and AA have 6 combinations in common: AA counts"),
        Range.parse("AA, AA").notes());
    assertEquals(List.of(), Range.parse("[0.5](QQ), [50]AA[/50]").notes());
  }

  @Test
  void hands_ofARange_areThoseWithAWeight() {
    Range range = Range.parse("AA:0.5, AsKd, KK:0");
    assertEquals(7, range.hands().length);
    double sum = 0;
    for (long hand : range.hands()) {
      sum += range.weight(hand);
    }
    assertEquals(4, sum);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|', // not a comma
      value = {
        "QQ+",
        "TT+",
        "AKs",
        "77+, AJs+, AKo",
        "ATs+, AQo+",
        "AA:0.5",
        "AA:1e-5",
        "AA:0.01",
        "[0.25](AA, 55, KQs, 76s)",
        "15%",
        "5%-15%",
        "*",
        "!AA",
        "A5s-A2s"
      })
  void toString_classes_areWrittenBeforePercentagesWhereShort(String text) {
    assertEquals(text, Range.parse(text).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"[0.5](AA)", "[50]AA[/50]", "0.5(AA)", "[1]([0.5](AA))"})
  void parse_manyGroupsSideBySide_areNotNested(String group) {
    Range expected = Range.parse("AA:0.5");
    assertEquals(expected, Range.parse((group + ", ").repeat(50)), group);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[1](AA)", "[100]AA[/100]"})
  void parse_groupsNested_areReadUpToTwentyDeep(String group) {
    String deep = group;
    for (int depth = 1; depth < 20; depth++) {
      deep = group.replace("AA", deep);
    }
    assertEquals(Range.parse("AA"), Range.parse(deep));
    String deeper = group.replace("AA", deep);
    String message =
        assertThrows(RangeFormatException.class, () -> Range.parse(deeper)).getMessage();
    assertEquals("groups nested too deeply: expected at most 20", message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"AsKd", "AdKs", "KdQs", "KsQd", "AsAd", "2s2h"})
  void toString_oneHand_beginsWithItsHigherCard(String text) {
    assertEquals(text, Range.of(Hand.parse(text)).toString());
    assertEquals(text, Range.parse(text.substring(2) + text.substring(0, 2)).toString());
  }

  @Test
  void without_deadCards_hasNoHandWithThem() {
    Range range = Range.parse("QQ, AsKs").without(Hand.parse("Qs 2c"));
    assertEquals(Range.parse("QhQd, QhQc, QdQc, AsKs"), range);
    assertTrue(Range.parse("QQ").without(Hand.parse("Qs Qh Qd")).isEmpty());
    assertFalse(range.isEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "QQ    | Qs Qh Qd 2c | all 6 combinations hold Qs, Qh or Qd",
        "AsKs  | Ks          | the only combination holds Ks",
        "AsK   | As Kh       | all 4 combinations hold As or Kh",
        "AA:0  | 2c          | no combination has a weight above 0"
      })
  void requireWithout_cardsOfEveryHand_namesThem(String text, String dead, String message) {
    Range range = Range.parse(text);
    RangeFormatException e =
        assertThrows(RangeFormatException.class, () -> range.requireWithout(Hand.parse(dead)));
    String name = range.isEmpty() ? "" : range + ": ";
    assertEquals(
        name + message + ": expected a range with at least one possible hand", e.getMessage());
  }

  @Test
  void equals_anotherDeckOrWeight_isFalse() {
    Range shortDeck = Range.random(SHORT_DECK);
    Range same = Range.of(shortDeck.weights());
    assertEquals(SHORT_DECK, shortDeck.deck());
    assertEquals(Hand.DECK, same.deck());
    assertNotEquals(shortDeck, same);
    assertEquals(shortDeck, Range.parse("*", SHORT_DECK));
    assertEquals(shortDeck.hashCode(), Range.parse("*", SHORT_DECK).hashCode());
    assertNotEquals(shortDeck.hashCode(), same.hashCode());
    assertNotEquals(Range.parse("AA"), Range.parse("AA:0.5"));
    assertNotEquals(Range.parse("AA").hashCode(), Range.parse("KK").hashCode());
    assertNotEquals(Range.parse("AA"), new Object());
    assertEquals(Range.parse("*"), Range.random());
    double[] weights = new double[HoleIndex.SIZE];
    weights[5] = -0.0;
    assertEquals(Range.of(new double[HoleIndex.SIZE]), Range.of(weights));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 1326})
  void weight_otherThanAnIndex_isRejected(int hole) {
    Range range = Range.random();
    assertThrows(IllegalArgumentException.class, () -> range.weight(hole));
    assertEquals(1, range.weight(0));
    assertEquals(1, range.weight(1325));
  }

  @Test
  void requireWithout_cardsOfSomeHands_isTheRest() {
    long dead = Hand.parse("Qs");
    assertEquals(Range.parse("QhQd, QhQc, QdQc"), Range.parse("QQ").requireWithout(dead));
  }

  @Test
  void notes_manyItems_areTheFirstThousandOfEachKind() {
    Range range = Range.parse("AA+, ".repeat(1001) + "KK, KK");
    assertEquals(1000, range.overlaps().size());
    assertEquals(2000, range.notes().size());
    assertEquals(1000, Range.parse("AA, ".repeat(1001)).overlaps().size());
  }

  @Test
  void notes_longItems_areShortened() {
    String common = " and AA have 6 combinations in common: AA counts";
    String item = "[0.5](AA" + " ".repeat(31) + ")";
    assertEquals(List.of(item + common), Range.parse(item + ", AA").notes());
    String longer = item.replace(")", " )");
    assertEquals(
        List.of(item.substring(0, 37) + "..." + common), Range.parse(longer + ", AA").notes());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[1]QQ[/1]       | [1]QQ[/1] has a weight of 1 %; [1](...) is 1",
        "[0.4]QQ[/0.4]   | [0.4]QQ[/0.4] has a weight of 0.4 %; [0.4](...) is 0.4",
        "[1.1]QQ[/1.1]   |",
        "[0]QQ[/0]       |",
        "[1%]QQ[/1%]     |",
        "KX+             | KX+ has every hand whose higher card is K or higher, without pairs",
        "8*o-            | 8*o- has every hand whose higher card is 8 or lower, without pairs",
        "15%@10, 16%-50% | 15%@10 and 16%-50%: the hands from 15% to 16% are in neither; without"
            + " the gap write 15%-50%",
        "51%-90%, top 50% | 51%-90% and top 50%: the hands from 50% to 51% are in neither;"
            + " without the gap write 50%-90%",
        "5%, [30]5.9%-20%[/30], 20%-30% |",
        "5%, 5%-9%, 20%-30% |",
        "15.55%, 15.56%-50% |",
      })
  void notes_ofTextsThatMayBeMeantOtherwise_sayWhatTheyAre(String text, String note) {
    assertEquals(note == null ? List.of() : List.of(note), Range.parse(text).notes());
  }

  @Test
  void parse_numbersOfManyDigits_areReadUpToFourHundred() {
    String digits = "0." + "0".repeat(398) + "1";
    assertEquals(Range.parse("AA:0"), Range.parse("AA:" + digits)); // too small for a double
    Exception e = assertThrows(RangeFormatException.class, () -> Range.parse("AA:" + digits + "1"));
    assertEquals("a number of 401 digits: expected at most 400", e.getMessage());
  }

  @Test
  void of_weights_areCopiedBothWays() {
    double[] weights = new double[HoleIndex.SIZE];
    Arrays.fill(weights, 0.25);
    Range range = Range.of(weights);
    weights[0] = 1;
    range.weights()[1] = 1;
    assertEquals(Range.parse("*:0.25"), range);
  }

  @Test
  void constructors_noneIsPublic_soEveryRangeIsChecked() {
    assertEquals(0, Range.class.getConstructors().length);
  }
}
