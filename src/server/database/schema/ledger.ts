import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { personAccountKinds, platformAccountKinds } from './accountKinds.ts';
import { moment, transactionId } from './moment.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Everybody that money belongs to. Financial rows refer to parties and never to people, because people delete their
 * accounts and numbers have to stay.
 */
export const parties = pgTable(
  'parties',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['person', 'platform'] }).notNull(),
    /** Absent for the platform, and once the person's account is deleted. */
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('parties_id_kind').on(table.id, table.kind),
    uniqueIndex('parties_platform')
      .on(table.kind)
      .where(sql`kind = 'platform'`),
    check('parties_user', sql`kind = 'person' or user_id is null`),
  ],
);

const listOf = (kinds: readonly string[]) => sql.raw(kinds.map((kind) => `'${kind}'`).join(', '));
const isPersonal = sql`kind in (${listOf(personAccountKinds)})`;
const isPlatforms = sql`kind in (${listOf(platformAccountKinds)})`;

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    partyId: bigint('party_id', { mode: 'number' }).notNull(),
    partyKind: text('party_kind', { enum: ['person', 'platform'] }).notNull(),
    kind: text({ enum: [...personAccountKinds, ...platformAccountKinds] }).notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Kopecks. Accounts of the platform have none: every sale would wait for the lock of their row. */
    balance: bigint({ mode: 'bigint' }),
  },
  (table) => [
    unique('ledger_accounts_owner').on(table.partyId, table.kind, table.currency),
    unique('ledger_accounts_currency').on(table.id, table.currency),
    foreignKey({
      name: 'ledger_accounts_party',
      columns: [table.partyId, table.partyKind],
      foreignColumns: [parties.id, parties.kind],
    }).onDelete('restrict'),
    check(
      'ledger_accounts_kind',
      sql`case party_kind when 'person' then ${isPersonal} and balance is not null else ${isPlatforms} and balance is null end`,
    ),
    check('ledger_accounts_overdraft', sql`case kind when 'debt' then balance <= 0 else balance >= 0 end`),
  ],
);

/** Movements of money. Neither these nor their entries are ever changed: a mistake is reversed by another transfer. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    /** UUIDv7, so that ids are in the order of time. */
    id: uuid().primaryKey(),
    /** The kind of event that moved the money, and its id in the table of that kind. */
    cause: text().notNull(),
    causeId: text('cause_id').notNull(),
    /** The same key is posted once. */
    key: text().notNull().unique(),
    /** SHA-256 of the posting: another one under the same key is a mistake. */
    request: bytes().notNull(),
    happenedAt: moment('happened_at').notNull(),
    bookedAt: moment('booked_at')
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Entries belong to the transaction of their transfer. */
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    reverses: uuid(),
  },
  (table) => [
    index('ledger_transfers_cause').on(table.cause, table.causeId),
    index('ledger_transfers_reverses')
      .on(table.reverses)
      .where(sql`reverses is not null`),
    foreignKey({
      name: 'ledger_transfers_reverses',
      columns: [table.reverses],
      foreignColumns: [table.id],
    }).onDelete('restrict'),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id, { onDelete: 'restrict' }),
    line: smallint().notNull(),
    accountId: bigint('account_id', { mode: 'number' }).notNull(),
    currency: char({ length: 3 }).notNull(),
    /** Kopecks: more for what is owed, less for what is held. */
    amount: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.line] }),
    index('ledger_entries_account').on(table.accountId, table.transferId),
    foreignKey({
      name: 'ledger_entries_currency',
      columns: [table.accountId, table.currency],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.currency],
    }).onDelete('restrict'),
    check('ledger_entries_amount', sql`amount <> 0`),
  ],
);
