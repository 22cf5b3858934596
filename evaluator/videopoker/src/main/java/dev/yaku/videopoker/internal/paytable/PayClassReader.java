package dev.yaku.videopoker.internal.paytable;

import dev.yaku.Category;
import dev.yaku.internal.cards.Spelling;
import dev.yaku.videopoker.internal.paytable.PayClass.Wilds;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/** Reads the name of a class of a pay table: {@code four-of-a-kind A with 2-4}. */
public final class PayClassReader {
  private static final String NATURAL = "natural";
  private static final String WILD = "wild";
  private static final String WITH = "with";
  private static final String OF = "of";

  private final String text;
  private final String[] words;
  private int next;

  private PayClassReader(String text) {
    this.text = text.strip();
    words = words(this.text);
  }

  /** The words between spaces; one empty word if there are none. */
  private static String[] words(String text) {
    StringTokenizer tokens = new StringTokenizer(text);
    String[] words = new String[Math.max(1, tokens.countTokens())];
    words[0] = "";
    for (int i = 0; tokens.hasMoreTokens(); i++) {
      words[i] = tokens.nextToken();
    }
    return words;
  }

  /** The class of this name; rejects names that no class has. */
  public static PayClass parse(String text) {
    return new PayClassReader(text).read();
  }

  private PayClass read() {
    Category category = category(words[next++]);
    if (nextIs(OF)) {
      return fourOf(category);
    }
    int ranks = PayClass.ALL_RANKS;
    if (next < words.length && !List.of(WITH, NATURAL, WILD).contains(words[next])) {
      ranks = RankSet.parse(words[next++]);
    }
    int kickers = PayClass.ALL_RANKS;
    if (nextIs(WITH)) {
      kickers = kickers(category);
    }
    Wilds wilds = nextIs(NATURAL) ? Wilds.NATURAL : nextIs(WILD) ? Wilds.WILD : Wilds.ANY;
    checkEnd();
    return new PayClass(category, ranks, kickers, wilds);
  }

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
    String allowed = Spelling.hint(word, names) + "; allowed: " + String.join(", ", names);
    throw new IllegalArgumentException("unknown class \"" + word + "\"" + allowed);
  }

  private PayClass fourOf(Category category) {
    String word = next < words.length ? words[next++] : "";
    int rank = RankSet.ofPlural(word);
    if (category != Category.FOUR_OF_A_KIND || rank < 0) {
      throw error("\"of\" is for all cards of the wild rank", "four-of-a-kind of deuces");
    }
    checkEnd();
    return new PayClass(category, 1 << rank, PayClass.ALL_RANKS, Wilds.FOUR);
  }

  private int kickers(Category category) {
    if (category != Category.FOUR_OF_A_KIND || next == words.length) {
      throw error("\"with\" is for the kicker of four of a kind", "four-of-a-kind A with 2-4");
    }
    return RankSet.parse(words[next++]);
  }

  private IllegalArgumentException error(String fault, String example) {
    return new IllegalArgumentException(
        fault + ": expected a class such as " + example + ", found \"" + text + "\"");
  }

  private boolean nextIs(String word) {
    boolean is = next < words.length && words[next].equals(word);
    next += is ? 1 : 0;
    return is;
  }

  private void checkEnd() {
    if (next < words.length) {
      throw new IllegalArgumentException(
          ("unexpected \"" + words[next] + "\" in \"" + text + "\"; a class is CATEGORY [RANKS]")
              + " [with RANKS] [natural | wild], or four-of-a-kind of deuces");
    }
  }
}
