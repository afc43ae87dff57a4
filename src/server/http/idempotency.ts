import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { HttpError } from './errors.ts';

const { idempotencyKeys } = tables;

/** The header, as https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header has it. */
const header = 'idempotency-key';
const pattern = /^[\x21-\x7e]{1,200}$/;

/** Sorts keys, so that equal objects are equal texts. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const hashOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts, inOrder)).digest('base64url');

const malformed = () =>
  new HttpError(400, { detail: 'Idempotency-Key: от 1 до 200 печатных знаков ASCII без пробелов.' });
const reused = () => new HttpError(422, { detail: 'Этот Idempotency-Key уже был у другого запроса.' });

interface Making<Reply> {
  /** Writes with the transaction it gets. @returns the id of what it has made */
  readonly make: (transaction: Database) => Promise<string | number>;
  /** Reads what has been made, as it is now. */
  readonly present: (transaction: Database, id: string) => Promise<Reply>;
}

/**
 * Makes something once for each `Idempotency-Key`, however often and however many at once ask for it: a client that
 * repeats a request whose answer was lost gets what was made then, as it is now. Without the header nothing is
 * remembered; of what was refused neither.
 * @param userId whose key it is
 * @throws {HttpError} 400 for a malformed key, 422 for one that belongs to another request; what `present` throws where
 * the thing has been deleted since
 */
export async function once<Reply>(
  request: FastifyRequest,
  db: Database,
  userId: number,
  { make, present }: Making<Reply>,
): Promise<Reply> {
  const given = request.headers[header];
  if (given === undefined)
    return db.transaction(async (transaction) => present(transaction, String(await make(transaction))));
  if (typeof given !== 'string' || !pattern.test(given)) throw malformed();
  const key = hashOf(request.routeOptions.url, userId, given);
  const requestHash = hashOf(request.params, request.body);

  return db.transaction(async (transaction) => {
    // A second request with the same key waits here until the first one has ended, successfully or not.
    const [row] = await transaction
      .insert(idempotencyKeys)
      .values({ key, userId, request: requestHash, createdAt: sharedNow })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const isKey = eq(idempotencyKeys.key, key);
    if (row === undefined) {
      const [previous] = await transaction.select().from(idempotencyKeys).where(isKey);
      if (previous?.request !== requestHash) throw reused();
      return present(transaction, String(previous.reply?.id));
    }
    const id = await make(transaction);
    await transaction.update(idempotencyKeys).set({ reply: { id } }).where(isKey);
    return present(transaction, String(id));
  });
}
