import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { givesAccess } from '../subscriptions/index.ts';
import type { DraftsDeps } from './deps.ts';

const { authors, subscriptions, tiers } = tables;

/** GET /api/audience/: how many people each choice of an audience lets in at this moment. */
export function addAudience(app: FastifyInstance, { db, authenticate }: DraftsDeps): void {
  addEndpoint(app, 'audience', { limit: { none: 'own tiers' } }, async (request) => {
    const { user } = await authenticate(request);
    const [author] = await db.select({ id: authors.id }).from(authors).where(eq(authors.userId, user.id));
    if (author === undefined) return { subscribers: 0, tiers: [] };
    const isReader = and(eq(subscriptions.authorId, author.id), givesAccess);
    const members = db.$count(subscriptions, and(isReader, eq(subscriptions.tierId, tiers.id)));
    return {
      subscribers: await db.$count(subscriptions, isReader),
      tiers: await db
        .select({ id: tiers.id, name: tiers.name, price: tiers.price, members })
        .from(tiers)
        .where(and(eq(tiers.authorId, author.id), isNull(tiers.archivedAt)))
        .orderBy(asc(tiers.position), asc(tiers.id)),
    };
  });
}
