package dev.yaku.cli.options;

import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads numbers and names of files, and says what was expected. */
public final class Converters {
  private Converters() {}

  public static void register(CommandLine line) {
    line.registerConverter(int.class, new ToInt());
    line.registerConverter(Integer.class, new ToInt());
    line.registerConverter(long.class, new ToLong());
    line.registerConverter(Long.class, new ToLong());
    line.registerConverter(Path.class, new ToPath());
  }

  private static final class ToInt implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      long number = new ToLong().convert(text);
      if (number != (int) number) {
        throw expected("a whole number of at most " + Integer.MAX_VALUE, text);
      }
      return (int) number;
    }
  }

  /** Reads 1e6, too. */
  private static final class ToLong implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      try {
        return new BigDecimal(text).longValueExact();
      } catch (NumberFormatException e) {
        throw expected("a whole number", text);
      } catch (ArithmeticException e) {
        String limits = " from " + Long.MIN_VALUE + " to " + Long.MAX_VALUE;
        throw expected("a whole number" + limits, text);
      }
    }
  }

  private static final class ToPath implements ITypeConverter<Path> {
    @Override
    public Path convert(String text) {
      try {
        return Path.of(text);
      } catch (InvalidPathException e) {
        throw expected("a file name", text);
      }
    }
  }

  private static TypeConversionException expected(String what, String found) {
    return new TypeConversionException("expected " + what + ", found \"" + found + "\"");
  }
}
