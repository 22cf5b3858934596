/**
 * Cards as text, and by suits: {@link CardReader} reads them, {@link CardName} names them, {@link
 * Quote} quotes what was found instead, and {@link SuitExchange} exchanges their suits. {@link
 * dev.yaku.Card} and {@link dev.yaku.Hand} use the room, and the readers of hands that know a
 * game's limits. It is made from text and the 52 cards alone.
 */
package dev.yaku.internal.cards;
