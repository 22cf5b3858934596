/**
 * Long work: a {@link dev.yaku.internal.work.Team} of threads shares its pieces. Equity, strength,
 * video poker and the solver use the room. It is made from the JDK alone, and asks in one place how
 * many threads there may be.
 */
package dev.yaku.internal.work;
