import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import type { TiersDeps } from './deps.ts';
import { readOwnTiers } from './read.ts';
import { lockOwnAuthor } from './write.ts';

const { tiers } = tables;

/** PUT /api/tiers/order/: archived tiers stand last. Refused where one has come meanwhile, in another tab. */
export function addOrder(app: FastifyInstance, { db, authenticate }: TiersDeps): void {
  addEndpoint(app, 'orderTiers', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { tiers: asked } = request.body;
    return db.transaction(async (transaction) => {
      const authorId = await lockOwnAuthor(transaction, user.id);
      const isTheirs = eq(tiers.authorId, authorId);
      const rows = await transaction
        .select({ id: tiers.id, archivedAt: tiers.archivedAt })
        .from(tiers)
        .where(isTheirs)
        .orderBy(asc(tiers.position), asc(tiers.id));
      const offered = rows.filter(({ archivedAt }) => archivedAt === null);
      const isSame =
        offered.every(({ id }) => asked.includes(id)) &&
        asked.every((id) => rows.some((row) => row.id === id));
      if (!isSame)
        throw invalid({ tiers: ['Уровни изменились. Обновите страницу и расставьте их ещё раз.'] });
      const archived = rows.filter(({ archivedAt }) => archivedAt !== null).map(({ id }) => id);
      const ordered = [...asked.filter((id) => !archived.includes(id)), ...archived];
      const position = sql`array_position(${sql.param(ordered)}::integer[], ${tiers.id})`;
      await transaction.update(tiers).set({ position }).where(isTheirs);
      return readOwnTiers(transaction, user.id);
    });
  });
}
