import type { FastifyRequest } from 'fastify';
import { validate } from 'uuid';
import { HttpError } from './errors.ts';

/** Parses the id in an address; `undefined` for invalid text. */
export const parseId = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) && isId(Number(text)) ? Number(text) : undefined;

/** True if a row may have this id: a larger one does not fit into the database's type. */
export const isId = (value: number): boolean => value > 0 && value < 2 ** 31;

/** Parses the UUID in an address; `undefined` for invalid text. */
export const parseUuid = (text: string): string | undefined =>
  validate(text) ? text.toLowerCase() : undefined;

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d)(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Parses a moment in ISO 8601 with its zone; `undefined` for anything else, also for an impossible day or hour. */
export function parseMoment(text: string): Date | undefined {
  const [, minute = '', second = '00'] = pattern.exec(text) ?? [];
  const local = `${minute}:${second}`;
  const [written, moment] = [new Date(`${local}Z`), new Date(text)];
  if (Number.isNaN(written.getTime()) || Number.isNaN(moment.getTime())) return undefined;
  // The 31st of June and 24:00 are another day to JavaScript, and an error to PostgreSQL, as is the year 0.
  return written.toISOString().startsWith(local) && !local.startsWith('0000') ? moment : undefined;
}

const missing = () => new HttpError(428, { detail: 'Нужен заголовок If-Match с номером версии: "7".' });
const malformed = () => new HttpError(400, { detail: 'If-Match: номер одной версии в кавычках, "7".' });

/**
 * The revision that a request changes, from its `If-Match`.
 * @throws {HttpError} 428 without the header, 400 for anything but one number in quotes
 */
export function readRevision({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const given = headers['if-match'];
  if (given === undefined) throw missing();
  const [, revision] = /^"(\d{1,10})"$/.exec(given) ?? [];
  if (revision === undefined) throw malformed();
  return Number(revision);
}
