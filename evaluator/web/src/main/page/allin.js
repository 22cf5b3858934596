// All-in or fold before the flop: what every hand does, what stacks are worth in prizes, and what a call has to win.

import { choice, chips, copier, h, number, percent, showWork } from "./dom.js";
import { heatScale, legend, scroller, table } from "./bars.js";
import { RANKS } from "./cards.js";
import { grid } from "./grid.js";
import { Refusal, engine, latest, readFile, tableSize } from "./ask.js";
import { faultText, t } from "./words.js";

const FIELDS = { stacks: "10, 10", blinds: "0.5, 1", ante: "", "big-blind-ante": "", payouts: "", others: "",
  more: "" };
const LOOKS = ["actions", "gain"], NAMES = ["a3", "fold"], GAP = " · ", NEVER = "–";
const TWO = { "small-blind": "button", "big-blind-vs-small-blind": "big-blind" }; // names of two players
const TABLE = "three-hands", ENTRY = 52, THREE = "three"; // file, bytes of an entry, and the engine that has it
const list = (text) => text.split(",").map((each) => each.trim()).filter(Boolean);
let hasTable = false;

/** The table of three hands, which page.mjs has packed by columns: the first bytes of all entries, the second, … */
async function unpacked(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const columns = new Uint8Array(await new Response(stream).arrayBuffer()), bytes = columns.slice();
  const entries = Math.floor(bytes.length / ENTRY);
  for (let i = 0; i < entries; i++) for (let k = 0; k < ENTRY; k++) bytes[ENTRY * i + k] = columns[entries * k + i];
  return bytes;
}

class AllIn {
  constructor(app, address) {
    Object.assign(this, { app, quick: latest("quick"), long: latest(THREE), timer: 0, halting: false, inputs: {} });
    this.state = Object.fromEntries(Object.entries(FIELDS).map(([name, usual]) => [name, address.text(name, usual)]));
    this.look = address.oneOf("look", LOOKS, LOOKS[0]);
    this.status = h("p", { class: "status", role: "status" });
    this.fault = h("p", { class: "fault", role: "alert" });
    this.progress = h("progress", { hidden: true, "aria-label": t("working") });
    this.stop = h("button", { type: "button", class: "quiet", hidden: true, onclick: () => { this.halting = true; } },
      t("stop"));
    [this.needs, this.charts, this.figures] = ["work", "charts", "more"].map((name) => h("div", { class: name }));
    this.element = h("section", { class: "tab" }, h("div", { class: "work" },
      h("div", { class: "options" }, Object.keys(FIELDS).map((name) => this.field(name))), this.fault,
      h("div", { class: "statusline" }, this.status, this.progress, this.stop, choice(t("view"),
        LOOKS.map((look) => [look, t(look)]), this.look, (look) => { this.look = look; app.changed(); this.draw(); })),
      this.needs), this.charts, this.figures);
    app.onfile = (file) => file.arrayBuffer().then((bytes) => this.take(new Uint8Array(bytes)));
  }

  field(name) {
    this.inputs[name] = h("input", { type: "text", class: `text${name === "more" ? "" : " short"}`, spellcheck: "false",
      value: this.state[name], placeholder: t("gameHints")[name] ?? "",
      oninput: ({ target }) => { this.state[name] = target.value; this.refresh(); } });
    return h("label", { class: `field f-${name}` }, h("span", {}, t("gameFields")[name]), this.inputs[name]);
  }

  get players() { return list(this.state.stacks).length; }

  /** The game as the command line reads it. */
  get text() {
    const { more, ...keys } = this.state, given = Object.entries(keys).filter(([, value]) => value.trim());
    return [...given.map(([key, value]) => `${key} = ${value.trim()}`), ...more.split(GAP.trim())]
      .map((line) => `${line.trim()}\n`).join("");
  }

  refresh() {
    this.app.changed();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), 200);
  }

  start() {
    const isLong = this.players === 3 && hasTable;
    (isLong ? this.quick : this.long).leave();
    return (isLong ? this.long : this.quick)((ask) => this.answer(ask)).catch((reason) => this.wrong(reason));
  }

  wrong(reason) {
    this.busy("");
    this.status.textContent = "";
    this.fault.textContent = faultText(reason);
    const key = reason instanceof Refusal ? reason.key : undefined;
    if (key) this.inputs[key in this.inputs ? key : "more"].setAttribute("aria-invalid", "true");
    if (reason.code !== "file") return;
    hasTable = false;
    this.needs.replaceChildren(this.asksForTable());
  }

  busy(text, part = null) {
    showWork(this, text, part);
    return !this.halting;
  }

  async answer(ask) {
    const { state, element } = this;
    delete element.dataset.done;
    this.halting = false;
    this.fault.textContent = "";
    Object.values(this.inputs).forEach((each) => each.removeAttribute("aria-invalid"));
    const stacks = [...list(state.stacks), ...list(state.others)].join(","), prizes = list(state.payouts).join(",");
    const table = this.players === 3 ? ["--three-hands", TABLE] : [];
    this.needs.replaceChildren(...(this.players === 3 && !hasTable ? [this.asksForTable()] : []));
    this.found = null;
    if (!this.needs.firstChild) {
      const timing = setTimeout(() => this.busy(t("working")), 200);
      try {
        [this.found] = await ask(["allin", "--hands", ...table],
          { input: this.text, onProgress: (...far) => this.busy(...far) });
      } finally {
        clearTimeout(timing);
        this.busy("");
      }
      element.dataset.answer = JSON.stringify(this.found);
    }
    this.icm = prizes ? await ask(["icm", "--payouts", prizes, stacks]) : null;
    if (this.icm) element.dataset.icm = JSON.stringify(this.icm);
    this.show();
    element.dataset.done = "yes";
  }

  // ---- Three players ----

  /** What three players need, and its size, before it is loaded. */
  asksForTable() {
    const file = h("input", { type: "file", hidden: true, onchange: () => file.files[0]
      && this.app.onfile(file.files[0]) });
    return h("div", { class: "sheet" }, h("p", {}, t("needsTable")), h("div", { class: "tools" },
      tableSize ? h("button", { type: "button", class: "primary", onclick: async ({ target }) => {
        target.disabled = true;
        await readFile(`${TABLE}.gz`).then(unpacked).then((bytes) => this.take(bytes))
          .catch((reason) => this.wrong(reason));
        target.disabled = false;
      } }, t("loadTable", (tableSize / 1e6).toFixed(1))) : "",
      h("button", { type: "button", class: "quiet", onclick: () => file.click() }, t("openThree")), file));
  }

  async take(bytes) {
    try {
      await (await engine(THREE)).file(TABLE, bytes);
      hasTable = true;
      await this.start();
    } catch (reason) {
      this.wrong(reason);
    }
  }

  // ---- What was found ----

  show() {
    const { found, icm } = this, total = icm?.reduce((sum, { value }) => sum + value, 0);
    if (found) {
      const gain = total ? [percent(found.epsilon / total, 5), t("ofPrizes")]
        : [found.epsilon.toFixed(6), t("bigBlinds")];
      this.status.textContent = [t("epsilon", ...gain), t("iteration", number(found.iterations)),
        ...(icm || this.players === 3 ? [t("notOnly")] : []),
        ...(this.halting ? [t("stopped")] : [])].join(GAP);
      this.app.say(this.status.textContent);
    } else this.status.textContent = "";
    this.draw();
    this.figures.replaceChildren(...(found || icm ? [this.stacks()] : []), ...(icm ? [this.prices()] : []));
  }

  draw() {
    this.charts.replaceChildren(...(this.found?.decisions ?? []).filter(({ given }) => given !== "forced")
      .map((each) => this.chart(each)));
  }

  chart({ decision, allIn, price, given, range, hands }) {
    const name = t("decisions")[(this.players === 2 && TWO[decision]) || decision];
    const detail = h("p", { class: "dim", role: "status" }), gains = hands.map(({ gain }) => Math.abs(gain ?? 0));
    const most = Math.max(...gains, 1e-9), unit = this.icm ? t("inPrizes") : "bb";
    const words = ({ allIn: often, gain }) => t("handDoes", percent(often, 1), gain === null ? NEVER
      : `${gain > 0 ? "+" : ""}${chips(gain, 3)} ${unit}`);
    const cell = (each) => {
      const parts = [each.allIn, 1 - each.allIn].map((part, i) => h("i", { class: NAMES[i], vars: { part } }));
      const label = words(each), heat = 50 + 50 * Math.sign(each.gain) * Math.sqrt(Math.abs(each.gain) / most);
      return this.look === "gain" ? { label, heat, text: chips(each.gain) }
        : { label, fill: 1, parts: h("span", { class: "fill", vars: { fill: 1 } }, parts) };
    };
    const cells = new Map(hands.map((each) => [each.hand, each]));
    return h("section", { class: "sheet chart" }, h("div", { class: "head" }, h("h2", {}, name),
      h("strong", {}, percent(allIn))),
    h("p", { class: "dim" }, [price !== null ? t("callPrice", percent(price, 1))
      : t(/-vs-/.test(decision) ? "noPrice" : "firstIn"),
      ...(given ? [t("given")] : [])].join(GAP)),
    grid(name, RANKS, new Map(hands.map((each) => [each.hand, cell(each)])), "", (place) => {
      detail.textContent = `${place}: ${words(cells.get(place))}`;
    }),
    h("div", { class: "line" }, this.look === "gain"
      ? heatScale({ low: -most, high: most }, (gain) => `${chips(gain)} ${unit}`)
      : legend([t("allin"), t("folds")], NAMES), copier(t("copy"), t("copied"), () => range)), detail);
  }

  seat(i) {
    const { players } = this;
    return i < players ? t("seats")[players === 2 && i === 0 ? 0 : i + 3 - players] : t("folded", i - players + 1);
  }

  /** Stacks, and what they win and are worth. */
  stacks() {
    const { found, icm } = this, rows = found?.players ?? icm;
    return h("section", { class: "sheet" }, h("h2", {}, t("stacksOf")), scroller(t("stacksOf"), table(
      ["", t("stack"), ...(found ? [t("winsChips")] : []), ...(icm ? [t("prizeBefore")] : []),
        ...(found && icm ? [t("prizeAfter")] : [])],
      rows.map(({ stack, chips: won, prize }, i) => [this.seat(i), number(stack),
        ...(found ? [`${won > 0 ? "+" : ""}${chips(won, 4)} bb`] : []), ...(icm ? [chips(icm[i].value, 4)] : []),
        ...(found && icm ? [chips(prize, 4)] : [])]))));
  }

  /** What it costs to lose to each other, beside what winning brings. */
  prices() {
    const cell = (factor) => (typeof factor !== "number" ? NEVER
      : h("span", {}, factor.toFixed(3), " ", h("small", {}, percent(factor / (1 + factor), 1))));
    return h("section", { class: "sheet" }, h("h2", {}, t("bubble")), h("p", { class: "dim" }, t("bubbleHint")),
      scroller(t("bubble"), table(["", ...this.icm.map((_, i) => this.seat(i))],
        this.icm.map(({ bubbleFactors }, i) => [this.seat(i), ...bubbleFactors.map(cell)]))));
  }

  values() { return { ...this.state, look: this.look === LOOKS[0] ? undefined : this.look }; }

  close() {
    clearTimeout(this.timer);
    this.quick.leave();
    this.long.leave();
  }
}

export const allin = (app, address) => new AllIn(app, address);
