package dev.yaku.readers;

import dev.yaku.Evaluator;
import dev.yaku.OmahaEvaluator;
import dev.yaku.generator.rules.GameReader;
import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.NaiveBadugi;
import dev.yaku.generator.values.NaiveEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes the files of tables/readers/conformance: hands with the values of the definition, and bad
 * hands. The library is asked only for the order of packed values.
 */
final class ConformanceFile {
  static final int HANDS = 1500;
  private static final Path RULES = Path.of("../../tables/src/main/rules");
  private static final String[] SIGNS = {"♣", "♦", "♥", "♠"};
  private static final int SPELLINGS = 12;

  private final GameRules game;
  private final Evaluator evaluator;
  private final StringBuilder rows = new StringBuilder();

  private ConformanceFile(String name) throws IOException {
    game = GameReader.read(RULES.resolve(name + ".rules"));
    evaluator = Evaluator.of(name);
  }

  /** Writes all files anew, into a directory. */
  public static void main(String[] arguments) throws IOException {
    for (String name : Evaluator.names()) {
      Files.writeString(Path.of(arguments[0], name + ".tsv"), text(name));
    }
  }

  /** The file of a built-in rule set. */
  static String text(String name) throws IOException {
    return new ConformanceFile(name).text();
  }

  private String text() {
    rows.append("hand\tvalue\tcategory\tpacked");
    rows.append(evaluator.isSplit() ? "\tlow\tlow-packed\n" : "\n");
    List<ConformanceHands.Hand> hands = new ConformanceHands(game).make(HANDS);
    if (game instanceof GameRules.Omaha omaha) {
      NaiveEvaluator high = new NaiveEvaluator(omaha.high());
      NaiveEvaluator low = omaha.low() == null ? null : new NaiveEvaluator(omaha.low());
      for (ConformanceHands.Hand hand : hands) {
        append(hand, high.packedOfOmaha(hand.cards(), hand.board()));
        if (low != null) {
          append(lowHalf(), low.packedOfOmaha(hand.cards(), hand.board()));
        }
        rows.append('\n');
      }
      appendBadOmaha(omaha);
      return rows.toString();
    }
    IntArrayFunction naive =
        game instanceof Rules rules
            ? new NaiveEvaluator(rules)::packed
            : new NaiveBadugi((GameRules.Badugi) game)::packed;
    for (ConformanceHands.Hand hand : hands) {
      append(hand, naive.apply(hand.cards()));
      rows.append('\n');
    }
    appendBad(hands);
    return rows.toString();
  }

  /** The packed value of cards. */
  @FunctionalInterface
  private interface IntArrayFunction {
    int apply(int... cards);
  }

  private Evaluator lowHalf() {
    return ((OmahaEvaluator) evaluator).lowHalf();
  }

  private void append(ConformanceHands.Hand hand, int packed) {
    int spelling = rows.length() % SPELLINGS;
    rows.append(text(spelling, hand.cards()));
    if (game instanceof GameRules.Omaha) {
      rows.append('|').append(text(spelling, hand.board()));
    }
    int place = packed >>> 20;
    String category = place == 0 ? "none" : evaluator.ruleSet().categories().get(place - 1).text();
    rows.append('\t').append(value(evaluator, packed)).append('\t').append(category);
    rows.append("\t0x%06X".formatted(packed));
  }

  private void append(Evaluator half, int packed) {
    rows.append('\t').append(value(half, packed)).append("\t0x%06X".formatted(packed));
  }

  /** The place of a packed value among all. */
  private static int value(Evaluator half, int packed) {
    int value = 0;
    for (int step = 1 << 15; step > 0; step >>= 1) {
      int next = value + step;
      value = next <= half.ruleSet().maxValue() && half.packed(next) <= packed ? next : value;
    }
    return value;
  }

  /** Most hands are spelt as briefly as possible; some in all other ways that readers accept. */
  private static String text(int spelling, int... cards) {
    return Arrays.stream(cards)
        .mapToObj(
            card -> {
              if (card >= Rules.JOKER) {
                return List.of("Jo", "X", "jk", "JO", "x").get(spelling % 5);
              }
              int rank = card % Rules.RANKS.length();
              int suit = card / Rules.RANKS.length();
              String letter = Rules.RANKS.substring(rank, rank + 1);
              String ofSuit = Rules.SUITS.substring(suit, suit + 1);
              String sign = SIGNS[suit];
              return switch (spelling) {
                case 0 -> letter.replace("T", "10") + ofSuit;
                case 1 -> letter.toLowerCase(Locale.ROOT) + ofSuit.toUpperCase(Locale.ROOT);
                case 2 -> letter + sign;
                case 3 -> sign + letter.replace("T", "10");
                default -> letter + ofSuit;
              };
            })
        .collect(
            Collectors.joining(List.of(" ", ", ", "", "\u3000").get(Math.min(spelling, 6) % 4)));
  }

  private void bad(String text, int column, String message) {
    rows.append(text + "\tbad\t" + column + "\t" + message + "\n");
  }

  private static String notACard(String word) {
    return "\""
        + word
        + "\" is not a card: expected a rank of 23456789TJQKA and a suit of cdhs,"
        + " such as As, or Jo for a joker";
  }

  private void appendBad(List<ConformanceHands.Hand> hands) {
    String name = game.name();
    int most = evaluator.ruleSet().maxCards();
    int least = evaluator.ruleSet().minCards();
    int[] cards =
        hands.stream()
            .map(ConformanceHands.Hand::cards)
            .filter(
                hand -> hand.length == most && Arrays.stream(hand).max().orElse(0) < Rules.JOKER)
            .filter(hand -> Arrays.stream(hand).distinct().count() == most)
            .findFirst()
            .orElseThrow();
    String text = text(SPELLINGS - 1, cards); // two letters a card
    String takes = name + " takes " + (least == most ? "" + most : least + " to " + most);
    String first = text.substring(0, 2);
    bad(text.substring(0, 4) + "Zs", 5, notACard("Zs"));
    bad("1" + text, 1, notACard("1" + text.substring(0, Math.min(19, text.length()))));
    bad(text.substring(0, 3), 3, notACard(text.substring(2, 3)));
    bad("  " + text.substring(0, 2) + " 😀!", 6, notACard("😀!"));
    bad(
        text + " | ",
        text.length() + 2,
        "a bar separates hole and board in Omaha, but " + name + " takes all cards as one hand");
    if (evaluator.ruleSet().copies() == 1) {
      bad(first + text, 3, first + " is held 2 times, " + name + " has it once");
    }
    int jokers = evaluator.ruleSet().jokers();
    if (jokers < most) {
      String has = jokers == 0 ? "" : ", which has " + (jokers == 1 ? "one joker" : "2 jokers");
      bad(
          first + "Jo".repeat(jokers + 1),
          3 + 2 * jokers,
          "Jo is not in the deck of " + name + has);
    }
    if ((evaluator.ruleSet().deck() & 1) == 0) {
      bad(first + " 2c", 4, "2c is not in the deck of " + name);
    }
    String other = text(SPELLINGS - 1, unlike(cards));
    bad(text + other, text.length() + 1, most + 1 + " cards, " + takes);
    if (least > 0) {
      String few = text.substring(0, 2 * (least - 1));
      bad(few, few.length() + 1, least - 1 + (least == 2 ? " card, " : " cards, ") + takes);
    }
  }

  /** A card of the deck that is not among these. */
  private int unlike(int... cards) {
    long others = evaluator.ruleSet().deck();
    for (int card : cards) {
      others &= ~(1L << card);
    }
    return Long.numberOfTrailingZeros(others);
  }

  private void appendBadOmaha(GameRules.Omaha omaha) {
    String name = omaha.name();
    String text = text(SPELLINGS - 1, IntStream.range(0, 20).toArray()); // 2c3c4c ...
    String form = name + " takes hole cards, a bar and the board, as in As Kh Qd Jc | Ts 9s 8d";
    String takes = ", " + name + " takes " + omaha.minHole() + " to " + omaha.maxHole();
    bad("2c3c4c5c|6c7cZs", 14, notACard("Zs"));
    bad("2c3c4cX|6c7c8c", 7, "Jo is not in the deck of " + name);
    bad("2c3c4c5c|6c7c2c", 14, "2c is given twice");
    bad("2c3c4c5c6c7c8c", 15, "no bar: " + form);
    bad("2c3c4c|6c7c8c", 7, "3 hole cards" + takes);
    bad(text.substring(0, 14) + "|KsQsJs", 13, "7 hole cards" + takes);
    bad("2c3c4c5c|KsQs", 14, "2 board cards, " + name + " takes 3 to 5");
    bad("2c3c4c5c | KsQsJsTs9s8s", 22, "6 board cards, " + name + " takes 3 to 5");
    bad("2c3c4c5c|KsQs|Js", 14, "a second bar: " + form);
  }
}
