import { sql } from 'drizzle-orm';
import type { Database } from '#src/server/database/index.ts';

export interface TestClock {
  now(): Date;
  /** @param seconds how far to move it forward */
  pass(seconds: number): Promise<void>;
}

/** Stops the time of a database; it moves only when told. */
export async function stopClock(db: Database): Promise<TestClock> {
  // Close to the real time: the captcha library looks at the real clock.
  let time = Math.floor(Date.now() / 1000) * 1000;
  const set = () =>
    db.execute(
      sql.raw(`create or replace function shared_now() returns timestamptz language sql stable
        as 'select timestamptz ''${new Date(time).toISOString()}'''`),
    );
  await set();
  return {
    now: () => new Date(time),
    async pass(seconds) {
      time += seconds * 1000;
      await set();
    },
  };
}

/** Clock of servers that work in real time. */
export const realClock: TestClock = {
  now: () => new Date(),
  pass: () => Promise.reject(new Error('the real time cannot be moved')),
};
