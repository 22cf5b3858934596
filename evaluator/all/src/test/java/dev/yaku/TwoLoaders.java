package dev.yaku;

import java.io.File;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CyclicBarrier;

/** A program that uses two copies of the library at once, each by two threads. */
final class TwoLoaders {
  private TwoLoaders() {}

  public static void main(String... arguments) throws Exception {
    Method[] copies = {copy(), copy()};
    if (copies[0].getDeclaringClass() == copies[1].getDeclaringClass()) {
      throw new IllegalStateException("not two copies");
    }
    @SuppressWarnings({"unchecked", "rawtypes"})
    List<String>[] answers = new List[4];
    CyclicBarrier barrier = new CyclicBarrier(answers.length);
    Thread[] threads = new Thread[answers.length];
    for (int i = 0; i < threads.length; i++) {
      int number = i;
      threads[i] =
          new Thread(
              () -> {
                try {
                  barrier.await();
                  answers[number] = answers(copies[number % 2], number);
                } catch (Exception e) {
                  throw new IllegalStateException(e);
                }
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    FirstUse.print(answers);
  }

  @SuppressWarnings("unchecked")
  static List<String> answers(Method copy, int first) throws ReflectiveOperationException {
    return (List<String>) copy.invoke(null, first);
  }

  private static Method copy() throws Exception {
    String[] path = System.getProperty("java.class.path").split(File.pathSeparator, -1);
    URL[] places = new URL[path.length];
    for (int i = 0; i < path.length; i++) {
      places[i] = Path.of(path[i]).toUri().toURL();
    }
    ClassLoader loader = new URLClassLoader(places, ClassLoader.getPlatformClassLoader());
    return loader.loadClass(FirstUse.class.getName()).getMethod("answers", int.class);
  }
}
