package dev.yaku.solver.internal.spot;

import dev.yaku.Evaluator;
import dev.yaku.Hand;
import dev.yaku.HandEvaluator;
import dev.yaku.equity.HoldemRiver;
import dev.yaku.equity.Range;
import dev.yaku.internal.cards.CardReader;
import dev.yaku.internal.cards.Quote;
import dev.yaku.solver.internal.betting.BettingRules;
import dev.yaku.solver.internal.spot.SpotEntry.Faults;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a question. */
public final class SpotReader {
  private static final String KEYS =
      "expected board, oop, ip, pot, stack, bets, raises, donks, rake, all-in-below, merge, rules,"
          + " lock, lock.NAME; or bets, raises, donks after a street and a player, such as"
          + " turn.bets, ip.raises, river.oop.bets, turn.donks";
  private static final Set<String> OTHERS =
      Set.of("board", "oop", "ip", "pot", "stack", "rake", "all-in-below", "merge", "rules");
  private static final int MOST_LOCKS = 1000;
  private static final int MOST_CHIPS = 100_000_000;

  /** Sums of floats have an error of a ten-millionth of all weights. */
  private static final double LEAST_MEETING = 1e-4;

  private static final Pattern CHIPS = Pattern.compile("[0-9]{1,9}");
  private static final Pattern PERCENT = Pattern.compile("([0-9]{1,4}(?:\\.[0-9]{1,9})?)\\s*%");
  private static final Pattern RAKE =
      Pattern.compile("([^,]+?)(?:(?:,|\\s+cap)\\s*([0-9]{1,9}(?:\\.[0-9]{1,9})?))?");

  private final Map<String, SpotEntry> entries;
  private final Faults faults;

  private SpotReader(Map<String, SpotEntry> entries, Faults faults) {
    this.entries = entries;
    this.faults = faults;
  }

  /**
   * Reads the text of a question.
   *
   * @param faults makes the exceptions for what is wrong with it
   */
  public static ParsedSpot read(String text, Faults faults) {
    return new SpotReader(SpotEntry.checkedByKey(text, faults), faults).read();
  }

  /** Whether a question has a board. */
  public static boolean hasBoard(String text, Faults faults) {
    return SpotEntry.byKey(text, faults).containsKey("board");
  }

  /**
   * The players' ranges, before a board takes cards from them.
   *
   * @param faults makes the exceptions for what is wrong with them
   */
  public static List<Range> ranges(String text, Faults faults) {
    SpotReader reader = new SpotReader(SpotEntry.byKey(text, faults), faults);
    long deck = reader.evaluator().ruleSet().deck();
    return List.of(reader.range("oop", 0, deck), reader.range("ip", 0, deck));
  }

  private ParsedSpot read() {
    SpotSizes sizes = new SpotSizes();
    for (SpotEntry entry : entries.values()) {
      if (SpotSizes.isKey(entry.key())) {
        sizes.put(entry);
      } else if (!isLock(entry.key()) && !OTHERS.contains(entry.key())) {
        throw entry.fault("unknown key: " + KEYS);
      }
    }
    HandEvaluator evaluator = evaluator();
    long deck = evaluator.ruleSet().deck();
    int[] boardCards = board(deck);
    long board = Hand.of(boardCards);
    List<Range> ranges = List.of(range("oop", board, deck), range("ip", board, deck));
    checkMeeting(ranges.get(0), ranges.get(1));
    double[] rake = rake();
    BettingRules rules =
        new BettingRules(
            Long.bitCount(board),
            chips("pot"),
            chips("stack"),
            sizes,
            part("all-in-below"),
            part("merge"),
            rake[0],
            rake[1]);
    List<SpotLock> locks = new ArrayList<>();
    for (SpotEntry entry : entries.values()) {
      if (isLock(entry.key())) {
        locks.add(SpotLock.read(entry, deck));
      }
      if (locks.size() > MOST_LOCKS) {
        throw entry.fault("expected at most " + MOST_LOCKS + " locks");
      }
    }
    List<String> notes = new ArrayList<>();
    ranges.get(0).notes().forEach(note -> notes.add("oop: " + note));
    ranges.get(1).notes().forEach(note -> notes.add("ip: " + note));
    sizes.note(rules.pot(), notes);
    return new ParsedSpot(
        evaluator, boardCards, ranges, rules, List.copyOf(locks), List.copyOf(notes));
  }

  private static boolean isLock(String key) {
    return key.equals("lock") || key.startsWith("lock.") && key.length() > "lock.".length();
  }

  private SpotEntry required(String key) {
    SpotEntry entry = entries.get(key);
    if (entry == null) {
      throw faults.at(0, key, "missing: expected a line " + key + " = ...", null);
    }
    return entry;
  }

  private HandEvaluator evaluator() {
    SpotEntry entry = entries.get("rules");
    String name = entry == null ? "standard" : entry.value();
    if (entry != null
        && Evaluator.names().contains(name)
        && !Evaluator.names(HandEvaluator.class).contains(name)) {
      throw entry.fault(
          "expected rules of hold'em, such as standard or short-deck, found " + Quote.of(name));
    }
    try {
      HandEvaluator evaluator = HandEvaluator.of(name);
      HoldemRiver.of(evaluator); // refuses what is not hold'em
      return evaluator;
    } catch (IllegalArgumentException e) {
      throw entry == null ? faults.at(0, "rules", e.getMessage(), e) : entry.fault(e);
    }
  }

  /** The cards as given: which came on the turn and the river matters to people. */
  private int[] board(long deck) {
    SpotEntry entry = required("board");
    long board;
    try {
      board = Hand.parse(entry.value());
    } catch (IllegalArgumentException e) {
      throw entry.fault(e);
    }
    if ((board & ~deck) != 0) {
      throw entry.fault(Hand.toString(board & ~deck) + ": not in the deck");
    }
    int cards = Long.bitCount(board);
    if (cards < 3 || cards > BettingRules.RIVER) {
      throw entry.fault("expected 3, 4 or 5 cards, found " + cards);
    }
    return new CardReader(entry.value()).readAll();
  }

  private Range range(String key, long board, long deck) {
    SpotEntry entry = required(key);
    try {
      return Range.parse(entry.value(), deck).requireWithout(board);
    } catch (IllegalArgumentException e) {
      throw entry.fault(e);
    }
  }

  /** Rejects players of whom one hand, by weight, nearly always shares a card with the other's. */
  private void checkMeeting(Range oop, Range ip) {
    long[] hands = oop.hands();
    long[] others = ip.hands();
    double[] weights = weights(oop, hands);
    double[] ofOthers = weights(ip, others);
    double all = 0;
    for (double weight : ofOthers) {
      all += weight;
    }
    double meeting = 0;
    double pairs = 0;
    boolean any = false;
    for (int i = 0; i < hands.length; i++) {
      pairs += weights[i] * all;
      for (int j = 0; j < others.length; j++) {
        if ((hands[i] & others[j]) == 0) {
          any = true;
          meeting += weights[i] * ofOthers[j];
        }
      }
    }
    if (!any) {
      throw required("ip").fault("every hand shares a card with every hand of oop");
    }
    if (meeting < LEAST_MEETING * pairs) {
      throw required("ip")
          .fault(
              "the hands of the greatest weights share cards with those of oop: of all pairs, by"
                  + " weight, the players can hold "
                  + (meeting / pairs)
                  + ", expected at least "
                  + LEAST_MEETING);
    }
  }

  /** Parts of the greatest weight. */
  private static double[] weights(Range range, long... hands) {
    double[] weights = Arrays.stream(hands).mapToDouble(range::weight).toArray();
    double greatest = Arrays.stream(weights).max().orElse(1);
    return Arrays.stream(weights).map(weight -> weight / greatest).toArray();
  }

  private int chips(String key) {
    SpotEntry entry = required(key);
    boolean number = CHIPS.matcher(entry.value()).matches();
    int chips = number ? Integer.parseInt(entry.value()) : 0;
    if (chips < 1 || chips > MOST_CHIPS) {
      throw entry.fault(
          "expected a whole number of chips from 1 to "
              + MOST_CHIPS
              + ", found "
              + Quote.of(entry.value()));
    }
    return chips;
  }

  private double part(String key) {
    SpotEntry entry = entries.get(key);
    return entry == null ? 0 : percent(entry, entry.value(), MOST_CHIPS);
  }

  private static double percent(SpotEntry entry, String text, double most) {
    Matcher matcher = PERCENT.matcher(text.strip());
    double part = matcher.matches() ? Double.parseDouble(matcher.group(1)) / 100 : -1;
    if (part < 0 || part > most) {
      String limit = most == 1 ? "a part from 0% to 100%" : "a part such as 15%";
      throw entry.fault("expected " + limit + ", found " + Quote.of(text.strip()));
    }
    return part;
  }

  /** The part and the cap. */
  private double[] rake() {
    SpotEntry entry = entries.get("rake");
    if (entry == null) {
      return new double[2];
    }
    Matcher matcher = RAKE.matcher(entry.value());
    if (!matcher.matches()) {
      throw entry.fault(
          "expected a part of the pot, a comma and the most chips, such as 5%, 3 or 5% cap 3; found "
              + Quote.of(entry.value()));
    }
    double cap = matcher.group(2) == null ? MOST_CHIPS : Double.parseDouble(matcher.group(2));
    return new double[] {percent(entry, matcher.group(1), 1), cap};
  }
}
