import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';

const partitioned = ['events', 'views'] as const;
/** The present month, and months after it. */
const months = [0, 1, 2, 3] as const;

/**
 * Makes the partitions of the months to come, of every table that has some (`0009_events.sql`). A month without one has its rows
 * in the partition for all others, from which they go to their own as soon as it can be made.
 * @throws what the first month has failed with, after all have been tried
 */
export async function addPartitions(db: Database): Promise<void> {
  const failures: unknown[] = [];
  for (const table of partitioned)
    for (const ahead of months) {
      const month = sql`(date_trunc('month', shared_now() at time zone 'utc') + make_interval(months => ${ahead}))::date`;
      await db
        .execute(sql`select add_partition(${table}, ${month})`)
        .catch((error: unknown) => failures.push(error));
    }
  if (failures.length > 0) throw failures[0];
}
