package dev.yaku.cli.sheet;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The answer of a command: objects and rows for programs, and blocks for people, as text or as a
 * picture. It names no format: a writer for each makes of it what that format needs.
 */
public final class Sheet {
  final List<Source> objects = new ArrayList<>();
  final List<Source> rows = new ArrayList<>();
  final List<Block> blocks = new ArrayList<>();
  final List<Block> pictures = new ArrayList<>();
  String title = "";
  String subtitle = "";

  /** Where members come from that are too many to be kept. */
  @FunctionalInterface
  public interface Source {
    void to(Sink sink) throws IOException;
  }

  /** Receives the rows of a sheet. */
  @FunctionalInterface
  public interface Sink {
    void take(Members members) throws IOException;
  }

  /** Adds an object that is a row of the table, too. */
  public Sheet add(Members members) {
    return addAll(sink -> sink.take(members));
  }

  /** Adds many, which are made when they are written. */
  public Sheet addAll(Source source) {
    objects.add(source);
    rows.add(source);
    return this;
  }

  /** Adds an object that is no row. */
  public Sheet object(Members members) {
    objects.add(sink -> sink.take(members));
    return this;
  }

  /** Adds rows that are no objects. */
  public Sheet rows(Source source) {
    rows.add(source);
    return this;
  }

  public Sheet line(String text) {
    return text(text + "\n");
  }

  public Sheet text(String text) {
    blocks.add(new Block.Text(text));
    return this;
  }

  /** Adds a part for people, in text and in pictures. */
  public Sheet block(Block block) {
    return written(block).drawn(block);
  }

  /** Adds a part of text that a picture does not have. */
  public Sheet written(Block block) {
    blocks.add(block);
    return this;
  }

  /** Adds a part of a picture that text does not have. */
  public Sheet drawn(Block block) {
    pictures.add(block);
    return this;
  }

  /** Sets the title and the subtitle above a picture. */
  public Sheet title(String title, String subtitle) {
    this.title = title;
    this.subtitle = subtitle;
    return this;
  }

  /** Another title of the picture, above the same subtitle. */
  public Sheet title(String title) {
    this.title = title;
    return this;
  }

  public boolean isDrawn() {
    return !pictures.isEmpty();
  }
}
