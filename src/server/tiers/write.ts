import { and, count, eq, isNull, max, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Reply } from '#src/api/contract.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { parseId } from '../http/id.ts';
import { once } from '../http/idempotency.ts';
import { enterAuthor, lockAuthor } from '../authors/enterAuthor.ts';
import type { TiersDeps } from './deps.ts';
import { keptTier } from './fields.ts';
import { readTiers } from './read.ts';

const { tiers } = tables;

/** Tiers of an author that can be taken. */
const maxOffered = 20;
/** With archived ones, which their subscribers keep. */
const maxTiers = 200;

/** Locks the caller's own author: parallel changes of their tiers come one after the other. @returns the author's id */
export async function lockOwnAuthor(transaction: Database, userId: number): Promise<number> {
  const id = await enterAuthor(transaction, userId);
  await lockAuthor(transaction, id);
  return id;
}

/** @throws {HttpError} 400 where there is no room for one more */
async function requireRoom(transaction: Database, authorId: number): Promise<void> {
  const isOffered = and(eq(tiers.authorId, authorId), isNull(tiers.archivedAt));
  if ((await transaction.$count(tiers, isOffered)) < maxOffered) return;
  throw new HttpError(400, {
    detail: `Уровней может быть не больше ${maxOffered}. Уберите один из них в архив.`,
  });
}

const tooMany = () =>
  new HttpError(400, {
    detail: `Вместе с архивными уровней может быть не больше ${maxTiers}. Верните один из архива и измените его.`,
  });

async function readTier(transaction: Database, id: number): Promise<Reply<'updateTier'>> {
  const [tier] = await readTiers(transaction, eq(tiers.id, id));
  if (tier === undefined) throw notFound();
  return tier;
}

/** POST /api/tiers/ and PATCH /api/tiers/{id}/. Subscribers keep the price that was agreed. */
export function addWriting(app: FastifyInstance, { db, authenticate }: TiersDeps): void {
  addEndpoint(app, 'createTier', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { name, description, price, places, hidden } = request.body;
    const kept = { name, description, price, places, hidden, ...keptTier(request.body) };
    return once(request, db, user.id, {
      async make(transaction) {
        const authorId = await lockOwnAuthor(transaction, user.id);
        await requireRoom(transaction, authorId);
        const [last] = await transaction
          .select({ position: max(tiers.position), count: count() })
          .from(tiers)
          .where(eq(tiers.authorId, authorId));
        if (last !== undefined && last.count >= maxTiers) throw tooMany();
        const [row] = await transaction
          .insert(tiers)
          .values({ ...kept, authorId, position: (last?.position ?? 0) + 1 })
          .returning();
        if (row === undefined) throw notFound();
        return row.id;
      },
      present: (transaction, id) => readTier(transaction, Number(id)),
    });
  });

  addEndpoint(app, 'updateTier', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const id = parseId(request.params.id);
    if (id === undefined) throw notFound();
    const kept = keptTier(request.body);
    const { archived } = request.body;
    return db.transaction(async (transaction) => {
      const authorId = await lockOwnAuthor(transaction, user.id);
      const isIt = and(eq(tiers.id, id), eq(tiers.authorId, authorId));
      const [before] = await transaction.select().from(tiers).where(isIt);
      if (before === undefined) throw notFound();
      if (archived === false && before.archivedAt !== null) await requireRoom(transaction, authorId);
      const isArchived = archived ?? before.archivedAt !== null;
      const archivedAt = isArchived ? sql`coalesce(${tiers.archivedAt}, ${sharedNow})` : null;
      await transaction
        .update(tiers)
        .set({ ...kept, archivedAt })
        .where(isIt);
      return readTier(transaction, id);
    });
  });
}
