package dev.yaku.cli.options;

import dev.yaku.cli.sheet.Format;
import picocli.CommandLine.Option;

/** The option for the format of answers. */
public final class FormatOption {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, tsv or json; default: text.")
  private Format format = Format.TEXT;

  public Format format() {
    return format;
  }
}
