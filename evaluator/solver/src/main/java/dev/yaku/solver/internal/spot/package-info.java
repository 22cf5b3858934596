/**
 * Questions as text: reads keys, ranges, sizes and locks, writes locks, and follows actions and
 * cards by name. It is for the public face, whose exceptions it throws as it is told. It is made
 * from the trees of actions and of cards, and from what solves them.
 */
package dev.yaku.solver.internal.spot;
