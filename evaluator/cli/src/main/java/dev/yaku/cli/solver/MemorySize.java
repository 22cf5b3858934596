package dev.yaku.cli.solver;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads sizes of memory such as 4g, 1.5gb or 800m, in powers of 1,000 as they are printed, or 4gib,
 * in powers of 1,024.
 */
final class MemorySize implements ITypeConverter<Long> {
  private static final Pattern SIZE =
      Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,9})?)([kmgt])(ib?|b?)");
  private static final String UNITS = "kmgt";

  @Override
  public Long convert(String text) {
    Matcher matcher = SIZE.matcher(text.toLowerCase(Locale.ROOT));
    if (!matcher.matches() || Double.parseDouble(matcher.group(1)) == 0) {
      throw new TypeConversionException(
          "expected memory such as 4g or 800m, found \"" + text + "\"");
    }
    double unit = matcher.group(3).startsWith("i") ? 1024 : 1000;
    int power = UNITS.indexOf(matcher.group(2)) + 1;
    return (long) (Double.parseDouble(matcher.group(1)) * Math.pow(unit, power));
  }
}
