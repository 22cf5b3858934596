/**
 * Hands of poker in Spark's SQL: functions, which {@link dev.yaku.spark.YakuFunctions} registers.
 * For those whose hands lie in tables of a cluster. Made from the library's public classes alone;
 * the cluster brings Spark.
 */
package dev.yaku.spark;
