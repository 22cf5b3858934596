package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Invalid hands are rejected, and the message names the fault. */
class BadInputTest {
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  private static void assertRejected(String message, Executable call) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
  }

  /** The JVM names the card no longer where compiled code has thrown often: JIT.md, note 12. */
  private static void assertUnknown(String rules, String named, Executable call) {
    String message = assertThrows(IllegalArgumentException.class, call).getMessage();
    assertTrue(
        message.equals("a card is not in the deck of " + rules) || message.equals(named), message);
  }

  @Test
  void evaluate_tooManyCards_isRejected() {
    assertRejected(
        "10 cards, standard takes 0 to 9: 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc",
        () -> STANDARD.evaluate(0x3FFL));
    assertRejected(
        "52 cards, standard takes 0 to 9: 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc and 42 more",
        () -> STANDARD.evaluate(Hand.DECK));
  }

  @ParameterizedTest
  @ValueSource(ints = {52, 53, 60, 63})
  void evaluate_bitThatIsNoCard_isRejectedWhateverElseIsHeld(int bit) {
    SplittableRandom random = new SplittableRandom(bit);
    for (int i = 0; i < 1000; i++) {
      long hand = StandardProofTest.random(random, Hand.DECK, i % 9) | 1L << bit;
      assertRejected(
          "joker %d (card %d) is not in the deck of standard, at index %d of %s"
              .formatted(bit - 51, bit, i % 9, Hand.toString(hand)),
          () -> STANDARD.evaluate(hand));
    }
  }

  @Test
  void evaluate_allBits_isRejectedInAShortMessage() {
    String cards = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc and 54 more";
    assertRejected(
        "joker 1 (card 52) is not in the deck of standard, at index 52 of " + cards,
        () -> STANDARD.evaluate(-1L));
    assertRejected(
        "joker 1 (card 52) is not in the deck of omaha: " + cards + " | " + cards,
        () -> OmahaEvaluator.of("omaha").evaluate(OmahaHand.ofHole(-1L).withBoard(-1L)));
  }

  @Test
  void evaluate_anyLong_isAHandOrRejected() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 100_000; i++) {
      long any = 0;
      for (int bits = random.nextInt(12); bits > 0; bits--) {
        any |= 1L << random.nextInt(Long.SIZE);
      }
      long bad = any;
      boolean hand = (any & ~Hand.DECK) == 0 && Long.bitCount(any) <= 9;
      if (hand) {
        STANDARD.evaluate(any);
      } else {
        assertThrows(IllegalArgumentException.class, () -> STANDARD.evaluate(bad));
      }
    }
  }

  @Test
  void evaluateCards_repeatedCard_isRejected() {
    int[] cards = {0, 1, 2, 3, 4, 5, 0};
    String message = "2c is held 2 times, standard has it once, at index 6 of 2c 3c 4c 5c 6c 7c 2c";
    assertRejected(message, () -> STANDARD.evaluateCards(cards));
    assertRejected(
        "one of these cards is given twice: 2c 3c 4c 5c 6c 7c",
        () -> STANDARD.evaluateCards(0, 1, 2, 3, 4, 5, 0));
    assertRejected(
        "one of these cards is given twice: 2c 3c 4c 5c 6c",
        () -> STANDARD.evaluateCards(0, 1, 2, 3, 4, 3));
    assertRejected(
        "one of these cards is given twice: 2c 3c 4c 5c",
        () -> STANDARD.evaluateCards(0, 1, 2, 3, 3));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, Integer.MIN_VALUE, 52, 63, 64, 65, 116, Integer.MAX_VALUE})
  void evaluateCards_unknownCard_isRejectedAtEveryPlace(int unknown) {
    for (int size = 1; size <= 9; size++) {
      for (int place = 0; place < size; place++) {
        int[] cards = new int[size];
        for (int i = 0; i < size; i++) {
          cards[i] = i == place ? unknown : 5 * i + 1;
        }
        String message =
            name(unknown)
                + " is not in the deck of standard, at index "
                + place
                + " of "
                + Card.toString(cards);
        assertRejected(message, () -> STANDARD.evaluateCards(cards));
        if (size == 7) {
          assertUnknown(
              "standard",
              name(unknown) + " is not in the deck of standard",
              () ->
                  STANDARD.evaluateCards(
                      cards[0], cards[1], cards[2], cards[3], cards[4], cards[5], cards[6]));
        }
      }
    }
  }

  private static String name(int unknown) {
    return (unknown < 0 ? "card %d" : "joker %2$d (card %1$d)").formatted(unknown, unknown - 51L);
  }

  private static int one(HandEvaluator evaluator, int... c) {
    return switch (c.length) {
      case 5 -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4]);
      case 6 -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5]);
      default -> evaluator.evaluateCards(c[0], c[1], c[2], c[3], c[4], c[5], c[6]);
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7})
  void evaluateCards_oneByOneWithJokers_rejectsWhatIsNoHand(int size) {
    HandEvaluator jokers = HandEvaluator.of("joker-wild");
    HandEvaluator decks = HandEvaluator.of("multi-deck");
    for (int place = 0; place < size; place++) {
      int[] cards = {0, 14, 28, 42, 4, 18, 32};
      int[] hand = Arrays.copyOf(cards, size);
      assertEquals(jokers.evaluateCards(hand), one(jokers, hand));
      assertEquals(decks.evaluateCards(hand), one(decks, hand));

      hand[place] = 54; // a third joker
      String third = "joker 3 (card 54) is not in the deck of joker-wild, which has 2 jokers";
      assertUnknown("joker-wild", third, () -> one(jokers, hand));
      hand[place] = 52;
      String joker = "joker 1 (card 52) is not in the deck of multi-deck";
      assertUnknown("multi-deck", joker, () -> one(decks, hand));
      hand[place] = hand[(place + 1) % size];
      String others = Hand.toString(Hand.of(Arrays.stream(hand).distinct().toArray()));
      assertRejected("one of these cards is given twice: " + others, () -> one(jokers, hand));
      assertEquals(decks.evaluateCards(hand), one(decks, hand));
    }
  }

  @Test
  void evaluateCards_oneByOneAndTooMany_areRejected() {
    HandEvaluator wild = HandEvaluator.of("wild-five");
    assertRejected("6 cards, wild-five takes 0 to 5", () -> one(wild, 0, 1, 2, 3, 4, 5));
    assertRejected("7 cards, wild-five takes 0 to 5", () -> one(wild, 0, 1, 2, 3, 4, 5, 6));
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 2", "4, 4", "any, 7"})
  void evaluateCards_oneByOneInShortDeck_rejectsWhatIsNoHand(
      String copies, int most, @TempDir Path dir) throws IOException {
    Path rules =
        Files.writeString(
            dir.resolve("few.rules"),
            """
            title = Few ranks, a joker
            ranks = 9TJQKA
            cards = 5-7
            copies = %s
            jokers = 1
            wild-doubles = yes
            categories = high-card one-pair two-pair three-of-a-kind straight full-house \
                four-of-a-kind five-of-a-kind
            """
                .formatted(copies));
    Path table = dir.resolve("few.yaku");
    assertEquals(0, Main.run(rules.toString(), table.toString()));
    HandEvaluator few = HandEvaluator.open(table);
    for (int size = 5; size <= 7; size++) {
      for (int equal = 1; equal <= size; equal++) {
        int[] hand = {7, 21, 35, 49, 10, 24, 38};
        int[] cards = Arrays.copyOf(hand, size);
        Arrays.fill(cards, 0, equal, 12);
        if (equal <= most) {
          assertEquals(few.evaluateCards(cards), one(few, cards), Card.toString(cards));
        } else {
          assertThrows(IllegalArgumentException.class, () -> one(few, cards), Card.toString(cards));
          assertThrows(IllegalArgumentException.class, () -> few.evaluateCards(cards));
        }
        int[] wrong = cards.clone();
        wrong[size - 1] = 3; // a five
        assertThrows(IllegalArgumentException.class, () -> one(few, wrong));
      }
    }
  }

  /** The JVM omits the message of an exception that compiled code throws very often. */
  @Tag("proof")
  @Test
  void evaluateCards_unknownCardAgainAndAgain_isRejectedInWords() {
    for (int i = 0; i < 50_000; i++) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> STANDARD.evaluateCards(1, 2, 3, 4, 52))
              .getMessage();
      assertTrue(message.endsWith("is not in the deck of standard"), message);
      assertFalse(message.contains("null"), message);
    }
  }

  @Test
  void evaluateCards_tooManyCards_isRejected() {
    assertRejected(
        "10 cards, standard takes 0 to 9: 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc",
        () -> STANDARD.evaluateCards(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  }

  @Test
  void nulls_areRejected() {
    assertThrows(NullPointerException.class, () -> STANDARD.evaluateCards((int[]) null));
    assertThrows(NullPointerException.class, () -> STANDARD.evaluate(null, new int[0]));
    assertThrows(NullPointerException.class, () -> STANDARD.parse(null));
    assertThrows(NullPointerException.class, () -> Hand.parse(null));
    assertThrows(NullPointerException.class, () -> HandEvaluator.of(null));
    assertThrows(NullPointerException.class, () -> HandEvaluator.open(null));
    assertNamed("cards", () -> STANDARD.evaluate((byte[]) null, 7, new int[0]));
    assertNamed("values", () -> STANDARD.evaluate(new byte[7], 7, null));
    assertNamed("cards", () -> STANDARD.evaluate(null, 0, 7, new int[1], 0, 1));
    assertNamed("values", () -> STANDARD.evaluate(new byte[7], 0, 7, null, 0, 1));
  }

  private static void assertNamed(String parameter, Executable call) {
    assertEquals(parameter, assertThrows(NullPointerException.class, call).getMessage());
  }

  @Test
  void evaluateKey_wrongNumberOfCards_isRejected() {
    assertRejected(
        "10 cards, standard takes 0 to 9: 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc",
        () -> STANDARD.evaluateKey(0, 0x3FF));
  }

  @Test
  void key_unknownCard_isRejected() {
    assertRejected(
        "joker 1 (card 52) is not in the deck of standard, at index 0 of Jo",
        () -> STANDARD.cardKey(52));
    assertRejected(
        "card -1 is not in the deck of standard, at index 0 of card -1",
        () -> STANDARD.cardKey(-1));
    assertThrows(IllegalArgumentException.class, () -> STANDARD.handKey(1L << 60));
  }

  @Test
  void evaluate_arraysOfDifferentLength_areRejected() {
    assertRejected(
        "3 hands, but room for 2 values", () -> STANDARD.evaluate(new long[3], new int[2]));
  }

  @Test
  void of_unknownName_isRejectedAndNamesWhatThereIs() {
    assertRejected(
        "no rule set \"snap\"; available: "
            + String.join(", ", Evaluator.names(HandEvaluator.class)),
        () -> HandEvaluator.of("snap"));
    assertThrows(IllegalArgumentException.class, () -> HandEvaluator.of("../standard"));
    assertThrows(IllegalArgumentException.class, () -> HandEvaluator.of(""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "standard        | holdem, hold'em, HOLDEM, Texas Hold'em, texas holdem, Texas Hold’em, NLHE",
        "standard        | no-limit hold'em, limit holdem, fl holdem, poker, stud, 7-card stud, Standard",
        "omaha           | plo, PLO, plo4, omaha high, pot-limit omaha, Omaha Hi, pl omaha",
        "omaha-hi-lo     | plo8, omaha8, Omaha/8, o8, omaha hi/lo, Omaha High-Low, OMAHA HI-LO",
        "short-deck      | 6+, six plus, 6+ hold'em, Short Deck, shortdeck, short deck hold'em",
        "deuce-to-seven  | 2-7, 27, 2-7 triple draw, deuce to seven low, 2-7 lowball, kansas city",
        "ace-to-five     | razz, a-5, A-5 triple draw, california lowball, Ace to five low",
        "three-card      | three card poker, 3-card poker, Three-card",
        "joker-wild      | joker poker, Jokers wild",
        "pai-gow         | pai gow poker, paigow, Pai Gow",
        "badugi          | Badugi, BADUGI",
        "deuces-wild     | deuceswild, Deuces Wild poker",
      })
  void of_whatPlayersCallAGame_isItsRuleSet(String name, String texts) {
    for (String text : texts.split(", ", 0)) {
      assertSame(Evaluator.of(name), Evaluator.of(text), text);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "plo5, omaha",
    "PLO6, omaha",
    "5-card omaha, omaha",
    "Big O, omaha-hi-lo",
    "omaha hi lowe, omaha-hi-lo",
    "standart, standard",
    "short dek, short-deck"
  })
  void of_nameThatIsNear_isRejectedWithTheName(String text, String near) {
    assertRejected(
        "no rule set \""
            + text
            + "\"; did you mean \""
            + near
            + "\"? Available: "
            + String.join(", ", Evaluator.names()),
        () -> Evaluator.of(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "As Kd As            | 7  | As is held 2 times, standard has it once",
        "As Jo               | 4  | Jo is not in the deck of standard",
        "As K♦♦              | 6  | '♦' is not a card",
        "As 1s               | 4  | '1s' is not a card",
        "As K                | 4  | 'K' is not a card",
        "AsKdxx              | 5  | 'x' is a joker, and not in the deck of standard; an unknown"
            + " card is left out",
        "XH 3C XC XS 8C      | 1  | 'XH' is not a card: X is a joker; a ten is T or 10, as in Th",
        "6с Tc 9h            | 1  | '6с' is not a card (с is U+0441, CYRILLIC SMALL LETTER ES)",
        "As,,Zz              | 5  | 'Zz' is not a card",
        "2c3c4c5c6c7c8c9cTcJc | 19 | 10 cards, standard takes 0 to 9",
        "As Kd : 2c 3c 4c    | 7  | a bar separates hole and board in Omaha, but standard takes all"
            + " cards as one hand",
      })
  void parse_badText_isRejectedWithItsColumn(String text, int column, String message) {
    CardFormatException e =
        assertThrows(
            CardFormatException.class, () -> STANDARD.parse(text.strip().replace(':', '|')));
    assertEquals(column, e.column(), e.getMessage());
    assertEquals(message.replace('\'', '"'), e.getMessage().replaceFirst(": expected.*", ""));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 9842, 1_000_000, Integer.MIN_VALUE})
  void category_ofNoValue_isRejected(int value) {
    String message = value + " is no value of standard: expected 0 to 9841";
    List<Executable> calls =
        List.of(
            () -> STANDARD.category(value),
            () -> STANDARD.packed(value),
            () -> STANDARD.ranks(value),
            () -> STANDARD.describe(value),
            () -> STANDARD.describe(value, Locale.JAPANESE));
    for (Executable call : calls) {
      assertEquals(message, assertThrows(IndexOutOfBoundsException.class, call).getMessage());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "joker-bug   | As Kd Qh       | 3 cards, joker-bug takes 5 to 7: Kd Qh As",
        "wild-five   | As Kd Qh 2c 3c 4c | 6 cards, wild-five takes 0 to 5: 2c 3c 4c Kd Qh As",
        "deuces-wild | As Kd Qh 2c 3c Jo | joker 1 (card 52) is not in the deck of deuces-wild, at"
            + " index 5 of 2c 3c Kd Qh As Jo",
        "three-card  | As Kd Qh 2c    | 4 cards, three-card takes 3: 2c Kd Qh As",
        "deuce-to-seven | As Kd Qh 2c 3c 4c | 6 cards, deuce-to-seven takes 5: 2c 3c 4c Kd Qh As",
      })
  void evaluate_wrongSetOfAnyRules_isRejected(String rules, String hand, String message) {
    HandEvaluator evaluator = HandEvaluator.of(rules);
    assertRejected(message, () -> evaluator.evaluate(Hand.parse(hand)));
  }

  /**
   * A suit's sums of keys do not know which suit it is: a deck of three suits must not use them.
   */
  @Test
  void evaluateCards_rankThatTheDeckLacks_isRejectedByName() {
    HandEvaluator shortDeck = HandEvaluator.of("short-deck");
    String message = "2c is not in the deck of short-deck";
    assertRejected(message, () -> shortDeck.evaluateCards(0, 20, 21, 22, 23));
    assertRejected(message, () -> shortDeck.evaluateCards(20, 21, 0, 22, 23, 24));
    assertRejected(message, () -> shortDeck.evaluateCards(4, 5, 6, 7, 8, 9, 0)); // a flush
    String all = "2c is not in the deck of short-deck, at index 0 of 2c 9d Td Jd Qd";
    assertRejected(all, () -> shortDeck.evaluate(1L | 15L << 20));
    assertRejected(all, () -> shortDeck.evaluateCards(new int[] {0, 20, 21, 22, 23}));
    byte[] packed = {0, 20, 21, 22, 23};
    assertRejected("hand 0: " + all, () -> shortDeck.evaluate(packed, 5, new int[1]));
    assertRejected(
        "not the key of 2c 9d Td Jd Qd",
        () -> STANDARD.evaluateKey(STANDARD.handKey(15L << 20), 1L | 15L << 20));
  }

  @Test
  void evaluate_cardOfASuitThatTheDeckLacks_isRejected(@TempDir Path folder) throws IOException {
    String text =
        Files.readString(Path.of("../../tables/src/main/rules/no-wheel.rules"))
            .replace("four-of-a-kind ", "")
            .replace("0-7", "5-6");
    Path rules = Files.writeString(folder.resolve("three-suits.rules"), text + "suits = cdh\n");
    Path table = folder.resolve("three-suits.yaku");
    assertEquals(0, Main.run(rules.toString(), table.toString()));
    HandEvaluator evaluator = HandEvaluator.open(table);
    assertEquals(
        "Flush, ace, king, nine, five and deuce",
        evaluator.describe(evaluator.evaluate(Hand.parse("Ah Kh 9h 5h 2h 2d"))));
    assertRejected(
        "As is not in the deck of three-suits, at index 4 of 2d 2h 5h 9h As",
        () -> evaluator.evaluate(Hand.parse("As 9h 5h 2h 2d")));
    assertThrows(
        IllegalArgumentException.class, () -> evaluator.evaluate(Hand.parse("As Ks Qs Js Ts")));
  }
}
