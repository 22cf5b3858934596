package dev.yaku.cli;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** In which language answers for people are. */
final class Language {
  @Option(
      names = "--lang",
      paramLabel = "LANGUAGE",
      converter = Converter.class,
      description = "Answers people in English (en) or Japanese (ja); default: en.")
  private Locale locale = Locale.ENGLISH;

  Locale locale() {
    return locale;
  }

  /** Refuses a language that hands are not described in. */
  static final class Converter implements ITypeConverter<Locale> {
    @Override
    public Locale convert(String value) {
      return switch (value) {
        case "en" -> Locale.ENGLISH;
        case "ja" -> Locale.JAPANESE;
        default -> throw new TypeConversionException("expected en or ja, found \"" + value + "\"");
      };
    }
  }
}
