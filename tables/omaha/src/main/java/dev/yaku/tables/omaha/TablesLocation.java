package dev.yaku.tables.omaha;

/** A class in the same jar or folder as the tables, which knows where it was loaded from. */
final class TablesLocation {
  private TablesLocation() {}
}
