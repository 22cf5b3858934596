package dev.yaku.cli.options;

import picocli.CommandLine.TypeConversionException;

/** The format of answers. */
public enum Format {
  /** For people. */
  TEXT,
  /** A header line, then tab-separated columns. */
  TSV,
  /** One object per line. */
  JSON;

  public static Format of(String text) {
    return switch (text) {
      case "text" -> TEXT;
      case "tsv" -> TSV;
      case "json" -> JSON;
      default ->
          throw new TypeConversionException("expected text, tsv or json, found \"" + text + "\"");
    };
  }
}
