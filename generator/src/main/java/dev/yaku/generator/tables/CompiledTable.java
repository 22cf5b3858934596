package dev.yaku.generator.tables;

import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.Rules;
import java.util.List;
import java.util.function.Consumer;

/** Compiled rules: the contents of a table file. */
public sealed interface CompiledTable permits HandTable, OmahaTable, BadugiTable {
  /** Compiles the rules; {@code progress} is told each next step, {@link #stages} times. */
  static CompiledTable of(GameRules rules, Consumer<String> progress) {
    if (rules instanceof Rules hand) {
      return new HandTable(hand, progress);
    }
    progress.accept("table");
    return rules instanceof GameRules.Omaha omaha
        ? new OmahaTable(omaha)
        : new BadugiTable((GameRules.Badugi) rules);
  }

  /** The number of times that {@link #of} reports progress. */
  static int stages(GameRules rules) {
    return rules instanceof Rules hand ? HandTable.stages(hand) : 1;
  }

  /** The rules in the header of a table file; tables/FORMAT.md describes each field. */
  record Header(
      int kind,
      int maxValue,
      int minCards,
      int maxCards,
      int best,
      int copies,
      int jokers,
      int flags,
      int minBoard,
      int maxBoard,
      long deck,
      String name) {
    /** The flag of low games: the nibble of a rank is 14 minus its place. */
    static final int LOW = 1;

    /** The flag of rules in which the ace is the first rank. */
    static final int ACE_FIRST = 2;

    /** The flag of low rules with flushes, where larger hands may leave out a flush's cards. */
    static final int FLUSHES_TO_AVOID = 4;
  }

  /** The header of the file. */
  Header header();

  /** The sections of the file, in order. */
  List<Section> sections();

  /** Warnings about rules that are allowed but probably not intended, one per line. */
  default List<String> warnings() {
    return List.of();
  }

  /** The contents of the table, for people: {@code 741 keys in 9,216 slots}. */
  String contents();
}
