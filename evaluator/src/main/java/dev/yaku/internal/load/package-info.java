/**
 * Finds and loads the rule sets that come with the library. The factories of the public interfaces
 * call {@link dev.yaku.internal.load.BuiltInEvaluators} with a name or a path. It reads the files
 * of the module dev.yaku.tables, from a folder or a jar, and makes the evaluator of the game that
 * each file is for.
 */
package dev.yaku.internal.load;
