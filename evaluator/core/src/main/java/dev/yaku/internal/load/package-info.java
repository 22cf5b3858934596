/**
 * Makes evaluators of tables: those of the rule sets that come with the library ({@link
 * dev.yaku.internal.load.BuiltInEvaluators}), and those that users open ({@link
 * dev.yaku.internal.load.OpenedEvaluators}). The factories of the public interfaces call these two
 * with a name, or with a path, stream or buffer. The built-in tables are files of the module
 * dev.yaku.tables, in a folder or a jar; other files that come with an artifact are read by {@link
 * dev.yaku.internal.load.JarFiles}.
 */
package dev.yaku.internal.load;
