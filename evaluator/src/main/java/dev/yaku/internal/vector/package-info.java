/**
 * Evaluates arrays of sets with vectors. {@link dev.yaku.HandEvaluator#useVectors} asks for it, and
 * evaluators know nothing of it but {@link dev.yaku.internal.vector.VectorLoop}. Its kernel, which
 * needs the module jdk.incubator.vector, is in the source folder src/vector, compiled apart, and
 * reached by its name only.
 */
package dev.yaku.internal.vector;
