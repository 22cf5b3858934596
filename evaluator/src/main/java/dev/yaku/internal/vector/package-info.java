/**
 * Evaluates arrays of sets with vectors. {@link dev.yaku.HandEvaluator#useVectors} turns vectors
 * on, and evaluators use only {@link dev.yaku.internal.vector.VectorLoop}. The kernel, which needs
 * the module jdk.incubator.vector, is in the source folder src/vector; it is compiled separately
 * and loaded by name.
 */
package dev.yaku.internal.vector;
