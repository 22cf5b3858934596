package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.EvaluatedHand;
import dev.yaku.HandResult;
import dev.yaku.cli.options.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The columns of a row for an evaluated hand. */
final class HandRow {
  private HandRow() {}

  /**
   * The names of the columns.
   *
   * @param more further ones at the end
   */
  static String[] columns(boolean split, String... more) {
    List<String> names = new ArrayList<>(List.of("hand", "value", "category", "packed", "best"));
    if (split) {
      names.addAll(List.of("low", "low-packed", "low-best"));
    }
    names.addAll(List.of(more));
    return names.toArray(new String[0]);
  }

  /** Adds the values; descriptions are in this language. */
  static Rows add(Rows row, EvaluatedHand hand, Locale language) {
    HandResult high = hand.high();
    row.text("hand", hand.text()).value("value", high.value());
    row.text("category", high.category().text()).text("packed", TsvRows.packed(high));
    row.text("best", Card.toString(high.best()));
    row.member("description", Rows.quoted(high.describe(language)));
    if (hand.low().isPresent()) {
      HandResult low = hand.low().get();
      row.value("low", low.value()).text("lowPacked", TsvRows.packed(low));
      row.text("lowBest", Card.toString(low.best()));
      row.member("lowDescription", Rows.quoted(low.describe(language)));
    }
    return row;
  }
}
