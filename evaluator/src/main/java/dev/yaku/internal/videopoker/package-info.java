/**
 * Solves video poker machines whose classes of hands and pays are numbers: what all deals return
 * with best play, and what each hold of a deal is worth. {@link dev.yaku.videopoker.VideoPoker}
 * gives these answers their names. They are sums and differences of a few sums over hands, by
 * {@linkplain dev.yaku.internal.videopoker.SuitClasses classes} of deals.
 */
package dev.yaku.internal.videopoker;
