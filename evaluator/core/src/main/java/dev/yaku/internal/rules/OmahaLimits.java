package dev.yaku.internal.rules;

import dev.yaku.Card;
import dev.yaku.CardFormatException;
import dev.yaku.CardText;
import dev.yaku.Hand;
import dev.yaku.OmahaHand;
import dev.yaku.RuleSet;
import dev.yaku.internal.cards.CardName;
import java.util.Objects;

/** The limits of an Omaha hand. Describes faults of invalid ones, and reads hands from text. */
public record OmahaLimits(
    long deck, int minHole, int maxHole, int minBoard, int maxBoard, String ruleSet) {
  public static OmahaLimits of(RuleSet rules) {
    return new OmahaLimits(
        rules.deck(),
        rules.minCards(),
        rules.maxCards(),
        rules.minBoard(),
        rules.maxBoard(),
        rules.name());
  }

  public static UnsupportedOperationException noLowHalf(RuleSet rules) {
    return new UnsupportedOperationException(rules + " does not split the pot");
  }

  public boolean isWrong(long hole, long board) {
    int holeCards = Long.bitCount(hole);
    int boardCards = Long.bitCount(board);
    return ((hole & board) | (hole | board) & ~deck) != 0
        || holeCards < minHole
        || holeCards > maxHole
        || boardCards < minBoard
        || boardCards > maxBoard;
  }

  /** Rejects a board, or a number of hole cards, that the rules do not allow. */
  public void checkBoard(long board, int holeCards) {
    int boardCards = Long.bitCount(board);
    if ((board & ~deck) != 0 || boardCards < minBoard || boardCards > maxBoard) {
      throw rejection(0, board);
    }
    if (holeCards < minHole || holeCards > maxHole) {
      throw new IllegalArgumentException(holeFault(holeCards));
    }
  }

  /** Rejects a number of hole cards, or jokers, that the rules do not allow. */
  public void checkDeal(int holeCards, int jokers) {
    if (jokers != 0) {
      throw new IllegalArgumentException(jokers + " jokers, " + ruleSet + " has none");
    }
    if (holeCards < minHole || holeCards > maxHole) {
      throw new IllegalArgumentException(holeFault(holeCards));
    }
  }

  public IllegalArgumentException rejection(long hole, long board) {
    String fault;
    long both = hole & board;
    long foreign = (hole | board) & ~deck;
    int boardCards = Long.bitCount(board);
    if (foreign != 0) {
      fault = CardName.of(Long.numberOfTrailingZeros(foreign)) + notInDeck();
    } else if (both != 0) {
      fault =
          Card.toString(Long.numberOfTrailingZeros(both)) + " is both in the hole and on the board";
    } else if (boardCards < minBoard || boardCards > maxBoard) {
      fault = boardFault(boardCards);
    } else {
      fault = holeFault(Long.bitCount(hole));
    }
    return new IllegalArgumentException(
        fault + ": " + CardName.listOfSet(hole) + " | " + CardName.listOfSet(board));
  }

  /** The exception for hole cards that do not fit a board prepared for {@code expected} cards. */
  public IllegalArgumentException rejectionOfHole(long hole, int expected, long board) {
    int found = Long.bitCount(hole);
    return found == expected || (hole & (board | ~deck)) != 0
        ? rejection(hole, board)
        : new IllegalArgumentException(
            "%s hole card%s, the board was prepared for %s: %s"
                .formatted(
                    found,
                    found == 1 ? "" : "s",
                    expected,
                    OmahaHand.ofHole(hole).withBoard(board)));
  }

  private String notInDeck() {
    return " is not in the deck of " + ruleSet;
  }

  private String holeFault(int cards) {
    return HandLimits.sizeFault(cards, "hole card", ruleSet, minHole, maxHole);
  }

  private String boardFault(int cards) {
    return HandLimits.sizeFault(cards, "board card", ruleSet, minBoard, maxBoard);
  }

  public OmahaHand parse(CharSequence text) {
    int bar = CardText.indexOfBar(Objects.requireNonNull(text, "text"), 0);
    int second = bar < 0 ? -1 : CardText.indexOfBar(text, bar + 1);
    if (bar < 0 || second >= 0) {
      throw new CardFormatException(
          "%s bar: %s takes hole cards, a bar and the board, as in As Kh Qd Jc | Ts 9s 8d"
              .formatted(bar < 0 ? "no" : "a second", ruleSet),
          1 + (bar < 0 ? text.length() : second));
    }
    CardText cards = CardText.parse(text);
    checkDeck(cards);
    int hole = cards.cards(0).length;
    int board = cards.cards(1).length;
    if (hole < minHole || hole > maxHole) {
      throw new CardFormatException(holeFault(hole), cards.column(0, Math.min(hole, maxHole)));
    }
    if (board < minBoard || board > maxBoard) {
      throw new CardFormatException(boardFault(board), cards.column(1, Math.min(board, maxBoard)));
    }
    return OmahaHand.ofHole(Hand.of(cards.cards(0))).withBoard(Hand.of(cards.cards(1)));
  }

  /** Rejects the first card that is not in the deck, or is given twice. */
  private void checkDeck(CardText cards) {
    int[] all = cards.cards();
    long set = 0;
    for (int i = 0; i < all.length; i++) {
      if (Card.isJoker(all[i]) || (deck >>> all[i] & 1) == 0) {
        throw cards.fault(Card.toString(all[i]) + notInDeck(), i);
      }
      if ((set >>> all[i] & 1) != 0) {
        throw cards.fault(Card.toString(all[i]) + " is given twice", i);
      }
      set |= 1L << all[i];
    }
  }
}
