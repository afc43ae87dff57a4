import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';

const missing = () => new HttpError(428, { detail: 'Нужен заголовок If-Match с номером версии: "7".' });
const malformed = () => new HttpError(400, { detail: 'If-Match: номер одной версии в кавычках, "7".' });

/**
 * The revision that a request changes, from its `If-Match`.
 * @throws {HttpError} 428 without the header, 400 for anything but one number in quotes
 */
export function askedRevision({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const given = headers['if-match'];
  if (given === undefined) throw missing();
  const [, revision] = /^"(\d{1,10})"$/.exec(given) ?? [];
  if (revision === undefined) throw malformed();
  return Number(revision);
}
