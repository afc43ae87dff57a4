/** @module-tag slow */
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Execute, OpenDatabase } from '#src/server/database/index.ts';
import { startJobs } from '#src/server/start/jobs.ts';
import { type Job, scheduleJobs } from '#src/server/jobs/schedule.ts';
import { folderStore } from '#src/server/media/index.ts';
import { openSharedDatabase } from './support/database.ts';

const impatient = {
  heartbeatSeconds: 10,
  pollingIntervalSeconds: 0.5,
  superviseIntervalSeconds: 1,
  monitorIntervalSeconds: 1,
};
const wait = { timeout: 20_000, interval: 50 };
let database: OpenDatabase;
const log = { warn: vi.fn() };
let ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await openSharedDatabase();
  // Other test files share the database, and their servers have left jobs.
  await dropQueue();
}, 30_000);
beforeEach(() => {
  log.warn.mockClear();
});
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  ends = [];
  vi.restoreAllMocks();
  await dropQueue();
});
afterAll(() => database.close());

const dropQueue = () => database.execute('drop schema if exists pgboss cascade');
const work = { name: 'work', cron: '0 0 1 1 *', isDueAtStart: true };

/** A server whose only job this is. @param execute its way to the database */
async function start(run: Job['run'], execute = database.execute, onFailure = vi.fn()) {
  ends.push(await scheduleJobs(execute, [{ ...work, run }], { log, onFailure }, impatient));
}

/** Something that waits until it is released. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a job', () => {
  it('runs when a server starts, if that is its way', async () => {
    const [run, later] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const jobs = [
      { ...work, name: 'later', isDueAtStart: false, run: later },
      { ...work, run },
    ];
    ends.push(await scheduleJobs(database.execute, jobs, { log }, impatient));
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), wait);
    const { rows } = await database.execute(`select distinct name from pgboss.job`);
    expect(rows).toEqual([{ name: 'work' }]);
    expect(later).not.toHaveBeenCalled();
  });

  it('is never in two hands at once', async () => {
    const { open, opened } = gate();
    let running = 0;
    let most = 0;
    const run = vi.fn(async () => {
      running += 1;
      most = Math.max(most, running);
      await opened;
      running -= 1;
    });
    await start(run);
    await vi.waitFor(() => expect(running).toBe(1), wait);
    // The next of it is in the line from now on, and two servers look for it.
    const looks = vi.fn();
    const looking: Execute = (text, values) => {
      if (/skip locked/i.test(text)) looks();
      return database.execute(text, values);
    };
    await start(run, looking);
    await start(run, looking);
    const { rows } = await database.execute(`select state::text from pgboss.job order by 1`);
    expect(rows).toEqual([{ state: 'active' }, { state: 'created' }]);
    await vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThan(6), wait);
    open();
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), wait);
    await vi.waitFor(() => expect(running).toBe(0), wait);
    expect(most).toBe(1);
  });

  it('that fails is told of, counted and tried again', async () => {
    const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the store is away'));
    const onFailure = vi.fn();
    await start(run, database.execute, onFailure);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), wait);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ job: 'work', reason: 'Error' }, 'a job has failed');
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('work');
  });

  it(
    'of a server that has died in the middle of it is taken by another one',
    { timeout: 60_000 },
    async () => {
      let isDead = false;
      const begun = vi.fn();
      // Its statements no longer reach the database, as after its process ended.
      await start(
        async () => {
          begun();
          isDead = true;
          await new Promise((resolve) => setTimeout(resolve, 25_000));
        },
        (text, values) =>
          isDead ? Promise.reject(new Error('this server is dead')) : database.execute(text, values),
      );
      await vi.waitFor(() => expect(begun).toHaveBeenCalled(), wait);
      const run = vi.fn(async () => undefined);
      await start(run);
      expect(run).not.toHaveBeenCalled();
      await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: 40_000, interval: 100 });
    },
  );

  it('that cannot be scheduled leaves nothing running', async () => {
    const stop = vi.spyOn(PgBoss.prototype, 'stop');
    const refusing: Execute = (text, values) =>
      text.includes('.schedule')
        ? Promise.reject(new Error('the database is away'))
        : database.execute(text, values);
    await expect(start(async () => undefined, refusing)).rejects.toThrow('the database is away');
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('the jobs of a server', () => {
  const startServer = (execute: Execute) => {
    const store = folderStore('/nowhere');
    const wake = () => undefined;
    const queue = { add: async () => undefined, wake };
    const limits = { allows: async () => true };
    const uploads = { wake, folder: '/nowhere' };
    const { db, jobsDb } = database;
    const parts = { db, jobsDb, execute, queue, limits, store, uploads, log };
    const stop = startJobs({ REFRESH_TTL: 60 }, parts);
    ends.push(stop);
    return stop;
  };
  const queues = async () => {
    const { rows } = await database.execute(`select to_regclass('pgboss.schedule') is not null as made`);
    if (JSON.stringify(rows).includes('false')) return [];
    return (await database.execute(`select name from pgboss.schedule`)).rows;
  };

  it('are scheduled a little later when another server holds the tables', async () => {
    const refused = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    let isHeld = true;
    startServer(async (text, values) => {
      if (!isHeld || !/create table/i.test(text)) return database.execute(text, values);
      isHeld = false;
      throw refused;
    });
    await vi.waitFor(async () => expect(await queues()).toHaveLength(13), wait);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(
      { reason: `55P03 ${refused.message}` },
      'jobs could not be scheduled',
    );
  });

  it('remove no file because a server has started', async () => {
    startServer(database.execute);
    await vi.waitFor(async () => expect(await queues()).toHaveLength(13), wait);
    const { rows } = await database.execute(`select name from pgboss.job where name = 'collect-files'`);
    expect(rows).toEqual([]);
  });

  it('that are still being scheduled are waited for when it stops', async () => {
    const { open, opened } = gate();
    const execute = vi.fn<Execute>(async (text, values) => {
      await opened;
      return database.execute(text, values);
    });
    const stopped = vi.fn();
    const ending = startServer(execute)().then(stopped);
    await vi.waitFor(() => expect(execute).toHaveBeenCalled(), wait);
    expect(stopped).not.toHaveBeenCalled();
    open();
    await ending;
    const calls = execute.mock.calls.length;
    await vi.waitFor(async () => expect(await queues()).toHaveLength(13), wait);
    expect(execute).toHaveBeenCalledTimes(calls);
  });
});
