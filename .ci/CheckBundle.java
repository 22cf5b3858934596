import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/**
 * Checks a staged repository against what the Central Portal demands [1], and what we do: {@code
 * java .ci/CheckBundle.java FOLDER [--rehearsal]}. Prints each fault, and exits with 1 if there is
 * one. A rehearsal may be without signatures and an owner.
 *
 * <p>[1] https://central.sonatype.org/publish/requirements: sources and Javadoc beside each jar; a
 * signature and the checksums MD5 and SHA-1 of each file; a POM with coordinates, name, description,
 * URL, licence, developer and SCM; no snapshots.
 */
final class CheckBundle {
  private static final String EXTRA = "[.](md5|sha1|sha256|sha512)";
  private static final List<String> ELEMENTS =
      List.of(
          "modelVersion", "groupId", "artifactId", "version", "name", "description", "url",
          "licenses/license/name", "licenses/license/url", "developers/developer/name",
          "scm/connection", "scm/url");
  private static final XPath XPATH = XPathFactory.newInstance().newXPath();

  private final Path root;
  private final boolean rehearsal;
  private final List<String> faults = new ArrayList<>();
  private final Set<String> jars = new TreeSet<>();
  private final Set<String> managed = new TreeSet<>();

  private CheckBundle(Path root, boolean rehearsal) {
    this.root = root;
    this.rehearsal = rehearsal;
  }

  public static void main(String[] args) throws Exception {
    if (args.length < 1 || args.length > 2 || args.length == 2 && !args[1].equals("--rehearsal")) {
      System.err.println("usage: java .ci/CheckBundle.java FOLDER [--rehearsal]");
      System.exit(2);
    }
    CheckBundle check = new CheckBundle(Path.of(args[0]), args.length == 2);
    int files = check.checkAll();
    check.faults.forEach(System.err::println);
    System.out.printf(
        "%d files, %d jars with sources and Javadoc, %d faults%n",
        files, check.jars.size(), check.faults.size());
    System.exit(check.faults.isEmpty() ? 0 : 1);
  }

  private int checkAll() throws Exception {
    List<Path> files;
    try (Stream<Path> all = Files.walk(root)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    long bytes = 0;
    for (Path file : files) {
      bytes += Files.size(file);
      String name = file.getFileName().toString();
      if (name.endsWith(".pom")) {
        checkPom(file);
      }
      if (name.matches(".*" + EXTRA)) {
        Path of = file.resolveSibling(name.replaceFirst(EXTRA + "$", ""));
        demand(Files.exists(of), file, "is a checksum of nothing");
      } else if (name.endsWith(".asc")) {
        demand(Files.readString(file).startsWith("-----BEGIN PGP SIG"), file, "is no signature");
      } else {
        demand(belongs(file), file, "does not belong to its folder");
        checkSum(file, "MD5", ".md5");
        checkSum(file, "SHA-1", ".sha1");
        demand(rehearsal || Files.exists(sibling(file, ".asc")), file, "has no signature");
      }
    }
    demand(bytes < 1L << 30, root, "has a gigabyte or more");
    demand(!jars.isEmpty(), root, "has no jar");
    demand(jars.equals(managed), root, "has " + jars + ", and the BOM lists " + managed);
    return files.size();
  }

  private void demand(boolean isMet, Path file, String fault) {
    if (!isMet) {
      faults.add(root.relativize(file) + " " + fault);
    }
  }

  private static Path sibling(Path file, String end) {
    return file.resolveSibling(file.getFileName() + end);
  }

  /** Whether a file is named by artifact and version, as the layout of a repository demands. */
  private static boolean belongs(Path file) {
    Path version = file.getParent();
    String stem = version.getParent().getFileName() + "-" + version.getFileName();
    return file.getFileName().toString().matches("\\Q" + stem + "\\E(-[a-z]+)?[.][a-z]+");
  }

  private void checkSum(Path file, String algorithm, String end) throws Exception {
    Path sum = sibling(file, end);
    if (!Files.exists(sum)) {
      demand(false, file, "has no checksum " + algorithm);
      return;
    }
    byte[] digest = MessageDigest.getInstance(algorithm).digest(Files.readAllBytes(file));
    String expected = HexFormat.of().formatHex(digest);
    demand(Files.readString(sum).strip().equals(expected), sum, "is not the checksum");
  }

  private void checkPom(Path file) throws Exception {
    Document pom = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
    for (String element : ELEMENTS) {
      demand(!text(pom, element).isEmpty(), file, "has no " + element);
    }
    String all = Files.readString(file);
    String resolved = all.replaceAll("[$][{]project[.](groupId|version)}", ""); // its own
    demand(!resolved.contains("${"), file, "has a property that is not resolved");
    demand(!all.contains("SNAPSHOT"), file, "is a snapshot, or depends on one");
    demand(!all.contains("<parent>"), file, "needs a parent");
    demand(rehearsal || !all.contains("OWNER"), file, "has no owner: see .github/RELEASING.md");
    String artifact = text(pom, "artifactId");
    String version = text(pom, "version");
    String place = text(pom, "groupId").replace('.', '/') + "/" + artifact + "/" + version;
    Path folder = root.resolve(place);
    demand(folder.equals(file.getParent()), file, "is not in " + place);
    demandDependencies(file, pom);
    if (text(pom, "packaging").equals("pom")) {
      for (String each : texts(pom, "/project/dependencyManagement//artifactId")) {
        managed.add(each);
      }
    } else {
      jars.add(artifact);
      checkJar(folder.resolve(artifact + "-" + version), version);
    }
  }

  /** What this group needs of itself is in the same bundle. */
  private void demandDependencies(Path file, Document pom) throws Exception {
    String group = text(pom, "groupId");
    String own = "/project/dependencies/dependency[groupId='" + group + "' and scope!='provided']";
    for (String artifact : texts(pom, own + "/artifactId")) {
      Path folder = root.resolve(group.replace('.', '/')).resolve(artifact);
      demand(Files.isDirectory(folder), file, "depends on " + artifact + ", which is not here");
    }
  }

  private void checkJar(Path stem, String version) throws IOException {
    Path jar = sibling(stem, ".jar");
    Set<String> sources = entries(sibling(stem, "-sources.jar"));
    Set<String> javadoc = entries(sibling(stem, "-javadoc.jar"));
    Set<String> classes = entries(jar);
    for (String each : classes) {
      if (each.endsWith(".class") && !each.contains("$")) {
        String source = each.replaceFirst("[.]class$", ".java");
        demand(sources.contains(source), jar, "has " + each + " without its source");
      }
    }
    demand(
        javadoc.contains("index.html") || javadoc.contains("README.md"),
        jar,
        "has no page of Javadoc");
    demand(classes.contains("META-INF/LICENSE"), jar, "has no licence");
    boolean isModule = classes.contains("module-info.class");
    demand(isModule || jar.toString().contains("yaku-spark"), jar, "is no module");
    if (classes.contains("META-INF/MANIFEST.MF")) {
      try (ZipFile zip = new ZipFile(jar.toFile());
          InputStream in = zip.getInputStream(zip.getEntry("META-INF/MANIFEST.MF"))) {
        String manifest = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        demand(manifest.contains("Implementation-Version: " + version), jar, "does not say " + version);
      }
    }
    Path parts = sibling(stem, "-cyclonedx.json");
    boolean isNamed =
        Files.exists(parts)
            && Files.readString(parts).contains(jar.getFileName().toString().replaceFirst("-" + version + ".*", "") + "@" + version);
    demand(isNamed, jar, "has no list of what is in it");
  }

  private Set<String> entries(Path jar) throws IOException {
    if (!Files.exists(jar)) {
      demand(false, jar, "is missing");
      return Set.of();
    }
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream().map(ZipEntry::getName).collect(Collectors.toSet());
    }
  }

  private static String text(Document pom, String path) throws Exception {
    return XPATH.evaluate("/project/" + path, pom).strip();
  }

  private static List<String> texts(Document pom, String path) throws Exception {
    NodeList nodes = (NodeList) XPATH.evaluate(path, pom, XPathConstants.NODESET);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      texts.add(nodes.item(i).getTextContent().strip());
    }
    return texts;
  }
}
