/**
 * Options that several commands share, each declared once, and the messages for wrong arguments. It
 * is for all commands, which mix the options in. It is made from picocli's annotations and the
 * limits of the library's rules.
 */
package dev.yaku.cli.options;
