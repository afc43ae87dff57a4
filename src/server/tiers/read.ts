import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Reply } from '#src/api/contract.ts';
import { membersOfTier } from '../access/columns.ts';
import { tables, type Database } from '../database/index.ts';
import { givesAccess } from '../subscriptions/status.ts';

const { authors, subscriptions, tiers } = tables;

type OwnTier = Reply<'updateTier'>;

/** Tiers as their author has them, in their order. */
export async function readTiers(db: Database, where: SQL | undefined): Promise<OwnTier[]> {
  const rows = await db
    .select({
      tier: tiers,
      members: membersOfTier,
    })
    .from(tiers)
    .innerJoin(authors, eq(authors.id, tiers.authorId))
    .where(where)
    .orderBy(asc(tiers.position), asc(tiers.id));
  return rows.map(({ tier: { id, name, description, price, places, hidden, archivedAt }, members }) => ({
    id,
    name,
    description,
    price,
    places,
    hidden,
    archived: archivedAt !== null,
    members,
  }));
}

/** All tiers of a person, and how many people follow them without paying. */
export async function readOwnTiers(db: Database, userId: number): Promise<Reply<'tiers'>> {
  const [author] = await db.select({ id: authors.id }).from(authors).where(eq(authors.userId, userId));
  if (author === undefined) return { results: [], free: 0 };
  const isFree = and(eq(subscriptions.authorId, author.id), isNull(subscriptions.tierId), givesAccess);
  return {
    results: await readTiers(db, eq(tiers.authorId, author.id)),
    free: await db.$count(subscriptions, isFree),
  };
}
