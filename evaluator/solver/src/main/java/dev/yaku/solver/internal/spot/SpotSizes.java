package dev.yaku.solver.internal.spot;

import dev.yaku.solver.internal.betting.BetSize;
import dev.yaku.solver.internal.betting.BetSizes;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sizes that a text allows, by street and player. */
final class SpotSizes implements BetSizes {
  private static final List<String> STREETS = List.of("flop", "turn", "river");
  private static final List<String> PLAYERS = List.of("oop", "ip");
  private static final int FLOP = 3;
  private static final int MOST_PERCENT = 300;
  private static final int MOST_POTS = 5;
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

  /** Adds a note if all bets are bare numbers that may have been meant as parts of the pot. */
  void note(int pot, List<String> notes) {
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (Map.Entry<String, List<BetSize>> sizes : byKey.entrySet()) {
      for (BetSize size : sizes.getValue()) {
        if (sizes.getKey().endsWith("raises") || size.kind() == BetSize.Kind.ALL_IN) {
          continue; // a raise has a unit
        }
        if (size.kind() != BetSize.Kind.CHIPS) {
          return;
        }
        least = Math.min(least, size.amount());
        most = Math.max(most, size.amount());
      }
    }
    if (most > 0 && (most <= MOST_PERCENT || most <= MOST_POTS * pot)) {
      String chips = String.format(Locale.ROOT, "%.0f", least);
      notes.add(
          String.format(
              Locale.ROOT,
              "bets without a unit are chips: %s is %.0f %% of a pot of %d; for parts of the pot"
                  + " write %s%%",
              chips,
              100 * least / pot,
              pot,
              chips));
    }
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
