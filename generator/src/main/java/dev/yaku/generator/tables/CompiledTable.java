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
      return HandTable.compile(hand, progress);
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

  /** The header of the file. */
  TableHeader header();

  /** The sections of the file, in order. */
  List<Section> sections();

  /** Warnings about rules that are allowed but probably not intended, one per line. */
  default List<String> warnings() {
    return List.of();
  }

  /** The contents of the table, for people: {@code 741 keys in 9,216 slots}. */
  String contents();
}
