// Stops a Worker that is busy, which hears no messages then: by memory that is shared, or where a
// browser shares none, by the address of some bytes, which is taken back.

/** For who asks: what to send to the Worker, and how to stop it, then or in the end. */
export function stopSign() {
  if (typeof SharedArrayBuffer === "function") {
    const sign = new Int32Array(new SharedArrayBuffer(4));
    return { sign, give: () => Atomics.store(sign, 0, 1) };
  }
  const sign = URL.createObjectURL(new Blob(["go on"]));
  return { sign, give: () => URL.revokeObjectURL(sign) };
}

/** For the Worker: a function that says whether it is to stop. */
export function watch(sign) {
  if (typeof sign !== "string") {
    return () => Atomics.load(sign, 0) !== 0;
  }
  const isThere = () => {
    try {
      const request = new XMLHttpRequest();
      request.open("GET", sign, false);
      request.send();
      return request.status === 200;
    } catch {
      return false;
    }
  };
  return isThere() ? () => !isThere() : () => false; // a policy may forbid to look
}
