/**
 * Copies loops, so that the JIT compiles one for each evaluator or each class of callbacks. The
 * evaluators use the room for arrays ({@link ArrayLoop}), and the enumeration and the vector loops
 * for their own copies ({@link HiddenClasses}). It is made from hidden classes;
 * evaluator/jmh/JIT.md explains why they help.
 */
package dev.yaku.internal.jit;
