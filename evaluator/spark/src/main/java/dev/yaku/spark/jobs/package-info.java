/**
 * Work that takes one machine weeks, on a cluster: {@link dev.yaku.spark.jobs.OmahaPreflop}, {@link
 * dev.yaku.spark.jobs.StrengthOfAll} and {@link dev.yaku.spark.jobs.Buckets}, as functions and by
 * spark-submit. For authors of solvers and bots. What a job is made of is numbered from 0; ranges
 * of these numbers become files in a folder, and a job that was stopped makes those that are
 * missing.
 */
package dev.yaku.spark.jobs;
