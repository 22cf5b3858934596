package dev.yaku.solver.internal.spot;

import dev.yaku.Hand;
import dev.yaku.equity.Range;
import dev.yaku.internal.cards.Quote;
import dev.yaku.solver.internal.cfr.NodeView;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A decision whose strategy is given.
 *
 * @param path the actions and cards that lead there
 * @param frequencies by action: how often each hand takes it; hands in none of them are free
 */
public record SpotLock(SpotEntry entry, List<String> path, Map<String, Range> frequencies) {
  static SpotLock read(SpotEntry entry, long deck) {
    int colon = entry.value().indexOf(':');
    if (colon < 0) {
      throw entry.fault(
          "expected actions and cards separated by slashes, a colon, and for each action what hands"
              + " take it, such as: bet 120 / call / 7s / check : bet 264 = QQ+, AK:0.5; check ="
              + " *");
    }
    Map<String, Range> frequencies = new LinkedHashMap<>();
    for (String part : entry.value().substring(colon + 1).split(";", -1)) {
      int equals = part.indexOf('=');
      if (equals < 0) {
        throw entry.fault(Quote.of(part.strip()) + ": expected an action, =, and a range");
      }
      String action = part.substring(0, equals).strip();
      Range hands;
      try {
        hands = Range.parse(part.substring(equals + 1).strip(), deck);
      } catch (IllegalArgumentException e) {
        throw entry.fault(e);
      }
      if (frequencies.put(action, hands) != null) {
        throw entry.fault(Quote.of(action) + " is given more than once");
      }
    }
    try {
      return new SpotLock(entry, NodePath.steps(entry.value().substring(0, colon)), frequencies);
    } catch (IllegalArgumentException e) {
      throw entry.fault(e);
    }
  }

  /** Gives the strategy in the tree that starts there. */
  void give(NodePath start) {
    NodePath place;
    try {
      place = start.follow(path);
    } catch (IllegalArgumentException e) {
      throw entry.fault(e.getMessage());
    }
    NodeView at = place.view();
    if (at.node().actions().isEmpty()) {
      throw entry.fault("nobody acts there: expected " + place.expected());
    }
    int player = at.node().player();
    double[][] given = new double[at.node().actions().size()][at.hands(player)];
    Set<Integer> actions = new HashSet<>();
    for (Map.Entry<String, Range> hands : frequencies.entrySet()) {
      int action = place.action(hands.getKey());
      if (action < 0) {
        throw entry.fault(Quote.of(hands.getKey()) + ": expected " + place.expected());
      }
      if (!actions.add(action)) {
        throw entry.fault(Quote.of(hands.getKey()) + " is given more than once");
      }
      for (int hand = 0; hand < given[action].length; hand++) {
        given[action][hand] = hands.getValue().weight(at.cards(player, hand));
      }
    }
    double[][] before = at.given();
    for (int hand = 0; hand < at.hands(player); hand++) {
      double sum = 0;
      for (double[] frequency : given) {
        sum += frequency[hand];
      }
      boolean known = before != null && before[0][hand] >= 0;
      if (known && sum > 0) {
        String cards = Hand.toString(at.cards(player, hand));
        throw entry.fault(cards + " is given by another lock of this decision, too");
      }
      for (int action = 0; action < given.length; action++) {
        double free = known ? before[action][hand] : -1;
        given[action][hand] = sum > 0 ? given[action][hand] / sum : free;
      }
    }
    at.lock(given);
  }
}
