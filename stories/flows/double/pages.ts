import { endpoints, type EndpointName } from '#src/api/contract.ts';
import { notFound } from './refusal.ts';

const pageSize = 10;
const wrongPage = () => notFound('Неправильная страница');

/** A request for a list: origin of its absolute addresses, and the query. */
interface Asked {
  readonly origin: string;
  readonly name: EndpointName;
  readonly query: URLSearchParams;
}

function addressOf({ origin, name, query }: Asked, key: string, value: string): string {
  const url = new URL(endpoints[name].path, origin);
  url.search = String(query);
  url.searchParams.set(key, value);
  return url.href;
}

/** A page by its number. @throws {Refusal} 404 when there is no such page */
export function numberedPage<Item>(asked: Asked, items: readonly Item[]) {
  const page = Number(asked.query.get('page') ?? '1');
  const results = items.slice((page - 1) * pageSize, page * pageSize);
  if (!Number.isInteger(page) || page < 1 || (results.length === 0 && page > 1)) throw wrongPage();
  return {
    count: items.length,
    next: page * pageSize < items.length ? addressOf(asked, 'page', String(page + 1)) : null,
    previous: page > 1 ? addressOf(asked, 'page', String(page - 1)) : null,
    results,
  };
}

/** The page after the item that the cursor names. @throws {Refusal} 404 when it names none */
export function pageAfter<Item extends { readonly id: number | string }>(
  asked: Asked,
  items: readonly Item[],
) {
  const cursor = asked.query.get('cursor');
  const last = items.findIndex(({ id }) => String(id) === cursor);
  if (cursor !== null && last < 0) throw wrongPage();
  const results = items.slice(last + 1, last + 1 + pageSize);
  const hasMore = last + 1 + pageSize < items.length;
  return {
    count: null,
    next: hasMore ? addressOf(asked, 'cursor', String(results.at(-1)?.id)) : null,
    previous: null,
    results,
  };
}
