/**
 * Input and output of commands: lines of input, answers, messages, and the properties of the
 * screen. It is for all commands, which get it as the {@code Program} that they are part of. It
 * knows nothing about cards, and uses only the JDK, except for picocli's exit statuses.
 */
package dev.yaku.cli.io;
