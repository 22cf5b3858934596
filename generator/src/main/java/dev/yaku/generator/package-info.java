/** From rules to a table file. */
package dev.yaku.generator;
