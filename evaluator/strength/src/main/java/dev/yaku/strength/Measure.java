package dev.yaku.strength;

import dev.yaku.internal.cards.Quote;
import dev.yaku.strength.internal.SpotCheck;
import java.util.Arrays;
import java.util.Objects;

/**
 * The measure that a strength file holds for each class: one or several numbers from 0 to 1.
 *
 * @param kind the kind of measure
 * @param values the number of numbers for each class
 */
public record Measure(Kind kind, int values) {
  /** The measure of {@link HandStrength#ehs()}. */
  public static final Measure EHS = new Measure(Kind.EHS, 1);

  /** The measure of {@link HandStrength#ehs2()}. */
  public static final Measure EHS2 = new Measure(Kind.EHS2, 1);

  /** The measures {@link Potential#positive()} and {@link Potential#negative()}. */
  public static final Measure POTENTIAL = new Measure(Kind.POTENTIAL, 2);

  /** The most clusters of OCHS: {@value}. */
  public static final int MAX_CLUSTERS = 169;

  /** The kinds of measures. */
  public enum Kind {
    /** The expected hand strength. */
    EHS("ehs", 1, 1),
    /** The mean of the equity's square. */
    EHS2("ehs2", 1, 1),
    /** The distribution of equities on the river. */
    HISTOGRAM("histogram", 1, Strength.MAX_BINS),
    /** The probabilities of being ahead, tied or behind, now and on the river. */
    POTENTIAL("potential", 2, 2),
    /** Strength against each cluster of {@link OpponentClusters}. */
    OCHS("ochs", 1, MAX_CLUSTERS);

    private final String text; // if values differ, before their number
    private final int least;
    private final int most;

    Kind(String text, int least, int most) {
      this.text = text;
      this.least = least;
      this.most = most;
    }
  }

  /**
   * Creates a measure with a number of values.
   *
   * @param kind what is measured
   * @param values how many numbers each class has
   * @throws IllegalArgumentException if the kind cannot have this number of values
   */
  public Measure {
    if (values < kind.least || values > kind.most) {
      String range = kind.least == kind.most ? "" + kind.most : kind.least + " to " + kind.most;
      throw new IllegalArgumentException(values + " values of " + kind + ": expected " + range);
    }
  }

  /**
   * {@return a {@link HandStrength#histogram} with this number of bins}
   *
   * @param bins the number of bins
   * @throws IllegalArgumentException if the number of bins is not allowed
   */
  public static Measure histogram(int bins) {
    return new Measure(Kind.HISTOGRAM, bins);
  }

  /**
   * {@return the strength against each of this many {@link OpponentClusters}}
   *
   * @param clusters the number of clusters
   * @throws IllegalArgumentException if the number of clusters is not allowed
   */
  public static Measure ochs(int clusters) {
    return new Measure(Kind.OCHS, clusters);
  }

  /**
   * {@return the measure of {@code ehs}, {@code ehs2}, {@code potential}, {@code histogram16} or
   * {@code ochs8}, where 16 and 8 may be any numbers of bins and clusters}
   *
   * @param text a name as {@link #toString} returns it
   * @throws IllegalArgumentException if the text is something else
   */
  public static Measure parse(String text) {
    for (Kind kind : Kind.values()) {
      if (kind.least == kind.most && text.equals(kind.text)) {
        return new Measure(kind, kind.most);
      }
      if (kind.least < kind.most && text.matches(kind.text + "[0-9]{1,4}")) {
        return new Measure(kind, Integer.parseInt(text.substring(kind.text.length())));
      }
    }
    throw new IllegalArgumentException(
        Quote.of(text)
            + ": expected ehs, ehs2, potential, histogram with a number of bins (histogram16), or"
            + " ochs with a number of clusters (ochs8)");
  }

  /**
   * Rejects rounds that do not have this measure.
   *
   * @param rounds two cards, then a board of three to five cards in any rounds, at most four for
   *     potential; or only two cards, for EHS, EHS² and histograms
   * @throws IllegalArgumentException if the rounds are others
   */
  public void checkRounds(int... rounds) {
    boolean spread = kind != Kind.POTENTIAL && kind != Kind.OCHS;
    int most = kind == Kind.POTENTIAL ? SpotCheck.MOST_BOARD - 1 : SpotCheck.MOST_BOARD;
    int board = Arrays.stream(Objects.requireNonNull(rounds, "rounds")).sum() - 2;
    boolean fits = board == 0 ? spread : board >= 3 && board <= most;
    if (rounds.length == 0 || rounds[0] != 2 || !fits) {
      String expected = (spread ? "none, or " : "") + "3 to " + most + " cards";
      throw new IllegalArgumentException(
          ofRounds(rounds) + ": expected 2, then boards of " + expected);
    }
  }

  /** Names the measure, as {@code "ehs of rounds 2, 3"}. */
  String ofRounds(int... rounds) {
    String text = Arrays.toString(rounds);
    return this + " of rounds " + text.substring(1, text.length() - 1);
  }

  /** The text that {@link #parse} reads. */
  @Override
  public String toString() {
    return kind.least == kind.most ? kind.text : kind.text + values;
  }
}
