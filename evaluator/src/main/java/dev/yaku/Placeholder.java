package dev.yaku;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Placeholder: reads a generated resource of the tables. */
public final class Placeholder {
  private Placeholder() {}

  /** The text of a resource below {@code META-INF/yaku}. */
  public static String read(String name) {
    try (InputStream in =
        Placeholder.class.getClassLoader().getResourceAsStream("META-INF/yaku/" + name)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource " + name);
      }
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
