// Video poker: which cards to hold, and what each hold returns; by any pay table.

import { h, percent, select } from "./dom.js";
import { bar, scroller, table } from "./bars.js";
import { inline, joined, parseCards } from "./cards.js";
import { entry, panel } from "./picker.js";
import { Refusal, addFile, latest, readFile } from "./ask.js";
import { faultText, t } from "./words.js";

const OWN = "own.pay", FIRST = "jacks-9-6", CARDS = 5, RARE = 0.001;
const solved = new Map(); // by pay table: how often each class comes
let machines = [];

class Poker {
  constructor(app, address) {
    Object.assign(this, { app, run: latest("quick"), side: panel(), cards: null, jokers: 0, timer: 0 });
    this.state = { machine: address.text("machine", FIRST), pays: address.text("pays") };
    this.state.cards = joined(address.cards("cards", CARDS)) || (address.has("cards") ? "" : "AsKsQsJs2c");
    [this.options, this.place] = ["options", "pairs big"].map((name) => h("div", { class: name }));
    this.status = h("p", { class: "status", role: "status" });
    this.fault = h("p", { class: "fault", role: "alert" });
    [this.holds, this.odds] = [0, 1].map(() => h("section", { class: "sheet", hidden: true }));
    this.element = h("section", { class: "tab two" }, h("div", { class: "work" }, this.options, this.place,
      h("div", { class: "why" }, this.status, this.fault), this.holds, this.odds, this.buildEditor()),
        this.side.element);
    app.onfile = (file) => this.openOwn(file);
    this.build();
  }

  buildEditor() {
    this.text = h("textarea", { rows: 14, spellcheck: "false", "aria-label": t("ownMachine") });
    const file = h("input", { type: "file", accept: ".pay", hidden: true,
      onchange: () => file.files[0] && this.openOwn(file.files[0]) });
    this.editor = h("details", { class: "sheet" }, h("summary", {}, t("ownMachine")), h("p", { class: "hint" },
      t("payHint")),
      this.text, h("div", { class: "tools" },
        h("button", { type: "button", class: "primary", onclick: () => this.apply() }, t("apply")),
        h("button", { type: "button", class: "quiet", onclick: () => file.click() }, t("openPay")), file));
    return this.editor;
  }

  apply() {
    Object.assign(this.state, { pays: this.text.value, machine: "" });
    this.choose();
  }

  async openOwn(opened) {
    this.text.value = await opened.text();
    this.editor.open = true;
    this.apply();
  }

  choose() {
    const { state } = this, own = state.pays ? [["", t("ownMachine")]] : [];
    this.options.replaceChildren(select(t("machine"), [...machines.map(({ name, title }) => [name, title]), ...own],
      state.machine, (name) => { state.machine = name; this.refresh(); }),
    h("button", { type: "button", class: "quiet", onclick: () => this.draw() }, t("deals")));
    this.build();
    this.refresh();
  }

  /** Five cards of the deck, as a machine deals them. */
  draw() {
    const names = [...this.side.element.querySelectorAll("[data-card]")].map((each) => each.dataset.card), dealt = [];
    while (dealt.length < CARDS) dealt.push(...names.splice(Math.floor(names.length * Math.random()), 1));
    this.cards.set(dealt.join(" "));
    this.side.show(this.cards);
  }

  build() {
    const { state } = this;
    this.cards = entry(this.side, { title: t("cards"), kinds: ["cards"], most: CARDS, jokers: this.jokers,
      placeholder: t("cardsPlaceholder"), onchange: (value) => { state.cards = value; this.refresh(); } });
    this.cards.set(parseCards(state.cards).cards.join(" ") || state.cards, false);
    this.place.replaceChildren(this.cards.element);
    this.side.show(this.cards);
  }

  refresh() {
    this.app.changed();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run((ask) => this.answer(ask)).catch((reason) => this.wrong(reason)), 120);
  }

  wrong(reason) {
    this.status.textContent = "";
    this.fault.textContent = faultText(reason);
  }

  async load(ask) {
    const { state } = this;
    if (machines.length === 0) machines = await ask(["machine"]);
    if (state.machine ? !machines.some(({ name }) => name === state.machine) : !state.pays) {
      this.app.fault(t("noValue", "machine", state.machine));
      state.machine = FIRST;
    }
    this.text.value = state.pays;
    this.choose();
  }

  async answer(ask) {
    const { state, element } = this, which = state.machine ? [state.machine] : ["--file", OWN];
    delete element.dataset.done;
    this.fault.textContent = this.status.textContent = "";
    this.cards.fault("");
    if (state.machine) this.text.value = new TextDecoder().decode(await readFile(`data/machines/${state.machine}.pay`));
    else addFile(OWN, new TextEncoder().encode(state.pays));
    await this.deal(ask);
    const { cards: held, faults } = parseCards(state.cards);
    this.holds.hidden = true;
    if (held.length + faults.length < CARDS) this.status.textContent = t("fiveCards");
    else await this.hold(ask, which);
    const key = state.machine || state.pays;
    if (!solved.has(key)) solved.set(key, await ask(["machine", ...which]));
    this.showOdds(solved.get(key));
    element.dataset.done = "yes";
  }

  /** The deck has the jokers that the rules of the pay table allow. */
  async deal(ask) {
    const [, rules = ""] = /^\s*rules\s*=\s*(\S+)/m.exec(this.text.value) ?? [];
    try {
      const [{ jokers }] = await ask(["rules", rules]);
      if (jokers === this.jokers) return;
      this.jokers = this.cards.jokers = jokers ?? CARDS;
      this.side.show(this.cards);
    } catch (reason) { // the pay table's own fault is said
      if (!(reason instanceof Refusal)) throw reason;
    }
  }

  async hold(ask, which) {
    try {
      this.showHolds(await ask(["hold", "--all", ...which, "--", this.state.cards]));
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      if (reason.item === "hand") return this.cards.fault(faultText(reason));
      this.odds.hidden = true;
      throw reason;
    }
  }

  showHolds(rows) {
    const best = rows[0], most = Math.max(best.ev, 1e-9), kept = parseCards(best.hold).cards;
    const given = parseCards(this.state.cards).cards, isBest = (row) => row.ev === best.ev;
    this.element.dataset.answer = JSON.stringify(rows);
    this.status.textContent = best.hold ? t("holdBest", best.hold) : t("drawAll");
    this.app.say(`${this.status.textContent}, ${best.ev.toFixed(4)}`);
    this.cards.element.querySelectorAll(".card").forEach((each, i) =>
      each.classList.add(kept.includes(given[i]) ? "lit" : "thrown"));
    this.holds.replaceChildren(
      h("div", { class: "best" }, h("strong", {}, best.ev.toFixed(4)),
        h("span", { class: "dim" }, t("perCoin"), best.ties > 1 ? ` · ${best.ties} ${t("tied")}` : "")),
      scroller(t("hold"), table([t("hold"), t("returns"), "", t("costs")], rows.map((row) => [
        row.hold ? inline(row.hold) : t("drawAll"), h("span", { title: row.fraction }, row.ev.toFixed(4)),
        bar([[row.ev, isBest(row) ? "share" : "ghost"]], row.ev.toFixed(4), most),
        isBest(row) ? "–" : (best.ev - row.ev).toFixed(4)]), "slim")));
    this.holds.hidden = false;
  }

  showOdds(rows) {
    const total = rows.find((row) => row.class === "return"), classes = rows.filter((row) => row !== total).reverse();
    const name = (word) => word.replace(/([a-z])-(?=[a-z])/g, "$1 ");
    this.odds.replaceChildren(h("div", { class: "head" }, h("h2", {}, t("payTable")),
      h("span", {}, `${t("returns")} `, h("b", {}, percent(total.contribution, 4)))),
    table(["", t("pays"), t("often"), "", t("contribution")], classes.map((row) => [name(row.class), String(row.pay),
      percent(row.probability, row.probability < RARE ? 5 : 2),
      bar([[row.contribution, "share"]], percent(row.contribution)), percent(row.contribution)]), "slim"));
    this.odds.dataset.return = String(total.contribution);
    this.odds.hidden = false;
  }

  start() { return this.run((ask) => this.load(ask)).catch((reason) => this.wrong(reason)); }

  values() {
    const { machine, cards, pays } = this.state;
    return { machine, cards: joined(parseCards(cards).cards), pays: machine ? "" : pays, lang: undefined };
  }

  close() {
    clearTimeout(this.timer);
    this.run.leave();
  }
}

export const poker = (app, address) => new Poker(app, address);
