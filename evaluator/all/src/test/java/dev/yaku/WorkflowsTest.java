package dev.yaku;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What runs with our secrets is what we have seen, and has passed the tests. */
class WorkflowsTest {
  private static final Path WORKFLOWS = Path.of("../../.github/workflows");

  @Test
  void actions_areNamedByDigest() throws IOException {
    Pattern uses = Pattern.compile("uses: *(.*)");
    try (Stream<Path> files = Files.list(WORKFLOWS)) {
      for (Path file : files.toList()) {
        List<MatchResult> found = uses.matcher(Files.readString(file)).results().toList();
        assertFalse(found.isEmpty(), file.toString());
        for (MatchResult each : found) {
          String action = each.group(1);
          assertTrue(action.matches("[\\w/-]+@[0-9a-f]{40} # v[0-9.]+"), file + ": " + action);
        }
      }
    }
  }

  @Test
  void release_buildsWithoutSecretsAndPublishesWhatWasTested() throws IOException {
    String release = Files.readString(WORKFLOWS.resolve("release.yml"));
    String[] jobs = release.split("\n  publish:\n", -1);
    assertEquals(2, jobs.length);
    assertTrue(jobs[1].contains("    needs: build\n"));
    assertTrue(jobs[0].contains("- run: .ci/run\n"));
    assertTrue(jobs[0].indexOf(".ci/run") < jobs[0].indexOf(".ci/stage"));
    assertFalse(jobs[0].matches("(?s).*(secrets[.]|github[.]token|contents: write).*"), jobs[0]);
    assertFalse(jobs[1].matches("(?s).*(mvn|[.]ci/(run|stage|consume)|bundle \").*"), jobs[1]);
  }

  /**
   * The secrets wait for a person, no token is left for later steps, and a tag is only a version.
   */
  @Test
  void publish_isProtected() throws IOException {
    String release = Files.readString(WORKFLOWS.resolve("release.yml"));
    String publish = release.substring(release.indexOf("\n  publish:\n"));
    assertTrue(publish.contains("\n    environment: release\n"));
    int checked = publish.indexOf("[[ $GITHUB_REF_NAME =~ ^v[0-9]+[.][0-9]+[.][0-9]+$ ]]");
    assertTrue(checked > 0 && checked < publish.indexOf("actions/"));
    assertEquals(
        release.split("uses: actions/checkout@", -1).length,
        release.split("persist-credentials: false", -1).length);
    assertTrue(publish.contains("/release/page/*"));
    String bundle = Files.readString(Path.of("../../.ci/bundle"));
    assertTrue(bundle.contains(">SHA256SUMS"));
    assertTrue(bundle.contains("find \"$folder/repository\" \"$folder/page\" -type f"));
  }

  /** No step of a build may see what signs. */
  @Test
  void pom_namesNoKey() throws IOException {
    assertFalse(Files.readString(Path.of("../../pom.xml")).contains("gpg"));
  }
}
