// Elements, without a framework. Text is always text: nothing here reads markup.

const SVG = "http://www.w3.org/2000/svg";
const OWN = ["value", "checked", "disabled", "hidden", "selected", "open"];
const MARKED = ["checked", "selected", "pressed", "current"].map((name) => `[aria-${name}=true]`).join(", ");

/** An element: properties beginning with "on" are listeners, undefined and false ones are left out. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (OWN.includes(name)) element[name] = value;
    else if (name === "vars") Object.entries(value).forEach(([key, of]) => element.style.setProperty(`--${key}`, of));
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => ![null, undefined, false].includes(child)));
  return element;
}

/** A picture of one path. */
export function icon(path, name = "icon") {
  const svg = document.createElementNS(SVG, "svg"), line = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", name);
  svg.setAttribute("aria-hidden", "true");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** One tab stop for a group: arrows move within it, over as many columns as it has. */
export function rove(group, selector, columns = () => 1) {
  const items = () => [...group.querySelectorAll(selector)].filter((item) => !item.hidden);
  group.addEventListener("keydown", (event) => {
    const all = items(), at = all.indexOf(event.target.closest(selector)), width = columns();
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: width, ArrowUp: -width, Home: -at,
      End: all.length - 1 - at };
    const by = steps[event.key];
    if (at < 0 || by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = by < 0 ? Math.max(-width, by) || -1 : Math.min(width, by) || 1;
    let to = Math.min(all.length - 1, Math.max(0, at + by));
    while (all[to]?.disabled) to += { Home: 1, End: -1 }[event.key] ?? step; // to the next that can be had
    stop(all[to] ?? all[at]);
    all[to]?.focus();
  });
  group.addEventListener("focusin", ({ target }) => target.closest(selector) && stop(target.closest(selector)));
  function stop(chosen = null) {
    const all = items(), free = all.filter((item) => !item.disabled);
    const first = chosen ?? free.find((item) => item.tabIndex === 0) ?? free[0];
    all.forEach((item) => { item.tabIndex = item === first ? 0 : -1; });
  }
  stop(items().find((item) => item.matches(MARKED)) ?? items().find((item) => !item.disabled));
}

/** A choice of one: buttons side by side. */
export function choice(label, options, chosen, onchoose) {
  const group = h("div", { class: "choice", role: "radiogroup", "aria-label": label }, options.map(([value, text]) =>
    h("button", { type: "button", role: "radio", "aria-checked": String(value === chosen), "data-value": value },
      text)));
  group.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    group.querySelectorAll("button").forEach((each) => each.setAttribute("aria-checked", String(each === button)));
    onchoose(options.find(([value]) => String(value) === button.dataset.value)[0]);
  });
  rove(group, "button");
  return group;
}

export const select = (label, options, chosen, onchoose) => h("label", { class: "field" }, h("span", {}, label),
  h("select", { onchange: (event) => onchoose(event.target.value) },
    options.map(([value, text]) => h("option", { value, selected: value === chosen }, text))));

/** Copies a text, and says so on the button. */
export const copier = (label, done, text) => h("button", { type: "button", class: "quiet",
  onclick: async ({ target }) => {
  try {
    await navigator.clipboard.writeText(text());
  } catch { // a page from a disk may not: then by hand
    const area = h("textarea", { class: "hidden", value: text() });
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  target.textContent = done;
  setTimeout(() => { target.textContent = label; }, 1500);
} }, label);

/** Shows how far work is, beside a button that stops it: words, and the part that is done, if known; "" at its end. */
export function showWork({ progress, stop, status }, text, part) {
  progress.hidden = stop.hidden = text === "";
  if (part === null) progress.removeAttribute("value");
  else progress.value = part;
  if (text) status.textContent = text;
}

/** A link that saves bytes to a file. */
export const download = (label, name, bytes) => h("a", { class: "quiet", download: name,
  href: URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" })) }, label);

const missing = (value) => value === null || value === undefined;
const unsigned = (text) => text.replace(/^-(0(\.0*)?)$/, "$1"); // nothing has no sign
export const percent = (part, digits = 2) => (missing(part) ? "–" : `${unsigned((100 * part).toFixed(digits))} %`);
export const chips = (value, digits = 2) => (missing(value) ? "–" : unsigned(value.toFixed(digits)));
export const number = (value) => value.toLocaleString("en", { maximumFractionDigits: 2 });
export const delay = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
