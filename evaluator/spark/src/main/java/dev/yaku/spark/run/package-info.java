/**
 * Runs jobs whose units are numbered from 0: {@link dev.yaku.spark.run.RangeRunner} makes a file of
 * each {@link dev.yaku.spark.run.UnitRange} of units that is missing in a {@link
 * dev.yaku.spark.run.JobFolder}. The jobs use the room, and are a {@link
 * dev.yaku.spark.run.RangeJob} each. It is made from Spark's tasks and Parquet's files, and knows
 * no cards.
 */
package dev.yaku.spark.run;
