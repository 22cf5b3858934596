package dev.yaku.videopoker;

import dev.yaku.internal.cards.Quote;
import dev.yaku.internal.cards.Spelling;
import dev.yaku.internal.load.JarFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The pay tables that come with the library. */
final class Machines {
  static final List<String> NAMES =
      List.of(
          "jacks-9-6",
          "jacks-9-5",
          "jacks-8-6",
          "jacks-8-5",
          "bonus-8-5",
          "double-bonus-10-7",
          "double-double-bonus-9-6",
          "deuces-full-pay",
          "deuces-not-so-ugly",
          "deuces-loose",
          "joker-kings-20-7-5",
          "joker-kings-18-7-5",
          "spreadsheet",
          "wild-five-1",
          "wild-five-2");

  /** Not a valid package name, so the module system does not encapsulate its resources. */
  private static final String FOLDER = "META-INF/yaku/machines/";

  private Machines() {}

  /** The pay table of a built-in machine; rejects other names. */
  static PayTable payTable(String name) {
    if (!NAMES.contains(Objects.requireNonNull(name, "name"))) {
      String hint = Spelling.hint(name, NAMES);
      throw new IllegalArgumentException(
          "no machine "
              + Quote.of(name)
              + (hint.isEmpty() ? "; available: " : hint + " Available: ")
              + String.join(", ", NAMES));
    }
    try {
      byte[] text = JarFiles.read(Machines.class.getName(), FOLDER + name + ".pay");
      return PayTable.parse(new String(text, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
