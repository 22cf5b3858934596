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

  static List<String> names() {
    try (InputStream index = resource("index").openStream()) {
      return new String(index.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static HandEvaluator load(String name) {
    URL url = name.matches("[a-z0-9-]+") ? resource(name + ".yaku") : null;
    if (url == null) {
      throw new IllegalArgumentException(
          "no rule set \"" + name + "\"; there are: " + String.join(", ", names()));
    }
    try {
      return evaluator(table(url));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Mapped where it is a file, read where it lies in a jar. */
  private static TableFile table(URL url) throws IOException {
    if (url.getProtocol().equals("file")) {
      return TableFile.map(Path.of(URI.create(url.toString())));
    }
    try (InputStream in = url.openStream()) {
      return new TableFile(url.toString(), ByteBuffer.wrap(in.readAllBytes()));
    }
  }

  private static URL resource(String file) {
    return BuiltIn.class.getClassLoader().getResource(FOLDER + file);
  }
}
