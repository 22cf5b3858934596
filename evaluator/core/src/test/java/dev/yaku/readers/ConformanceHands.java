package dev.yaku.readers;

import dev.yaku.generator.rules.GameRules;
import dev.yaku.generator.rules.Rules;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Hands of one game that try all of its table: of every size, many of one suit or of few ranks. */
final class ConformanceHands {
  /** Cards, and in Omaha the board. */
  record Hand(int[] cards, int... board) {}

  /** More jokers would keep the naive evaluator busy for minutes. */
  private static final int MOST_JOKERS = 2;

  private static final int RANK_COUNT = Rules.RANKS.length();
  private static final int KINDS = 4;
  private static final int RUN = KINDS;
  private static final long SEED = 1;

  private final Random random = new Random(SEED);
  private final IntArrayList deck = new IntArrayList(); // each card as often as a hand may hold it
  private final int minCards;
  private final int maxCards;
  private final int minBoard;
  private final int maxBoard;

  ConformanceHands(GameRules game) {
    if (game instanceof Rules rules) {
      minCards = rules.minCards();
      maxCards = rules.maxCards();
      minBoard = 0;
      maxBoard = 0;
      addDeck(rules);
    } else if (game instanceof GameRules.Omaha omaha) {
      minCards = omaha.minHole();
      maxCards = omaha.maxHole();
      minBoard = omaha.minBoard();
      maxBoard = omaha.maxBoard();
      addDeck(omaha.high());
    } else {
      GameRules.Badugi badugi = (GameRules.Badugi) game;
      minCards = badugi.minCards();
      maxCards = badugi.maxCards();
      minBoard = 0;
      maxBoard = 0;
      for (int card = 0; card < Rules.JOKER; card++) {
        deck.add(card);
      }
    }
  }

  private void addDeck(Rules rules) {
    for (int card = 0; card < Rules.JOKER; card++) {
      for (int copy = 0; rules.hasCard(card) && copy < rules.copies(); copy++) {
        deck.add(card);
      }
    }
    for (int joker = 0; joker < Math.min(MOST_JOKERS, rules.jokers()); joker++) {
      deck.add(Rules.JOKER + joker);
    }
  }

  /** Every run of the deck in one suit, and then random hands, until there are so many. */
  List<Hand> make(int count) {
    List<Hand> hands = new ArrayList<>();
    for (int card = 0; card < Rules.JOKER; card++) {
      if (deck.contains(card)) {
        hands.add(hand(RUN, card));
      }
    }
    while (hands.size() < count) {
      hands.add(hand(random.nextInt(KINDS), random.nextInt(Rules.JOKER)));
    }
    return hands;
  }

  private Hand hand(int kind, int model) {
    IntArrayList left = deck.clone();
    int least = kind == RUN ? maxCards : minCards;
    int[] cards = new int[least + random.nextInt(maxCards - least + 1)];
    int[] board = new int[minBoard + random.nextInt(maxBoard - minBoard + 1)];
    for (int i = 0; i < cards.length; i++) {
      boolean first = kind == RUN && i == 0;
      cards[i] = first ? left.removeInt(left.indexOf(model)) : draw(left, model, kind);
    }
    for (int i = 0; i < board.length; i++) {
      board[i] = draw(left, model, kind);
    }
    return new Hand(cards, board);
  }

  private int draw(IntArrayList left, int model, int kind) {
    int at = random.nextInt(left.size());
    for (int tries = 0; tries < left.size() && !isLike(left.getInt(at), model, kind); tries++) {
      at = random.nextInt(left.size());
    }
    return left.removeInt(at);
  }

  /** Any card; of the suit; of a near rank; both, where a joker is welcome, too. */
  private static boolean isLike(int card, int model, int kind) {
    boolean suit = card / RANK_COUNT == model / RANK_COUNT;
    int distance = Math.floorMod(card - model, RANK_COUNT);
    return switch (kind) {
      case 0 -> true;
      case 1 -> suit;
      case 2 -> distance < 3;
      case 3 -> card >= Rules.JOKER || distance < 2;
      default -> suit && distance < 6;
    };
  }
}
