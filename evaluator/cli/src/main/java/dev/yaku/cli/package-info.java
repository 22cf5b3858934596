/**
 * The command line: the program that finds the command of the arguments, runs the command, and says
 * what went wrong. It is for people at a terminal and for programs that pipe hands through it; the
 * formats for programs are fixed. Each command is in the room of its subject, the rooms below hold
 * what commands share, and all of them use the public packages of the library alone, and picocli
 * for arguments and help.
 */
package dev.yaku.cli;
