package dev.yaku.generator.tables;

import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.Rules;
import java.util.List;
import java.util.function.Consumer;

/** Compiled rules: everything that a table file holds. */
public sealed interface CompiledTable permits HandTable, OmahaTable, BadugiTable {
  /**
   * Compiles the rules.
   *
   * @param progress is told what is about to be done, {@link #stages} times
   */
  static CompiledTable of(GameRules rules, Consumer<String> progress) {
    if (rules instanceof Rules hand) {
      return HandTable.compile(hand, progress);
    }
    progress.accept("table");
    return rules instanceof GameRules.Omaha omaha
        ? new OmahaTable(omaha)
        : new BadugiTable((GameRules.Badugi) rules);
  }

  /** How often {@link #of} reports progress. */
  static int stages(GameRules rules) {
    return rules instanceof Rules hand ? HandTable.stages(hand) : 1;
  }

  /** What the file's header says. */
  TableHeader header();

  /** The file's sections, in the order in which they stand there. */
  List<Section> sections();

  /** What is allowed in the rules but hardly meant, a line each. */
  default List<String> warnings() {
    return List.of();
  }

  /** What the table holds, for people: {@code 741 keys in 9,216 slots}. */
  String contents();
}
