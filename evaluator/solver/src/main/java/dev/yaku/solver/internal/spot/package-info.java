/**
 * Reads the text of questions. It is for the public face. It is made from ranges, cards and rules
 * of betting.
 */
package dev.yaku.solver.internal.spot;
