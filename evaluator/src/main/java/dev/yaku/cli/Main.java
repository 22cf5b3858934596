package dev.yaku.cli;

import dev.yaku.Placeholder;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** Placeholder for the command line. */
@Command(name = "yaku", mixinStandardHelpOptions = true, versionProvider = Main.Version.class)
public final class Main implements Runnable {
  private Main() {}

  public static void main(String[] args) {
    System.exit(new CommandLine(new Main()).execute(args));
  }

  @Override
  public void run() {
    Placeholder.read("index")
        .lines()
        .forEach(name -> System.out.print(name + ": " + Placeholder.read(name + ".yaku")));
  }

  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"yaku " + Main.class.getPackage().getImplementationVersion()};
    }
  }
}
