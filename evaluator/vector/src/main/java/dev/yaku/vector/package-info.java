/**
 * Evaluates arrays of hands with vectors, after {@link dev.yaku.HandEvaluator#useVectors} asked for
 * them. Evaluators find {@link dev.yaku.vector.VectorLoop.Provider} as a service, so that only this
 * artifact needs the incubating module jdk.incubator.vector. Programs use none of its classes.
 */
package dev.yaku.vector;
