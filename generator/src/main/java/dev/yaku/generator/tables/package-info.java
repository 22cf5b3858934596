/**
 * Compiles rules into tables, and writes these as tables/FORMAT.md says. For the command line. Made
 * from values and keys.
 */
package dev.yaku.generator.tables;
