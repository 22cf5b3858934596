// How the page looks, asked in the page itself.

/** Cells and figures of a solution that something lies over, wherever they are scrolled to. */
export function covered() {
  const found = [];
  for (const each of document.querySelectorAll(".solution td, .solution .cell, .solution .step")) {
    const box = each.getBoundingClientRect();
    if (box.width === 0) continue;
    each.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = each.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!each.contains(there) && !there?.contains(each)) found.push(`${each.className} ${each.textContent}: ${there?.className}`);
    else if (there.closest(".panel")) found.push(`${each.textContent}: the panel`);
  }
  return found;
}

/** Texts whose contrast with any colour below them is less than 4.5 : 1. */
export function contrasts() {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const cache = new Map();
  const rgba = (colour) => {
    if (!cache.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      cache.set(colour, [...canvas.getImageData(0, 0, 1, 1).data]);
    }
    return cache.get(colour);
  };
  const over = ([r, g, b, a], below) => [r, g, b].map((part, i) => (part * a + below[i] * (255 - a)) / 255);
  const luminance = (of) => of.slice(0, 3).map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const ratio = (a, b) => (Math.max(luminance(a), luminance(b)) + 0.05) / (Math.min(luminance(a), luminance(b)) + 0.05);
  const colours = (text) => text.match(/(?:rgba?|oklab|color|oklch|lab)\([^()]*\)/g) ?? [];
  /** All that can lie below a text: what is painted, or the parts of a cell. */
  const below = (element) => {
    const chain = [];
    for (let each = element; each; each = each.parentElement) chain.unshift(each);
    let found = [[255, 255, 255]];
    for (const each of chain) {
      const style = getComputedStyle(each), fill = rgba(style.backgroundColor);
      const cell = each.classList.contains("cell");
      if (fill[3]) found = found.map((under) => over(fill, under));
      if (!cell) continue;
      const isFull = Number(style.getPropertyValue("--fill") || 1) >= 1, parts = [...each.querySelectorAll(".fill i")]
        .filter((part) => part.style.getPropertyValue("--part") > 0).map((part) => rgba(getComputedStyle(part).backgroundColor));
      const drawn = parts.length ? parts : Number(style.getPropertyValue("--fill") || 1) > 0
        ? colours(style.backgroundImage).map(rgba) : [];
      found = [...(isFull && drawn.length ? [] : found), ...drawn.map((colour) => over(colour, found[0]))];
    }
    return found;
  };
  const bad = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement, text = walker.currentNode.textContent.trim();
    const box = element.getBoundingClientRect(), style = getComputedStyle(element);
    const isSeen = text && box.width > 1 && box.height > 1 && style.visibility !== "hidden" && !element.closest(".hidden, option");
    if (!isSeen || element.closest(":disabled")) continue;
    const least = Math.min(...below(element).map((under) => ratio(over(rgba(style.color), under), under)));
    if (least < 4.5) bad.push(`${text.slice(0, 20)} (${element.tagName} ${element.className}, ${element.parentElement.className}): ${least.toFixed(2)}`);
  }
  return [...new Set(bad)].slice(0, 12);
}
