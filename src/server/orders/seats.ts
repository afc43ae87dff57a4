import { and, eq, lte, sql } from 'drizzle-orm';
import { seatsOfOthers } from '../access/columns.ts';
import { tables, type Database } from '../database/index.ts';

const { parties, tiers } = tables;

/** All seats of a tier are taken. */
export class SoldOut extends Error {}

/**
 * Keeps a seat of a tier for a buyer: as long as an order can be paid it holds one, so nobody pays for a seat that is
 * gone. Orders of the tier wait for each other until the transaction ends.
 * @param buyer their party
 * @throws {SoldOut} when members and orders of others leave none
 */
export async function reserveSeat(transaction: Database, tierId: number, buyer: number): Promise<void> {
  await transaction.select({ id: tiers.id }).from(tiers).where(eq(tiers.id, tierId)).for('no key update');
  const reader = sql`(select ${parties.userId} from ${parties} where ${parties.id} = ${buyer})`;
  const isFull = and(eq(tiers.id, tierId), lte(tiers.places, seatsOfOthers(reader)));
  if ((await transaction.$count(tiers, isFull)) > 0) throw new SoldOut(`tier ${tierId} has no seat left`);
}
