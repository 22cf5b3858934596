package dev.yaku.tables;

/**
 * A class in the same jar or folder as the tables.
 *
 * <p>A class knows where it was loaded from, and is found at once. A class loader searches all
 * modules of the JDK for a resource first, which takes as long as reading and checking a table.
 */
final class TablesLocation {
  private TablesLocation() {}
}
