package dev.yaku.cli.sheet;

/** The format of answers. */
public enum Format {
  /** For people. */
  TEXT,
  /** A header line, then tab-separated columns. */
  TSV,
  /** One object per line. */
  JSON
}
