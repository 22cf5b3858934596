/**
 * Keeps files from being misread. {@link CheckedFile} reads the large files of all artifacts, whose
 * blocks have checksums, and {@link CheckedWriter} writes them; {@link MappedBytes} copies from
 * maps of files that other programs may change. The room knows bytes and their checksums alone, not
 * what they mean.
 */
package dev.yaku.internal.file;
