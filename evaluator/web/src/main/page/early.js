// Begins what takes longest before the modules of the page are there; worker.js of the page takes it over.

globalThis.early = {
  worker: new Worker("yaku-worker.js"),
  code: WebAssembly.compileStreaming(fetch("yaku/yaku.wasm"), { builtins: ["js-string"] })
    .catch(() => null), // as from servers that do not know such files
};
globalThis.early.worker.onerror = () => { globalThis.early.worker = null; }; // another one will say why
