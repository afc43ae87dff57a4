import { and, eq, sql } from 'drizzle-orm';
import { isCurrent } from '../access/columns.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';

const { grants, orders, parties, tiers } = tables;

/** All seats of a tier are taken. */
export class SoldOut extends Error {}

/**
 * Keeps a seat of a tier for a buyer: as long as an order can be paid it holds one, so nobody pays for a seat that is
 * gone. Orders of the tier wait for each other until the transaction ends.
 * @param buyer their party
 * @throws {SoldOut} when members and orders of others leave none
 */
export async function reserveSeat(transaction: Database, tierId: number, buyer: number): Promise<void> {
  const [tier] = await transaction
    .select({ places: tiers.places })
    .from(tiers)
    .where(eq(tiers.id, tierId))
    .for('no key update');
  if (tier?.places == null) return;
  const members = transaction
    .select({ userId: grants.userId })
    .from(grants)
    .where(and(eq(grants.tierId, tierId), isCurrent));
  const ordering = transaction
    .select({ userId: parties.userId })
    .from(orders)
    .innerJoin(parties, eq(parties.id, orders.buyerId))
    .where(
      and(
        ...[eq(orders.purpose, 'tier'), eq(orders.subjectId, tierId)],
        sql`(${orders.state} = 'pending' or ${orders.state} = 'open' and ${orders.expiresAt} > ${sharedNow})`,
      ),
    );
  const taken = await transaction.$count(
    sql`(${members} union ${ordering}) as seats`,
    sql`user_id is distinct from (select ${parties.userId} from ${parties} where ${parties.id} = ${buyer})`,
  );
  if (taken >= tier.places) throw new SoldOut(`tier ${tierId} has no seat left`);
}
