/**
 * Copies loops, so that the JIT compiles one for each evaluator or each class of callbacks. The
 * evaluators use it for arrays ({@link dev.yaku.internal.jit.ArrayLoop}), the enumeration and the
 * vectors for loops of their own ({@link dev.yaku.internal.jit.HiddenClasses}). It is made of
 * hidden classes; why they help is in evaluator/src/jmh/JIT.md.
 */
package dev.yaku.internal.jit;
