/**
 * Forms of answers that several commands share: cards and hands in words and colours, columns,
 * tables of probabilities, pictures. It is for the commands, which print them. It is made from the
 * library's results, and reads and writes nothing itself.
 */
package dev.yaku.cli.text;
