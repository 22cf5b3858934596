package dev.yaku.internal.file;

import dev.yaku.TableFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A large file of blocks, each with its checksum: mapped, and copied and checked block by block
 * when a block is first needed. So whatever is done to the file, no number is wrong. A {@link
 * CheckedWriter} writes it; tables/FORMAT.md describes it. Safe for any number of threads.
 */
public final class CheckedFile {
  private final String file;
  private final BlockMaps maps;
  private final AtomicReferenceArray<SoftReference<ByteBuffer>> kept; // by block

  private CheckedFile(String file, BlockMaps maps) {
    this.file = file;
    this.maps = maps;
    kept = new AtomicReferenceArray<>(maps.blocks().count());
  }

  /**
   * Maps a file, after a check of its header and length.
   *
   * @throws NoSuchFileException if there is no such file
   * @throws TableFormatException if it is not a whole file of this kind and version; says why
   * @throws FileSystemException if it cannot be read; names it, and the reason
   */
  public static CheckedFile open(Path path, FileKind kind, FileKind.Layout layout)
      throws IOException {
    return new CheckedFile(path.toString(), CheckedMaps.open(path, kind, layout));
  }

  /**
   * A file that has been read.
   *
   * @param name for messages
   * @throws TableFormatException if these bytes are not a whole file of this kind and version
   */
  public static CheckedFile of(String name, byte[] bytes, FileKind kind, FileKind.Layout layout)
      throws IOException {
    return new CheckedFile(name, BlockMaps.of(name, bytes, kind, layout));
  }

  /**
   * A block, read only, little-endian; its position is 0 and never changed.
   *
   * @throws UncheckedIOException if it is damaged, or the file has been changed since it was opened
   */
  public ByteBuffer block(int number) {
    SoftReference<ByteBuffer> known = kept.get(number);
    ByteBuffer block = known == null ? null : known.get();
    if (block == null) { // if two threads copy it at once, the copies are equal
      block = ByteBuffer.wrap(read(number)).asReadOnlyBuffer().order(ByteOrder.LITTLE_ENDIAN);
      kept.set(number, new SoftReference<>(block));
    }
    return block;
  }

  /** A copy of a block, checked; it is not kept. Throws as {@link #block}. */
  public byte[] read(int number) {
    try {
      return copy(number);
    } catch (TableFormatException e) {
      throw new UncheckedIOException(e);
    }
  }

  private byte[] copy(int number) throws TableFormatException {
    Blocks blocks = maps.blocks();
    byte[] bytes = new byte[blocks.size(number)];
    if (!MappedBytes.copy(maps.of(number), blocks.placeInMap(number), bytes)) {
      throw blocks.truncated(file);
    }
    if (!blocks.isWhole(number, bytes)) {
      throw rejection("the checksum of block " + number, "another", "damaged; delete it");
    }
    return Arrays.copyOf(bytes, bytes.length - Checksum.BYTES);
  }

  /** Reads and checks all blocks; rejects one that is damaged. */
  public void verify() throws TableFormatException {
    for (int number = 0; number < kept.length(); number++) {
      copy(number);
    }
  }

  public long length() {
    return maps.blocks().length();
  }

  /** The exception for a fault in the contents of the file. */
  public TableFormatException rejection(String expected, Object found, String cause) {
    return new FileErrors(file).rejection(expected, found, cause);
  }

  @Override
  public String toString() {
    return file;
  }
}
