/**
 * The command line: the program that finds the command of the arguments, runs it, and reports
 * errors. It is for people at a terminal and for programs that pipe hands through it; the formats
 * for programs are fixed. Each command is in the room of its subject, and the rooms below hold code
 * that commands share. All use only the public packages of the library, its messages' spelling, and
 * picocli for arguments and help.
 */
package dev.yaku.cli;
