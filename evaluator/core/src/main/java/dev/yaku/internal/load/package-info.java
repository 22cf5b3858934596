/**
 * Makes evaluators of tables ({@link Evaluators}): those of the rule sets that come with the
 * library, by name, and those that users open, from a path, stream or buffer. The factories of the
 * public interfaces call the room. The built-in tables are files of the module dev.yaku.tables, in
 * a folder or a jar; other files that come with an artifact are read by {@link JarFiles}.
 */
package dev.yaku.internal.load;
