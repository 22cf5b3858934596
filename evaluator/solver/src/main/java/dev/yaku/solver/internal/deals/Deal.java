package dev.yaku.solver.internal.deals;

import dev.yaku.internal.cards.SuitExchange;
import java.util.List;

/**
 * A board, and what each player may hold with it.
 *
 * @param level the street: 0 for the first
 * @param number unique among the deals of its street, from 0
 * @param board the cards of the board
 * @param hands by player
 * @param alike by player and hand: the first hand that it becomes by an exchange of suits that
 *     changes nothing that matters; empty if there is no such exchange
 * @param next the deals of the next card, one of those that differ only in suits
 */
public record Deal(
    int level, int number, long board, PlayerHands[] hands, char[][] alike, List<Next> next) {
  /** The length of arrays by hand of a player. */
  public int padded(int player) {
    return hands[player].padded();
  }

  /**
   * A deal of the next card, and those that are the same up to suits.
   *
   * @param cards the cards dealt: of the deal itself, then of the others
   * @param exchanges by card: what makes the first card this one, and changes nothing else that
   *     matters
   * @param images by card and player: for each hand of the deal, the number of the hand that it
   *     becomes, among the hands before the card
   */
  public record Next(Deal deal, int[] cards, List<SuitExchange> exchanges, char[][][] images) {}
}
