/**
 * Says what hands are worth. For whoever compiles, proves or tests: {@link
 * dev.yaku.generator.values.NaiveEvaluator} is the definition, and slow; {@code HandValues} asks it
 * for all hands that rules allow. Made from rules alone.
 */
package dev.yaku.generator.values;
