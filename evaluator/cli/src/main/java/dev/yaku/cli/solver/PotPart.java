package dev.yaku.cli.solver;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads parts of the pot such as 0.1% or 0.001. */
final class PotPart implements ITypeConverter<Double> {
  @Override
  public Double convert(String text) {
    boolean percent = text.endsWith("%");
    try {
      double part = Double.parseDouble(percent ? text.substring(0, text.length() - 1) : text);
      return percent ? part / 100 : part;
    } catch (NumberFormatException e) {
      throw new TypeConversionException(
          "expected a part of the pot such as 0.1%, found \"" + text + "\"");
    }
  }
}
