package dev.yaku.equity;

import dev.yaku.Hand;

/** Sets of two cards, each with a weight. */
public final class Range {
  private final double[] weights = new double[HoleIndex.SIZE];
  private final String text;

  private Range(String text) {
    this.text = text;
  }

  public static Range parse(String text) {
    Range range = new Range(text);
    if (text.equals("random")) {
      java.util.Arrays.fill(range.weights, 1);
      return range;
    }
    for (String item : text.split(",")) {
      String[] parts = item.split(":");
      double weight = parts.length > 1 ? Double.parseDouble(parts[1]) : 1;
      String term = parts[0].strip();
      for (int i = 0; i < HoleIndex.SIZE; i++) {
        int[] cards = Hand.cards(HoleIndex.hand(i));
        int a = Math.max(cards[0] % 13, cards[1] % 13);
        int b = Math.min(cards[0] % 13, cards[1] % 13);
        boolean suited = cards[0] / 13 == cards[1] / 13;
        String name = "" + dev.yaku.Card.RANKS.charAt(a) + dev.yaku.Card.RANKS.charAt(b);
        boolean in =
            term.length() > 3
                ? Hand.parse(term) == HoleIndex.hand(i)
                : term.equals(name)
                    || term.equals(name + (suited ? "s" : "o"))
                    || term.endsWith("+") && a == b && name.compareTo(term) != 0 && a >= dev.yaku.Card.RANKS.indexOf(term.charAt(0));
        if (in) {
          range.weights[i] = weight;
        }
      }
    }
    return range;
  }

  public double[] weights() {
    return weights.clone();
  }

  public double weight(int hole) {
    return weights[hole];
  }

  @Override
  public String toString() {
    return text;
  }
}
