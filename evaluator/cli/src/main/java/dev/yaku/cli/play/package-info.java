/**
 * Video poker at the terminal: deals, moves, and the credits of a machine. It is for people who
 * play or learn, and for scripts that send the moves. It is made from the library's dealer and
 * evaluators, and from the machines of the commands about video poker.
 */
package dev.yaku.cli.play;
