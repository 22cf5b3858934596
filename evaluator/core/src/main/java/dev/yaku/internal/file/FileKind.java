package dev.yaku.internal.file;

import java.io.IOException;

/**
 * A kind of checked files: its number among all kinds, the version of its description and blocks,
 * and its name for messages, such as "a strength file".
 */
public record FileKind(int number, int version, String name) {
  /** Tells the lengths of a file's blocks from its description. */
  @FunctionalInterface
  public interface Layout {
    /**
     * The bytes of each block.
     *
     * @param size the bytes of the file: with more it is not whole, and they need not be listed
     * @throws IllegalArgumentException if the description is not one of this kind; says why
     */
    long[] lengths(byte[] description, long size) throws IOException;
  }
}
