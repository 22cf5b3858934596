package dev.yaku.cli.options;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads parts of the pot such as 0.1% or 0.001. */
public final class PotPart implements ITypeConverter<Double> {
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
      throw new TypeConversionException(
          "expected a part of the pot such as 0.1%, found \"" + text + "\"");
    }
    return percent ? part / 100 : part;
  }
}
