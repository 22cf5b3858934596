package dev.yaku.solver.internal.spot;

import dev.yaku.internal.cards.Quote;
import dev.yaku.solver.internal.betting.BetSize;
import dev.yaku.solver.internal.betting.BetSize.Unit;
import dev.yaku.solver.internal.betting.BetSizes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sizes of bets and raises that a text allows, by street and player. */
final class SpotSizes implements BetSizes {
  private static final List<String> STREETS = List.of("flop", "turn", "river");
  private static final List<String> PLAYERS = List.of("oop", "ip");
  private static final int FLOP = 3;
  private static final int MOST_PERCENT = 300;
  private static final int MOST_POTS = 5;
  private static final Pattern KEY =
      Pattern.compile("(?:(flop|turn|river)\\.)?(?:(oop|ip)\\.)?(bets|raises|donks)");

  private static final String BETS =
      "expected sizes separated by commas: parts of the pot such as 60%, chips such as 120 or 120c,"
          + " all-in, e or 2e (equal parts of the pot that use up the stack on all streets left, or"
          + " on 2); or none";
  private static final String RAISES =
      "expected sizes separated by commas: multiples of the bet faced such as 2.5x, parts of the"
          + " pot after calling such as 60%, all-in, e or 2e (equal parts of the pot that use up"
          + " the stack on all streets left, or on 2); or none";

  private static final Pattern SIZE =
      Pattern.compile("([0-9]{0,9}(?:\\.[0-9]{1,9})?)\\s*(%|x|e|c|)");
  private static final Set<String> ALL_IN = Set.of("all-in", "allin", "all in", "a");
  private static final int MOST_SIZES = 1000;
  private static final double MOST_PART = 1000; // times the pot, or the bet
  private static final int MOST_STREETS = 3;

  private static final Pattern CHIPS = Pattern.compile("[0-9]\\s*[cC]");
  private static final Pattern BARE = Pattern.compile("[0-9]{1,3}");

  private final Map<String, List<BetSize>> byKey = new HashMap<>();

  /** By key, a bare number before a part: maybe a part, too, or what is before a decimal comma. */
  private final Map<String, String> mixed = new TreeMap<>();

  private boolean saysChips; // somewhere, by a unit

  static boolean isKey(String key) {
    Matcher matcher = KEY.matcher(key);
    return matcher.matches()
        && !(matcher.group(3).equals("donks")
            && ("ip".equals(matcher.group(2)) || "flop".equals(matcher.group(1))));
  }

  void put(SpotEntry entry) {
    saysChips |= CHIPS.matcher(entry.value()).find();
    byKey.put(entry.key(), read(entry, entry.key().endsWith("raises")));
    String bare = "";
    for (String size : entry.value().split(",", -1)) {
      bare = BARE.matcher(size.strip()).matches() ? size.strip() : bare;
      if (size.indexOf('%') >= 0 && !bare.isEmpty()) {
        mixed.putIfAbsent(entry.key(), bare);
      }
    }
  }

  private static List<BetSize> read(SpotEntry entry, boolean raises) {
    if (entry.value().equalsIgnoreCase("none")) {
      return List.of();
    }
    List<BetSize> sizes = new ArrayList<>();
    String[] texts = entry.value().split(",", MOST_SIZES + 1);
    if (texts.length > MOST_SIZES) {
      throw entry.fault("expected at most " + MOST_SIZES + " sizes");
    }
    for (String text : texts) {
      BetSize size = size(text.strip().toLowerCase(Locale.ROOT), raises);
      if (size == null) {
        throw entry.fault(Quote.of(text.strip()) + ": " + (raises ? RAISES : BETS));
      }
      sizes.add(size);
    }
    return List.copyOf(sizes);
  }

  /** Null if the text is not a size. */
  private static BetSize size(String text, boolean raise) {
    if (ALL_IN.contains(text)) {
      return new BetSize(Unit.ALL_IN, 0);
    }
    Matcher matcher = SIZE.matcher(text);
    if (!matcher.matches()) {
      return null;
    }
    String sign = matcher.group(2);
    if (matcher.group(1).isEmpty()) {
      return sign.equals("e") ? new BetSize(Unit.GEOMETRIC, 0) : null;
    }
    double number = Double.parseDouble(matcher.group(1));
    boolean whole = number == Math.rint(number);
    Unit unit =
        switch (sign) {
          case "%" -> number > 0 && number <= 100 * MOST_PART ? Unit.POT : null;
          case "x" -> raise && number > 1 && number <= MOST_PART ? Unit.MULTIPLE : null;
          case "e" -> whole && number >= 1 && number <= MOST_STREETS ? Unit.GEOMETRIC : null;
          default -> !raise && whole && number >= 1 ? Unit.CHIPS : null;
        };
    return unit == null ? null : new BetSize(unit, unit == Unit.POT ? number / 100 : number);
  }

  /** Adds notes on bare numbers that may have been meant as parts of the pot. */
  void note(int pot, List<String> notes) {
    if (!saysChips) {
      mixed.forEach(
          (key, chips) ->
              notes.add(
                  key
                      + (": %s before a part of the pot is chips; for a part write %s%%, and a point"
                              + " in a number, as in %s.5%%")
                          .formatted(chips, chips, chips)));
    }
    noteIfAllAreBare(pot, notes);
  }

  private void noteIfAllAreBare(int pot, List<String> notes) {
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (Map.Entry<String, List<BetSize>> sizes : byKey.entrySet()) {
      for (BetSize size : sizes.getValue()) {
        if (sizes.getKey().endsWith("raises") || size.unit() == Unit.ALL_IN) {
          continue; // a raise has a unit
        }
        if (size.unit() != Unit.CHIPS) {
          return;
        }
        least = Math.min(least, size.amount());
        most = Math.max(most, size.amount());
      }
    }
    if (!saysChips && most > 0 && (most <= MOST_PERCENT || most <= MOST_POTS * pot)) {
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
    List<BetSize> bets = sizes(street, player, "bets", List.of());
    return donk ? sizes(street, player, "donks", bets) : bets;
  }

  @Override
  public List<BetSize> raises(int street, int player, int before) {
    return sizes(street, player, "raises", List.of());
  }

  /** Those of the key that says most; others if there is none. */
  private List<BetSize> sizes(int street, int player, String kind, List<BetSize> others) {
    String ofStreet = STREETS.get(street - FLOP) + ".";
    String ofPlayer = PLAYERS.get(player) + ".";
    for (String prefix : new String[] {ofStreet + ofPlayer, ofStreet, ofPlayer, ""}) {
      List<BetSize> sizes = byKey.get(prefix + kind);
      if (sizes != null) {
        return sizes;
      }
    }
    return others;
  }
}
