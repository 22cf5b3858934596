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
public record Action(Verb verb, int amount) {
  private static final int MOST_TEXT = 100;
  private static final Pattern WORDS = Pattern.compile("([a-z]+(?:[- ]?in)?)\\s*([0-9]{1,9})?");

  /** The verbs of actions, in the order in which they are listed. */
  public enum Verb {
    FOLD("fold", "f"),
    CHECK("check", "x"),
    CALL("call", "c"),
    BET("bet", "b"),
    RAISE("raise", "r"),
    ALL_IN("all-in", "all in", "allin", "a");

    @SuppressWarnings("ImmutableEnumChecker") // List.of
    private final List<String> words; // the first is the one that is written

    Verb(String... words) {
      this.words = List.of(words);
    }

    private static Verb named(String word) {
      return Arrays.stream(values())
          .filter(verb -> verb.words.contains(word))
          .findFirst()
          .orElse(null);
    }
  }

  /** Such as {@code "bet 120"}; a fold, a check and a call have no amount. */
  @Override
  public String toString() {
    String word = verb.words.get(0);
    return amount == 0 || verb == Verb.CALL ? word : word + " " + amount;
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
    Verb verb = words.matches() ? Verb.named(words.group(1)) : null;
    if (verb == null) {
      return -1;
    }
    int amount = words.group(2) == null ? -1 : Integer.parseInt(words.group(2));
    List<Action> exactly = of(verb, amount, actions);
    Verb more = actions.isEmpty() || actions.get(0).verb == Verb.FOLD ? Verb.RAISE : Verb.BET;
    boolean isMore = verb == more || amount > 0 && (verb == Verb.BET || verb == Verb.RAISE);
    if (exactly.isEmpty() && isMore) { // of everything
      exactly = of(Verb.ALL_IN, amount, actions);
    }
    return exactly.size() == 1 ? actions.indexOf(exactly.get(0)) : -1;
  }

  /** Those of a verb, and of an amount unless that is below 0. */
  private static List<Action> of(Verb verb, int amount, List<Action> actions) {
    return actions.stream()
        .filter(action -> action.verb == verb && (amount < 0 || action.amount == amount))
        .toList();
  }
}
