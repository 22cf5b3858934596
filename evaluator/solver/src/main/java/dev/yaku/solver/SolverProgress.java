package dev.yaku.solver;

/**
 * How far a solver is.
 *
 * @param iterations the number of iterations made, with those of a solution that was gone on with
 * @param exploitability in chips, when it was last measured; infinite before that
 * @param seconds since the start
 * @param secondsToGo an estimate; infinite if there is none
 */
public record SolverProgress(
    int iterations, double exploitability, double seconds, double secondsToGo) {}
