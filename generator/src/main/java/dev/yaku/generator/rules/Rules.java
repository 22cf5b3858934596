package dev.yaku.generator.rules;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The rules of one game's showdown, as a rules file states them (tables/RULES-SYNTAX.md).
 *
 * @param name the file's name without its extension
 * @param title one line for people
 * @param ranks the deck's ranks, lowest first, letters of {@link #RANKS}
 * @param suits the deck's suits, letters of {@link #SUITS}
 * @param copies the copies of one card that a hand may hold, at most {@code maxCards}
 * @param jokers the jokers that a hand may hold, at most {@code maxCards}
 * @param minCards the fewest cards of a hand
 * @param maxCards the most cards of a hand
 * @param best the number of cards that count
 * @param categories the categories that count, weakest first
 * @param wheel whether the ace with the lowest ranks is a straight, and which
 * @param wild what a joker or a card of {@code wildRank} may stand for
 * @param wildRank a rank whose cards are wild, or {@link #NONE}
 * @param wildDoubles whether a wild card in a flush may stand for a card already held
 * @param low whether the lowest hand wins
 * @param qualifier the highest rank of a low hand that counts, or {@link #NONE}
 * @param text the text of the rules file
 */
public record Rules(
    String name,
    String title,
    String ranks,
    String suits,
    int copies,
    int jokers,
    int minCards,
    int maxCards,
    int best,
    List<Category> categories,
    Wheel wheel,
    Wild wild,
    int wildRank,
    boolean wildDoubles,
    boolean low,
    int qualifier,
    String text)
    implements GameRules {

  /** All ranks; a rank's number is its index in this string. */
  public static final String RANKS = "23456789TJQKA";

  /** All suits; a suit's number is its index in this string. */
  public static final String SUITS = "cdhs";

  /** The number of the first joker; cards below it are {@code 13 * suit + rank}. */
  public static final int JOKER = RANKS.length() * SUITS.length();

  /** Instead of a rank: no rank. */
  public static final int NONE = -1;

  public static final int ACE = RANKS.indexOf('A');

  /** The place of A-2-3-4-5 among the straights. */
  public enum Wheel {
    /** A-2-3-4-5 is no straight. */
    NONE,
    /** The lowest straight: the ace counts below the lowest rank. */
    LOWEST,
    /** The second highest straight: only the one with the ace on top beats it. */
    SECOND
  }

  /** The cards that a wild card may stand for. */
  public enum Wild {
    /** Any card of the deck. */
    ANY,
    /** An ace, or a card that completes a straight, a flush or a straight flush. */
    BUG
  }

  /** The numbers of the deck's ranks, lowest first. */
  public int[] rankNumbers() {
    return ranks.chars().map(RANKS::indexOf).toArray();
  }

  /** Whether a card is a joker or of the wild rank. */
  public boolean isWild(int card) {
    return card >= JOKER || card % RANKS.length() == wildRank;
  }

  /** Whether the deck has this card of 0 to 51. */
  public boolean hasCard(int card) {
    return ranks.indexOf(RANKS.charAt(card % RANKS.length())) >= 0
        && suits.indexOf(SUITS.charAt(card / RANKS.length())) >= 0;
  }

  /** The cards of 0 to 51 that the deck has, as a set. */
  public long deck() {
    return IntStream.range(0, JOKER).filter(this::hasCard).mapToLong(card -> 1L << card).sum();
  }

  /** The names of the categories, weakest first, one per line. */
  public String categoryLines() {
    return categories.stream().map(Category::text).collect(Collectors.joining("\n"));
  }

  /** Whether some category needs cards of one suit. */
  public boolean hasFlushes() {
    return categories.stream().anyMatch(Category::isFlush);
  }

  /** Whether no hand can hold one card twice: hands are sets. */
  boolean isSet() {
    return copies == 1;
  }

  /** Whether the keys must determine the ranks of a flush among more cards. */
  public boolean needsFactors() {
    return !isSet() && maxCards > best && hasFlushes();
  }

  /**
   * Whether hands are sets of natural cards, so that a suit's cards are a set of ranks, from a deck
   * with the same ranks in all four suits, since the sums of a suit's keys do not depend on the
   * suit.
   */
  public boolean hasNaturalSets() {
    return isSet()
        && jokers == 0
        && wildRank == NONE
        && suits.equals(SUITS)
        && !hasFlushesToAvoid();
  }

  /**
   * Whether a flush counts against its holder, who may leave out cards of it: then the value of the
   * hand does not follow from those of its ranks and its flush.
   */
  public boolean hasFlushesToAvoid() {
    return low && hasFlushes() && maxCards > best;
  }
}
