/**
 * Push or fold: what players have after each way in which a hand may end, how often hands beat each
 * other with the cards of a third gone, what each decision is worth against the others' strategies,
 * and strategies by regrets. It is for the public face. It is made from the tables of two and of
 * three hands, and knows classes of hands only.
 */
package dev.yaku.solver.internal.allin;
