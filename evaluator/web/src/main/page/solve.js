// Strategies for two players: the spot, the work, and the tree to walk through.

import { choice, copier, delay, download, h, number, percent } from "./dom.js";
import { entry, panel } from "./picker.js";
import { Refusal, engine, latest } from "./ask.js";
import { KINDS, Spot } from "./spot.js";
import { bytesOf, halt, isSolved, job, lockLine, onJob, openFile, rename, simplify,
  solve as begin } from "./solving.js";
import { find, keep, list, remove } from "./kept.js";
import { Tree } from "./tree.js";
import { faultText, t } from "./words.js";

const MOST_MEMORY = 1.5e9, GOALS = ["0.1%", "0.2%", "0.5%", "1%", "2%"], STEPS = ["", "25%", "50%", "100%"];
const size = (bytes) => (bytes < 1e5 ? `${Math.ceil(bytes / 1e3)} KB` : `${(bytes / 1e6).toFixed(1)} MB`);
const spaced = (part) => part.replace("%", " %");

class Solve {
  constructor(app, address) {
    Object.assign(this, { app, spot: new Spot(address), quick: latest("quick"), side: panel(), fields: {}, timer: 0 });
    this.goal = address.oneOf("goal", GOALS, "0.5%");
    this.path = address.text("node");
    this.simple = address.oneOf("simple", STEPS, "");
    this.result = h("div", {});
    this.tools = h("div", { class: "tools result-tools", hidden: true });
    this.out = h("div", { class: "solution" }, this.tools, this.result);
    this.buildForm();
    this.element = h("section", { class: "tab solve" },
      h("div", { class: "two" }, this.form, this.side.element), this.out);
    this.tree = new Tree({ element: this.result, spot: () => this.spot, lock: (...lock) => this.lock(...lock),
      onbegin: () => { delete this.element.dataset.done; }, onvisit: (path) => { this.path = path; app.changed(); },
      onfault: (reason) => this.wrong(reason), onshown: () => { this.element.dataset.done = "yes"; } });
    this.unhear = onJob((event) => this.hear(event));
    this.buildFields();
    app.onfile = (file) => this.openSolution(file);
  }

  // ---- The spot ----

  buildForm() {
    const part = (tag, properties) => h(tag, properties);
    this.fault = part("p", { class: "fault", role: "alert" });
    this.needs = part("p", { class: "dim", role: "status" });
    this.status = part("p", { class: "status", role: "status" });
    this.progress = part("progress", { hidden: true, "aria-label": t("working") });
    this.sizes = part("div", { class: "sizes" });
    this.top = part("div", { class: "work" });
    this.kept = h("div", { class: "kept" });
    this.go = h("button", { type: "button", class: "primary", onclick: () => this.begin() }, t("start"));
    this.stop = h("button", { type: "button", class: "quiet", hidden: true, onclick: halt }, t("stop"));
    this.text = h("textarea", { rows: 8, spellcheck: "false", "aria-label": t("spotText"),
      onchange: () => this.take(this.text.value) });
    this.more = h("input", { type: "text", class: "text", placeholder: t("moreHint"), spellcheck: "false",
      oninput: () => this.set("more", this.more.value) });
    const goals = choice(t("goal"), GOALS.map((part) => [part, spaced(part)]), this.goal,
      (goal) => { this.goal = goal; this.refresh(); });
    this.form = h("div", { class: "work" }, this.top,
      h("label", { class: "field" }, h("span", {}, t("more")), this.more),
      h("div", { class: "tools" }, this.go, this.stop, h("span", { class: "dim" }, t("goal")), goals),
      this.fault, h("div", { class: "statusline" }, this.status, this.progress), this.needs,
      h("details", { class: "spot" }, h("summary", {}, t("spotText")), h("p", { class: "hint" }, t("spotHint")),
        this.text,
        h("div", { class: "tools" }, copier(t("copy"), t("copied"), () => this.spot.text))),
      h("details", { class: "spot", ontoggle: ({ target }) => target.open && this.showKept() },
        h("summary", {}, t("solutions")), h("p", { class: "hint" }, t("solutionsHint")), this.opener(), this.kept));
  }

  opener() {
    const file = h("input", { type: "file", hidden: true,
      onchange: () => file.files[0] && this.openSolution(file.files[0]) });
    return h("div", { class: "tools" },
      h("button", { type: "button", class: "quiet", onclick: () => file.click() }, t("openSolution")), file);
  }

  buildFields() {
    const { spot } = this;
    const make = (name, kinds, options = {}) => {
      const own = entry(this.side, { title: t(name), kinds, most: 2, placeholder: t("placeholder"),
        taken: () => spot.cards, onchange: (value) => this.set(name, value), ...options });
      own.set(name === "board" ? spot.cards.join(" ") || spot.board : spot[name], false);
      return own;
    };
    this.fields = { board: make("board", ["cards"], { most: 5, placeholder: t("cardsPlaceholder"), taken: () => [] }),
      oop: make("oop", ["range", "cards"]), ip: make("ip", ["range", "cards"]) };
    const whole = (name) => h("label", { class: "field" }, h("span", {}, t(name)), h("input", { type: "text",
      class: "text short", inputmode: "numeric", value: spot[name], oninput: ({ target }) => this.set(name,
        target.value) }));
    this.more.value = spot.more;
    this.showSizes();
    this.top.replaceChildren(h("div", { class: "pairs big" }, this.fields.board.element),
      h("div", { class: "pairs" }, this.fields.oop.element, this.fields.ip.element),
      h("div", { class: "options" }, whole("pot"), whole("stack"), this.sizes));
    this.side.show(this.fields.oop);
  }

  showSizes() {
    const field = (street, kind) => h("label", { class: "field" }, h("span", {}, t(kind)), h("input", { type: "text",
      class: "text", value: this.spot[`${street}.${kind}`], "aria-label": `${t(street)}: ${t(kind)}`,
      oninput: ({ target }) => this.set(`${street}.${kind}`, target.value) }));
    this.sizes.replaceChildren(...this.spot.streets.map((street) => h("fieldset", {}, h("legend", {}, t(street)),
      KINDS.map((kind) => field(street, kind)))));
  }

  set(name, value) {
    this.spot[name] = value;
    if (name === "board") this.showSizes();
    this.refresh();
  }

  /** Takes a spot as text. */
  take(text) {
    this.spot.read(text);
    this.buildFields();
    this.refresh();
  }

  refresh() {
    this.app.changed();
    this.text.value = this.spot.text;
    this.possible = false; // until the estimate is there
    this.showWork();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.quick((ask) => this.estimate(ask)).catch((reason) => this.wrong(reason)), 250);
  }

  wrong(reason) {
    Object.values(this.fields).forEach((each) => each.fault(""));
    this.fault.textContent = "";
    const field = reason instanceof Refusal ? this.fields[reason.key] : null;
    if (field) field.fault(faultText(reason));
    else this.fault.textContent = faultText(reason);
  }

  /** What the tree takes, before the work. */
  async estimate(ask) {
    this.wrong({ message: "" });
    this.needs.textContent = "";
    try {
      const [{ nodes, bytes }] = await ask(["solve", "--estimate"], { input: this.spot.text });
      this.possible = bytes <= MOST_MEMORY;
      this.needs.textContent = t("memory", number(nodes), size(bytes)) + (this.possible ? "" : `. ${t("tooLarge")}`);
    } finally {
      this.showWork();
    }
  }

  // ---- The work ----

  /** The buttons and the line that say how far the solve is. */
  showWork() {
    const solved = isSolved(this.spot.text);
    this.progress.hidden = this.stop.hidden = !job.running;
    this.go.disabled = job.running || !this.possible;
    this.go.textContent = solved && !job.running ? t("goOn") : t("start");
    if (job.running && job.text !== this.spot.text) this.status.textContent = t("otherSpot", job.said);
    else if (job.running || solved) this.status.textContent = job.said;
    if (job.part !== null && job.goal) this.progress.value = Math.min(1, Number.parseFloat(job.goal) / 100 / job.part);
    else this.progress.removeAttribute("value");
  }

  begin() {
    this.wrong({ message: "" });
    delete this.element.dataset.done;
    delete this.element.dataset.answer;
    this.result.replaceChildren();
    this.tools.hidden = true;
    begin(this.spot, this.goal).catch((reason) => this.wrong(reason));
  }

  hear(event) {
    this.showWork();
    if (event === "lost") this.status.textContent = t("stopped");
    if (event !== "done" || job.text !== this.spot.text) return;
    this.app.say(job.said);
    this.simple = "";
    this.showResult().then(() => this.out.scrollIntoView({ block: "start", behavior: "instant" }));
    bytesOf(engine).then((bytes) => keep(job.text, bytes, job.part)).then(() => this.showKept());
  }

  /** The solution of this spot; a link to a node has none by itself. */
  async showResult() {
    this.element.dataset.answer = JSON.stringify(job.row);
    this.tree.forget();
    this.showTools();
    if (this.simple && !job.price) await simplify(this.simple);
    this.showTools();
    await this.tree.visit(this.path);
  }

  showTools() {
    const price = job.price && h("span", { class: "price" }, t("price", ...job.price.map((each) => each.toFixed(3))));
    const saves = h("div", { class: "tools" });
    this.tools.replaceChildren(h("span", { class: "dim" }, t("simple")),
      choice(t("simple"), STEPS.map((step) => [step, step ? spaced(step) : t("asSolved")]), this.simple,
        async (step) => {
        this.simple = step;
        delete this.element.dataset.done;
        await simplify(step).catch((reason) => this.wrong(reason));
        this.tree.forget();
        this.showTools();
        this.tree.visit(this.path);
      }), price ?? "", h("button", { type: "button", class: "quiet", onclick: () => this.save(saves) }, t("save")),
        saves);
    this.tools.hidden = false;
  }

  /** A lock of a range: a line of the question, which is solved anew. */
  async lock(path, action, part) {
    try {
      const line = await lockLine(path, action, part);
      const place = line.slice(0, line.indexOf(":") + 1);
      this.spot.addLine(line, (other) => /^lock\b/.test(other)
        && other.slice(other.indexOf("=") + 1).trim().startsWith(place));
      this.take(this.spot.text);
      await delay(0);
      this.begin();
    } catch (reason) {
      this.wrong(reason);
    }
  }

  // ---- Solutions in files, and in this browser ----

  /** Both forms of the file, each with its size. */
  async save(into) {
    const name = `${this.spot.cards.join("") || "spot"}.yakusolution`, forms = [["", t("whole")]];
    if (this.spot.cards.length < 5 && !job.price) forms.push(["river", t("withoutRivers")]);
    into.replaceChildren();
    for (const [without, text] of forms) {
      const bytes = await bytesOf(engine, without);
      into.append(download(`${text}, ${size(bytes.length)}`, name, bytes));
    }
  }

  async openSolution(file) {
    await this.openBytes(new Uint8Array(await file.arrayBuffer()), true);
  }

  async openBytes(bytes, isNew = false) {
    if (job.running) return this.wrong({ message: t("busy") });
    try {
      const text = await openFile(bytes, engine);
      this.spot.read(text);
      rename(this.spot.text);
      if (isNew) this.path = "";
      this.buildFields();
      this.refresh();
      await this.showResult();
      if (isNew) this.out.scrollIntoView({ block: "start", behavior: "instant" });
    } catch (reason) {
      this.wrong(reason);
    }
  }

  async showKept() {
    const about = ({ part, size: of, time }) =>
      [percent(part, 2), size(of), new Date(time).toLocaleString()].join(" · ");
    const row = (each) => h("li", { class: "line" },
      h("button", { type: "button", class: "word", onclick: async () => this.openBytes(await find(each.text), true) },
        each.text.split("\n")[0].replace(/^board = /, "")), h("span", { class: "dim" }, about(each)),
      h("button", { type: "button", class: "quiet",
        onclick: async () => { await remove(each.text); this.showKept(); } }, t("delete")));
    const all = await list();
    this.kept.replaceChildren(all.length ? h("ul", {}, all.map(row)) : h("p", { class: "dim" }, t("noneKept")));
  }

  async start() {
    engine("solver").catch(() => {}); // is ready when it is asked, which says what is wrong
    this.refresh();
    const { text } = this.spot;
    if (job.running) return;
    if (isSolved(text)) return this.showResult();
    const bytes = await find(text);
    if (bytes && !job.running && this.spot.text === text) await this.openBytes(bytes);
    else if (this.path) this.result.replaceChildren(h("p", { class: "sheet" }, t("linkOnly")));
    else this.result.replaceChildren(h("p", { class: "dim" }, t("noSolution")));
  }

  values() {
    return { ...this.spot.values, goal: this.goal === "0.5%" ? undefined : this.goal, simple: this.simple,
      node: this.path };
  }

  close() {
    clearTimeout(this.timer);
    this.unhear();
    this.quick.leave();
  }
}

export const solve = (app, address) => new Solve(app, address);
