// Compiled by the strict checks of TypeScript, never run.
import { open, start, YakuError, type EquityAnswer, type SolutionAnswer, type Yaku } from "yaku-poker";

const yaku: Yaku = await start();
const answer: EquityAnswer = await yaku.equity("AA / KK", { trials: 1000, seed: 5n });
const share: number | null = answer.players[0].share;
const solved: SolutionAnswer = await yaku.solve("", { iterations: 1, onProgress: (text) => text.length > 3 });
const frequencies: number[] = solved.root.frequencies;
const { lines }: { lines: string[] } = await yaku.ask(["eval", "--format", "json", "As"]);
// @ts-expect-error there is no such option
await yaku.equity("AA / KK", { tries: 1000 });
// @ts-expect-error hands are texts
await yaku.evaluate(5);
const { decisions, epsilon } = await yaku.allIn("stacks = 10, 10", { hands: true, onProgress: (_, part) => (part ?? 0) < 1 });
const worth: number = (await yaku.icm([50, 30, 20], [25, 87, 88]))[0].value + decisions[0].allIn + epsilon;
const fault = new YakuError();
const cards = ["As Kd", "Qh Qc"] as const;
const [one, ...others] = [...(await yaku.evaluate(cards)), ...(await yaku.compare(cards))];
await yaku.icm([50, 30] as const, Object.freeze([1, 2, 3]));
await yaku.ask(["eval", ...cards] as const);
const { node, hands = [], groups = [] } = await yaku.solution("kept", { node: "check", by: "made" });
const acting: "oop" | "ip" | undefined = node?.player;
// @ts-expect-error a hand that is never there has no value
hands.map(({ value }) => value.toFixed(2));
const flush = (await yaku.nextCards("Js Ts / QQ+ | 9s 8d 2s")).players[0].outs[0].category;
const texts: string[] = [...groups.map(({ word }) => word), ...(await yaku.range("QQ+")).map(({ hand }) => hand), acting ?? "", flush ?? ""];
const place: [string, number | undefined] = [fault.code, fault.column];
console.log(one, others, place, texts, share, worth, frequencies, lines, fault.status, open);
