package dev.yaku.tables;

/**
 * Lies in the same jar or folder as the tables.
 *
 * <p>A class tells where it was loaded from, and is found at once; to ask a class loader for a
 * resource is to have it look through all modules of the JDK first, which takes as long as to read
 * and check a table.
 */
final class TablesLocation {
  private TablesLocation() {}
}
