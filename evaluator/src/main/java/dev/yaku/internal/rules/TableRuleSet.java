package dev.yaku.internal.rules;

import dev.yaku.Category;
import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import dev.yaku.internal.table.TableHeader;
import dev.yaku.internal.table.TableSource;
import java.io.UncheckedIOException;
import java.util.List;

/** The rules that a table was made of. */
public final class TableRuleSet implements RuleSet {
  private final HandLimits limits;
  private final TableHeader header;
  private final int maxValue;
  private final TableSource source;

  // Read on first use: evaluating needs neither. Two threads may both read, and read the same.
  private ValueScale scale;
  private BestCards cardFinder;
  private String text;

  private TableRuleSet(TableHeader header, int maxValue, TableSource source) {
    limits = HandLimits.of(header);
    this.header = header;
    this.maxValue = maxValue;
    this.source = source;
  }

  /**
   * The rules of a table. A file that a user gives is checked for what its values mean; in a
   * built-in table that is left until it is asked for.
   */
  public static TableRuleSet of(TableFile table) throws TableFormatException {
    table.need(TableFormat.RULES);
    if (table.isForeign()) {
      ScaleReader.scale(table);
    }
    TableHeader header = table.header();
    return new TableRuleSet(header, (int) header.maxValue(), table.source());
  }

  /** The rules of the low half of a pot that is split by these. */
  public TableRuleSet lowHalf(ValueScale lowScale) {
    TableRuleSet low = new TableRuleSet(header, lowScale.maxValue(), source);
    low.scale = lowScale;
    return low;
  }

  /** Which cards a hand may hold, and how many. */
  public HandLimits limits() {
    return limits;
  }

  /** What the values mean. */
  public ValueScale scale() {
    ValueScale known = scale;
    if (known == null) {
      try {
        known = ScaleReader.scale(source.file());
      } catch (TableFormatException e) {
        throw new UncheckedIOException(e);
      }
      scale = known;
    }
    return known;
  }

  /** Finds the cards that make a value. */
  BestCards cardFinder() {
    BestCards known = cardFinder;
    if (known == null) {
      known = new BestCards(scale());
      cardFinder = known;
    }
    return known;
  }

  @Override
  public String text() {
    String known = text;
    if (known == null) {
      try {
        known = source.file().text(TableFormat.RULES);
      } catch (TableFormatException e) {
        throw new UncheckedIOException(e);
      }
      text = known;
    }
    return known;
  }

  @Override
  public String name() {
    return limits.ruleSet();
  }

  @Override
  public long deck() {
    return limits.deck();
  }

  @Override
  public int copies() {
    return limits.copies();
  }

  @Override
  public boolean hasUnlimitedCopies() {
    return limits.copies() == limits.maxCards();
  }

  @Override
  public int jokers() {
    return limits.jokers();
  }

  @Override
  public boolean hasUnlimitedJokers() {
    return limits.jokers() == limits.maxCards();
  }

  @Override
  public int minCards() {
    return limits.minCards();
  }

  @Override
  public int maxCards() {
    return limits.maxCards();
  }

  @Override
  public int minBoard() {
    return isOmaha() ? header.minBoard() : 0;
  }

  @Override
  public int maxBoard() {
    return isOmaha() ? header.maxBoard() : 0;
  }

  private boolean isOmaha() {
    return header.kind() == TableFormat.OMAHA_TABLE;
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

  /** The rule set's name. */
  @Override
  public String toString() {
    return name();
  }
}
