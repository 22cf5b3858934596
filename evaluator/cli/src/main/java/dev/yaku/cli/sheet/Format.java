package dev.yaku.cli.sheet;

public enum Format {
  /** For people. */
  TEXT,
  /** A header line, then tab-separated columns. */
  TSV,
  /** One object per line. */
  JSON
}
