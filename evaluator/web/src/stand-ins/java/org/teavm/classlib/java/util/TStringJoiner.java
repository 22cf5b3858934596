package org.teavm.classlib.java.util;

/** {@link java.util.StringJoiner}, which the compiler's library lacks. */
public final class TStringJoiner {
  private final String delimiter;
  private final String prefix;
  private final String suffix;
  private StringBuilder text; // null if nothing was added

  public TStringJoiner(CharSequence delimiter) {
    this(delimiter, "", "");
  }

  public TStringJoiner(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
    this.delimiter = delimiter.toString();
    this.prefix = prefix.toString();
    this.suffix = suffix.toString();
  }

  public TStringJoiner add(CharSequence word) {
    if (text == null) {
      text = new StringBuilder(prefix);
    } else {
      text.append(delimiter);
    }
    text.append(word);
    return this;
  }

  @Override
  public String toString() {
    return (text == null ? prefix : text) + suffix;
  }
}
