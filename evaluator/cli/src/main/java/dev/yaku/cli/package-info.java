/**
 * The command line: one class for each command, and the options and texts that commands share. It
 * is for people at a terminal and for programs that pipe hands through it; the formats for programs
 * are fixed. It uses the public packages of the library alone, and picocli for arguments and help.
 */
package dev.yaku.cli;
