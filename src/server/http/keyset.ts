import { sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { parseId, parseUuid } from './id.ts';
import { parseMoment } from './moment.ts';
import { queryValue } from './paging.ts';

/** A place in a list that is ordered by a moment and an id, newest first. */
export interface Place<Id = number> {
  /** ISO 8601 in UTC, with microseconds: two rows may share a millisecond. */
  readonly at: string;
  readonly id: Id;
}

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{6})Z (\S{1,36})$/;

/** A moment of the database as places have it. */
export const placeMoment = (column: SQL): SQL<string> =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The place as an opaque word of an address. */
export const cursorOf = ({ at, id }: Place<number | string>): string =>
  Buffer.from(`${at} ${id}`).toString('base64url');

function placeOf<Id>(cursor: unknown, parse: (text: string) => Id | undefined): Place<Id> | undefined {
  if (typeof cursor !== 'string' || cursor.length > 100) return undefined;
  const [, second = '', fraction = '', text = ''] =
    pattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const isMoment = parseMoment(`${second}Z`) !== undefined;
  const id = parse(text);
  return isMoment && id !== undefined ? { at: `${second}.${fraction}Z`, id } : undefined;
}

const askedWith =
  <Id>(parse: (text: string) => Id | undefined) =>
  (request: FastifyRequest, name: 'cursor' | 'since'): Place<Id> | undefined => {
    const asked = queryValue(request, name);
    if (asked === undefined) return undefined;
    const place = placeOf(asked, parse);
    if (place === undefined) throw new HttpError(404, { detail: 'Неправильная страница' });
    return place;
  };

/**
 * The place that a parameter of the query string names; `undefined` without one.
 * @throws {HttpError} 404 for what is no cursor of ours
 */
export const askedPlace = askedWith(parseId);

/** The same in a list of rows with UUIDs. */
export const askedUuidPlace = askedWith(parseUuid);
