import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { v7 } from 'uuid';
import { openPostgres, type Database } from '#src/server/database/index.ts';
import { balancesOf, post, proveLedger, statementOf } from '#src/server/ledger/index.ts';
import { createDatabase } from './support/database.ts';
import { print } from './support/load.ts';

/**
 * `npm run test:load:money`: speed of a ledger of `ENTRIES` entries on the PostgreSQL of `TEST_DATABASE_URL`, beside the
 * same statements sent without our code. The ratios of one run count.
 */
const entries = Number(process.env['ENTRIES'] ?? 1_000_000);
const people = 1000;
const writers = 8;
/** Rounds alternate between the two, so that a busy moment of the machine meets both. */
const rounds = 5;
const secondsOfRound = 4;

/** Sales of four lines each, evenly over all people. */
async function fill(db: Database): Promise<void> {
  await db.transaction(async (transaction) => {
    // Triggers would take minutes; the proof below tells whether the rows are right.
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(
      sql`insert into parties (kind) select 'person' from generate_series(1, ${people})`,
    );
    await transaction.execute(sql`insert into parties (kind) values ('platform')`);
    await transaction.execute(sql`insert into ledger_accounts (party_id, party_kind, kind, currency, balance)
      select id, kind, 'hold', 'RUB', 0 from parties where kind = 'person'`);
    await transaction.execute(sql`insert into ledger_accounts (party_id, party_kind, kind, currency)
      select id, kind, account, 'RUB' from parties,
      unnest(array['provider_clearing', 'platform_fee', 'provider_fee']) as account where kind = 'platform'`);
    await transaction.execute(sql`create temporary table sales on commit drop as
      select number, (lpad(to_hex(1700000000000 + number), 12, '0') || '7' || substr(md5(number::text), 1, 19))::uuid as id,
        (select min(id) from parties) + number % ${people} as party
      from generate_series(1, ${entries / 4}) as number`);
    await transaction.execute(sql`insert into ledger_transfers (id, cause, cause_id, key, request, happened_at)
      select id, 'sale', id, 'sale:' || id, 'x', now() from sales`);
    await transaction.execute(sql`insert into ledger_entries (transfer_id, line, account_id, currency, amount)
      select sales.id, line.number, account.id, 'RUB', line.amount
      from sales
      cross join (values (1, 'provider_clearing', -50000), (2, 'hold', 45000), (3, 'platform_fee', 3500), (4, 'provider_fee', 1500))
        as line (number, kind, amount)
      join ledger_accounts as account on account.kind = line.kind
        and (account.party_id = sales.party or account.party_kind = 'platform')`);
    await transaction.execute(sql`update ledger_accounts set balance = (
      select coalesce(sum(amount), 0) from ledger_entries where account_id = ledger_accounts.id) where balance is not null`);
  });
  await db.execute(sql`analyze`);
}

/** Calls it from all writers for one round. @returns calls a second */
async function perSecond(write: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + secondsOfRound * 1000;
  let count = 0;
  const writer = async () => {
    for (; performance.now() < until; count += 1) await write();
  };
  await Promise.all(Array.from({ length: writers }, writer));
  return count / secondsOfRound;
}

/** The median of 1,000 sequential calls, in ms. */
async function medianOf(read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 1000; count += 1) {
    const since = performance.now();
    await read();
    times.push(performance.now() - since);
  }
  return times.toSorted((a, b) => a - b)[500] ?? 0;
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await call();
  return performance.now() - since;
}

const server = process.env['TEST_DATABASE_URL'];
if (server === undefined) throw new Error('TEST_DATABASE_URL names no PostgreSQL to measure');
const { url, drop } = await createDatabase(server);
const database = await openPostgres(url, { hasTimeLimits: false });
const { db } = database;
const bare = new Pool({ connectionString: url, max: writers });
const filled = await timeOf(() => fill(db));

const [{ first } = { first: 0 }] = await db.select({ first: sql<number>`min(id)::int` }).from(sql`parties`);
const anyone = () => first + Math.floor(Math.random() * people);

const postSale = () =>
  db.transaction((transaction) => {
    const id = randomUUID();
    return post(transaction, {
      ...{ cause: 'sale', causeId: id, key: `sale:${id}`, happenedAt: new Date() },
      lines: [
        { account: { kind: 'provider_clearing' }, amount: -50_000n },
        { account: { party: anyone(), kind: 'hold' }, amount: 45_000n },
        { account: { kind: 'platform_fee' }, amount: 3500n },
        { account: { kind: 'provider_fee' }, amount: 1500n },
      ],
    });
  });

async function postBare(): Promise<void> {
  const id = randomUUID();
  const client = await bare.connect();
  await client.query('begin');
  await client.query({
    name: 'post',
    text: `select post_transfer($1, 'sale', $2, $3, $4, $5, null, 'RUB', $6, $7, $8)`,
    values: [
      ...[v7(), id, `sale:${id}`, randomBytes(32), new Date()],
      ...[
        [null, anyone(), null, null],
        ['provider_clearing', 'hold', 'platform_fee', 'provider_fee'],
      ],
      [-50_000, 45_000, 3500, 1500],
    ],
  });
  await client.query('commit');
  client.release();
}

let ours = 0;
let theirs = 0;
for (let round = 0; round < rounds; round += 1) {
  theirs += (await perSecond(postBare)) / rounds;
  ours += (await perSecond(postSale)) / rounds;
}

const balance = await medianOf(() => balancesOf(db, first));
const bareBalance = await medianOf(() =>
  bare.query({
    name: 'balance',
    text: `select kind, balance from ledger_accounts where party_id = $1 and currency = 'RUB'`,
    values: [first],
  }),
);
const statement = await medianOf(() => statementOf(db, first, { limit: 50 }));
const bareStatement = await medianOf(() =>
  bare.query({
    name: 'statement',
    text: `select entry.transfer_id, entry.line, cause, cause_id, happened_at, account.kind, entry.amount
      from ledger_accounts as account
      cross join lateral (select * from ledger_entries where account_id = account.id
        order by transfer_id desc, line desc limit 50) as entry
      join ledger_transfers as transfer on transfer.id = entry.transfer_id
      where party_id = $1 and account.currency = 'RUB'
      order by entry.transfer_id desc, entry.line desc limit 50`,
    values: [first],
  }),
);
const proof = await timeOf(() => proveLedger(db));

print(`time to fill in ${entries} entries, s`, filled / 1000, '');
print(`sales of four lines by ${writers} writers, per second`, ours, '');
print('the same statements without our code', theirs, '');
print('the former to it', ours / theirs, '≥ 0.70');
print('median of the balances of a person, ms', balance, '');
print('to the bare query', balance / bareBalance, '≤ 2');
print('median of 50 lines of a statement, ms', statement, '');
print('to the bare query', statement / bareStatement, '≤ 2');
print('proof of the whole ledger, s', proof / 1000, '');

await bare.end();
await database.close();
await drop();
