import { sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { isId } from './id.ts';
import { queryValue } from './paging.ts';

/** A place in a list that is ordered by a moment and an id, newest first. */
export interface Place {
  /** ISO 8601 in UTC, with microseconds: two rows may share a millisecond. */
  readonly at: string;
  readonly id: number;
}

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.(\d{6})Z (\d{1,10})$/;

/** A moment of the database as places have it. */
export const placeMoment = (column: SQL): SQL<string> =>
  sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The place as a word of an address, which nobody has to understand. */
export const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url');

function placeOf(cursor: unknown): Place | undefined {
  if (typeof cursor !== 'string' || cursor.length > 80) return undefined;
  const [, second = '', fraction = '', digits = ''] =
    pattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const date = new Date(`${second}Z`);
  // The 31st of June is another day to JavaScript, and an error to PostgreSQL, as is the year 0.
  const isMoment =
    !Number.isNaN(date.getTime()) && date.toISOString().startsWith(second) && !second.startsWith('0000');
  const id = Number(digits);
  return second !== '' && isMoment && isId(id) ? { at: `${second}.${fraction}Z`, id } : undefined;
}

/**
 * The place that a parameter of the query string names; `undefined` without one.
 * @throws {HttpError} 404 for what is no cursor of ours
 */
export function askedPlace(request: FastifyRequest, name: 'cursor' | 'since'): Place | undefined {
  const asked = queryValue(request, name);
  if (asked === undefined) return undefined;
  const place = placeOf(asked);
  if (place === undefined) throw new HttpError(404, { detail: 'Неправильная страница' });
  return place;
}
