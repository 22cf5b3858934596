package dev.yaku.solver.internal.betting;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An action of a player.
 *
 * @param amount the chips that the player has bet on this street after the action; 0 for a fold or
 *     a check
 */
public record Action(Kind kind, int amount) {
  private static final int MOST_TEXT = 100;
  private static final Pattern WORDS = Pattern.compile("([a-z]+(?:[- ]?in)?)\\s*([0-9]{1,9})?");

  /** The kinds of actions, in the order in which they are listed. */
  public enum Kind {
    FOLD("fold", "f"),
    CHECK("check", "x"),
    CALL("call", "c"),
    BET("bet", "b"),
    RAISE("raise", "r"),
    ALL_IN("all-in", "all in", "allin", "a");

    @SuppressWarnings("ImmutableEnumChecker") // List.of
    private final List<String> words; // the first is the one that is written

    Kind(String... words) {
      this.words = List.of(words);
    }

    private static Kind named(String word) {
      return Arrays.stream(values()).filter(k -> k.words.contains(word)).findFirst().orElse(null);
    }
  }

  /** Such as {@code "bet 120"}; a fold, a check and a call have no amount. */
  @Override
  public String toString() {
    String word = kind.words.get(0);
    return amount == 0 || kind == Kind.CALL ? word : word + " " + amount;
  }

  /**
   * The number of the only one of some actions that a text can mean: written as {@link #toString}
   * does, or shorter, as {@code b120}, {@code raise}, {@code x} or {@code allin}; a bet or raise of
   * everything is also all-in. -1 if there is none, or more than one.
   */
  public static int number(String text, List<Action> actions) {
    if (text.length() > MOST_TEXT) {
      return -1;
    }
    Matcher words = WORDS.matcher(text.strip().toLowerCase(Locale.ROOT));
    Kind kind = words.matches() ? Kind.named(words.group(1)) : null;
    if (kind == null) {
      return -1;
    }
    int amount = words.group(2) == null ? -1 : Integer.parseInt(words.group(2));
    List<Action> exactly = of(kind, amount, actions);
    Kind more = actions.isEmpty() || actions.get(0).kind == Kind.FOLD ? Kind.RAISE : Kind.BET;
    boolean isMore = kind == more || amount > 0 && (kind == Kind.BET || kind == Kind.RAISE);
    if (exactly.isEmpty() && isMore) { // of everything
      exactly = of(Kind.ALL_IN, amount, actions);
    }
    return exactly.size() == 1 ? actions.indexOf(exactly.get(0)) : -1;
  }

  /** Those of a kind, and of an amount unless that is below 0. */
  private static List<Action> of(Kind kind, int amount, List<Action> actions) {
    return actions.stream()
        .filter(action -> action.kind == kind && (amount < 0 || action.amount == amount))
        .toList();
  }
}
