// Who wins, and why: by any rules, and by one's own.

import { h, percent, select } from "./dom.js";
import { RANKS, card, joined, parseCards } from "./cards.js";
import { entry, panel } from "./picker.js";
import { Refusal, addFile, latest } from "./ask.js";
import { faultText, language, t } from "./words.js";

const MOST = 9, ANY = 99, OWN = "own.yaku", BEST = 5;
const FIRST = ["standard", "short-deck", "short-deck-trips", "omaha", "omaha-hi-lo"]; // of the list
let listed = [];
let own = null; // the table that was opened: its row among the rules

/** How the cards of a game can be dealt. */
function dealsOf({ minCards, maxCards, minBoard, maxBoard, jokers, copies }) {
  const sizes = [];
  for (let n = Math.max(1, minCards); n <= maxCards; n++) {
    if (maxBoard > 0 || n === maxCards || n >= BEST && n <= 7) sizes.push(n);
  }
  const each = sizes.map((hole) => ({ hole, board: maxBoard }));
  const isHoldem = minBoard === 0 && jokers === 0 && copies === 1 && minCards <= 7 && maxCards >= 7;
  return isHoldem ? [{ hole: 2, board: 5 }, ...each] : each;
}
const textOf = (text) => (parseCards(text).faults.length ? text : parseCards(text).cards.join(" "));

class Hands {
  constructor(app, address) {
    Object.assign(this, { app, run: latest("quick"), side: panel(), all: [], deal: null, entries: [], results: [],
      boardEntry: null, timer: 0 });
    this.state = { game: address.text("game", "standard"), deal: address.text("deal"),
      hands: address.list("hands", ",", MOST) ?? ["AsKd", "QhQc"], board: address.text("board") };
    if (this.state.hands.length < 2) this.state.hands.push("");
    [this.options, this.rows, this.place] = ["options", "players", "pairs big"].map((name) => h("div",
      { class: name }));
    this.status = h("p", { class: "status", role: "status" });
    this.fault = h("p", { class: "fault", role: "alert" });
    this.add = h("button", { type: "button", class: "add", onclick: () => this.addHand() }, `+ ${t("addHand")}`);
    const file = h("input", { type: "file", accept: ".yaku", hidden: true,
      onchange: () => file.files[0] && this.openOwn(file.files[0]) });
    const opener = h("div", { class: "tools" },
      h("button", { type: "button", class: "quiet", onclick: () => file.click() }, t("openTable")),
      h("span", { class: "hint" }, t("dropTable")), file);
    this.element = h("section", { class: "tab two" }, h("div", { class: "work" }, this.options,
      h("div", { class: "why" }, this.status, this.fault), this.rows, this.add, this.place, opener), this.side.element);
    app.onfile = (dropped) => this.openOwn(dropped);
  }

  get game() { return this.all.find(({ name }) => name === this.state.game) ?? this.all[0]; }

  addHand() {
    this.state.hands.push("");
    this.build();
    this.entries.at(-1).element.querySelector("input").focus();
    this.refresh();
  }

  async openOwn(opened) {
    this.fault.textContent = "";
    addFile(OWN, new Uint8Array(await opened.arrayBuffer()));
    await this.run(async (ask) => {
      try {
        const [row] = await ask(["rules", "--table", OWN]);
        own = { ...row, own: true, title: `${row.title} (${opened.name})` };
        Object.assign(this.state, { game: row.name, deal: "", hands: ["", ""], board: "" });
        await this.load(ask);
      } catch (reason) {
        if (!(reason instanceof Refusal)) throw reason;
        this.fault.textContent = `${t("noTable")}: ${faultText(reason)}`;
      }
    }).catch((reason) => this.wrong(reason));
  }

  async load(ask) {
    const { state } = this;
    if (listed.length === 0) listed = await ask(["rules"]);
    const order = ({ name }) => (FIRST.includes(name) ? FIRST.indexOf(name) : ANY);
    const others = listed.filter(({ name }) => name !== own?.name).sort((a, b) => order(a) - order(b));
    this.all = [...(own ? [own] : []), ...others];
    if (!this.all.some(({ name }) => name === state.game)) {
      this.app.fault(t("noValue", "game", state.game));
      state.game = this.all[0].name;
    }
    this.build(true);
    await this.answer(ask);
  }

  begin(values) {
    Object.assign(this.state, { hands: ["", ""], board: "", ...values });
    this.build();
    this.refresh();
  }

  build(isFirst = false) {
    const { state, game } = this, deals = dealsOf(game), names = deals.map(({ hole, board }) => `${hole}+${board}`);
    if (isFirst && state.deal && !names.includes(state.deal)) this.app.fault(t("noValue", "deal", state.deal));
    this.deal = deals[Math.max(0, names.indexOf(state.deal))];
    this.common = { ranks: RANKS.slice(0, game.deck / 4), kinds: ["cards"], jokers: game.jokers ?? ANY,
      copies: game.copies ?? ANY, placeholder: t("cardsPlaceholder") };
    this.options.replaceChildren(
      select(t("game"), this.all.map(({ name, title }) => [name, title]), state.game,
        (name) => this.begin({ game: name, deal: "" })),
      select(t("deal"), deals.map(({ hole, board }, i) => [names[i], t("dealOf", hole, board)]),
        names[deals.indexOf(this.deal)], (name) => this.begin({ deal: name })));
    this.buildEntries();
  }

  buildEntries() {
    const { state, common, deal, side } = this;
    const taken = (but) => [...this.entries, this.boardEntry].filter((each) => each && each !== but)
      .flatMap((each) => parseCards(each.get()).cards);
    this.results = state.hands.map(() => h("div", { class: "verdict" }));
    this.entries = state.hands.map((_, i) => {
      const each = entry(side, { ...common, title: t("handN", i + 1), label: String(i + 1), most: deal.hole,
        taken: () => taken(each), onchange: (value) => { state.hands[i] = value; this.refresh(); } });
      each.element.append(this.results[i], ...(state.hands.length > 2 ? [this.remover(i)] : []));
      return each;
    });
    this.boardEntry = deal.board ? entry(side, { ...common, title: t("board"), most: deal.board,
      taken: () => taken(this.boardEntry), onchange: (value) => { state.board = value; this.refresh(); } }) : null;
    this.entries.forEach((each, i) => each.set(textOf(state.hands[i]), false));
    this.boardEntry?.set(textOf(state.board), false);
    this.rows.replaceChildren(...this.entries.map((each) => each.element));
    this.place.replaceChildren(this.boardEntry?.element ?? "");
    this.add.hidden = state.hands.length >= MOST;
    side.show(this.entries.find((each) => !each.get()) ?? this.boardEntry ?? this.entries[0]);
  }

  remover(i) {
    return h("button", { type: "button", class: "square remove", "aria-label": t("remove", t("handN", i + 1)),
      onclick: () => { this.state.hands.splice(i, 1); this.build(); this.refresh(); } }, "×");
  }

  refresh() {
    this.app.changed();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run((ask) => this.answer(ask)).catch((reason) => this.wrong(reason)), 120);
  }

  wrong(reason) {
    this.status.textContent = "";
    const which = reason instanceof Refusal && reason.item ? this.filled[reason.number - 1] : undefined;
    const length = which === undefined ? 0 : parseCards(this.state.hands[which]).cards.length * 3;
    if (which !== undefined && (reason.column ?? 0) <= length) this.entries[which].fault(faultText(reason));
    else this.fault.textContent = faultText(reason);
  }

  get filled() { return this.state.hands.map((_, i) => i).filter((i) => this.state.hands[i].trim()); }

  /** The hands that there are have the engine's numbers. */
  count(these) {
    const last = these.at(-1) ?? -1;
    this.entries.forEach(({ name }, i) => {
      name.textContent = these.includes(i) ? String(these.indexOf(i) + 1) : i > last ? String(i + 1) : "–";
    });
  }

  async answer(ask) {
    const { state, element, deal, game } = this, these = this.filled, isOmaha = game.maxBoard > 0;
    delete element.dataset.done;
    [this.fault, this.status].forEach((each) => { each.textContent = ""; });
    this.entries.forEach((each) => { each.fault(""); each.element.classList.remove("won"); });
    this.results.forEach((each) => each.replaceChildren());
    this.count(these);
    const board = deal.board ? state.board.trim() : "", after = board ? (isOmaha ? ` | ${board}` : ` ${board}`) : "";
    if (these.length > 0) {
      const rules = game === own ? ["--table", OWN] : ["--rules", game.name], isMany = these.length > 1;
      const found = await ask([isMany ? "compare" : "eval", ...rules, "--lang", language(), "--",
        ...these.map((i) => state.hands[i].trim() + after)]);
      const verdict = found[0].verdict ?? [];
      found.forEach((row, i) => this.show(these[i], row, isMany));
      element.dataset.answer = JSON.stringify(found.map(({ verdict: _, ...row }) => row));
      this.status.textContent = verdict.join(" ");
      this.app.say(this.status.textContent);
    }
    if (these.length < 2) this.status.textContent = t("pickHands");
    element.dataset.done = "yes";
  }

  show(i, row, compared) {
    const held = parseCards(this.state.hands[i]).cards;
    const part = (text, best) => h("div", { class: "made" }, h("strong", {}, text),
      h("span", { class: "cards" }, parseCards(best ?? "").cards.map((name) => card(name, held.includes(name)))));
    this.results[i].replaceChildren(part(row.description, row.best),
      row.lowDescription === undefined ? "" : part(row.lowDescription, row.lowBest),
      compared ? h("span", { class: "dim" }, t("takesPot", percent(row.share, row.share % 1 ? 1 : 0))) : "");
    this.entries[i].element.classList.toggle("won", compared && row.share > 0);
  }

  start() { return this.run((ask) => this.load(ask)).catch((reason) => this.wrong(reason)); }

  values() {
    const { game, deal, hands, board } = this.state;
    const cardsOf = (text) => (parseCards(text).faults.length ? text : joined(parseCards(text).cards));
    return { game, deal, hands: hands.map(cardsOf).join(","), board: cardsOf(board) };
  }

  close() {
    clearTimeout(this.timer);
    this.run.leave();
  }
}

export const hands = (app, address) => new Hands(app, address);
