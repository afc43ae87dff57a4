import { onTestFinished } from 'vitest';
import type { Execute } from '#src/server/database/index.ts';

/**
 * Makes the database refuse a change of one row until the test ends.
 * @param change e.g. `delete on posts`
 * @param row a condition on `old`, or on `new` where rows are inserted
 */
export async function poison(execute: Execute, change: string, row: string): Promise<void> {
  const table = change.split(' ').at(-1) ?? '';
  await execute(`create or replace function poisoned() returns trigger language plpgsql as
    $$ begin raise exception 'poisoned' using errcode = 'P0001'; end $$`);
  await execute(
    `create trigger poison before ${change} for each row when (${row}) execute function poisoned()`,
  );
  onTestFinished(async () => {
    await execute(`drop trigger poison on ${table}`);
  });
}
