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
public record TableRuleSet(
    String name,
    long deck,
    int copies,
    int jokers,
    int minCards,
    int maxCards,
    int minBoard,
    int maxBoard,
    int bestCards,
    int maxValue,
    boolean isLow,
    HandLimits limits,
    Known known)
    implements RuleSet {
  /**
   * Holds the parts that are read or made on first use; evaluating needs none of them. Two threads
   * may read equal ones at once. As no two of these are equal, no two rule sets are.
   */
  public static final class Known implements Supplier<BestCards.Values> {
    private final Supplier<TableFile> source;
    private ValueScale scale;
    private BestCards cardFinder;
    private String text;
    private BestCards.Values valuesOfBest;
    private Long wildCards;
    private final Map<Class<?>, Object> derived = new ConcurrentHashMap<>(0);
    private final Map<List<Integer>, long[]> dealsBelow = new ConcurrentHashMap<>(0);

    private Known(Supplier<TableFile> source, ValueScale scale, Long wildCards) {
      this.source = source;
      this.scale = scale;
      this.wildCards = wildCards;
    }

    /** The values of as many cards as count; no lambda, since a program's first one takes long. */
    @Override
    public BestCards.Values get() {
      BestCards.Values values = valuesOfBest;
      if (values == null) {
        try {
          values = BestCards.Values.of(source.get());
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        valuesOfBest = values;
      }
      return values;
    }
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
    return of(table, (int) table.header().maxValue(), null);
  }

  /** The rules of the low half of a table whose rules split the pot. */
  public static TableRuleSet lowHalf(TableFile table) throws TableFormatException {
    ValueScale scale = ScaleReader.lowScale(table);
    return of(table, scale.maxValue(), scale);
  }

  private static TableRuleSet of(TableFile table, int maxValue, ValueScale scale) {
    TableHeader header = table.header();
    Long wildCards = table.has(TableFormat.SUIT_KEYS) ? Hand.EMPTY : null; // else in the text
    HandLimits limits = HandLimits.of(header);
    return new TableRuleSet(
        limits.ruleSet(),
        limits.deck(),
        limits.copies(),
        limits.jokers(),
        limits.minCards(),
        limits.maxCards(),
        header.minBoard(),
        header.maxBoard(),
        header.best(),
        maxValue,
        header.isLow(),
        limits,
        new Known(table.source(), scale, wildCards));
  }

  /** The rule set as its only implementation, which knows more than its public face. */
  public static TableRuleSet of(RuleSet rules) {
    return (TableRuleSet) rules;
  }

  /** Returns the object that {@link #keepDerived} has kept; null if there is none of this class. */
  public <T> T derived(Class<T> type) {
    return type.cast(known.derived.get(type));
  }

  /**
   * Keeps what others derive from the evaluator of these rules, such as tables of values: here, so
   * that nothing outlives the evaluator. Returns what another thread has kept first, if one has.
   */
  public <T> T keepDerived(Class<T> type, T made) {
    Object before = known.derived.putIfAbsent(type, made);
    return before == null ? made : type.cast(before);
  }

  public ValueScale scale() {
    ValueScale scale = known.scale; // the low half has its own from the start
    if (scale == null) {
      try {
        scale = ScaleReader.scale(known.source.get());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      known.scale = scale;
    }
    return scale;
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

  /** Finds the cards that make a value, of which this is one; rejects any other. */
  public BestCards cardFinderOf(int value) {
    checkValue(value);
    BestCards cardFinder = known.cardFinder;
    if (cardFinder == null) {
      cardFinder = new BestCards(scale(), known);
      known.cardFinder = cardFinder;
    }
    return cardFinder;
  }

  /**
   * How many deals of one size have a smaller value, by value, from 0 to one more than the
   * greatest: all deals. Counted on first use.
   */
  public long[] dealsBelow(Evaluator evaluator, int cards, int jokers) {
    return known.dealsBelow.computeIfAbsent(
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
    String text = known.text;
    if (text == null) {
      try {
        text = known.source.get().text(TableFormat.RULES);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      known.text = text;
    }
    return text;
  }

  @Override
  public long wildCards() {
    Long wildCards = known.wildCards;
    if (wildCards == null) {
      wildCards = cardsOfWildRank() & deck;
      known.wildCards = wildCards;
    }
    return wildCards;
  }

  /** The cards of the rank that the rules call wild; the empty set if there is none. */
  private long cardsOfWildRank() {
    Properties keys = new Properties();
    try {
      keys.load(new StringReader(text()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (IllegalArgumentException e) {
      String fault = name + ": expected a rules text, found a broken escape (" + e.getMessage();
      throw new UncheckedIOException(
          new TableFormatException(fault + "): written by another version of yaku"));
    }
    String rank = keys.getProperty("wild-rank", "").strip();
    int place = rank.length() == 1 ? Card.RANKS.indexOf(rank) : -1;
    return place < 0 ? Hand.EMPTY : KeyLayout.DEUCES << place;
  }

  @Override
  public List<Category> categories() {
    return scale().categories();
  }

  @Override
  public String toString() {
    return name;
  }
}
