package dev.yaku;

import dev.yaku.generator.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Evaluators of rules that a test has written down. */
public final class OwnRules {
  private OwnRules() {}

  /**
   * Compiles rules.
   *
   * @param name what the rule set is called
   * @param rules all lines but the title
   */
  public static HandEvaluator compiled(Path folder, String name, String rules) throws IOException {
    Path file = Files.writeString(folder.resolve(name + ".rules"), "title = Mine\n" + rules);
    return HandEvaluator.open(Files.write(folder.resolve(name + ".yaku"), Main.table(file)));
  }
}
