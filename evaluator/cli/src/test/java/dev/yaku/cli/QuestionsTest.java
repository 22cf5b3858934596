package dev.yaku.cli;

import static dev.yaku.cli.PlainPoker.best;
import static dev.yaku.cli.PlainPoker.cards;
import static dev.yaku.cli.PlainPoker.choices;
import static dev.yaku.cli.PlainPoker.others;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.modelcontextprotocol.json.McpJsonDefaults;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Questions as people ask them: each is answered by one call of a tool. The figures are those of
 * plain programs, by number of the question's line: they know the rules of poker, and nothing of
 * the library.
 */
class QuestionsTest {
  /** Whose figures others have published, or that have none but names and texts of files. */
  private static final Map<String, String> NOT_COMPUTED =
      Map.of(
          "How good are aces against any hand?", "published",
          "How good are kings against any hand?", "published",
          "Which machines are there?", "names",
          "Which games do you know?", "names",
          "Does a flush beat a full house in short deck?", "text",
          "What does he have there?", "text");

  /** Whose figures take seconds: only a thorough run computes them. */
  private static final Set<String> LONG =
      Integer.getInteger("yaku.step", 1) == 1
          ? Set.of()
          : Set.of(
              "What does 9/6 jacks or better return?", "What does full-pay deuces wild return?");

  private record Question(String text, String tool, String arguments, List<String> parts) {}

  private static List<Question> questions() throws IOException {
    List<Question> questions = new ArrayList<>();
    try (InputStream in = QuestionsTest.class.getResourceAsStream("questions.tsv")) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (!line.startsWith("#")) {
          String[] cells = line.split("\t", -1);
          List<String> parts = List.of(cells[3].split(" && ", -1));
          questions.add(new Question(cells[0], cells[1], cells[2], parts));
        }
      }
    }
    assertTrue(questions.size() >= 30, questions.size() + " questions");
    return questions;
  }

  @Test
  void questions_areAnsweredInOneCall() throws IOException {
    List<Question> questions = questions();
    StringBuilder calls = new StringBuilder();
    for (Question each : questions) {
      String call =
          "{\"jsonrpc\":\"2.0\",\"id\":\"%s\",\"method\":\"tools/call\",\"params\":{\"name\":\"%s\",\"arguments\":%s}}\n";
      calls.append(call.formatted(each.text(), each.tool(), each.arguments()));
    }
    Run run = Run.withInput(calls.toString(), "mcp");
    assertEquals("", run.err());
    List<String> found = run.out().lines().toList();
    for (int i = 0; i < questions.size(); i++) {
      Map<?, ?> answer = McpJsonDefaults.getMapper().readValue(found.get(i), Map.class);
      Map<?, ?> result = (Map<?, ?>) answer.get("result");
      String texts =
          ((List<?>) result.get("content"))
              .stream()
                  .map(each -> ((Map<?, ?>) each).get("text") + "\n")
                  .collect(Collectors.joining());
      String asked = questions.get(i).text() + "\n" + texts;
      assertEquals(false, result.get("isError"), asked);
      for (String part : questions.get(i).parts()) {
        assertTrue(texts.contains(part), part + "\n" + asked);
      }
      boolean isTotal = questions.get(i).tool().equals("range");
      assertTrue(texts.length() < (isTotal ? 2_000 : 10_500), asked);
    }
  }

  private static List<String> parts(String... parts) {
    return List.of(parts);
  }

  private static String text(String format, Object... figures) {
    return String.format(Locale.ROOT, format, figures);
  }

  /** All deals of a spot: the first player's share, and the deals that each wins. */
  private static String share(double... pots) {
    return text("\"share\":%.10f", Arrays.stream(pots).average().orElseThrow());
  }

  private static final Map<String, Supplier<List<String>>> COMPUTED = new LinkedHashMap<>();

  static {
    ofHands();
    ofEquity();
    ofBoards();
    ofRanges();
    ofMachines();
    ofGames();
  }

  private static void ofHands() {
    COMPUTED.put("What do I have?", QuestionsTest::twoPair);
    COMPUTED.put("What am I drawing to?", QuestionsTest::draws);
    COMPUTED.put(
        "How good is a broadway straight among all five-card hands?",
        () -> parts(FiveCards.ALL.beats(), FiveCards.ALL.ties()));
    COMPUTED.put("Which is the best low?", () -> parts(FiveCards.ALL.wheel()));
    COMPUTED.put("Who wins, and how is the pot split?", QuestionsTest::split);
    COMPUTED.put(
        "Who wins on the river?",
        () -> {
          int[] board = cards("Ah Kh 7c 7d 2s");
          double[] pots = PlainPoker.pots(cards("As Kd"), cards("Qs Qd"), board);
          return parts(text("\"share\":%.0f", pots[0]));
        });
  }

  private static List<String> twoPair() {
    int value = best(cards("As Ah Kd Kc Qs 2c 7h"));
    assertEquals("two-pair", PlainPoker.category(value));
    Map<Integer, String> names = Map.of(12, "ace", 11, "king", 10, "queen");
    return parts(
        text(
            "\"description\":\"Two pair, %ss and %ss, %s kicker\"",
            names.get(value >> 8 & 15), names.get(value >> 4 & 15), names.get(value & 15)));
  }

  private static List<String> draws() {
    int[] hole = cards("Js Ts");
    int[] board = cards("9s 8d 2s");
    int[] all = PlainPoker.and(hole, board);
    List<String> draws = new ArrayList<>();
    TreeSet<Integer> straights = new TreeSet<>();
    TreeSet<Integer> flushes = new TreeSet<>();
    for (int card : others(all)) {
      String category = PlainPoker.category(best(PlainPoker.and(all, card)));
      if (category.equals("straight")) {
        straights.add(card / 4);
      } else if (category.equals("flush")) {
        flushes.add(card % 4);
      }
    }
    String made = PlainPoker.category(best(all)).replace("high-card", "no-pair");
    draws.addAll(flushes.isEmpty() ? List.of() : List.of("flush-draw"));
    draws.addAll(straights.size() == 2 ? List.of("open-ended") : List.of());
    boolean isOver = hole[0] / 4 > board[0] / 4 && hole[1] / 4 > board[0] / 4;
    draws.addAll(isOver ? List.of("overcards") : List.of());
    return parts("\"made\":\"" + made + "\",\"draws\":[\"" + String.join("\",\"", draws) + "\"");
  }

  private static List<String> split() {
    int[] board = cards("4d 6h 8s Qd Ts");
    int[][] holes = {cards("As 2h Kd Kc"), cards("Qs Qh Js 9d")};
    int[] high = new int[2];
    int[] low = new int[2];
    for (int i = 0; i < 2; i++) {
      high[i] = PlainPoker.ofOmaha(holes[i], board, false);
      low[i] = PlainPoker.ofOmaha(holes[i], board, true);
    }
    int eight = PlainPoker.low(cards("8s 7s 6s 5s 4s"));
    assertTrue(low[0] <= eight && low[1] > eight, "one has a low");
    double share = 0.5 * PlainPoker.pot(high[0], high[1]) + 0.5;
    return parts(text("\"share\":%.1f", share));
  }

  /** One look at all 2,598,960 hands of five cards. */
  private static final class FiveCards {
    static final FiveCards ALL = new FiveCards();

    private int hands;
    private int beaten;
    private int tied;
    private int lower; // than a wheel, where the lowest is best
    private int fullHouses;

    private FiveCards() {
      int broadway = PlainPoker.value(cards("As Kd Qh Jc Ts"));
      int wheel = PlainPoker.low(cards("As 2d 3h 4c 5s"));
      PlainPoker.choose(
          others(),
          5,
          five -> {
            int value = PlainPoker.value(five);
            hands++;
            beaten += value < broadway ? 1 : 0;
            tied += value == broadway ? 1 : 0;
            lower += PlainPoker.low(five) < wheel ? 1 : 0;
            fullHouses += PlainPoker.category(value).equals("full-house") ? 1 : 0;
          });
    }

    String beats() {
      return text("\"beats\":%.10f", (double) beaten / hands);
    }

    String ties() {
      return text("\"ties\":%.10f", (double) tied / hands);
    }

    String wheel() {
      return "\"description\":\"5-4-3-2-A, number " + (lower == 0 ? "one\"" : "?");
    }

    String fullHouses() {
      return "\"category\":\"full-house\",\"hands\":" + fullHouses;
    }
  }

  private static double[] turn(String hole, String other, String board, String dead) {
    return PlainPoker.pots(cards(hole), cards(other), cards(board), cards(dead));
  }

  private static void ofEquity() {
    COMPUTED.put(
        "I have aces against kings on the turn: how often do I win?",
        () -> {
          double[] pots = turn("As Ah", "Kd Kc", "2c 7d Th 4s", "");
          long won = Arrays.stream(pots).filter(pot -> pot == 1).count();
          return parts(
              share(pots),
              text(
                  "\"winners\":[{\"players\":[1],\"deals\":%d},{\"players\":[2],\"deals\":%d}]",
                  won, pots.length - won),
              text("Exact: all %d deals.", pots.length));
        });
    COMPUTED.put(
        "And if I have seen one of the kings?",
        () -> parts(share(turn("As Ah", "Kd Kc", "2c 7d Th 4s", "Kh"))));
    COMPUTED.put(
        "Is this a call? 100 in the pot, 50 to call, a flush draw and two overcards.",
        () -> parts(share(turn("As Ks", "Qh Qd", "2s 7s Jd 3h", ""))));
    COMPUTED.put(
        "Do quads beat a flush?", () -> parts(share(turn("2c 2d", "As Ks", "2h 2s 9s 8s 3d", ""))));
    COMPUTED.put(
        "Which cards help me?",
        () ->
            Stream.of("flush", "one-pair")
                .map(
                    category ->
                        text(
                            "\"category\":\"%s\",\"cards\":\"%s\"",
                            category, outs("As Ks", "Qh Qd", "2s 7s Jd 3h", category)))
                .toList());
    COMPUTED.put(
        "Which cards save kings from aces?",
        () ->
            parts(
                text(
                    "\"cards\":\"%s\"", outs("Kd Kc", "As Ah", "2c 7d Th 4s", "three-of-a-kind"))));
  }

  /** The rivers by which a hand wins with this category: the highest first, spades first. */
  private static String outs(String hole, String other, String board, String category) {
    int[] mine = PlainPoker.and(cards(hole), cards(board));
    int[] his = PlainPoker.and(cards(other), cards(board));
    List<Integer> outs = new ArrayList<>();
    for (int card : others(PlainPoker.and(mine, cards(other)))) {
      int value = best(PlainPoker.and(mine, card));
      if (value > best(PlainPoker.and(his, card)) && PlainPoker.category(value).equals(category)) {
        outs.add(0, card);
      }
    }
    outs.sort((a, b) -> a / 4 != b / 4 ? b / 4 - a / 4 : bySuit(a) - bySuit(b));
    return outs.stream().map(PlainPoker::text).collect(Collectors.joining(" "));
  }

  private static int bySuit(int card) {
    return "shdc".indexOf(PlainPoker.SUITS.charAt(card % 4));
  }

  private static void ofBoards() {
    int[] board = cards("9s 8d 2s");
    COMPUTED.put("What are the nuts?", () -> parts(nuts(board)));
    COMPUTED.put(
        "How many hands have a set here?",
        () -> parts("\"set\":" + pairs(board, true), "\"overpair\":" + pairs(board, false)));
    COMPUTED.put(
        "Is it a wet board?",
        () -> {
          long suits = Arrays.stream(board).map(card -> card % 4).distinct().count();
          long ranks = Arrays.stream(board).map(card -> card / 4).distinct().count();
          long straights =
              choices(others(board), 2).stream()
                  .filter(hole -> best(PlainPoker.and(hole, board)) >> 20 == 4)
                  .count();
          return parts(
              text(
                  "\"suits\":\"%s\",\"pairing\":\"%s\",\"straights\":%d",
                  suits == 2 ? "two-tone" : "?", ranks == 3 ? "unpaired" : "?", straights));
        });
    COMPUTED.put(
        "How strong is my hand?",
        () -> {
          int[] river = cards("Qs Js Ts 2d 2c");
          int mine = best(PlainPoker.and(cards("As Ks"), river));
          double ehs =
              choices(others(PlainPoker.and(cards("As Ks"), river)), 2).stream()
                  .mapToDouble(hole -> PlainPoker.pot(mine, best(PlainPoker.and(hole, river))))
                  .average()
                  .orElseThrow();
          return parts(text("\"ehs\":%.12f", ehs));
        });
  }

  private static String nuts(int... board) {
    int most = 0;
    List<String> holes = new ArrayList<>();
    for (int[] hole : choices(others(board), 2)) {
      int value = best(PlainPoker.and(hole, board));
      if (value > most) {
        holes.clear();
        most = value;
      }
      if (value == most) {
        holes.add(PlainPoker.text(hole[1]) + " " + PlainPoker.text(hole[0]));
      }
    }
    String[] sorted = holes.stream().sorted().toArray(String[]::new);
    return "\"nutHoles\":[\"" + String.join("\",\"", sorted) + "\"]";
  }

  /** Pairs in the hole: those with a third card on the board, or those above all of it. */
  private static long pairs(int[] board, boolean isSet) {
    return choices(others(board), 2).stream()
        .filter(hole -> hole[0] / 4 == hole[1] / 4)
        .filter(
            hole ->
                isSet
                    ? Arrays.stream(board).anyMatch(card -> card / 4 == hole[0] / 4)
                    : Arrays.stream(board).allMatch(card -> card / 4 < hole[0] / 4))
        .count();
  }

  /** The holes of two ranks, suited or of any suits; pairs if the ranks are the same. */
  private static List<int[]> holes(char high, char low, boolean isSuited, int... board) {
    int[] ranks = {PlainPoker.RANKS.indexOf(low), PlainPoker.RANKS.indexOf(high)};
    return choices(others(board), 2).stream()
        .filter(hole -> hole[0] / 4 == ranks[0] && hole[1] / 4 == ranks[1])
        .filter(hole -> !isSuited || hole[0] % 4 == hole[1] % 4)
        .toList();
  }

  private static void ofRanges() {
    COMPUTED.put(
        "How many combos is this range?",
        () -> {
          long pairs =
              PlainPoker.RANKS
                  .chars()
                  .mapToLong(r -> holes((char) r, (char) r, false).size())
                  .sum();
          long combos = pairs + holes('A', 'K', true).size();
          double part = (double) combos / choices(others(), 2).size();
          return parts(text("\"combos\":%d,\"share\":%.4f", combos, part));
        });
    COMPUTED.put(
        "What has this range hit?",
        () -> {
          int[] board = cards("9s 8d 2s");
          int pairs =
              Stream.of('Q', 'K', 'A').mapToInt(r -> holes(r, r, false, board).size()).sum();
          int high = holes('A', 'K', false, board).size();
          return parts(
              text("{\"word\":\"overpair\",\"combos\":%d},", pairs)
                  + text("{\"word\":\"ace-high\",\"combos\":%d}", high));
        });
    COMPUTED.put(
        "How is it doing against his range?",
        () -> {
          int[] board = cards("As Kd 2c");
          double equity =
              holes('A', 'A', false, board).stream()
                  .flatMapToDouble(
                      aces ->
                          holes('K', 'K', false, board).stream()
                              .flatMapToDouble(
                                  kings -> Arrays.stream(PlainPoker.pots(aces, kings, board))))
                  .average()
                  .orElseThrow();
          return parts(text("\"equity\":%.4f", equity));
        });
    COMPUTED.put(
        "Which hands are in it?",
        () -> {
          List<int[]> suited = holes('A', 'K', true);
          return Stream.of(suited.get(suited.size() - 1), suited.get(0))
              .map(each -> PlainPoker.text(each[1]) + " " + PlainPoker.text(each[0]))
              .map(each -> "\"hand\":\"" + each + "\"")
              .toList();
        });
  }

  private static void ofMachines() {
    COMPUTED.put("What do I hold?", QuestionsTest::hold);
    COMPUTED.put(
        "What does 9/6 jacks or better return?",
        () -> parts(text("%.8f", PlainMachine.returned(QuestionsTest::paid))));
    COMPUTED.put(
        "What does full-pay deuces wild return?",
        () -> parts(text("%.7f", PlainMachine.returned(PlainMachine::paidWithDeuces))));
    COMPUTED.put(
        "How often is a full house dealt in five cards?", () -> parts(FiveCards.ALL.fullHouses()));
    COMPUTED.put(
        "How often does one have a straight with seven cards?",
        () -> parts(text("\"category\":\"straight\",\"hands\":%d", straightsOfSeven())));
  }

  /** All draws of all ways to hold. */
  private static List<String> hold() {
    int[] deal = cards("As Ks Qs Js 2c");
    int[] deck = others(deal);
    String best = "";
    long mostPaid = 0;
    long draws = 1;
    for (int way = 0; way < 32; way++) {
      int held = way;
      int[] kept =
          IntStream.range(0, 5).filter(i -> (held >> i & 1) != 0).map(i -> deal[i]).toArray();
      long[] sums = new long[2]; // what is paid, draws
      PlainPoker.choose(
          deck,
          5 - kept.length,
          drawn -> {
            sums[0] += paid(PlainPoker.and(kept, drawn));
            sums[1]++;
          });
      if (sums[0] * draws > mostPaid * sums[1]) {
        mostPaid = sums[0];
        draws = sums[1];
        best = Arrays.stream(kept).mapToObj(PlainPoker::text).collect(Collectors.joining(" "));
      }
    }
    return parts("\"hold\":\"" + best + "\"", text("\"fraction\":\"%d/%d\"", mostPaid, draws));
  }

  /** What jacks or better pays for five coins, by the coin, where 9/6 is its name. */
  private static int paid(int... five) {
    int value = PlainPoker.value(five);
    int[] pays = {0, 0, 2, 3, 4, 6, 9, 25, 50};
    boolean isRoyal = value == (8 << 20 | 12);
    boolean isHighPair = value >> 20 == 1 && (value >> 12 & 15) >= PlainPoker.RANKS.indexOf('J');
    return isRoyal ? 800 : isHighPair ? 1 : pays[value >> 20];
  }

  /**
   * By the ranks that seven cards have: five to seven different ones, with any suits but flushes.
   */
  private static long straightsOfSeven() {
    long[] sets = new long[8]; // by size: sets of ranks with five in a row
    for (int ranks = 0; ranks < 1 << 13; ranks++) {
      int aceTwice = ranks << 1 | ranks >> 12;
      boolean isStraight = false;
      for (int low = 0; low < 10; low++) {
        isStraight |= (aceTwice >> low & 31) == 31;
      }
      int size = Integer.bitCount(ranks);
      if (isStraight && size <= 7) {
        sets[size]++;
      }
    }
    return sets[7] * suits(new int[4], 1, 1, 1, 1, 1, 1, 1)
        + sets[6] * 6 * suits(new int[4], 2, 1, 1, 1, 1, 1)
        + sets[5] * 5 * suits(new int[4], 3, 1, 1, 1, 1)
        + sets[5] * 10 * suits(new int[4], 2, 2, 1, 1, 1);
  }

  /** The ways to give suits to so many cards of each rank, without five of a suit. */
  private static long suits(int[] used, int... cards) {
    if (cards.length == 0) {
      return Arrays.stream(used).allMatch(count -> count < 5) ? 1 : 0;
    }
    long ways = 0;
    for (int suits = 0; suits < 16; suits++) {
      if (Integer.bitCount(suits) == cards[0]) {
        int[] more = used.clone();
        for (int suit = 0; suit < 4; suit++) {
          more[suit] += suits >> suit & 1;
        }
        ways += suits(more, Arrays.copyOfRange(cards, 1, cards.length));
      }
    }
    return ways;
  }

  private static void ofGames() {
    COMPUTED.put(
        "What should I do on this river, and how far is it from perfect?",
        () -> {
          int his = best(cards("Qs Qd 2c 2d 2h 3c 3d"));
          for (String hole : List.of("As Ah", "Ks Kh")) {
            assertTrue(best(PlainPoker.and(cards(hole), cards("2c 2d 2h 3c 3d"))) > his);
          }
          return parts( // who never wins folds: the pot is the other's, and no answer gains
              text("\"value\":[%.6f,%.6f]", 100.0, 0.0),
              "\"word\":\"" + PlainPoker.category(his) + "\"",
              text("exploitability, found exactly, is %.3f", 0.0));
        });
    COMPUTED.put("What does a best answer gain?", () -> parts(text("\"bestAnswer\":%.6f", 0.0)));
    COMPUTED.put("What is my big stack worth on the bubble?", QuestionsTest::prizes);
    COMPUTED.put(
        "Ten big blinds each, the small blind is all-in: how often must I win to call?",
        () ->
            parts(
                "\"decision\":\"big-blind-vs-small-blind\"",
                text("\"price\":%.6f", (10 - 1) / (10.0 + 10))));
  }

  /** Each order of the places, as often as stacks that are drawn one by one give it. */
  private static List<String> prizes() {
    double[] stacks = {50, 30, 20};
    double[] payouts = {70, 30, 0};
    double[] values = new double[3];
    for (int first = 0; first < 3; first++) {
      for (int second = 0; second < 3; second++) {
        if (second != first) {
          double often = stacks[first] / 100 * stacks[second] / (100 - stacks[first]);
          values[first] += often * payouts[0];
          values[second] += often * payouts[1];
        }
      }
    }
    return Arrays.stream(values)
        .mapToObj(value -> text("\"value\":%.6f", value).replaceFirst("0+$", ""))
        .toList();
  }

  @Tag("proof")
  @Test
  void figures_areThoseOfPlainPrograms() throws IOException {
    List<String> computed = new ArrayList<>();
    for (Question question : questions()) {
      Supplier<List<String>> plain = COMPUTED.get(question.text());
      assertEquals(plain == null, NOT_COMPUTED.containsKey(question.text()), question.text());
      if (plain != null) {
        if (!LONG.contains(question.text())) {
          assertEquals(plain.get(), question.parts(), question.text());
        }
        computed.add(question.text());
      }
    }
    assertEquals(COMPUTED.size(), computed.size());
    assertFalse(computed.isEmpty());
  }
}
