package dev.yaku.internal.rules;

import dev.yaku.Category;
import dev.yaku.TableFormatException;
import dev.yaku.internal.file.FileErrors;
import dev.yaku.internal.table.PackedValue;
import dev.yaku.internal.table.TableFile;
import dev.yaku.internal.table.TableFormat;
import dev.yaku.internal.table.TableHeader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Reads the meaning of values from a table, and checks it. */
public record ScaleReader(TableFile table, FileErrors errors) {
  private static final List<Category> OF_FLUSHES =
      List.of(
          Category.FLUSH,
          Category.STRAIGHT_FLUSH,
          Category.ROYAL_FLUSH,
          Category.NATURAL_ROYAL_FLUSH);
  private static final List<Category> OF_BADUGI =
      List.of(Category.ONE_CARD, Category.TWO_CARD, Category.THREE_CARD, Category.BADUGI);
  private static final int MAX_LOW = 56; // the sets of five of the eight ranks of low hands

  /** The scale of a table's values, in Omaha of those of the high half. */
  public static ValueScale scale(TableFile table) throws TableFormatException {
    TableHeader header = table.header();
    boolean flushes =
        header.kind() == TableFormat.HAND_TABLE
            ? table.has(TableFormat.FLUSH_ROWS, header.best())
            : table.has(TableFormat.SUIT_KEYS);
    ScaleReader reader = new ScaleReader(table, table.errors());
    return reader.scale(
        TableFormat.CATEGORIES, TableFormat.PACKED, flushes, header.isLow(), header.isAceFirst());
  }

  /** The scale of the low hand of a split pot. */
  public static ValueScale lowScale(TableFile table) throws TableFormatException {
    ValueScale scale =
        new ScaleReader(table, table.errors())
            .scale(TableFormat.LOW_CATEGORIES, TableFormat.LOW_PACKED, false, true, true);
    if (table.has(TableFormat.LOWS)) {
      table.errors().expectRange("greatest low value", 0, MAX_LOW, scale.maxValue());
    }
    return scale;
  }

  private ValueScale scale(
      int categoriesKind, int packedKind, boolean flushes, boolean low, boolean aceFirst)
      throws TableFormatException {
    List<Category> categories = categories(table.text(categoriesKind), flushes);
    int[] packedByValue = table.ints(packedKind);
    checkOrder(packedByValue);
    int greatest = PackedValue.category(packedByValue[packedByValue.length - 1]);
    errors.expectRange("greatest category", 0, categories.size(), greatest);
    if (table.header().kind() == TableFormat.BADUGI_TABLE) {
      checkBadugi(packedByValue);
    }
    return new ValueScale(packedByValue, categories, table.header().best(), low, aceFirst);
  }

  /** The categories of the rules, weakest first; those of badugi are fixed. */
  private List<Category> categories(String text, boolean flushes) throws TableFormatException {
    List<Category> categories = new ArrayList<>();
    for (String line : text.split("\n", -1)) {
      Category category = category(line);
      if (category == Category.NONE || categories.contains(category)) {
        throw errors.foreign("another category", "\"" + line + "\"");
      }
      categories.add(category);
    }
    boolean badugi = table.header().kind() == TableFormat.BADUGI_TABLE;
    if (badugi ? !categories.equals(OF_BADUGI) : !Collections.disjoint(categories, OF_BADUGI)) {
      String of = badugi ? "badugi" : "five cards";
      throw errors.foreign("the categories of " + of, text.replace('\n', ' '));
    }
    if (flushes == Collections.disjoint(categories, OF_FLUSHES)) {
      throw errors.foreign("flush rows and a category of flushes", "one of them");
    }
    return List.copyOf(categories);
  }

  /** The category with this spelling in rules files; NONE if there is no such category. */
  private static Category category(String text) {
    for (Category category : Category.values()) {
      if (category.text().equals(text)) {
        return category;
      }
    }
    return Category.NONE;
  }

  /** Checks that packed values ascend, and that each has valid ranks. */
  private void checkOrder(int[] packedByValue) throws TableFormatException {
    errors.expect("packed value of value 0", 0, packedByValue[0]);
    int previous = 0;
    for (int i = 1; i < packedByValue.length; i++) {
      int packed = packedByValue[i];
      if (packed <= previous || PackedValue.rank(packed, 0) == 0) {
        throw errors.foreign(
            "a packed value with a rank above %06x".formatted(previous), "%06x".formatted(packed));
      }
      if (PackedValue.hasRankAbove13(packed)) {
        throw errors.foreign("packed values of ranks 1 to 13", "%06x".formatted(packed));
      }
      previous = packed;
    }
  }

  /** In badugi the category is the number of cards that count, and each of them has a rank. */
  private void checkBadugi(int[] packedByValue) throws TableFormatException {
    for (int packed : packedByValue) {
      if (PackedValue.category(packed) != PackedValue.rankCount(packed)) {
        throw errors.foreign("as many ranks as cards", "packed value %06x".formatted(packed));
      }
    }
  }
}
