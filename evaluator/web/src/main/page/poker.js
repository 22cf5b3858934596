// Video poker: which cards to hold, and what each hold returns; by any pay table.

import { h, percent, select } from "./dom.js";
import { bar, table } from "./bars.js";
import { inline, joined, parseCards } from "./cards.js";
import { entry, panel } from "./picker.js";
import { Refusal, addFile, latest, readFile } from "./ask.js";
import { t } from "./words.js";

const OWN = "own.pay", FIRST = "jacks-9-6", CARDS = 5;
const solved = new Map(); // by pay table: how often each class comes
let machines = [];

export function poker(app, address) {
  const run = latest("quick"), side = panel();
  const state = { machine: address.text("machine", FIRST), pays: address.text("pays") };
  state.cards = joined(address.cards("cards", CARDS)) || (address.text("cards", null) === null ? "AsKsQsJs2c" : "");
  let cards = null, timer = 0;
  const options = h("div", { class: "options" }), status = h("p", { class: "status", role: "status" }), fault = h("p",
    { class: "fault", role: "alert" }), place = h("div", { class: "pairs big" });
  const holds = h("section", { class: "sheet", hidden: true }), odds = h("section", { class: "sheet", hidden: true });
  const text = h("textarea", { rows: 14, spellcheck: "false", "aria-label": t("ownMachine") }), file = h("input",
    { type: "file", accept: ".pay", hidden: true, onchange: () => file.files[0] && openOwn(file.files[0]) });
  const apply = () => { state.pays = text.value; state.machine = ""; choose(); };
  const editor = h("details", { class: "sheet" }, h("summary", {}, t("ownMachine")),
    h("p", { class: "hint" }, t("payHint")), text, h("div", { class: "tools" },
    h("button", { type: "button", class: "primary", onclick: apply }, t("apply")), h("button",
    { type: "button", class: "quiet", onclick: () => file.click() }, t("openPay")), file));
  const element = h("section", { class: "tab two" }, h("div", { class: "work" }, options, place,
    h("div", { class: "why" }, status, fault), holds, odds, editor), side.element);
  const which = () => (state.machine ? [state.machine] : ["--file", OWN]);

  async function openOwn(opened) {
    text.value = await opened.text();
    editor.open = true;
    apply();
  }
  function choose() {
    options.replaceChildren(select(t("machine"), [...machines.map(({ name, title }) => [name, title]),
      ...(state.pays ? [["", t("ownMachine")]] : [])], state.machine, (name) => { state.machine = name; refresh(); }),
      h("button", { type: "button", class: "quiet", onclick: draw }, t("deals")));
    build();
    refresh();
  }
  /** Five cards of the deck, as a machine deals them. */
  function draw() {
    const names = [...side.element.querySelectorAll("[data-card]")].map((each) => each.dataset.card), dealt = [];
    while (dealt.length < CARDS) dealt.push(...names.splice(Math.floor(names.length * Math.random()), 1));
    cards.set(dealt.join(" "));
    side.show(cards);
  }
  function build() {
    const jokers = /joker|wild-five/.test(state.machine || state.pays) ? 2 : 0;
    cards = entry(side, { title: t("cards"), kinds: ["cards"], most: CARDS, jokers, placeholder: t("cardsPlaceholder"),
      onchange: (value) => { state.cards = value; refresh(); } });
    cards.set(parseCards(state.cards).cards.join(" ") || state.cards, false);
    place.replaceChildren(cards.element);
    side.show(cards);
  }
  function refresh() {
    app.changed();
    clearTimeout(timer);
    timer = setTimeout(() => run(answer).catch(wrong), 120);
  }
  function wrong(reason) {
    status.textContent = "";
    fault.textContent = reason.message;
  }
  async function load(ask) {
    if (machines.length === 0) machines = await ask(["machine"]);
    if (state.machine && !machines.some(({ name }) => name === state.machine) || !state.machine && !state.pays) {
      app.fault(t("noValue", "machine", state.machine));
      state.machine = FIRST;
    }
    text.value = state.pays;
    choose();
  }
  async function answer(ask) {
    delete element.dataset.done;
    fault.textContent = "";
    cards.fault("");
    if (state.machine) text.value = new TextDecoder().decode(await readFile(`data/machines/${state.machine}.pay`));
    else addFile(OWN, new TextEncoder().encode(state.pays));
    const { cards: held, faults } = parseCards(state.cards);
    status.textContent = "";
    holds.hidden = true;
    if (held.length + faults.length < CARDS) status.textContent = t("fiveCards");
    else {
      try {
        showHolds(await ask(["hold", "--all", ...(state.machine ? [state.machine] : ["--file", OWN]), "--",
          state.cards]));
      } catch (reason) {
        if (!(reason instanceof Refusal)) throw reason;
        if (/^(hand|line) 1/.test(reason.message)) cards.fault(reason.message.replace(/^(hand|line) 1(, column \d+)?: /, ""));
        else { odds.hidden = true; throw reason; }
      }
    }
    const key = state.machine || state.pays;
    if (!solved.has(key)) solved.set(key, await ask(["machine", ...which()]));
    showOdds(solved.get(key));
    element.dataset.done = "yes";
  }
  const nameOf = (hold) => (hold ? inline(hold) : t("drawAll"));
  function showHolds(rows) {
    const best = rows[0], most = Math.max(best.ev, 1e-9), kept = parseCards(best.hold).cards;
    element.dataset.answer = JSON.stringify(rows);
    status.textContent = best.hold ? t("holdBest", best.hold) : t("drawAll");
    app.say(`${status.textContent}, ${best.ev.toFixed(4)}`);
    cards.element.querySelectorAll(".card").forEach((each,
      i) => each.classList.add(kept.includes(parseCards(state.cards).cards[i]) ? "lit" : "thrown"));
    holds.replaceChildren(h("div", { class: "best" }, h("strong", {}, best.ev.toFixed(4)),
      h("span", { class: "dim" }, t("perCoin"), best.ties > 1 ? ` · ${best.ties} ${t("tied")}` : "")),
    h("div", { class: "scroll" }, table([t("hold"), t("returns"), "", t("costs")],
      rows.map((row) => [nameOf(row.hold), h("span", { title: row.fraction }, row.ev.toFixed(4)),
      bar([[row.ev, row.ev === best.ev ? "share" : "ghost"]], row.ev.toFixed(4),
      most), row.ev === best.ev ? "–" : (best.ev - row.ev).toFixed(4)]))));
    holds.hidden = false;
  }
  function showOdds(rows) {
    const total = rows.find((row) => row.class === "return"), classes = rows.filter((row) => row !== total).reverse(), name = (word) => word.replace(/([a-z])-(?=[a-z])/g, "$1 ");
    odds.replaceChildren(h("div", { class: "head" }, h("h2", {}, t("payTable")),
      h("span", {}, `${t("returns")} `, h("b", {}, percent(total.contribution, 4)))),
      table(["", t("pays"), t("often"), "", t("contribution")],
        classes.map((row) => [name(row.class), String(row.pay),
        percent(row.probability, row.probability < 0.001 ? 5 : 2), bar([[row.contribution, "share"]],
        percent(row.contribution)), percent(row.contribution)])));
    odds.dataset.return = String(total.contribution);
    odds.hidden = false;
  }

  app.onfile = openOwn;
  build();
  return {
    element, start: () => run(load).catch(wrong), close: () => { clearTimeout(timer); run.leave(); },
    values: () => ({ machine: state.machine, cards: joined(parseCards(state.cards).cards),
      pays: state.machine ? "" : state.pays, lang: undefined }),
  };
}
