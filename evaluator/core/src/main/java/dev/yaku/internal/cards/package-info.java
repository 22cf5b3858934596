/**
 * Cards as text, and by suits: {@link dev.yaku.internal.cards.CardReader} reads them, {@link
 * dev.yaku.internal.cards.CardName} names them, {@link dev.yaku.internal.cards.Quote} quotes what
 * was found instead, and {@link dev.yaku.internal.cards.Suits} exchanges their suits. {@link
 * dev.yaku.Card} and {@link dev.yaku.Hand} use the room, and the readers of hands that know a
 * game's limits. It is made from text and the 52 cards alone.
 */
package dev.yaku.internal.cards;
