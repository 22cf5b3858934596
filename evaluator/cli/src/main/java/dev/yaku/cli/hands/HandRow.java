package dev.yaku.cli.hands;

import dev.yaku.Card;
import dev.yaku.EvaluatedHand;
import dev.yaku.HandResult;
import dev.yaku.cli.sheet.Members;
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
  static List<String> columns(boolean split, List<String> more) {
    List<String> names = new ArrayList<>(List.of("hand", "value", "category", "packed", "best"));
    if (split) {
      names.addAll(List.of("low", "low-packed", "low-best"));
    }
    names.addAll(more);
    return names;
  }

  /** The values; descriptions are in this language. */
  static Members of(EvaluatedHand hand, Locale language) {
    HandResult high = hand.high();
    Members row = new Members().put("hand", hand.text()).put("value", high.value());
    row.put("category", high.category().text()).put("packed", TsvRows.packed(high));
    row.put("best", Card.toString(high.best()));
    row.member("description", high.describe(language));
    if (hand.low().isPresent()) {
      HandResult low = hand.low().get();
      row.put("low", low.value()).put("lowPacked", TsvRows.packed(low));
      row.put("lowBest", Card.toString(low.best()));
      row.member("lowDescription", low.describe(language));
    }
    return row;
  }
}
