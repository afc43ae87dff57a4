import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { currency, type Kopecks } from '#src/money.ts';
import { checkViolation, type Database, uniqueViolation } from '../database/index.ts';
import type { personAccountKinds, platformAccountKinds } from '../database/schema/accountKinds.ts';

export type PersonAccountKind = (typeof personAccountKinds)[number];
type PlatformAccountKind = (typeof platformAccountKinds)[number];

/** Account of a person by their party, or of the platform. */
type AccountName =
  | { readonly party: number; readonly kind: PersonAccountKind }
  | { readonly kind: PlatformAccountKind };

interface Line {
  readonly account: AccountName;
  /** More for what the platform owes, less for what it holds. Never zero. */
  readonly amount: Kopecks;
}

/** Kinds of events that move money. */
type Cause = 'sale' | 'provider_cost' | 'settlement' | 'release' | 'payout' | 'refund' | 'dispute';

export interface Posting {
  readonly cause: Cause;
  /** Its id in the table of that kind. */
  readonly causeId: string;
  /** Says what is posted once, such as `sale:<order>`. */
  readonly key: string;
  readonly happenedAt: Date;
  /** At least two that add up to zero. */
  readonly lines: readonly Line[];
  /** Transfer that this one takes back. */
  readonly reverses?: string;
}

/** An account would have less than nothing. */
export class Overdraft extends Error {}

/** Another posting has been made under the same key. */
export class KeyReused extends Error {}

/** Equal for a posting that is repeated: neither the moment nor the order of the lines tells postings apart. */
function hashOf({ cause, causeId, lines, reverses }: Posting): Buffer {
  const entries = lines.map(
    ({ account, amount }) => `${'party' in account ? account.party : ''} ${account.kind} ${amount}`,
  );
  const text = JSON.stringify([cause, causeId, reverses ?? null, entries.toSorted()]);
  return createHash('sha256').update(text).digest();
}

/** A list as one parameter: Drizzle would write a parameter for each item. */
const list = (items: readonly (string | number | bigint | null)[]) =>
  sql.param(`{${items.map((item) => item ?? 'NULL').join(',')}}`);

/**
 * Moves money: the only way to write to the ledger. Posting the same again changes nothing.
 * @param db a transaction, so that money moves together with what it was moved for; savepoints are fine
 * @returns the id of the transfer
 * @throws {Overdraft} when an account has too little
 * @throws {KeyReused} when the key belongs to another posting
 */
export async function post(db: Database, posting: Posting): Promise<string> {
  const { cause, causeId, key, happenedAt, lines, reverses } = posting;
  const parties = lines.map(({ account }) => ('party' in account ? account.party : null));
  const kinds = lines.map(({ account }) => account.kind);
  const amounts = lines.map(({ amount }) => amount);
  const id = sql<string>`post_transfer(${v7()}, ${cause}, ${causeId}, ${key}, ${hashOf(posting)},
    ${happenedAt.toISOString()}, ${reverses ?? null}, ${currency}, ${list(parties)}, ${list(kinds)}, ${list(amounts)})`;
  try {
    const [row] = await db.select({ id }).from(sql`(values (1)) as one`);
    if (row === undefined) throw new Error('the database returned no row');
    return row.id;
  } catch (error) {
    if (uniqueViolation(error) === 'ledger_transfers_key')
      throw new KeyReused(`another posting has the key ${key}`, { cause: error });
    if (checkViolation(error) === 'ledger_accounts_overdraft')
      throw new Overdraft(`an account has too little for ${key}`, { cause: error });
    throw error;
  }
}
