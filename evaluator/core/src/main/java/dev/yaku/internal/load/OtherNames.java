package dev.yaku.internal.load;

import java.util.Collection;
import java.util.Locale;
import java.util.regex.Pattern;

/** The names by which players call the games whose hands the built-in rule sets compare. */
final class OtherNames {
  /** Words, each after one sign or a blank: others are paths, or mistakes. */
  private static final Pattern NAME =
      Pattern.compile("(?=.{1,60}$)\\p{Alnum}+\\+?(?:(?:[ '’_/-]| ['’])\\p{Alnum}+\\+?)*");

  private static final Pattern SIGNS = Pattern.compile("[^a-z0-9+]");

  /** Limits, and what may follow any game, tell nothing of its hands. */
  private static final Pattern AROUND =
      Pattern.compile(
          "^(nolimit|potlimit|fixedlimit|limit|nl|pl|fl)(?=.)|(?<=.)(poker|lowball|rules)$");

  /** Rule sets, each with what is read as it: letters, digits and plus signs alone. */
  private static final String[][] GAMES = {
    {"standard", "(texas)?(holdem|he)|texas|poker|(7card|sevencard)?stud"},
    {"omaha", "plo4?|omaha(hi|high)|(4|four)cardomaha"},
    {"omaha-hi-lo", "plo8|plohilo|o8b?|omaha(8|hl|hilow|highlow|8orbetter|hilo8)"},
    {"short-deck", "(6|six)(\\+|plus)(holdem)?|shortdeckholdem"},
    {"deuce-to-seven", "(2|deuce)(to)?(7|seven)(low|single|triple)?(draw)?|kansascity"},
    {"ace-to-five", "(a|ace)(to)?(5|five)(low|triple)?(draw)?|razz|california"},
    {"three-card", "3card"},
    {"joker-wild", "jokers?(wild)?"},
  };

  private static final String[][] NEAR = {
    {"omaha", "plo[5-7]|(5|6|7|five|six|seven)cardomaha(hi|high)?"},
    {"omaha-hi-lo", "bigo|plo[5-7](8|hilo)|(5|6|7|five|six|seven)cardomaha(8|hilo)"},
  };

  private OtherNames() {}

  /** The rule set that a name means; null if none. */
  static String meant(String name, Collection<String> names) {
    if (!NAME.matcher(name).matches()) {
      return null;
    }
    String plain = plain(name);
    String bare = AROUND.matcher(plain).replaceAll("");
    for (String each : names) {
      if (plain.equals(plain(each)) || bare.equals(plain(each))) {
        return each;
      }
    }
    String found = find(plain, GAMES);
    return found == null ? find(bare, GAMES) : found;
  }

  /** The rule set that a name nearly means: of hands of other sizes; null if none. */
  static String near(String name) {
    return NAME.matcher(name).matches() ? find(plain(name), NEAR) : null;
  }

  private static String find(String name, String[]... games) {
    for (String[] game : games) {
      if (name.matches(game[1])) {
        return game[0];
      }
    }
    return null;
  }

  private static String plain(String name) {
    return SIGNS.matcher(name.toLowerCase(Locale.ROOT)).replaceAll("");
  }
}
