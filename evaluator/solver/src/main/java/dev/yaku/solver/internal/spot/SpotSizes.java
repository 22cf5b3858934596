package dev.yaku.solver.internal.spot;

import dev.yaku.solver.internal.betting.BetSize;
import dev.yaku.solver.internal.betting.BetSizes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sizes that a text allows, by street and player. */
final class SpotSizes implements BetSizes {
  private static final List<String> STREETS = List.of("flop", "turn", "river");
  private static final List<String> PLAYERS = List.of("oop", "ip");
  private static final int FLOP = 3;
  private static final Pattern KEY =
      Pattern.compile("(?:(flop|turn|river)\\.)?(?:(oop|ip)\\.)?(bets|raises|donks)");

  private final Map<String, List<BetSize>> byKey = new HashMap<>();

  static boolean isKey(String key) {
    Matcher matcher = KEY.matcher(key);
    return matcher.matches()
        && !(matcher.group(3).equals("donks")
            && ("ip".equals(matcher.group(2)) || "flop".equals(matcher.group(1))));
  }

  void put(SpotLines.Entry entry) {
    byKey.put(entry.key(), SizeReader.read(entry, entry.key().endsWith("raises")));
  }

  @Override
  public List<BetSize> bets(int street, int player, boolean donk) {
    List<BetSize> donks = donk ? sizes(street, player, "donks") : null;
    List<BetSize> bets = donks == null ? sizes(street, player, "bets") : donks;
    return bets == null ? List.of() : bets;
  }

  @Override
  public List<BetSize> raises(int street, int player, int before) {
    List<BetSize> raises = sizes(street, player, "raises");
    return raises == null ? List.of() : raises;
  }

  /** Those of the key that says most; null if there is none. */
  private List<BetSize> sizes(int street, int player, String kind) {
    String ofStreet = STREETS.get(street - FLOP) + ".";
    String ofPlayer = PLAYERS.get(player) + ".";
    for (String prefix : new String[] {ofStreet + ofPlayer, ofStreet, ofPlayer, ""}) {
      List<BetSize> sizes = byKey.get(prefix + kind);
      if (sizes != null) {
        return sizes;
      }
    }
    return null;
  }
}
