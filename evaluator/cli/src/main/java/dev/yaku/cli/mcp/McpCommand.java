package dev.yaku.cli.mcp;

import dev.yaku.cli.io.Task;
import dev.yaku.cli.sheet.Json;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;

/** Reads messages, a line each, and writes the answers, until the input ends. */
@Command(name = "mcp")
public final class McpCommand extends Task {
  private static final int MOST_BYTES = 1 << 20;
  private static final char MARK = '\uFEFF';

  private volatile IOException fault; // of the output: nobody listens any longer

  /** Answers until the input ends, and then what is still open. */
  @Override
  protected int run() throws IOException {
    InputStream in = new BufferedInputStream(program.in());
    Session session = new Session(program, this::send);
    Thread hook = new Thread(session::close, "yaku-mcp-end");
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      boolean isFirst = true;
      for (byte[] line = line(in); line != null && fault == null; line = line(in)) {
        accept(session, line, isFirst);
        isFirst = false;
      }
      while (fault == null && !session.isOver()) {
        // a call goes on; its time is limited
      }
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // the program is ending: the hook closes the session
    } finally {
      session.close();
    }
    if (fault != null) {
      throw fault;
    }
    return 0;
  }

  /** The bytes of the next line; of one that is too long only so many that it is seen. */
  private static byte[] line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    int next = in.read();
    if (next < 0) {
      return null;
    }
    for (; next >= 0 && next != '\n'; next = in.read()) {
      if (line.size() <= MOST_BYTES) {
        line.write(next);
      }
    }
    return line.toByteArray();
  }

  private static void accept(Session session, byte[] line, boolean isFirst) {
    if (line.length > MOST_BYTES) {
      session.refuse("longer than " + MOST_BYTES + " bytes");
      return;
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
      boolean isMarked = isFirst && !text.isEmpty() && text.charAt(0) == MARK;
      String message = isMarked ? text.substring(1) : text;
      if (!message.isBlank()) {
        session.accept(JsonReader.read(message));
      }
    } catch (CharacterCodingException e) {
      session.refuse("not text in UTF-8");
    } catch (IllegalArgumentException e) {
      session.refuse(e.getMessage());
    }
  }

  private synchronized void send(Object message) {
    if (fault != null) {
      return;
    }
    try {
      program.bytes().write((Json.line(message) + "\n").getBytes(StandardCharsets.UTF_8));
      program.bytes().flush();
    } catch (IOException e) {
      fault = e;
    }
  }
}
