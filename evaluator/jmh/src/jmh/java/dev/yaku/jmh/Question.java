package dev.yaku.jmh;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A question whose answer is timed. All questions are found here, but those to other evaluators:
 * only JMH asks these.
 *
 * @param name what it is chosen by; one line
 * @param operations how many hands, deals or answers an answer is
 * @param preparation deals cards and checks contenders, and gives the code to time. Its number is
 *     not 0, and only keeps the answer in use
 */
record Question(String name, int operations, Supplier<LongSupplier> preparation) {
  /** The questions that {@link Answers} answers. */
  private static final List<String> TEXTS =
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
              + " / top 10% / top 10% / top 10%",
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

  /** The questions that {@code .ci/compare} watches. */
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

  /** A text that {@link Answers} answers. */
  static Question of(String text) {
    int operations = text.startsWith("samples") ? Answers.DEALS : 1;
    return new Question(text, operations, () -> () -> Answers.answer(text));
  }

  /** The first questions to a JVM: texts, and commands that begin with "yaku ". */
  static List<String> cold(String part) {
    return Stream.concat(TEXTS.stream(), COMMANDS.stream())
        .filter(text -> text.contains(part))
        .toList();
  }

  /** The questions with this part in their names. */
  static List<Question> warm(String part) {
    return all().stream().filter(question -> question.name.contains(part)).toList();
  }

  /** Kinds of work that one program does in turn. */
  static List<Question> mixed(String part) {
    List<Question> found = new ArrayList<>();
    HandQuestions.addSeveralRules(found);
    for (int text : new int[] {0, 1, 5}) {
      found.add(of(TEXTS.get(text)));
    }
    WATCHED.forEach(name -> found.addAll(warm(name)));
    found.removeIf(question -> !question.name.contains(part));
    return found;
  }

  /** The questions of these names, in this order. */
  static List<Question> named(List<String> names) {
    List<Question> all = all();
    return names.stream().map(name -> named(name, all)).toList();
  }

  /** The one of these questions that has this name. */
  static Question named(String name, List<Question> all) {
    return all.stream().filter(q -> q.name.equals(name)).findFirst().orElseThrow();
  }

  static List<Question> all() {
    List<Question> all = new ArrayList<>();
    HandQuestions.addTo(all);
    DeckQuestions.addTo(all);
    HoleQuestions.addTo(all);
    TEXTS.forEach(text -> all.add(of(text)));
    return all;
  }
}
