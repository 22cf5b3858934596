/**
 * Threads that do the pieces of a counting or the blocks of a sample, and add up their tallies in
 * one order, so that the result does not depend on how many threads there are. For the public face.
 * From a way to count or to sample, and from somebody who is told the progress.
 */
package dev.yaku.internal.work;
