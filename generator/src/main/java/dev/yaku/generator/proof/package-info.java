/**
 * Compares the bytes of a table with the definition of values before they are written. The command
 * line uses the room, and writes no table that differs. It is made from rules, the naive evaluator
 * and a separate reader, and shares no code with the compilation of tables.
 */
package dev.yaku.generator.proof;
