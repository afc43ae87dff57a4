/** Runs it when the browser has nothing else to do. @returns cancels it */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callback; the page is alive by then either way.
  const request = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 1000));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const idle = request(() => run());
  return () => cancel(idle);
}
