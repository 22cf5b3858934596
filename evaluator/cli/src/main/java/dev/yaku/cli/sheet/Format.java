package dev.yaku.cli.sheet;

public enum Format {
  /** Text and tables that people read. */
  TEXT,
  /** A header line, then tab-separated columns. */
  TSV,
  /** One object per line. */
  JSON
}
