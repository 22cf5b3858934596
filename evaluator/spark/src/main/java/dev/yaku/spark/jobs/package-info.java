/**
 * Jobs for a cluster that would take one machine weeks: {@link dev.yaku.spark.jobs.OmahaPreflop},
 * {@link dev.yaku.spark.jobs.StrengthOfAll}, {@link dev.yaku.spark.jobs.Buckets} and {@link
 * dev.yaku.spark.jobs.FlopReports}, as functions and by spark-submit. They are for authors of
 * solvers and bots. The units of a job are numbered from 0; ranges of these numbers become files in
 * a folder, and a job that was stopped makes the missing files when it is started again.
 */
package dev.yaku.spark.jobs;
