package org.teavm.backend.wasm.runtime;

import org.teavm.interop.Import;
import org.teavm.interop.Intrinsified;

/**
 * In place of the class of the compiler's runtime, which is called by these names. Its {@code
 * nextCharArray} keeps the array through branches of a loop; the optimizing compiler of Node 22 (V8
 * 12.4) never settles whether the array may be null there, and does not end. Here there is one
 * store.
 */
public class WasmGCSupport {
  private static final int CONTINUED = 0x80;
  private static final int BITS = 6;
  private static final int SUPPLEMENTARY = 0x10000;
  private static final int STEP = 0x9e3779b9;

  private static int lastObjectId;
  private static int low; // the second half of a pair, or 0

  private WasmGCSupport() {}

  public static NullPointerException npe() {
    return new NullPointerException();
  }

  public static ArrayIndexOutOfBoundsException aiiobe() {
    return new ArrayIndexOutOfBoundsException();
  }

  public static ClassCastException cce() {
    return new ClassCastException();
  }

  public static void throwCloneNotSupportedException() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  public static Object defaultClone(Object of) throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  /** The hash of an object that has none of its own: numbers that differ, none of them 0. */
  public static int nextObjectId() {
    lastObjectId += STEP;
    return lastObjectId;
  }

  @Import(name = "putcharStdout", module = "teavmConsole")
  public static native void putCharStdout(char c);

  @Import(name = "putcharStderr", module = "teavmConsole")
  public static native void putCharStderr(char c);

  /** A text of the code: its length in chars, and UTF-8. */
  public static char[] nextCharArray() {
    char[] text = new char[nextLEB()];
    for (int i = 0; i < text.length; i++) {
      text[i] = nextChar();
    }
    return text;
  }

  private static char nextChar() {
    if (low != 0) {
      char second = (char) low;
      low = 0;
      return second;
    }
    int first = nextByte() & 0xff;
    if (first < CONTINUED) {
      return (char) first;
    }
    int more = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    int sign = first & 0x3f >> more;
    for (int i = 0; i < more; i++) {
      sign = sign << BITS | nextByte() & 0x3f;
    }
    if (sign < SUPPLEMENTARY) {
      return (char) sign;
    }
    low = Character.lowSurrogate(sign);
    return Character.highSurrogate(sign);
  }

  private static int nextLEB() {
    int number = 0;
    for (int shift = 0; ; shift += 7) {
      int each = nextByte();
      number |= (each & 0x7f) << shift;
      if ((each & CONTINUED) == 0) {
        return number;
      }
    }
  }

  @Intrinsified
  private static native byte nextByte();

  public static StringBuilder createStringBuilder() {
    return new StringBuilder();
  }

  public static String[] createStringArray(int size) {
    return new String[size];
  }

  public static void setToStringArray(String[] array, int index, String value) {
    array[index] = value;
  }
}
