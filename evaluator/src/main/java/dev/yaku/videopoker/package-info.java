/**
 * Video poker machines, solved exactly.
 *
 * <p>A {@linkplain dev.yaku.videopoker.PayTable pay table} is text; with rules for hands of five
 * cards it is a {@linkplain dev.yaku.videopoker.VideoPoker machine}, which tells what it returns
 * with best play, how often each class of hands comes, and of a deal all {@linkplain
 * dev.yaku.videopoker.Holds holds} with what they are worth. A {@linkplain
 * dev.yaku.videopoker.HoldFinder finder} does the last for bots.
 *
 * <p>A <b>deal</b> is the five cards that a player is given, a <b>hold</b> some of them, a
 * <b>draw</b> the cards that come for the others; a <b>class</b> of hands is what the pay table has
 * a line for.
 */
package dev.yaku.videopoker;
