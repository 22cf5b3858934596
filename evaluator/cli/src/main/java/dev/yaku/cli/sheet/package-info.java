/**
 * The answers of commands: sheets, and the one writer for each format. It is for all commands,
 * which make a sheet and name no format, and for other front ends, which take the members. It knows
 * nothing about games, except the grid of two cards.
 */
package dev.yaku.cli.sheet;
