package dev.yaku;

import dev.yaku.generator.rules.Rules;
import dev.yaku.generator.rules.RulesReader;
import dev.yaku.generator.values.NaiveEvaluator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/** The source of the tests' naive evaluators. */
final class Judge {
  private static final Path RULES = Path.of("../../tables/src/main/rules");

  private Judge() {}

  static Rules rules(String name) {
    try {
      return RulesReader.read(RULES.resolve(name + ".rules"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static NaiveEvaluator of(String name) {
    return new NaiveEvaluator(rules(name));
  }
}
