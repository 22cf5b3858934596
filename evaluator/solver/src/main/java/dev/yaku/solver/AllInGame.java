package dev.yaku.solver;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import dev.yaku.internal.cards.Quote;
import dev.yaku.solver.internal.allin.Stakes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Push or fold: two or three players of hold'em who go all-in or fold before the flop, in turn.
 *
 * <pre>
 *   stacks = 10, 10, 10          # before blinds and antes: button, small blind, big blind; of two
 *                                # players: button (who has the small blind), big blind
 *   blinds = 0.5, 1
 *   ante = 0.125                 # optional: of each; or: big-blind-ante = 1
 *   payouts = 50, 30, 20         # optional: what places pay; without it chips count
 *   others = 25, 14              # optional: stacks of those who have folded
 *   button = AA-22, A2s+, K9s+:0.5    # optional: a strategy that is given (a lock)
 * </pre>
 *
 * <p>A line is a key, an equals sign and a value; {@code #} starts a comment, and a line that ends
 * with a backslash goes on in the next one. {@link #of} does the same in a program.
 *
 * <p><b>In turn</b> each player is all-in, or folds; an all-in is called with all that one has.
 * There are side pots; what nobody called comes back; ties share. A stack may be smaller than a
 * blind: then, or if there is nothing more to call, the player has no choice. Antes of each are
 * paid before the blinds, by those who have folded, too; the ante of the big blind after the blind.
 *
 * <p><b>Prizes</b> are counted by {@link Icm}, for all stacks after the hand, those of the others
 * included. Of two who lose all, the one with the greater stack before takes the better place;
 * equal stacks share both.
 *
 * <p><b>Locks</b> give how often hands are all-in at a decision, by its name in {@link
 * AllInDecision}, as the weights of a range: all combos of a class have the same. Of two players
 * {@code button} is the small blind, and {@code big-blind} is enough for the other.
 *
 * <p>Immutable and thread-safe. Chips have any unit; solutions count in big blinds.
 */
public final class AllInGame {
  private static final double MOST = 1e9;
  private static final int MOST_OTHERS = 50;
  private static final Set<String> KEYS =
      Set.of("stacks", "blinds", "ante", "big-blind-ante", "payouts", "others");

  private final double[] stacks;
  private final double bigBlind;
  private final Optional<Icm> icm;
  private final Map<AllInDecision, double[]> locks;
  private final Stakes stakes;

  private AllInGame(Builder builder) {
    int players = builder.stacks.length;
    require("stacks", players == 2 || players == 3, "expected 2 or 3, found " + players);
    double[] all = Arrays.copyOf(builder.stacks, players + builder.others.length);
    System.arraycopy(builder.others, 0, all, players, builder.others.length);
    bigBlind = builder.blinds[1];
    double most = Arrays.stream(builder.stacks).max().orElse(0);
    require(
        "blinds",
        bigBlind <= most,
        "the big blind, %s, is above all stacks".formatted(number(bigBlind)));
    boolean both = builder.ante > 0 && builder.bigBlindAnte > 0;
    require("big-blind-ante", !both, "expected no ante of each beside it");
    if (builder.payouts.length > 0) {
      require(
          "payouts",
          builder.payouts.length <= all.length,
          builder.payouts.length
              + " for "
              + all.length
              + " players: expected at most one for each");
      icm = Optional.of(asked("payouts", () -> Icm.of(builder.payouts)));
      asked("payouts", () -> icm.get().values(all)); // refuses too many players
    } else {
      icm = Optional.empty();
      require("others", builder.others.length == 0 || builder.ante > 0, "expected payouts, too");
    }
    stacks = builder.stacks.clone();
    double[] blinds = builder.blinds;
    stakes = new Stakes(players, all, blinds[0], blinds[1], builder.ante, builder.bigBlindAnte);
    locks = new EnumMap<>(AllInDecision.class);
    builder.locks.forEach(
        (name, range) -> {
          AllInDecision decision = decision(name);
          require(name, decision != null, "unknown: expected one of " + names(players));
          require(name, !isForced(decision), "the player has no choice there");
          require(name, locks.put(decision, weights(name, range)) == null, "given more than once");
        });
  }

  /**
   * {@return a game of these stacks, button first, with blinds of 0.5 and 1 until others are given}
   *
   * @param stacks the stacks in chips, in the order in which players act
   */
  public static Builder of(double... stacks) {
    return new Builder(stacks);
  }

  /** A game in the making. Values are checked by {@link #build}. */
  public static final class Builder {
    private final double[] stacks;
    private double[] blinds = {0.5, 1};
    private double ante;
    private double bigBlindAnte;
    private double[] payouts = {};
    private double[] others = {};
    private final Map<String, Range> locks = new TreeMap<>();

    private Builder(double... stacks) {
      this.stacks = stacks.clone();
    }

    /**
     * {@return this, with these blinds: at least 0, and above 0 and not below the small one}
     *
     * @param small the small blind in chips
     * @param big the big blind in chips
     */
    public Builder blinds(double small, double big) {
      blinds = new double[] {small, big};
      return this;
    }

    /**
     * {@return this, with an ante of each player, at least 0}
     *
     * @param each the ante of each player in chips
     */
    public Builder ante(double each) {
      ante = each;
      return this;
    }

    /**
     * {@return this, with an ante that the big blind pays for all, at least 0}
     *
     * @param chips the ante that the big blind pays for all, in chips
     */
    public Builder bigBlindAnte(double chips) {
      bigBlindAnte = chips;
      return this;
    }

    /**
     * {@return this, with these prizes: see {@link Icm#of}}
     *
     * @param places the prizes of the places, the first place first
     */
    public Builder payouts(double... places) {
      payouts = places.clone();
      return this;
    }

    /**
     * {@return this, with the stacks of those who have folded: they pay antes, and may win prizes}
     *
     * @param folded the stacks of the players who have folded
     */
    public Builder others(double... folded) {
      others = folded.clone();
      return this;
    }

    /**
     * {@return this, with a strategy that is given}
     *
     * @param decision its name: see {@link AllInDecision}
     * @param allIn how often hands are all-in, as weights
     */
    public Builder lock(String decision, Range allIn) {
      locks.put(decision, allIn);
      return this;
    }

    /**
     * {@return the game}
     *
     * @throws SolverSpotException if it is none: the message names the key, and what is expected
     */
    public AllInGame build() {
      for (int i = 0; i < stacks.length; i++) {
        int player = i;
        asked("stacks", () -> requireStack(player, stacks[player]));
      }
      for (int i = 0; i < others.length; i++) {
        int player = i;
        asked("others", () -> requireStack(player, others[player]));
      }
      require("others", others.length <= MOST_OTHERS, "expected at most " + MOST_OTHERS);
      boolean sound =
          blinds[0] >= 0 && blinds[1] >= blinds[0] && blinds[1] > 0 && blinds[1] <= MOST;
      require(
          "blinds", sound, "expected a small blind, and a big one that is not less and above 0");
      require("ante", ante >= 0 && ante <= MOST, "expected 0 or more");
      require("big-blind-ante", bigBlindAnte >= 0 && bigBlindAnte <= MOST, "expected 0 or more");
      return new AllInGame(this);
    }
  }

  /**
   * Reads the text of a game.
   *
   * @param text one key a line: see the class comment. At most 1,000,000 characters
   * @return the game
   * @throws SolverSpotException if the text is none: the message names line, key, place, and what
   *     is expected
   */
  public static AllInGame parse(CharSequence text) {
    Map<String, SpotReader.Entry> entries = SpotReader.checkedEntries(text.toString());
    if (!entries.containsKey("stacks")) {
      throw new SolverSpotException(0, "stacks", "missing: expected a line stacks = ...", null);
    }
    Builder builder = new Builder(numbers(entries.get("stacks")));
    entries.forEach((key, entry) -> read(builder, key, entry));
    try {
      return builder.build();
    } catch (SolverSpotException e) {
      SpotReader.Entry entry = entries.get(e.key());
      throw entry == null ? e : new SolverSpotException(entry.line(), e.key(), e.fault(), e);
    }
  }

  private static void read(Builder builder, String key, SpotReader.Entry entry) {
    if (!KEYS.contains(key)) {
      boolean known = decision(key, 3) != null || decision(key, 2) != null;
      if (!known) {
        String keys = String.join(", ", new TreeSet<>(KEYS));
        throw entry.fault("unknown key: expected " + keys + ", or one of " + names(3));
      }
      try {
        builder.lock(key, Range.parse(entry.value()));
      } catch (IllegalArgumentException e) {
        throw entry.fault(e);
      }
      return;
    }
    double[] numbers = numbers(entry);
    int expected = key.equals("blinds") ? 2 : key.endsWith("ante") ? 1 : numbers.length;
    if (numbers.length != expected) {
      throw entry.fault("expected " + expected + " numbers, found " + numbers.length);
    }
    Map<String, Consumer<double[]>> setters =
        Map.of(
            "blinds", of -> builder.blinds(of[0], of[1]),
            "ante", of -> builder.ante(of[0]),
            "big-blind-ante", of -> builder.bigBlindAnte(of[0]),
            "payouts", builder::payouts,
            "others", builder::others,
            "stacks", of -> {});
    setters.get(key).accept(numbers);
  }

  private static double[] numbers(SpotReader.Entry entry) {
    String[] parts = entry.value().split(",", -1);
    double[] numbers = new double[parts.length];
    for (int i = 0; i < parts.length; i++) {
      try {
        numbers[i] = parseNumber(parts[i].strip());
      } catch (IllegalArgumentException e) {
        String place = parts.length > 1 ? "number " + (i + 1) + ": " : "";
        throw entry.fault(place + e.getMessage());
      }
    }
    return numbers;
  }

  /** A number of chips or of a prize. */
  static double parseNumber(String text) {
    if (!text.matches("[0-9]{1,9}(\\.[0-9]{0,9})?|\\.[0-9]{1,9}")) {
      throw new IllegalArgumentException("expected a number such as 12.5, found " + Quote.of(text));
    }
    return Double.parseDouble(text);
  }

  static void requireStack(int player, double stack) {
    if (!(stack > 0 && stack <= MOST)) {
      throw new IllegalArgumentException(
          "stack "
              + (player + 1)
              + " is "
              + number(stack)
              + ": expected above 0, at most 1,000,000,000");
    }
  }

  static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < MOST
        ? String.valueOf((long) value)
        : String.valueOf(value);
  }

  private static void require(String key, boolean sound, String fault) {
    if (!sound) {
      throw new SolverSpotException(0, key, fault, null);
    }
  }

  private static void asked(String key, Runnable question) {
    asked(
        key,
        () -> {
          question.run();
          return key;
        });
  }

  private static <T> T asked(String key, Supplier<T> question) {
    try {
      return question.get();
    } catch (IllegalArgumentException e) {
      throw new SolverSpotException(0, key, e.getMessage(), e);
    }
  }

  /** The decision of this name; null if these players have none. */
  private static AllInDecision decision(String name, int players) {
    String full =
        players == 3
            ? name
            : name.equals("button")
                ? "small-blind"
                : name.equals("big-blind") ? "big-blind-vs-small-blind" : name;
    for (AllInDecision decision : AllInDecision.values()) {
      if (decision.toString().equals(full) && (players == 3 || decision.isOfTwo())) {
        return decision;
      }
    }
    return null;
  }

  private AllInDecision decision(String name) {
    return decision(name, players());
  }

  private static String names(int players) {
    List<String> names = new ArrayList<>();
    for (AllInDecision decision : AllInDecision.values()) {
      if (players == 3 || decision.isOfTwo()) {
        names.add(decision.toString());
      }
    }
    return String.join(", ", names);
  }

  private static double[] weights(String name, Range range) {
    double[] weights = new double[HoleClass.SIZE];
    Arrays.fill(weights, -1);
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      int of = HoleClass.of(hole);
      double weight = range.weight(hole);
      require(
          name,
          weights[of] < 0 || weights[of] == weight,
          "expected one weight for all suits of " + HoleClass.toString(of));
      weights[of] = weight;
    }
    return weights;
  }

  /** {@return the number of players who may act: 2 or 3} */
  public int players() {
    return stacks.length;
  }

  /** {@return the stacks before the hand: of the players, and then of the others} A new array. */
  public double[] stacks() {
    return stakes.before();
  }

  /** {@return the big blind} */
  public double bigBlind() {
    return bigBlind;
  }

  /** {@return the model of the prizes; empty if chips count} */
  public Optional<Icm> icm() {
    return icm;
  }

  /** {@return the decisions of these players, in the order in which they act} */
  public List<AllInDecision> decisions() {
    return Arrays.stream(AllInDecision.values())
        .filter(decision -> players() == 3 || decision.isOfTwo())
        .toList();
  }

  /**
   * {@return whether the player has no choice there: all chips are posted, or none are to call}
   *
   * @param decision the number of a decision, from 0
   */
  public boolean isForced(AllInDecision decision) {
    return stakes.isForced(decision.seat(), decision.facing());
  }

  /**
   * {@return whether the strategy of a decision was given}
   *
   * @param decision the number of a decision, from 0
   */
  public boolean isLocked(AllInDecision decision) {
    return locks.containsKey(decision);
  }

  /**
   * {@return the chance of winning, 0 to 1, that a call needs to be worth as much as a fold, ties
   * aside: in chips the pot odds; with prizes more, as far as they make losing worse} It is that of
   * winning against all who are all-in, while nobody else calls; NaN if nobody is, if there is no
   * choice, or with prizes against two, whose order would matter.
   *
   * @param decision the number of a decision, from 0
   */
  public double price(AllInDecision decision) {
    int facing = decision.facing();
    boolean two = Integer.bitCount(facing) == 2;
    if (facing == 0 || isForced(decision) || two && icm.isPresent()) {
      return Double.NaN;
    }
    if (two) {
      double[] chips = stakes.callAndPot(decision.seat(), facing);
      return chips[0] / (chips[0] + chips[1]);
    }
    int player = decision.seat() - 3 + players();
    int[] places = {1, 1, 1};
    double fold = worth(stakes.after(facing, places))[player];
    double lose = worth(stakes.after(facing | 1 << decision.seat(), placed(decision, 2)))[player];
    double win = worth(stakes.after(facing | 1 << decision.seat(), placed(decision, 0)))[player];
    return (fold - lose) / (win - lose);
  }

  private static int[] placed(AllInDecision decision, int place) {
    int[] places = {1, 1, 1};
    places[decision.seat()] = place;
    return places;
  }

  /** The worth of stacks after the hand to each: in big blinds, or in prizes. */
  double[] worth(double... after) {
    return icm.isPresent()
        ? icm.get().values(after, stakes.before())
        : Arrays.stream(after).map(chips -> chips / bigBlind).toArray();
  }

  Stakes stakes() {
    return stakes;
  }

  /** By decision what is given: null where the strategy is free. */
  double[][] given() {
    double[][] given = new double[AllInDecision.values().length][];
    for (AllInDecision decision : AllInDecision.values()) {
      given[decision.number] = locks.get(decision);
      if (!decisions().contains(decision)) {
        given[decision.number] = new double[HoleClass.SIZE];
      } else if (isForced(decision)) {
        given[decision.number] = new double[HoleClass.SIZE];
        Arrays.fill(given[decision.number], 1);
      }
    }
    return given;
  }

  /** The stacks, and what they play for. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "all-in game, stacks %s%s",
        Arrays.toString(stacks),
        icm.isPresent() ? ", prizes" : "");
  }
}
