package dev.yaku.solver.internal.spot;

import dev.yaku.internal.cards.Quote;
import dev.yaku.solver.internal.betting.BetSize;
import dev.yaku.solver.internal.betting.BetSize.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads sizes of bets and raises. */
final class SizeReader {
  private static final String BETS =
      "expected sizes separated by commas: parts of the pot such as 60%, chips such as 120,"
          + " all-in, e or 2e (equal parts of the pot that use up the stack on all streets left, or"
          + " on 2); or none";
  private static final String RAISES =
      "expected sizes separated by commas: multiples of the bet faced such as 2.5x, parts of the"
          + " pot after calling such as 60%, all-in, e or 2e (equal parts of the pot that use up"
          + " the stack on all streets left, or on 2); or none";

  private static final Pattern SIZE = Pattern.compile("([0-9]{0,9}(?:\\.[0-9]{1,9})?)(%|x|e|)");
  private static final Set<String> ALL_IN = Set.of("all-in", "allin", "all in", "a");
  private static final int MOST_SIZES = 1000;
  private static final double MOST_PART = 1000; // times the pot, or the bet
  private static final int MOST_STREETS = 3;

  private SizeReader() {}

  static List<BetSize> read(SpotLines.Entry entry, boolean raises) {
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
      return new BetSize(Kind.ALL_IN, 0);
    }
    Matcher matcher = SIZE.matcher(text);
    if (!matcher.matches()) {
      return null;
    }
    String unit = matcher.group(2);
    if (matcher.group(1).isEmpty()) {
      return unit.equals("e") ? new BetSize(Kind.GEOMETRIC, 0) : null;
    }
    double number = Double.parseDouble(matcher.group(1));
    boolean whole = number == Math.rint(number);
    return switch (unit) {
      case "%" -> number > 0 && number <= 100 * MOST_PART ? of(Kind.POT, number / 100) : null;
      case "x" -> raise && number > 1 && number <= MOST_PART ? of(Kind.MULTIPLE, number) : null;
      case "e" ->
          whole && number >= 1 && number <= MOST_STREETS ? of(Kind.GEOMETRIC, number) : null;
      default -> !raise && whole && number >= 1 ? of(Kind.CHIPS, number) : null;
    };
  }

  private static BetSize of(Kind kind, double number) {
    return new BetSize(kind, number);
  }
}
