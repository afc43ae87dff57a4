import { readNumbers, storeNumbers } from './reload.ts';

const storageKey = 'page_counts';
/** More would keep a server busy for a position in a list. */
const limit = 10;

/** Pages of each list before this tab was loaded again, until the list is opened. */
let before: Map<string, number> | undefined;
const now = new Map<string, number>();

/** Number of pages to load first: one, or as many as there were before a reload. */
export function initialPages(list: string): number {
  before ??= readNumbers(storageKey);
  return Math.min(before.get(list) ?? 1, limit);
}

/** Stores how many pages of a list are loaded. */
export function storePages(list: string, count: number): void {
  before?.delete(list);
  now.set(list, count);
  storeNumbers(storageKey, now);
}
