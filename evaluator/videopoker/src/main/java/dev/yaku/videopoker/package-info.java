/**
 * Video poker machines, solved exactly.
 *
 * <p>A {@linkplain dev.yaku.videopoker.PayTable pay table} is text. Together with rules for hands
 * of five cards it makes a {@linkplain dev.yaku.videopoker.VideoPoker machine}, which tells its
 * return with best play, how often each class of hands occurs, and the value of all {@linkplain
 * dev.yaku.videopoker.Holds holds} of a deal. For bots, a {@linkplain
 * dev.yaku.videopoker.HoldFinder finder} finds the best hold fast.
 *
 * <p>A <b>deal</b> is the five cards that a player is given, a <b>hold</b> is the cards of the deal
 * that the player keeps, and a <b>draw</b> is the cards that replace the others. A <b>class</b> is
 * the hands that one line of the pay table pays.
 */
@NullMarked
package dev.yaku.videopoker;

import org.jspecify.annotations.NullMarked;
