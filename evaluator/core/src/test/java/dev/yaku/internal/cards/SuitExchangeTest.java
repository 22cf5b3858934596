package dev.yaku.internal.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.Card;
import dev.yaku.Hand;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Compared with a plain definition, card by card and by text. */
class SuitExchangeTest {
  private static final List<String> TEXTS = texts("", "cdhs");

  /** All orders of letters, alphabetically. */
  private static List<String> texts(String before, String rest) {
    TreeSet<String> texts = new TreeSet<>();
    if (rest.isEmpty()) {
      texts.add(before);
    }
    for (int i = 0; i < rest.length(); i++) {
      texts.addAll(texts(before + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1)));
    }
    return List.copyOf(texts);
  }

  private static int plain(String suits, int card) {
    String text = Card.toString(card);
    char suit = suits.charAt("cdhs".indexOf(text.charAt(1)));
    return Card.parse(text.substring(0, 1) + suit);
  }

  private static long plainSet(String suits, long cards) {
    long image = 0;
    for (int card : Hand.cards(cards)) {
      image |= 1L << (card < Card.JOKER ? plain(suits, card) : card);
    }
    return image;
  }

  @Test
  void ways_are24_inTheOrderOfTexts() {
    assertEquals(24, SuitExchange.ALL.size());
    for (int i = 0; i < 24; i++) {
      for (int suit = 0; suit < SuitExchange.COUNT; suit++) {
        assertEquals(
            Card.of(0, "cdhs".indexOf(TEXTS.get(i).charAt(suit))),
            SuitExchange.ALL.get(i).card(Card.of(0, suit)),
            TEXTS.get(i));
      }
    }
  }

  @Test
  void images_ofAllCardsAndPairs_areThoseOfTheDefinition() {
    for (int i = 0; i < 24; i++) {
      SuitExchange way = SuitExchange.ALL.get(i);
      for (int a = 0; a < Long.SIZE; a++) {
        int expected = a < Card.JOKER ? plain(TEXTS.get(i), a) : a;
        assertEquals(expected, way.card(a));
        assertEquals(1L << expected, way.image(1L << a));
        assertEquals(a, way.inverse().card(way.card(a)));
        for (int b = 0; b < Long.SIZE; b++) { // an image is that of each card
          assertEquals(
              way.image(1L << a) | way.image(1L << b), way.image(1L << a | 1L << b), "pair");
        }
      }
    }
  }

  @Test
  void waysAfterEachOther_areOneOfThem() {
    for (SuitExchange first : SuitExchange.ALL) {
      for (SuitExchange second : SuitExchange.ALL) {
        for (int card = 0; card < Card.JOKER; card++) {
          assertEquals(second.card(first.card(card)), first.then(second).card(card));
        }
      }
    }
  }

  private static List<Long> sets() {
    List<Long> sets = new java.util.ArrayList<>();
    Random random = new Random(17);
    for (int i = 0; i < 3000; i++) {
      int shape = i % 3; // any; of few ranks, so that suits are alike; with jokers
      long any = random.nextLong();
      long set = any & random.nextLong() & Hand.DECK;
      long ranks = 0x8001L << 13 | 3 | 5L << 26 | 3L << 39;
      sets.add(shape == 0 ? set : shape == 1 ? random.nextLong() & ranks : set | 1L << 53);
    }
    sets.add(0L);
    sets.add(Hand.DECK);
    return sets;
  }

  @Test
  void leastGreatestAndNumberOfImages_areThoseOfTheDefinition() {
    for (long set : sets()) {
      TreeSet<Long> images = new TreeSet<>();
      int kept = 0;
      for (int i = 0; i < 24; i++) {
        long image = plainSet(TEXTS.get(i), set);
        images.add(image);
        assertEquals(image, SuitExchange.ALL.get(i).image(set));
        assertEquals(image == set, SuitExchange.ALL.get(i).keeps(set));
        kept += image == set ? 1 : 0;
      }
      assertEquals(images.size(), SuitExchange.images(set));
      assertEquals(images.first(), SuitExchange.least(set, SuitExchange.ALL));
      assertEquals(set, SuitExchange.least(set, SuitExchange.keeping(set)));
      assertEquals(kept, SuitExchange.keeping(set).size());
      assertEquals(24, kept * images.size());
      if ((set & ~Hand.DECK) == 0) {
        assertEquals(Collections.max(images), SuitExchange.greatest(set));
      }
    }
  }

  @Test
  void keeping_ofTwoSets_leavesBoth() {
    long board = Hand.parse("Ah Kh Qs");
    long dead = Hand.parse("2c");
    assertEquals(2, SuitExchange.keeping(board).size());
    assertEquals(1, SuitExchange.keeping(board, dead).size());
    assertEquals(SuitExchange.ALL, SuitExchange.keeping());
    assertTrue(SuitExchange.keeping(board).get(1).keeps(board));
    assertFalse(SuitExchange.keeping(board).get(1).keeps(board, dead));
  }
}
