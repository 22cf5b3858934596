/**
 * Reads what a line of a pay table calls a class of hands, such as {@code four-of-a-kind A with
 * 2-4}. A {@link dev.yaku.internal.paytable.PayClass} says which hands it has. {@link
 * dev.yaku.videopoker.PayTable} is made of them; a hand is described by a {@link
 * dev.yaku.internal.paytable.HandKind}.
 */
package dev.yaku.internal.paytable;
