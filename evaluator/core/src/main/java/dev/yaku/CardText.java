package dev.yaku;

import dev.yaku.internal.cards.CardReader;
import dev.yaku.internal.cards.Signs;
import java.util.Arrays;
import java.util.Objects;

/**
 * Cards as text, in parts that bars separate, with the cards in the order of the text and the
 * column of each: {@code "As Kd | 8s 8h 8d"} has two parts, of two cards and of three.
 *
 * <p>{@link Hand#parse} lists the spellings of cards that are read. A part, card, bar or section
 * that a text does not have is rejected by an {@link IndexOutOfBoundsException}. Immutable, and
 * safe for any number of threads.
 */
public final class CardText {
  private final String text;
  private final int end;
  private final int[] cards;
  private final int[] columns;
  private final int[] bars; // the number of cards before each bar, and its column

  private CardText(String text, int end, CardReader reader) {
    this.text = text;
    this.end = end;
    cards = reader.readAll();
    columns = reader.columns();
    bars = reader.bars();
  }

  /**
   * {@return the cards and bars of a text}
   *
   * @param text any number of cards and bars; a card may be repeated
   * @throws CardFormatException if something is neither
   */
  public static CardText parse(CharSequence text) {
    return parse(text, 0, Objects.requireNonNull(text, "text").length());
  }

  /**
   * {@return the cards and bars of a section of a text, with the columns of the whole text}
   *
   * @param text a text that has cards and bars in one section
   * @param from where the section begins; the first character is 0
   * @param to where it ends: the index of the character after it
   * @throws CardFormatException if something there is neither a card nor a bar
   */
  public static CardText parse(CharSequence text, int from, int to) {
    Objects.checkFromToIndex(from, to, Objects.requireNonNull(text, "text").length());
    String all = text.toString();
    return new CardText(all, to, CardReader.withBars(all, from, to));
  }

  /**
   * {@return the index of the first bar from a place on; -1 if there is none} Reads no cards.
   *
   * @param text any text
   * @param from where to begin; the first character is 0
   * @throws IndexOutOfBoundsException if that is negative
   */
  public static int indexOfBar(CharSequence text, int from) {
    int length = Objects.requireNonNull(text, "text").length();
    if (from < 0) {
      throw new IndexOutOfBoundsException("place " + from + ": expected 0 or more");
    }
    for (int at = from; at < length; at++) {
      if (Signs.isBar(text.charAt(at))) {
        return at;
      }
    }
    return -1;
  }

  /** {@return the number of parts: one more than there are bars} */
  public int parts() {
    return bars.length / 2 + 1;
  }

  /** {@return the cards of all parts, in the order of the text: a new array} */
  public int[] cards() {
    return cards.clone();
  }

  /**
   * {@return the cards of one part, in the order of the text: a new array}
   *
   * @param part 0 is the part before the first bar
   */
  public int[] cards(int part) {
    Objects.checkIndex(part, parts());
    return Arrays.copyOfRange(cards, first(part), first(part + 1));
  }

  /**
   * {@return the cards of all parts as a set}
   *
   * @throws CardFormatException if a card is given twice; the message says where
   */
  public long set() {
    return CardReader.set(cards, columns);
  }

  /**
   * {@return the column of a card; the first character is 1}
   *
   * @param card its index among the cards of all parts; their number means the end of the text
   */
  public int column(int card) {
    Objects.checkIndex(card, cards.length + 1);
    return card == cards.length ? end + 1 : columns[card];
  }

  /**
   * {@return the column of a card of one part; the first character is 1}
   *
   * @param part 0 is the part before the first bar
   * @param card its index among the cards of this part; their number means the bar or the end
   */
  public int column(int part, int card) {
    int count = first(Objects.checkIndex(part, parts()) + 1) - first(part);
    if (Objects.checkIndex(card, count + 1) < count) {
      return columns[first(part) + card];
    }
    return part == parts() - 1 ? end + 1 : bar(part);
  }

  /**
   * {@return the column of a bar; the first character is 1}
   *
   * @param bar 0 is the first bar
   */
  public int bar(int bar) {
    return bars[2 * Objects.checkIndex(bar, parts() - 1) + 1];
  }

  /**
   * {@return the exception for a fault of a card, with its column}
   *
   * @param message what is wrong
   * @param card its index among the cards of all parts; their number means the end of the text
   */
  public CardFormatException fault(String message, int card) {
    return new CardFormatException(message, column(card));
  }

  /** The index of the first card of a part. */
  private int first(int part) {
    return part == 0 ? 0 : part == parts() ? cards.length : bars[2 * part - 2];
  }

  /** The text that was read, as it was given. */
  @Override
  public String toString() {
    return text;
  }
}
