// What each bundler is given: answers in this thread and in a Worker.
import { open, start } from "yaku-poker";

async function main() {
  const given = globalThis.FOLDER === undefined ? {} : { folder: globalThis.FOLDER };
  const found = [];
  for (const yaku of [await open(given), await start(given)]) {
    const { players } = await yaku.equity("AsAh / KsKh");
    const [omaha] = await yaku.evaluate("AsKhQdJc | Ts9s8d", { rules: "omaha" });
    found.push(players[0].share.toFixed(4), omaha.category);
    yaku.close();
  }
  return found.join(" ");
}

main().catch((fault) => `fault: ${fault.message}`).then((found) => { document.title = found; });
