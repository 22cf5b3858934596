/**
 * Compares the bytes of a table with the definition of values before they are written. For the
 * command line, which writes nothing that differs. Made from rules, the naive evaluator and a
 * reader of its own: it shares no code with what makes tables.
 */
package dev.yaku.generator.proof;
