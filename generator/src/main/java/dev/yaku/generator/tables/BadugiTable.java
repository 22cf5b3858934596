package dev.yaku.generator.tables;

import dev.yaku.generator.keys.DisplacedRows;
import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.PackedValue;
import dev.yaku.generator.rules.Rules;
import it.unimi.dsi.fastutil.ints.IntAVLTreeSet;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The compiled rules of badugi: the value of every set of ranks of different suits. */
public final class BadugiTable implements CompiledTable {
  /*
   * tables/FORMAT.md says how values are found. Packed values are like those of other low games:
   * the category's place is the number of cards; then follow the ranks, highest first, each as 14
   * minus its place.
   */
  private static final int KIND = 3; // in the header
  private static final int RANK_COUNT = Rules.RANKS.length();

  private final GameRules.Badugi game;
  private final int[] packedByValue;
  private final char[] values = new char[1 << RANK_COUNT];

  BadugiTable(GameRules.Badugi game) {
    this.game = game;
    IntAVLTreeSet distinct = new IntAVLTreeSet();
    for (int set = 0; set < values.length; set++) {
      if (Integer.bitCount(set) <= GameRules.Badugi.MOST) {
        distinct.add(packed(set));
      }
    }
    packedByValue = distinct.toIntArray();
    for (int set = 0; set < values.length; set++) {
      values[set] =
          Integer.bitCount(set) > GameRules.Badugi.MOST
              ? DisplacedRows.EMPTY
              : (char) Arrays.binarySearch(packedByValue, packed(set));
    }
  }

  private static int packed(int set) {
    int cards = Integer.bitCount(set);
    int packed = cards;
    for (int place = RANK_COUNT; place > 0; place--) {
      if ((set >> place - 1 & 1) != 0) {
        packed = packed << PackedValue.RANK_BITS | RANK_COUNT + 1 - place;
      }
    }
    return packed << PackedValue.CATEGORY_SHIFT - PackedValue.RANK_BITS * cards;
  }

  @Override
  public Header header() {
    return new Header(
        KIND,
        packedByValue.length - 1,
        game.minCards(),
        game.maxCards(),
        GameRules.Badugi.MOST,
        1,
        0,
        Header.LOW | (game.ranks().startsWith("A") ? Header.ACE_FIRST : 0),
        0,
        0,
        (1L << Rules.JOKER) - 1,
        game.name());
  }

  @Override
  public List<Section> sections() {
    return List.of(
        Section.text(Section.Kind.RULES, game.text()),
        Section.text(Section.Kind.CATEGORIES, "one-card\ntwo-card\nthree-card\nbadugi"),
        Section.ints(Section.Kind.PACKED, packedByValue),
        Section.chars(Section.Kind.FLUSHES, 0, values));
  }

  @Override
  public String contents() {
    return String.format(Locale.ROOT, "%,d values", packedByValue.length - 1);
  }
}
