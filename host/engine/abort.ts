/** What `work` gives, or a rejection with the signal's reason as soon as it aborts; `work` itself goes on unheard. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  const settled = () => signal.removeEventListener("abort", onAbort);
  work.then(resolve, reject).then(settled, settled);
  return promise;
}
