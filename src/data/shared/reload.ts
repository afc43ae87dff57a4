/**
 * True if the browser shows again what this tab had: after a reload, or coming back from another site. False while the
 * pages are prerendered, without a browser.
 */
function isReturn(): boolean {
  if (typeof PerformanceNavigationTiming === 'undefined') return false;
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

type Entry = readonly [name: string, value: number];

const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** The numbers that this tab stored under `key` before it was loaded again; none when the page is opened anew. */
export function readNumbers(key: string): Map<string, number> {
  if (!isReturn()) return new Map();
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}

/** More entries than a visit needs. */
const limit = 50;

/** Stores the newest of the numbers for a reload of this tab. */
export function storeNumbers(key: string, numbers: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...numbers].slice(-limit)));
  } catch {
    // Storage is blocked or full.
  }
}
