package dev.yaku.videopoker;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Hands;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The pays of the built-in machines, written down separately, and all hands of their decks. */
final class PlainMachine {
  private static final int ACE = 12;

  private static final List<Category> CATEGORIES =
      List.of(
          Category.ONE_PAIR,
          Category.TWO_PAIR,
          Category.THREE_OF_A_KIND,
          Category.STRAIGHT,
          Category.FLUSH,
          Category.FULL_HOUSE,
          Category.FOUR_OF_A_KIND,
          Category.STRAIGHT_FLUSH,
          Category.ROYAL_FLUSH,
          Category.FIVE_OF_A_KIND);

  private final String name;
  private final int jokers;
  private final boolean deucesWild;
  private final boolean wheel;
  private final Map<Category, Integer> pays = new EnumMap<>(Category.class);

  /**
   * @param pays of pair, two pair, three of a kind, straight, flush, full house, four of a kind,
   *     straight flush, royal flush, five of a kind
   */
  private PlainMachine(String name, int jokers, boolean deucesWild, boolean wheel, int... pays) {
    this.name = name;
    this.jokers = jokers;
    this.deucesWild = deucesWild;
    this.wheel = wheel;
    for (int i = 0; i < pays.length; i++) {
      this.pays.put(CATEGORIES.get(i), pays[i]);
    }
  }

  static PlainMachine of(String name) {
    return switch (name) {
      case "jacks-9-6" -> standard(name, 1, 2, 3, 4, 6, 9, 25, 50, 800);
      case "jacks-9-5" -> standard(name, 1, 2, 3, 4, 5, 9, 25, 50, 800);
      case "jacks-8-6" -> standard(name, 1, 2, 3, 4, 6, 8, 25, 50, 800);
      case "jacks-8-5", "bonus-8-5" -> standard(name, 1, 2, 3, 4, 5, 8, 25, 50, 800);
      case "double-bonus-10-7" -> standard(name, 1, 1, 3, 5, 7, 10, 50, 50, 800);
      case "double-double-bonus-9-6" -> standard(name, 1, 1, 3, 4, 6, 9, 50, 50, 800);
      case "spreadsheet" -> standard(name, 0, 2, 3, 6, 8, 12, 50, 100, 1000);
      case "deuces-full-pay" ->
          new PlainMachine(name, 0, true, true, 0, 0, 1, 2, 2, 3, 5, 9, 25, 15);
      case "deuces-not-so-ugly" ->
          new PlainMachine(name, 0, true, true, 0, 0, 1, 2, 3, 4, 4, 10, 25, 16);
      case "deuces-loose" -> new PlainMachine(name, 0, true, true, 0, 0, 1, 2, 2, 3, 4, 10, 25, 15);
      case "joker-kings-20-7-5" ->
          new PlainMachine(name, 1, false, true, 1, 1, 2, 3, 5, 7, 20, 50, 100, 200);
      case "joker-kings-18-7-5" ->
          new PlainMachine(name, 1, false, true, 1, 1, 2, 3, 5, 7, 18, 50, 100, 200);
      case "wild-five-1" ->
          new PlainMachine(name, 1, false, false, 1, 1, 2, 4, 5, 7, 15, 50, 200, 400);
      case "wild-five-2" ->
          new PlainMachine(name, 2, false, false, 0, 0, 2, 3, 4, 6, 9, 40, 100, 200);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static PlainMachine standard(String name, int... pays) {
    return new PlainMachine(name, 0, false, true, pays);
  }

  int pay(long hand) {
    PlainHand plain = PlainHand.of(hand, deucesWild, wheel);
    int pay = pays.getOrDefault(plain.category(), 0);
    if (plain.category() == Category.ONE_PAIR) {
      return plain.rank() >= (jokers == 0 ? ACE - 3 : ACE - 1) ? pay : 0;
    }
    if (deucesWild && plain.deuces() == 4) {
      return name.equals("deuces-loose") ? 500 : 200;
    }
    if (plain.category() == Category.ROYAL_FLUSH && plain.wild() == 0) {
      return name.equals("spreadsheet") ? 1000 : name.startsWith("wild-five") ? pay : 800;
    }
    boolean bonus = name.contains("bonus") && plain.category() == Category.FOUR_OF_A_KIND;
    return bonus ? bonus(plain.rank(), plain.kicker()) : pay;
  }

  private int bonus(int rank, int kicker) {
    boolean ace = rank == ACE;
    if (!ace && rank > 2) {
      return name.startsWith("bonus") ? 25 : 50;
    }
    if (name.startsWith("bonus")) {
      return ace ? 80 : 40;
    }
    boolean kicked = name.startsWith("double-double") && (kicker <= 2 || kicker == ACE);
    if (ace) {
      return kicked ? 400 : 160;
    }
    return kicked ? 160 : 80;
  }

  /** All hands of five cards of the deck. */
  long[] hands() {
    int cards = Card.JOKER + jokers;
    long[] hands = new long[Math.toIntExact(Hands.of((1L << cards) - 1, 5).count())];
    int count = 0;
    for (int a = 0; a < cards; a++) {
      for (int b = 0; b < a; b++) {
        for (int c = 0; c < b; c++) {
          for (int d = 0; d < c; d++) {
            for (int e = 0; e < d; e++) {
              hands[count++] = 1L << a | 1L << b | 1L << c | 1L << d | 1L << e;
            }
          }
        }
      }
    }
    return hands;
  }
}
