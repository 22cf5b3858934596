/**
 * Reads the names of classes of hands in pay tables, such as {@code four-of-a-kind A with 2-4}, for
 * {@link dev.yaku.videopoker.PayTable}. A {@link dev.yaku.videopoker.internal.paytable.PayClass}
 * decides which hands belong to a class, by their {@link
 * dev.yaku.videopoker.internal.paytable.PayClass.HandKind}.
 */
package dev.yaku.videopoker.internal.paytable;
