import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

const pageSize = 10;
/** Each page reads all before it: the last one that is told. */
const maxPage = 1000;

const wrongPage = () => new HttpError(404, { detail: 'Неправильная страница' });

/** A parameter of the query string: an array when it was given twice. */
export const queryValue = ({ query }: FastifyRequest, name: string): unknown =>
  typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;

function pageNumber(request: FastifyRequest): number {
  const page = queryValue(request, 'page') ?? '1';
  if (typeof page !== 'string' || !/^[1-9]\d{0,3}$/.test(page) || Number(page) > maxPage) throw wrongPage();
  return Number(page);
}

/** As a column of a query: how many rows there are beside those of the page. */
export const total = sql`count(*) over ()`.mapWith(Number);

interface Row<Item> {
  readonly item: Item;
  /** How many there are on all pages. */
  readonly total: number;
}

export interface List<Item> {
  /** Absolute address of the first page, filters included. */
  readonly address: URL;
  readonly rows: (limit: number, offset: number) => Promise<readonly Row<Item>[]>;
}

/**
 * The page that the request asks for, ten items each.
 * @throws {HttpError} 404 when there is no such page
 */
export async function readPage<Item>(request: FastifyRequest, { address, rows }: List<Item>) {
  const page = pageNumber(request);
  const found = await rows(pageSize, (page - 1) * pageSize);
  // Beyond the last page there is nothing to count, and nothing to show.
  if (found.length === 0 && page > 1) throw wrongPage();
  const count = found[0]?.total ?? 0;
  const pages = Math.min(Math.ceil(count / pageSize), maxPage);

  const addressOf = (number: number) => {
    const url = new URL(address);
    if (number > 1) url.searchParams.set('page', String(number));
    return url.href;
  };
  return {
    count,
    next: page < pages ? addressOf(page + 1) : null,
    previous: page > 1 ? addressOf(page - 1) : null,
    results: found.map(({ item }) => item),
  };
}
