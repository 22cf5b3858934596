package dev.yaku.generator;

import dev.yaku.generator.rules.Rules;
import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Hands for tests: from text and back, all of a deck, and at random. */
public final class Cards {
  private Cards() {}

  /** Such as {@code As Td Jo}. */
  public static int[] cards(String text) {
    return text.isBlank()
        ? new int[0]
        : Arrays.stream(text.strip().split(" ", -1)).mapToInt(Cards::card).toArray();
  }

  private static int card(String text) {
    return text.equals("Jo")
        ? 52
        : 13 * "cdhs".indexOf(text.charAt(1)) + "23456789TJQKA".indexOf(text.charAt(0));
  }

  public static String text(int... cards) {
    return Arrays.stream(cards)
        .mapToObj(c -> c >= 52 ? "Jo" : "" + "23456789TJQKA".charAt(c % 13) + "cdhs".charAt(c / 13))
        .collect(Collectors.joining(" "));
  }

  /** The natural cards of a rule set's deck, and n jokers. */
  public static int[] deck(Rules rules, int jokers) {
    return IntStream.range(0, 52 + jokers).filter(c -> c >= 52 || rules.hasCard(c)).toArray();
  }

  /** Shows all sets of n cards, in an array that is used again. */
  public static void allSets(int[] deck, int size, Consumer<int[]> to) {
    all(deck, 0, 1, new int[size], 0, to);
  }

  /** The same of multisets: any card any number of times. */
  public static void allMultisets(int[] deck, int size, Consumer<int[]> to) {
    all(deck, 0, 0, new int[size], 0, to);
  }

  private static void all(
      int[] deck, int from, int step, int[] hand, int filled, Consumer<int[]> to) {
    if (filled == hand.length) {
      to.accept(hand);
      return;
    }
    for (int i = from; i < deck.length; i++) {
      hand[filled] = deck[i];
      all(deck, i + step, step, hand, filled + 1, to);
    }
  }

  /** Different cards of the deck, in any order. */
  public static int[] random(int[] deck, int size, Random random) {
    int[] cards = deck.clone();
    for (int i = 0; i < size; i++) {
      int j = i + random.nextInt(cards.length - i);
      int card = cards[j];
      cards[j] = cards[i];
      cards[i] = card;
    }
    return Arrays.copyOf(cards, size);
  }
}
