package dev.yaku.cli.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Properties;

/**
 * The sentences for people in one language: a file of properties for each language, whose values
 * are formats. It is read when something is said, since many answers say nothing. Thread-safe.
 */
public final class Words {
  private static final Words ENGLISH = new Words(Locale.ENGLISH, "messages");

  private final Locale language;
  private final String name;
  private volatile Properties formats;

  private Words(Locale language, String name) {
    this.language = language;
    this.name = name;
  }

  /** The words of a language that {@link #languages} has. */
  public static Words of(Locale language) {
    String code = language.getLanguage();
    return code.equals("en") ? ENGLISH : new Words(language, "messages_" + code);
  }

  public Locale language() {
    return language;
  }

  public static List<String> languages() {
    return List.of(ENGLISH.say("languages").split(" ", -1));
  }

  /** Values in a format, with the same digits in every country. */
  public static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  public static String percent(double part) {
    return format("%.2f %%", 100 * part);
  }

  /** Something with values in it, as {@link String#format} puts them there. */
  public String say(String key, Object... values) {
    String format = formats().getProperty(key);
    if (format == null) {
      throw new MissingResourceException(name + " has no " + key, name, key);
    }
    return values.length == 0 ? format : format(format, values);
  }

  /** The words of several keys that begin alike. */
  public List<String> all(String start, String... keys) {
    return Arrays.stream(keys).map(key -> say(start + key)).toList();
  }

  /**
   * A sentence about a number of things: the key with {@code .one} for one, with {@code .many} for
   * any other number.
   */
  public String count(String key, long number, Object... values) {
    return say(key + (number == 1 ? ".one" : ".many"), values);
  }

  /** The columns that something takes in this language. */
  public int width(String key) {
    return Integer.parseInt(say(key));
  }

  public boolean has(String key) {
    return formats().containsKey(key);
  }

  private Properties formats() {
    if (formats == null) {
      Properties read = new Properties();
      try (InputStream in = Words.class.getResourceAsStream(name + ".properties")) {
        read.load(new InputStreamReader(in, StandardCharsets.UTF_8));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      formats = read;
    }
    return formats;
  }
}
