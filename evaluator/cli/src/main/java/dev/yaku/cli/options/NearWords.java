package dev.yaku.cli.options;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The options and commands that may be meant by a word that is none. */
public final class NearWords {
  private NearWords() {}

  /** Such as {@code ; did you mean --format?}; empty if nothing is near. */
  public static String hint(ParameterException e) {
    if (!(e instanceof UnmatchedArgumentException unmatched)) {
      return "";
    }
    String word = unmatched.getUnmatched().get(0).replaceFirst("=.*", "");
    List<String> near = new ArrayList<>();
    for (String option : e.getCommandLine().getCommandSpec().optionsMap().keySet()) {
      if (word.startsWith("--") && option.startsWith("--") && differInOne(word, option)) {
        near.add(option);
      }
    }
    for (String command : e.getCommandLine().getSubcommands().keySet()) {
      if (differInOne(word, command) || command.startsWith(word) || word.startsWith(command)) {
        near.add(command);
      }
    }
    return near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?";
  }

  /** Whether one has one character other, more or less than the other, or two swapped. */
  private static boolean differInOne(String a, String b) {
    int shorter = Math.min(a.length(), b.length());
    int same = 0;
    while (same < shorter && a.charAt(same) == b.charAt(same)) {
      same++;
    }
    int skipA = Math.min(a.length(), same + (a.length() >= b.length() ? 1 : 0));
    int skipB = Math.min(b.length(), same + (b.length() >= a.length() ? 1 : 0));
    boolean swapped =
        a.length() == b.length()
            && same + 2 <= shorter
            && a.charAt(same) == b.charAt(same + 1)
            && a.charAt(same + 1) == b.charAt(same)
            && a.substring(same + 2).equals(b.substring(same + 2));
    return swapped || a.substring(skipA).equals(b.substring(skipB));
  }
}
