package dev.yaku.python;

/** A hand among many that is none; the cause says why. */
public final class RowException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  /** The number of the hand, from 0. */
  private final int row;

  RowException(int row, IllegalArgumentException cause) {
    super(cause.getMessage(), cause);
    this.row = row;
  }

  public int row() {
    return row;
  }
}
