package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.Category;
import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.internal.table.KeyLayout;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import dev.yaku.internal.table.TableHeader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The rules that a table was compiled from. */
public final class TableRuleSet implements RuleSet {
  private final TableHeader header;
  private final int maxValue;
  private final boolean natural; // no card is wild
  private final Supplier<TableFile> source;
  private final HandLimits limits;

  // Read on first use: evaluating needs none of them. Two threads may read equal ones at once.
  private ValueScale scale;
  private BestCards cardFinder;
  private String text;
  private BestCards.Values valuesOfBest;
  private Long wildCards;

  private final Map<Class<?>, Object> derived = new ConcurrentHashMap<>(0);
  private final Map<List<Integer>, long[]> dealsBelow = new ConcurrentHashMap<>(0);

  private TableRuleSet(
      TableHeader header, int maxValue, boolean natural, Supplier<TableFile> source) {
    this.header = header;
    this.maxValue = maxValue;
    this.natural = natural;
    this.source = source;
    limits = new HandLimits(header.ruleSet(), deck(), copies(), jokers(), minCards(), maxCards());
  }

  /**
   * The rules of a table. In a file given by a user, the meaning of values is checked at once; in a
   * built-in table it is read on first use.
   */
  public static TableRuleSet of(TableFile table) throws TableFormatException {
    table.need(TableFormat.RULES);
    if (table.isForeign()) {
      ScaleReader.scale(table);
    }
    TableHeader header = table.header();
    boolean natural = table.has(TableFormat.SUIT_KEYS);
    return new TableRuleSet(header, (int) header.maxValue(), natural, table.source());
  }

  /** What the library knows of the rules beside their face: this is its only implementation. */
  public static TableRuleSet of(RuleSet rules) {
    return (TableRuleSet) rules;
  }

  /** The rules of the low half, if these rules split the pot. */
  public TableRuleSet lowHalf(ValueScale lowScale) {
    TableRuleSet low = new TableRuleSet(header, lowScale.maxValue(), natural, source);
    low.scale = lowScale;
    return low;
  }

  /** What {@link #keepDerived} has kept; null if nothing of this class. */
  public <T> T derived(Class<T> type) {
    return type.cast(derived.get(type));
  }

  /**
   * Keeps what others derive from the evaluator of these rules, such as tables of values: here, so
   * that nothing outlives the evaluator. Returns what another thread has kept first, if one has.
   */
  public <T> T keepDerived(Class<T> type, T made) {
    Object before = derived.putIfAbsent(type, made);
    return before == null ? made : type.cast(before);
  }

  public HandLimits limits() {
    return limits;
  }

  public ValueScale scale() {
    ValueScale known = scale;
    if (known == null) {
      try {
        known = ScaleReader.scale(source.get());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      scale = known;
    }
    return known;
  }

  /** The meaning of the values, of which this is one; rejects any other. */
  public ValueScale scaleOf(int value) {
    checkValue(value);
    return scale();
  }

  public void checkValue(int value) {
    if (value < 0 || value > maxValue) {
      throw new IndexOutOfBoundsException(
          value + " is no value of " + this + ": expected 0 to " + maxValue);
    }
  }

  /** The values of as many cards as count, where hands have to have more. */
  BestCards.Values valuesOfBest() {
    BestCards.Values known = valuesOfBest;
    if (known == null) {
      try {
        known = BestCards.Values.of(source.get());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      valuesOfBest = known;
    }
    return known;
  }

  /** Finds the cards that make a value, of which this is one; rejects any other. */
  public BestCards cardFinderOf(int value) {
    checkValue(value);
    BestCards known = cardFinder;
    if (known == null) {
      known = new BestCards(scale());
      cardFinder = known;
    }
    return known;
  }

  /**
   * How many deals of one size have a smaller value, by value, from 0 to one more than the
   * greatest: all deals. Counted on first use.
   */
  public long[] dealsBelow(Evaluator evaluator, int cards, int jokers) {
    return dealsBelow.computeIfAbsent(
        List.of(cards, jokers), size -> below(evaluator.countDeals(cards, jokers)));
  }

  private static long[] below(long[] counts) {
    long[] below = new long[counts.length + 1];
    for (int value = 0; value < counts.length; value++) {
      below[value + 1] = Math.addExact(below[value], counts[value]);
    }
    return below;
  }

  @Override
  public String text() {
    String known = text;
    if (known == null) {
      try {
        known = source.get().text(TableFormat.RULES);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      text = known;
    }
    return known;
  }

  @Override
  public String name() {
    return limits().ruleSet();
  }

  @Override
  public long deck() {
    return header.deck();
  }

  @Override
  public int copies() {
    return header.copies();
  }

  @Override
  public boolean hasUnlimitedCopies() {
    return header.copies() == header.maxCards();
  }

  @Override
  public int jokers() {
    return header.jokers();
  }

  @Override
  public boolean hasUnlimitedJokers() {
    return header.jokers() == header.maxCards();
  }

  @Override
  public long wildCards() {
    if (natural) {
      return Hand.EMPTY;
    }
    Long known = wildCards;
    if (known == null) {
      known = cardsOfWildRank(text()) & deck();
      wildCards = known;
    }
    return known;
  }

  /** The cards of the rank that a rules file calls wild; the empty set if there is none. */
  private static long cardsOfWildRank(String rules) {
    Properties keys = new Properties();
    try {
      keys.load(new StringReader(rules));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String rank = keys.getProperty("wild-rank", "").strip();
    int place = rank.length() == 1 ? Card.RANKS.indexOf(rank) : -1;
    return place < 0 ? Hand.EMPTY : KeyLayout.DEUCES << place;
  }

  public boolean isLow() {
    return header.isLow();
  }

  @Override
  public int minCards() {
    return header.minCards();
  }

  @Override
  public int maxCards() {
    return header.maxCards();
  }

  @Override
  public int minBoard() {
    return header.isOmaha() ? header.minBoard() : 0;
  }

  @Override
  public int maxBoard() {
    return header.isOmaha() ? header.maxBoard() : 0;
  }

  @Override
  public int bestCards() {
    return header.best();
  }

  @Override
  public List<Category> categories() {
    return scale().categories();
  }

  @Override
  public int maxValue() {
    return maxValue;
  }

  @Override
  public String toString() {
    return name();
  }
}
