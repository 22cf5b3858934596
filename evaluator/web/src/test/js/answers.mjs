// Prints answers as values of the types that index.d.ts has for them, for TypeScript to compile: it knows then all that
// they have, and what of it may be null.

import { open } from "yaku-poker";

const yaku = await open();
const RIVER = "board = Ts 9s 6h Qc 2d\noop = AA, 76s\nip = KK, JJ\npot = 60\nstack = 60\nbets = all-in\n";
const TURN = RIVER.replace(" 2d", "");
await yaku.solve(RIVER, { iterations: 5, write: "river" }); // where nobody comes to some places
await yaku.solve(TURN, { iterations: 5, write: "turn" });
const answers = {
  "EvaluatedHand[]": [
    await yaku.evaluate("As Ks", { percentile: true, words: true }),
    await yaku.evaluate("As Ks | 2s 3s 4d", { words: true }),
    await yaku.evaluate("As 2s 3d Kd | 4s 5s 8d", { rules: "omaha-hi-lo" }),
    await yaku.compare(["As Ks", "Ac Kc"]),
  ],
  EquityAnswer: [
    await yaku.equity("AA / KK, AKs:0.5"),
    await yaku.equity("AA"),
    await yaku.equity("AA / KK", { trials: 1 }),
    await yaku.equity("As2s3dKd / QhQdJsTs | 4s 5s 8d", { rules: "omaha-hi-lo" }),
  ],
  NextCardsAnswer: [
    await yaku.nextCards("Js Ts / QQ+, AK | 9s 8d 2s"),
    await yaku.nextCards("Js Ts / AhAd, 9c9d | 9s 8d 2s", { trials: 50 }),
  ],
  StreetsAnswer: [await yaku.streets("AsAh / KsKh | 2c 3c 4c")],
  "HandOfRange[]": [await yaku.range("QQ+, AKs:0.5"), await yaku.range("QQ+, AKs | 9s 8d 2s", { against: "AsAh, 9d9h" })],
  BoardAnswer: [await yaku.board("9s 8d 2s")],
  "HoldAnswer[]": [await yaku.hold("jacks-9-6", "As Ks Qs Js 2c", { all: true })],
  "IcmPlayer[]": [await yaku.icm([50, 30], [1, 2, 3])],
  AllInAnswer: [
    await yaku.allIn("stacks = 5, 5", { hands: true }),
    await yaku.allIn("stacks = 10, 0.75\nbig-blind-ante = 1\npayouts = 60, 40", { hands: true }),
  ],
  SolutionAnswer: [
    await yaku.solution("river", { hands: true, by: "made" }),
    await yaku.solution("river", { node: "check", hands: true, by: "class" }),
    await yaku.solution("river", { node: "all-in 60" }),
    await yaku.solution("turn", { node: "check / check", runouts: true }),
    await yaku.solution("turn", { node: "check", range: "ip" }),
    await yaku.solution("turn", { bestAnswer: "ip", by: "place" }),
  ],
};
for (const [type, all] of Object.entries(answers)) {
  console.log(`import type { ${type.replace("[]", "")} } from "yaku-poker";`);
  all.forEach((answer, i) => console.log(`export const _${type.replace("[]", "")}${i}: ${type} = ${JSON.stringify(answer)};`));
}
