import { sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { parseId, parseMoment, parseUuid } from './parameters.ts';

const pageSize = 10;
/** Limit of pages, because each reads all before it. */
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
  /** Total on all pages. */
  readonly total: number;
}

interface List<Item> {
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
  // There is nothing beyond the last page.
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

/** A position in a list that is ordered by a moment and an id, newest first. */
export interface Position<Id = number> {
  /** ISO 8601 in UTC, with microseconds: two rows may share a millisecond. */
  readonly at: string;
  readonly id: Id;
}

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{6})Z (\S{1,36})$/;

/** A moment of the database as places have it. */
export const cursorMoment = (column: SQL): SQL<string> =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The position as an opaque word of an address. */
export const cursorOf = ({ at, id }: Position<number | string>): string =>
  Buffer.from(`${at} ${id}`).toString('base64url');

function parsePosition<Id>(
  cursor: unknown,
  parse: (text: string) => Id | undefined,
): Position<Id> | undefined {
  if (typeof cursor !== 'string' || cursor.length > 100) return undefined;
  const [, second = '', fraction = '', text = ''] =
    pattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const isMoment = parseMoment(`${second}Z`) !== undefined;
  const id = parse(text);
  return isMoment && id !== undefined ? { at: `${second}.${fraction}Z`, id } : undefined;
}

const cursorReader =
  <Id>(parse: (text: string) => Id | undefined) =>
  (request: FastifyRequest, name: 'cursor' | 'since'): Position<Id> | undefined => {
    const cursor = queryValue(request, name);
    if (cursor === undefined) return undefined;
    const position = parsePosition(cursor, parse);
    if (position === undefined) throw new HttpError(404, { detail: 'Неправильная страница' });
    return position;
  };

/**
 * The position that a parameter of the query string names; `undefined` without one.
 * @throws {HttpError} 404 for what is no cursor of ours
 */
export const readCursor = cursorReader(parseId);

/** The same in a list of rows with UUIDs. */
export const readUuidCursor = cursorReader(parseUuid);
