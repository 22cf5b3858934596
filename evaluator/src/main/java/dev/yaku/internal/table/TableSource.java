package dev.yaku.internal.table;

/** The source of the parts of a table file that few programs need. */
public interface TableSource {
  /**
   * The file with its bytes.
   *
   * @throws java.io.UncheckedIOException if the bytes must be read again, but cannot be read or
   *     have changed
   */
  TableFile file();
}
