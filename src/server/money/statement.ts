import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Query, Reply } from '#src/api/contract.ts';
import { currency } from '#src/money.ts';
import { toPerson } from '../authors/present.ts';
import { type Database, tables } from '../database/index.ts';

const { authors, ledgerAccounts, ledgerEntries, ledgerTransfers, orders, parties, users } = tables;

export type Movement = Reply<'statement'>['results'][number];

/** Rows to read. Days are Moscow's, both included. */
export interface StatementPart {
  readonly kind?: NonNullable<Query<'statement'>>['kind'] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Id of the last row of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Greater than the id of any movement. */
const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Money in these accounts is the author's balance. What is on its way to a bank has left it. */
const balanceKinds = ['hold', 'available', 'disputed', 'debt'] as const;

const midnight = (day: SQL) => sql`(${day})::timestamp at time zone 'Europe/Moscow'`;

/** The order of a sale, or of the sale that a refund takes back. */
const orderId = sql`case ${ledgerTransfers.cause}
  when 'sale' then ${ledgerTransfers.causeId}::uuid
  when 'refund' then (select sale.cause_id::uuid from ${ledgerTransfers} as sale
    where sale.id = ${ledgerTransfers.reverses} and sale.cause = 'sale')
end`;

const kindOf = (kind: NonNullable<StatementPart['kind']>): SQL =>
  kind === 'payout' || kind === 'refund'
    ? sql`${ledgerTransfers.cause} = ${kind}`
    : sql`${ledgerTransfers.cause} = 'sale' and ${orders.purpose} = ${kind}`;

const isChosen = ({ kind, from, to }: StatementPart): SQL | undefined =>
  and(
    // Money that has become available is the same money.
    sql`${ledgerTransfers.cause} <> 'release'`,
    kind && kindOf(kind),
    from === undefined ? undefined : sql`${ledgerTransfers.happenedAt} >= ${midnight(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${ledgerTransfers.happenedAt} < ${midnight(sql`${to}::date + 1`)}`,
  );

/**
 * Movements of a page with the balance after each. The indexes of the accounts are read from their ends, and no further
 * than the last of these movements.
 */
const movements = (party: number, part: StatementPart) => sql`
  with own as (
    select id, balance from ${ledgerAccounts}
    where party_id = ${party} and currency = ${currency} and kind = any(${sql.param([...balanceKinds])}::text[])
  ), page as (
    select distinct newest.transfer_id as id
    from own cross join lateral (
      select ${ledgerEntries.transferId} as transfer_id
      from ${ledgerEntries}
      join ${ledgerTransfers} on ${ledgerTransfers.id} = ${ledgerEntries.transferId}
      left join ${orders} on ${orders.id} = ${orderId}
      where ${ledgerEntries.accountId} = own.id and ${ledgerEntries.transferId} < ${part.before ?? afterAll}::uuid
        and ${isChosen(part)}
      order by ${ledgerEntries.transferId} desc limit ${part.limit}
    ) as newest
    order by id desc limit ${part.limit}
  ), changes as (
    select entry.transfer_id as id, sum(entry.amount) as net
    from own join ${ledgerEntries} as entry on entry.account_id = own.id
      and entry.transfer_id >= (select id from page order by id limit 1)
    group by entry.transfer_id
  ), balances as (
    select id, net, (select sum(balance) from own) - coalesce(sum(net) over newer, 0) as balance
    from changes window newer as (order by id desc rows between unbounded preceding and 1 preceding)
  )
  select balances.* from page join balances on balances.id = page.id`;

const feeOf = (kind: 'platform_fee' | 'provider_fee') =>
  sql`(select coalesce(-sum(fee.amount), 0) from ${ledgerEntries} as fee
    join ${ledgerAccounts} as account on account.id = fee.account_id
    where fee.transfer_id = ${ledgerTransfers.id} and account.kind = ${kind})`.mapWith(Number);

const selectRows = (db: Database, party: number, part: StatementPart) =>
  db
    .select({
      id: ledgerTransfers.id,
      cause: ledgerTransfers.cause,
      happenedAt: ledgerTransfers.happenedAt,
      net: sql`movement.net`.mapWith(Number),
      balance: sql`movement.balance`.mapWith(Number),
      platformFee: feeOf('platform_fee'),
      paymentFee: feeOf('provider_fee'),
      purpose: orders.purpose,
      title: orders.title,
      message: orders.message,
      payer: {
        id: users.id,
        username: users.username,
        firstName: users.firstName,
        lastName: users.lastName,
        isHidden: sql<boolean>`(${users.profileHiddenAt} is not null)`,
      },
      pageName: authors.name,
    })
    .from(sql`(${movements(party, part)}) as movement`)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, sql`movement.id`))
    .leftJoin(orders, eq(orders.id, orderId))
    .leftJoin(parties, eq(parties.id, orders.buyerId))
    // Left out once the payer has deleted the account.
    .leftJoin(users, and(eq(users.id, parties.userId), isNull(users.deletedAt)))
    .leftJoin(authors, eq(authors.userId, users.id))
    .orderBy(sql`movement.id desc`);

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const kinds = ['sale', 'refund', 'payout', 'dispute'] as const satisfies readonly Movement['kind'][];

function present({ payer, pageName, ...row }: Row): Movement {
  const { net, platformFee, paymentFee } = row;
  const kind = kinds.find((each) => each === row.cause) ?? 'other';
  const isPayment = kind === 'sale' || kind === 'refund';
  return {
    id: row.id,
    happened_at: row.happenedAt.toISOString(),
    kind,
    purpose: row.purpose,
    title: row.title ?? '',
    message: row.message ?? '',
    payer: payer && toPerson({ ...payer, pageName, portrait: null, photo: null }).name,
    gross: isPayment ? net - platformFee - paymentFee : null,
    platform_fee: platformFee,
    payment_fee: paymentFee,
    net,
    balance: row.balance,
  };
}

/** Movements of an author's money, the newest first, in one statement: rows and balances fit. @param party their party */
export const readStatement = async (db: Database, party: number, part: StatementPart): Promise<Movement[]> =>
  (await selectRows(db, party, part)).map(present);
