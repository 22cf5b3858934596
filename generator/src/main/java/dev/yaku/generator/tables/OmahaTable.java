package dev.yaku.generator.tables;

import dev.yaku.generator.keys.CardKeys;
import dev.yaku.generator.keys.DisplacedRows;
import dev.yaku.generator.keys.KeyMatrix;
import dev.yaku.generator.keys.KeySearch;
import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.HandValues;
import dev.yaku.generator.values.NaiveEvaluator;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The compiled rules of an Omaha game: the contents of its table file. */
public final class OmahaTable implements CompiledTable {
  /*
   * tables/FORMAT.md says how values are found. Without suits, the value of three cards on the
   * board and a pair in the hole is the naive evaluator's; of more cards on the board it is the
   * best of the values with one card less. There are always boards and pairs of all thirteen ranks
   * and four suits, even if the deck has fewer.
   *
   * The best flush has the highest two cards of the suit in the hole and the highest three on the
   * board, unless there is a straight flush; so flushes are a table by set of ranks.
   */
  private static final int KIND = 2; // in the header
  private static final int PAIRS = 91;
  private static final int SMALLEST_BOARD = 3;
  private static final int RANK_COUNT = Rules.RANKS.length();
  private static final int SUITED = 2; // the number of hole cards of a hand
  private static final int LOW_RANKS = 8;

  private final GameRules.Omaha game;
  private final HandValues values;
  private final int fewestCards; // of numbered rank multisets; those of holes are numbered, too
  private final int mostCards;
  private final int[] keys;
  private final int[] deck; // how often it has each rank
  private final List<LongArrayList> multisets = new ArrayList<>(); // by number of cards
  private final List<DisplacedRows> numbers = new ArrayList<>();
  private final List<char[]> boards = new ArrayList<>();
  private final List<char[]> lowBoards = new ArrayList<>(); // empty if eight ranks count
  private final HandValues lowValues;

  OmahaTable(GameRules.Omaha game) {
    this.game = game;
    values = new HandValues(game.high());
    lowValues = game.low() == null ? null : new HandValues(game.low());
    fewestCards = Math.min(SMALLEST_BOARD, game.minHole());
    mostCards = Math.max(game.maxHole(), game.maxBoard());
    deck = RankMultisets.limitsOfHand(game.high());
    int[] limits = new int[RankMultisets.SYMBOLS];
    Arrays.fill(limits, 0, RANK_COUNT, Rules.SUITS.length());
    keys = KeySearch.find(limits, mostCards);
    for (int cards = 0; cards <= mostCards; cards++) {
      multisets.add(RankMultisets.all(limits, cards));
      boolean board = cards >= SMALLEST_BOARD && cards <= game.maxBoard();
      numbers.add(cards < fewestCards ? null : numbers(cards, multisets.get(cards)));
      boards.add(board ? boards(cards, game.high(), values, boards) : new char[0]);
      boolean low = board && game.low() != null && !hasEightRanks(game.low());
      lowBoards.add(low ? boards(cards, game.low(), lowValues, lowBoards) : new char[0]);
    }
    check();
  }

  private DisplacedRows numbers(int cards, LongArrayList ofSize) {
    char[] numbers = new char[ofSize.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (char) i;
    }
    int[] sums = RankMultisets.sums(ofSize, keys);
    return DisplacedRows.of(KeyMatrix.ofHands(cards, sums, numbers));
  }

  /** The value by board of n cards and pair, or EMPTY if the deck has no such cards. */
  private char[] boards(int cards, Rules rules, HandValues ofRules, List<char[]> smaller) {
    NaiveEvaluator ranksOnly = NaiveEvaluator.withoutSuits(rules);
    LongArrayList rows = multisets.get(cards);
    LongArrayList pairs = multisets.get(SUITED);
    char[] table = new char[rows.size() * PAIRS];
    Arrays.fill(table, DisplacedRows.EMPTY);
    for (int row = 0; row < rows.size(); row++) {
      for (int pair = 0; pair < PAIRS; pair++) {
        long all = rows.getLong(row) + pairs.getLong(pair);
        if (!isInDeck(all)) {
          continue;
        }
        if (cards == SMALLEST_BOARD) {
          int packed = ranksOnly.packed(RankMultisets.cards(all, cards + SUITED, 0));
          table[PAIRS * row + pair] = (char) ofRules.value(packed);
        } else {
          table[PAIRS * row + pair] =
              bestWithOneLess(rows.getLong(row), pair, cards, smaller.get(cards - 1));
        }
      }
    }
    return table;
  }

  private boolean isInDeck(long multiset) {
    return IntStream.range(0, RANK_COUNT)
        .allMatch(rank -> RankMultisets.count(multiset, rank) <= deck[rank]);
  }

  private char bestWithOneLess(long board, int pair, int cards, char[] smaller) {
    char best = 0;
    for (int rank = 0; rank < RANK_COUNT; rank++) {
      if (RankMultisets.count(board, rank) > 0) {
        int row = number(board - RankMultisets.one(rank), cards - 1);
        char value = smaller[PAIRS * row + pair];
        best = (char) Math.max(best, value);
      }
    }
    return best;
  }

  private int number(long multiset, int cards) {
    return numbers.get(cards).value(RankMultisets.sum(multiset, keys));
  }

  /** Looks up all boards; a table with a wrong number is not written. */
  private void check() {
    if (values.packedByValue().length >= DisplacedRows.EMPTY) {
      throw new IllegalStateException(values.packedByValue().length + " values are too many");
    }
    if (multisets.get(SUITED).size() != PAIRS) {
      throw new IllegalStateException(multisets.get(SUITED).size() + " pairs");
    }
    for (int a = 0; a < RANK_COUNT; a++) {
      for (int b = 0; b <= a; b++) {
        long pair = RankMultisets.one(a) + RankMultisets.one(b);
        if (multisets.get(SUITED).getLong(a * (a + 1) / 2 + b) != pair) {
          throw new IllegalStateException(
              Long.toHexString(pair) + " is not where it is looked for");
        }
      }
    }
    for (int cards = fewestCards; cards <= mostCards; cards++) {
      for (int i = 0; i < multisets.get(cards).size(); i++) {
        long multiset = multisets.get(cards).getLong(i);
        if (number(multiset, cards) != i) {
          throw new IllegalStateException(Long.toHexString(multiset) + " is not number " + i);
        }
      }
    }
  }

  @Override
  public Header header() {
    return new Header(
        KIND,
        values.packedByValue().length - 1,
        game.minHole(),
        game.maxHole(),
        game.high().best(),
        1,
        0,
        0,
        game.minBoard(),
        game.maxBoard(),
        game.high().deck(),
        game.name());
  }

  @Override
  public List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    sections.add(Section.text(Section.Kind.RULES, game.text()));
    sections.add(Section.text(Section.Kind.CATEGORIES, game.high().categoryLines()));
    sections.add(Section.ints(Section.Kind.PACKED, values.packedByValue()));
    int[] suitKeys = CardKeys.ofSets(keys, set -> Integer.bitCount(set) >= SMALLEST_BOARD);
    sections.add(Section.ints(Section.Kind.SUIT_KEYS, suitKeys));
    sections.add(Section.chars(Section.Kind.FLUSHES, 0, flushes()));
    if (lowValues != null) {
      sections.add(Section.text(Section.Kind.LOW_CATEGORIES, game.low().categoryLines()));
      sections.add(Section.ints(Section.Kind.LOW_PACKED, lowValues.packedByValue()));
      if (hasEightRanks(game.low())) {
        sections.add(Section.bytes(Section.Kind.LOWS, lows()));
      }
    }
    for (int cards = fewestCards; cards <= mostCards; cards++) {
      DisplacedRows hash = numbers.get(cards);
      sections.add(Section.of(Section.Kind.ROWS, cards, hash, hash.rows()));
      sections.add(Section.of(Section.Kind.VALUES, cards, hash, hash.values()));
      if (boards.get(cards).length > 0) {
        sections.add(Section.chars(Section.Kind.BOARDS, cards, boards.get(cards)));
      }
      if (lowBoards.get(cards).length > 0) {
        sections.add(Section.chars(Section.Kind.LOW_BOARDS, cards, lowBoards.get(cards)));
      }
    }
    return sections;
  }

  @Override
  public String contents() {
    int rows = boards.stream().mapToInt(board -> board.length / PAIRS).sum();
    return String.format(Locale.ROOT, "%,d boards with %d pairs", rows, PAIRS);
  }

  /** By set of ranks of one suit: the value of its best flush, or 0. */
  private char[] flushes() {
    char[] flushes = values.flushes(); // of as many cards as hands may have
    for (int set = 0; set < flushes.length; set++) {
      for (int rest = set; rest != 0; rest &= rest - 1) {
        int less = set ^ Integer.lowestOneBit(rest);
        flushes[set] = (char) Math.max(flushes[set], flushes[less]);
      }
    }
    return flushes;
  }

  /** Whether a low hand is five different ranks from the ace to the eight. */
  private static boolean hasEightRanks(Rules low) {
    return low.ranks().length() == RANK_COUNT
        && low.qualifier() != Rules.NONE
        && low.qualifier() <= Rules.RANKS.indexOf('8');
  }

  /** By the board's set of the lowest eight ranks times 256 plus the hole's: the value, or 0. */
  private byte[] lows() {
    NaiveEvaluator ranksOnly = NaiveEvaluator.withoutSuits(game.low());
    int sets = 1 << LOW_RANKS;
    byte[] fives = new byte[sets]; // by set of five
    for (int set = 0; set < sets; set++) {
      if (Integer.bitCount(set) == game.low().best()) {
        fives[set] = (byte) lowValues.value(ranksOnly.packed(lowRanks(set)));
      }
    }
    byte[] lows = new byte[sets * sets];
    for (int board = 0; board < sets; board++) {
      for (int hole = 0; hole < sets; hole++) {
        byte best = 0;
        for (int five = 0; five < sets; five++) {
          if (fives[five] > best && canMake(five, board, hole)) {
            best = fives[five];
          }
        }
        lows[board * sets + hole] = best;
      }
    }
    return lows;
  }

  /** Whether two of these ranks can come from the hole and the other three from the board. */
  private static boolean canMake(int five, int board, int hole) {
    return (five & ~(board | hole)) == 0
        && Integer.bitCount(five & board) >= SMALLEST_BOARD
        && Integer.bitCount(five & hole) >= SUITED;
  }

  /** The ranks of a set in which the ace is the lowest bit. */
  private static int[] lowRanks(int set) {
    return IntStream.range(0, LOW_RANKS)
        .filter(place -> (set >> place & 1) != 0)
        .map(place -> place == 0 ? Rules.ACE : place - 1)
        .toArray();
  }
}
