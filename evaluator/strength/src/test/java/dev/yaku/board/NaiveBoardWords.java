package dev.yaku.board;

import dev.yaku.generator.rules.Category;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.NaiveEvaluator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The definitions of {@code definitions.txt}, sentence by sentence, on lists of cards and the
 * generator's naive evaluator: slow, and without any of the library's code.
 */
final class NaiveBoardWords {
  static final String[] MADE = {
    "straight-flush",
    "quads",
    "full-house",
    "flush",
    "straight",
    "set",
    "trips",
    "top-two",
    "two-pair",
    "overpair",
    "top-pair-top-kicker",
    "top-pair-good-kicker",
    "top-pair-weak-kicker",
    "pocket-below-top",
    "second-pair",
    "two-pair-with-board",
    "pocket-below-second",
    "low-pair",
    "underpair",
    "ace-high",
    "king-high",
    "no-pair",
    "the-board"
  };

  private static final int FLOP = 3;
  private static final int RIVER = 5;

  private final Rules rules;
  private final boolean omaha;
  private final NaiveEvaluator evaluator;
  private final List<List<Integer>> straights = new ArrayList<>(); // of places, weakest first
  private final Map<Integer, Set<String>> straightDraws = new ConcurrentHashMap<>();

  /**
   * @param rules of the five cards
   */
  NaiveBoardWords(Rules rules, boolean omaha) {
    this.rules = rules;
    this.omaha = omaha;
    evaluator = new NaiveEvaluator(rules);
    int ranks = rules.ranks().length();
    if (rules.categories().contains(Category.STRAIGHT)) {
      for (int low = 0; low + 5 <= ranks; low++) {
        straights.add(List.of(low, low + 1, low + 2, low + 3, low + 4));
      }
      if (rules.wheel() != Rules.Wheel.NONE) {
        int place = rules.wheel() == Rules.Wheel.LOWEST ? 0 : straights.size() - 1;
        straights.add(place, List.of(ranks - 1, 0, 1, 2, 3));
      }
    }
  }

  // Cards.

  /** The place of a card's rank in the order of the rules. */
  private int rank(int card) {
    return rules.ranks().indexOf(Rules.RANKS.charAt(card % 13));
  }

  private char letter(int card) {
    return Rules.RANKS.charAt(card % 13);
  }

  private static int suit(int card) {
    return card / 13;
  }

  private int[] deck(int[]... without) {
    List<Integer> cards = new ArrayList<>();
    for (int card = 0; card < 52; card++) {
      boolean taken = !rules.hasCard(card);
      for (int[] some : without) {
        for (int other : some) {
          taken |= card == other;
        }
      }
      if (!taken) {
        cards.add(card);
      }
    }
    return cards.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int[] with(int[] cards, int... more) {
    int[] all = Arrays.copyOf(cards, cards.length + more.length);
    System.arraycopy(more, 0, all, cards.length, more.length);
    return all;
  }

  /** The different ranks, highest first. */
  private List<Integer> ranksDown(int... cards) {
    Set<Integer> ranks = new TreeSet<>();
    for (int card : cards) {
      ranks.add(-rank(card));
    }
    return ranks.stream().map(r -> -r).toList();
  }

  private int times(int rank, int... cards) {
    int times = 0;
    for (int card : cards) {
      times += rank(card) == rank ? 1 : 0;
    }
    return times;
  }

  // Values.

  /** The packed value of the best five cards that the game allows. */
  int packed(int[] hole, int[] board) {
    if (!omaha) {
      return evaluator.packed(with(hole, board));
    }
    int best = 0;
    for (int[] pair : pairs(hole)) {
      best = Math.max(best, packedOfPair(pair, board));
    }
    return best;
  }

  private int packedOfPair(int[] pair, int[] board) {
    if (!omaha) {
      return evaluator.packed(with(pair, board));
    }
    int best = 0;
    for (int i = 0; i < board.length; i++) {
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++) {
          best = Math.max(best, evaluator.packed(with(pair, board[i], board[j], board[k])));
        }
      }
    }
    return best;
  }

  private static List<int[]> pairs(int... cards) {
    List<int[]> pairs = new ArrayList<>();
    for (int i = 0; i < cards.length; i++) {
      for (int j = 0; j < i; j++) {
        pairs.add(new int[] {cards[i], cards[j]});
      }
    }
    return pairs;
  }

  private Category category(int packed) {
    return rules.categories().get((packed >> 20) - 1);
  }

  private boolean isBetter(Category one, Category other) {
    return rules.categories().indexOf(one) > rules.categories().indexOf(other);
  }

  // What the hole makes.

  /** The word of the hole; in Omaha that of the two cards that make the value. */
  String made(int[] hole, int[] board) {
    if (!omaha) {
      return madeOf(hole, board, evaluator.packed(with(hole, board)));
    }
    int value = packed(hole, board);
    List<String> words = new ArrayList<>();
    for (int[] pair : pairs(hole)) {
      if (packedOfPair(pair, board) == value) {
        words.add(madeOf(pair, board, value));
      }
    }
    return Arrays.stream(MADE).filter(words::contains).findFirst().orElseThrow();
  }

  private String madeOf(int[] two, int[] board, int value) {
    if (!omaha && board.length == RIVER && value == evaluator.packed(board)) {
      return "the-board";
    }
    Category category = category(value);
    return switch (category) {
      case STRAIGHT_FLUSH, ROYAL_FLUSH -> "straight-flush";
      case FULL_HOUSE, FLUSH, STRAIGHT ->
          category.name().toLowerCase(Locale.ROOT).replace('_', '-');
      case FOUR_OF_A_KIND -> inHole(group(value, 0), two) > 0 ? "quads" : kickers(two);
      case THREE_OF_A_KIND ->
          switch (inHole(group(value, 0), two)) {
            case 2 -> "set";
            case 1 -> "trips";
            default -> kickers(two);
          };
      case TWO_PAIR -> twoPair(group(value, 0), group(value, 1), two, board);
      case ONE_PAIR ->
          inHole(group(value, 0), two) == 0 ? kickers(two) : pair(group(value, 0), two, board);
      case HIGH_CARD -> kickers(two);
      default -> throw new AssertionError(category);
    };
  }

  /** The place of the rank of a group of equal cards: the largest group is number 0. */
  private int group(int value, int number) {
    int nibble = value >> 4 * (4 - number) & 15;
    boolean aceFirst = rules.ranks().startsWith("A");
    String order = aceFirst ? "A23456789TJQK" : "23456789TJQKA";
    return rules.ranks().indexOf(order.charAt(nibble - 1));
  }

  private int inHole(int rank, int... two) {
    return times(rank, two);
  }

  private String twoPair(int higher, int lower, int[] two, int[] board) {
    boolean hasHigher = inHole(higher, two) > 0;
    boolean hasLower = inHole(lower, two) > 0;
    if (hasHigher && hasLower) {
      List<Integer> ranks = ranksDown(board);
      return higher == ranks.get(0) && lower == ranks.get(1) ? "top-two" : "two-pair";
    }
    if (hasHigher) {
      return pair(higher, two, board);
    }
    if (!hasLower) {
      return kickers(two);
    }
    return inHole(lower, two) == 2 ? pair(lower, two, board) : "two-pair-with-board";
  }

  /** A pair of this rank that counts: both cards in the hole, or one of them on the board. */
  private String pair(int rank, int[] two, int[] board) {
    List<Integer> ranks = ranksDown(board);
    int top = ranks.get(0);
    int second = ranks.size() > 1 ? ranks.get(1) : -1;
    int lowest = ranks.get(ranks.size() - 1);
    if (inHole(rank, two) == 2) {
      return rank > top
          ? "overpair"
          : rank < lowest
              ? "underpair"
              : rank > second ? "pocket-below-top" : "pocket-below-second";
    }
    if (rank != top) {
      return rank == second ? "second-pair" : "low-pair";
    }
    int kicker = rank(two[0]) == rank ? two[1] : two[0];
    int card = rank(two[0]) == rank ? two[0] : two[1];
    List<Integer> free = new ArrayList<>();
    for (int place = rules.ranks().length() - 1; place >= 0; place--) {
      if (!ranks.contains(place)) {
        free.add(place);
      }
    }
    int place = free.indexOf(rank(kicker));
    if (place < 0 || place > 2 || !counts(kicker, card, board)) {
      return "top-pair-weak-kicker";
    }
    return place == 0 ? "top-pair-top-kicker" : "top-pair-good-kicker";
  }

  /** Whether the hand is weaker without a card: of two cards in Omaha, both always count. */
  private boolean counts(int card, int other, int[] board) {
    return omaha
        || evaluator.packed(with(board, card, other)) > evaluator.packed(with(board, other));
  }

  private String kickers(int... two) {
    int high = rank(two[0]) > rank(two[1]) ? two[0] : two[1];
    return letter(high) == 'A' ? "ace-high" : letter(high) == 'K' ? "king-high" : "no-pair";
  }

  // Draws.

  /** The words of all draws. */
  Set<String> draws(int[] hole, int[] board) {
    return draws(hole, board, made(hole, board));
  }

  /** The words of all draws of a hand whose other word is known. */
  Set<String> draws(int[] hole, int[] board, String made) {
    Set<String> draws = new HashSet<>();
    if (board.length == RIVER) {
      return draws;
    }
    Category now = category(packed(hole, board));
    if (rules.categories().contains(Category.FLUSH) && isBetter(Category.FLUSH, now)) {
      addFlushDraws(draws, hole, board);
    }
    if (rules.categories().contains(Category.STRAIGHT) && isBetter(Category.STRAIGHT, now)) {
      draws.addAll(straightDraws(held(hole), held(board), board.length == FLOP));
    }
    boolean flush = draws.contains("flush-draw") || draws.contains("nut-flush-draw");
    boolean straight =
        draws.contains("wrap")
            || draws.contains("open-ended")
            || draws.contains("double-gutshot")
            || draws.contains("gutshot");
    if (flush && straight) {
      draws.add("combo-draw");
    }
    int top = highest(board);
    int over = 0;
    for (int card : hole) {
      over += rank(card) > top ? 1 : 0;
    }
    boolean kickers = made.equals("ace-high") || made.equals("king-high") || made.equals("no-pair");
    int most = 0; // of one rank on the board
    for (int card : board) {
      most = Math.max(most, times(rank(card), board));
    }
    if (kickers && over >= 2 && most < (omaha ? 3 : 4)) {
      draws.add("overcards");
    }
    return draws;
  }

  private void addFlushDraws(Set<String> draws, int[] hole, int[] board) {
    for (int suit = 0; suit < 4; suit++) {
      int[] mine = ofSuit(suit, hole);
      int[] theirs = ofSuit(suit, board);
      boolean isDraw =
          omaha
              ? mine.length >= 2 && theirs.length == 2
              : mine.length >= 1 && mine.length + theirs.length == 4;
      if (isDraw) {
        int highest = highest(ofSuit(suit, deck(board)));
        draws.add(highest(mine) == highest ? "nut-flush-draw" : "flush-draw");
      }
      if (board.length == FLOP && mine.length >= 2 && theirs.length == 1) {
        draws.add("backdoor-flush-draw");
      }
    }
    if (draws.contains("nut-flush-draw")) {
      draws.remove("flush-draw");
    }
  }

  private static int[] ofSuit(int suit, int... cards) {
    int[] found = new int[0];
    for (int card : cards) {
      found = suit(card) == suit ? with(found, card) : found;
    }
    return found;
  }

  private int highest(int... cards) {
    int highest = -1;
    for (int card : cards) {
      highest = Math.max(highest, rank(card));
    }
    return highest;
  }

  /** By place: whether one of the cards has the rank. */
  private boolean[] held(int... cards) {
    boolean[] held = new boolean[rules.ranks().length()];
    for (int card : cards) {
      held[rank(card)] = true;
    }
    return held;
  }

  /** These follow from the ranks, whose sets come again and again. */
  private Set<String> straightDraws(boolean[] mine, boolean[] theirs, boolean isFlop) {
    int key = isFlop ? 1 : 0;
    for (int rank = 0; rank < mine.length; rank++) {
      key = key << 2 | (mine[rank] ? 2 : 0) | (theirs[rank] ? 1 : 0);
    }
    return straightDraws.computeIfAbsent(key, ranks -> findStraightDraws(mine, theirs, isFlop));
  }

  private Set<String> findStraightDraws(boolean[] mine, boolean[] theirs, boolean isFlop) {
    Set<String> draws = new HashSet<>();
    boolean[] none = new boolean[mine.length];
    List<Integer> making = new ArrayList<>();
    for (int rank = 0; rank < mine.length; rank++) {
      if (!theirs[rank]) {
        boolean[] next = theirs.clone();
        next[rank] = true;
        if (best(mine, next) > (omaha ? -1 : best(none, next))) {
          making.add(rank);
        }
      }
    }
    if (making.size() > 2) {
      draws.add("wrap");
    } else if (making.size() == 2) {
      draws.add(isOpenEnded(making, mine, theirs) ? "open-ended" : "double-gutshot");
    } else if (making.size() == 1) {
      draws.add("gutshot");
    } else if (isFlop && isBackdoor(mine, theirs)) {
      draws.add("backdoor-straight-draw");
    }
    return draws;
  }

  /** The number of the best straight with these ranks in the hole and on the board; -1 if none. */
  private int best(boolean[] hole, boolean[] board) {
    int best = -1;
    for (int i = 0; i < straights.size(); i++) {
      List<Integer> straight = straights.get(i);
      if (omaha ? isOmaha(straight, hole, board) : isAmong(straight, hole, board)) {
        best = i;
      }
    }
    return best;
  }

  private static boolean isAmong(List<Integer> ranks, boolean[] hole, boolean[] board) {
    for (int rank : ranks) {
      if (!hole[rank] && !board[rank]) {
        return false;
      }
    }
    return true;
  }

  /** Whether two ranks of a straight are in the hole and the other three on the board. */
  private static boolean isOmaha(List<Integer> straight, boolean[] hole, boolean[] board) {
    for (int a : straight) {
      for (int b : straight) {
        if (a < b && hole[a] && hole[b]) {
          if (straight.stream().allMatch(rank -> rank == a || rank == b || board[rank])) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether the two ranks are the ends of four in a row, also with the ace below the lowest. */
  private boolean isOpenEnded(List<Integer> making, boolean[] mine, boolean[] theirs) {
    int low = making.get(0);
    int high = making.get(1);
    boolean aceIsLow =
        rules.wheel() != Rules.Wheel.NONE && low == 4 && high == rules.ranks().length() - 1;
    return aceIsLow && isAmong(List.of(0, 1, 2, 3), mine, theirs)
        || high == low + 5 && isAmong(List.of(low + 1, low + 2, low + 3, low + 4), mine, theirs);
  }

  private boolean isBackdoor(boolean[] mine, boolean[] theirs) {
    for (List<Integer> straight : straights) {
      for (int a : straight) {
        for (int b : straight) {
          for (int c : straight) {
            if (a != b && b != c && a != c && mine[a] && mine[b] && theirs[c]) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  // The board.

  String suits(int... board) {
    int[] counts = new int[4];
    for (int card : board) {
      counts[suit(card)]++;
    }
    Arrays.sort(counts);
    if (counts[3] == board.length) {
      return "monotone";
    }
    if (counts[3] >= 3) {
      return counts[3] == 3 ? "three-suited" : "four-suited";
    }
    if (board.length == RIVER || counts[3] == 1) {
      return "rainbow";
    }
    return counts[2] == 2 ? "double-two-tone" : "two-tone";
  }

  String pairing(int... board) {
    List<Integer> groups = new ArrayList<>();
    for (int rank : ranksDown(board)) {
      groups.add(times(rank, board));
    }
    groups.sort(null);
    String found = groups.stream().filter(n -> n > 1).toList().toString();
    return switch (found) {
      case "[]" -> "unpaired";
      case "[2]" -> "paired";
      case "[2, 2]" -> "two-paired";
      case "[3]" -> "trips-on-board";
      case "[2, 3]" -> "full-house-on-board";
      case "[4]" -> "quads-on-board";
      default -> throw new AssertionError(found);
    };
  }

  char highCard(int... board) {
    return rules.ranks().charAt(ranksDown(board).get(0));
  }

  /** The different best straights of all holes of two cards. */
  int straights(int... board) {
    Set<Integer> found = new HashSet<>();
    for (int a = 0; a < rules.ranks().length(); a++) {
      for (int b = 0; b < rules.ranks().length(); b++) {
        boolean[] hole = new boolean[rules.ranks().length()];
        hole[a] = true;
        hole[b] = true;
        found.add(best(hole, held(board)));
      }
    }
    found.remove(-1);
    return found.size();
  }

  /** How many holes of as many of the other cards make a better hand. */
  int beatenBy(int[] hole, int[] board) {
    int value = packed(hole, board);
    return better(value, deck(hole, board), 0, new int[hole.length], 0, board);
  }

  private int better(int value, int[] live, int from, int[] chosen, int count, int[] board) {
    if (count == chosen.length) {
      return packed(chosen, board) > value ? 1 : 0;
    }
    int better = 0;
    for (int i = from; i < live.length; i++) {
      chosen[count] = live[i];
      better += better(value, live, i + 1, chosen, count + 1, board);
    }
    return better;
  }
}
