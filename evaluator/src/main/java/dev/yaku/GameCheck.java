package dev.yaku;

import dev.yaku.TableFile.Header;

/** What the tables of games must pass beside the checks of all tables. */
final class GameCheck {
  private static final int MIN_HOLE = 4;
  private static final int MAX_HOLE = 6;
  private static final int MIN_BOARD = 3;
  private static final int MAX_BOARD = 5;

  private final TableCheck check;
  private final Header header;

  GameCheck(TableCheck check, Header header) {
    this.check = check;
    this.header = header;
  }

  void header() throws TableFormatException {
    int max = header.maxCards();
    if (header.kind() == TableFile.OMAHA_TABLE) {
      check.expectRange("most cards", MIN_HOLE, MAX_HOLE, max);
      check.expectRange("fewest cards", MIN_HOLE, max, header.minCards());
      check.expectRange("most cards on the board", MIN_BOARD, MAX_BOARD, header.maxBoard());
      check.expectRange(
          "fewest cards on the board", MIN_BOARD, header.maxBoard(), header.minBoard());
    } else {
      check.expectRange("most cards", header.best(), TableFile.MAX_CARDS, max);
      check.expectRange("fewest cards", 0, header.best(), header.minCards());
      check.expect("reserved bytes", 0, header.reserved(), TableCheck.FOREIGN);
    }
  }
}
