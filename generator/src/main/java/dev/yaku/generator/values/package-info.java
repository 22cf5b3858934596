/**
 * The values of hands, for compilation, proof and tests: {@link
 * dev.yaku.generator.values.NaiveEvaluator} is the slow definition, and {@code HandValues} collects
 * its values of all hands that the rules allow. The room is made from rules alone.
 */
package dev.yaku.generator.values;
