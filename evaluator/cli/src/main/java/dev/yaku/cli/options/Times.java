package dev.yaku.cli.options;

import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times such as 10s, 1.5m or 500ms; a number alone is seconds. */
public final class Times implements ITypeConverter<Duration> {
  private static final double MOST_SECONDS = 1e9;

  @Override
  public Duration convert(String text) {
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
    throw new TypeConversionException(
        "expected a time such as 10s, 500ms or 2m, found \"" + text + "\"");
  }
}
