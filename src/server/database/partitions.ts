import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';

/** Months after the present one. */
const ahead = 3;

/**
 * Makes the partitions of the months to come, of every table that has some (`0009_events.sql`). A month without one has its rows
 * in the partition for all others.
 */
export const addPartitions = (db: Database) => db.execute(sql`select add_partitions(${ahead})`);
