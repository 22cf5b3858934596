package dev.yaku.videopoker.internal.paytable;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.internal.cards.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringTokenizer;

/**
 * Hands with the same pay: those of a category, possibly with certain ranks, with a certain kicker,
 * or with or without wild cards.
 *
 * @param ranks the ranks that may decide, as a set
 * @param kickers the ranks that the kicker of four of a kind may have, as a set
 */
public record PayClass(Category category, int ranks, int kickers, Wilds wilds) {
  private static final int ALL_RANKS = (1 << Card.RANK_COUNT) - 1;

  /** The condition on a hand's wild cards. */
  public enum Wilds {
    /** A class without a condition. */
    ANY,
    /** The hand holds none. */
    NATURAL,
    /** The hand holds one or more. */
    WILD,
    /** The hand holds all four cards of the wild rank. */
    FOUR
  }

  /**
   * The properties of a hand that pay tables can test.
   *
   * @param value the value by the rules
   * @param category the category by the rules
   * @param rank the rank that decides first: of the pair, of the higher pair, the highest of a
   *     straight; -1 if there is none
   * @param kicker the rank that decides next, or -1
   * @param wild the number of wild cards in the hand
   * @param four the rank of all whose four cards are in the hand, as wild cards; -1 if there is
   *     none
   */
  public record HandKind(int value, Category category, int rank, int kicker, int wild, int four) {}

  /** The class of a name in a pay table; rejects names that no class has. */
  public static PayClass parse(String name) {
    return new Reader(name).read();
  }

  public boolean has(HandKind kind) {
    return switch (wilds) {
      case FOUR -> isIn(kind.four(), ranks);
      case NATURAL -> kind.wild() == 0 && hasRanks(kind);
      case WILD -> kind.wild() > 0 && hasRanks(kind);
      case ANY -> hasRanks(kind);
    };
  }

  private boolean hasRanks(HandKind kind) {
    return kind.category() == category && isIn(kind.rank(), ranks) && isIn(kind.kicker(), kickers);
  }

  private static boolean isIn(int rank, int set) {
    return set == ALL_RANKS || (rank >= 0 && (set >>> rank & 1) != 0);
  }

  /** The class as in a pay table: {@code four-of-a-kind A with 2-4}. */
  @Override
  public String toString() {
    if (wilds == Wilds.FOUR) {
      int rank = Integer.numberOfTrailingZeros(ranks);
      return category.text() + " of " + RankSet.PLURALS.get(rank);
    }
    String of = ranks == ALL_RANKS ? "" : " " + RankSet.toString(ranks);
    String beside = kickers == ALL_RANKS ? "" : " with " + RankSet.toString(kickers);
    String only = wilds == Wilds.ANY ? "" : " " + wilds.name().toLowerCase(Locale.ROOT);
    return category.text() + of + beside + only;
  }

  /** Reads the name of a class. */
  private static final class Reader {
    private static final String NATURAL = "natural";
    private static final String WILD = "wild";
    private static final String WITH = "with";
    private static final String OF = "of";

    private final String text;
    private final StringTokenizer words;
    private String next = ""; // the next word; empty after the last

    private Reader(String text) {
      this.text = text.strip();
      words = new StringTokenizer(this.text);
      take();
    }

    /** The next word; then the one after it is the next. */
    private String take() {
      String taken = next;
      next = words.hasMoreTokens() ? words.nextToken() : "";
      return taken;
    }

    private PayClass read() {
      Category category = category(take());
      if (nextIs(OF)) {
        return fourOf(category);
      }
      int ranks = ALL_RANKS;
      if (!List.of("", WITH, NATURAL, WILD).contains(next)) {
        ranks = RankSet.parse(take());
      }
      int kickers = nextIs(WITH) ? kickers(category) : ALL_RANKS;
      Wilds wilds = nextIs(NATURAL) ? Wilds.NATURAL : nextIs(WILD) ? Wilds.WILD : Wilds.ANY;
      checkEnd();
      return new PayClass(category, ranks, kickers, wilds);
    }

    /** Names that players have for some categories. */
    private static final Map<String, String> NICKNAMES =
        Map.of(
            "pair", "one-pair",
            "trips", "three-of-a-kind",
            "set", "three-of-a-kind",
            "boat", "full-house",
            "quads", "four-of-a-kind",
            "quints", "five-of-a-kind");

    private static Category category(String word) {
      List<String> names = new ArrayList<>();
      for (Category category : Category.values()) { // not an EnumSet: JIT.md, note 13
        if (category.compareTo(Category.HIGH_CARD) >= 0
            && category.compareTo(Category.FIVE_OF_A_KIND) <= 0) {
          if (category.text().equals(word)) {
            return category;
          }
          names.add(category.text());
        }
      }
      String known = NICKNAMES.getOrDefault(word, word); // to be the hint itself
      String allowed = Spelling.hint(known, names) + "; allowed: " + String.join(", ", names);
      throw new IllegalArgumentException("unknown class \"" + word + "\"" + allowed);
    }

    private PayClass fourOf(Category category) {
      int rank = RankSet.PLURALS.indexOf(take().toLowerCase(Locale.ROOT));
      if (category != Category.FOUR_OF_A_KIND || rank < 0) {
        throw error("\"of\" is for all cards of the wild rank", "four-of-a-kind of deuces");
      }
      checkEnd();
      return new PayClass(category, 1 << rank, ALL_RANKS, Wilds.FOUR);
    }

    private int kickers(Category category) {
      if (category != Category.FOUR_OF_A_KIND || next.isEmpty()) {
        throw error("\"with\" is for the kicker of four of a kind", "four-of-a-kind A with 2-4");
      }
      return RankSet.parse(take());
    }

    private IllegalArgumentException error(String fault, String example) {
      return new IllegalArgumentException(
          fault + ": expected a class such as " + example + ", found \"" + text + "\"");
    }

    private boolean nextIs(String word) {
      boolean is = next.equals(word);
      if (is) {
        take();
      }
      return is;
    }

    private void checkEnd() {
      if (!next.isEmpty()) {
        throw new IllegalArgumentException(
            ("unexpected \"" + next + "\" in \"" + text + "\"; a class is CATEGORY [RANKS]")
                + " [with RANKS] [natural | wild], or four-of-a-kind of deuces");
      }
    }
  }

  /**
   * Converts sets of ranks from and to text: {@code A}, {@code J-A}, {@code A-4} with the ace low,
   * {@code A,2,5-K}.
   */
  private static final class RankSet {
    private static final int ACE = Card.RANK_COUNT - 1;
    private static final List<String> PLURALS =
        List.of(
            "deuces", "threes", "fours", "fives", "sixes", "sevens", "eights", "nines", "tens",
            "jacks", "queens", "kings", "aces");

    private RankSet() {}

    /** Reads a set of ranks, and rejects any other text. */
    static int parse(String text) {
      int set = 0;
      for (String part : text.split(",", -1)) {
        String[] ends = part.split("-", -1);
        int low = rank(ends[0], text);
        int high = rank(ends[ends.length - 1], text);
        low = low == ACE && ends.length == 2 ? -1 : low;
        if (ends.length > 2 || low > high) {
          throw error(text);
        }
        for (int rank = low; rank <= high; rank++) {
          set |= 1 << (rank < 0 ? ACE : rank);
        }
      }
      return set;
    }

    private static int rank(String text, String all) {
      String name = text.equals("10") ? "T" : text.toUpperCase(Locale.ROOT);
      int rank = name.length() == 1 ? Card.RANKS.indexOf(name) : -1;
      if (rank < 0) {
        throw error(all);
      }
      return rank;
    }

    private static IllegalArgumentException error(String text) {
      return new IllegalArgumentException(
          "expected ranks of " + Card.RANKS + " such as A, J-A or A,2-4, found \"" + text + "\"");
    }

    /** A set as text, which {@link #parse} reads as the same set. */
    static String toString(int set) {
      boolean aceLow = (set >>> ACE & 1) != 0 && (set & 1) != 0;
      StringBuilder text = new StringBuilder();
      for (int rank = aceLow ? -1 : 0; rank <= (aceLow ? ACE - 1 : ACE); rank++) {
        int low = rank;
        while (rank < ACE - (aceLow ? 1 : 0) && has(set, rank) && has(set, rank + 1)) {
          rank++;
        }
        if (has(set, rank)) {
          text.append(text.isEmpty() ? "" : ",").append(name(low));
          text.append(low == rank ? "" : "-" + name(rank));
        }
      }
      return text.toString();
    }

    private static boolean has(int set, int rank) {
      return (set >>> (rank < 0 ? ACE : rank) & 1) != 0;
    }

    private static char name(int rank) {
      return Card.RANKS.charAt(rank < 0 ? ACE : rank);
    }
  }
}
