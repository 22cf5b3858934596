// Begins what takes longest before the page is there; worker.js of the page takes it over. A Worker takes some time to
// begin: so what it reads first is asked for here.

{
  const names = ["files", "index", "standard.yaku", "standard.preflop"].map((name) => `data/${name}`);
  const worker = new Worker("yaku-worker.js", { name: names.join(" ") });
  const code = WebAssembly.compileStreaming(fetch("yaku/yaku.wasm"), { builtins: ["js-string"] })
    .catch(() => null); // as from servers that do not know such files
  for (const early of names) {
    fetch(`yaku/${early}`).then((response) => (response.ok ? response.arrayBuffer() : null)).catch(() => null)
      .then((bytes) => worker.postMessage({ early, bytes: bytes && new Uint8Array(bytes) }, bytes ? [bytes] : []));
  }
  globalThis.early = { code, worker };
  worker.onerror = () => { globalThis.early.worker = null; }; // another one will say why
}
