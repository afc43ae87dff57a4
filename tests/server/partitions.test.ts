/** @module-tag slow */
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPartitions, tables, type Database, type OpenDatabase } from '#src/server/database/index.ts';
import { stopClock, type TestClock } from './support/clock.ts';
import { openTestDatabase } from './support/database.ts';

let database: OpenDatabase;
let clock: TestClock;
beforeEach(async () => {
  database = await openTestDatabase();
  clock = await stopClock(database.db);
}, 30_000);
afterEach(() => database.close());

/** The beginning of a month, in UTC. @param ahead of the present one */
function monthIn(ahead: number, now = new Date()): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead));
}
const nameOf = (table: string, month: Date) =>
  `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`;

const event = (at: Date) => ({ id: v7(), at, kind: 'post_published', authorId: 1, payload: { post_id: 1 } });
const addEvent = (at: Date) => database.db.insert(tables.events).values(event(at));
const addView = (at: Date) =>
  database.db
    .insert(tables.views)
    .values({ day: at.toISOString().slice(0, 10), userId: 1, postId: 1, authorId: 1 });

/** Partition of each row, in order. */
async function places(table: 'events' | 'views'): Promise<unknown[]> {
  const { rows } = await database.execute(
    `select tableoid::regclass::text as place from ${table} order by ${table === 'events' ? 'at' : 'day'}`,
  );
  return rows.map((row) => Object.values(row as object)[0]);
}

/** Advances to the beginning of a month. */
const passTo = (month: Date) => clock.pass(Math.ceil((month.getTime() - clock.now().getTime()) / 1000));

describe('a month', () => {
  it('has a partition of its own, and so have the next three', async () => {
    const months = [0, 1, 2, 3].map((ahead) => monthIn(ahead));
    for (const month of [...months, monthIn(4)]) {
      await addEvent(month);
      await addView(month);
    }
    for (const table of ['events', 'views'] as const)
      expect(await places(table)).toEqual([...months.map((month) => nameOf(table, month)), `${table}_other`]);
  });

  it.for(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'that had rows before it had a partition gets one with them, as months are in UTC, also for somebody in %s',
    async (zone) => {
      const [four, five, six] = [monthIn(4), monthIn(5), monthIn(6)];
      for (const at of [new Date(five.getTime() - 1), five, new Date(six.getTime() - 1), six]) {
        await addEvent(at);
        await addView(at);
      }
      expect(new Set(await places('events'))).toEqual(new Set(['events_other']));
      await passTo(monthIn(2));
      const fromThere = async (transaction: Database) => {
        await transaction.execute(sql.raw(`set local time zone '${zone}'`));
        await addPartitions(transaction);
      };
      await database.db.transaction(fromThere);
      for (const table of ['events', 'views'] as const)
        expect(await places(table)).toEqual([
          nameOf(table, four),
          nameOf(table, five),
          nameOf(table, five),
          `${table}_other`,
        ]);
      await addEvent(new Date(five.getTime() + 1));
      expect((await places('events')).filter((place) => place === nameOf('events', five))).toHaveLength(3);
    },
  );

  it('that cannot get a partition keeps none from the others, and is told of', async () => {
    const { db } = database;
    const [from, to] = [monthIn(4), monthIn(5)].map((month) => `'${month.toISOString()}'`);
    await db.execute(sql.raw(`create table odd partition of events for values from (${from}) to (${to})`));
    await passTo(monthIn(2));
    await expect(addPartitions(db)).rejects.toThrow('add_partition');
    await addEvent(monthIn(5));
    await addView(monthIn(4));
    expect(await places('events')).toEqual([nameOf('events', monthIn(5))]);
    expect(await places('views')).toEqual([nameOf('views', monthIn(4))]);
  });

  it('has the indexes and the rules of all others', async () => {
    await addEvent(monthIn(4));
    await passTo(monthIn(1));
    await addPartitions(database.db);
    const { rows } = await database.execute(
      `select c.relname as name, count(*)::integer as indexes from pg_index i
        join pg_class c on c.oid = i.indrelid join pg_inherits h on h.inhrelid = c.oid
        where h.inhparent = 'events'::regclass group by 1 having count(*) <> 4`,
    );
    expect(rows).toEqual([]);
  });
});
