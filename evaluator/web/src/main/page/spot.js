// A question to the solver: its fields, and its text as "yaku solve" reads it.

import { joined, parseCards } from "./cards.js";

const STREETS = ["flop", "turn", "river"];
export const KINDS = ["bets", "raises"];
const FIELDS = ["board", "oop", "ip", "pot", "stack"], GAP = " · ";
const FIRST = { board: "Ts9s6hQc2d", pot: "60", stack: "170", bets: "33%, 75%, 150%", raises: "3x",
  oop: "22-TT, A2s-AJs, K9s+, Q9s+, J8s+, T8s+, 97s+, 86s+, 75s+, 65s, 54s, A9o-AJo, KTo+, QTo+, JTo, T9o",
  ip: "22+, A2s+, K8s+, Q9s+, J8s+, T8s+, 97s+, 86s+, 75s+, 64s+, 54s, A8o+, KTo+, QTo+, JTo, T9o, 98o" };

export class Spot {
  constructor(address) {
    const board = joined(address.cards("board", 5));
    this.board = board || (address.has("board") ? "" : FIRST.board);
    for (const name of ["oop", "ip"]) this[name] = address.text(name, FIRST[name]);
    for (const name of ["pot", "stack"]) this[name] = String(address.whole(name, 1, 1e9, FIRST[name]));
    for (const street of STREETS) {
      for (const kind of KINDS) this[`${street}.${kind}`] = address.text(`${street}.${kind}`, FIRST[kind]);
    }
    this.more = address.text("more");
  }

  get cards() { return parseCards(this.board).cards; }

  get streets() { return STREETS.slice(Math.max(0, this.cards.length - 3)); }

  get lines() { return this.more.split(GAP).map((line) => line.trim()).filter(Boolean); }

  /** Adds a line that has no field, in place of one that locks the same action at the same node. */
  addLine(value, replaces) {
    const lines = this.lines.filter((line) => !replaces(line));
    let number = 1;
    while (lines.some((line) => line.startsWith(`lock.${number} `))) number++;
    this.more = [...lines, `lock.${number} = ${value}`].join(GAP);
  }

  get text() {
    const lines = FIELDS.map((name) => [name, name === "board" ? this.cards.join(" ") || this.board : this[name]]);
    for (const street of this.streets) {
      for (const kind of KINDS) lines.push([`${street}.${kind}`, this[`${street}.${kind}`]]);
    }
    return [...lines.filter(([, value], i) => i < FIELDS.length || value.trim())
      .map(([name, value]) => `${name} = ${value}`), ...this.lines].map((line) => `${line}\n`).join("");
  }

  /** Takes the lines of a text; those that have no field stay as they are. */
  read(text) {
    const rest = [];
    for (const street of STREETS) for (const kind of KINDS) this[`${street}.${kind}`] = "";
    for (const line of text.split("\n").map((each) => each.trim()).filter((each) => each && !each.startsWith("#"))) {
      const [, name, of] = /^([\w.-]+)\s*=\s*(.*)$/.exec(line) ?? [];
      if (FIELDS.includes(name)) this[name] = of;
      else if (KINDS.includes(name)) STREETS.forEach((street) => { this[`${street}.${name}`] ||= of; });
      else if (STREETS.some((street) => KINDS.some((kind) => name === `${street}.${kind}`))) this[name] = of;
      else rest.push(line);
    }
    this.more = rest.join(GAP);
  }

  get rules() { return ["--rules", /^rules\s*=\s*([\w-]+)/m.exec(this.lines.join("\n"))?.[1] ?? "standard"]; }

  /** For an address. */
  get values() {
    const values = Object.fromEntries(FIELDS.map((name) => [name, this[name]]));
    for (const street of this.streets) {
      for (const kind of KINDS) values[`${street}.${kind}`] = this[`${street}.${kind}`] || " ";
    }
    return { ...values, board: joined(this.cards), more: this.more };
  }
}
