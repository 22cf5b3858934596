package dev.yaku.jmh;

import java.util.ArrayList;
import java.util.List;

/** All questions of the benchmarks, but those to other evaluators, which only JMH asks. */
final class Questions {
  /** The rule sets that a server of several games asks in one loop. */
  static final List<String> SEVERAL_RULES =
      List.of("standard", "joker-wild", "ace-to-five", "wild-five", "deuces-wild", "multi-deck");

  /** Equities, as texts of {@link Answers}. */
  private static final List<String> EQUITIES =
      List.of(
          "equity standard: As Ks / Qh Qd",
          "equity standard: As Ks / Qh Qd | 2c 7h Ts",
          "equity standard: As Ah / random",
          "equity standard: As Ah / random | 2c 7h Ts",
          "equity standard: As Ah / random | 2c 7h Ts 9s 3d",
          "equity standard: As Ks / Qh Qd / Jc Tc",
          "equity standard: As Ks / Qh Qd / Jc Tc / 9h 8h / 2c 2d",
          "equity standard: AKs / QQ / JTs",
          "equity standard: AK / QQ+ / 76s",
          "equity standard: random / QQ+ AK",
          "equity standard: TT+ AQ+ / QQ+ AK / TT",
          "equity standard: random / random",
          "equity standard: random / random | 2c 7h Ts",
          "equity standard: random / random | 2c 7h Ts 9s",
          "equity standard: random / random | 2c 7h Ts 9s 3d",
          "equity standard: top 50% / top 50% | 2c 7h Ts",
          "equity standard: top 10% / top 10% / top 10% | 2c 7h Ts",
          "equity standard: top 20% / top 20% / top 20% | 2c 7h Ts",
          "equity omaha: As Ks Qh Jh / 2c 2d 7h 8h",
          "equity omaha: As Ks Qh Jh Tc / 2c 2d 7h 8h 9c",
          "equity omaha-hi-lo: As Ks Qh Jh / 2c 2d 7h 8h",
          "next card standard: As Ks / Qh Qd / 2c 2d",
          "next card standard: As Ks / Qh Qd | 2c 7h Ts",
          "next card standard: random / random | 2c 7h Ts",
          "next card standard: AK / QQ+ / 76s",
          "next card omaha: As Ks Qh Jh / 2c 2d 7h 8h | 2h 7d Ts",
          "samples standard: random / random",
          "samples standard: random / random / random",
          "samples standard: top 20% / top 20% / top 20%",
          "samples standard: top 10% / top 10% / top 10% / top 10% / top 10% / top 10%",
          "samples standard: top 10% / top 10% / top 10% / top 10% / top 10% / top 10%"
              + " / top 10% / top 10% / top 10%");

  private static final List<String> OTHERS =
      List.of(
          "all holes on a river",
          "strength of Js Ts on 9s 8d 2s",
          "strength of all hands on 9s 8d 2s",
          "potential of Js Ts on 9s 8d 2s",
          "return of jacks-9-6",
          "return of deuces-full-pay",
          "return of joker-kings-20-7-5",
          "holds of jacks-9-6");

  /** Commands of {@code yaku}, each a JVM of its own: only {@link Cold} asks these. */
  private static final List<String> COMMANDS =
      List.of(
          "yaku eval As Kd Qh Js 2c",
          "yaku board 9s 8d 2s",
          "yaku rules standard",
          "yaku compare AsAhKdKcQs QdQcJhJsTd",
          "yaku range AK, QQ+",
          "yaku index As Ks | 2c 7h Ts",
          "yaku hold jacks-9-6 As Ks Qs Js 2c",
          "yaku equity AK / QQ+ / 76s",
          "yaku machine jacks-9-6");

  /** What {@code .ci/compare} watches. */
  static final List<String> WATCHED =
      List.of(
          "constant 7 cards: sets",
          "constant 7 cards: keys",
          "constant 7 cards: ints",
          "constant 7 cards: packed",
          "all hands of 5: forEach",
          "equity standard: AK / QQ+ / 76s",
          "River: both players on 2c 7h Ts Qc 3d",
          "return of jacks-9-6");

  private Questions() {}

  /** What is asked first in a JVM: texts, and commands that begin with "yaku ". */
  static List<String> cold(String part) {
    List<String> found = new ArrayList<>(EQUITIES);
    found.addAll(OTHERS);
    found.addAll(COMMANDS);
    found.removeIf(text -> !text.contains(part));
    return found;
  }

  /** The questions with this part in their names. */
  static List<Question> warm(String part) {
    return all().stream().filter(question -> question.name().contains(part)).toList();
  }

  /** Kinds of work that one program does in turn. */
  static List<Question> mixed(String part) {
    List<Question> found = new ArrayList<>(SeveralRules.all());
    for (String text : new String[] {EQUITIES.get(0), EQUITIES.get(1), EQUITIES.get(5)}) {
      found.add(Question.of(text));
    }
    for (String name : WATCHED) {
      found.addAll(warm(name));
    }
    found.removeIf(question -> !question.name().contains(part));
    return found;
  }

  /** The questions of these names, in this order. */
  static List<Question> named(List<String> names) {
    List<Question> all = all();
    return names.stream().map(name -> named(name, all)).toList();
  }

  /** The one of these questions that has this name. */
  static Question named(String name, List<Question> all) {
    return all.stream().filter(q -> q.name().equals(name)).findFirst().orElseThrow();
  }

  static List<Question> all() {
    List<Question> all = new ArrayList<>(HandQuestions.all());
    all.addAll(SeveralRules.all());
    all.addAll(DeckQuestions.all());
    all.addAll(HoleQuestions.all());
    EQUITIES.forEach(text -> all.add(Question.of(text)));
    OTHERS.forEach(text -> all.add(Question.of(text)));
    return all;
  }
}
