package dev.yaku.internal.table;

/** The source of the parts of a table file that few programs need. */
public interface TableSource {
  /**
   * The file with its bytes.
   *
   * @throws java.io.UncheckedIOException if the bytes have to be read again, and cannot be, or have
   *     changed
   */
  TableFile file();
}
