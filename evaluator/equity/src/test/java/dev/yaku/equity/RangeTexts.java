package dev.yaku.equity;

import java.util.SplittableRandom;

/** Makes valid ranges at random, as {@link PlainRange} reads them. */
final class RangeTexts {
  private static final String RANKS = "23456789TJQKA";
  private static final String[] WEIGHTS = {"0", "1", "0.5", ".25", "33%", "0.125", "12.5%", "1."};
  private static final String[] SEPARATORS = {",", ", ", ", ", "; ", " "};
  private static final String[] SUFFIXES = {"", "s", "o"};

  private final SplittableRandom random;
  private final String ranks;

  RangeTexts(long seed, char lowest) {
    random = new SplittableRandom(seed);
    ranks = RANKS.substring(RANKS.indexOf(lowest));
  }

  String range() {
    return range(2);
  }

  private String range(int depth) {
    StringBuilder range = new StringBuilder(item(depth));
    for (int more = random.nextInt(5); more > 0; more--) {
      String separator = SEPARATORS[random.nextInt(SEPARATORS.length)];
      boolean open = range.charAt(range.length() - 1) == '-'; // before a blank: a span
      boolean number = Character.isDigit(range.charAt(range.length() - 1)); // 0,22 is rejected
      range.append(open ? "," : number ? ", " : separator).append(item(depth));
    }
    return range.append(random.nextInt(9) == 0 ? "," : "").toString();
  }

  private String item(int depth) {
    if (depth > 0 && random.nextInt(8) == 0) {
      String weight = weight();
      return switch (random.nextInt(4)) {
        case 0 -> weight + "(" + range(depth - 1) + ")";
        case 1 -> "[30]" + range(depth - 1) + "[/30]";
        default -> "[" + weight + "](" + range(depth - 1) + ")";
      };
    }
    return switch (random.nextInt(9)) {
      case 3 -> term() + "@" + (random.nextBoolean() ? 40 : 1);
      case 0 -> "!" + term();
      case 1 -> term() + ":" + weight();
      case 2 -> term() + "@" + weight();
      default -> term();
    };
  }

  private String term() {
    int a = random.nextInt(ranks.length());
    int b = random.nextInt(ranks.length());
    int c = random.nextInt(ranks.length());
    String suffix = SUFFIXES[random.nextInt(3)];
    String classes = rank(a) + rank(b) + (a == b ? "" : suffix);
    int high = Math.max(a, b);
    return switch (random.nextInt(29)) {
      case 18 -> a > Math.max(b, c) ? rank(a) + rank(b) + "–" + rank(c) + suffix : "any";
      case 19 -> a > b ? rank(a) + rank(b) + "dh" + "+-".charAt(c % 2) : rank(a) + rank(a) + "sc";
      case 20 -> a == b ? "any two" : rank(a) + "x" + rank(b) + "xy".charAt(c % 2);
      case 21 -> rank(c) + "[" + rank(a) + rank(b) + "]" + (a == c && b == c ? "" : suffix);
      case 22 -> set(a, b) + set(b, c) + (a == b && b == c ? "" : suffix);
      case 23 ->
          a > Math.max(b, c) ? classes + "-" + rank(c) + suffix : rank(b) + rank(b) + "–" + rank(c);
      case 24 -> a > b ? rank(a) + "* " + "son".charAt(c % 3) : "XX" + suffix;
      case 25 -> a > b ? rank(a) + rank(b) + " " + "son".charAt(c % 3) + " +" : "ＱＱ";
      case 26 -> rank(a) + "xX*".charAt(c % 3) + suffix + (a > 0 && b < 6 ? "-" : "+");
      case 27 -> "s" + rank(a) + (c % 2 == 0 ? " " : "") + "h" + rank(b);
      case 28 -> suit() + rank(a) + rank(b);
      case 12 -> rank(a) + (random.nextBoolean() ? "x" : "X") + suffix;
      case 13 -> a > b ? classes + "-" : rank(a) + rank(a) + "-";
      case 14 -> a > b ? diagonal(a, b, suffix) : "top" + (1 + a) + "%";
      case 15 -> rank(a) + "s" + rank(b) + "d" + (a == b || a > b ? "+" : "");
      case 16 -> rank(a) + "h" + rank(a) + "c-" + rank(b) + "h" + rank(b) + "c";
      case 17 -> a > b ? rank(a) + rank(b) + "n" : 1 + a + " %";
      case 0 -> rank(a) + rank(a);
      case 1 -> rank(a) + rank(a) + "+";
      case 2 -> rank(a) + rank(a) + "-" + rank(b) + rank(b);
      case 3, 4 -> high == a && a != b || high == 0 ? classes : rank(high) + rank(high);
      case 5, 6 -> a > b ? classes + "+" : rank(a) + rank(a) + "+";
      case 7 ->
          a > Math.max(b, c)
              ? classes + "-" + rank(a) + rank(c) + suffix
              : rank(b) + rank(b) + "-" + rank(c) + rank(c);
      case 8 -> rank(a) + "s" + rank(b) + "h";
      case 9 -> rank(a) + suit() + rank(b);
      case 10 -> 1 + random.nextInt(100) + "%";
      default -> random.nextInt(5) == 0 ? "*" : random.nextInt(20) + "%-" + (30 + a) + ".5%";
    };
  }

  private String diagonal(int high, int low, String suffix) {
    int down = random.nextInt(low + 1);
    return rank(high) + rank(low) + suffix + "-" + rank(high - down) + rank(low - down) + suffix;
  }

  /** Ranks from one to another in brackets. */
  private String set(int a, int b) {
    return "[" + rank(a) + "-" + rank(b) + "]";
  }

  private String rank(int rank) {
    return ranks.substring(rank, rank + 1);
  }

  private String suit() {
    return "cdhs".charAt(random.nextInt(4)) + "";
  }

  private String weight() {
    return WEIGHTS[random.nextInt(WEIGHTS.length)];
  }
}
