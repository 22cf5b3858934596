package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Real showdowns and the cases of other libraries, in {@code src/test/resources}: published hands
 * of Pluribus and five professionals, and what the tests and users of exercism, PokerKit and
 * pokersolver (MIT) ask for.
 */
class ReferenceTest {
  private static final Path FOLDER = Path.of("src/test/resources/dev/yaku/reference");
  private static final HandEvaluator STANDARD = HandEvaluator.of("standard");

  @Test
  void pluribusShowdowns_areDecidedAsTheyWerePaid() throws IOException {
    List<String[]> rows = read("real/pluribus-showdowns.csv");
    for (String[] row : rows) {
      long board = Hand.parse(row[1]);
      String[] paid = row[3].split(" ", -1);
      List<Integer> values = values(board, row[2]);
      int best = values.stream().mapToInt(Integer::intValue).max().getAsInt();
      for (int i = 0; i < paid.length; i++) {
        assertEquals(values.get(i) == best, !paid[i].equals("0"), String.join(",", row));
      }
    }
    assertEquals(1673, rows.size());
  }

  @Test
  void exercismCases_haveTheirWinners() throws IOException {
    int decks = 0;
    for (String[] row : read("peers/exercism_poker.csv")) {
      if (row[0].startsWith("with multiple decks")) {
        decks++;
        continue; // a card held by two players is no fault; the rows are hands of one deck each
      }
      assertEquals(row[2], winners(row[1]), row[0]);
    }
    assertTrue(decks < 10, decks + " rows left out");
  }

  @Test
  void issueRegressions_ofStandardHands_haveTheirWinners() throws IOException {
    int checked = 0;
    for (String[] row : read("peers/issue_regressions.csv")) {
      if (!row[0].equals("holdem") && !row[0].equals("high")) {
        continue;
      }
      long board = Hand.parse(row[1]);
      List<Integer> values = values(board, row[2]);
      int best = values.stream().mapToInt(Integer::intValue).max().getAsInt();
      List<String> winners = new ArrayList<>();
      List<String> categories = new ArrayList<>();
      for (int i = 0; i < values.size(); i++) {
        if (values.get(i) == best) {
          winners.add("" + (i + 1));
        }
        categories.add(
            STANDARD.category(values.get(i)).text().replace("royal", "straight").replace('-', ' '));
      }
      assertEquals(row[3], String.join(" ", winners), String.join(",", row));
      if (!row[4].isEmpty()) {
        assertEquals(row[4].toLowerCase(Locale.ROOT), String.join(" | ", categories), row[2]);
      }
      checked++;
    }
    assertEquals(23, checked);
  }

  @Test
  void pokerkitDoctests_ofStandardHands_compareAsThere() throws IOException {
    int checked = 0;
    for (String[] row : read("peers/pokerkit_doctests.csv")) {
      if (row[0].startsWith("StandardHighHand") && row[3].startsWith("StandardHighHand")) {
        int a = STANDARD.evaluate(Hand.parse(row[1].replace("/", "")));
        int b = STANDARD.evaluate(Hand.parse(row[4].replace("/", "")));
        assertTrue(row[2].equals("<") ? a < b : a == b, String.join(",", row));
        checked++;
      }
    }
    assertEquals(4, checked);
  }

  @Test
  void issueRegressions_ofOmahaHands_haveTheirCategory() throws IOException {
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha");
    int checked = 0;
    for (String[] row : read("peers/issue_regressions.csv")) {
      if (row[0].equals("omaha")) {
        int value =
            omaha.evaluate(OmahaHand.ofHole(Hand.parse(row[2])).withBoard(Hand.parse(row[1])));
        assertEquals(letters(row[4]), letters(omaha.category(value).text()), row[2]);
        checked++;
      }
    }
    assertEquals(2, checked);
  }

  @Test
  void pokerkitDoctests_ofOmahaHands_haveTheirValue() throws IOException {
    OmahaEvaluator omaha = OmahaEvaluator.of("omaha-hi-lo");
    HandEvaluator eightOrBetter = HandEvaluator.of("eight-or-better");
    int checked = 0;
    for (String[] row : read("peers/pokerkit_doctests.csv")) {
      String[] cards = row[1].split("/", -1);
      boolean low = row[0].startsWith("OmahaEightOrBetterLowHand");
      if (!low && !row[0].startsWith("OmahaHoldemHand")) {
        continue;
      }
      HandEvaluator ofFive = low ? eightOrBetter : STANDARD;
      int b = ofFive.evaluate(Hand.parse(row[4]));
      int a;
      if (cards.length == 1) {
        a = ofFive.evaluate(Hand.parse(row[1]));
      } else {
        // There, a card may be both in the hole and on the board: their evaluator has no deck.
        long hole = Hand.parse(cards[0]);
        long board = Hand.parse(cards[1]);
        if ((hole & board) != 0) {
          assertThrows(
              IllegalArgumentException.class,
              () -> omaha.evaluate(OmahaHand.ofHole(hole).withBoard(board)),
              row[1]);
          continue;
        }
        a =
            low
                ? omaha.lowHalf().evaluate(OmahaHand.ofHole(hole).withBoard(board))
                : omaha.evaluate(OmahaHand.ofHole(hole).withBoard(board));
      }
      assertTrue(row[2].equals("<") ? a < b : a == b, String.join(",", row));
      checked++;
    }
    assertEquals(10, checked);
  }

  @Test
  void pokerkitDoctests_ofBadugiHands_haveTheirValue() throws IOException {
    BadugiEvaluator badugi = BadugiEvaluator.of("badugi");
    int checked = 0;
    for (String[] row : read("peers/pokerkit_doctests.csv")) {
      if (row[0].equals("BadugiHand.from_game")) {
        // The other side is the badugi itself, of no more cards than count.
        long best = badugi.bestHand(Hand.parse(row[1]));
        assertEquals(ranks(Hand.parse(row[4])), ranks(best), String.join(",", row));
        checked++;
      }
    }
    assertEquals(5, checked);
  }

  /** Comparisons of badugis as such; ours are of whole hands, in which the other cards are idle. */
  @Test
  void pokerkitDoctests_ofBadugis_compareAsThere() throws IOException {
    BadugiEvaluator badugi = BadugiEvaluator.of("badugi");
    int checked = 0;
    for (String[] row : read("peers/pokerkit_doctests.csv")) {
      if (row[0].equals("BadugiHand")) {
        int a = badugi.evaluate(withIdleCards(badugi, Hand.parse(row[1])));
        int b = badugi.evaluate(withIdleCards(badugi, Hand.parse(row[4])));
        assertEquals("<", row[2]);
        assertTrue(a < b, String.join(",", row));
        checked++;
      }
    }
    assertEquals(2, checked);
  }

  /** Four cards: where a badugi is given as fewer, with others of a rank that it has already. */
  private static long withIdleCards(BadugiEvaluator badugi, long cards) {
    if (Long.bitCount(cards) == 4) {
      return cards;
    }
    long hand = cards;
    for (int suit = 0; suit < 4 && Long.bitCount(hand) < 4; suit++) {
      hand |= 1L << Card.of(Card.rank(Long.numberOfTrailingZeros(cards)), suit);
    }
    assertEquals(ranks(cards), ranks(badugi.bestHand(hand)), Hand.toString(hand));
    return hand;
  }

  /** Aces are high there: rules of badugi that are not built in, but can be said. */
  @Test
  void pokerkitDoctests_ofBadugiWithHighAces_haveTheirValue(@TempDir Path folder)
      throws IOException {
    String text =
        Files.readString(Path.of("../../tables/src/main/rules/badugi.rules"))
            .replace("A23456789TJQK", "23456789TJQKA");
    Path rules = Files.writeString(folder.resolve("ace-high-badugi.rules"), text);
    Path table = folder.resolve("ace-high-badugi.yaku");
    assertEquals(0, Main.run(rules.toString(), table.toString()));
    BadugiEvaluator badugi = Evaluator.open(table, BadugiEvaluator.class);
    int checked = 0;
    for (String[] row : read("peers/pokerkit_doctests.csv")) {
      if (row[0].equals("StandardBadugiHand.from_game")) {
        long a = Hand.parse(row[1]);
        long b = withIdleCards(badugi, Hand.parse(row[4]));
        assertEquals("==", row[2]);
        assertEquals(badugi.evaluate(a), badugi.evaluate(b), String.join(",", row));
        checked++;
      }
    }
    assertEquals(2, checked);
    assertEquals("A, one card", badugi.describe(badugi.evaluate(Hand.parse("Ac Ad Ah As"))));
    assertEquals("5-4-3-2 badugi", badugi.describe(badugi.ruleSet().maxValue()));
  }

  private static List<Integer> ranks(long hand) {
    return Arrays.stream(Hand.cards(hand)).map(Card::rank).sorted().boxed().toList();
  }

  @Test
  void pokersolverCalls_ofStandardHands_haveTheirCategory() throws IOException {
    Pattern field =
        Pattern.compile(
            "\"(game|call|name|possible|throws|cards)\":(\"[^\"]*\"|\\w+|\\[[^\\]]*\\])");
    int checked = 0;
    for (String line : Files.readAllLines(FOLDER.resolve("peers/pokersolver.json"))) {
      Map<String, String> call = new HashMap<>();
      Matcher matcher = field.matcher(line);
      while (matcher.find()) {
        call.put(matcher.group(1), matcher.group(2).replaceAll("[\"\\[\\]]", ""));
      }
      String cards = call.getOrDefault("cards", "");
      // Jacks or better is dealt from the same deck; "Or" and "Kr" are that library's own cards.
      if (!List.of("standard", "jacksbetter").contains(call.getOrDefault("game", ""))
          || cards.isEmpty()
          || cards.contains("r")) {
        continue;
      }
      boolean repeats = cards.equals("5c,5c,6s,6c,2d"); // an oversight there: not of one deck
      if (call.containsKey("throws") || repeats) {
        assertThrows(CardFormatException.class, () -> STANDARD.parse(cards), line);
      } else {
        Category category = STANDARD.category(STANDARD.evaluate(Hand.parse(cards)));
        if (call.containsKey("name")) {
          assertEquals(letters(call.get("name")), letters(category.text()), line);
        } else {
          // "is Straight" asks whether the hand holds a straight, be it not the best it holds.
          Category asked = category(call.get("call").replace("is ", ""));
          boolean possible = call.get("possible").equals("true");
          assertEquals(possible, category.compareTo(asked) >= 0, line);
        }
      }
      checked++;
    }
    assertTrue(checked > 60, checked + " calls checked");
  }

  private static Category category(String name) {
    return Arrays.stream(Category.values())
        .filter(category -> letters(category.text()).equals(letters(name)))
        .findFirst()
        .orElseThrow();
  }

  /** Category names of either spelling, made alike; they have no royal flush. */
  private static String letters(String name) {
    return name.toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z]", "")
        .replace("onepair", "pair")
        .replace("royal", "straight");
  }

  private static List<Integer> values(long board, String hands) {
    List<Integer> values = new ArrayList<>();
    for (String hand : hands.split(" \\| ", -1)) {
      values.add(STANDARD.evaluate(board | Hand.parse(hand)));
    }
    return values;
  }

  private static String winners(String hands) {
    List<Integer> values = values(0, hands);
    int best = values.stream().mapToInt(Integer::intValue).max().getAsInt();
    List<String> winners = new ArrayList<>();
    String[] texts = hands.split(" \\| ", -1);
    for (int i = 0; i < texts.length; i++) {
      if (values.get(i) == best) {
        winners.add(texts[i]);
      }
    }
    return String.join(" | ", winners);
  }

  /** The rows of a file after its header; a field in quotation marks may hold commas. */
  private static List<String[]> read(String file) throws IOException {
    List<String[]> rows = new ArrayList<>();
    List<String> lines = Files.readAllLines(FOLDER.resolve(file));
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1);
      for (int i = 0; i < fields.length; i++) {
        fields[i] = fields[i].replaceAll("^\"|\"$", "");
      }
      rows.add(fields);
    }
    return rows;
  }
}
