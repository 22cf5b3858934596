/**
 * Poker hands in Spark SQL: functions that {@link dev.yaku.spark.YakuFunctions} registers. They are
 * for users whose hands are in tables of a cluster. The package is made only from the library's
 * public classes; the cluster provides Spark.
 */
package dev.yaku.spark;
