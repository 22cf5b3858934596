package dev.yaku.equity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.yaku.Evaluator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Games of few cards, of which every deal can be dealt. */
public final class SmallDecks {
  private static final String CATEGORIES =
      "categories = high-card one-pair two-pair three-of-a-kind straight flush full-house"
          + " four-of-a-kind straight-flush royal-flush\n";

  private SmallDecks() {}

  /** Twenty cards of five ranks. */
  public static Evaluator tenToAce() {
    return compile("ten-to-ace", "ranks = TJQKA\ncards = 5-7\n" + CATEGORIES);
  }

  /** Twenty-four cards of six ranks with a gap, where a flush beats a full house. */
  public static Evaluator gaps() {
    return compile(
        "gaps",
        "ranks = 2468QA\ncards = 5-7\n"
            + CATEGORIES.replace("flush full-house", "full-house flush"));
  }

  /** Twenty cards, where cards of one suit are worth nothing but in a straight flush. */
  public static Evaluator withoutFlush() {
    return compile(
        "without-flush",
        "ranks = TJQKA\ncards = 5-7\n"
            + CATEGORIES.replace(" flush", "").replace(" royal-flush", ""));
  }

  private static Evaluator compile(String name, String rules) {
    try {
      Path folder = Files.createTempDirectory("yaku");
      Path table = folder.resolve(name + ".yaku");
      Path text = Files.writeString(folder.resolve(name + ".rules"), "title = Test\n" + rules);
      assertEquals(0, dev.yaku.generator.Main.run(text.toString(), table.toString()));
      return Evaluator.open(table, Evaluator.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
