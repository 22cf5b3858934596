/**
 * The library's answers as Python takes them: in arrays and buffers. Nothing is computed here. The
 * Python package calls these classes by name, and nobody else does.
 */
package dev.yaku.python;
