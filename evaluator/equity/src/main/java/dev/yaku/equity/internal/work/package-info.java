/**
 * Runs the pieces of a count or the blocks of a sample on threads, and adds their tallies in a
 * fixed order, so that the result does not depend on the number of threads. The public face of
 * equity uses the room. It is made from a way to count or to sample, and a receiver of progress.
 */
package dev.yaku.equity.internal.work;
