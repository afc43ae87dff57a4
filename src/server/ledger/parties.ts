import { eq } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';

const { parties } = tables;

/** The party of a person who has paid or was paid; `undefined` before that. */
export const findParty = async (db: Database, userId: number): Promise<number | undefined> =>
  (await db.select({ id: parties.id }).from(parties).where(eq(parties.userId, userId)))[0]?.id;

/**
 * The party that a person's money belongs to. It is made when it is first needed, and stays when the account is deleted.
 * @returns its id
 */
export async function partyOf(db: Database, userId: number): Promise<number> {
  const existing = await findParty(db, userId);
  if (existing !== undefined) return existing;
  await db.insert(parties).values({ kind: 'person', userId }).onConflictDoNothing();
  const party = await findParty(db, userId);
  if (party === undefined) throw new Error(`person ${userId} has no party`);
  return party;
}
