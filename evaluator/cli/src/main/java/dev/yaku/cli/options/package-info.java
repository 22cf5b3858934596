/**
 * Options that several commands have, each declared once, and what is said of wrong arguments. It
 * is for all commands, which mix them in. It is made from picocli's annotations, and asks the
 * library what the rules allow.
 */
package dev.yaku.cli.options;
