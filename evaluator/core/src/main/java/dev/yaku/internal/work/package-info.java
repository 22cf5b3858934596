/**
 * Long work: a {@link Team} of threads shares its pieces. Equity, strength, video poker and the
 * solver use the room. It is made from the JDK alone, and says how many threads there may be.
 */
package dev.yaku.internal.work;
