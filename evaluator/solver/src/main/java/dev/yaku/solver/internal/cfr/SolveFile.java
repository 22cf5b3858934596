package dev.yaku.solver.internal.cfr;

import dev.yaku.solver.internal.deals.Deal;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;

/**
 * Solutions in files.
 *
 * <pre>
 *   file     header numbers(regrets) numbers(sums) end   all little-endian
 *   header   magic     8 bytes   "YAKUSOLV"
 *            version   int       2
 *            text      int       the bytes of the question
 *            bits      int       16 or 32, of a number in memory
 *            iterations int
 *            values    4 doubles of oop, of ip; of the best answers of oop, of ip
 *            seconds   double    of the last run
 *            length    long      the bytes of the file
 *            checksum  int       CRC-32C of all that follows the header
 *            question  text      UTF-8, as given
 *            checksum  int       CRC-32C of the header before it
 *   numbers  floats, by street, deal, player, array, row and hand, as PlayerShape describes them
 *   end      8 bytes   "YAKUEND."
 * </pre>
 */
public final class SolveFile {
  private static final long MAGIC = 0x564C4F53_554B4159L;
  private static final int VERSION = 2;

  /** The last bytes, none of them zero: if they are missed, the file was made shorter. */
  static final long END = 0x2E444E45_554B4159L;

  private static final int FIXED = 8 + 4 * 4 + 5 * 8 + 8 + 4;
  private static final int MOST_TEXT = 1 << 24;
  private static final int BUFFER = 1 << 20;

  /** What a header says. */
  public record Header(
      String text,
      int bits,
      int iterations,
      double[] values,
      double seconds,
      long length,
      int sum) {
    long start() {
      return (long) FIXED + text.getBytes(StandardCharsets.UTF_8).length + Integer.BYTES;
    }
  }

  private SolveFile() {}

  /** Writes a file in place of what is there; what is there stays if that fails. */
  public static void write(Path file, Solve solve, String text, Solve.Result result, double seconds)
      throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "not a regular file");
    }
    Path target = Files.exists(file) ? file.toRealPath() : file; // a link goes on leading there
    Path folder = target.toAbsolutePath().getParent();
    Path temporary = Files.createTempFile(folder, "." + file.getFileName(), ".part");
    try {
      try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
        byte[] question = text.getBytes(StandardCharsets.UTF_8);
        int start = FIXED + question.length + Integer.BYTES;
        channel.position(start);
        CRC32C sum = new CRC32C();
        writeNumbers(channel, solve, solve.regrets(), sum);
        writeNumbers(channel, solve, solve.sums(), sum);
        ByteBuffer end = ByteBuffer.allocate(Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        flush(channel, end.putLong(END), sum);
        ByteBuffer header = ByteBuffer.allocate(start).order(ByteOrder.LITTLE_ENDIAN);
        header.putLong(MAGIC).putInt(VERSION).putInt(question.length);
        header.putInt(solve.bits()).putInt(solve.iterations());
        header.putDouble(result.values()[0]).putDouble(result.values()[1]);
        header.putDouble(result.best()[0]).putDouble(result.best()[1]);
        header.putDouble(seconds).putLong(channel.size()).putInt((int) sum.getValue());
        header.put(question).putInt(checksum(header.duplicate().flip()));
        channel.position(0);
        writeAll(channel, header.flip());
      }
      FileReplacement.replace(temporary, target);
    } catch (FileSystemException e) {
      throw e;
    } catch (IOException e) { // such as a full disk, which the JDK tells without the file
      throw new FileSystemException(file.toString(), null, e.getMessage());
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void writeAll(FileChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  private static int checksum(ByteBuffer bytes) {
    CRC32C sum = new CRC32C();
    sum.update(bytes);
    return (int) sum.getValue();
  }

  private static void writeNumbers(FileChannel channel, Solve solve, Numbers numbers, CRC32C sum)
      throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(BUFFER).order(ByteOrder.LITTLE_ENDIAN);
    Problem problem = solve.problem();
    for (int level = 0; level < problem.streets(); level++) {
      for (Deal deal : problem.deals(level)) {
        for (int player = 0; player < 2; player++) {
          PlayerShape shape = problem.shape(level).players[player];
          int padded = deal.hands()[player].padded();
          float[][] of = numbers.open(level, deal, player, shape.space(padded));
          for (int array = 1; array < of.length; array++) {
            for (int i = 0; i < shape.rows(array) * padded; i++) {
              if (buffer.remaining() < Float.BYTES) {
                flush(channel, buffer, sum);
              }
              buffer.putFloat(of[array][i]);
            }
          }
        }
      }
    }
    flush(channel, buffer, sum);
  }

  private static void flush(FileChannel channel, ByteBuffer buffer, CRC32C sum) throws IOException {
    buffer.flip();
    sum.update(buffer.duplicate());
    writeAll(channel, buffer);
    buffer.clear();
  }

  /**
   * Reads what comes before the numbers.
   *
   * @throws IOException if the file is no solution, or damaged; says how
   */
  public static Header header(Path file, FileChannel channel) throws IOException {
    ByteBuffer fixed = read(channel, file, 0, FIXED);
    if (fixed.getLong() != MAGIC) {
      throw new IOException(file + ": not a solution that yaku has written");
    }
    int version = fixed.getInt();
    if (version != VERSION) {
      throw new IOException(file + ": version " + version + " of the format, expected " + VERSION);
    }
    int text = fixed.getInt();
    if (text < 0 || text > MOST_TEXT) {
      throw new IOException(file + ": damaged: a question of " + text + " bytes");
    }
    ByteBuffer all = read(channel, file, 0, FIXED + text + Integer.BYTES);
    if (all.getInt(FIXED + text) != checksum(all.duplicate().limit(FIXED + text))) {
      throw new IOException(file + ": damaged: the header's checksum is wrong");
    }
    Header header =
        new Header(
            StandardCharsets.UTF_8
                .decode(all.duplicate().position(FIXED).limit(FIXED + text))
                .toString(),
            fixed.getInt(),
            fixed.getInt(),
            new double[] {
              fixed.getDouble(), fixed.getDouble(), fixed.getDouble(), fixed.getDouble()
            },
            fixed.getDouble(),
            fixed.getLong(),
            fixed.getInt());
    if (header.length() != channel.size()) {
      throw new IOException(
          file
              + ": damaged: "
              + channel.size()
              + " bytes, expected "
              + header.length()
              + (channel.size() < header.length() ? ": the end is missing" : ""));
    }
    return header;
  }

  private static ByteBuffer read(FileChannel channel, Path file, long position, int length)
      throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    while (bytes.hasRemaining()) {
      if (channel.read(bytes, position + bytes.position()) < 0) {
        throw new IOException(
            file + ": not a solution that yaku has written, or its end is missing");
      }
    }
    return bytes.flip();
  }

  /**
   * Maps the numbers of a file for a question.
   *
   * @param solve made from the header's text
   * @throws IOException if the file is damaged; says how
   */
  public static Solve.Result open(Path file, FileChannel channel, Header header, Solve solve)
      throws IOException {
    Problem problem = solve.problem();
    long numbers = 0;
    for (int level = 0; level < problem.streets(); level++) {
      for (Deal deal : problem.deals(level)) {
        numbers += FileNumbers.bytes(problem, level, deal);
      }
    }
    if (header.start() + 2 * numbers + Long.BYTES != header.length()) {
      throw new IOException(
          file
              + ": damaged: "
              + (header.length() - header.start() - Long.BYTES)
              + " bytes of numbers, expected "
              + 2 * numbers);
    }
    if (read(channel, file, header.length() - Long.BYTES, Long.BYTES).getLong() != END) {
      throw new IOException(file + ": damaged: it does not end as a solution does");
    }
    CRC32C sum = new CRC32C();
    ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
    channel.position(header.start());
    while (channel.read(buffer) >= 0) {
      sum.update(buffer.flip());
      buffer.clear();
    }
    if ((int) sum.getValue() != header.sum()) {
      throw new IOException(file + ": damaged: the checksum of the numbers is wrong");
    }
    solve.read(
        new FileNumbers(problem, channel, header.start(), file.toString()),
        new FileNumbers(problem, channel, header.start() + numbers, file.toString()),
        header);
    double[] values = header.values();
    return new Solve.Result(
        new double[] {values[0], values[1]}, new double[] {values[2], values[3]});
  }
}
