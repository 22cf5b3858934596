package dev.yaku.interop;

import dev.yaku.Card;
import java.util.Arrays;

/**
 * The card codes of the two "zzz" articles on judging poker hands.
 *
 * <pre>
 *        joker   2   3   4   5   6   7   8   9   T   J   Q   K   A
 *   s      0     1   2   3   4   5   6   7   8   9  10  11  12  13
 *   c     14    15  16  17  18  19  20  21  22  23  24  25  26  27
 *   h     28    29  30  31  32  33  34  35  36  37  38  39  40  41
 *   d     42    43  44  45  46  47  48  49  50  51  52  53  54  55
 *   no card  -1
 * </pre>
 *
 * <p>The articles use the rules of {@code wild-five}, and their result is the {@linkplain
 * dev.yaku.HandEvaluator#packed packed value}:
 *
 * <pre>{@code
 * HandEvaluator wildFive = HandEvaluator.of("wild-five");
 * wildFive.packed(wildFive.evaluateCards(Zzz.cards(0, 27, 55, 26, 54))); // 0x7DC000
 * }</pre>
 *
 * <p>A card costs a few additions. All methods are pure, and reject what is not in the table as the
 * package says.
 */
public final class Zzz {
  /** The code of no card: {@value}. */
  public static final int NO_CARD = -1;

  private static final Coding CODING = new Coding("zzz", "23456789TJQKA", "schd");
  private static final int SUIT_CODES = 14; // a joker, and the cards of a suit

  private Zzz() {}

  /**
   * {@return the card of a code; {@link Card#JOKER} for each of the four codes of a joker}
   *
   * @param code 0 to 55; {@link #NO_CARD} has no card
   */
  public static int card(int code) {
    return card(code, Coding.ALONE, "0 to 55");
  }

  /**
   * {@return the cards of codes, in their order, leaving out {@link #NO_CARD}} Jokers become 52,
   * 53, and so on, so that they are different cards for rules that have each card only once.
   *
   * @param codes -1 to 55
   */
  public static int[] cards(int... codes) {
    int[] cards = new int[codes.length];
    int count = 0;
    int jokers = 0;
    for (int i = 0; i < codes.length; i++) {
      if (codes[i] != NO_CARD) {
        int card = card(codes[i], i, "0 to 55, or -1 for no card");
        cards[count++] = Card.isJoker(card) ? Card.JOKER + jokers++ : card;
      }
    }
    return Arrays.copyOf(cards, count);
  }

  private static int card(int code, int index, String expected) {
    if (code < 0 || code >= SUIT_CODES * Card.SUITS.length()) {
      throw Coding.rejection("no card has the zzz code " + code, index, expected);
    }
    int rank = code % SUIT_CODES - 1;
    return rank < 0 ? Card.JOKER : CODING.card(rank, code / SUIT_CODES);
  }

  /**
   * {@return the code of a card; 0 for every joker}
   *
   * @param card 0 to 51, or a joker from 52 up
   */
  public static int code(int card) {
    return code(card, Coding.ALONE);
  }

  /**
   * {@return the codes of cards, in their order}
   *
   * @param cards each 0 to 51, or a joker from 52 up
   */
  public static int[] codes(int... cards) {
    return Coding.each(cards, "cards", Zzz::code);
  }

  private static int code(int card, int index) {
    if (card < 0) {
      throw Coding.rejection(
          Card.toString(card) + " has no zzz code", index, "cards 0 to 51, or jokers from 52 up");
    }
    return Card.isJoker(card)
        ? 0
        : SUIT_CODES * CODING.suit(card, index) + CODING.rank(card, index) + 1;
  }
}
