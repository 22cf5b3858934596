/**
 * The command that solves spots of two players. It is for the program. It is made from the solver's
 * artifact, and draws strategies as grids, in a terminal's colours and as pictures.
 */
package dev.yaku.cli.solver;
