package dev.yaku.equity.internal.spot;

import dev.yaku.RuleSet;
import dev.yaku.equity.internal.ranges.OmahaHands;
import java.util.List;

/**
 * A player of Omaha with one hand of a range.
 *
 * @param hands the hands; as text, read ahead, if the number of cards follows from all players
 * @param rules by which the text is read again when it is known; null if the hands are complete
 */
public record OmahaPlayer(OmahaHands hands, RuleSet rules) implements Player {
  @Override
  public Object given() {
    return hands.text();
  }

  @Override
  public int least() {
    return isWhole() ? hands.cards() : hands.symbols();
  }

  @Override
  public boolean isWhole() {
    return rules == null;
  }

  @Override
  public List<String> notes() {
    return hands.notes();
  }

  @Override
  public Seat seat(int cards, int most) {
    OmahaHands read = isWhole() ? hands : OmahaHands.parse(hands.text(), cards, rules);
    return new Seat(given(), read.holes(most), null, 0);
  }
}
