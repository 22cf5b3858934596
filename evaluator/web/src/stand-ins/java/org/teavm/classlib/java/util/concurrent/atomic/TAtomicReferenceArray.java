package org.teavm.classlib.java.util.concurrent.atomic;

/** {@link java.util.concurrent.atomic.AtomicReferenceArray}, where there is one thread only. */
public final class TAtomicReferenceArray<E> {
  private final Object[] elements;

  public TAtomicReferenceArray(int length) {
    elements = new Object[length];
  }

  public int length() {
    return elements.length;
  }

  @SuppressWarnings("unchecked") // nothing else is put there
  public E get(int index) {
    return (E) elements[index];
  }

  public void set(int index, E element) {
    elements[index] = element;
  }

  public E getAcquire(int index) {
    return get(index);
  }

  public void setRelease(int index, E element) {
    set(index, element);
  }

  public boolean compareAndSet(int index, E expected, E element) {
    boolean same = elements[index] == expected;
    elements[index] = same ? element : elements[index];
    return same;
  }
}
