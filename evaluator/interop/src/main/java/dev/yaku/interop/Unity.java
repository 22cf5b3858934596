package dev.yaku.interop;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.HandEvaluator;
import java.util.List;
import java.util.Objects;

/**
 * Cards as {@code 13 * mark + number}, and the result as a name: the coding of a video poker game
 * made with Unity, <a href="https://tomo-mana.hatenablog.com/entry/20211204/1638597857">Poker no.
 * 2: recognising hands</a> (in Japanese).
 *
 * <pre>
 *   number       0   1   2   3   4   5   6   7   8   9  10  11  12
 *                A   2   3   4   5   6   7   8   9   T   J   Q   K
 *   c  mark 0    0   1   2   3   4   5   6   7   8   9  10  11  12
 *   d       1   13  14  15  16  17  18  19  20  21  22  23  24  25
 *   h       2   26  27  28  29  30  31  32  33  34  35  36  37  38
 *   s       3   39  40  41  42  43  44  45  46  47  48  49  50  51
 *
 *   result  High card, Pair, Two pair, Three of a kind, Straight, Flush, Full house,
 *           Four of a kind, Straight flush (also the royal flush)
 * </pre>
 *
 * <p>The codes differ from those of {@link Card} in the place of the ace: do not mix them up. The
 * game's hands are evaluated by {@code standard}:
 *
 * <pre>{@code
 * HandEvaluator standard = HandEvaluator.of("standard");
 * int value = standard.evaluateCards(Unity.cards(9, 23, 37, 51, 0));
 * String name = Unity.name(standard, value); // "Straight"
 * }</pre>
 *
 * <p>A card costs a few additions, a name a few array reads. All methods are pure, and reject what
 * is in neither table as the package says.
 */
public final class Unity {
  private static final Coding CODING = new Coding("Unity", "A23456789TJQK", "cdhs");

  /** The names of the results, weakest first. */
  private static final List<String> NAMES =
      List.of(
          "High card",
          "Pair",
          "Two pair",
          "Three of a kind",
          "Straight",
          "Flush",
          "Full house",
          "Four of a kind",
          "Straight flush");

  private Unity() {}

  /**
   * {@return the card of a code}
   *
   * @param code 0 to 51
   */
  public static int card(int code) {
    return card(code, Coding.ALONE);
  }

  /**
   * {@return the cards of codes, in their order}
   *
   * @param codes 0 to 51
   */
  public static int[] cards(int... codes) {
    return Coding.each(codes, "codes", Unity::card);
  }

  private static int card(int code, int index) {
    if (code < 0 || code >= Card.JOKER) {
      throw Coding.rejection("no card has the Unity code " + code, index, "0 to 51");
    }
    return CODING.card(code % Card.RANK_COUNT, code / Card.RANK_COUNT);
  }

  /**
   * {@return the code of a card: 0 to 51}
   *
   * @param card 0 to 51
   */
  public static int code(int card) {
    return code(card, Coding.ALONE);
  }

  /**
   * {@return the codes of cards, in their order}
   *
   * @param cards each 0 to 51
   */
  public static int[] codes(int... cards) {
    return Coding.each(cards, "cards", Unity::code);
  }

  private static int code(int card, int index) {
    return Card.RANK_COUNT * CODING.suit(card, index) + CODING.rank(card, index);
  }

  /**
   * {@return the name of a hand, such as "Full house"}
   *
   * @param evaluator the evaluator that gave the value
   * @param value the hand's value
   * @throws IllegalArgumentException if it is five of a kind or no cards, which this coding does
   *     not have
   * @throws IndexOutOfBoundsException if this is not a value of the evaluator
   */
  public static String name(HandEvaluator evaluator, int value) {
    int place = CODING.result(evaluator.category(value), "name");
    return NAMES.get(Math.min(place, Coding.STRAIGHT_FLUSH));
  }

  /**
   * {@return the category of a name; for "Straight flush", which is also the name of the royal
   * flush, the straight flush}
   *
   * @param name such as "Full house", in this spelling
   */
  public static Category category(String name) {
    int place = NAMES.indexOf(Objects.requireNonNull(name, "name"));
    if (place < 0) {
      throw Coding.rejection(
          "no hand has the Unity name \"" + name + "\"", Coding.ALONE, String.join(", ", NAMES));
    }
    return Coding.RESULTS.get(place);
  }
}
