import type { Subscription } from '#src/api/contract.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is Subscription =>
  isRecord(value) && (typeof value['id'] === 'number' || typeof value['id'] === 'string');

/**
 * The entries of a reply: its `results`, else the reply itself where it is a list, else none (specification section 7).
 * An entry is known by its `id`; everything else may be missing.
 */
export function readList(reply: unknown): readonly Subscription[] {
  const list = isRecord(reply) && Array.isArray(reply['results']) ? reply['results'] : reply;
  return Array.isArray(list) ? list.filter(isEntry) : [];
}

/** Whether the server says that another page follows. */
export const hasNext = (reply: unknown): boolean => isRecord(reply) && typeof reply['next'] === 'string';
