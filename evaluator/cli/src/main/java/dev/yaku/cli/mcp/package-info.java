/**
 * The Model Context Protocol on standard input and output, for language models and other agents: a
 * tool is a command of this program, its arguments are checked by the tool's own schema, and its
 * answer is the command's JSON. It is for the command line, and knows nothing about cards.
 */
package dev.yaku.cli.mcp;
