package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Cards in parts that bars separate. */
class CardTextTest {
  @Test
  void parse_holeBarAndBoard_partsInTheOrderOfTheText() {
    CardText text = CardText.parse(" Kd As|8s 8h 2c ");
    assertEquals(2, text.parts());
    assertEquals("Kd As", Card.toString(text.cards(0)));
    assertEquals("8s 8h 2c", Card.toString(text.cards(1)));
    assertEquals("Kd As 8s 8h 2c", Card.toString(text.cards()));
    assertEquals(Hand.parse("Kd As 8s 8h 2c"), text.set());
    assertEquals(" Kd As|8s 8h 2c ", text.toString());
  }

  @Test
  void column_ofCardsAndBars_isThatOfTheText() {
    CardText text = CardText.parse(" 10d As｜8s, 🂸 2c | ");
    int[] columns = {2, 6, 9, 13, 16, 21};
    for (int i = 0; i < columns.length; i++) {
      assertEquals(columns[i], text.column(i), "card " + i);
    }
    assertEquals(8, text.bar(0));
    assertEquals(19, text.bar(1));
    assertEquals(6, text.column(0, 1));
    assertEquals(8, text.column(0, 2), "the bar after the part");
    assertEquals(13, text.column(1, 1));
    assertEquals(21, text.column(2, 0), "the end after the last part");
    assertEquals(0, text.cards(2).length);
    assertThrows(IndexOutOfBoundsException.class, () -> text.column(6));
    assertThrows(IndexOutOfBoundsException.class, () -> text.column(0, 3));
    assertThrows(IndexOutOfBoundsException.class, () -> text.bar(2));
    assertThrows(IndexOutOfBoundsException.class, () -> text.cards(3));
  }

  @Test
  void parse_sectionOfAText_hasTheColumnsOfTheWhole() {
    String all = "QQ+, AKs | 9s 8d 2s / KK";
    CardText board = CardText.parse(all, CardText.indexOfBar(all, 0) + 1, all.indexOf('/'));
    assertArrayEquals(Card.parseAll("9s 8d 2s"), board.cards());
    assertEquals(12, board.column(0));
    assertEquals(21, board.column(3), "the end of the section");
    CardFormatException e =
        assertThrows(CardFormatException.class, () -> CardText.parse(all, 10, all.length()));
    assertEquals(21, e.column());
    assertThrows(IndexOutOfBoundsException.class, () -> CardText.parse(all, 0, 99));
  }

  @Test
  void faults_sayWhere() {
    CardText twice = CardText.parse("As Kd | 2c As");
    CardFormatException e = assertThrows(CardFormatException.class, twice::set);
    assertEquals("As is given twice", e.getMessage());
    assertEquals(12, e.column());
    assertEquals(1, e.line());
    e = assertThrows(CardFormatException.class, () -> CardText.parse("As 1d|2c"));
    assertTrue(e.getMessage().startsWith("\"1d\" is not a card"), e.getMessage());
    assertEquals(4, e.column());
    assertEquals(6, CardText.parse("As | Kd").fault("so", 1).column());
    assertEquals(-1, CardText.indexOfBar("As Kd", 0));
    assertEquals(1, CardText.parse("").parts());
  }

  /** Any cards, spaces and bars: read back, with what stands at each column. */
  @Test
  void parse_textsAtRandom_cardsStandWhereTheColumnsSay() {
    SplittableRandom random = new SplittableRandom(7);
    for (int round = 0; round < 2_000; round++) {
      StringBuilder text = new StringBuilder();
      StringBuilder parts = new StringBuilder();
      for (int more = random.nextInt(12); more > 0; more--) {
        int card = random.nextInt(52);
        boolean isBar = random.nextInt(4) == 0;
        text.append(" ,".repeat(random.nextInt(2))).append(isBar ? "|" : Card.toString(card));
        parts.append(isBar ? "/" : Card.toString(card));
      }
      CardText read = CardText.parse(text);
      StringBuilder again = new StringBuilder();
      int count = 0;
      for (int part = 0; part < read.parts(); part++) {
        again.append(part == 0 ? "" : "/");
        for (int i = 0; i < read.cards(part).length; i++) {
          String card = Card.toString(read.cards(part)[i]);
          again.append(card);
          assertTrue(text.substring(read.column(part, i) - 1).startsWith(card), text.toString());
          assertEquals(read.column(count++), read.column(part, i));
        }
      }
      assertEquals(parts.toString(), again.toString(), text.toString());
      assertEquals(text.length() + 1, read.column(count));
    }
  }
}
