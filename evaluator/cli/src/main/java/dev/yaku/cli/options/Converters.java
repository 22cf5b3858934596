package dev.yaku.cli.options;

import static java.util.Locale.ROOT;

import dev.yaku.cli.sheet.Words;
import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the values of options, and says what was expected. */
public final class Converters {
  private static final double MOST_SECONDS = 1e9;

  private Converters() {}

  /** Makes these the ones of all options of a type. */
  public static void register(CommandLine line) {
    line.registerConverter(int.class, Converters::toInt);
    line.registerConverter(Integer.class, Converters::toInt);
    line.registerConverter(long.class, Converters::toLong);
    line.registerConverter(Long.class, Converters::toLong);
    line.registerConverter(Path.class, Converters::toPath);
    line.registerConverter(Duration.class, Converters::toTime);
    line.registerConverter(Words.class, Converters::toWords);
  }

  private static int toInt(String text) {
    long number = toLong(text);
    if (number != (int) number) {
      throw expected("a whole number of at most " + Integer.MAX_VALUE, text);
    }
    return (int) number;
  }

  /** Reads a number, with an exponent such as 1e6 too. */
  private static long toLong(String text) {
    try {
      return new BigDecimal(text).longValueExact();
    } catch (NumberFormatException e) {
      throw expected("a whole number", text);
    } catch (ArithmeticException e) {
      String limits = " from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE;
      throw expected("a whole number" + limits, text);
    }
  }

  private static Path toPath(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw expected("a file name", text);
    }
  }

  private static Words toWords(String code) {
    List<String> languages = Words.languages();
    String lower = code.toLowerCase(ROOT);
    String known = languages.contains(lower) ? lower : code;
    return Words.of(new Locale(languages.get(index(known, languages))));
  }

  /** Reads 10s, 1.5m or 500ms; a number alone is seconds. */
  private static Duration toTime(String text) {
    int end = text.length();
    while (end > 0 && Character.isLetter(text.charAt(end - 1))) {
      end--;
    }
    double seconds =
        switch (text.substring(end)) {
          case "ms" -> 1e-3;
          case "s", "" -> 1;
          case "m", "min" -> 60;
          case "h" -> 3600;
          default -> Double.NaN;
        };
    try {
      double time = seconds * Double.parseDouble(text.substring(0, end));
      if (time > 0 && time <= MOST_SECONDS) {
        return Duration.ofNanos((long) Math.ceil(time * 1e9)); // never none at all
      }
    } catch (NumberFormatException e) {
      // the message below is for all
    }
    throw expected("a time such as 10s, 500ms or 2m", text);
  }

  /** The fault of a value: which values were expected, and which was found. */
  public static TypeConversionException expected(String what, String found) {
    return new TypeConversionException("expected " + what + ", found \"" + found + "\"");
  }

  /** The index of a name among those that are expected. */
  public static int index(String name, List<String> names) {
    if (!names.contains(name)) {
      int last = names.size() - 1;
      throw expected(String.join(", ", names.subList(0, last)) + " or " + names.get(last), name);
    }
    return names.indexOf(name);
  }

  /** Reads parts of the pot such as 0.1% or 0.001. */
  public static final class PotPart extends Part {
    public PotPart() {
      super("a part of the pot such as 0.1%");
    }
  }

  /** Reads parts such as 25% or 0.25. */
  public static class Part implements ITypeConverter<Double> {
    private final String expected;

    public Part() {
      this("a part such as 25%");
    }

    Part(String expected) {
      this.expected = expected;
    }

    @Override
    public Double convert(String text) {
      boolean percent = text.endsWith("%");
      double part;
      try {
        part = Double.parseDouble(percent ? text.substring(0, text.length() - 1) : text);
      } catch (NumberFormatException e) {
        part = Double.NaN;
      }
      if (!Double.isFinite(part)) {
        throw expected(expected, text);
      }
      return percent ? part / 100 : part;
    }
  }

  /** Reads memory such as 4g or 1.5gb, in powers of 1,000 as it is printed, or 4gib, of 1,024. */
  public static final class MemorySize implements ITypeConverter<Long> {
    private static final Pattern SIZE =
        Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,9})?)([kmgt])(ib?|b?)");

    @Override
    public Long convert(String text) {
      Matcher matcher = SIZE.matcher(text.toLowerCase(ROOT));
      if (!matcher.matches() || Double.parseDouble(matcher.group(1)) == 0) {
        throw expected("memory such as 4g or 800m", text);
      }
      double unit = matcher.group(3).startsWith("i") ? 1024 : 1000;
      int power = "kmgt".indexOf(matcher.group(2)) + 1;
      return (long) (Double.parseDouble(matcher.group(1)) * Math.pow(unit, power));
    }
  }

  /** Reads the name of one of some constants, in small letters. */
  public abstract static class Choice<E extends Enum<E>> implements ITypeConverter<E> {
    private final E[] values;

    protected Choice(E[] values) {
      this.values = values;
    }

    @Override
    public E convert(String text) {
      Stream<String> names = Arrays.stream(values).map(value -> value.name().toLowerCase(ROOT));
      return values[index(text, names.toList())];
    }
  }
}
