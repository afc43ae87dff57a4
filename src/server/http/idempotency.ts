import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { HttpError } from './errors.ts';

const { idempotencyKeys } = tables;

/** The header, as https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-idempotency-key-header has it. */
const header = 'idempotency-key';
const pattern = /^[\x21-\x7e]{1,200}$/;

const hashOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

const malformed = () =>
  new HttpError(400, { detail: 'Idempotency-Key: от 1 до 200 печатных знаков ASCII без пробелов.' });
const reused = () => new HttpError(422, { detail: 'Этот Idempotency-Key уже был у другого запроса.' });

/**
 * Makes something once for each `Idempotency-Key`, however often and however many at once ask for it: a client that
 * repeats a request whose answer was lost gets that answer. Without the header nothing is remembered; of what was
 * refused neither.
 * @param userId whose key it is
 * @param make writes with the transaction it gets
 * @throws {HttpError} 400 for a malformed key, 422 for one that belongs to another request
 */
export async function once<Reply>(
  request: FastifyRequest,
  db: Database,
  userId: number,
  make: (transaction: Database) => Promise<Reply>,
): Promise<Reply> {
  const given = request.headers[header];
  if (given === undefined) return db.transaction(make);
  if (typeof given !== 'string' || !pattern.test(given)) throw malformed();
  const key = hashOf(request.routeOptions.url, userId, given);
  const asked = hashOf(request.params, request.body);

  return db.transaction(async (transaction) => {
    // A second request with the same key waits here until the first one has ended, well or not.
    const [row] = await transaction
      .insert(idempotencyKeys)
      .values({ key, userId, request: asked, createdAt: sharedNow })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const isKey = eq(idempotencyKeys.key, key);
    if (row === undefined) {
      const [known] = await transaction.select().from(idempotencyKeys).where(isKey);
      if (known?.request !== asked) throw reused();
      return known.reply as Reply;
    }
    const reply = await make(transaction);
    await transaction.update(idempotencyKeys).set({ reply }).where(isKey);
    return reply;
  });
}
