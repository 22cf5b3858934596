package dev.yaku.internal.file;

import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/** A channel that can only be forced. */
final class ForcedChannel extends FileChannel {
  private final Runnable forced;

  /** What is run when the bytes of the file and what the system knows of it are forced. */
  ForcedChannel(Runnable forced) {
    this.forced = forced;
  }

  @Override
  public void force(boolean hasMetadata) {
    if (!hasMetadata) {
      throw none(); // without its length the file may be empty
    }
    forced.run();
  }

  private static UnsupportedOperationException none() {
    return new UnsupportedOperationException();
  }

  @Override
  public int read(ByteBuffer to) {
    throw none();
  }

  @Override
  public long read(ByteBuffer[] to, int from, int count) {
    throw none();
  }

  @Override
  public int read(ByteBuffer to, long at) {
    throw none();
  }

  @Override
  public int write(ByteBuffer of) {
    throw none();
  }

  @Override
  public long write(ByteBuffer[] of, int from, int count) {
    throw none();
  }

  @Override
  public int write(ByteBuffer of, long at) {
    throw none();
  }

  @Override
  public long position() {
    throw none();
  }

  @Override
  public FileChannel position(long at) {
    throw none();
  }

  @Override
  public long size() {
    throw none();
  }

  @Override
  public FileChannel truncate(long size) {
    throw none();
  }

  @Override
  public long transferTo(long from, long count, WritableByteChannel to) {
    throw none();
  }

  @Override
  public long transferFrom(ReadableByteChannel of, long at, long count) {
    throw none();
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long from, long count) {
    throw none();
  }

  @Override
  public FileLock lock(long from, long count, boolean isShared) {
    throw none();
  }

  @Override
  public FileLock tryLock(long from, long count, boolean isShared) {
    throw none();
  }

  @Override
  protected void implCloseChannel() {
    throw none();
  }
}
