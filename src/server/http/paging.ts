import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

const pageSize = 10;

const wrongPage = () => new HttpError(404, { detail: 'Неправильная страница' });

/** A parameter of the query string: an array when it was given twice. */
export const queryValue = ({ query }: FastifyRequest, name: string): unknown =>
  typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined;

function pageNumber(request: FastifyRequest): number {
  const page = queryValue(request, 'page') ?? '1';
  if (typeof page !== 'string' || !/^[1-9]\d{0,6}$/.test(page)) throw wrongPage();
  return Number(page);
}

export interface List<Item> {
  /** Absolute address of the first page, filters included. */
  readonly address: URL;
  readonly count: () => Promise<number>;
  readonly items: (limit: number, offset: number) => Promise<Item[]>;
}

/**
 * The page that the request asks for, ten items each.
 * @throws {HttpError} 404 when there is no such page
 */
export async function readPage<Item>(request: FastifyRequest, { address, count, items }: List<Item>) {
  const page = pageNumber(request);
  const total = await count();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (page > pages) throw wrongPage();

  const addressOf = (number: number) => {
    const url = new URL(address);
    if (number > 1) url.searchParams.set('page', String(number));
    return url.href;
  };
  return {
    count: total,
    next: page < pages ? addressOf(page + 1) : null,
    previous: page > 1 ? addressOf(page - 1) : null,
    results: await items(pageSize, (page - 1) * pageSize),
  };
}
