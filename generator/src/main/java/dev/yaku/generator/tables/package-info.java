/**
 * Compiles rules into tables, and writes the tables as tables/FORMAT.md says. The command line uses
 * the room. It is made from values and keys.
 */
package dev.yaku.generator.tables;
