/**
 * What commands read and write: lines of input, answers, messages, and what is known of the screen.
 * It is for all commands, which get it as the {@code Program} that they are part of. It knows
 * nothing of cards, and uses the JDK alone, but for the statuses with which picocli's programs end.
 */
package dev.yaku.cli.io;
