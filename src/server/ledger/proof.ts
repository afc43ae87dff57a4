import { sql } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';

const { ledgerAccounts, ledgerEntries, ledgerTransfers } = tables;

/** Faults named in one log line. */
const faultLimit = 10;

/** The ledger does not add up. Its message names the first transfers and accounts that are wrong. */
export class LedgerFault extends Error {}

/**
 * Proves that every transfer balances, and that every balance is the sum of its entries.
 * @throws {LedgerFault} when one does not
 */
export async function proveLedger(db: Database): Promise<void> {
  const unbalanced = await idsOf(
    db,
    sql`select ${ledgerTransfers.id} as id from ${ledgerTransfers}
      left join ${ledgerEntries} on ${ledgerEntries.transferId} = ${ledgerTransfers.id}
      group by ${ledgerTransfers.id} having count(${ledgerEntries.line}) < 2
      union select ${ledgerEntries.transferId} from ${ledgerEntries}
      group by ${ledgerEntries.transferId}, ${ledgerEntries.currency} having sum(${ledgerEntries.amount}) <> 0`,
  );
  const drifted = await idsOf(
    db,
    sql`select ${ledgerAccounts.id} as id from ${ledgerAccounts}
      left join ${ledgerEntries} on ${ledgerEntries.accountId} = ${ledgerAccounts.id}
      where ${ledgerAccounts.balance} is not null
      group by ${ledgerAccounts.id} having ${ledgerAccounts.balance} <> coalesce(sum(${ledgerEntries.amount}), 0)`,
  );
  const faults = [
    ...(unbalanced.length > 0 ? [`transfers that do not balance: ${unbalanced.join(', ')}`] : []),
    ...(drifted.length > 0 ? [`accounts that differ from their entries: ${drifted.join(', ')}`] : []),
  ];
  if (faults.length > 0) throw new LedgerFault(faults.join('; '));
}

async function idsOf(db: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`id::text` })
    .from(sql`(${query}) as faults`)
    .orderBy(sql`id`)
    .limit(faultLimit);
  return rows.map(({ id }) => id);
}
