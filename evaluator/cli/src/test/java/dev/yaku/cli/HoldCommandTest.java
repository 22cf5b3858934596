package dev.yaku.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class HoldCommandTest {
  @Test
  void tsv_isAsDocumented() {
    Run run = Run.of("hold", "jacks-9-6", "--format=tsv", "As Ks Qs Js 2c", "2s4h6c8dTs");
    assertEquals(
        """
        hand\thold\tev\tties\tfraction\tline
        As Ks Qs Js 2c\tAs Ks Qs Js\t18.5531914894\t1\t872/47\t1
        2s 4h 6c 8d Ts\t\t0.3588095746\t1\t183464/511313\t2
        """,
        run.out());
    assertEquals(0, run.status());
  }

  @Test
  void help_saysHowNoCardIsWritten() {
    String help = Run.of("hold", "--help").out().replaceAll("\\s+", " ");
    assertTrue(help.contains("To hold no card is an empty field."), help);
  }

  @Test
  void holdsOfEqualValue_areAllThere() {
    Run run = Run.of("hold", "spreadsheet", "--format=tsv", "As Kc Qd 9h 8h");
    String[] columns = run.out().lines().toList().get(1).split("\t", -1);
    assertEquals(Integer.parseInt(columns[3]), columns[1].split(" \\| ", -1).length, run.out());
  }

  @Test
  void json_isAnObjectALine() {
    assertEquals(
        "{\"hand\":\"As Ks Qs Js 2c\",\"hold\":\"As Ks Qs Js\",\"ev\":18.5531914894,\"ties\":1,"
            + "\"fraction\":\"872/47\",\"line\":1}\n",
        Run.of("hold", "jacks-9-6", "--format=json", "As Ks Qs Js 2c").out());
  }

  @Test
  void all_showsEachHoldOnce_theBestFirst() {
    Run run = Run.of("hold", "jacks-9-6", "--format=tsv", "--all", "As Ks Qs Js 2c");
    List<String> lines = run.out().lines().toList();
    assertEquals(33, lines.size());
    assertTrue(lines.get(1).startsWith("As Ks Qs Js 2c\tAs Ks Qs Js\t18.5531914894\t1"), run.out());
    assertEquals(
        32, lines.stream().skip(1).map(line -> line.split("\t", -1)[1]).distinct().count());
    String text = Run.of("hold", "jacks-9-6", "--all", "As Ks Qs Js 2c").out();
    assertTrue(text.startsWith("As Ks Qs Js 2c\n  As Ks Qs Js "), text);
    assertTrue(text.contains("  costs 0.0000000000\n"), text);
  }

  @Test
  void batch_withFaults_goesOn() {
    String deals =
        "As Ks Qs Js 2c\nAs As Ks Qs Js\nAs Ks\n\n # none\nAs Ks Qs Js Jo\nAs Ks Qs Js Ts\n";
    Run run = Run.withInput(deals, "hold", "jacks-9-6");
    assertEquals(1, run.status());
    assertEquals(
        """
        As Ks Qs Js 2c  hold As Ks Qs Js  18.5531914894  (872/47)
        As Ks Qs Js Ts  hold As Ks Qs Js Ts  800.0000000000  (800)
        """,
        run.out());
    List<String> faults = run.err().lines().toList();
    assertEquals(3, faults.size(), run.err());
    assertTrue(faults.get(0).startsWith("line 2, column 4: "), run.err());
    assertTrue(faults.get(1).startsWith("line 3, column 1: expected five cards"), run.err());
    assertTrue(faults.get(2).startsWith("line 6, column 1: expected five cards"), run.err());
  }

  @Test
  void jokers_areHeld() {
    String row =
        Run.of("hold", "wild-five-2", "--format=tsv", "Jo Jo As Ks Qs")
            .out()
            .lines()
            .toList()
            .get(1);
    assertEquals("Jo Jo As Ks Qs\tJo Jo As Ks Qs\t100.0000000000\t1\t100\t1", row);
  }
}
