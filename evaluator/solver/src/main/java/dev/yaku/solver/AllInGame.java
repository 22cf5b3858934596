package dev.yaku.solver;

import static java.util.stream.Collectors.joining;

import dev.yaku.HoleClass;
import dev.yaku.HoleIndex;
import dev.yaku.equity.Range;
import dev.yaku.internal.cards.NumberList;
import dev.yaku.solver.internal.allin.Branches;
import dev.yaku.solver.internal.allin.Stakes;
import dev.yaku.solver.internal.spot.SpotEntry;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

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
 * with a backslash goes on in the next one. {@link #of(double...)} does the same in a program.
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
  private static final double MOST = Icm.MOST_CHIPS;
  private static final int MOST_OTHERS = 50;

  /** How many numbers each key of a text has, 0 for any number; all other keys are locks. */
  private static final Map<String, Integer> KEYS =
      new TreeMap<>(
          Map.of(
              "stacks", 0, "blinds", 2, "ante", 1, "big-blind-ante", 1, "payouts", 0, "others", 0));

  private static final Map<String, String> SHORT_NAMES = // of two players
      Map.of("button", "small-blind", "big-blind", "big-blind-vs-small-blind");

  private final double[] stacks; // of players, then of others
  private final int players;
  private final double bigBlind;
  private final @Nullable Icm icm;
  private final Stakes stakes;

  /** By set and class how often a hand is all-in, where that is given; -1 where it is free. */
  private final double[][] given = new double[Branches.SETS][HoleClass.SIZE];

  private AllInGame(Builder of) {
    of.require("stacks", of.numbers.containsKey("stacks"), "missing: expected stacks = ...");
    double[] acting = of.numbers("stacks");
    double[] others = of.numbers("others");
    double[] blinds = of.numbers("blinds", 0.5, 1);
    double[] antes = {of.numbers("ante", 0)[0], of.numbers("big-blind-ante", 0)[0]};
    double[] payouts = of.numbers("payouts");
    players = acting.length;
    stacks = joined(acting, others);
    bigBlind = blinds[1];
    of.asked("stacks", () -> Icm.requireStacks(acting));
    of.asked("others", () -> Icm.requireStacks(others));
    of.require("stacks", players == 2 || players == 3, "expected 2 or 3, found " + players);
    of.require("others", others.length <= MOST_OTHERS, "expected at most " + MOST_OTHERS);
    of.require(
        "blinds",
        blinds[0] >= 0 && bigBlind >= blinds[0] && bigBlind > 0 && bigBlind <= MOST,
        "expected a small blind, and a big one that is not less and above 0");
    String tooHigh = "the big blind, %s, is above all stacks".formatted(Icm.number(bigBlind));
    of.require("blinds", Arrays.stream(acting).max().orElse(0) >= bigBlind, tooHigh);
    of.require("ante", antes[0] >= 0 && antes[0] <= MOST, "expected 0 or more");
    of.require("big-blind-ante", antes[1] >= 0 && antes[1] <= MOST, "expected 0 or more");
    boolean both = antes[0] > 0 && antes[1] > 0;
    of.require("big-blind-ante", !both, "expected no ante of each beside it");
    icm = payouts.length == 0 ? null : of.asked("payouts", () -> icm(payouts));
    boolean inHand = icm != null || antes[0] > 0;
    of.require("others", inHand || others.length == 0, "expected payouts, too");
    double[] bySeat = joined(new double[3 - players], stacks); // of two players the first is empty
    stakes = new Stakes(bySeat, blinds[0], bigBlind, antes[0], antes[1]);
    Arrays.fill(given[Branches.BIG_BLIND], 1);
    decisions().forEach(decision -> Arrays.fill(given[decision.set], isForced(decision) ? 1 : -1));
    of.locks.forEach((name, range) -> lock(of, name, range));
  }

  private static double[] joined(double[] first, double... second) {
    return DoubleStream.concat(Arrays.stream(first), Arrays.stream(second)).toArray();
  }

  private Icm icm(double... payouts) {
    Icm model = Icm.of(payouts);
    model.values(stacks); // refuses too many places or players
    return model;
  }

  private void lock(Builder of, String name, Range range) {
    AllInDecision decision = decision(name, players);
    of.require(name, decision != null, "unknown: expected one of " + names(players));
    of.require(name, !isForced(decision), "the player has no choice there");
    of.require(name, !isLocked(decision), "given more than once");
    double[] weights = given[decision.set];
    for (int hole = 0; hole < HoleIndex.SIZE; hole++) {
      int holeClass = HoleClass.of(hole);
      double weight = range.weight(hole);
      boolean isOne = weights[holeClass] < 0 || weights[holeClass] == weight;
      of.require(
          name, isOne, "expected one weight for all suits of " + HoleClass.toString(holeClass));
      weights[holeClass] = weight;
    }
  }

  /**
   * {@return a game of these stacks, button first, with blinds of 0.5 and 1 until others are given}
   *
   * @param stacks the stacks in chips, in the order in which players act
   */
  public static Builder of(double... stacks) {
    return new Builder().put("stacks", stacks);
  }

  /**
   * {@return a game of values as a text has them}
   *
   * @param values by key: see the class comment
   * @throws SolverSpotException if there is no such key, or the value is none: the message names it
   */
  public static Builder of(Map<String, String> values) {
    Builder builder = new Builder();
    values.forEach(
        (key, value) -> builder.read(new SpotEntry(0, key, value, SolverSpotException::new)));
    return builder;
  }

  /** A game in the making. Values are checked by {@link #build}. */
  public static final class Builder {
    private final Map<String, double[]> numbers = new HashMap<>();
    private final Map<String, Range> locks = new TreeMap<>();
    private final Map<String, Integer> lines = new HashMap<>(); // of a text

    private Builder() {}

    private Builder put(String key, double... values) {
      numbers.put(key, values.clone());
      return this;
    }

    private double[] numbers(String key, double... otherwise) {
      return numbers.getOrDefault(key, otherwise);
    }

    private void require(String key, boolean sound, String fault) {
      if (!sound) {
        throw new SolverSpotException(lines.getOrDefault(key, 0), key, fault, null);
      }
    }

    private <T> T asked(String key, Supplier<T> question) {
      try {
        return question.get();
      } catch (IllegalArgumentException e) {
        throw new SolverSpotException(lines.getOrDefault(key, 0), key, e.getMessage(), e);
      }
    }

    private void read(SpotEntry entry) {
      String key = entry.key();
      lines.put(key, entry.line());
      if (KEYS.containsKey(key)) {
        put(key, asked(key, () -> NumberList.parse(entry.value(), KEYS.get(key))));
      } else {
        String expected = String.join(", ", KEYS.keySet()) + ", or one of " + names(3);
        boolean isLock = decision(key, 3) != null || decision(key, 2) != null;
        require(key, isLock, "unknown key: expected " + expected);
        lock(key, asked(key, () -> Range.parse(entry.value())));
      }
    }

    /**
     * {@return this, with these blinds: at least 0, and above 0 and not below the small one}
     *
     * @param small the small blind in chips
     * @param big the big blind in chips
     */
    public Builder blinds(double small, double big) {
      return put("blinds", small, big);
    }

    /**
     * {@return this, with an ante of each player, at least 0}
     *
     * @param each the ante of each player in chips
     */
    public Builder ante(double each) {
      return put("ante", each);
    }

    /**
     * {@return this, with an ante that the big blind pays for all, at least 0}
     *
     * @param chips the ante that the big blind pays for all, in chips
     */
    public Builder bigBlindAnte(double chips) {
      return put("big-blind-ante", chips);
    }

    /**
     * {@return this, with these prizes: see {@link Icm#of}}
     *
     * @param places the prizes of the places, the first place first
     */
    public Builder payouts(double... places) {
      return put("payouts", places);
    }

    /**
     * {@return this, with the stacks of those who have folded: they pay antes, and may win prizes}
     *
     * @param folded the stacks of the players who have folded
     */
    public Builder others(double... folded) {
      return put("others", folded);
    }

    /**
     * {@return this, with a strategy that is given}
     *
     * @param decision its name: see {@link AllInDecision}
     * @param allIn how often hands are all-in, as weights
     * @throws SolverSpotException if the decision has one already
     */
    public Builder lock(String decision, Range allIn) {
      require(decision, locks.put(decision, allIn) == null, "given more than once");
      return this;
    }

    /**
     * {@return the game}
     *
     * @throws SolverSpotException if it is none: the message names the key, and what is expected
     */
    public AllInGame build() {
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
    Map<String, SpotEntry> entries =
        SpotEntry.checkedByKey(text.toString(), SolverSpotException::new);
    Builder builder = new Builder();
    entries.values().forEach(builder::read);
    return builder.build();
  }

  private static List<AllInDecision> decisions(int players) {
    return Arrays.stream(AllInDecision.values())
        .filter(decision -> players == 3 || (decision.set & 1) == 0)
        .toList();
  }

  private static @Nullable AllInDecision decision(String name, int players) {
    String full = players == 3 ? name : SHORT_NAMES.getOrDefault(name, name);
    return decisions(players).stream()
        .filter(of -> of.toString().equals(full))
        .findFirst()
        .orElse(null);
  }

  private static String names(int players) {
    return decisions(players).stream().map(AllInDecision::toString).collect(joining(", "));
  }

  /** {@return the number of players who may act: 2 or 3} */
  public int players() {
    return players;
  }

  /** {@return the stacks before the hand: of the players, and then of the others} A new array. */
  public double[] stacks() {
    return stacks.clone();
  }

  /** {@return the big blind} */
  public double bigBlind() {
    return bigBlind;
  }

  /** {@return the model of the prizes; empty if chips count} */
  public Optional<Icm> icm() {
    return Optional.ofNullable(icm);
  }

  /** {@return the decisions of these players, in the order in which they act} */
  public List<AllInDecision> decisions() {
    return decisions(players);
  }

  /**
   * {@return whether the player has no choice there: all chips are posted, or none are to call}
   *
   * @param decision one of {@link #decisions}
   */
  public boolean isForced(AllInDecision decision) {
    return stakes.isForced(decision.seat(), decision.facing());
  }

  /**
   * {@return whether the strategy of a decision was given}
   *
   * @param decision one of {@link #decisions}
   */
  public boolean isLocked(AllInDecision decision) {
    return !isForced(decision) && given[decision.set][0] >= 0;
  }

  /**
   * {@return the chance of winning, 0 to 1, that a call needs to be worth as much as a fold, ties
   * aside: in chips the pot odds; with prizes more, as far as they make losing worse} It is that of
   * winning against all who are all-in, while nobody else calls; NaN if nobody is, if there is no
   * choice, or with prizes against two, whose order would matter.
   *
   * @param decision one of {@link #decisions}
   */
  public double price(AllInDecision decision) {
    int facing = decision.facing();
    if (facing == 0 || isForced(decision) || Integer.bitCount(facing) == 2 && icm != null) {
      return Double.NaN;
    }
    double fold = worthOf(decision, facing, 1);
    double lose = worthOf(decision, decision.set, 2);
    double win = worthOf(decision, decision.set, 0);
    return (fold - lose) / (win - lose);
  }

  /** The worth to who decides if these are in, and the others have place 1. */
  private double worthOf(AllInDecision decision, int in, int place) {
    int[] places = {1, 1, 1};
    places[decision.seat()] = place;
    return worth(stakes.after(in, places))[decision.seat()];
  }

  /** The worth of stacks after the hand by seat: in big blinds, or in prizes. */
  double[] worth(double... after) {
    return icm != null
        ? icm.values(after, stakes.before())
        : Arrays.stream(after).map(chips -> chips / bigBlind).toArray();
  }

  Stakes stakes() {
    return stakes;
  }

  /** By set and class how often a hand is all-in, where that is given; -1 where it is free. */
  double[][] given() {
    return given; // nobody changes it
  }

  /** The stacks, and what they play for. */
  @Override
  public String toString() {
    String prizes = icm != null ? ", prizes" : "";
    return "all-in game, stacks " + Arrays.toString(Arrays.copyOf(stacks, players)) + prizes;
  }
}
