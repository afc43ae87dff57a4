/** Each function runs in the page alone. */

/**
 * Counts the frames from the last answer of the account API until the button is enabled again. Frames get longer on a
 * slow machine; a built-in delay does not.
 */
export function countFrames(): void {
  let isBack = true;
  let frames = 0;
  const tick = () => {
    if (isBack) return;
    frames += 1;
    requestAnimationFrame(tick);
  };
  const start = () => {
    frames = 0;
    isBack = false;
    tick();
  };
  const { fetch } = window;
  window.fetch = async (...request) => {
    try {
      return await fetch(...request);
    } catch (error) {
      if (String(request[0]).includes('/auth/')) start();
      throw error;
    }
  };
  const readText = Response.prototype.text;
  Response.prototype.text = async function text() {
    try {
      return await readText.call(this);
    } finally {
      if (this.url.includes('/auth/')) start();
    }
  };
  new MutationObserver((changes) => {
    isBack = changes.some(
      ({ target }) => target instanceof HTMLElement && !target.hasAttribute('data-pending'),
    );
  }).observe(document, { subtree: true, attributeFilter: ['data-pending'] });
  Reflect.set(window, 'framesToButton', () => frames);
}

export function framesToButton(): number {
  const count: () => number = Reflect.get(window, 'framesToButton');
  return count();
}

/** Notes which of `texts` are on the page at any moment from now on, however shortly. */
export function watchFor(texts: readonly string[]): void {
  const seen = new Set<string>();
  Reflect.set(window, 'seen', seen);
  new MutationObserver(() => {
    for (const text of texts) {
      if (document.body?.textContent.includes(text)) seen.add(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export function hasAppeared(): string[] {
  const seen: Set<string> = Reflect.get(window, 'seen');
  return [...seen];
}

/** Adds up how far things have jumped. */
export function recordShift(): void {
  const shifts: PerformanceEntryList = [];
  Reflect.set(window, 'shifts', shifts);
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
}

export function totalShift(): number {
  const shifts: { value: number }[] = Reflect.get(window, 'shifts');
  return shifts.reduce((sum, { value }) => sum + value, 0);
}
