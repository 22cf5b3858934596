package dev.yaku.internal.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** The blocks of a checked file, in maps of the file, or in a buffer. */
record BlockMaps(Blocks blocks, ByteBuffer... maps) {
  /** The blocks of a file that has been read; rejects a file that is not whole. */
  static BlockMaps of(String file, byte[] bytes, FileKind kind, FileKind.Layout layout)
      throws IOException {
    byte[] header =
        CheckedHeader.read(
            file, kind, count -> Arrays.copyOf(bytes, Math.min(bytes.length, count)));
    Blocks blocks = Blocks.read(file, kind, header, layout, bytes.length).inOneMap();
    ByteBuffer rest = ByteBuffer.wrap(bytes, header.length, bytes.length - header.length).slice();
    return new BlockMaps(blocks, rest);
  }

  /** The map that has a block. */
  ByteBuffer of(int block) {
    return maps[blocks.map(block)];
  }
}
