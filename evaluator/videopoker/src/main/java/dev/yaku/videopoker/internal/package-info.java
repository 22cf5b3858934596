/**
 * Solves video poker machines whose classes of hands and pays are numbers: the return of all deals
 * with best play, and the value of each hold of a deal. {@link dev.yaku.videopoker.VideoPoker} is
 * the public face. The results are made from a few sums over hands, by {@linkplain
 * dev.yaku.videopoker.internal.SuitClasses classes} of deals.
 */
package dev.yaku.videopoker.internal;
