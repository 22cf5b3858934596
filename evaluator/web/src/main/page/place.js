// A place where a player acts: what the ranges have and do there, together, by kinds of hands, and hand by hand.

import { chips, choice, copier, h, number, percent } from "./dom.js";
import { bar, heat, heatScale, legend, scroller, span, table } from "./bars.js";
import { RANKS, inline, parseCards } from "./cards.js";
import { classOf, combo, combosOf, grid } from "./grid.js";
import { job } from "./solving.js";
import { t } from "./words.js";

const LEAST = 5e-4; // combos that are shown
const whole = (part) => percent(part, 0).replace(" %", "");

/** How an action looks: folds blue, calls green, bets the redder the larger. */
export function classesOf(actions) {
  const bets = actions.filter((each) => !/^(fold|check|call)/.test(each));
  const shade = (bet) => (bets.length === 1 ? 3 : Math.min(5,
    1 + Math.round((4 * (bets.indexOf(bet) + 0.5)) / bets.length)));
  return actions.map((each) => (each === "fold" ? "fold" : bets.includes(each) ? `a${shade(each)}` : "check"));
}

export class Place {
  constructor(tree, node, { all, path, words }) {
    Object.assign(this, { tree, node, all, path, words, settings: tree.settings });
    this.names = classesOf(node.actions);
    this.who = node.node?.player ?? "oop";
    const { cards } = parseCards(tree.host.spot().board);
    this.at = node.node ?? { board: cards.join(" "), pot: job.pot, value: node.value, equity: node.equity };
    this.isDone = parseCards(this.at.board).cards.length === 5;
    this.player = this.who;
    if (this.settings.by === "draws" && this.isDone) this.settings.by = "made";
    if (!this.rows(node.groups).some(({ word }) => word === this.settings.chosen)) this.settings.chosen = "";
    this.build();
  }

  build() {
    const part = (name) => h("div", { class: name });
    [this.views, this.gridPlace, this.detail] = ["line", "", "detail"].map(part);
    this.tablePlace = scroller(t("by"));
    const ranges = h("div", { class: "work" }), { by } = this.settings;
    const kinds = [["made", t("byMade")], ...(this.isDone ? [] : [["draws", t("byDraws")]]), ["class", t("byHand")]];
    this.elements = [
      h("section", { class: "sheet hand-grid" }, h("div", { class: "head" }, h("h2", {}, t("hands")), this.views),
        this.gridPlace, this.detail),
      h("div", { class: "work numbers" }, this.summary(), h("section", { class: "sheet" },
        h("div", { class: "head" }, h("h2", {}, t("by")), choice(t("by"), kinds, by, (value) => {
          this.settings.by = value;
          this.tree.ask((ask) => this.drawTable(ask));
        })), this.tablePlace),
      h("details", { class: "sheet", ontoggle: ({ target }) => target.open && !ranges.firstChild
        && this.ranges(ranges) },
        h("summary", {}, t("range")), ranges)),
    ];
  }

  async fill(ask) {
    this.drawGrid();
    await this.rest(ask);
  }

  async rest(ask) {
    await this.drawTable(ask);
    await this.drawHands(ask);
  }

  /** What both ranges have here, and what the one that acts does. */
  summary() {
    const { at, node, all, names } = this, { actions, frequencies, values } = node;
    const element = h("section", { class: "sheet" }, h("div", { class: "head" }, h("h2", {}, t("acts", t(this.who))),
      inline(at.board), h("span", { class: "dim" }, `${t("pot")} ${number(at.pot)}`)),
    table(["", t("equityWord"), t("value")], ["oop", "ip"].map((each, i) =>
      [t(each), at.equity ? percent(at.equity[i]) : "–", chips(at.value[i])])),
    table([t("actions"), t("frequency"), "", t("value")], actions.map((action, i) => [
      h("button", { type: "button", class: "step", "data-path": [...all, action].join(" / ") },
        h("i", { class: names[i] }), action),
      percent(frequencies[i], 1), bar([[frequencies[i], names[i]]], percent(frequencies[i], 1)), chips(values?.[i])])),
    this.locks());
    element.addEventListener("click", ({ target }) => {
      const button = target.closest("[data-path]");
      if (button) this.tree.visit(button.dataset.path);
    });
    return element;
  }

  /** A lock by the frequency of the whole range: "bets 30 %". */
  locks() {
    const { actions, frequencies } = this.node, most = actions.length > 1 ? 1 : 0;
    const action = h("select", { class: "text", "aria-label": t("actions") },
      actions.map((each, i) => h("option", { value: each, selected: i === most }, each)));
    const part = h("input", { type: "number", class: "text short", min: 0, max: 100, step: 1,
      "aria-label": t("frequency"),
      value: Math.round(100 * frequencies[most]) });
    return h("details", { class: "locks" }, h("summary", {}, t("lock")), h("p", { class: "hint" }, t("lockHint")),
      h("div", { class: "line" }, action, part, h("span", {}, "%"), h("button", { type: "button", class: "quiet",
        onclick: () => this.tree.host.lock(this.path, action.value, `${part.value}%`) }, t("lockDo"))));
  }

  rows(all) {
    return all.filter((row) => row.player === this.player && (row.combos ?? row.weight) > LEAST);
  }

  drawGrid() {
    const { settings, player, who } = this, acts = player === who;
    if (!acts && settings.view === "actions") settings.view = "equity"; // does nothing here
    this.views.replaceChildren(
      choice(t("hand"), ["oop", "ip"].map((each) => [each, t(`${each}Short`)]), player, (value) => {
        this.player = value;
        this.drawGrid();
        this.tree.ask((ask) => this.rest(ask));
      }),
      choice(t("view"), [...(acts ? [["actions", t("actions")]] : []), ["values", t("value")], ["equity",
        t("equityWord")]],
        settings.view, (value) => { settings.view = value; this.drawGrid(); }));
    const groups = this.rows(this.node.groups), field = settings.view === "equity" ? "equity" : "value";
    const range = span(groups.map((group) => group[field])), shown = field === "equity" ? (of) => percent(of,
      0) : chips;
    const cells = new Map(groups.map((group) => [group.word, this.cell(group, field, range)]));
    this.gridPlace.replaceChildren(
      grid(t("gridOf", t(player)), RANKS, cells, settings.chosen, (place) => {
        settings.chosen = place;
        this.tree.ask((ask) => this.drawHands(ask));
      }),
      settings.view === "actions" ? legend(this.node.actions, this.names) : heatScale(range, shown));
  }

  cell(group, field, range) {
    const { actions } = this.node, fill = Math.min(1, group.combos / combosOf(group.word).length);
    const words = group.frequencies?.map((part, i) => `${actions[i]} ${percent(part, 0)}`).join(", ") ?? "";
    const label = `${words}; ${t("value")} ${chips(group.value)}, ${t("equityWord")} ${percent(group.equity, 1)}`;
    if (this.settings.view === "actions") {
      const parts = group.frequencies.map((part, i) => h("i", { class: this.names[i], vars: { part } }));
      return { fill, label, parts: h("span", { class: "fill", vars: { fill } }, parts) };
    }
    const text = field === "equity" ? whole(group.equity) : chips(group.value, 0);
    return { fill, label, text, heat: heat(group[field], range) };
  }

  async drawHands(ask) {
    const { chosen } = this.settings;
    if (!chosen) return this.detail.replaceChildren();
    this.node.hands ??= (await ask([...this.tree.open(this.path), "--hands"]))[0].hands;
    const those = this.rows(this.node.hands).filter((each) => classOf(combo(each.hand)) === chosen);
    this.detail.replaceChildren(this.strategies(chosen, t("weight"), those.map((each) =>
      [inline(combo(each.hand).replace(/..(?=.)/, "$& ")), percent(each.weight, 0), each])));
  }

  async drawTable(ask) {
    const { by } = this.settings, { node, words } = this;
    const rows = by === "class" ? node.groups
      : (node[`by-${by}`] ??= (await ask([...this.tree.open(this.path), "--by", by]))[0].groups);
    const name = (word) => words.get(word)?.name ?? (word === "none" ? t("none") : word);
    this.tablePlace.replaceChildren(this.strategies(t("hand"), t("combosWord"),
      this.rows(rows).map((group) => [name(group.word), number(group.combos), group])));
  }

  strategies(first, weight, rows) {
    const { node: { actions }, names } = this, acts = this.player === this.who;
    const title = (each) => actions.map((action, i) =>
      `${action}: ${percent(each.frequencies[i], 1)}, ${t("value")} ${chips(each.values?.[i])}`).join("\n");
    const does = (each) => (each.frequencies
      ? h("span", { title: title(each) }, bar(each.frequencies.map((part, i) => [part, names[i], actions[i]]))) : "");
    return table([first, weight, t("equityWord"), t("value"), acts ? t("actions") : ""],
      rows.map(([name, amount, each]) => [name, amount, percent(each.equity, 1), chips(each.value), does(each)]));
  }

  ranges(into) {
    return this.tree.ask(async (ask) => {
      for (const each of ["oop", "ip"]) {
        const [{ range }] = await ask([...this.tree.open(this.path), "--range", each]);
        into.append(h("div", { class: "head" }, h("h3", {}, t("rangeOf", t(each))),
          copier(t("copy"), t("copied"), () => range[each])), h("p", { class: "code" }, range[each]));
      }
    });
  }
}
