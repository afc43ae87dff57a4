import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { type Job, scheduleJobs } from '#src/server/jobs/schedule.ts';
import { openTestDatabase } from './support/database.ts';

const impatient = {
  heartbeatSeconds: 10,
  pollingIntervalSeconds: 0.5,
  superviseIntervalSeconds: 1,
  monitorIntervalSeconds: 1,
};
const wait = { timeout: 20_000, interval: 50 };
let database: OpenDatabase;
let ends: (() => Promise<void>)[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
}, 30_000);
afterEach(async () => {
  await Promise.all(ends.map((end) => end()));
  ends = [];
  await database.close();
});

/** A server whose only job this is. @param execute its way to the database */
async function start(run: Job['run'], execute = database.execute) {
  const jobs = [{ name: 'work', cron: '0 0 1 1 *', run }];
  ends.push(await scheduleJobs(execute, jobs, { warn: vi.fn() }, impatient));
}

describe('a job', () => {
  it('runs when a server starts', async () => {
    const run = vi.fn(async () => undefined);
    await start(run);
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), wait);
  });

  it('is never in two hands at once', async () => {
    let running = 0;
    const most = vi.fn();
    const run = vi.fn(async () => {
      running += 1;
      most(running);
      await new Promise((resolve) => setTimeout(resolve, 300));
      running -= 1;
    });
    await start(run);
    await start(run);
    await start(run);
    await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThanOrEqual(1), wait);
    await vi.waitFor(() => expect(running).toBe(0), wait);
    expect(Math.max(...most.mock.calls.map(([count]) => count))).toBe(1);
  });

  it('that fails is tried again', async () => {
    const run = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('the store is away'));
    await start(run);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(2), wait);
  });

  it(
    'of a server that has died in the middle of it is taken by another one',
    { timeout: 60_000 },
    async () => {
      let isDead = false;
      const begun = vi.fn();
      // Nothing that it says reaches the database any more, as when its process is gone.
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
});
