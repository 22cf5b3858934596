package dev.yaku.cli.io;

import dev.yaku.Progress;
import java.util.Map;

/** Who asks a command in the same process. */
public interface Asker {
  /** Takes an object that it would write as JSON, as {@link dev.yaku.cli.sheet.Members} has it. */
  void take(Map<String, Object> object);

  /** Hears how far a long answer is, in numbers and in words, on any thread. */
  default void hear(Progress progress, String text) {}
}
