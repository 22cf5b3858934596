package dev.yaku.internal.rules;

import dev.yaku.Category;
import dev.yaku.Hand;
import dev.yaku.RuleSet;
import dev.yaku.TableFormatException;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import dev.yaku.internal.table.TableHeader;
import dev.yaku.internal.table.TableSource;
import java.io.UncheckedIOException;
import java.util.List;

/** The rules that a table was compiled from. */
public final class TableRuleSet implements RuleSet {
  private final HandLimits limits;
  private final TableHeader header;
  private final int maxValue;
  private final TableSource source;

  // Read on first use: evaluating needs none of them. If two threads read at once, the results are
  // equal.
  private ValueScale scale;
  private BestCards cardFinder;
  private String text;
  private BestHandValues valuesOfBest;
  private Long wildCards;

  private TableRuleSet(TableHeader header, int maxValue, TableSource source) {
    limits = HandLimits.of(header);
    this.header = header;
    this.maxValue = maxValue;
    this.source = source;
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
    TableRuleSet rules = new TableRuleSet(header, (int) header.maxValue(), table.source());
    if (table.has(TableFormat.SUIT_KEYS)) { // of natural cards only
      rules.wildCards = Hand.EMPTY;
    }
    return rules;
  }

  /** The rules of the low half, if these rules split the pot. */
  public TableRuleSet lowHalf(ValueScale lowScale) {
    TableRuleSet low = new TableRuleSet(header, lowScale.maxValue(), source);
    low.scale = lowScale;
    return low;
  }

  /** The limits of a hand. */
  public HandLimits limits() {
    return limits;
  }

  /** The meaning of the values. */
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

  /** The values of as many cards as count, where hands have to have more. */
  BestHandValues valuesOfBest() {
    BestHandValues known = valuesOfBest;
    if (known == null) {
      try {
        known = BestHandValues.of(source.file());
      } catch (TableFormatException e) {
        throw new UncheckedIOException(e);
      }
      valuesOfBest = known;
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
  public long wildCards() {
    Long known = wildCards;
    if (known == null) {
      known = WildRank.cards(text()) & deck();
      wildCards = known;
    }
    return known;
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
