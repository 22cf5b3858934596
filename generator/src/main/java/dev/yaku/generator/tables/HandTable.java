package dev.yaku.generator.tables;

import dev.yaku.generator.keys.CardKeys;
import dev.yaku.generator.keys.DisplacedRows;
import dev.yaku.generator.keys.KeyMatrix;
import dev.yaku.generator.keys.KeySearch;
import dev.yaku.generator.rules.Category;
import dev.yaku.generator.rules.PackedValue;
import dev.yaku.generator.rules.RankMultisets;
import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.values.HandValues;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The compiled rules of plain hands of cards. */
public final class HandTable implements CompiledTable {
  private static final int KIND = 1; // in the header

  /** Instead of a number of cards: the table of flushes is as small as possible. */
  private static final int ANY_SIZE = 0;

  private final Rules rules;
  private final HandValues values;
  private final int[] keys;

  private final List<DisplacedRows> hands = new ArrayList<>();
  private final List<DisplacedRows> suited = new ArrayList<>();

  /** Enumerates, orders, finds keys and packs; reports each step before it begins. */
  public HandTable(Rules rules, Consumer<String> progress) {
    this.rules = rules;
    progress.accept("values");
    values = new HandValues(rules);
    progress.accept("keys");
    keys = KeySearch.find(rules);
    for (int cards = 0; cards <= rules.maxCards(); cards++) {
      progress.accept(cards + " cards");
      hands.add(pack(cards, values.hands(cards)));
      // The set of a suit's ranks leads to its value directly; only keys of whole hands are looked
      // up.
      boolean direct = rules.hasNaturalSets() && cards > rules.best();
      suited.add(direct ? null : pack(ANY_SIZE, values.suited(cards)));
    }
    packSixesWithSevens();
    progress.accept("check");
    check();
  }

  /** The number of times that the constructor reports progress. */
  static int stages(Rules rules) {
    return rules.maxCards() + 4;
  }

  private DisplacedRows pack(int cards, HandValues.Level level) {
    return level.size() == 0 ? null : DisplacedRows.of(matrix(cards, level));
  }

  private KeyMatrix matrix(int cards, HandValues.Level level) {
    char[] ofSums = new char[level.size()];
    for (int i = 0; i < ofSums.length; i++) {
      ofSums[i] = (char) values.value(level.packed().getInt(i));
    }
    return KeyMatrix.ofHands(cards, RankMultisets.sums(level.multisets(), keys), ofSums);
  }

  /**
   * Packs the hands of six and of seven cards into the same slots, if there is room for both. Hands
   * of five cards would fit, too, but would then be further apart and take longer to read.
   */
  private void packSixesWithSevens() {
    if (rules.minCards() > 6 || rules.maxCards() < 7) {
      return;
    }
    int slots = Math.max(hands(6).values().length, hands(7).values().length);
    List<KeyMatrix> both = List.of(matrix(6, values.hands(6)), matrix(7, values.hands(7)));
    List<DisplacedRows> together = DisplacedRows.of(both, slots);
    if (together != null) {
      hands.set(6, together.get(0));
      hands.set(7, together.get(1));
    }
  }

  /** Looks up every multiset in the finished table. A table with a wrong value is not written. */
  private void check() {
    if (values.packedByValue().length >= DisplacedRows.EMPTY) {
      throw new IllegalStateException(values.packedByValue().length + " values are too many");
    }
    for (int cards = 0; cards <= rules.maxCards(); cards++) {
      check(values.hands(cards), hands.get(cards));
      if (suited.get(cards) != null) {
        check(values.suited(cards), suited.get(cards));
      }
    }
  }

  void check(HandValues.Level level, DisplacedRows hash) {
    for (int i = 0; i < level.size(); i++) {
      long multiset = level.multisets().getLong(i);
      int expected = values.value(level.packed().getInt(i));
      int found = hash.value(RankMultisets.sum(multiset, keys));
      if (found != expected) {
        String text = "multiset " + Long.toHexString(multiset);
        throw new IllegalStateException(text + ": expected value " + expected + ", found " + found);
      }
    }
  }

  @Override
  public Header header() {
    return new Header(
        KIND,
        values.packedByValue().length - 1,
        rules.minCards(),
        rules.maxCards(),
        rules.best(),
        rules.copies(),
        rules.jokers(),
        (rules.low() ? Header.LOW : 0)
            | (rules.ranks().startsWith("A") ? Header.ACE_FIRST : 0)
            | (rules.hasFlushesToAvoid() ? Header.FLUSHES_TO_AVOID : 0),
        0,
        0,
        rules.deck(),
        rules.name());
  }

  @Override
  public List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    sections.add(Section.text(Section.Kind.RULES, rules.text()));
    sections.add(Section.text(Section.Kind.CATEGORIES, rules.categoryLines()));
    sections.add(Section.ints(Section.Kind.PACKED, values.packedByValue()));
    CardKeys cardKeys = CardKeys.of(rules, keys);
    sections.add(Section.longs(Section.Kind.CARD_KEYS, cardKeys.cards()));
    if (cardKeys.factors() != null) {
      sections.add(Section.ints(Section.Kind.FACTORS, cardKeys.factors()));
    }
    if (rules.hasNaturalSets()) {
      sections.add(Section.ints(Section.Kind.SUIT_KEYS, CardKeys.ofSuits(rules, keys)));
      sections.add(Section.chars(Section.Kind.FLUSHES, 0, values.flushes()));
    }
    for (int cards = 0; cards <= rules.maxCards(); cards++) {
      DisplacedRows hash = hands.get(cards);
      if (hash != null) {
        sections.add(Section.of(Section.Kind.ROWS, cards, hash, hash.rows()));
        if (!hasValuesOfLarger(cards)) {
          sections.add(Section.of(Section.Kind.VALUES, cards, hash, hash.values()));
        }
      }
      DisplacedRows flushes = suited.get(cards);
      if (flushes != null) {
        sections.add(Section.of(Section.Kind.FLUSH_ROWS, cards, flushes, flushes.rows()));
        sections.add(Section.of(Section.Kind.FLUSH_VALUES, cards, flushes, flushes.values()));
      }
    }
    return sections;
  }

  /** Whether the values of hands of n cards are stored with those of hands of one more card. */
  private boolean hasValuesOfLarger(int cards) {
    DisplacedRows larger = hands(cards + 1);
    return larger != null && hands.get(cards).values() == larger.values();
  }

  @Override
  public List<String> warnings() {
    Set<Category> found = EnumSet.noneOf(Category.class);
    IntConsumer add = packed -> found.add(rules.categories().get(PackedValue.category(packed) - 1));
    for (int cards = 0; cards <= rules.maxCards(); cards++) {
      values.hands(cards).packed().intStream().filter(packed -> packed != 0).forEach(add);
      values.suited(cards).packed().intStream().filter(packed -> packed != 0).forEach(add);
    }
    return rules.categories().stream()
        .filter(Category::isOptional) // other categories must be in the list
        .filter(c -> !found.contains(c))
        .map(c -> "categories: no hand is ever " + c.text() + ": another one of them always counts")
        .toList();
  }

  @Override
  public String contents() {
    return String.format(Locale.ROOT, "%,d keys in %,d slots", keyCount(), slotCount());
  }

  HandValues values() {
    return values;
  }

  public int[] keys() {
    return keys;
  }

  /** The hash of the rank multisets of n cards, or null. */
  public DisplacedRows hands(int cards) {
    return cards < hands.size() ? hands.get(cards) : null;
  }

  /** The number of multisets whose values the table holds. */
  int keyCount() {
    return IntStream.rangeClosed(0, rules.maxCards())
        .map(n -> values.hands(n).size() + values.suited(n).size())
        .sum();
  }

  /** The number of slots of these values. */
  int slotCount() {
    int flushes = rules.hasNaturalSets() ? 1 << Rules.RANKS.length() : 0;
    return flushes
        + Stream.concat(hands.stream(), suited.stream())
            .filter(Objects::nonNull)
            .map(DisplacedRows::values)
            .distinct() // by identity: arrays do not override equals
            .mapToInt(slots -> slots.length)
            .sum();
  }
}
