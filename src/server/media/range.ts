import type { FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { HttpError } from '../http/errors.ts';
import type { Range } from './store.ts';

/** A part that ends before it begins makes the whole header one to ignore (RFC 9110, 14.1.1). */
const isReversed = (range: string): boolean =>
  [...range.matchAll(/(\d+)\s*-\s*(\d+)/g)].some(([, first, last]) => Number(first) > Number(last));

/**
 * The requested part of a content; `undefined` for all of it, also where several parts are requested, or where the
 * content has changed since.
 * @throws {HttpError} 416 for a part beyond its end
 */
export function askedRange({ headers }: FastifyRequest, bytes: number, etag: string): Range | undefined {
  const { range, 'if-range': condition } = headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  if (isReversed(range)) return undefined;
  const ranges = parseRange(bytes, range, { combine: true });
  if (ranges === -1)
    throw new HttpError(416, { detail: 'В файле нет такой части.' }, { 'Content-Range': `bytes */${bytes}` });
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}
