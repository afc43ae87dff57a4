import { eq } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';

const { parties } = tables;

/**
 * The party that a person's money belongs to. It is made when it is first needed, and stays when the account is deleted.
 * @returns its id
 */
export async function partyOf(db: Database, userId: number): Promise<number> {
  const find = () => db.select({ id: parties.id }).from(parties).where(eq(parties.userId, userId));
  const [existing] = await find();
  if (existing !== undefined) return existing.id;
  await db.insert(parties).values({ kind: 'person', userId }).onConflictDoNothing();
  const [party] = await find();
  if (party === undefined) throw new Error(`person ${userId} has no party`);
  return party.id;
}
