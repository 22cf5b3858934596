package dev.yaku.internal.cards;

import dev.yaku.web.Assets;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** In place of the library's: the names that the build has written down, those of most letters. */
final class SignName {
  private static String names; // read if they are asked for

  private SignName() {}

  /*
   * A line for each sign, its number and its name; before those, lines for runs of signs whose names
   * end in their numbers: the first, the last, and what stands before the number.
   */
  static String of(int sign) {
    if (!Assets.has("names")) {
      return "";
    }
    if (names == null) {
      names = "\n" + new String(Assets.read("names"), StandardCharsets.UTF_8);
    }
    String number = Integer.toHexString(sign);
    int at = names.indexOf("\n" + number + " ");
    if (at >= 0) {
      return ", " + names.substring(at + number.length() + 2, names.indexOf('\n', at + 1));
    }
    for (String line : names.split("\n", 0)) {
      String[] words = line.split(" ", 3);
      if (words.length == 3
          && words[0].endsWith("-")
          && Integer.parseInt(words[0].substring(0, words[0].length() - 1), 16) <= sign
          && Integer.parseInt(words[1], 16) >= sign) {
        return ", " + words[2] + " " + number.toUpperCase(Locale.ROOT);
      }
    }
    return ", null";
  }
}
