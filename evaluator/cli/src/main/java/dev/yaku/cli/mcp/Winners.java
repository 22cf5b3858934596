package dev.yaku.cli.mcp;

import dev.yaku.cli.sheet.Members;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lists sets of winners by the players' numbers, from 1, where the command line has bits. */
final class Winners {
  private static final String NAME = "winners";

  private Winners() {}

  /** Copies an object with such sets; returns any other object as it is. */
  static Map<String, Object> listed(Map<String, Object> object) {
    if (!(object.get(NAME) instanceof Members sets
        && object.get("players") instanceof List<?> players)) {
      return object;
    }
    boolean isSplit = ((Members) players.get(0)).object().containsKey("lowWin");
    List<Members> listed = new ArrayList<>();
    sets.object()
        .forEach(
            (bits, deals) -> {
              int mask = Integer.parseInt(bits);
              Members set = new Members();
              set.member(isSplit ? "high" : "players", numbers(mask, players.size()));
              if (isSplit) {
                set.member("low", numbers(mask >>> players.size(), players.size()));
              }
              listed.add(set.member("deals", deals));
            });
    Map<String, Object> copy = new LinkedHashMap<>(object);
    copy.put(NAME, listed);
    return copy;
  }

  private static List<Integer> numbers(int mask, int players) {
    List<Integer> numbers = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      if ((mask >>> player & 1) != 0) {
        numbers.add(player + 1);
      }
    }
    return numbers;
  }
}
