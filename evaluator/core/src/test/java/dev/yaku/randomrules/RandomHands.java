package dev.yaku.randomrules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Hands by rules drawn at random: of any cards, or of many of one suit, or of near ranks. */
final class RandomHands {
  private static final int KINDS = 3;

  private final RandomRules rules;
  private final Random random;
  private final int[] deck;

  RandomHands(RandomRules rules, Random random) {
    this.rules = rules;
    this.random = random;
    deck = rules.deck();
  }

  /** A hand of any size that the rules allow. */
  int[] next() {
    return of(rules.minCards() + random.nextInt(rules.maxCards() - rules.minCards() + 1));
  }

  /** A hand of a size; jokers have different numbers. */
  int[] of(int size) {
    List<Integer> cards = new ArrayList<>();
    for (int card : deck) {
      cards.addAll(Collections.nCopies(rules.copies(), card));
    }
    IntStream.range(52, 52 + rules.jokers()).forEach(cards::add);
    Collections.shuffle(cards, random);
    int model = deck[random.nextInt(deck.length)];
    List<Integer> liked = new ArrayList<>();
    switch (random.nextInt(KINDS)) {
      case 1 -> cards.stream().filter(c -> c >= 52 || c / 13 == model / 13).forEach(liked::add);
      case 2 -> cards.stream().filter(c -> near(c, model)).forEach(liked::add);
      default -> liked.addAll(cards);
    }
    int[] hand = new int[size];
    for (int i = 0; i < size; i++) {
      List<Integer> from = liked.isEmpty() || random.nextInt(8) == 0 ? cards : liked;
      Integer card = from.get(0);
      hand[i] = card;
      cards.remove(card);
      liked.remove(card);
    }
    return hand;
  }

  /**
   * An invalid list: a card is not in the deck, a card is held too often, or there are too many
   * jokers.
   */
  int[] nextWrong() {
    int[] hand = of(rules.maxCards());
    int other = random.nextInt(52);
    int kind = random.nextInt(KINDS);
    if (kind == 0 && IntStream.of(deck).noneMatch(card -> card == other)) {
      hand[random.nextInt(hand.length)] = other;
    } else if (kind == 1 && rules.copies() < hand.length) {
      Arrays.fill(hand, 0, rules.copies() + 1, deck[random.nextInt(deck.length)]);
    } else if (rules.jokers() < hand.length) {
      for (int i = 0; i <= rules.jokers(); i++) {
        hand[i] = 52 + i % Math.max(1, rules.jokers());
      }
    } else {
      hand[0] = 52 + rules.jokers();
    }
    return hand;
  }

  private boolean near(int card, int model) {
    return card >= 52 || Math.abs(rules.place(card) - rules.place(model)) < 2;
  }
}
