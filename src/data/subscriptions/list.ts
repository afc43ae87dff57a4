import type { Subscription } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import type { Session } from '#src/session/index.ts';
import { loadAll } from '../shared/paged.ts';

/** The author's id in an entry of any server: an object, or the id alone, as Django REST may send it. */
export function authorIdOf({ author }: { readonly author?: unknown }): number | undefined {
  const id = typeof author === 'object' && author !== null && 'id' in author ? author.id : author;
  return typeof id === 'number' ? id : undefined;
}

/** A paid subscription lets its person read until its end; a free one that is cancelled does not. */
export const givesAccess = ({ status, price }: Subscription): boolean =>
  status !== 'expired' && !(status === 'cancelled' && price === null);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is Subscription =>
  isRecord(value) && (typeof value['id'] === 'number' || typeof value['id'] === 'string');

/**
 * The entries of a reply: its `results`, else the reply itself if it is a list, else none (specification section 7).
 * An entry is known by its `id`; everything else may be missing.
 */
function readList(reply: unknown): readonly Subscription[] {
  const list = isRecord(reply) && Array.isArray(reply['results']) ? reply['results'] : reply;
  return Array.isArray(list) ? list.filter(isEntry) : [];
}

/** The whole list, page after page. */
export const loadSubscriptions = (session: Pick<Session, 'call'>): Promise<Result<readonly Subscription[]>> =>
  loadAll(
    (page): Promise<Result<unknown>> => session.call('mySubscriptions', { query: { page } }),
    (reply) => ({ items: readList(reply), hasNext: isRecord(reply) && typeof reply['next'] === 'string' }),
  );
