package dev.yaku;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The rule sets that come with the library: resources of the module dev.yaku.tables. */
final class BuiltIn {
  /** Not a package's name, so that the module system hides nothing in it. */
  private static final String FOLDER = "META-INF/yaku/";

  private static final Map<String, HandEvaluator> LOADED = new ConcurrentHashMap<>();

  private BuiltIn() {}

  static HandEvaluator evaluator(String name) {
    return LOADED.computeIfAbsent(name, BuiltIn::load);
  }

  /** The evaluator for the hands of a table's rules. */
  static HandEvaluator evaluator(TableFile table) throws TableFormatException {
    return table.has(TableFile.SUIT_KEYS) ? SetEvaluator.of(table) : MultisetEvaluator.of(table);
  }

  /** The names of the rule sets for hands of cards. */
  static List<String> names() {
    return names("");
  }

  /** The names of the rules of a game, or with "" those for hands of cards. */
  static List<String> names(String game) {
    try (InputStream index = resource("index").openStream()) {
      return new String(index.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split(" ", -1))
          .filter(line -> game.equals(line.length == 1 ? "" : line[1]))
          .map(line -> line[0])
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static HandEvaluator load(String name) {
    return load(name, "", TableFile.HAND_TABLE, BuiltIn::evaluator);
  }

  /** Makes the evaluator of built-in rules of a game. */
  static <E> E load(String name, String game, int kind, Maker<E> maker) {
    List<String> names = names(game);
    if (!names.contains(name)) {
      throw new IllegalArgumentException(
          "no "
              + (game.isEmpty() ? "rule set" : "rules of " + game)
              + " \""
              + name
              + "\"; there are: "
              + String.join(", ", names));
    }
    try {
      return maker.make(table(resource(name + ".yaku"), kind));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes an evaluator of a table. */
  interface Maker<E> {
    E make(TableFile table) throws TableFormatException;
  }

  /** Mapped where it is a file, read where it lies in a jar. */
  private static TableFile table(URL url, int kind) throws IOException {
    if (url.getProtocol().equals("file")) {
      return TableFile.map(Path.of(URI.create(url.toString())), kind);
    }
    try (InputStream in = url.openStream()) {
      return new TableFile(url.toString(), ByteBuffer.wrap(in.readAllBytes()), kind);
    }
  }

  private static URL resource(String file) {
    return BuiltIn.class.getClassLoader().getResource(FOLDER + file);
  }
}
